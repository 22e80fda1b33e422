"""Imperialist Naval Coordination: where one Warship troubles a roll, every revealed ship does
[naval-coordination, coordination-each-ship, coordination-pirates]."""

from __future__ import annotations

from leagues.games.nemo import names, questions, seas, sources
from leagues.games.nemo.sources import ATTACK, ENEMY, INCITE, SEARCH
from leagues.games.nemo.state import SHIPS, State, optional
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.optional_rule(__name__), sources.of_file(__name__)


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """All beyond the one that is counted already; who is fought does not count. A search and an incitement count every ship
    anyhow."""
    if not optional(s, ME) or what == SEARCH or what == INCITE:
        return found
    fighting = what == ATTACK or what == ENEMY
    watching = 1 if questions.patrols(s, t, False) else 0
    watched = seas.other_warship(s, t, subject) if fighting else s.warships[s.nautilus] > 0
    if not watched and watching == 0:
        return found
    ships = s.revealed[s.nautilus] + watching
    if fighting and subject < SHIPS and seas.at_sea(s, subject, s.nautilus):
        ships -= 1
    return found + (ships - 1) * t.warship_adds
