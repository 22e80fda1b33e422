"""The state of Nautilus Island: everything that changes on the table, and the chosen options."""

from __future__ import annotations

from leagues.kernel.frames import Frame, GameState
from leagues.kernel.schema import Seats, See, members, number, records, row, rows

SEATS = 4
COLUMNS = 6  # at most
STACKS = 3  # at most in a column
COLOURS = ("clothes", "navigation", "repair", "fishing", "supplies", "treasures")
TREASURES = 5  # the colour that is never stored
OBJECTS = 4  # of each colour; the card `colour * OBJECTS + object`
CARDS = len(COLOURS) * OBJECTS
STORED = TREASURES * OBJECTS  # the cards below this one can be stored
BONUSES = 6  # kinds of bonus tokens
TWO, THREE, PER_CARD, DOUBLE, ODD, PAIR = range(BONUSES)


class State(GameState):
    """The table."""

    frames: list[Frame] = records(Frame, 6, "what is going on")
    players: int = number(2, SEATS, "people at the table", seats=Seats.COUNT)
    memory: int = number(0, 1, "1 when the table lists what everybody has watched being taken")
    round: int = number(0, 999, "the round that is played; 0 while setting up")
    final: int = number(0, 2, "1 once a column is empty, 2 in the last round")
    order: list[int] = row(SEATS, 0, SEATS - 1, "the seats in the order of this round", seats=Seats.VALUE)
    active: int = number(0, SEATS - 1, "the seat whose turn it is", seats=Seats.VALUE)
    columns: list[int] = row(
        SEATS, 0, COLUMNS, "each castaway's column, counted from the back; 0 for none", seats=Seats.AXIS
    )
    moved: int = members(0, SEATS - 1, "the seats that have moved in this round, to its side of the hull", seats=Seats.VALUE)
    heights: list[int] = row(COLUMNS, 0, 20, "cards left in each stack of a column")
    tops: list[int] = row(
        COLUMNS * STACKS, 0, CARDS, "the card that lies open on each stack, counted from 1; 0 for none", trim=True, kind=True
    )
    deck: list[int] = row(CARDS, 0, 16, "cards that nobody has seen; in a view, that this seat has not seen")
    hands: list[list[int]] = rows(
        SEATS,
        CARDS,
        0,
        16,
        "the cards in each hand",
        see=See.SEAT,
        pours="deck",
        sized="sizes",
        known="shown",
        lacks="lacks",
    )
    sizes: list[int] = row(SEATS, 0, 16 * CARDS, "how many cards each hand holds", seats=Seats.AXIS)
    shown: list[list[int]] = rows(
        SEATS, CARDS, 0, 16, "cards of each hand that everybody has watched being taken", seats=Seats.AXIS
    )
    lacks: list[int] = row(
        SEATS, 0, (1 << CARDS) - 1, "the cards that a pass has proved not to be in a hand, as bits",
        bits=True, seats=Seats.AXIS,
    )  # fmt: skip
    camps: list[list[int]] = rows(SEATS, STORED, 0, 16, "the cards stored in each camp", seats=Seats.AXIS)
    bonuses: list[list[int]] = rows(
        SEATS, TREASURES * BONUSES, 0, 99, "the bonus tokens on each set, by kind", seats=Seats.AXIS
    )
    portholes: list[list[int]] = rows(
        SEATS, TREASURES, 0, 99, "the value of the porthole that closes each set; 0 while open", seats=Seats.AXIS
    )
    piles: list[int] = row(4, 0, 6, "portholes taken from the pile of each size")
    spaces: list[int] = row(
        TREASURES, 0, BONUSES, "the bonus token on the camp's space of each colour, from 1; 0 for none", kind=True
    )
    supply: list[int] = row(BONUSES, 0, 99, "bonus tokens that nobody has seen, by kind")


def card_of(colour: int, thing: int) -> int:
    """The card that shows an object of a colour."""
    return colour * OBJECTS + thing
