"""That's not like the Captain: before Act III Nemo may turn to a motive of the other category, and somebody pays for it
[not-like-the-captain, change-can-kill]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import CREW, NEMO, State, optional
from leagues.games.nemo.tables import Tables

ME = names.optional_rule(__name__)
STERN = names.CATEGORIES.index("stern")


def other_category(s: State, t: Tables, found: bool) -> bool:
    """He may."""
    return found or optional(s, ME)


def change_price(s: State, t: Tables, motive: int, track: int, found: int) -> int:
    """What exerting the Crew would add now, of Nemo who hardens or of the Crew that sees him soften."""
    if not optional(s, ME) or t.category[motive] == t.category[s.motive]:
        return found
    pays = NEMO if t.category[motive] == STERN else CREW
    return found + (t.exert[CREW][s.tracks[CREW]] if track == pays else 0)
