"""Darkhouse card 8: the figure that gets the first die, before it is rolled."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ANYONE, pop, tell

SIZE = 3  # action i is a figure: Darkhouse, Phantom, Nautilion
RULES = (Rule.TWO_STEPS, Rule.DARKHOUSE_FIRST_PLAYER)


def who(s: State, t: Tables) -> int:
    return ANYONE if s.players == 2 and s.turn == 1 else s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.figure = action + 1
    tell(s, Say.FIGURE_CHOSEN, action, 0, 0)


def notation(action: int) -> str:
    return ("choose darkhouse", "choose phantom", "choose nautilion")[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-choose-figure", {"figure": action + 1}
