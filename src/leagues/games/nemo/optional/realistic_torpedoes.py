"""Torpedoes that fear neither serpent nor airship are fiction: they cannot be aimed at either
[realistic-torpedoes, torpedo-wasted]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import TORPEDO, State, optional
from leagues.games.nemo.tables import Tables

ME = names.optional_rule(__name__)


def spares(s: State, t: Tables, ship: int, side: int, style: int, found: bool) -> bool:
    """They swim too deep or fly too high."""
    return found or (style == TORPEDO and optional(s, ME) and bool(t.unaimed >> t.ship_class[side][ship] & 1))
