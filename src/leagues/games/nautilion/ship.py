"""The Nautilion's board: its air ducts, and what they allow. Sets of spaces are bits."""

from __future__ import annotations

from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

FULL_CREW = 0b1111111110  # 1 to 9


def aboard(s: State) -> int:
    """The spaces that are taken: crew stand on their number, Mercenaries anywhere [mercenary-ducts]."""
    return s.crew | s.mercenaries


def count(group: int) -> int:
    """How many spaces a group takes, or how many members any small set has."""
    found = 0
    while group != 0:
        group &= group - 1
        found += 1
    return found


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


def splits(s: State, t: Tables, space: int) -> bool:
    """Whether the others aboard would fall apart without the token on `space` [duct-discard]."""
    group = aboard(s)
    beside = t.ducts[s.ship][space] & group
    if beside & (beside - 1) == 0:
        return False  # at most one neighbour: nobody's way leads through here
    return not connected(s, t, group & ~(1 << space))


def joined(s: State, t: Tables, space: int) -> bool:
    """Whether a duct leads from `space` to someone aboard, or nobody is aboard [duct-placement, first-token]. In the
    collision, Mercenaries that are just leaving still count [collision-repair]."""
    group = aboard(s)
    return group == 0 or t.ducts[s.ship][space] & (group | s.departing) != 0


def fits(s: State, t: Tables, group: int, number: int) -> bool:
    """Whether a crew member can join a group so that ducts hold all of it together [heroic-reconnect]."""
    return not group >> number & 1 and connected(s, t, group | 1 << number)


def shown(s: State, t: Tables, number: int) -> bool:
    """Whether the active player's Admiral shows a crew number; a player alone needs none [admiral-limit]."""
    return s.players == 1 or t.admirals[s.admirals[s.active] - 1] >> number & 1 != 0
