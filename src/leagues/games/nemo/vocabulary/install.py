"""Install an upgrade, so much cheaper."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, 0, 20
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked which."""
    push(s, Step.INSTALL, one, 0, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """The one that is wanted most of those that can be paid for."""
    goal = greedy_values.wanted(s, t, salvage(s) + one)
    return greedy_values.upgrade(s, t, goal) if goal >= 0 else 0
