"""Crystalline Sensors: in each Placement Phase one die may be thrown again, once
[upgrade-crystalline-sensors, sensors-placement]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import State, fitted, once
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 600


def throws_again(s: State, t: Tables, found: int) -> int:
    """Of the phase's own dice only, white or black; what comes then counts."""
    return ME if fitted(s, ME) and once(s, ME) else found
