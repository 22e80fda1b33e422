"""The next row only if the Nautilus is in one of these oceans."""

from __future__ import annotations

from leagues.games.nemo import effects, ready
from leagues.games.nemo.effects import FAILS, HOLDS, SOME_OCEANS
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = SOME_OCEANS
CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """It is there."""
    return HOLDS if one >> s.nautilus & 1 else FAILS


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """It is not there, but could be moved."""
    return not one >> s.nautilus & 1 and ready.gets_there(s, t)
