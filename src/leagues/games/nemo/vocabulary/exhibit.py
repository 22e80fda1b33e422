"""Up to so many Treasures can be given, one after the other."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, 1, 9
FINALE = CALM = CHANGES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked which; the frame counts them [finale-i, fair-treasures]."""
    s.frames[s.depth - 1].d = 0
    push(s, Step.EXHIBIT, one, 0, 0, 0)
