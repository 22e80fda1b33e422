"""Adventurer's League: tests of Adventure cards are rolled with more [upgrade-adventurers-league]."""

from __future__ import annotations

from leagues.games.nemo import names, sources
from leagues.games.nemo.sources import CARD
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
NEEDS = ("box", "expanded")
USE = 900


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """Events, adventures, kept cards and Finales; the rolls of actions are none of its business."""
    return found + t.upgrade_adds[ME] if what == CARD and fitted(s, ME) else found
