"""Magnetic Mines: against armoured ships the Nautilus attacks first, though not by torpedo
[upgrade-magnetic-mines, mines-not-torpedoes, mines-return-fire]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import TORPEDO, State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
USE = 375
LATER = True


def strikes_first(s: State, t: Tables, ship: int, style: int, found: bool) -> bool:
    """No armour below the waterline."""
    armoured = t.armoured >> t.ship_class[s.backs[ship]][ship] & 1
    return found or (style != TORPEDO and fitted(s, ME) and armoured == 1)
