"""The War Office Act: where a Warship keeps watch in a major ocean, a white ship that takes the place of a Hidden one shows
its gray side [event-56, war-office-where]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import MAJORS, TABLEAU, WHITE, State
from leagues.games.nemo.tables import Tables

CARD = names.CARDS.index("event 56")


def revealed_side(s: State, t: Tables, ship: int, ocean: int, found: int) -> int:
    """Only white ships have that side."""
    watched = ocean < MAJORS and s.warships[ocean] > 0 and t.group[ship] == WHITE
    return 1 if watched and s.cards[CARD] == TABLEAU else found
