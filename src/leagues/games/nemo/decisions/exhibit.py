"""Which Treasure is given to the World's Fair, if another one."""

from __future__ import annotations

from leagues.games.nemo import names, questions, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop, push, tell

NONE = 0
TREASURE = 1  # TREASURE + kind
KEPT = TREASURE + TREASURES  # KEPT + kind of Treasure, to use it instead
SIZE = KEPT + TREASURES
RULES = (Rule.FINALE_I, Rule.FAIR_TREASURES, Rule.KEPT_IN_BETWEEN)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        return ready.cannot_use_treasure(s, t, action - KEPT)
    return 0 if action == NONE or s.held[action - TREASURE] > 0 else Rule.FAIR_TREASURES


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    left = s.frames[s.depth - 1].a - 1
    pop(s)
    if action == NONE:
        return
    kind = action - TREASURE
    s.frames[s.depth - 1].d += 1
    s.held[kind] -= 1
    tell(s, Say.EXHIBITED, kind, 0, 0)
    if left > 0:
        push(s, Step.EXHIBIT, left, 0, 0, 0)
    questions.treasure_discarded(s, t, kind)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return "none" if action == NONE else names.TREASURES[action - TREASURE]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return ("do-exhibit-none", {}) if action == NONE else ("do-exhibit", {"treasure": action - TREASURE})
