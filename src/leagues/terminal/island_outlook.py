"""What would follow from a choice, worked out on a copy of what the seat may know."""

from __future__ import annotations

from dataclasses import dataclass

from leagues.games.island.camp import NO_PILE, can_store, in_hand, pile_for, set_points, set_size, top_porthole
from leagues.games.island.decisions import act
from leagues.games.island.hull import faces_up, place_of, stacks
from leagues.games.island.state import OBJECTS, TREASURES, State
from leagues.games.island.storing import how_many, size_of
from leagues.games.island.tables import Tables
from leagues.kernel.table import Table
from leagues.terminal.island_signs import state, tables


@dataclass(frozen=True)
class Could:
    """What could be stored of a colour at most, and the porthole for the set that this would make (0 for none)."""

    colour: int
    cards: int
    size: int
    porthole: int


@dataclass(frozen=True)
class Stored:
    """A set after storing: its size, its worth left open, the porthole for this size (0 for none), its worth closed."""

    size: int
    worth: int
    porthole: int
    closed: int


def porthole_for(s: State, t: Tables, size: int) -> int:
    """The porthole on top of the pile for a size; 0 for none."""
    pile = pile_for(t, size)
    return 0 if pile == NO_PILE else top_porthole(s, t, pile)


def to_collect(s: State, t: Tables, column: int) -> tuple[list[int], int]:
    """The open cards on top of a column's stacks, and how many others would be taken with them."""
    if s.heights[column - 1] == 0:
        return [], 0
    count = stacks(s, t, column)
    shown = [s.tops[place_of(column, stack)] - 1 for stack in range(count) if faces_up(s, t, column, stack)]
    return shown, count - len(shown)


def to_store(s: State, t: Tables, column: int) -> list[Could]:
    """For each colour that could be stored in a column, as much of it as possible."""
    found = []
    for colour in range(TREASURES):
        if can_store(s, s.active, colour):
            cards = min(stacks(s, t, column), in_hand(s, s.active, colour))
            size = set_size(s, s.active, colour) + cards
            found.append(Could(colour, cards, size, porthole_for(s, t, size)))
    return found


def stored(table: Table, answer: int) -> Stored:
    """The set that an answer of `act` stores to, once it has."""
    s, t, colour = state(table), tables(table), act.colour_of(answer)
    seat = s.active
    size = set_size(s, seat, colour) + size_of(act.way_of(answer))
    porthole = porthole_for(s, t, size)
    table.game.flow.apply(s, t, answer)
    worth = set_points(s, t, seat, colour)
    return Stored(size, worth, porthole, closed_worth(s, t, seat, colour, porthole))


def closed_worth(s: State, t: Tables, seat: int, colour: int, porthole: int) -> int:
    """What a set would be worth with a porthole."""
    trial = s.copy()
    trial.portholes[seat][colour] = porthole
    return set_points(trial, t, seat, colour)


def stored_cards(answer: int) -> list[tuple[int, int]]:
    """The cards that an answer of `act` stores, with their numbers."""
    colour, way = act.colour_of(answer), act.way_of(answer)
    return [(colour * OBJECTS + thing, how_many(way, thing)) for thing in range(OBJECTS) if how_many(way, thing)]


def next_porthole(s: State, t: Tables, size: int) -> tuple[int, int]:
    """The next larger size that can still be closed, and its porthole; (0, 0) when there is none."""
    larger = sorted(other for other in t.sizes if other > size and porthole_for(s, t, other))
    return (larger[0], porthole_for(s, t, larger[0])) if larger else (0, 0)


def places_next(s: State, column: int) -> tuple[int, int]:
    """The first and the last place in the order of the next round that a column could give the castaway whose turn it is."""
    before = sum(1 for seat in range(s.players) if s.moved >> seat & 1 and s.columns[seat] < column)
    to_come = sum(1 for seat in range(s.players) if not s.moved >> seat & 1 and seat != s.active)
    return before + 1, before + 1 + to_come
