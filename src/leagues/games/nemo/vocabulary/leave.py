"""Leave it at that."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """It is one of the things to choose from."""


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Nothing."""
    return 0
