"""The Nautilus from the side, the back on the left: its columns of stacks, and the castaways above and below.

The double line is the side that the castaways go to in this round.
"""

from __future__ import annotations

from leagues.games.island.hull import faces_up, place_of, stacks
from leagues.games.island.state import COLOURS, COLUMNS, OBJECTS, STACKS, State
from leagues.games.island.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import Sheet
from leagues.terminal.island_signs import CASTAWAYS, HIDDEN, SHAPES, card_name, castaway_sign
from leagues.terminal.menu import Choice

ROWS = STACKS + 2  # the stacks, and the two sides of the hull
LABEL, STANDS = 1, 9  # where in a column its number and the castaways are written


def columns(s: State, t: Tables) -> list[int]:
    """The columns in play, from the back."""
    return [column for column in range(1, COLUMNS + 1) if stacks(s, t, column)]


def goes_above(s: State) -> bool:
    """Whether this round's side is above the hull [first-side]."""
    return s.round % 2 == 1


def stands_above(s: State, seat: int) -> bool:
    """Whether a castaway stands above the hull: on this round's side once moved, before that on the other."""
    return goes_above(s) == bool(s.moved >> seat & 1)


def draw_hull(sheet: Sheet, top: int, s: State, t: Tables, eye: int, w: Words, choice: Choice | None) -> None:
    """The whole picture."""
    used = columns(s, t)
    bottom = top + ROWS - 1
    draw_sides(sheet, top, bottom, s)
    for at, column in enumerate(used):
        left = at * sheet.width // len(used)
        role = "strong" if s.heights[column - 1] else "faint"
        sheet.put(left + LABEL, top, f" {column}×{s.heights[column - 1]} ", role)
        for stack in range(stacks(s, t, column)):
            draw_stack(sheet, left + LABEL, top + 1 + stack, s, t, column, stack, w)
        draw_castaways(sheet, left + STANDS, top, bottom, s, column, eye, w)
        for role, place, sign in choice.marks if choice is not None else ():
            if place == column:
                sheet.put(left + STANDS, top if goes_above(s) else bottom, sign, role)
    for at, name in ((0, "island-back"), (len(used) - 1, "island-front")):
        sheet.put(at * sheet.width // len(used) + LABEL, bottom, f" {w.text(name)}", "quiet")


def draw_sides(sheet: Sheet, top: int, bottom: int, s: State) -> None:
    """The two sides of the hull."""
    for row, above, ends in ((top, True, "╭╮"), (bottom, False, "╰╯")):
        here = s.round > 0 and goes_above(s) == above
        line = ("═" if here else "─") * (sheet.width - 2)
        sheet.put(0, row, ends[0] + line + ends[1], "brass" if here else "line")


def draw_stack(sheet: Sheet, x: int, y: int, s: State, t: Tables, column: int, stack: int, w: Words) -> None:
    """The open card of a stack, the back of a hidden one, or an empty space."""
    top = s.tops[place_of(column, stack)]
    if s.heights[column - 1] == 0:
        sheet.put(x, y, "·", "faint")
    elif top:
        colour = (top - 1) // OBJECTS
        sheet.put(x, y, SHAPES[colour], COLOURS[colour])
        sheet.put(x + 1, y, card_name(top - 1, w))
    else:
        sheet.put(x, y, "?" if faces_up(s, t, column, stack) else HIDDEN * 5, "faint")


def draw_castaways(sheet: Sheet, x: int, top: int, bottom: int, s: State, column: int, eye: int, w: Words) -> None:
    """Whoever stands at a column, on either side."""
    for seat in range(s.players):
        if s.columns[seat] == column:
            row = top if stands_above(s, seat) else bottom
            sheet.put(x, row, castaway_sign(seat, eye, w), f"{CASTAWAYS[seat]}-castaway")
