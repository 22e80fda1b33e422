"""Up to so many free moves."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = AMOUNT
STIRS = MOVES = True
USE = 60  # of a move, to `greedy`


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked where to."""
    push(s, Step.SAIL, one, 0, 0, 0)


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """They are actions, and there are none after a breakdown [nautilus-breakdown]."""
    return s.breakdown == 1


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Each saves an action point, if there was need for it."""
    return one * USE
