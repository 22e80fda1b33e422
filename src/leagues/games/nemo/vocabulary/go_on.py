"""The voyage goes on until the Draw Pile is empty."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Everybody is told."""
    tell(s, Say.FINALE_TURNS, card, 0, 0)
