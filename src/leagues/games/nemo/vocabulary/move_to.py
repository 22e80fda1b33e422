"""The Nautilus moves to an ocean."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import OCEAN
from leagues.games.nemo.sailing import arrive
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = OCEAN
STIRS = MOVES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """At once."""
    arrive(s, t, one)
