"""The next row only if no track is at a space that costs points."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import FAILS, HOLDS
from leagues.games.nemo.resources import sound
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """All is well."""
    return HOLDS if sound(s, t) else FAILS
