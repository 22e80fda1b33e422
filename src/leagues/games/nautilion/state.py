"""Nautilion's state: everything that changes on the table, and the chosen options."""

from __future__ import annotations

from leagues.kernel.frames import Frame, GameState
from leagues.kernel.schema import members, number, records, row

GREEN = 0  # in reserve and discard: a green Reserve token; 1 to 9 are crew
LONGEST_PATH = 80
DARKHOUSE, PHANTOM, NAUTILION = 0, 1, 2  # the figures, in the order in which they act


class State(GameState):
    """The table."""

    frames: list[Frame] = records(Frame, 6, "what is going on")
    players: int = number(1, 2, "people at the table")
    ship: int = number(0, 5, "the Nautilion that was chosen, as a place in SHIPS")
    starting_reserve: int = number(1, 6, "the chosen reserve, without what two players add")
    turn: int = number(0, 999, "the turn that is played; 0 while the path is laid")
    active: int = number(0, 1, "the seat whose turn it is")
    admirals: list[int] = row(2, 0, 2, "the Admiral card of each seat; 0 for none")
    rolls: int = number(0, 99, "how often the dice were rolled this turn")
    dice: list[int] = row(3, 0, 6, "the dice as they lie; 0 for one that is still to be rolled")
    given: list[int] = row(3, 0, 6, "the dice of Darkhouse, Phantom and Nautilion; 0 before the Plan")
    path_length: int = number(0, LONGEST_PATH, "places between the Happy Isles and the Abyss")
    path: list[int] = row(
        LONGEST_PATH + 2, 0, 9, "the token on each place; 0 once emptied. The ends are not tokens", trim=True
    )
    laid: int = number(0, LONGEST_PATH, "places laid so far while setting up")
    cup: list[int] = row(10, 0, 8, "crew tokens not laid out yet, by number")
    nautilion: int = number(0, LONGEST_PATH + 1, "its place; 0 is the Happy Isles")
    phantom: int = number(0, LONGEST_PATH + 1, "its place; path_length + 1 is the Abyss")
    crew: int = members(1, 9, "the crew aboard the Nautilion")
    landed: int = number(0, 9, "the token just taken, before it is placed; 0 for none")
    reserve: list[int] = row(10, 0, 99, "the reserve: green tokens, then crew by number")
    discard: list[int] = row(10, 0, 99, "the discard pile: green tokens, then crew by number")
