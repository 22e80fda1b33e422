"""Britannia Rules the Waves: British ships are stronger, worth more, and can cover two boxes of a track
[britannia, britannia-flags, britannia-bonus]."""

from __future__ import annotations

from leagues.games.nemo import breadth, names
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = names.optional_rule(__name__)


def ship_attack(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """Who has no guns gets none."""
    return found + breadth.more(s, t, ship, side) if found > 0 else found


def ship_defence(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """Harder to sink."""
    return found + breadth.more(s, t, ship, side)


def ship_infamy(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """The world takes it worse."""
    return found + breadth.more(s, t, ship, side)


def ship_worth(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """And worth more once she is sunk."""
    return found + breadth.more(s, t, ship, side)
