"""Draw so many Treasures."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.starts import begin_treasures
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst

ME = effects.word(__name__)
TAKES = AMOUNT
DRAWS = True
MOST_DRAWN = 999  # more than any cup holds


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """A drawn Treasure that brings more adds them to those that are still to be drawn. A search without a gem brings none
    [adventure-search-gem]."""
    if s.frames[s.depth - 1].d == 1:
        return
    below = s.frames[s.depth - 2]
    if below.doing == Step.TREASURES:
        below.a = min(MOST_DRAWN, below.a + one)
    else:
        begin_treasures(s, one)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What the cup holds on average."""
    return one * greedy_values.mean_treasure(s, t)


def worst(t: Tables, one: int, two: int) -> Worst:
    """Whatever is drawn."""
    return Worst(treasures=True)
