"""The next row only with so much Hull."""

from __future__ import annotations

from leagues.games.nemo import averting, effects
from leagues.games.nemo.effects import AMOUNT, FAILS, HOLDS
from leagues.games.nemo.starts import hands_free
from leagues.games.nemo.state import HULL, State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, 0, 20
CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """So much is left."""
    return HOLDS if s.tracks[HULL] >= one else FAILS


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """So much is not left, but could be."""
    return s.tracks[HULL] < one <= averting.height(s, t, HULL) and hands_free(s)
