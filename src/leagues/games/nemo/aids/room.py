"""The room at sea, and who lies there: whether ships that come surely find a place, and where."""

from __future__ import annotations

from leagues.games.nemo import figures, pursuit
from leagues.games.nemo.cup import armed_token
from leagues.games.nemo.seas import is_white, near, open_spaces
from leagues.games.nemo.state import AT_SEA, CUP, OCEANS, SHIPS, State
from leagues.games.nemo.tables import Tables


def room_for(s: State, t: Tables, ships: int, oceans: int) -> bool:
    """Whether so many ships surely come to these oceans without a hunter that finds the sea full or only the Nautilus' ocean
    open: there are as many open spaces beyond the ocean that has most of them, or no ladder ends before the last of them.
    A ship that comes uses up one open space, Hidden ship or white ship at most."""
    spaces = [open_spaces(s, t, ocean) for ocean in range(OCEANS)]
    if sum(spaces) - max(spaces) >= ships:
        return True
    rungs = [spaces[ocean] + s.hidden[ocean] for ocean in range(OCEANS)]
    for ship in range(SHIPS):
        place = s.ships[ship] - AT_SEA
        if 0 <= place < OCEANS and is_white(s, t, ship):
            rungs[place] += 1
    for ocean in range(OCEANS):
        if oceans >> ocean & 1 and sum([rungs[other] for other in range(OCEANS) if near(t, ocean, other)]) < ships:
            return False
    return True


def reachable(s: State, t: Tables) -> int:
    """The oceans in which a ship that is drawn could be revealed, as bits."""
    found = 1 << s.nautilus
    for ocean in range(OCEANS):
        if s.hidden[ocean] or open_spaces(s, t, ocean):
            found |= 1 << ocean
    return found


def nothing_drawn(s: State, t: Tables, ships: int, oceans: int) -> bool:
    """Whether so many ships surely come to these oceans without one being drawn: wherever they come there are as many open
    spaces, with those next to it."""
    spaces = [open_spaces(s, t, ocean) for ocean in range(OCEANS)]
    for ocean in range(OCEANS):
        if oceans >> ocean & 1 and sum([spaces[other] for other in range(OCEANS) if near(t, ocean, other)]) < ships:
            return False
    return True


def kept_away(s: State, t: Tables, ships: int, oceans: int) -> bool:
    """Whether none of so many ships that come to these oceans is revealed where the Nautilus is, unless one chooses that: no
    space is open there, and wherever they come Hidden ships enough lie elsewhere; none that comes takes one from another."""
    if open_spaces(s, t, s.nautilus):
        return False
    for ocean in range(OCEANS):
        if oceans >> ocean & 1 and near(t, ocean, s.nautilus):
            others = [s.hidden[other] for other in range(OCEANS) if other != s.nautilus and near(t, ocean, other)]
            if sum(others) < ships:
                return False
    return True


def pursuers(s: State, t: Tables) -> int:
    """How many Warships that can pursue lie where the Nautilus is; of several, one is named first."""
    if s.warships[s.nautilus] == 0:
        return 0
    here = [ship for ship in range(SHIPS) if pursuit.here(s, t, ship)]
    return sum(figures.worth(s, t, ship, s.backs[ship]) > 1 for ship in here)


def armed(s: State, t: Tables) -> int:
    """Warships left in the cup."""
    return sum(s.ships[ship] == CUP and armed_token(t, ship) for ship in range(SHIPS))
