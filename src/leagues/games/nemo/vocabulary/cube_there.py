"""A cube on a free land space of the ocean that a token of the ship cup is about."""

from __future__ import annotations

from leagues.games.nemo import deadly, effects, greedy_values, seas
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
OF_SEA = True
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Where there is room [coastal-village, village-where]."""
    ocean = deadly.ocean_there(s)
    if seas.free_land(s, t, ocean):
        seas.place_cube(s, t, ocean)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """While any is left."""
    return greedy_values.cube(s, t) if seas.cubes_left(s, t) > 0 else 0
