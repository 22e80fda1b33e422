"""The Imperialists: whether they draw one ship, or several and choose."""

from __future__ import annotations

from leagues.games.nemo import imperialists
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, pop

ONE, CHOOSE = 0, 1
SIZE = 2
RULES = (Rule.TWO_DRAWS, Rule.TWO_DRAWS_OWN)


def who(s: State, t: Tables) -> int:
    return imperialists.SEAT


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == ONE:
        ask(s, Step.DRAW_SHIP)
    else:
        imperialists.muster(s, t)


def notation(action: int) -> str:
    return "one" if action == ONE else "choose"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-draw-one" if action == ONE else "do-muster"), {}
