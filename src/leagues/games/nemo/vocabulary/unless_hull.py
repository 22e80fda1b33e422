"""The next row only with less Hull."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT, FAILS, HOLDS
from leagues.games.nemo.state import HULL, State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, 0, 20
CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """Less is left."""
    return HOLDS if s.tracks[HULL] < one else FAILS
