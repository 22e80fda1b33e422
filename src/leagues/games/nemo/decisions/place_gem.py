"""To which ocean next to one that has a gem the new gem goes."""

from __future__ import annotations

from leagues.games.nemo import names, seas
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = OCEANS  # action i is the ocean i
RULES = (Rule.ONE_GEM, Rule.GEM_NEXT_DOOR)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if not t.links[s.frames[s.depth - 1].a] >> action & 1:
        return Rule.GEM_NEXT_DOOR
    return Rule.ONE_GEM if s.gems[action] == 1 else 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    seas.put_gem(s, t, action)


def notation(action: int) -> str:
    return names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-place-gem", {"ocean": action}
