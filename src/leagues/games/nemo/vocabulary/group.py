"""A group of ships goes into the cup."""

from __future__ import annotations

from leagues.games.nemo import cup, effects
from leagues.games.nemo.effects import GROUP
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = GROUP
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Unless it has already."""
    cup.add_group(s, t, one)
