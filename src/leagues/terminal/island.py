"""Nautilus Island on the screen: the hull with its stacks and castaways, the camps, and what only the own seat knows."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, cast

from rich.text import Text

from leagues import bots
from leagues.games.island.state import State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import GameState
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.boards import Explained, Usual
from leagues.terminal.ink import Sheet, ink
from leagues.terminal.island_camps import beside
from leagues.terminal.island_cards import explained
from leagues.terminal.island_hull import ROWS, draw_hull, goes_above
from leagues.terminal.island_menus import menu_of
from leagues.terminal.island_result import result
from leagues.terminal.island_signs import HIDDEN, castaway, mark, state, tables
from leagues.terminal.island_speech import describe
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.seen import NOBODY, eye


class IslandBoard(Usual):
    """What `boards.Board` asks for. It shows what the seat that looks may know, and nothing else."""

    height = ROWS
    keeps = 4

    def menu(self, table: Table, w: Words) -> Menu:
        """What a player can choose now, with what would follow."""
        return menu_of(table, w)

    def where(self, table: Table, w: Words) -> str:
        """Round and side; the last round says so."""
        s = state(table)
        if s.round == 0:
            return w.text("island-setting-up")
        side = w.text("side-above" if goes_above(s) else "side-below")
        return w.text("island-where", round=s.round, side=side, final=s.final)

    def far(self, table: Table, w: Words) -> str:
        """Who is looking."""
        seat = eye(table)
        return "" if seat == NOBODY else w.text("island-you", castaway=w.text("castaway.inside", seat=seat))

    def who(self, table: Table, w: Words) -> str:
        """The castaway whose turn it is."""
        return castaway(state(table).active, w) if state(table).round else ""

    def picture(self, table: Table, s: GameState, w: Words, width: int, height: int, choice: Choice | None) -> list[Text]:
        """The hull."""
        sheet = Sheet(width, height)
        draw_hull(sheet, (height - ROWS) // 2, cast(State, s), tables(table), eye(table), w, choice)
        return sheet.lines()

    def legend(self, table: Table, w: Words) -> str:
        """What the signs of the picture mean."""
        return w.text("island-legend", hidden=HIDDEN, mark=mark(tables(table), "faces", w))

    def counts(self, table: Table, w: Words, width: int) -> list[Text]:
        """Camp, sets, portholes, hand."""
        return beside(state(table), tables(table), eye(table), w, width)

    def notes(self, table: Table, w: Words) -> list[str]:
        """Whether the end is near."""
        s = state(table)
        return [w.text("island-note-final", final=s.final)] if s.final and not s.ending else []

    def describe(self, table: Table, w: Words) -> list[str]:
        """The whole table in sentences."""
        said = describe(state(table), tables(table), eye(table), bots.seated(table), w)
        return [self.where(table, w) + ".", *said, *self.notes(table, w)]

    def cards(self, table: Table, w: Words) -> list[Explained]:
        """Bonus tokens, portholes, treasures."""
        return explained(state(table), tables(table), eye(table), w)

    def result(self, table: Table, w: Words) -> list[str]:
        """Every point of every castaway."""
        return result(state(table), tables(table), w)

    def steer(self, table: Table, places: Collection[int], at: int, key: str, width: int, height: int) -> int:
        """Nothing is pointed at."""
        return at

    def sample(self, tables: Record, options: Mapping[str, Any], w: Words) -> list[Text]:
        """The columns of the hull for so many players."""
        t = cast(Tables, tables)
        columns = [count for count in t.columns[int(options["players"]) - 2] if count]
        hull = "─" * (4 * len(columns) - 1)
        rows = [" ".join(sample_stack(t, count, row) for count in columns) for row in range(max(columns))]
        words = [w.text("island-sample", columns=len(columns), stacks=sum(columns)), mark(t, "faces", w).strip()]
        return [
            ink(f"╭{hull}╮", "line"), *(ink(f" {row}") for row in rows), ink(f"╰{hull}╯", "line"),
            *(ink(line, "quiet") for line in words),
        ]  # fmt: skip

    def matters(self, option: str, options: Mapping[str, Any]) -> bool:
        """Every option does."""
        return True

    def motion(self, before: GameState, after: GameState) -> list[GameState]:
        """Nothing moves by itself: between two turns of a person several castaways have moved, and the journal tells it."""
        return []


def sample_stack(t: Tables, count: int, row: int) -> str:
    """A stack of a column before the game: open, hidden, or none."""
    if row >= count:
        return "   "
    return "[ ]" if t.face_up[count][row] else HIDDEN * 3


BOARD = IslandBoard()
