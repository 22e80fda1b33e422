"""The Nautilion's board: its air ducts, and what they allow. Sets of crew are bits."""

from __future__ import annotations

from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

FULL_CREW = 0b1111111110  # 1 to 9


def reachable(s: State, t: Tables, group: int, start: int) -> int:
    """The members of `group` that ducts join to `start`, through members of `group`."""
    reached = start
    frontier = start
    while frontier != 0:
        found = 0
        for space in range(1, 10):
            if frontier >> space & 1:
                found |= t.ducts[s.ship][space]
        frontier = found & group & ~reached
        reached |= frontier
    return reached


def connected(s: State, t: Tables, group: int) -> bool:
    """Whether ducts hold the group together. Nobody, and one alone, are together."""
    return group == 0 or reachable(s, t, group, group & -group) == group


def splits(s: State, t: Tables, number: int) -> bool:
    """Whether the crew left behind by `number` would fall apart [duct-discard]."""
    beside = t.ducts[s.ship][number] & s.crew
    if beside & (beside - 1) == 0:
        return False  # at most one neighbour: nobody's way leads through here
    return not connected(s, t, s.crew & ~(1 << number))


def joined(s: State, t: Tables, number: int) -> bool:
    """Whether a duct leads from `number` to someone aboard, or nobody is aboard yet [duct-placement, first-token]."""
    return s.crew == 0 or t.ducts[s.ship][number] & s.crew != 0
