"""Roll both dice again; only after a roll."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """Elsewhere there are no dice."""
    return True
