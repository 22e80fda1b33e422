"""The next row holds only if a cube can be placed in the ocean that a token of the ship cup is about."""

from __future__ import annotations

from leagues.games.nemo import deadly, effects, seas
from leagues.games.nemo.effects import FAILS, HOLDS
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
OF_SEA = CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """A free land space there, and a cube in stock [coastal-village]."""
    return HOLDS if seas.free_land(s, t, deadly.ocean_there(s)) else FAILS
