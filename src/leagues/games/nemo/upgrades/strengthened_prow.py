"""Strengthened Prow: the Nautilus attacks with more, but not by torpedo [upgrade-strengthened-prow]."""

from __future__ import annotations

from leagues.games.nemo import names, sources
from leagues.games.nemo.sources import ATTACK
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
USE = 1200


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """It rams."""
    return found + t.upgrade_adds[ME] if what == ATTACK and fitted(s, ME) else found
