"""The Darkhouse takes its toll: a token from the reserve, or one of the crew that the others can do without."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import in_reserve, spend
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import splits
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

RESERVE = 0
SIZE = 10  # 0 is a token of the reserve, i is crew i
RULES = (Rule.DARKHOUSE_TOLL, Rule.DUCT_DISCARD, Rule.TOLL_ALWAYS_PAYABLE)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == RESERVE:
        return Rule.DARKHOUSE_TOLL if in_reserve(s) == 0 else 0
    if not s.crew >> action & 1:
        return Rule.DARKHOUSE_TOLL
    if splits(s, t, action):
        return Rule.DUCT_DISCARD
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == RESERVE:
        spend(s, 1)
        tell(s, Say.TOLL_RESERVE, in_reserve(s), 0, 0)
    else:
        s.crew &= ~(1 << action)
        s.discard[action] += 1
        tell(s, Say.TOLL_CREW, action, 0, 0)


def notation(action: int) -> str:
    return "discard reserve" if action == RESERVE else f"discard {action}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-discard-reserve", {}) if action == RESERVE else ("do-discard-crew", {"crew": action})
