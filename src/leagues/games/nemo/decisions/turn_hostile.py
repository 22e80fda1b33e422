"""Which white ship turns its gray side."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import AT_SEA, OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = names.EARLIER_SHIPS  # action i is the ship i; a Ship Group has no other side
RULES = (Rule.LADDER, Rule.GET_HOSTILE, Rule.HOSTILE_WHITE_ONLY)


def who(s: State, t: Tables) -> int:
    return imperialists.placer(s)


def forbidden(s: State, t: Tables, action: int) -> int:
    place = s.ships[action] - AT_SEA
    if not 0 <= place < OCEANS or not seas.near(t, s.frames[s.depth - 1].a, place):
        return Rule.GET_HOSTILE
    return 0 if seas.is_white(s, t, action) else Rule.HOSTILE_WHITE_ONLY


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    seas.flip(s, t, action)
    tell(s, Say.HOSTILE, action, s.ships[action] - AT_SEA, 0)


def notation(action: int) -> str:
    return names.SHIPS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-turn-hostile", {"ship": action}
