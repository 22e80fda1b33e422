"""What a die shows. The routine below it says what for."""

from __future__ import annotations

from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop

SIZE = 6  # outcome i shows i + 1
RULES = (Rule.DICE, Rule.PLACEMENT_ROLL, Rule.TEST)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    frame = s.frames[s.depth - 1]
    return s.turn, frame.a, frame.b


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    s.thrown = outcome + 1


def notation(outcome: int) -> str:
    return str(outcome + 1)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-throw", {"die": outcome + 1}
