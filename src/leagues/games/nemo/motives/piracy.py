"""Piracy: nobody loses heart over Notoriety. At the end of its track it stays where it is, and from then on the black dice
bring the action points; and Hidden ships near the Nautilus keep watch like a Warship
[motive-piracy, piracy-frozen, piracy-other-price, piracy-black-dice, piracy-patrols]."""

from __future__ import annotations

from leagues.games.nemo import names, placing, seas, sources
from leagues.games.nemo.sources import ATTACK, ENEMY, INCITE, SEARCH
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.motive(__name__), sources.of_file(__name__)
TWO_DICE = 2


def frozen(s: State, t: Tables, found: bool) -> bool:
    """Once the marker has come to the end of its track."""
    return found or (s.motive == ME and s.notoriety >= t.notoriety_end)


def notoriety_change(s: State, t: Tables, found: int) -> int:
    """From then on nothing moves it [piracy-frozen]."""
    return 0 if frozen(s, t, False) else found


def pair(s: State, t: Tables, found: int) -> int:
    """The black dice then, if there are two of them [piracy-black-dice]."""
    if not frozen(s, t, False):
        return found
    return placing.BLACK_PAIR if placing.black_dice(s, t) == TWO_DICE else placing.NO_PAIR


def patrols(s: State, t: Tables, found: bool) -> bool:
    """Where any lies hidden [piracy-patrols]."""
    return found or (s.motive == ME and s.hidden[s.nautilus] > 0)


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """All Hidden ships of the ocean together are one Warship: one more ship where each counts, and elsewhere a Warship
    unless there is one already [piracy-patrols]."""
    if not patrols(s, t, False):
        return found
    if what == SEARCH or what == INCITE:
        return found + t.ship_adds
    watched = seas.other_warship(s, t, subject) if what == ATTACK or what == ENEMY else s.warships[s.nautilus] > 0
    return found if watched else found + t.warship_adds
