"""A Hidden ship of an ocean is revealed."""

from __future__ import annotations

from leagues.games.nemo import cup, effects
from leagues.games.nemo.effects import OCEAN
from leagues.games.nemo.greedy_values import room_price
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import ask, push

ME = effects.word(__name__)
TAKES = OCEAN


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """If one lies there and the cup has any."""
    if s.hidden[one] > 0 and cup.fill(s, t):
        push(s, Step.REVEAL, one, 0, 0, 0)
        ask(s, Step.DRAW_SHIP)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Like one more ship."""
    return -room_price(s, t)


def worst(t: Tables, one: int, two: int) -> Worst:
    """She does nothing yet."""
    return Worst(draws=True)
