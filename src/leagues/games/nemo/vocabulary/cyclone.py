"""A Cyclone attacks the Nautilus as a Warship does, then takes every ship of its ocean off the map."""

from __future__ import annotations

from leagues.games.nemo import deadly, effects
from leagues.games.nemo.greedy_values import FIGHT
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.starts import begin_test
from leagues.games.nemo.state import NO_FIGHT, State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
OF_SEA = True
STIRS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """The frame remembers that it has attacked, and the row is done again [cyclone, cyclone-shot]."""
    frame = s.frames[s.depth - 1]
    if frame.c == 0:
        frame.c = 1
        frame.step -= 1
        s.style = NO_FIGHT
        begin_test(s, ENEMY, deadly.CYCLONE, 0)
    else:
        frame.c = 0
        deadly.sweep(s, t)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """A battle that nobody asked for."""
    return -FIGHT
