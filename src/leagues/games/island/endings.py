"""How a game of Nautilus Island ends: with a winner, always."""

from __future__ import annotations

from enum import IntEnum

from leagues.games.island.camp import points
from leagues.games.island.messages import Say
from leagues.games.island.state import State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import tell


class Ending(IntEnum):
    """Who won."""

    WON_BY_SEAT_0 = 1
    WON_BY_SEAT_1 = 2
    WON_BY_SEAT_2 = 3
    WON_BY_SEAT_3 = 4


def beats(s: State, t: Tables, seat: int, rival: int) -> bool:
    """Whether a seat comes before another: more points, or as many and nearer to the back [most-points, tie-break]."""
    mine, theirs = points(s, t, seat), points(s, t, rival)
    return mine > theirs or (mine == theirs and s.columns[seat] < s.columns[rival])


def winner(s: State, t: Tables) -> int:
    """The seat that no other beats [goal]."""
    best = 0
    for seat in range(1, s.players):
        if beats(s, t, seat, best):
            best = seat
    return best


def finish(s: State, t: Tables) -> None:
    """Count up and name the winner [one-final-round]."""
    for seat in range(s.players):
        tell(s, Say.SCORED, seat, points(s, t, seat), 0)
    best = winner(s, t)
    s.ending = best + 1
    tell(s, Say.WON, best, points(s, t, best), 0)


def score(s: State, t: Tables, seat: int) -> int:
    """The points of a seat."""
    return points(s, t, seat)
