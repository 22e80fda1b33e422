"""Nemo Cell Batteries: a Lull brings action points [upgrade-cell-batteries, batteries-always]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.resources import gain_actions
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.tables import Tables

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 450


def lull(s: State, t: Tables) -> None:
    """They do not come from the dice: a card that takes away what those bring does not touch them."""
    if fitted(s, ME):
        gain_actions(s, t, t.upgrade_adds[ME])
