"""What the network is shown of Nautilus Island: the numbers of the columns that are 1. In the compiled subset.

The seat that looks comes first. Of the rivals' hands it is shown what everybody may know; a hidden hand counts among the
cards that nobody has seen, as in `hide`.
"""

from __future__ import annotations

from typing import Any

from leagues.games.island import camp
from leagues.games.island.hull import stacks
from leagues.games.island.state import (
    BONUSES,
    CARDS,
    COLUMNS,
    OBJECTS,
    SEATS,
    STACKS,
    TREASURES,
    State,
    card_of,
)  # fmt: skip
from leagues.games.island.tables import Tables
from leagues.navigator.columns import Columns

ONE = 1 << 16  # a chance of 1
SCORES = 40  # steps of two points

_columns = Columns()
_take = _columns.take
DOING = _take("doing", 24)
DECIDES = _take("who decides", 8)
ARGUMENT = _take("argument", 20)
PLAYERS = _take("players", 5)
ROUND = _take("round", 24)
FINAL = _take("final", 3)
ACTIVE = _take("whose turn it is", SEATS)
STANDS = _take("columns of the castaways", SEATS * 8)
MOVED = _take("who has moved", SEATS)
ORDER = _take("the order", SEATS * SEATS)
HEIGHTS = _take("heights", COLUMNS * 12)
LEFT = _take("the lowest height", 12)
TOPS = _take("open cards", COLUMNS * STACKS * (CARDS + 1))
TOP_COLOURS = _take("open cards by column and colour", COLUMNS * 6)
UNSEEN = _take("unseen cards by colour", 6 * 24)
HAND = _take("own hand", CARDS * 5)
HAND_COLOURS = _take("own hand by colour", 6 * 12)
SIZES = _take("sizes of the hands", SEATS * 20)
SHOWN = _take("cards known in rivals' hands", SEATS * CARDS * 3)
SHOWN_COLOURS = _take("the same by colour", SEATS * 6 * 8)
LACKS = _take("what rivals lack", SEATS * 6)
SETS = _take("sizes of the sets", SEATS * TREASURES * 12)
OWN_CARDS = _take("own camp", CARDS * 4)
BONUS = _take("bonus tokens on sets", SEATS * TREASURES * BONUSES * 2)
CLOSED = _take("portholes", SEATS * TREASURES * 14)
HAND_AND_SET = _take("own set and hand of each colour", TREASURES * 10 * 8)
PILES = _take("portholes taken", 4 * 7)
SPACES = _take("bonus tokens of the camp", 5 * (BONUSES + 1))
SUPPLY = _take("bonus tokens unseen", BONUSES * 8)
POINTS = _take("points", SEATS * SCORES)
MARGIN = _take("points ahead of each rival", SEATS * SCORES)
REACH = _take("stacks of the column", SEATS * 4)

SIZE = _columns.size
HASH = _columns.hash
MOST = 480  # no more columns are 1 at once
OUTPUTS = 2 * SEATS  # the chances to win, from the seat that looks on, then the points in the same order
SPLIT = SEATS


def look(s: State, t: Tables, seat: int, found: Any) -> int:
    """Write the columns that are 1; gives how many there are."""
    n = 0
    me = seat if seat > 0 else 0
    top = s.frames[s.depth - 1]
    found[n] = DOING + (top.doing if top.doing < 16 else 16 + top.doing // 100)
    found[n + 1] = ARGUMENT + min(max(top.a, 0), 19)
    found[n + 2] = PLAYERS + s.players
    found[n + 3] = ROUND + min(s.round, 23)
    found[n + 4] = FINAL + s.final
    found[n + 5] = ACTIVE + (s.active - me + s.players) % s.players
    n += 6
    n = hull(s, t, me, found, n)
    n = hand(s, t, me, found, n)
    for place in range(s.players):
        n = castaway(s, t, me, place, found, n)
    for pile in range(4):
        found[n] = PILES + pile * 7 + s.piles[pile]
        n += 1
    for colour in range(TREASURES):
        found[n] = SPACES + colour * (BONUSES + 1) + s.spaces[colour]
        n += 1
    for kind in range(BONUSES):
        found[n] = SUPPLY + kind * 8 + min(s.supply[kind], 7)
        n += 1
    return n


def hull(s: State, t: Tables, me: int, found: Any, n: int) -> int:
    """What lies in the hull, and who stands where."""
    lowest = 11
    for column in range(COLUMNS):
        found[n] = HEIGHTS + column * 12 + min(s.heights[column], 11)
        n += 1
        if stacks(s, t, column + 1) > 0:
            lowest = min(lowest, s.heights[column])
        for stack in range(STACKS):
            card = s.tops[column * STACKS + stack]
            if card != 0:
                found[n] = TOPS + (column * STACKS + stack) * (CARDS + 1) + card
                found[n + 1] = TOP_COLOURS + column * 6 + (card - 1) // OBJECTS
                n += 2
    found[n] = LEFT + lowest
    n += 1
    for place in range(s.players):
        found[n] = ORDER + place * SEATS + (s.order[place] - me + s.players) % s.players
        n += 1
    return n


def hand(s: State, t: Tables, me: int, found: Any, n: int) -> int:
    """The own hand and camp, and what nobody has seen."""
    for colour in range(6):
        unseen = 0
        held = 0
        for thing in range(OBJECTS):
            card = card_of(colour, thing)
            unseen += s.deck[card]
            for rival in range(s.players):
                if rival != me:
                    unseen += s.hands[rival][card]
            count = s.hands[me][card]
            held += count
            if count > 0:
                found[n] = HAND + card * 5 + min(count, 4)
                n += 1
            if colour < TREASURES and s.camps[me][card] > 0:
                found[n] = OWN_CARDS + card * 4 + min(s.camps[me][card], 3)
                n += 1
        found[n] = UNSEEN + colour * 24 + min(unseen, 23)
        found[n + 1] = HAND_COLOURS + colour * 12 + min(held, 11)
        n += 2
        if colour < TREASURES and not camp.closed(s, me, colour):
            found[n] = HAND_AND_SET + (colour * 10 + min(camp.set_size(s, me, colour), 9)) * 8 + min(held, 7)
            n += 1
    return n


def castaway(s: State, t: Tables, me: int, place: int, found: Any, n: int) -> int:
    """One of the castaways, counted from the seat that looks."""
    seat = (me + place) % s.players
    found[n] = STANDS + place * 8 + s.columns[seat]
    found[n + 1] = SIZES + place * 20 + min(s.sizes[seat], 19)
    n += 2
    if s.columns[seat] > 0:
        found[n] = REACH + place * 4 + stacks(s, t, s.columns[seat])
        n += 1
    if s.moved >> seat & 1:
        found[n] = MOVED + place
        n += 1
    mine = camp.points(s, t, me)
    theirs = 0
    if seat == me:
        theirs = mine
    else:
        for colour in range(6):
            known = 0
            lacking = 0
            for thing in range(OBJECTS):
                card = card_of(colour, thing)
                count = s.shown[seat][card]
                known += count
                lacking += s.lacks[seat] >> card & 1
                if count > 0:
                    found[n] = SHOWN + (place * CARDS + card) * 3 + min(count, 3) - 1
                    n += 1
                if colour == TREASURES:
                    theirs += count * t.treasures[thing]
            if known > 0:
                found[n] = SHOWN_COLOURS + (place * 6 + colour) * 8 + min(known, 7)
                n += 1
            if lacking == OBJECTS:
                found[n] = LACKS + place * 6 + colour
                n += 1
        for colour in range(TREASURES):
            theirs += camp.set_points(s, t, seat, colour)
    found[n] = POINTS + place * SCORES + min(max(theirs, 0) // 2, SCORES - 1)
    n += 1
    if place > 0:
        found[n] = MARGIN + place * SCORES + min(max((mine - theirs) // 2 + SCORES // 2, 0), SCORES - 1)
        n += 1
    for colour in range(TREASURES):
        found[n] = SETS + (place * TREASURES + colour) * 12 + min(camp.set_size(s, seat, colour), 11)
        n += 1
        if s.portholes[seat][colour] != 0:
            found[n] = CLOSED + (place * TREASURES + colour) * 14 + min(s.portholes[seat][colour], 13)
            n += 1
        for kind in range(BONUSES):
            count = camp.tokens(s, seat, colour, kind)
            if count > 0:
                found[n] = BONUS + ((place * TREASURES + colour) * BONUSES + kind) * 2 + min(count, 2) - 1
                n += 1
    return n


def result(s: State, t: Tables, seat: int) -> int:
    """How a game that is over ended for a seat: 0 for lost, ONE for won."""
    return ONE if s.ending == seat + 1 else 0


def points(s: State, t: Tables, seat: int) -> int:
    """The points of a seat."""
    return camp.points(s, t, seat)


def small(s: State, t: Tables) -> bool:
    """Whether so little is left that all of it may be followed to the end: with hidden hands never."""
    return False
