"""Nautilion's state: everything that changes on the table, and the chosen options."""

from __future__ import annotations

from leagues.kernel.frames import Frame, GameState
from leagues.kernel.schema import Seats, members, number, records, row

# The kinds of tokens: 1 to 9 are crew.
GREEN = 0  # in reserve and discard: a green Reserve token; on the path: an emptied place
MAGE = 9  # MAGE + 1 to MAGE + 3 are the Mages A, B and C
MERCENARY = 13
REEF = 14  # once it has left the path; there, its number is in `reefs`
KINDS = 15
LONGEST_PATH = 80
DARKHOUSE, PHANTOM, NAUTILION = 0, 1, 2  # the figures, in the order in which they act

# The expansions, as bits.
MAGES, MERCENARIES, REEFS, DARKHOUSE_CARDS, HEROICS = 1, 2, 4, 8, 16
EXPANSIONS = ("mages", "mercenaries", "reefs", "darkhouse", "heroics")
CABIN_CREW = 3  # the cabin's spaces: 0 to 2 are the Mages, 3 to 5 the crew they work with


class State(GameState):
    """The table. A field that came with the expansions is 0 in a game without them."""

    frames: list[Frame] = records(Frame, 6, "what is going on")
    players: int = number(1, 2, "people at the table", seats=Seats.COUNT)
    ship: int = number(0, 5, "the Nautilion that was chosen, as a place in SHIPS", kind=True)
    starting_reserve: int = number(1, 6, "the chosen reserve, without what two players add")
    turn: int = number(0, 999, "the turn that is played; 0 while the path is laid")
    active: int = number(0, 1, "the seat whose turn it is", seats=Seats.VALUE)
    admirals: list[int] = row(2, 0, 2, "the Admiral card of each seat; 0 for none", kind=True, seats=Seats.AXIS)
    rolls: int = number(0, 99, "how often the dice were rolled this turn")
    dice: list[int] = row(3, 0, 6, "the dice as they lie; 0 for one that is still to be rolled")
    given: list[int] = row(3, 0, 6, "the dice of Darkhouse, Phantom and Nautilion; 0 before the Plan")
    path_length: int = number(0, LONGEST_PATH, "places between the Happy Isles and the Abyss")
    path: list[int] = row(
        LONGEST_PATH + 2, 0, MERCENARY, "the token on each place; 0 once emptied. The ends are not tokens",
        trim=True, kind=True,
    )  # fmt: skip
    laid: int = number(0, LONGEST_PATH, "places laid so far while setting up")
    cup: list[int] = row(KINDS, 0, 99, "tokens not laid out yet, by kind")
    nautilion: int = number(0, LONGEST_PATH + 1, "its place; 0 is the Happy Isles")
    phantom: int = number(0, LONGEST_PATH + 1, "its place; path_length + 1 is the Abyss")
    crew: int = members(1, 9, "the crew aboard the Nautilion")
    landed: int = number(0, MERCENARY, "the token just taken, before it is placed; 0 for none", kind=True)
    reserve: list[int] = row(KINDS, 0, 99, "the reserve, by kind")
    discard: list[int] = row(KINDS, 0, 99, "the discard pile, by kind")
    # The expansions
    expansions: int = number(0, 31, "the chosen expansions, as bits", bits=True)
    hard_phantom: int = number(0, 1, "1 when the Phantom's board was chosen with more harpoons")
    darkhouse_level: int = number(0, 2, "the chosen level of the Darkhouse, as a place in LEVELS", kind=True)
    # From here on 0 in a game without them
    spare: int = number(0, 3, "dice left out of the roll that was made last")
    rerolls: int = number(0, 9, "how often Mages rolled a die again this turn")
    cabin: int = members(0, 5, "the Mages' cabin: 0 to 2 are Mages A, B, C, 3 to 5 their crew")
    mercenaries: int = members(1, 9, "the spaces of the Nautilion that Mercenaries hold")
    departing: int = members(1, 9, "during the collision: the spaces that Mercenaries have just left")
    captives: list[int] = row(KINDS, 0, 99, "the Phantom's board, by kind")
    collided: int = number(0, 1, "1 once the submarines have met")
    reefs: list[int] = row(LONGEST_PATH + 2, 0, 9, "the number of the Reef beside each place; 0 for none", trim=True)
    reef_box: list[int] = row(3, 0, 99, "the Reefs that are not on the table, by number")
    stuck: int = number(0, 1, "1 while a Reef holds the Nautilion")
    cards: list[int] = row(5, 0, 12, "the row of Darkhouse cards, from the left", kind=True)
    lamp: int = number(0, 4, "the card that the Darkhouse stands on, as a place in the row", kind=True)
    again: int = number(0, 1, "1 while phases 2 to 5 are played for the second time")
    figure: int = number(0, 3, "the figure whose die is rolled first, counted from 1; 0 for none", kind=True)
    bought: int = number(0, 1, "1 when two tokens were given for one this turn")
    heroics: int = members(1, 12, "the Heroic Actions that lie open")
    heroic_deck: int = members(1, 12, "the Heroic Actions that nobody has seen yet")
    shelter: int = number(0, 9, "turns without a toll, this one included")
    phantom_stays: int = number(0, 1, "1 when the Phantom does not move this turn")
    phantom_back: int = number(0, 1, "1 when the Phantom moves backwards this turn")
    haul: int = number(0, 1, "1 when the landing brings its neighbours too")


def plays_with(s: State, expansion: int) -> bool:
    """Whether an expansion is in play."""
    return s.expansions & expansion != 0
