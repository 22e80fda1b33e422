"""So many turns without an event are left to reach an ocean."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import OCEAN_AMOUNT
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = OCEAN_AMOUNT
FINALE = ENDS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """They are played one by one."""
    push(s, Step.HOMEWARD, card, one, two, 0)
