"""Two players, first turn: having seen the dice, they agree who goes first."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ANYONE, pop, tell

SIZE = 2  # action i: seat i goes first
RULES = (Rule.TWO_FIRST_PLAYER, Rule.TWO_ALTERNATE, Rule.DARKHOUSE_FIRST_PLAYER)


def who(s: State, t: Tables) -> int:
    return ANYONE


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.active = action
    tell(s, Say.FIRST, action, 0, 0)


def notation(action: int) -> str:
    return f"first {action}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-choose-first", {"seat": action + 1}
