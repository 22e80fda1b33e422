"""To which ocean next to a full one a Hidden ship spreads."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.placing import place_hidden
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = OCEANS  # action i is the ocean i
RULES = (Rule.LADDER, Rule.SPREAD_OUT, Rule.DOTTED_LINES)


def who(s: State, t: Tables) -> int:
    return imperialists.placer(s)


def forbidden(s: State, t: Tables, action: int) -> int:
    ocean = s.frames[s.depth - 1].a
    if not seas.joined(t, ocean, action):
        return Rule.SPREAD_OUT
    return 0 if seas.open_spaces(s, t, action) > 0 else Rule.OPEN_SPACES


def apply(s: State, t: Tables, action: int) -> None:
    ocean = s.frames[s.depth - 1].a
    pop(s)
    tell(s, Say.SPREAD, ocean, action, 0)
    place_hidden(s, t, action)


def notation(action: int) -> str:
    return names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-spread", {"ocean": action}
