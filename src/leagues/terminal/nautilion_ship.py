"""Nautilion's ship, drawn: the crew spaces with their ducts, who holds them, and who could."""

from __future__ import annotations

from leagues.games.nautilion import ship as ducts
from leagues.games.nautilion.page import ducts_standing
from leagues.games.nautilion.preview import members
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import SHIPS, Tables
from leagues.terminal.ink import Sheet
from leagues.terminal.nautilion_plates import PLATES
from leagues.terminal.nautilion_signs import family

PLATE = 33  # columns of the widest plate
ROWS = 7  # lines of the highest


def is_reconstructed(t: Tables, ship: int) -> bool:
    """Whether the ducts of a ship are ours."""
    return ducts_standing(t, ship) == "reconstructed"


def draw_ship(sheet: Sheet, left: int, top: int, t: Tables, s: State | None, ship: int = 0) -> None:
    """The crew spaces with their ducts."""
    ship = s.ship if s is not None else ship
    plate = PLATES[SHIPS[ship]]
    if plate.neighbours() != t.ducts[ship]:
        list_ducts(sheet, left, top, t, s, ship)
        return
    left += (PLATE - plate.width) // 2
    top += (ROWS - len(plate.drawing)) // 2
    manned = ducts.aboard(s) if s is not None else 0
    for x, y, stroke, pairs in plate.pipes():
        both = any(manned >> a & 1 and manned >> b & 1 for a, b in pairs)
        one = any(manned >> a & 1 or manned >> b & 1 for a, b in pairs)
        sheet.put(left + x, top + y, stroke, "ghost" if both else "brass" if one else "line")
    for number, x, y in plate.spaces():
        sheet.put(left + x, top + y, *_space(s, t, number))


def list_ducts(sheet: Sheet, left: int, top: int, t: Tables, s: State | None, ship: int) -> None:
    """Ducts that no plate shows: each space with the spaces that it is joined to."""
    for number in range(1, 10):
        column, row = divmod(number - 1, 5)
        x = left + column * (PLATE // 2 + 1)
        sheet.put(x, top + row + 1, *_space(s, t, number))
        others = " ".join(map(str, members(t.ducts[ship][number])))
        sheet.put(x + 3, top + row + 1, f"─ {others}", "quiet")


def _space(s: State | None, t: Tables, number: int) -> tuple[str, str]:
    if s is None:
        return f"({number})", family(number) + "-hollow"
    if s.mercenaries >> number & 1:
        return f"M{number} ", "mercenary"
    if s.crew >> number & 1:
        return f"[{number}]", family(number)
    if ducts.joined(s, t, number):
        return f"({number})", "strong"
    return f" {number} ", "faint"
