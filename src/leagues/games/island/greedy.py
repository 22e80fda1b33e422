"""The policy `greedy`: weighs what each column would bring, collected or stored, and closes sets while that still pays.

In the compiled subset. It gets what its seat may see and nothing else; values are in tenths of a point.
"""

from __future__ import annotations

from typing import Any

from leagues.games.island.camp import (
    NO_PILE,
    can_store,
    closed,
    in_hand,
    pairs,
    pile_for,
    set_size,
    tokens,
    top_porthole,
)  # fmt: skip
from leagues.games.island.decisions import act, close
from leagues.games.island.hull import faces_up, place_of, stacks
from leagues.games.island.state import (
    CARDS,
    COLUMNS,
    DOUBLE,
    OBJECTS,
    ODD,
    PER_CARD,
    THREE,
    TREASURES,
    TWO,
    State,
    card_of,
)  # fmt: skip
from leagues.games.island.steps import Step
from leagues.games.island.storing import how_many, size_of
from leagues.games.island.tables import Tables
from leagues.kernel.frames import doing

LATER = 2  # what going later in the next round costs, a column
CARD = 13  # a card for a set that is not begun
COMPANY = 3  # what each other card of its colour adds to it
ENOUGH = 5  # cards of a colour beyond which another adds nothing
PROGRESS = 7  # a stored card that does not close its set yet


def choose(states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
    """The answer to whatever is asked."""
    s = states[seen]
    now = doing(s)
    if now == Step.EXPLORE:
        return best_column(s, t, out, count)
    if now == Step.ACT:
        return best_act(s, t, out, count)
    return closing(s, t, s.frames[s.depth - 1].a)


def turns_left(s: State) -> int:
    """How many turns this castaway surely still has after this one."""
    if s.final > 0:
        return 2 - s.final
    least = 99
    for column in range(COLUMNS):
        if 0 < s.heights[column] < least:
            least = s.heights[column]
    return least


def best_column(s: State, t: Tables, out: list[int], count: int) -> int:
    """The column that brings most, whatever is done there."""
    best, found = -9999, out[0]
    for i in range(count):
        column = out[i] + 1
        value = max(collecting(s, t, column), best_storing(s, t, column)) - LATER * column
        if value > best:
            best, found = value, out[i]
    return found


def best_act(s: State, t: Tables, out: list[int], count: int) -> int:
    """What brings most in the column where the castaway stands; of equal sets, the one with more pairs."""
    best, found = -9999, out[0]
    for i in range(count):
        value = 0
        if out[i] == act.COLLECT:
            value = 4 * collecting(s, t, s.columns[s.active])
        elif out[i] != act.PASS:
            colour, way = act.colour_of(out[i]), act.way_of(out[i])
            value = 4 * stored(s, t, colour, size_of(way)) + matches(s, colour, way)
        if value > best:
            best, found = value, out[i]
    return found


def worth(s: State, t: Tables, card: int) -> int:
    """What a card is worth in hand."""
    colour = card // OBJECTS
    if colour == TREASURES:
        return 10 * t.treasures[card % OBJECTS]
    if closed(s, s.active, colour) or turns_left(s) == 0:
        return 0
    company = set_size(s, s.active, colour) + in_hand(s, s.active, colour)
    return CARD + COMPANY * min(company, ENOUGH)


def collecting(s: State, t: Tables, column: int) -> int:
    """What the cards of a column are worth; for those that lie face down, the mean of all that were not seen."""
    if s.heights[column - 1] == 0:
        return 0
    value, hidden = 0, 0
    for stack in range(stacks(s, t, column)):
        if faces_up(s, t, column, stack):
            value += worth(s, t, s.tops[place_of(column, stack)] - 1)
        else:
            hidden += 1
    return value + hidden * mean_worth(s, t) if hidden > 0 else value


def mean_worth(s: State, t: Tables) -> int:
    """What a card that this seat has not seen is worth on the average."""
    value, unseen = 0, 0
    for card in range(CARDS):
        if s.deck[card] > 0:
            value += s.deck[card] * worth(s, t, card)
            unseen += s.deck[card]
    return value // unseen if unseen > 0 else 0


def best_storing(s: State, t: Tables, column: int) -> int:
    """What storing the best colour in a column brings."""
    best = 0
    for colour in range(TREASURES):
        if can_store(s, s.active, colour):
            best = max(best, storing(s, t, column, colour))
    return best


def storing(s: State, t: Tables, column: int, colour: int) -> int:
    """What storing as many cards of a colour as the column allows brings."""
    most = min(stacks(s, t, column), in_hand(s, s.active, colour))
    best = 0
    for cards in range(1, most + 1):
        best = max(best, stored(s, t, colour, cards))
    return best


def stored(s: State, t: Tables, colour: int, cards: int) -> int:
    """What storing so many cards of a colour brings: the bonus token, and the porthole or a step towards it."""
    size = set_size(s, s.active, colour) + cards
    value = bonus(s, t, colour, size)
    here = porthole(s, t, size)
    if here > 0 and not worth_waiting(s, t, colour, size, in_hand(s, s.active, colour) - cards):
        return value + 10 * here
    return value + (PROGRESS * cards if turns_left(s) > 0 else 0)


def porthole(s: State, t: Tables, size: int) -> int:
    """The value of the porthole for a set of this size; 0 for none."""
    pile = pile_for(t, size)
    return 0 if pile == NO_PILE else top_porthole(s, t, pile)


def bonus(s: State, t: Tables, colour: int, size: int) -> int:
    """What the token on the space of a colour will be worth on a set of about this size."""
    kind = s.spaces[colour] - 1
    if kind < 0:
        return 0
    points = 10 * t.bonus_points[kind]
    if kind == TWO or kind == THREE:
        return points
    if kind == PER_CARD:
        return points * (size + 1)
    if kind == DOUBLE:
        return points * 6
    if kind == ODD:
        return points * 2 // 3
    free = pairs(s, s.active, colour) - tokens(s, s.active, colour, kind)
    return points if free > 0 else points // 2


def worth_waiting(s: State, t: Tables, colour: int, size: int, left: int) -> bool:
    """Whether a set should stay open: the cards for a better porthole are in hand, and there is time to store them."""
    here, turns = porthole(s, t, size), turns_left(s)
    for more in range(1, left + 1):
        if porthole(s, t, size + more) > here + 1 and turns > 1:
            return True
    return False


def closing(s: State, t: Tables, colour: int) -> int:
    """Close, unless it is worth waiting."""
    size = set_size(s, s.active, colour)
    waits = worth_waiting(s, t, colour, size, in_hand(s, s.active, colour))
    return close.LEAVE if waits else close.CLOSE


def matches(s: State, colour: int, way: int) -> int:
    """How many pairs the set holds once these cards are stored."""
    found = 0
    for thing in range(OBJECTS):
        found += (s.camps[s.active][card_of(colour, thing)] + how_many(way, thing)) // 2
    return found
