"""The end of what can be chosen."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = SILENT = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Nothing else."""
    return
