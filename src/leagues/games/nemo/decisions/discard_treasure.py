"""Which Treasure an expensive result costs."""

from __future__ import annotations

from leagues.games.nemo import names, questions, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import can_be_lost, use
from leagues.kernel.frames import pop, tell

NOTHING = TREASURES  # before it, action i is a Treasure of the kind i; itself where none is left
KEPT = NOTHING + 1  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (Rule.EXPENSIVE, Rule.ADVENTURE_SPENT, Rule.KEPT_IN_BETWEEN)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        return ready.cannot_use_treasure(s, t, action - KEPT)
    if action == NOTHING:
        return Rule.EXPENSIVE if anything(s, t) else 0
    if s.held[action] == 0:
        return Rule.EXPENSIVE
    return 0 if can_be_lost(s, t, action) else Rule.ADVENTURE_SPENT


def anything(s: State, t: Tables) -> bool:
    """Whether a Treasure is left that can be lost."""
    for kind in range(TREASURES):
        if can_be_lost(s, t, kind):
            return True
    return False


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    pop(s)
    if action == NOTHING:
        return
    s.held[action] -= 1
    tell(s, Say.TREASURE_LOST, action, 0, 0)
    questions.treasure_discarded(s, t, action)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return "nothing" if action == NOTHING else names.TREASURES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return ("do-discard-nothing", {}) if action == NOTHING else ("do-discard-treasure", {"treasure": action})
