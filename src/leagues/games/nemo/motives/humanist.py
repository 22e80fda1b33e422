"""Humanist: what is gained in the Action Phase counts three times as Notoriety, and who becomes or ceases to be a humanist
begins anew on land [motive-humanist, humanist-tripled, humanist-cubes, humanist-goodwill]."""

from __future__ import annotations

from leagues.games.nemo import actions, names, seas
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = names.motive(__name__)


def notoriety_change(s: State, t: Tables, found: int) -> int:
    """Whatever brings it, but in the Action Phase only; what is lost is lost once."""
    return found * t.gains[ME] if s.motive == ME and found > 0 and actions.acting(s) else found


def goodwill(s: State, t: Tables, found: bool) -> bool:
    """To incite is a mission of goodwill, with the same results."""
    return found or s.motive == ME


def motive_changed(s: State, t: Tables, before: int) -> None:
    """All cubes on land go back to their stock."""
    if s.motive != ME and before != ME:
        return
    seas.return_cubes(s)
