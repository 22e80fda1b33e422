"""The next row only if it did not."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import FAILS, HOLDS
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """It did not."""
    return HOLDS if s.sunk == 0 else FAILS
