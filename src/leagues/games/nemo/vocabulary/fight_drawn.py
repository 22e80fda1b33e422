"""The same with the next Warship that is drawn."""

from __future__ import annotations

from leagues.games.nemo import cup, effects
from leagues.games.nemo.greedy_values import FIGHT
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.vocabulary.fight import meet_ship
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
STIRS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """She is drawn first, then the row is done again; the others go back [rising-action, overstacked]."""
    if s.drawn > 0:
        ship = s.drawn - 1
        s.drawn = 0
        meet_ship(s, t, ship)
    elif cup.in_cup(s, t, 1) > 0:
        s.frames[s.depth - 1].step -= 1
        push(s, Step.DRAW_SHIP, 1, 0, 0, 0)
    else:
        s.sunk = 1


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """A battle that nobody asked for."""
    return -FIGHT


def worst(t: Tables, one: int, two: int) -> Worst:
    """How to attack is asked first."""
    return Worst(draws=True)
