"""Storing objects in the camp: which cards at once, and the bonus token that comes with them."""

from __future__ import annotations

from leagues.games.island.camp import closed
from leagues.games.island.flow import empty_spaces
from leagues.games.island.hull import stacks
from leagues.games.island.messages import Say
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import BONUSES, OBJECTS, TREASURES, State, card_of
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables
from leagues.kernel.frames import ask, push, tell

# Every way to choose one, two or three cards of four objects: how many of each, two bits an object.
WAYS = (
    1, 4, 16, 64,
    2, 5, 17, 65, 8, 20, 68, 32, 80, 128,
    3, 6, 18, 66, 9, 21, 69, 33, 81, 129, 12, 24, 72, 36, 84, 132, 48, 96, 144, 192,
)  # fmt: skip
SINGLES, PAIRS = 4, 14  # the ways below these take one card, one or two


def how_many(way: int, thing: int) -> int:
    """How many cards of an object the way at a place of WAYS takes."""
    return WAYS[way] >> (2 * thing) & 3


def size_of(way: int) -> int:
    """How many cards a way takes."""
    return 1 if way < SINGLES else 2 if way < PAIRS else 3


def ways(most: int) -> int:
    """How many of WAYS take no more cards than this."""
    return SINGLES if most == 1 else PAIRS if most == 2 else len(WAYS)


def cannot_store(s: State, t: Tables, colour: int, way: int) -> int:
    """0, or the rule against storing these cards now."""
    if closed(s, s.active, colour):
        return Rule.CLOSED_FOR_GOOD
    if size_of(way) > stacks(s, t, s.columns[s.active]):
        return Rule.STORE_LIMIT
    return 0 if holds(s, colour, way) else Rule.STORE_FROM_HAND


def holds(s: State, colour: int, way: int) -> bool:
    """Whether the hand has these cards."""
    for thing in range(OBJECTS):
        if how_many(way, thing) > s.hands[s.active][card_of(colour, thing)]:
            return False
    return True


def store(s: State, t: Tables, colour: int, way: int) -> None:
    """The cards go to the camp, with the bonus token of their colour; then the set may be closed [store, bonus-taken]."""
    for thing in range(OBJECTS):
        count, card = how_many(way, thing), card_of(colour, thing)
        s.hands[s.active][card] -= count
        s.camps[s.active][card] += count
        s.shown[s.active][card] = max(s.shown[s.active][card] - count, 0)
    s.sizes[s.active] -= size_of(way)
    tell(s, Say.STORED, s.active, colour, way)
    push(s, Step.CLOSE, colour, 0, 0, 0)
    if s.spaces[colour] != 0:
        take_bonus(s, t, colour)


def take_bonus(s: State, t: Tables, colour: int) -> None:
    """The token of the colour goes onto the set; before the set may be closed the camp is filled
    [bonus-taken, bonus-refill, refill-before-closing, bonus-several]."""
    kind = s.spaces[colour] - 1
    s.spaces[colour] = 0
    s.bonuses[s.active][colour * BONUSES + kind] += 1
    tell(s, Say.BONUS_TAKEN, s.active, colour, kind)
    if TREASURES - empty_spaces(s) <= t.refill_at:
        ask(s, Step.REFILL)
