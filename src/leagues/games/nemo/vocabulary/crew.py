"""Gain or lose Crew."""

from __future__ import annotations

from leagues.games.nemo import averting, effects, greedy_values
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.resources import change
from leagues.games.nemo.state import CREW, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, -20, 20


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Up or down its track."""
    change(s, t, CREW, one)


def raises(s: State, t: Tables, me: int, found: int) -> int:
    """This one."""
    return CREW


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """At its start it can rise no further."""
    return s.tracks[CREW] >= t.track_start[CREW]


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """The loss would be the last one."""
    return averting.saves(s, t, CREW, -one)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What so many steps are worth."""
    return greedy_values.change(s, t, CREW, one)


def worst(t: Tables, one: int, two: int) -> Worst:
    """As many steps down; one that rises leaves fewer uses for Treasures."""
    found = Worst(changes=one > 0)
    found.lost[CREW] = max(0, -one)
    return found
