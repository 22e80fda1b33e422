"""One more turn without an event, with so many action points."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = AMOUNT
FINALE = ENDS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Then the voyage is over."""
    push(s, Step.CODA, one, 0, 0, 0)
