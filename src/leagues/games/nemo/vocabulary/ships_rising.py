"""The same with one die, and one more for each level of Notoriety reached."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import room_price
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import EVENT_SHIPS, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
STIRS = COMES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """The levels are those of Rising Action [rising-action]."""
    count = 1
    for mark in range(3):
        if s.notoriety >= t.rising_at[mark]:
            count += 1
    push(s, Step.ARRIVALS, EVENT_SHIPS, count, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """About three of them."""
    return -3 * room_price(s, t)


def worst(t: Tables, one: int, two: int) -> Worst:
    """As many as Notoriety says by then."""
    return Worst(rising=True)
