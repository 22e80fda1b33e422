"""The chart of Nemo's War: solid lines are sailed, dotted ones only carry ships, and a double frame is where the Nautilus
lies. A large window shows the world over its coasts, one of 80 columns the world, a small one the ocean with its neighbours.
"""

from __future__ import annotations

from itertools import pairwise

from rich.text import Text

from leagues.games.nemo.adventures import any_found, lies_hidden
from leagues.games.nemo.seas import can_sail, is_warship, joined, open_spaces
from leagues.games.nemo.state import MAJORS, OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import Sheet
from leagues.terminal.menu import Choice
from leagues.terminal.nemo_coast import COAST
from leagues.terminal.nemo_maps import LARGE, MIDDLE, Box, Map, Pair, Point
from leagues.terminal.nemo_signs import (
    CUBE,
    FOUND_TOKEN,
    GEM,
    HIDDEN,
    LAND,
    NAUTILUS,
    OPEN,
    OTHER,
    TOKEN,
    WARSHIP,
    figures,
    ocean,
    ships_in,
    short,
)

Part = tuple[str, str]  # words and their role
SOLID, DOTTED = "─│", "┈┊"
CORNERS = {(1, 0, 0, 1): "┐", (1, 0, 0, -1): "┘", (-1, 0, 0, 1): "┌", (-1, 0, 0, -1): "└",
           (0, 1, 1, 0): "└", (0, 1, -1, 0): "┘", (0, -1, 1, 0): "┌", (0, -1, -1, 0): "┐"}  # fmt: skip
FRAME, HERE = "┌─┐│└┘", "╔═╗║╚╝"


def map_for(width: int, height: int) -> Map | None:
    """The largest map of the world that has room."""
    return next((one for one in (LARGE, MIDDLE) if one.width <= width and one.height <= height), None)


def draw_map(sheet: Sheet, chart: Map, s: State, t: Tables, w: Words, choice: Choice | None) -> None:
    """The whole world, in the middle of the sheet."""
    left = (sheet.width - chart.width) // 2
    if chart.coast:
        for y, row in enumerate(COAST):
            sheet.put(left, y, row, "coast")
    drawn = [pair for pair in linked(t) if pair in chart.routes]
    for one, other in drawn:
        for stroke in chart.routes[one, other]:
            draw_stroke(sheet, left, stroke, sails=can_sail(s, t, one, other))
    for (x, y), sign in chart.edges:
        sheet.put(left + x, y, sign, "quiet")
    for number, box in enumerate(chart.boxes):
        draw_ocean(sheet, left, box, s, t, number, number in marked(choice), w)
    more = [f"{one + 1}–{other + 1}" for one, other in linked(t) if (one, other) not in chart.routes]
    if more:  # of an owner's file
        sheet.put(left, chart.height - 1, w.text("nemo-more-links", links=", ".join(more)), "quiet")


def linked(t: Tables) -> list[Pair]:
    """Every two oceans with a line between them."""
    return [(one, other) for one in range(OCEANS) for other in range(one + 1, OCEANS) if joined(t, one, other)]


def marked(choice: Choice | None) -> set[int]:
    """The oceans that the highlighted choice is about."""
    return {place for role, place, _ in choice.marks if role == "ghost"} if choice is not None else set()


def draw_stroke(sheet: Sheet, left: int, points: tuple[Point, ...], *, sails: bool) -> None:
    """A line with its corners."""
    signs, role = (SOLID, "quiet") if sails else (DOTTED, "faint")
    before = (0, 0)
    for (x, y), (to_x, to_y) in pairwise(points):
        step = ((to_x > x) - (to_x < x), (to_y > y) - (to_y < y))
        sheet.put(left + x, y, CORNERS.get((*before, *step), signs[step[0] == 0]), role)
        while (x, y) != (to_x, to_y):
            x, y = x + step[0], y + step[1]
            sheet.put(left + x, y, signs[step[0] == 0], role)
        before = step


def draw_ocean(sheet: Sheet, left: int, box: Box, s: State, t: Tables, number: int, ghost: bool, w: Words) -> None:
    """A frame with the name, the ships and what lies on land."""
    here = lies_here(s, number)
    draw_frame(sheet, left + box.x, box, here)
    role = "cursor" if ghost else "key" if here else "strong"
    sheet.put(left + box.x + 1, box.y, named(number, box.width - 2, w), role)
    x, y, room = left + box.x + 2, box.y + 1, box.width - 4
    lines = box.height - 2
    if lines == 1:
        put(sheet, x, y, [*ships_told(s, t, number, room - 3), (" ", "text"), *land(s, t, number)])
    elif lines == 2:
        put(sheet, x, y, ships_told(s, t, number, room))
        put(sheet, x, y + 1, land(s, t, number))
    else:
        first, rest = split(s, t, number, room)
        put(sheet, x, y, first)
        put(sheet, x, y + 1, rest)
        put(sheet, x, y + 2, land(s, t, number))


def draw_frame(sheet: Sheet, x: int, box: Box, here: bool) -> None:
    """The frame, and nothing in it."""
    signs, role = (HERE, "key") if here else (FRAME, "quiet")
    inside = box.width - 2
    sheet.put(x, box.y, signs[0] + signs[1] * inside + signs[2], role)
    for row in range(1, box.height - 1):
        sheet.put(x, box.y + row, signs[3] + " " * inside + signs[3], role)
    sheet.put(x, box.y + box.height - 1, signs[4] + signs[1] * inside + signs[5], role)
    if here:
        sheet.put(x + box.width // 2 - 1, box.y + box.height - 1, f" {NAUTILUS} ", role)


def lies_here(s: State, number: int) -> bool:
    """Whether the Nautilus lies there."""
    return number == s.nautilus and s.turn > 0


def named(number: int, room: int, w: Words) -> str:
    """The number on the die, and the name as long as it may be."""
    before = f"{number + 1} " if number < MAJORS else ""
    names = (before + ocean(number, w), before + short(number, w), before.strip() + short(number, w))
    return next((name for name in names if len(name) <= room), names[-1][:room])


def put(sheet: Sheet, x: int, y: int, parts: list[Part]) -> None:
    """Parts after each other."""
    for words, role in parts:
        sheet.put(x, y, words, role)
        x += len(words)


def fleet(s: State, t: Tables, number: int) -> list[Part]:
    """The revealed ships with attack and defence."""
    return [
        (f"{WARSHIP if is_warship(s, t, ship) else OTHER}{figures(s, t, ship, s.backs[ship])} ",
         "danger" if is_warship(s, t, ship) else "text")
        for ship in ships_in(s, number)
    ]  # fmt: skip


def unknown(s: State, t: Tables, number: int) -> list[Part]:
    """Hidden ships and open spaces."""
    return [(HIDDEN * s.hidden[number], "quiet"), (OPEN * open_spaces(s, t, number), "faint")]


def boxes(s: State, t: Tables, number: int) -> list[Part]:
    """The ship spaces, a sign each: Warships, others, Hidden ships, open ones; overstacked ships stand behind them."""
    revealed = ships_in(s, number)
    armed = sum(is_warship(s, t, ship) for ship in revealed)
    return [(WARSHIP * armed, "danger"), (OTHER * (len(revealed) - armed), "text"), *unknown(s, t, number)]


def ships_told(s: State, t: Tables, number: int, room: int) -> list[Part]:
    """The ships in a line: with their figures where there is room, else a sign each."""
    whole = [*fleet(s, t, number), *unknown(s, t, number)]
    return whole if length(whole) <= room else boxes(s, t, number)


def split(s: State, t: Tables, number: int, room: int) -> tuple[list[Part], list[Part]]:
    """The ships in two lines: figures in the first as far as there is room."""
    revealed, rest = fleet(s, t, number), unknown(s, t, number)
    count = len(revealed)
    while count and length(revealed[:count]) > room:
        count -= 1
    second = [*revealed[count:], *rest]
    if length(second) > room:
        return boxes(s, t, number), []
    return (revealed[:count], second) if count else (second, [])


def length(parts: list[Part]) -> int:
    """How many columns parts take."""
    return sum(len(words) for words, _ in parts)


def land(s: State, t: Tables, number: int) -> list[Part]:
    """The gem, the Adventure tokens face down and face up, and the lands with their uprisings."""
    empty = max(0, t.lands[number] - s.cubes[number])
    return [
        (GEM * s.gems[number], "treasures"), (TOKEN * lies_hidden(s, number), "treasures"),
        (FOUND_TOKEN * any_found(s, t, number), "treasures"), (CUBE * s.cubes[number], "good"), (LAND * empty, "faint"),
    ]  # fmt: skip


def listed(s: State, t: Tables, w: Words, width: int) -> list[Text]:
    """Every ocean in a line, for a window in which no map has room."""
    sheet = Sheet(width, OCEANS)
    for number in range(OCEANS):
        here = lies_here(s, number)
        sheet.put(1, number, (NAUTILUS if here else " ") + named(number, 24, w), "key" if here else "text")
        put(sheet, 27, number, [*ships_told(s, t, number, width - 36), (" ", "text"), *land(s, t, number)])
    return sheet.lines()
