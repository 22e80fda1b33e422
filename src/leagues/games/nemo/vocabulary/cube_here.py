"""A cube on a free land space of the Nautilus' ocean."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values, seas
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Where there is room [cube-by-event]."""
    if seas.free_land(s, t, s.nautilus):
        seas.place_cube(s, t, s.nautilus)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """While any is left."""
    return greedy_values.cube(s, t) if seas.cubes_left(s, t) > 0 else 0
