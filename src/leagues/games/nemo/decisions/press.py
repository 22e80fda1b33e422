"""Fight the ship that stalking revealed, or leave it undisturbed."""

from __future__ import annotations

from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

DECLINE, FIGHT = 0, 1
SIZE = 2
RULES = (Rule.STALK, Rule.STALK_DECLINED)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == DECLINE:
        ship = s.frames[s.depth - 1].a - 1
        tell(s, Say.DECLINES, ship, 0, s.backs[ship])
        pop(s)


def notation(action: int) -> str:
    return "decline" if action == DECLINE else "fight"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-decline" if action == DECLINE else "do-fight"), {}
