"""What the network is shown of Nautilion: the numbers of the columns that are 1. In the compiled subset.

Submarines count tokens, not places, so the path is told as each submarine meets it: the first token ahead, the second, and
so on, with whether it is still wanted. Numbers become a one in a column of their own, never an amount. Everything here is on
the table for all to see; a seat's own view would be the same.
"""

from __future__ import annotations

from typing import Any

from leagues.games.nautilion import collision, path, ship
from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.state import GREEN, KINDS, MAGE, MERCENARY, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.navigator.columns import Columns

ONE = 1 << 16  # a chance of 1
DOING_CODES = 40
ARGUMENTS = 24
TOKENS = 16  # kinds on a path, the end of it, and nothing
END, NOTHING = 14, 15
AHEAD, BELOW = 18, 9  # tokens that are told one by one
CLASSES = 5  # what a token is to us
FAR = 9
MANY = 48
WEALTH = 16
COPIES = 6

_columns = Columns()
_take = _columns.take
DOING = _take("doing", DOING_CODES)
UNDER = _take("doing below", DOING_CODES)
STEP_UNDER = _take("step below", 12)
ARGUMENT = _take("argument", ARGUMENTS)
ARGUMENT_B = _take("second argument", 8)
SWAP_TOKEN = _take("token to swap", TOKENS)
SWAP_AHEAD = _take("how far ahead it is", FAR)
SWAP_BELOW = _take("how far below it is", FAR)
COMPANY = _take("people, and whose turn it is", 3)
ADMIRALS = _take("Admirals", 6)
SHIP = _take("ship", 6)
SHIP_CREW = _take("crew by ship", 60)
BERTH = _take("each number: aboard, can board, cannot yet, taken by a Mercenary, not for this Admiral", 50)
MISSING = _take("crew missing", 10)
MISSING_AHEAD = _take("crew missing by tokens ahead", 10 * 16)
DICE = _take("dice", 343)
GIVEN = _take("dice given", 21)
LANDED = _take("token in hand", TOKENS)
LANDED_CLASS = _take("what it is to us", CLASSES)
RESERVE = _take("tokens in reserve", WEALTH)
RESERVE_MISSING = _take("tokens in reserve by crew missing", 8 * 10)
LANE = _take("tokens ahead", AHEAD * TOKENS)
LANE_CLASS = _take("what they are to us", AHEAD * CLASSES)
PREY = _take("tokens below the Phantom", BELOW * TOKENS)
PREY_CLASS = _take("what they are to us, below the Phantom", BELOW * CLASSES)
COPIES_AHEAD = _take("copies ahead of each number that is missing", 9 * COPIES)
COPIES_BETWEEN = _take("copies between the submarines", 9 * COPIES)
NONE_AHEAD = _take("missing numbers without a copy ahead", 10)
ONE_AHEAD = _take("missing numbers with one copy ahead", 10)
TWO_AHEAD = _take("missing numbers with two copies ahead", 10)
BETWEEN = _take("tokens between the submarines", MANY)
TO_ABYSS = _take("tokens to the Abyss", MANY)
TO_ISLES = _take("tokens before the Phantom", MANY)
CROSSED = _take("whether they have passed each other", 1)
ROLLS = _take("rolls of this turn", 4)
# the expansions
CHOSEN = _take("expansions", 5)
HARD = _take("the Phantom's harder side", 1)
LEVEL = _take("level of the Darkhouse", 3)
SPARE = _take("dice left out", 4)
REROLLS = _take("rolls of Mages", 4)
CABIN = _take("cabin", 6)
MAGES_AHEAD = _take("copies ahead of each missing Mage", 3 * COPIES)
HIRED = _take("Mercenaries aboard", 10)
DEPARTING = _take("Mercenaries leaving", 1)
HARPOONS = _take("harpoons of the Phantom, aboard, in reserve", 3 * 16)
COLLIDED = _take("whether they have met", 1)
CAPTIVES = _take("tokens on the Phantom's board", KINDS * 4)
KEPT = _take("reserve by kind", KINDS * 4)
DISCARDED = _take("discard pile by kind", KINDS * 4)
REEF_HERE = _take("Reef beside the Nautilion", 10)
REEFS_AHEAD = _take("Reefs ahead", AHEAD * 10)
REEF_BEYOND = _take("Reef at the Phantom", 10)
STUCK = _take("held by a Reef", 1)
CARDS = _take("Darkhouse cards from the lamp on", 5 * 13)
AGAIN = _take("the second pass", 1)
FIGURE = _take("figure that is rolled first", 4)
BOUGHT = _take("bought", 1)
HEROICS = _take("Heroic Actions", 13)
HEROICS_LEFT = _take("Heroic Actions left", 4)
HEROIC_DECK = _take("Heroic Actions to come", 13)
SHELTER = _take("turns of shelter", 6)
PHANTOM_STAYS = _take("the Phantom stays", 1)
PHANTOM_BACK = _take("the Phantom goes back", 1)
HAUL = _take("a haul", 1)

SIZE = _columns.size
HASH = _columns.hash
MOST = 256  # no more columns are 1 at once
OUTPUTS = 1  # the chance to win
SPLIT = 0  # outputs that are chances from here on are amounts; all are chances
POINTS = 0


def code(doing: int) -> int:
    """A small number for each routine and decision."""
    low = doing % 100
    high = doing // 100
    if high == 0:
        return low if low < 20 else 0
    if low == 14:
        return 20 + high  # 21 to 28
    if low == 10:
        return 29 + high  # 30, 31
    if low == 13:
        return 32
    if low == 18:
        return 33
    if low == 19:
        return 34
    return 35


def rank_ahead(s: State, place: int) -> int:
    """How many tokens from the Nautilion a place is; 0 if it is not ahead."""
    if place <= s.nautilion:
        return 0
    return min(path.tokens_between(s, s.nautilion, place) + 1, FAR - 1)


def rank_below(s: State, place: int) -> int:
    """How many tokens from the Phantom a place is; 0 if it is not below."""
    if place >= s.phantom:
        return 0
    return min(path.tokens_between(s, place, s.phantom) + 1, FAR - 1)


def use_of(s: State, t: Tables, token: int) -> int:
    """What a token is to us: 0 nothing but a token, 1 it can board now, 2 later, 3 a Mage that is missing, 4 a Mercenary."""
    if token == GREEN or token > MERCENARY:
        return 0
    if token == MERCENARY:
        return 4
    if token > MAGE:
        return 0 if s.cabin >> (token - MAGE - 1) & 1 else 3
    if s.crew >> token & 1:
        return 0
    return 1 if ship.joined(s, t, token) else 2


def common(s: State, t: Tables, found: Any) -> int:
    """What is going on, who is aboard, the dice and what lies ahead; gives how many columns are 1."""
    n = 0
    top = s.frames[s.depth - 1]
    found[n] = DOING + code(top.doing)
    n += 1
    if s.depth > 1:
        below = s.frames[s.depth - 2]
        found[n] = UNDER + code(below.doing)
        found[n + 1] = STEP_UNDER + min(below.step, 11)
        n += 2
    if top.doing == Step.SWAP_SECOND:
        place = top.a
        found[n] = SWAP_TOKEN + s.path[place]
        found[n + 1] = SWAP_AHEAD + rank_ahead(s, place)
        found[n + 2] = SWAP_BELOW + rank_below(s, place)
        n += 3
    else:
        found[n] = ARGUMENT + min(max(top.a, 0), ARGUMENTS - 1)
        found[n + 1] = ARGUMENT_B + min(max(top.b, 0), 7)
        n += 2
    n = company(s, found, n)
    n = berths(s, t, found, n)
    n = dice(s, t, found, n)
    return lanes(s, t, found, n)


def look(s: State, t: Tables, seat: int, found: Any) -> int:
    """Write the columns that are 1; gives how many there are."""
    n = common(s, t, found)
    if s.expansions != 0:
        n = extras(s, t, found, n)
    return n


def look_base(s: State, t: Tables, seat: int, found: Any) -> int:
    """The same for a game without expansions."""
    return common(s, t, found)


def company(s: State, found: Any, n: int) -> int:
    """Who plays, with which ship."""
    found[n] = COMPANY + (0 if s.players == 1 else 1 + s.active)
    found[n + 1] = SHIP + s.ship
    n += 2
    for seat in range(2):
        if s.admirals[seat] != 0:
            found[n] = ADMIRALS + seat * 3 + s.admirals[seat]
            n += 1
    return n


def berths(s: State, t: Tables, found: Any, n: int) -> int:
    """The spaces of the ship."""
    missing = 0
    for number in range(1, 10):
        if s.crew >> number & 1:
            found[n] = SHIP_CREW + s.ship * 10 + number
            n += 1
            kind = 0
        else:
            missing += 1
            if s.mercenaries >> number & 1:
                kind = 3
            elif not ship.joined(s, t, number):
                kind = 2
            elif s.admirals[0] != 0 and not ship.shown(s, t, number):
                kind = 4
            else:
                kind = 1
        found[n] = BERTH + kind * 10 + number
        n += 1
    found[n] = MISSING + missing
    purse = in_reserve(s)
    found[n + 1] = RESERVE + min(purse, WEALTH - 1)
    found[n + 2] = RESERVE_MISSING + min(purse, 7) * 10 + missing
    return n + 3


def dice(s: State, t: Tables, found: Any, n: int) -> int:
    """The dice as they lie, and as they were given; the token in hand."""
    low = min(s.dice[0], s.dice[1], s.dice[2])
    high = max(s.dice[0], s.dice[1], s.dice[2])
    middle = s.dice[0] + s.dice[1] + s.dice[2] - low - high
    found[n] = DICE + (low * 7 + middle) * 7 + high
    n += 1
    for figure in range(3):
        found[n] = GIVEN + figure * 7 + s.given[figure]
        n += 1
    found[n] = LANDED + s.landed
    found[n + 1] = LANDED_CLASS + use_of(s, t, s.landed)
    found[n + 2] = ROLLS + min(s.rolls, 3)
    return n + 3


def lanes(s: State, t: Tables, found: Any, n: int) -> int:
    """The path as each submarine meets it."""
    ahead = 0
    between = 0
    missing = 9 - ship.count(s.crew)
    many = 0  # copies ahead of each number, four bits each
    middle = 0  # those between the submarines
    for place in range(s.nautilion + 1, s.path_length + 1):
        token = s.path[place]
        if token != 0:
            if ahead < AHEAD:
                found[n] = LANE + ahead * TOKENS + token
                found[n + 1] = LANE_CLASS + ahead * CLASSES + use_of(s, t, token)
                n += 2
            ahead += 1
            if place < s.phantom:
                between += 1
            if token < MERCENARY:
                many += 1 << (token * 4)
                if place < s.phantom:
                    middle += 1 << (token * 4)
    if ahead < AHEAD:
        found[n] = LANE + ahead * TOKENS + END
        n += 1
    before = 0
    place = s.phantom - 1
    while place > 0:
        token = s.path[place]
        if token != 0:
            if before < BELOW:
                found[n] = PREY + before * TOKENS + token
                found[n + 1] = PREY_CLASS + before * CLASSES + use_of(s, t, token)
                n += 2
            before += 1
        place -= 1
    if before < BELOW:
        found[n] = PREY + before * TOKENS + END
        n += 1
    none = 0
    one = 0
    two = 0
    for number in range(1, 10):
        if not s.crew >> number & 1:
            copies = many >> (number * 4) & 15
            found[n] = COPIES_AHEAD + (number - 1) * COPIES + min(copies, COPIES - 1)
            found[n + 1] = COPIES_BETWEEN + (number - 1) * COPIES + min(middle >> (number * 4) & 15, COPIES - 1)
            n += 2
            none += 1 if copies == 0 else 0
            one += 1 if copies == 1 else 0
            two += 1 if copies == 2 else 0
    found[n] = NONE_AHEAD + none
    found[n + 1] = ONE_AHEAD + one
    found[n + 2] = TWO_AHEAD + two
    found[n + 3] = BETWEEN + min(between, MANY - 1)
    found[n + 4] = TO_ABYSS + min(ahead, MANY - 1)
    found[n + 5] = TO_ISLES + min(before, MANY - 1)
    found[n + 6] = MISSING_AHEAD + missing * 16 + min(ahead // 2, 15)
    n += 7
    if s.nautilion > s.phantom:
        found[n] = CROSSED
        n += 1
    return n


def extras(s: State, t: Tables, found: Any, n: int) -> int:
    """What the expansions add."""
    n = flags(s.expansions, 5, CHOSEN, found, n)
    if s.hard_phantom:
        found[n] = HARD
        n += 1
    found[n] = LEVEL + s.darkhouse_level
    found[n + 1] = SPARE + s.spare
    found[n + 2] = REROLLS + min(s.rerolls, 3)
    n += 3
    n = mages(s, found, n)
    n = flags(s.mercenaries, 10, HIRED, found, n)
    if s.departing != 0:
        found[n] = DEPARTING
        n += 1
    found[n] = HARPOONS + min(collision.phantom_harpoons(s, t), 15)
    found[n + 1] = (
        HARPOONS + 16 + min(ship.count(s.mercenaries) * t.mercenary_harpoons + ship.count(s.crew & t.warriors), 15)
    )
    found[n + 2] = HARPOONS + 32 + min(s.reserve[MERCENARY], 15)
    n += 3
    if s.collided:
        found[n] = COLLIDED
        n += 1
    for kind in range(KINDS):
        if s.captives[kind] != 0:
            found[n] = CAPTIVES + kind * 4 + min(s.captives[kind], 3)
            n += 1
        if s.reserve[kind] != 0:
            found[n] = KEPT + kind * 4 + min(s.reserve[kind], 3)
            n += 1
        if s.discard[kind] != 0:
            found[n] = DISCARDED + kind * 4 + min(s.discard[kind], 3)
            n += 1
    n = reefs(s, found, n)
    for slot in range(5):
        found[n] = CARDS + slot * 13 + s.cards[(s.lamp + slot) % 5]
        n += 1
    if s.again:
        found[n] = AGAIN
        n += 1
    found[n] = FIGURE + s.figure
    n += 1
    if s.bought:
        found[n] = BOUGHT
        n += 1
    n = flags(s.heroics, 13, HEROICS, found, n)
    n = flags(s.heroic_deck, 13, HEROIC_DECK, found, n)
    found[n] = HEROICS_LEFT + min(ship.count(s.heroics), 3)
    found[n + 1] = SHELTER + min(s.shelter, 5)
    n += 2
    if s.phantom_stays:
        found[n] = PHANTOM_STAYS
        n += 1
    if s.phantom_back:
        found[n] = PHANTOM_BACK
        n += 1
    if s.haul:
        found[n] = HAUL
        n += 1
    return n


def mages(s: State, found: Any, n: int) -> int:
    """The cabin, and the Mages that can still be found."""
    n = flags(s.cabin, 6, CABIN, found, n)
    for mage in range(3):
        if not s.cabin >> mage & 1:
            copies = 0
            for place in range(s.nautilion + 1, s.path_length + 1):
                copies += 1 if s.path[place] == MAGE + 1 + mage else 0
            found[n] = MAGES_AHEAD + mage * COPIES + min(copies, COPIES - 1)
            n += 1
    return n


def reefs(s: State, found: Any, n: int) -> int:
    """The Reefs."""
    found[n] = REEF_HERE + s.reefs[s.nautilion]
    found[n + 1] = REEF_BEYOND + s.reefs[s.phantom]
    n += 2
    ahead = 0
    place = s.nautilion + 1
    while place <= s.path_length and ahead < 10:
        if s.path[place] != 0:
            if s.reefs[place] != 0:
                found[n] = REEFS_AHEAD + ahead * 10 + s.reefs[place]
                n += 1
            ahead += 1
        place += 1
    if s.stuck:
        found[n] = STUCK
        n += 1
    return n


def flags(bits: int, count: int, first: int, found: Any, n: int) -> int:
    """A column for each member of a set."""
    for member in range(count):
        if bits >> member & 1:
            found[n] = first + member
            n += 1
    return n


def result(s: State, t: Tables, seat: int) -> int:
    """How a game that is over ended for a seat: 0 for lost, ONE for won."""
    return ONE if s.ending == Ending.WON_FULL_CREW else 0


def points(s: State, t: Tables, seat: int) -> int:
    """Nautilion knows no points."""
    return 0


def small(s: State, t: Tables) -> bool:
    """Whether so little is left that all of it may be followed to the end."""
    return path.tokens_between(s, s.nautilion, s.path_length + 1) <= 4
