"""Arcane Library: searching and inciting are rolled with more [upgrade-arcane-library]."""

from __future__ import annotations

from leagues.games.nemo import names, sources
from leagues.games.nemo.sources import INCITE, SEARCH
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
USE = 300


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """It knows where Treasures lie, and what moves people."""
    return found + t.upgrade_adds[ME] if (what == SEARCH or what == INCITE) and fitted(s, ME) else found
