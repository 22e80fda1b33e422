"""Take so many Hidden ships off the map, as you like."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.greedy_values import room_price
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import REMOVAL_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = AMOUNT
CALM = CHANGES = OPENS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked where."""
    push(s, Step.PICK_OCEAN, REMOVAL_OCEAN, one, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """The room and the spaces that they leave."""
    return one * (room_price(s, t) + greedy_values.space_price(s, t))
