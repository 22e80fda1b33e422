"""Gems on the Adventure Deck."""

from __future__ import annotations

from leagues.games.nemo import effects, seas
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.greedy_values import GEM
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = AMOUNT
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """As many as the stock has."""
    for _ in range(one):
        seas.gem_on_deck(s, t)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """One more Treasure for each."""
    return one * GEM
