"""A gem in an ocean, or next to it."""

from __future__ import annotations

from leagues.games.nemo import effects, seas
from leagues.games.nemo.effects import OCEAN
from leagues.games.nemo.greedy_values import GEM
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = OCEAN
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """There, next door, or lost."""
    seas.add_gem(s, t, one)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """One more place to search."""
    return GEM
