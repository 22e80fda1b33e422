"""The gem of the Nautilus' ocean goes back to the stock. Without one, rows behind it bring no Treasure."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """What it marked was found [search-gem-returned]; where none lies, no Treasure is [adventure-search-gem]."""
    if s.gems[s.nautilus] == 0:
        s.frames[s.depth - 1].d = 1
    s.gems[s.nautilus] = 0
