"""The shapes of `scenery` and of the explanation, field by field.

Cards, colours and bonus kinds are numbered as in `state.py`: a card is `4 * colour + object`, the colours 0 to 4 can be
stored, 5 are the treasures. Columns are counted from the back, from 1. Rules are ids; the sentence of a rule lies in the
words under `rule-<id>`. A field that is not required is left out when it has nothing to say.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from leagues.kernel import explaining
from leagues.kernel.explaining import Choice

Where = Literal[
    "column",  # a column of the hull
    "set",  # a set of the own camp, by colour
    "space",  # a space of the camp for bonus tokens, by colour
    "seat",
    "card",  # a card that is not on the table yet, of one's own cards
    "bonus",  # a kind of bonus token, of one's own tokens
    "button",  # nothing on the board: `collect`, `pass`, `close` or `leave`
]
Source = Literal["porthole", "two", "three", "per_card", "double", "odd", "pair", "treasure"]


class Target(TypedDict):
    """Something on the board that can glow and be clicked."""

    kind: Where
    at: int | str


class Next(TypedDict):
    """A porthole that a larger set could still get."""

    size: int
    value: int
    missing: int  # cards that the set would still need
    held: int  # cards of its colour that stay in the own hand


class Store(TypedDict):
    """What could be stored of a colour at most."""

    colour: int
    cards: int
    size: int  # of the set then
    porthole: int  # the value of the one for this size; 0 for none


class ChoiceAbout(Choice):
    """An answer: a legal one, or one that people try."""

    targets: list[Target]  # what to click for it; any of them
    # to explore a column, or to collect from it
    column: NotRequired[int]
    open: NotRequired[list[int]]  # the cards that lie open there
    hidden: NotRequired[int]  # how many more would be taken unseen
    spaces: NotRequired[int]  # how many cards could be stored there at most
    stores: NotRequired[list[Store]]  # for each colour that could be stored there, as much of it as possible
    places: NotRequired[list[int]]  # the first and the last place in the next round that it could still mean
    order: NotRequired[list[int]]  # the seats in the order of the next round, if nobody else moved
    last: NotRequired[bool]  # collecting would empty the column, and the last round comes
    # to store, or to close
    colour: NotRequired[int]
    cards: NotRequired[list[int]]  # what is stored
    size: NotRequired[int]  # of the set then
    bonus: NotRequired[int]  # the kind of the bonus token that comes with it
    refill: NotRequired[bool]  # the camp is filled up before the set could be closed
    worth: NotRequired[int]  # of the set then
    closed: NotRequired[int]  # of the set, if the porthole then closes it
    points: NotRequired[int]  # what the choice adds to the own score at once
    porthole: NotRequired[int]  # the value of the porthole that could then close the set, or that is given up
    closing: NotRequired[int]  # what choice and porthole would add together
    next: NotRequired[list[Next]]  # the portholes of larger sets


class Part(TypedDict):
    """Some points, and where they come from."""

    source: Source
    count: int  # how many tokens or cards bring them
    amount: int
    card: NotRequired[int]  # of treasures: which


class SetScore(TypedDict):
    """What one set of a camp is worth now."""

    colour: int
    size: int
    parts: list[Part]  # every token on it, also those that are worth nothing yet
    points: int


class SeatScore(TypedDict):
    """What a seat has now, as far as the reader may know."""

    seat: int
    sets: list[SetScore]  # those that are begun
    treasures: list[Part]  # in the hand: one's own, and everybody's once the game is over
    points: int
    whole: bool  # nothing is missing: the hand is known


class Colour(TypedDict):
    """One colour for the seat that acts."""

    colour: int
    size: int  # of the set in the own camp
    held: int  # in the own hand
    most: int  # how many can be stored at once here
    barred: NotRequired[str]  # the rule against storing any


class Explanation(explaining.Explanation):
    """Everything that helps to see the running decision, as one seat may know it."""

    about: list[Target]  # what is asked about
    choices: dict[str, ChoiceAbout]  # by answer, for those who are asked
    side: Literal["above", "below"]  # of the hull, that this round goes to
    order: list[int]  # the seats in the order of the next round, if all stayed as they are
    rounds: int  # that are surely still played after this one
    scores: list[SeatScore]  # by seat
    known: dict[str, list[int]]  # for a table with memory: by seat, the cards of rivals' hands that everybody saw
    colours: list[Colour]  # while a seat collects or stores, for that seat


class ColumnAbout(TypedDict):
    """A column of the hull."""

    column: int
    stacks: int
    faces: list[bool]  # of each stack, whether it lies face up


class PileAbout(TypedDict):
    """A pile of portholes."""

    size: int  # of the set that it closes
    values: list[int]  # from the top
    standing: str


class BonusAbout(TypedDict):
    """A kind of bonus token."""

    kind: int
    name: Source
    points: int
    count: int  # of such tokens in the game


class Scenery(TypedDict):
    """What does not change at a table. Each standing is `printed`, `inferred`, `reconstructed`, or `owner` where an owner's
    file gives other values."""

    columns: list[ColumnAbout]
    hull: str  # the standing of the columns
    faces: str  # the standing of how the stacks lie
    height: int  # cards in a stack at first
    copies: int  # cards of each object
    piles: list[PileAbout]
    bonuses: list[BonusAbout]
    bonus_tokens: str  # the standing of how many there are of each kind
    treasures: list[int]  # what each object of the treasures is worth
    treasure_values: str  # the standing of that
    refill_at: int  # the camp is filled up when so many bonus tokens are left, or fewer
    memory: bool  # the table lists what everybody saw being taken
