"""One of what follows up to `done`, parted by `or`."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked; the next row is the first thing to choose from."""
    frame = s.frames[s.depth - 1]
    push(s, Step.CHOOSE, frame.a, frame.step, 0, 0)
