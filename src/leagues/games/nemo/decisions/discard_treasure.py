"""Which Treasure an expensive result costs."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import can_be_lost
from leagues.kernel.frames import pop, tell

SIZE = TREASURES  # action i is a Treasure of the kind i
RULES = (Rule.EXPENSIVE, Rule.ADVENTURE_SPENT)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if s.held[action] == 0:
        return Rule.EXPENSIVE
    return 0 if can_be_lost(s, t, action) else Rule.ADVENTURE_SPENT


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.held[action] -= 1
    tell(s, Say.TREASURE_LOST, action, 0, 0)
    questions.treasure_discarded(s, t, action)


def notation(action: int) -> str:
    return names.TREASURES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-discard-treasure", {"treasure": action}
