"""The next row only if one is."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import FAILS, HOLDS
from leagues.games.nemo.resources import sound
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """Not all is well."""
    return FAILS if sound(s, t) else HOLDS
