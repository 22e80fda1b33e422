"""The camps: sets, bonus tokens and portholes, and what they are worth."""

from __future__ import annotations

from leagues.games.island.state import (
    BONUSES,
    DOUBLE,
    OBJECTS,
    ODD,
    PAIR,
    PER_CARD,
    THREE,
    TREASURES,
    TWO,
    State,
    card_of,
)  # fmt: skip
from leagues.games.island.tables import Tables

NO_PILE = -1


def set_size(s: State, seat: int, colour: int) -> int:
    """How many cards of a colour lie in a camp."""
    size = 0
    for thing in range(OBJECTS):
        size += s.camps[seat][card_of(colour, thing)]
    return size


def in_hand(s: State, seat: int, colour: int) -> int:
    """How many cards of a colour are in a hand."""
    size = 0
    for thing in range(OBJECTS):
        size += s.hands[seat][card_of(colour, thing)]
    return size


def closed(s: State, seat: int, colour: int) -> bool:
    """Whether a set has its porthole."""
    return s.portholes[seat][colour] != 0


def can_store(s: State, seat: int, colour: int) -> bool:
    """Whether a hand holds something for a set that is not closed [store-one-colour, closed-for-good, treasures-stay]."""
    return colour < TREASURES and not closed(s, seat, colour) and in_hand(s, seat, colour) > 0


def can_store_anything(s: State, seat: int) -> bool:
    """Whether any card of a hand could be stored."""
    for colour in range(TREASURES):
        if can_store(s, seat, colour):
            return True
    return False


def pile_for(t: Tables, size: int) -> int:
    """The pile of portholes for a set of exactly this size, or NO_PILE."""
    for pile in range(len(t.sizes)):
        if t.sizes[pile] == size:
            return pile
    return NO_PILE


def top_porthole(s: State, t: Tables, pile: int) -> int:
    """The value of the porthole on top of a pile; 0 when all are gone."""
    taken = s.piles[pile]
    return t.portholes[pile][taken] if taken < len(t.portholes[pile]) else 0


def tokens(s: State, seat: int, colour: int, kind: int) -> int:
    """How many bonus tokens of a kind lie on a set."""
    return s.bonuses[seat][colour * BONUSES + kind]


def pairs(s: State, seat: int, colour: int) -> int:
    """How many pairs of equal objects a set holds, each card counted once [bonus-pair]."""
    found = 0
    for thing in range(OBJECTS):
        found += s.camps[seat][card_of(colour, thing)] // 2
    return found


def bonus_points(s: State, t: Tables, seat: int, colour: int, kind: int) -> int:
    """What all bonus tokens of a kind on a set are worth
    [bonus-two-three, bonus-own-set, bonus-per-card, bonus-double, bonus-double-twice, bonus-odd]."""
    count, points = tokens(s, seat, colour, kind), t.bonus_points[kind]
    if kind == TWO or kind == THREE:
        return count * points
    if kind == PER_CARD:
        return count * points * set_size(s, seat, colour)
    if kind == DOUBLE:
        return count * points * s.portholes[seat][colour]
    if kind == ODD:
        return count * points if set_size(s, seat, colour) % 2 == 1 else 0
    assert kind == PAIR
    return min(count, pairs(s, seat, colour)) * points


def set_points(s: State, t: Tables, seat: int, colour: int) -> int:
    """What a set is worth: its porthole and its bonus tokens."""
    points = s.portholes[seat][colour]
    for kind in range(BONUSES):
        points += bonus_points(s, t, seat, colour, kind)
    return points


def treasure_points(s: State, t: Tables, seat: int) -> int:
    """What the treasures in a hand are worth [treasures-score]."""
    points = 0
    for thing in range(OBJECTS):
        points += s.hands[seat][card_of(TREASURES, thing)] * t.treasures[thing]
    return points


def points(s: State, t: Tables, seat: int) -> int:
    """Everything that counts: bonus tokens, portholes, treasures [scoring, leftover-cards]."""
    total = treasure_points(s, t, seat)
    for colour in range(TREASURES):
        total += set_points(s, t, seat, colour)
    return total
