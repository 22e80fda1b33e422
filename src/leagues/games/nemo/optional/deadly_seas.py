"""Deadly Seas: thirteen more tokens in the ship cup; some are ships, the others do something at once
[deadly-seas, deadly-tokens, difficulty-deadly, ship-groups, ship-group-first, nautilus-breakdown, breakdown-early]."""

from __future__ import annotations

from leagues.games.nemo import deadly, names, seas
from leagues.games.nemo.starts import acting
from leagues.games.nemo.state import CUP, DEADLY, DEADLY_SEAS, SHIPS, State, level, optional
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import doing, pop, push

ME = names.optional_rule(__name__)


def laid_out(s: State, t: Tables) -> None:
    """They go into the cup with the ships, some of them or all [difficulty-deadly]."""
    if not optional(s, ME):
        return
    for kind in range(DEADLY):
        s.deadly[kind] = t.deadly[level(s, DEADLY_SEAS)][kind]
    for ship in range(SHIPS):
        if deadly.is_group(t, ship):
            s.ships[ship] = CUP


def ship_placed(s: State, t: Tables, ship: int, ocean: int) -> None:
    """A Ship Group brings others along."""
    if deadly.is_group(t, ship) and s.ending == 0:
        deadly.brings(s, t, ship, ocean)


def called_off(s: State, t: Tables, ship: int, forced: bool, found: bool) -> bool:
    """She was swept away meanwhile, or the Nautilus is elsewhere; or it was an attack of its own, and the phase is over
    [ship-group-first]."""
    if not optional(s, ME):
        return found
    return not seas.at_sea(s, ship, s.nautilus) or (s.breakdown == 1 and acting(s) and not forced)


def series(s: State, t: Tables, style: int, found: bool) -> bool:
    """Nor is there a next one then [nautilus-breakdown]."""
    return found and not (s.breakdown == 1 and acting(s))


def actions_begin(s: State, t: Tables) -> None:
    """After a breakdown the phase is over before it has begun [breakdown-early]."""
    if s.breakdown == 1:
        s.frames[s.depth - 1].b = 1


def run(s: State, t: Tables, routine: int) -> None:
    """The ships that come with a Ship Group, one after the other; what came of a forced attack is as it was before them."""
    if routine != Step.CONVOY or doing(s) != routine:
        return
    frame = s.frames[s.depth - 1]
    if frame.b > 0:
        frame.b -= 1
        push(s, Step.PLACE, frame.a, 0, 0, 0)
    else:
        s.sunk = frame.c
        pop(s)
