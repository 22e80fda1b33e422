"""Lose as much Hull as a die shows."""

from __future__ import annotations

from leagues.games.nemo import averting, effects, greedy_values
from leagues.games.nemo.resources import lose
from leagues.games.nemo.state import HULL, State
from leagues.games.nemo.steps import HULL_LOSS, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import SIX, Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
EXPECTED = 4  # of the die, to `greedy`


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """The frame remembers that the die was thrown, and the row is done again."""
    frame = s.frames[s.depth - 1]
    if frame.c == 0:
        frame.c = 1
        frame.step -= 1
        push(s, Step.THROW, HULL_LOSS, 0, 0, 0)
    else:
        frame.c = 0
        lose(s, t, HULL, s.thrown)


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """Once the die lies there, and the loss would be the last one."""
    return s.frames[s.depth - 1].c > 0 and averting.saves(s, t, HULL, s.thrown)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """A die, on average."""
    return greedy_values.change(s, t, HULL, -EXPECTED)


def worst(t: Tables, one: int, two: int) -> Worst:
    """A six."""
    return Worst([0, 0, SIX])
