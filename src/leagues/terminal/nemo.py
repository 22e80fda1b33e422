"""Nemo's War on the screen: the oceans, the tracks, who and what is aboard, and every choice with its odds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, cast

from rich.text import Text

from leagues.games.nemo.aids.explanation import notes
from leagues.games.nemo.state import State
from leagues.kernel.frames import GameState
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.boards import Explained, Usual
from leagues.terminal.ink import Sheet
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.nemo_cards import explained
from leagues.terminal.nemo_chart import draw_map, listed, map_for
from leagues.terminal.nemo_hub import HUB, draw_hub
from leagues.terminal.nemo_maps import LARGE, MIDDLE
from leagues.terminal.nemo_menus import menu_of
from leagues.terminal.nemo_moment import moment
from leagues.terminal.nemo_page import sheet as whole_sheet
from leagues.terminal.nemo_result import result
from leagues.terminal.nemo_sheet import beside
from leagues.terminal.nemo_signs import ended, fitted, said, state, tables
from leagues.terminal.nemo_speech import describe, motive

LINE = 76  # columns of the notes on the smallest screen


def all_notes(table: Table, w: Words) -> list[str]:
    """What holds for the moment."""
    return [] if table.over else [said(note, w) for note in notes(state(table), tables(table))]


class NemoBoard(Usual):
    """What `boards.Board` asks for."""

    height, low = HUB, HUB - 1
    sheet_counts = True
    first: Mapping[str, str] = {"motive": "explore", "difficulty": "sailor"}  # the recommended first voyage
    scores = "nemo-end-scores"  # what leads to the scoring sheet and the epilogue

    @property
    def tall(self) -> int:
        """The large map."""
        return LARGE.height

    def menu(self, table: Table, w: Words) -> Menu:
        """What a player can choose now, with what would follow."""
        return menu_of(table, w)

    def where(self, table: Table, w: Words) -> str:
        """Act and turn."""
        s = state(table)
        return w.text("nemo-where", act=s.act, turn=s.turn) if s.turn else w.text("nemo-setting-up")

    def far(self, table: Table, w: Words) -> str:
        """The motive, and the level of the voyage."""
        s = state(table)
        return f"{motive(s, w)} · {w.text('nemo-level', level=s.difficulty)}"

    def who(self, table: Table, w: Words) -> str:
        """The seat, where there are several."""
        return w.text("player", number=table.who + 1) if len(table.seats) > 1 and table.who >= 0 else ""

    def picture(self, table: Table, s: GameState, w: Words, width: int, height: int, choice: Choice | None) -> list[Text]:
        """The world where a map of it has room, else the ocean with its neighbours."""
        chart = map_for(width, height)
        sheet = Sheet(width, chart.height if chart is not None else min(height, HUB))
        if chart is not None:
            draw_map(sheet, chart, cast(State, s), tables(table), w, choice)
        else:
            draw_hub(sheet, cast(State, s), tables(table), w, choice)
        return sheet.lines()

    def chart(self, table: Table, w: Words, width: int) -> list[Text]:
        """The whole world, in any window."""
        if width < MIDDLE.width:
            return listed(state(table), tables(table), w, width)
        return self.picture(table, table.state, w, width, LARGE.height if width >= LARGE.width else MIDDLE.height, None)

    def legend(self, table: Table, w: Words) -> str:
        """What the signs of the picture mean."""
        told = w.text("nemo-legend")
        s = state(table)
        return f"{told} {w.text('nemo-legend-adventure')}" if s.face_down or any(s.adventures) else told

    def counts(self, table: Table, w: Words, width: int) -> list[Text]:
        """Tracks, Notoriety, ships at hand, who is aboard, piles and score."""
        return beside(state(table), tables(table), w, width)

    def sheet(self, table: Table, w: Words, width: int) -> list[Text]:
        """The same with room: tracks, tonnage, score, refit, who is aboard."""
        return whole_sheet(state(table), tables(table), w, width)

    def moment(self, table: Table, since: int, w: Words, width: int) -> list[Text]:
        """What the last roll came to."""
        return moment(table.journal, since, w, width)

    def notes(self, table: Table, w: Words) -> list[str]:
        """A Lull, a Finale that grants turns, a full sea: as many as have room in a line."""
        told = all_notes(table, w)
        return [fitted(told, LINE, " · ")] if told else []

    def describe(self, table: Table, w: Words) -> list[str]:
        """The whole table in sentences."""
        said_now = describe(state(table), tables(table), w)
        return [f"{self.where(table, w)}. {self.far(table, w)}.", *said_now, *map(ended, all_notes(table, w))]

    def cards(self, table: Table, w: Words) -> list[Explained]:
        """Cards, ships, upgrades, characters, treasures, and the pools that may be inspected."""
        return explained(state(table), tables(table), w)

    def result(self, table: Table, w: Words) -> list[str]:
        """The scoring sheet and the epilogue."""
        return result(table, w)

    def steer(self, table: Table, places: Collection[int], at: int, key: str, width: int, height: int) -> int:
        """Nothing is pointed at."""
        return at

    def sample(self, tables: Record, options: Mapping[str, Any], w: Words) -> list[Text]:
        """No picture: the options need the room."""
        return []

    def matters(self, option: str, options: Mapping[str, Any]) -> bool:
        """How captains keep company does where there are several; every other option always does."""
        return option != "company" or options.get("players", 1) != 1

    def motion(self, before: GameState, after: GameState) -> list[GameState]:
        """Nothing moves by itself: the journal tells it."""
        return []


BOARD = NemoBoard()
