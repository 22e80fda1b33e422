"""The world as a table of twelve oceans, from west to east and from north to south, each with its ships, gem and lands."""

from __future__ import annotations

from leagues.games.nemo.adventures import any_found, lies_hidden
from leagues.games.nemo.seas import is_warship, open_spaces
from leagues.games.nemo.state import MAJORS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.words import Words
from leagues.terminal.ink import Sheet
from leagues.terminal.menu import Choice
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
    ships_in,
    short,
)

GRID = ((0, 9, 4), (7, 8, 3), (6, 2, 11), (1, 10, 5))
ROWS = len(GRID)
TALL = 2 * ROWS  # lines from which every ocean has a second one
NAME = 15  # columns for the sign of the Nautilus, the number and the name
Part = tuple[str, str]  # words and their role


def draw_chart(sheet: Sheet, s: State, t: Tables, w: Words, choice: Choice | None) -> None:
    """The whole picture."""
    tall = sheet.height >= TALL
    cell = sheet.width // 3
    marked = {place for role, place, _ in choice.marks if role == "ghost"} if choice is not None else set[int]()
    for line, row in enumerate(GRID):
        for at, number in enumerate(row):
            x, y = at * cell + 1, line * (2 if tall else 1)
            draw_name(sheet, x, y, s, number, number in marked, w)
            put(sheet, x + NAME, y, [*boxes(s, t, number), *land(s, t, number)])
            if tall:
                put(sheet, x + 3, y + 1, fleet(s, t, number, cell - 5))


def put(sheet: Sheet, x: int, y: int, parts: list[Part]) -> None:
    """Parts after each other."""
    for words, role in parts:
        sheet.put(x, y, words, role)
        x += len(words)


def draw_name(sheet: Sheet, x: int, y: int, s: State, number: int, marked: bool, w: Words) -> None:
    """The Nautilus if it is there, the number on the die, and the name."""
    here = number == s.nautilus and s.turn > 0
    sheet.put(x, y, NAUTILUS if here else " ", "key")
    sheet.put(x + 1, y, str(number + 1) if number < MAJORS else " ", "quiet")
    sheet.put(x + 2, y, short(number, w), "cursor" if marked else "key" if here else "text")


def boxes(s: State, t: Tables, number: int) -> list[Part]:
    """The ship spaces: Warships, others, Hidden ships, open ones; overstacked ships stand behind them."""
    revealed = ships_in(s, number)
    armed = sum(is_warship(s, t, ship) for ship in revealed)
    return [
        (WARSHIP * armed, "danger"), (OTHER * (len(revealed) - armed), "text"), (HIDDEN * s.hidden[number], "quiet"),
        (OPEN * open_spaces(s, t, number), "faint"), (" ", "text"),
    ]  # fmt: skip


def land(s: State, t: Tables, number: int) -> list[Part]:
    """The gem, the Adventure tokens face down and face up, and the lands with their uprisings."""
    empty = max(0, t.lands[number] - s.cubes[number])
    return [
        (GEM * s.gems[number], "treasures"), (TOKEN * lies_hidden(s, number), "treasures"),
        (FOUND_TOKEN * any_found(s, t, number), "treasures"), (CUBE * s.cubes[number], "good"), (LAND * empty, "faint"),
    ]  # fmt: skip


def fleet(s: State, t: Tables, number: int, room: int) -> list[Part]:
    """The revealed ships with attack and defence, as many as have room."""
    shown = " ".join(figures(s, t, ship, s.backs[ship]) for ship in ships_in(s, number))
    return [(shown[:room], "quiet")]
