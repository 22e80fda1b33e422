"""Place so many Hidden ships in an ocean."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import OCEAN_AMOUNT
from leagues.games.nemo.greedy_values import room_price
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import EVENT_SHIPS, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = OCEAN_AMOUNT
STIRS = COMES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Without any die."""
    s.arrivals[one] += two
    push(s, Step.ARRIVALS, EVENT_SHIPS, 0, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """The room that they take."""
    return -two * room_price(s, t)


def worst(t: Tables, one: int, two: int) -> Worst:
    """All of them there."""
    return Worst(ships=two, oceans=1 << one)
