"""The vocabulary of the cards: what a Darkhouse card or a Heroic Action can do. Data files name these in small letters."""

from __future__ import annotations

from enum import IntEnum


class Card(IntEnum):
    """What a Darkhouse card changes, beside its toll."""

    NONE = 0
    TWICE = 1  # phases 2 to 5 are played twice with the same dice
    ONE_BY_ONE = 2  # each die is given before the next is rolled
    INSERT = 3  # a discarded token goes back into the path
    EXCHANGE = 4  # the submarines swap what they land on
    BACKWARDS = 5  # the Nautilion moves toward the Happy Isles
    TWO_STEPS = 6  # one figure's die is rolled before the others
    FIXED = 7  # the dice are set, not rolled
    RECOVER = 8  # a discarded token goes into the reserve
    BUY = 9  # two tokens of the reserve for a discarded one that comes aboard


class Heroic(IntEnum):
    """What a Heroic Action does."""

    NONE = 0
    SHELTER = 1  # no toll for `amount` turns
    SET_DICE = 2  # the dice become what you like
    PHANTOM_STAYS = 3  # the Phantom does not move
    PHANTOM_BACK = 4  # the Phantom moves toward the Abyss
    REPLACE = 5  # another open card is replaced
    FROM_PATH = 6  # a crew token of the path comes aboard
    FROM_DISCARD = 7  # a crew token of the discard pile comes aboard
    TO_RESERVE = 8  # `amount` discarded tokens go into the reserve
    HAUL = 9  # the landing brings its neighbours too
    CABIN = 10  # the other two numbers of the cabin come from the discard pile
    MERCENARY = 11  # a Mercenary leaves the Phantom's board
    REEFS = 12  # all Reefs of the number that paid are removed


def names(kind: type[IntEnum]) -> list[str]:
    """The names that a data file uses, by number."""
    return [one.name.lower().replace("_", "-") for one in kind]
