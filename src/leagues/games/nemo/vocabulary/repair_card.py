"""A repair roll whose success discards this card."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import POINT
from leagues.games.nemo.modifiers import may_exert
from leagues.games.nemo.sources import REPAIR
from leagues.games.nemo.starts import begin_test
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst

ME = effects.word(__name__)
OF_CARDS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """The roll is made for the card."""
    begin_test(s, REPAIR, 0, card)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What such a card costs at the end."""
    return 5 * POINT


def worst(t: Tables, one: int, two: int) -> Worst:
    """What to exert is asked first, if anything may be."""
    asks = may_exert(t, REPAIR, 0) != 0
    return Worst(asks=asks, unknown=not asks)
