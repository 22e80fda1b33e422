"""The ship cup: which tokens are in it, how it is filled again, and which side a drawn ship shows."""

from __future__ import annotations

from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import (
    BLUE,
    BOX,
    CUP,
    DARK_YELLOW,
    DEADLY,
    DISCARDED,
    GREEN,
    ORANGE,
    SHIP_GROUPS,
    SHIPS,
    WHITE,
    State,
)
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell


def add_group(s: State, t: Tables, group: int) -> None:
    """A colour group goes into the cup, once and for good [groups-stay, colour-groups]."""
    if s.groups >> group & 1:
        return
    s.groups |= 1 << group
    tell(s, Say.GROUP_ADDED, group, 0, 0)
    for ship in range(SHIPS):
        if t.group[ship] == group and s.ships[ship] == BOX:
            s.ships[ship] = CUP


def armed_token(t: Tables, ship: int) -> bool:
    """Whether a ship is a Warship on every side that she can be drawn with."""
    if t.group[ship] == SHIP_GROUPS:
        return t.attack[0][ship] > 0
    return t.group[ship] != WHITE


def in_cup(s: State, t: Tables, armed: int) -> int:
    """Tokens in the cup; with `armed` only those without a white side, and those that are no ships [deadly-search]."""
    found = 0
    for ship in range(SHIPS):
        if s.ships[ship] == CUP and (armed == 0 or armed_token(t, ship)):
            found += 1
    for kind in range(DEADLY):
        found += s.deadly[kind]
    return found


def fill(s: State, t: Tables) -> bool:
    """Whether a ship can be drawn; an empty cup is filled first, from the discarded ships, or else with the groups that have
    not come yet [cup-refilled, cup-reinforced, cup-dry]."""
    if in_cup(s, t, 0) > 0:
        return True
    refilled = 0
    for ship in range(SHIPS):
        if s.ships[ship] == DISCARDED:
            s.ships[ship] = CUP
            refilled += 1
    if refilled == 0:
        for group in (BLUE, GREEN, DARK_YELLOW, ORANGE):
            add_group(s, t, group)
    if in_cup(s, t, 0) == 0:
        tell(s, Say.CUP_DRY, 0, 0, 0)
        return False
    tell(s, Say.CUP_REFILLED, refilled, 0, 0)
    return True


def can_fill(s: State, t: Tables) -> bool:
    """Whether a ship could be drawn, perhaps after filling the cup."""
    for kind in range(DEADLY):
        if s.deadly[kind] > 0:
            return True
    for ship in range(SHIPS):
        if s.ships[ship] == CUP or s.ships[ship] == DISCARDED:
            return True
        group = t.group[ship]
        late = group == BLUE or group == GREEN or group == DARK_YELLOW or group == ORANGE
        if late and s.ships[ship] == BOX:
            return True
    return False


def side_of(s: State, t: Tables, ship: int) -> int:
    """The side that a revealed ship shows: white, or else purple once the navies are allied [side-shown]."""
    return 0 if t.group[ship] == WHITE else allied_side(s, t, ship)


def allied_side(s: State, t: Tables, ship: int) -> int:
    """The side that a Warship shows now; a Ship Group has only one [ship-groups]."""
    return 0 if t.group[ship] == SHIP_GROUPS else s.allied


def hunting_side(s: State, t: Tables, ship: int) -> int:
    """The side that a hunting ship shows: gray instead of white [hunter-gray]."""
    return 1 if t.group[ship] == WHITE else allied_side(s, t, ship)
