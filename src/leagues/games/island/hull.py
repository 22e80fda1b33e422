"""The hull: its columns of stacks, and where the castaways stand."""

from __future__ import annotations

from leagues.games.island.state import COLUMNS, STACKS, State
from leagues.games.island.tables import Tables


def stacks(s: State, t: Tables, column: int) -> int:
    """How many stacks a column has, also an empty one; 0 for a column that is not in play [columns]."""
    return t.columns[s.players - 2][column - 1]


def place_of(column: int, stack: int) -> int:
    """Where the open card of a stack is kept."""
    return (column - 1) * STACKS + stack


def faces_up(s: State, t: Tables, column: int, stack: int) -> bool:
    """Whether a stack lies face up [face-map]."""
    return t.face_up[stacks(s, t, column)][stack] != 0


def hidden_top(s: State, t: Tables) -> int:
    """The first stack that lies face up and does not show its card yet, as a place of `tops`; -1 for none."""
    for column in range(1, COLUMNS + 1):
        if s.heights[column - 1] > 0:
            for stack in range(stacks(s, t, column)):
                if faces_up(s, t, column, stack) and s.tops[place_of(column, stack)] == 0:
                    return place_of(column, stack)
    return -1


def someone_there(s: State, column: int) -> bool:
    """Whether another castaway stands in a column on the side that this round goes to [occupied, hull-sides]."""
    for seat in range(s.players):
        if s.moved >> seat & 1 and s.columns[seat] == column:
            return True
    return False


def set_order(s: State) -> None:
    """The castaways nearest to the back go first [turn-order, first-side, compass]."""
    count = 0
    for column in range(1, COLUMNS + 1):
        for seat in range(s.players):
            if s.columns[seat] == column:
                s.order[count] = seat
                count += 1
