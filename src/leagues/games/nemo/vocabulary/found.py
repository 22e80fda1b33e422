"""The gem of the Nautilus' ocean goes back to the stock."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """What it marked was found [search-gem-returned]."""
    s.gems[s.nautilus] = 0
