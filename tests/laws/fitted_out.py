"""Voyages of the expanded box on a Nautilus that has many upgrades from the first turn on: few voyages would come to
the later ones by themselves."""

from __future__ import annotations

from random import Random
from typing import Any

from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import AVAILABLE, EXPANDED, INSTALLED, UPGRADES, set_aside
from leagues.games.nemo.steps import Step
from leagues.kernel.chance import OpenSeed
from leagues.kernel.table import Table
from tests.laws.players import Player


def fit_out(s: Any, luck: Random) -> bool:
    """Install about half of the upgrades when the first event is about to be drawn; whether this was the moment."""
    if s.box != EXPANDED or s.turn != 1 or s.frames[s.depth - 1].doing != Step.DRAW_EVENT:
        return False
    for upgrade in range(UPGRADES):
        if (set_aside(s, upgrade) or s.upgrades[upgrade] == AVAILABLE) and luck.random() < 0.5:
            s.upgrades[upgrade] = INSTALLED
    return True


def with_many_upgrades(number: int) -> Table:
    """A voyage of the expanded box that sets out with many upgrades."""
    tables: Any = GAME.read_tables(None)
    luck = Random(f"fitted out {number}")
    s: Any = GAME.new_state(tables, GAME.read_options({"box": "expanded", "difficulty": "sailor"}))
    while not fit_out(s, luck):
        GAME.flow.apply(s, tables, Player("random").answer(GAME, tables, s, luck))
    return Table(GAME, GAME.options_of(s), tables, OpenSeed(f"fitted out {number}"), start=s, wait=True)
