"""What a program that learns Nautilion is rewarded with."""

from __future__ import annotations

from leagues.games.nautilion.endings import score
from leagues.games.nautilion.ship import FULL_CREW, count
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.rewards import END, Reward

CREW = count(FULL_CREW)


def crew(s: State, t: Tables, seat: int) -> int:
    """Each member of the crew aboard, and as much as all of them for the game won."""
    return count(s.crew) + CREW * score(s, t, seat)


REWARDS = {
    END: Reward(score, 1, "1 for a game won, 0 for a game lost"),
    "crew": Reward(crew, 2 * CREW, "half of it for the game won, the other half for the crew as it comes aboard"),
}
