"""The shapes of `scenery` and of the explanation, field by field.

Tokens are kinds as in `state.py`: 0 green, 1 to 9 crew, 10 to 12 the Mages A to C, 13 a Mercenary, 14 a Reef. Figures are 0
Darkhouse, 1 Phantom, 2 Nautilion. Places are those of the view's path: 0 is the Happy Isles, path_length + 1 the Abyss.
Rules are ids; the sentence of a rule lies in the words under `rule-<id>`. A field that is not required is left out when it
has nothing to say.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from leagues.kernel import explaining
from leagues.kernel.explaining import Choice, Sentence

Where = Literal[
    "path",  # a place of the path
    "gap",  # the gap right after a place of the path
    "space",  # a space of the ship
    "cabin",  # a space of the cabin: 0 to 2 the Mages, 3 to 5 their crew
    "reserve",  # a kind of token in the reserve; -1 for the reserve as a whole
    "discard",  # a kind of token in the discard pile
    "die",  # a die of the view, from 0
    "face",  # what a die shall show, or shows
    "figure",
    "seat",
    "spell",  # its name, as in `Spell`
    "heroic",  # the number of a Heroic Action
    "card",  # the number of a Darkhouse card
    "token",  # a kind of token, not on the table yet
    "reef",  # the number of a Reef, not on the table yet
    "button",  # nothing on the board: its name
]
How = Literal[
    "destroys", "recruits", "yours", "stays", "abyss",  # the Phantom; `yours`: the Exchange gives you its token
    "takes", "gives", "hauls", "isles", "held", "skipped",  # the Nautilion; `gives`: the Phantom gets its token
    "arrives", "collides",  # both
]  # fmt: skip
Fate = Literal[
    "boards", "both", "cabin",  # it could come aboard, aboard or into the cabin, into the cabin
    "aboard", "held", "duct", "admiral", "reserve",  # into the reserve: its number is there, a Mercenary holds it, …
    "depends",
]  # fmt: skip
Price = Literal["free", "shelter", "nothing", "token", "crew", "reroll"]


class Target(TypedDict):
    """Something on the board that can glow and be clicked."""

    kind: Where
    at: int | str


class Way(TypedDict):
    """What a submarine would do."""

    die: int  # 0 when it has none
    place: int  # where it comes to; in a collision the place of the other
    how: How
    passes: list[int]  # the places that are counted on the way, in their order; `place` is not among them
    token: NotRequired[int]  # what lies there
    left: NotRequired[int]  # the points that it then still needs to its goal
    fate: NotRequired[Fate]  # what could become of the token that you get
    bars: NotRequired[str]  # the rule that keeps that token off the ship
    joins: NotRequired[list[int]]  # where it can board: the manned spaces that ducts join to its own
    reef: NotRequired[int]  # the number of the Reef that will hold the Nautilion, or that the Phantom destroys
    neighbours: NotRequired[list[int]]  # the places whose tokens a haul brings too
    harpoons: NotRequired[list[int]]  # in a collision: yours and the Phantom's
    battle: NotRequired[Literal["won", "tied", "lost"]]  # and how it ends


class Give(TypedDict):
    """A legal way to give dice, and what would follow. Where a figure has a die and its part is null, that depends: on a die
    that is still to be rolled, or on what is given up on the way. On its way to a page it does without
    what the cells of its dice say."""

    answer: int
    dice: list[int]  # what each figure has then, those of earlier rolls included; 0 for none
    price: Price | None
    tokens: int  # how many the Darkhouse takes
    phantom: Way | None
    nautilion: Way | None
    blow: bool  # a Mercenary of the Phantom costs you a token
    ending: str  # how the game would end, such as `won-full-crew`; empty if it goes on or that depends
    rules: list[str]
    sentences: list[Sentence]  # the whole outcome in words, in the order in which it happens


class Cell(TypedDict):
    """What one die would do in the hands of one figure, whatever the others get."""

    figure: int
    value: int
    die: NotRequired[int]  # of the view; only in the slate
    answers: NotRequired[list[int]]  # the ways to give dice that it is part of; only in the slate of the Plan
    barred: NotRequired[str]  # the rule by which the figure cannot get it; then all below is left out
    depends: NotRequired[bool]  # on the other dice, or on what is given up: then `way` or `price` is left out
    price: NotRequired[Price]  # of the Darkhouse
    tokens: NotRequired[int]
    way: NotRequired[Way]  # of a submarine
    blow: NotRequired[bool]
    ending: NotRequired[str]
    sentences: NotRequired[list[Sentence]]


class Spell(TypedDict):
    """A spell of the Grimoire, whether it can be cast or not."""

    name: Literal["whirlwind", "tide", "translation"]
    price: int
    answers: list[int]  # those that cast it; each is a choice too
    sentence: Sentence
    rules: list[str]
    barred: NotRequired[str]


class Reached(TypedDict):
    """What a die would have the Nautilion pick up. The words for it are `aid-reached`."""

    die: int
    place: int
    token: int
    fate: Fate


class ChoiceAbout(Choice):
    """An answer: a legal one, or one that people try."""

    targets: list[Target]  # what to click for it; any of them
    idle: NotRequired[bool]  # legal, but it would change nothing
    token: NotRequired[int]  # the token that it moves
    space: NotRequired[int]  # the space of the ship that it comes to
    joins: NotRequired[list[int]]  # the manned spaces that ducts then join to it
    reach: NotRequired[list[int]]  # the free spaces that ducts then lead to
    harpoons: NotRequired[list[int]]  # yours and the Phantom's, where it changes them; the words for it are `aid-harpoons`
    fate: NotRequired[Fate]  # what could become of the token
    place: NotRequired[int]  # the place of the path that the token comes to
    isles: NotRequired[int]  # the points that the Phantom then needs
    abyss: NotRequired[int]  # the points that the Nautilion then needs
    reached: NotRequired[list[Reached]]  # what the dice would then bring
    cells: NotRequired[list[Cell]]  # what the die would then do for each figure that could get it
    turns: NotRequired[list[int]]  # the same on its way to a page: which of `Explanation.turned`
    payers: NotRequired[list[int]]  # the crew that could pay for a Heroic Action, to some effect
    could: NotRequired[list[int]]  # the tokens within reach of the dice that this player could take aboard
    kept: NotRequired[list[int]]  # the crew that stays
    lost: NotRequired[list[int]]  # the crew that goes


class Explanation(explaining.Explanation):
    """Everything that helps to see the running decision."""

    about: list[Target]  # what is asked about
    choices: dict[str, ChoiceAbout]  # by answer, for those who are asked
    phase: int  # of the turn, 0 to 5
    wanted: list[int]  # the places of the path whose token still counts
    reach: list[int]  # the free spaces of the ship that ducts lead to
    harpoons: list[int]  # yours and the Phantom's; empty where they do not count, or no longer
    rerolls: int  # how many dice the Mages can still roll again this turn
    isles: int  # the points that the Phantom needs to the Happy Isles
    abyss: int  # the points that the Nautilion needs to the Abyss
    gives: list[Give]  # of the Plan: all legal ways to give dice
    slate: list[Cell]  # each die in hand for each figure, in the Plan and while tokens of the path are chosen
    spells: list[Spell]  # of the Plan: all three
    turned: NotRequired[list[Cell]]  # on its way to a page: what dice that are turned or set would do


class Costs(TypedDict):
    """What the spells cost, in reserve tokens."""

    whirlwind: int
    tide: int
    translation: int


class CardAbout(TypedDict):
    """A card. Each sentence has a title too, under `<id>.title`; the first title is the card's."""

    number: int
    effect: str  # as data files call it, such as `twice` or `from-path`
    colour: Literal["red", "blue", ""]  # of a Darkhouse card
    sentences: list[Sentence]
    rules: list[str]
    standing: str
    here: bool  # whether it can come into this game


class Cards(TypedDict):
    """All cards of the expansions in play."""

    darkhouse: list[CardAbout]
    heroic: list[CardAbout]


class Home(TypedDict):
    """A kind of token, and where it counts: it is wanted while one of these spaces does not hold it."""

    token: int
    targets: list[Target]


class Scenery(TypedDict):
    """What does not change at a table. What belongs to an expansion that is not in play is 0 or empty."""

    ship: str
    spaces: list[int]
    ducts: list[list[int]]  # pairs of spaces
    standing: str  # of the ducts: `reconstructed`, or `owner` where an owner's file gives others
    faces: list[int]  # the six faces of a die
    toll: list[int]  # the dice that cost a token, unless a card says otherwise
    costs: Costs
    homes: list[Home]  # of crew and Mages; a Mercenary is wanted until the collision
    cabin: list[list[int]]  # for each pair its Mage and its crew, as kinds of tokens; their spaces are i and 3 + i
    admirals: list[list[int]]  # for two players: the crew on each card
    warriors: list[int]  # the crew with a harpoon
    mercenary_harpoons: int
    phantom_harpoons: int  # of its own
    phantom_places: int  # on its board
    reef_escape: int  # what the roll must reach
    reef_bonus: int  # what the crew of its number adds
    cards: Cards
