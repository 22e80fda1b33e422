"""Electro-Powered Crew Armor: adds to a roll already made, once in each series of Bold attacks, or is destroyed for more
[upgrade-crew-armor, crew-armor-destroyed]."""

from __future__ import annotations

from leagues.games.nemo import names, sources
from leagues.games.nemo.modifiers import natural_two
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import ATTACK, ENEMY
from leagues.games.nemo.state import BOLD, State, fitted
from leagues.games.nemo.tables import Tables

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
USE = 375
HELPS = ("use armor", "destroy armor")
WEAR, DESTROY = range(2)


def cannot_help(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """It must be there, two ones cannot be helped, and worn it helps once in a series."""
    if not fitted(s, ME):
        return Rule.UPGRADE_CREW_ARMOR
    if natural_two(s):
        return Rule.HELP_NATURAL_TWO
    what = s.frames[s.depth - 2].a
    fighting = (what == ATTACK or what == ENEMY) and s.style == BOLD
    return 0 if way == DESTROY or (fighting and s.armor_used == 0) else Rule.UPGRADE_CREW_ARMOR


def helps(s: State, t: Tables, me: int, way: int) -> None:
    """It is worn for these attacks."""
    if way == WEAR:
        s.armor_used = 1


def help_adds(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What it adds when it is worn, and when it is destroyed."""
    return found + (t.upgrade_adds[ME] if way == WEAR else t.upgrade_last[ME])


def help_destroys(s: State, t: Tables, me: int, way: int, found: bool) -> bool:
    """It can be given up for more."""
    return way == DESTROY
