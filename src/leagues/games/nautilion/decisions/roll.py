"""The turn begins when its player takes the dice. Until then the last turn can still be taken back."""

from __future__ import annotations

from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ANYONE, ask, pop

SIZE = 1
RULES = (Rule.ROLL, Rule.TURN_PHASES)
WAIT = True


def who(s: State, t: Tables) -> int:
    return ANYONE if s.players == 2 and s.turn == 1 else s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.rolls = 1
    ask(s, Step.ROLL_DIE)


def notation(action: int) -> str:
    return "roll"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-roll", {}
