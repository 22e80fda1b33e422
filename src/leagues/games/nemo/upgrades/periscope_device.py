"""Periscope Device: going on after a Bold attack brings no Notoriety, and a Stalk may be followed by another
[upgrade-periscope, periscope-stalks]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import BOLD, STALK, State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
USE = 525


def series(s: State, t: Tables, style: int, found: bool) -> bool:
    """The next target is in sight already."""
    return found or (style == STALK and fitted(s, ME))


def follow_up_price(s: State, t: Tables, style: int, found: int) -> int:
    """Nobody sees it coming [periscope-forced]."""
    return 0 if style == BOLD and fitted(s, ME) else found
