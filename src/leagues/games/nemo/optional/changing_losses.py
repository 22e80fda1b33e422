"""Failures between turns: who ends a turn may change what failed tests cost from the next one on
[changing-losses, losses-who, losses-same]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import State, optional
from leagues.games.nemo.tables import Tables

ME = names.optional_rule(__name__)


def test_level(s: State, t: Tables, found: int) -> int:
    """The level that was chosen last; until then the one that the voyage began with."""
    return s.losses - 1 if optional(s, ME) and s.losses > 0 else found
