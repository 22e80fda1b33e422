"""Monstrous Design: a ship that is sunk by stalking brings less Notoriety [upgrade-monstrous-design]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import STALK, State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
USE = 450


def infamy(s: State, t: Tables, ship: int, side: int, style: int, found: int) -> int:
    """It must have been a monster; never less than none."""
    return max(0, found - t.upgrade_adds[ME]) if style == STALK and fitted(s, ME) else found
