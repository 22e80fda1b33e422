"""What a program that learns Nemo's War is rewarded with."""

from __future__ import annotations

from leagues.games.nemo.endings import FIRST_SCORED
from leagues.games.nemo.scoring import LEVELS, total
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.rewards import END, Reward


def level(s: State, t: Tables, seat: int) -> int:
    """The level that the voyage reached; a defeat, and too low a score, reach none."""
    return s.ending - FIRST_SCORED if s.ending >= FIRST_SCORED else 0


def points(s: State, t: Tables, seat: int) -> int:
    """What the voyage would score if it ended here; a defeat takes all of it [defeat-unscored]."""
    return 0 if 0 < s.ending < FIRST_SCORED else total(s, t)


REWARDS = {
    END: Reward(level, LEVELS - 1, "the level reached, from 0 for a defeat over 0.25, 0.5 and 0.75 to 1 for a triumph"),
    "points": Reward(points, 1, "the score as it changes; a defeat takes all of it"),
}
