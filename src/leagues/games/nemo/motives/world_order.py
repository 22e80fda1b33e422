"""World Order: Allies are found among the Treasures, and Wonders come into their cup only as Notoriety rises. Who incites
people gains a Treasure, and two columns of the Tonnage track score
[motive-world-order, world-order-wonders, world-order-change, world-order-allies, world-order-treasure, allies-where]."""

from __future__ import annotations

from leagues.games.nemo import allies, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.sources import INCITE
from leagues.games.nemo.state import LEVELS_LAID, TREASURES, State
from leagues.games.nemo.tables import WONDER, Tables
from leagues.kernel.frames import tell

ME = names.motive(__name__)
INCITED = 1  # the Treasures that an incitement brings


def laid_out(s: State, t: Tables) -> None:
    """The Wonders out of the cup, one for each of their levels; which lies where is all the same [world-order-wonders]."""
    if s.motive != ME:
        return
    allies.join_cup(s, t)
    for place in range(LEVELS_LAID):
        for kind in range(TREASURES):
            if t.laid_at[place] > 0 and s.laid[place] == 0 and t.treasure_kind[kind] == WONDER and s.cup[kind] > 0:
                s.cup[kind] -= 1
                s.laid[place] = kind + 1


def notoriety_rose(s: State, t: Tables) -> None:
    """Those at its level and below go into the cup, whatever the motive is by then [world-order-change]."""
    for place in range(LEVELS_LAID):
        if s.laid[place] > 0 and s.notoriety >= t.laid_at[place]:
            kind = s.laid[place] - 1
            s.laid[place] = 0
            s.cup[kind] += 1
            tell(s, Say.WONDER_ADDED, kind, t.laid_at[place], 0)


def motive_changed(s: State, t: Tables, before: int) -> None:
    """The Allies come at once; no Wonder is laid out any more [world-order-change]."""
    if s.motive == ME:
        tell(s, Say.ALLIES_ADDED, allies.join_cup(s, t), 0, 0)


def treasures_too(s: State, t: Tables, what: int, found: int) -> int:
    """Every crowd has a silver lining [world-order-treasure]."""
    return found + INCITED if s.motive == ME and what == INCITE else found


def allies_near(s: State, t: Tables, found: bool) -> bool:
    """In an ocean with a cube on land [allies-where]."""
    return found or (s.motive == ME and s.cubes[s.nautilus] > 0)
