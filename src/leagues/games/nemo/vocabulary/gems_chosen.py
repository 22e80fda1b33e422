"""Gems in up to so many major oceans that have none, as you like."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.greedy_values import GEM
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import GEM_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = AMOUNT
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked where."""
    push(s, Step.PICK_OCEAN, GEM_OCEAN, one, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """All of them."""
    return one * GEM
