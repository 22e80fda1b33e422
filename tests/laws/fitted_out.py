"""Voyages of the expanded box on a Nautilus that has many upgrades from the first turn on: few voyages would come to
the later ones by themselves."""

from __future__ import annotations

from random import Random
from typing import Any

from leagues.games.nemo.state import AVAILABLE, EXPANDED, INSTALLED, UPGRADES, set_aside
from leagues.games.nemo.steps import Step


def fit_out(s: Any, luck: Random) -> bool:
    """Install about half of the upgrades when the first event is about to be drawn; whether this was the moment."""
    if s.box != EXPANDED or s.turn != 1 or s.frames[s.depth - 1].doing != Step.DRAW_EVENT:
        return False
    for upgrade in range(UPGRADES):
        if (set_aside(s, upgrade) or s.upgrades[upgrade] == AVAILABLE) and luck.random() < 0.5:
            s.upgrades[upgrade] = INSTALLED
    return True
