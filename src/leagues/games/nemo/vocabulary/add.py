"""Add so much to a roll; only after it."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = AMOUNT
CALM = True


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """Elsewhere there are no dice."""
    return True
