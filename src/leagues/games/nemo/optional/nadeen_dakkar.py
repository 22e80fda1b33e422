"""Nadeen Dakkar: Nemo's son can come aboard in the middle of the voyage; he makes everybody's characters worth more, and
losing him is a defeat [nadeen-dakkar, nadeen-points, nadeen-instances, nadeen-lost, nadeen-last, event-58]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = names.optional_rule(__name__)


def characters_too(s: State, t: Tables, instances: int, found: int) -> int:
    """His own tile, and something for each instance of the symbol, his own among them [nadeen-points, nadeen-instances]."""
    return found + t.nadeen_points + (instances + 1) * t.nadeen_each if s.nadeen == 1 else found


def nobody_left(s: State, t: Tables) -> None:
    """He is the last one, and must be given up [nadeen-lost]."""
    if s.nadeen == 1 and s.ending == 0:
        s.nadeen = 0
        s.ending = Ending.LOST_NADEEN
        tell(s, Say.NADEEN_LOST, 0, 0, 0)
