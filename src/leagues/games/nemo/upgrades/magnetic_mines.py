"""Magnetic Mines: against armoured ships the Nautilus attacks first, though not by torpedo or diplomacy
[upgrade-magnetic-mines, mines-not-torpedoes, mines-return-fire, upgrade-hospital-machines]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import DIPLOMACY, TORPEDO, State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
USE = 375
LATER = True


def strikes_first(s: State, t: Tables, ship: int, style: int, found: bool) -> bool:
    """No armour below the waterline."""
    armoured = t.armoured >> t.ship_class[s.backs[ship]][ship] & 1
    return found or (style != TORPEDO and style != DIPLOMACY and fitted(s, ME) and armoured == 1)
