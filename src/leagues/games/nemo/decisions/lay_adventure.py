"""To which ocean next to one that has an Adventure token face down the new one goes."""

from __future__ import annotations

from leagues.games.nemo import adventures, names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = OCEANS  # action i is the ocean i
RULES = (Rule.ADVENTURE_LULL_TOKEN, Rule.ADVENTURE_NEXT_DOOR)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if adventures.can_lay(s, t, s.frames[s.depth - 1].a, action) else Rule.ADVENTURE_NEXT_DOOR


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    adventures.put(s, action)


def notation(action: int) -> str:
    return names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-lay-adventure", {"ocean": action}
