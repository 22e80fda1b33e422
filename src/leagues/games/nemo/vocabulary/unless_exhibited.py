"""The next row only if fewer Treasures were given."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT, FAILS, HOLDS
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, 1, 9
FINALE = CALM = True


def condition(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """They were counted [finale-i]."""
    return FAILS if s.frames[s.depth - 1].d >= one else HOLDS
