"""The ocean where the Nautilus lies with its ships by name, and the oceans that lines lead to, west of it and east."""

from __future__ import annotations

from leagues.games.nemo.seas import can_sail, is_warship, joined
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import Sheet
from leagues.terminal.menu import Choice
from leagues.terminal.nemo_chart import (
    DOTTED,
    SOLID,
    Part,
    boxes,
    draw_frame,
    land,
    length,
    lies_here,
    marked,
    named,
    put,
    unknown,
)
from leagues.terminal.nemo_maps import Box, lies_west, northerly
from leagues.terminal.nemo_signs import OTHER, WARSHIP, figures, ship_name, ships_in

HUB = 6  # lines
LINE = 2  # columns of a line at the least
SHARE = 3  # the ocean itself has a third of the width
WIDEST = 34


def draw_hub(sheet: Sheet, s: State, t: Tables, w: Words, choice: Choice | None) -> None:
    """The whole picture."""
    middle = centre(s, t, choice)
    width = min(WIDEST, sheet.width // SHARE + 2)
    left = (sheet.width - width) // 2
    box = Box(left, 0, width, sheet.height)
    for west in (True, False):
        found = [one for one in range(OCEANS) if joined(t, middle, one) and lies_west(middle, one) == west]
        for row, number in enumerate(sorted(found, key=northerly)[: box.height]):
            top = (box.height - min(len(found), box.height)) // 2
            draw_neighbour(sheet, box, top + row, s, t, w, (middle, number), number in marked(choice), west=west)
    draw_frame(sheet, left, box, lies_here(s, middle))
    sheet.put(left + 1, 0, named(middle, width - 2, w), "cursor" if middle in marked(choice) else "key")
    inside = box.height - 2
    for row, parts in enumerate(told(s, t, w, middle, width - 4, inside)):
        put(sheet, left + 2, 1 + row, parts)


def centre(s: State, t: Tables, choice: Choice | None) -> int:
    """Where the Nautilus lies; or the ocean that the highlighted choice is about, if one would not see it from there."""
    far = [one for one in marked(choice) if one != s.nautilus and not joined(t, s.nautilus, one)]
    return far[0] if far else s.nautilus


def draw_neighbour(
    sheet: Sheet, box: Box, row: int, s: State, t: Tables, w: Words, pair: tuple[int, int], ghost: bool, *, west: bool
) -> None:
    """A neighbour, the second of the pair, in a line that is joined to the frame."""
    middle, number = pair
    room = box.x - LINE - 1
    parts = about(s, t, w, number, ghost, room)
    line = (SOLID if can_sail(s, t, middle, number) else DOTTED)[0]
    if west:
        end = length(parts)
        put(sheet, 0, row, parts)
        sheet.put(end + 1, row, line * (box.x - end - 1), "quiet")
    else:
        start = sheet.width - room
        put(sheet, start, row, parts)
        sheet.put(box.x + box.width, row, line * (start - box.x - box.width - 1), "quiet")


def about(s: State, t: Tables, w: Words, number: int, ghost: bool, room: int) -> list[Part]:
    """An ocean's name, ships and lands, as much as has room."""
    head = (f"{named(number, min(room - 5, 13), w)} ", "cursor" if ghost else "text")
    ships = boxes(s, t, number)
    whole = [head, *ships, (" ", "text"), *land(s, t, number)]
    return whole if length(whole) <= room else [head, *ships]


def told(s: State, t: Tables, w: Words, middle: int, room: int, lines: int) -> list[list[Part]]:
    """What lies in the ocean itself: the ships by name, as many as have a line, then everything else in signs."""
    here = ships_in(s, middle)
    shown = here[: max(0, lines - 1)] if len(here) <= lines - 1 else []
    named_ships = [
        (f"{WARSHIP if is_warship(s, t, ship) else OTHER} {ship_name(s, ship, w)}", figures(s, t, ship, s.backs[ship]),
         "danger" if is_warship(s, t, ship) else "text")
        for ship in shown
    ]  # fmt: skip
    by_name: list[list[Part]] = [
        [(f"{name[: room - len(figure) - 1]} ", role), (figure, role)] for name, figure, role in named_ships
    ]
    rest = unknown(s, t, middle) if shown or not here else boxes(s, t, middle)
    return [*by_name, [*rest, (" ", "text"), *land(s, t, middle)]]
