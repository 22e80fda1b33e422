"""How a game of Nautilion ends."""

from __future__ import annotations

from enum import IntEnum

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.ship import FULL_CREW
from leagues.games.nautilion.state import PHANTOM, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import tell


class Ending(IntEnum):
    """Every way a game can end."""

    WON_FULL_CREW = 1
    LOST_PHANTOM_AT_ISLES = 2
    LOST_CREW_MISSING = 3


def crew_count(s: State) -> int:
    """How many are aboard."""
    count = 0
    for number in range(1, 10):
        count += s.crew >> number & 1
    return count


def reach_abyss(s: State) -> None:
    """The Nautilion has arrived: the crew decides [victory, crew-missing]."""
    if s.crew == FULL_CREW:
        s.ending = Ending.WON_FULL_CREW
        tell(s, Say.WON, s.turn, 0, 0)
    else:
        s.ending = Ending.LOST_CREW_MISSING
        tell(s, Say.CREW_MISSING, crew_count(s), 9, 0)


def reach_isles(s: State) -> None:
    """The Phantom has arrived: lost at once [phantom-arrives]."""
    s.ending = Ending.LOST_PHANTOM_AT_ISLES
    tell(s, Say.PHANTOM_ARRIVED, s.given[PHANTOM], 0, 0)


def score(s: State, t: Tables, seat: int) -> int:
    """1 for a game won, 0 for a game lost; both players win or lose together."""
    return 1 if s.ending == Ending.WON_FULL_CREW else 0
