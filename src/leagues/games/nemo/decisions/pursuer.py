"""For which Warship the next die of a Relentless Pursuit is thrown."""

from __future__ import annotations

from leagues.games.nemo import names, pursuit
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = SHIPS  # action i is the ship i
RULES = (Rule.RELENTLESS_PURSUIT, Rule.PURSUIT_ORDER, Rule.PURSUIT_ONE)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if pursuit.waits(s, t, action) else Rule.PURSUIT_ORDER


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    pursuit.name(s, t, action)


def notation(action: int) -> str:
    return names.SHIPS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-pursuer", {"ship": action}
