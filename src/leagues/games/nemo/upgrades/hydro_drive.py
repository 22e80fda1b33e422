"""Hydro Drive: each Move may go further [upgrade-hydro-drive]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
USE = 450


def reach(s: State, t: Tables, found: int) -> int:
    """Through one ocean into another."""
    return found + 1 if fitted(s, ME) else found
