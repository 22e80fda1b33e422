"""A gem in each of these oceans that has none."""

from __future__ import annotations

from leagues.games.nemo import effects, seas
from leagues.games.nemo.effects import SOME_OCEANS
from leagues.games.nemo.greedy_values import GEM
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = SOME_OCEANS
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One after the other."""
    for ocean in range(OCEANS):
        if one >> ocean & 1:
            seas.put_gem(s, t, ocean)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Those that are missing."""
    found = 0
    for ocean in range(OCEANS):
        if one >> ocean & 1 and s.gems[ocean] == 0:
            found += GEM
    return found
