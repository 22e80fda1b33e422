"""Gas Turbines: one Move in each turn costs nothing [upgrade-gas-turbines, turbines-first]. An event brings them."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import State, fitted, once
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
LATER = True
USE = 500


def free_move(s: State, t: Tables, found: int) -> int:
    """The first one, also without action points [turbines-first]."""
    return ME if fitted(s, ME) and once(s, ME) else found
