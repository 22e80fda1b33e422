"""What a program that learns Nautilus Island is rewarded with."""

from __future__ import annotations

from leagues.games.island import camp
from leagues.games.island.endings import beats
from leagues.games.island.state import State
from leagues.games.island.tables import Tables
from leagues.kernel.rewards import END, Reward

SHARES = 6  # can be shared among one, two and three rivals


def rank(s: State, t: Tables, seat: int) -> int:
    """At the end, so much for each rival that is beaten, and as much less for each that beats."""
    found = 0
    if s.ending != 0:
        for rival in range(s.players):
            if beats(s, t, seat, rival):
                found += SHARES // (s.players - 1)
            elif beats(s, t, rival, seat):
                found -= SHARES // (s.players - 1)
    return found


REWARDS = {
    END: Reward(rank, SHARES, "the mean over all rivals: 1 for each that is beaten, -1 for each that beats"),
    "points": Reward(camp.points, 1, "the seat's own points as they come"),
}
