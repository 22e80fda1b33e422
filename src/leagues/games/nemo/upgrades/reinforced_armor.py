"""Reinforced Armor: Warships' shots at the Nautilus are rolled with more, for its good [upgrade-reinforced-armor]."""

from __future__ import annotations

from leagues.games.nemo import names, sources
from leagues.games.nemo.sources import ENEMY
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
USE = 750


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """A shot misses when it reaches the Warship's number."""
    return found + t.upgrade_adds[ME] if what == ENEMY and fitted(s, ME) else found
