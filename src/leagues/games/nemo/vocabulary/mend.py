"""Gain Hull, or be done with the repairs that a card asks for."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.resources import gain
from leagues.games.nemo.state import HULL, State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = AMOUNT
CALM = CHANGES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Repairs for a card are not for the Hull."""
    if card == 0:
        gain(s, t, HULL, one)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """As if for the Hull."""
    return greedy_values.change(s, t, HULL, one)
