"""Buried Treasure: a stern Nemo buries plain maps, and the fewer of the Crew are left to tell, the more these score
[buried-treasure, bury-maps, bury-at-least-one, buried-doubled, buried-modified, buried-dug-up]."""

from __future__ import annotations

from leagues.games.nemo import digging, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import MAPS, State, optional
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = names.optional_rule(__name__)


def buried(s: State, t: Tables, found: int) -> int:
    """All of them."""
    return found + digging.score(s, t) if optional(s, ME) else found


def motive_changed(s: State, t: Tables, before: int) -> None:
    """Who becomes honourable digs them up again [buried-dug-up]."""
    if not optional(s, ME) or t.category[s.motive] == digging.STERN:
        return
    for kind in range(MAPS):
        if s.buried[kind] > 0:
            tell(s, Say.DUG_UP, kind, s.buried[kind], 0)
            s.held[kind] += s.buried[kind]
            s.buried[kind] = 0
