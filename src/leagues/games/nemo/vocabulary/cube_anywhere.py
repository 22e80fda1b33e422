"""A cube on a free land space, as you like."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values, seas
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.steps import CUBE_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked where, if there is room anywhere [cube-by-event]."""
    if some_free_land(s, t):
        push(s, Step.PICK_OCEAN, CUBE_OCEAN, 1, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """While any is left."""
    return greedy_values.cube(s, t) if seas.cubes_left(s, t) > 0 else 0


def some_free_land(s: State, t: Tables) -> bool:
    """Whether a cube can be placed anywhere."""
    for ocean in range(OCEANS):
        if seas.free_land(s, t, ocean):
            return True
    return False
