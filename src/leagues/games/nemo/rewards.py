"""What a program that learns Nemo's War is rewarded with."""

from __future__ import annotations

from leagues.games.nemo import spoils
from leagues.games.nemo.endings import FIRST_SCORED, won_by
from leagues.games.nemo.imperialists import SEAT, against
from leagues.games.nemo.scoring import LEVELS, total
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.rewards import END, Reward


def level(s: State, t: Tables, seat: int) -> int:
    """The level that the voyage reached; a defeat, and too low a score, reach none. Where each captain has a score it is the
    best one's; the Imperialists win all or nothing [best-captain, imperialists-win]."""
    if s.ending == 0 or not won_by(s, t, seat):
        return 0
    return LEVELS - 1 if against(s) and seat == SEAT else s.ending - FIRST_SCORED


def points(s: State, t: Tables, seat: int) -> int:
    """What the voyage, or the captain, would score if it ended here; a defeat takes all of it [defeat-unscored]."""
    if 0 < s.ending < FIRST_SCORED or (against(s) and seat == SEAT):
        return 0
    return spoils.own_points(s, t, seat) if spoils.each_scores(s) else total(s, t)


REWARDS = {
    END: Reward(
        level,
        LEVELS - 1,
        "the level reached, from 0 for a defeat over 0.25, 0.5 and 0.75 to 1 for a triumph; where each captain has a score, "
        "the best one's is paid; the Imperialists win 1 or 0",
    ),
    "points": Reward(points, 1, "the score as it changes, the captain's own where each has one; a defeat takes all of it"),
}
