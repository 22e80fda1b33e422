"""Steam Torpedoes: one torpedo attack each turn, free of charge [upgrade-steam-torpedoes, torpedo-once, torpedo-lost]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TORPEDO, State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
USE = 1350


def cannot_attack(s: State, t: Tables, style: int, found: int) -> int:
    """They must be there, and this turn's must be left."""
    if style != TORPEDO:
        return found
    if not fitted(s, ME):
        return Rule.UPGRADE_STEAM_TORPEDOES
    return Rule.TORPEDO_ONCE if s.torpedo_used == 1 else found


def still_attacks(s: State, t: Tables, style: int, found: bool) -> bool:
    """Torpedoes that were destroyed meanwhile are lost."""
    return found and (style != TORPEDO or fitted(s, ME))
