"""Double Hull: exerting the Hull is worth more, and some hits do nothing [upgrade-double-hull, double-hull-hits]."""

from __future__ import annotations

from leagues.games.nemo import names, sources
from leagues.games.nemo.state import HULL, State, fitted
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
USE = 225
IGNORED = 6  # the face of the die whose hits do nothing


def exertion(s: State, t: Tables, track: int, found: int) -> int:
    """More for the Hull."""
    return found + t.upgrade_adds[ME] if track == HULL and fitted(s, ME) else found


def hit_ignored(s: State, t: Tables, die: int, found: bool) -> bool:
    """The outer hull takes it."""
    return found or (die == IGNORED and fitted(s, ME))
