"""Roll so many dice and place a Hidden ship for each."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.greedy_values import room_price
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import EVENT_SHIPS, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import MAJOR_OCEANS, Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = AMOUNT
STIRS = COMES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """They come as in the Placement Phase."""
    push(s, Step.ARRIVALS, EVENT_SHIPS, one, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """The room that they take."""
    return -one * room_price(s, t)


def worst(t: Tables, one: int, two: int) -> Worst:
    """Each could come to any major ocean."""
    return Worst(ships=one, oceans=MAJOR_OCEANS)
