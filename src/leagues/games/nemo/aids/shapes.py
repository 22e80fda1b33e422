"""The shapes of `scenery` and of the explanation, field by field.

Oceans, ships, cards, characters, upgrades, treasures and tracks are numbered as in `names.py`. Rules are ids; the sentence
of a rule lies in the words under `rule-<id>`. A field that is not required is left out when it has nothing to say.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from leagues.kernel import explaining
from leagues.kernel.explaining import Choice, Sentence

Where = Literal[
    "ocean",
    "ship",
    "track",
    "card",
    "character",
    "upgrade",
    "treasure",
    "motive",
    "die",  # a white die, from 0
    "row",  # of the Tonnage track
    "button",  # nothing on the board; `at` is the notation
]
RungName = Literal["open", "spread", "reveal", "hostile", "hunt"]
TreasureSort = Literal["map", "wonder", "retain", "event", "ally", "adventure"]
Change = Literal["passes", "better", "not-enough", "reroll", "mends", "nothing"]


class Target(TypedDict):
    """Something on the board that can glow and be clicked."""

    kind: Where
    at: int | str


class Lots(TypedDict):
    """So many of so many equal chances."""

    lots: int
    of: int


Grade = Literal["certain", "risk", "slight", "unknown"]  # unknown: too much to follow, so it is at least so likely


class Danger(Lots):
    """The chance that the voyage is lost before the next choice, and how loudly that is said."""

    grade: Grade
    sentence: Sentence


class Modifier(TypedDict):
    """What one source adds to a roll; its words lie under `source-<source>`."""

    source: str
    amount: int


class Failure(TypedDict):
    """What failing costs for some of the throws."""

    ways: int  # how many of the throws
    loss: int  # of each exerted resource
    notoriety: NotRequired[int]
    hits: NotRequired[int]  # of a Warship's shot; 0 when another die says how many
    rows: NotRequired[list[Sentence]]  # what the card or the band says beyond that


class Help(TypedDict):
    """Help that is held for after the roll."""

    answer: int  # to the decision `help`
    sentence: Sentence
    adds: NotRequired[int]  # to the roll; a re-roll adds nothing
    chance: Lots  # to pass, if it is called for whenever it would do
    price: NotRequired[list[Sentence]]


class Spending(TypedDict):
    """A Treasure that could be spent on the roll."""

    treasure: int
    amount: int
    roll: Roll  # with it


class Roll(TypedDict):
    """A roll, with everything that is known before the dice are thrown."""

    what: str  # as in `sources.TESTS`; the words lie under `test-<what>`
    subject: int  # the card or the ship
    needed: int
    modifiers: list[Modifier]
    added: int  # all of them together
    least: int  # the smallest sum of the dice that passes; 13 when none does
    passes: int  # throws that pass; of a Warship's shot, that miss
    of: int  # all throws: 36, or 6 with one die
    bands: list[int]  # of an action: throws for each band, from the worst to the best
    results: list[list[Sentence]]  # of an action: what each band does
    fails: list[Failure]
    help: list[Help]
    spending: NotRequired[list[Spending]]


class Aim(TypedDict):
    """Whom an attack can be aimed at, as the question after it has it."""

    answer: int
    sentence: Sentence
    roll: NotRequired[Roll]
    enemy: NotRequired[Roll]


class ChoiceAbout(Choice):
    """An answer: a legal one, or one that people try."""

    targets: list[Target]  # what to click for it; any of them
    danger: NotRequired[Danger]  # left out when the voyage cannot be lost before the next choice
    cost: NotRequired[int]  # in action points
    printed: NotRequired[int]  # before a Lull made it cheaper
    roll: NotRequired[Roll]  # the next roll that it leads to
    enemy: NotRequired[Roll]  # the shot that comes before it
    aims: NotRequired[list[Aim]]  # of an attack with several to choose from
    change: NotRequired[Change]  # of help after a roll: what it would change
    points: NotRequired[int]  # what it adds to the score at once


class Step(TypedDict):
    """A step of the ladder by which a ship finds its place."""

    step: RungName
    state: Literal["passed", "now", "later"]
    why: NotRequired[Sentence]  # of one that was passed


class Ladder(TypedDict):
    """Why a ship comes where it comes."""

    ocean: int  # where it should have come
    steps: list[Step]


class Mark(TypedDict):
    """A level of the Notoriety track."""

    at: int
    what: Literal["blue", "green", "allied", "die", "wonder", "defeat", "frozen"]
    reached: bool


class Score(TypedDict):
    """The score as it stands, category by category; the words lie under `sheet-<category>`."""

    category: str
    points: int


class Own(TypedDict):
    """What one of several captains has won."""

    seat: int
    points: int
    ships: int
    cards: int
    treasures: int
    characters: int


class Running(TypedDict):
    """The score as it stands."""

    sheet: list[Score]
    total: int
    levels: list[int]  # the scores from which each level of victory is reached, with the difficulty's share
    reached: int  # the level now: 0 for none, 1 to 4
    blocks: list[int]  # the rows of the Tonnage track that keep the next column from being full
    captains: NotRequired[list[Own]]  # where each has a score of their own, by seat


class TrackAbout(TypedDict):
    """A resource as it stands."""

    track: int
    at: int
    start: int
    exert: int  # what exerting it adds
    points: int  # what its space costs at the end


class Voyage(TypedDict):
    """A voyage that is over, told."""

    epilogues: list[Sentence]


class Explanation(explaining.Explanation):
    """Everything that helps to see the running decision."""

    about: list[Target]  # what is asked about
    choices: dict[str, ChoiceAbout]  # by answer, for those who are asked
    tracks: list[TrackAbout]
    notoriety: list[Mark]  # in their order
    open: int  # open ship spaces of the whole map
    spaces: int  # of all
    score: Running
    roll: NotRequired[Roll]  # the roll that is going on
    ladder: NotRequired[Ladder]  # while a ship is placed
    voyage: NotRequired[Voyage]  # once it is over


class OceanAbout(TypedDict):
    """An ocean."""

    ocean: int
    spaces: int
    lands: int
    links: list[int]
    dotted: list[int]


class ShipAbout(TypedDict):
    """One side of a ship token."""

    ship: int
    group: str
    side: int
    ship_class: str
    attack: int
    defence: int
    notoriety: int
    points: int
    science: int
    wonder: int
    bonus: str


class CardAbout(TypedDict):
    """A card."""

    card: int
    kind: str
    test: int
    exert: list[int]
    standing: str
    does: NotRequired[list[Sentence]]  # of a card that an owner's file has changed: heads, and phrases of rows behind them


class AllyAbout(TypedDict):
    """An Ally on the Tonnage track. Points are -1 where there is no symbol."""

    warship: int
    non_warship: int
    notoriety: int


class TokenAbout(TypedDict):
    """An Adventure token. Adventure points are -1 where there is no symbol."""

    ocean: int  # the one that it names
    adventure: int
    science: int
    wonder: int


class Scenery(TypedDict):
    """What does not change at a table. Each standing is `printed`, `inferred`, `reconstructed`, or `owner` where an owner's
    file gives other values."""

    oceans: list[OceanAbout]
    tunnel: list[int]
    ships: list[ShipAbout]
    cards: list[CardAbout]
    prices: list[int]  # of the upgrades, in Salvage
    scouring: list[int]
    salvage_boxes: int
    most_actions: int
    treasure_points: list[int]
    treasure_sorts: list[TreasureSort]
    allies: list[AllyAbout]  # of the Allies
    adventures: list[TokenAbout]  # of the Adventure tokens, the last kinds of Treasures
    laid_at: list[int]  # the levels of Notoriety of the Wonders in `laid`
    columns: list[int]  # of the Tonnage track, how many score, by motive
    tests: list[str]  # what is tested, as the journal numbers it
    standings: dict[str, str]
