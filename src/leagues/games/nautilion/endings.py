"""How a game of Nautilion ends."""

from __future__ import annotations

from enum import IntEnum

from leagues.games.nautilion.cabin import ALL_MAGES
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.ship import FULL_CREW, count
from leagues.games.nautilion.state import MAGES, PHANTOM, State, plays_with
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import tell


class Ending(IntEnum):
    """Every way a game can end."""

    WON_FULL_CREW = 1
    LOST_PHANTOM_AT_ISLES = 2
    LOST_CREW_MISSING = 3
    LOST_MAGE_MISSING = 4
    LOST_HEROIC_LEFT = 5
    LOST_COLLISION = 6


def verdict(s: State) -> int:
    """What the Nautilion's arrival at the Abyss means: crew, then Mages, then Heroic Actions
    [victory, mage-victory, heroics-victory, objective]."""
    if s.crew != FULL_CREW:
        return Ending.LOST_CREW_MISSING
    if plays_with(s, MAGES) and s.cabin & ALL_MAGES != ALL_MAGES:
        return Ending.LOST_MAGE_MISSING
    if s.heroics != 0:
        return Ending.LOST_HEROIC_LEFT
    return Ending.WON_FULL_CREW


def reach_abyss(s: State) -> None:
    """The Nautilion has arrived [victory, crew-missing, mage-missing, heroic-left]."""
    s.ending = verdict(s)
    if s.ending == Ending.WON_FULL_CREW:
        tell(s, Say.WON, s.turn, 0, 0)
    elif s.ending == Ending.LOST_CREW_MISSING:
        tell(s, Say.CREW_MISSING, count(s.crew), 9, 0)
    elif s.ending == Ending.LOST_MAGE_MISSING:
        tell(s, Say.MAGE_MISSING, count(s.cabin & ALL_MAGES), 3, 0)
    else:
        tell(s, Say.HEROIC_LEFT, count(s.heroics), 0, 0)


def reach_isles(s: State) -> None:
    """The Phantom has arrived: lost at once [phantom-arrives]."""
    s.ending = Ending.LOST_PHANTOM_AT_ISLES
    tell(s, Say.PHANTOM_ARRIVED, s.given[PHANTOM], 0, 0)


def score(s: State, t: Tables, seat: int) -> int:
    """1 for a game won, 0 for a game lost; both players win or lose together."""
    return 1 if s.ending == Ending.WON_FULL_CREW else 0
