"""The Nautilus breaks down: no action points, and no Action Phase this turn."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import ACTION_POINT
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
OF_SEA = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """A phase that has begun is over with what goes on [nautilus-breakdown]; one that has not is skipped
    [breakdown-early]."""
    s.actions = 0
    s.breakdown = 1
    tell(s, Say.BROKEN_DOWN, 0, 0, 0)
    for at in range(s.depth):
        if s.frames[at].doing == Step.ACTIONS:
            s.frames[at].b = 1


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """About what a turn brings."""
    return -2 * ACTION_POINT
