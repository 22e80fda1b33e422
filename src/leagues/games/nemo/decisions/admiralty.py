"""The Imperialists in a Lull: where an Admiralty point adds a Hidden ship."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.placing import place_hidden
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

NONE = OCEANS  # action i is the ocean i
SIZE = OCEANS + 1
RULES = (Rule.ADMIRALTY_POINT, Rule.OPEN_SPACES)


def who(s: State, t: Tables) -> int:
    return imperialists.SEAT


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if action == NONE or seas.open_spaces(s, t, action) > 0 else Rule.OPEN_SPACES


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == NONE:
        tell(s, Say.POINT_UNSPENT, 0, 0, 0)
    else:
        tell(s, Say.POINT_SPENT, action, 0, 0)
        place_hidden(s, t, action)


def notation(action: int) -> str:
    return "none" if action == NONE else names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-spend-no-point", {}) if action == NONE else ("do-spend-point", {"ocean": action})
