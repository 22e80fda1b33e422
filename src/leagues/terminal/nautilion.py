"""Nautilion on the screen: the path with both submarines, the ship with its ducts, and what lies beside them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, cast

from rich.text import Text

from leagues.games.nautilion import preview
from leagues.games.nautilion.aids.explanation import phase
from leagues.games.nautilion.cabin import ALL_MAGES
from leagues.games.nautilion.preview import aboard
from leagues.games.nautilion.ship import count
from leagues.games.nautilion.state import HEROICS, MAGES, State, plays_with
from leagues.games.nautilion.tables import SHIPS, Tables
from leagues.kernel.frames import ANYONE, CHANCE, GameState
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.boards import Explained, Usual
from leagues.terminal.ink import Sheet, ink
from leagues.terminal.menu import Choice, Menu
from leagues.terminal.nautilion_cards import explained
from leagues.terminal.nautilion_lines import beside, notes
from leagues.terminal.nautilion_menus import menu_of
from leagues.terminal.nautilion_path import chart_of, draw_path, figure_sign
from leagues.terminal.nautilion_ship import PLATE, ROWS, draw_ship, is_reconstructed
from leagues.terminal.nautilion_speech import admiral, describe


class NautilionBoard(Usual):
    """What `boards.Board` asks for."""

    height = ROWS + 1

    def menu(self, table: Table, w: Words) -> Menu:
        """What a player can choose now, with what would follow."""
        return menu_of(table, w)

    def where(self, table: Table, w: Words) -> str:
        """Turn and phase."""
        s = preview.state(table)
        if s.turn == 0:
            return w.text("nautilion-setting-up")
        if table.over:
            return w.text("nautilion-turn", turn=s.turn)
        return w.text("nautilion-where", turn=s.turn, phase=w.text(f"phase-{phase(s)}"))

    def far(self, table: Table, w: Words) -> str:
        """What either submarine has left."""
        s = preview.state(table)
        if s.turn == 0:
            return ""
        return w.text("nautilion-far", phantom=preview.to_isles(s), nautilion=preview.to_abyss(s))

    def who(self, table: Table, w: Words) -> str:
        """The player whose turn it is, with the crew on their Admiral's card."""
        s = preview.state(table)
        if s.players == 1 or s.turn == 0 or table.who in (ANYONE, CHANCE):
            return ""
        return w.text("nautilion-player", number=s.active + 1, crew=admiral(s, preview.tables(table), s.active))

    def picture(self, table: Table, s: GameState, w: Words, width: int, height: int, choice: Choice | None) -> list[Text]:
        """Path on the left, ship on the right."""
        state, t = cast(State, s), preview.tables(table)
        sheet = Sheet(width, height)
        draw_path(sheet, chart_of(state, width - PLATE - 2, height), state, t, w, choice)
        left = width - PLATE
        title = w.text("nautilion-ship", ship=SHIPS[state.ship], count=len(aboard(state)))
        sheet.put(left, 0, title, "strong")
        if is_reconstructed(t, state.ship):
            sheet.put(left + len(title), 0, w.text("nautilion-reconstructed"), "quiet")
        draw_ship(sheet, left, 1, t, state)
        return sheet.lines()

    def legend(self, table: Table, w: Words) -> str:
        """What the signs of the picture mean."""
        s = preview.state(table)
        base = w.text("nautilion-legend", nautilion=figure_sign("nautilion", w), phantom=figure_sign("phantom", w))
        return base + (" " + w.text("nautilion-legend-more") if s.expansions else "")

    def counts(self, table: Table, w: Words, width: int) -> list[Text]:
        """Dice, reserve, discard pile, and what the expansions add."""
        return beside(preview.state(table), preview.tables(table), w, width)

    def notes(self, table: Table, w: Words) -> list[str]:
        """What holds for this turn."""
        return notes(preview.state(table), preview.tables(table), w)

    def describe(self, table: Table, w: Words) -> list[str]:
        """The whole table in sentences."""
        return describe(preview.state(table), preview.tables(table), w)

    def cards(self, table: Table, w: Words) -> list[Explained]:
        """The cards on the table, and all others that could come."""
        return explained(preview.state(table), preview.tables(table), w)

    def result(self, table: Table, w: Words) -> list[str]:
        """Turns, crew, and what else had to be done."""
        s = preview.state(table)
        crew = aboard(s)
        missing = [number for number in range(1, 10) if number not in crew]
        told = [w.text("nautilion-result", turns=s.turn, count=len(crew), missing=", ".join(map(str, missing)))]
        if plays_with(s, MAGES):
            told.append(w.text("nautilion-result-mages", count=count(s.cabin & ALL_MAGES)))
        if plays_with(s, HEROICS):
            told.append(w.text("nautilion-result-heroics", count=count(s.heroics)))
        return [" ".join(told)]

    def steer(self, table: Table, places: Collection[int], at: int, key: str, width: int, height: int) -> int:
        """The nearest of the places in the direction of the key."""
        chart = chart_of(preview.state(table), width - PLATE - 2, height)
        x, y = chart.at(at)
        others = [place for place in places if place != at]
        if key in ("left", "right"):
            step = 1 if (key == "right") == chart.runs_right(max(at, 1)) else -1
            beyond = [place for place in others if (place - at) * step > 0]
            return min(beyond, key=lambda place: abs(place - at), default=at)
        side = 1 if key == "down" else -1
        rows = [place for place in others if (chart.at(place)[1] - y) * side > 0]
        return min(rows, key=lambda place: (abs(chart.at(place)[1] - y), abs(chart.at(place)[0] - x)), default=at)

    def sample(self, tables: Record, options: Mapping[str, Any], w: Words) -> list[Text]:
        """The chosen ship."""
        t, ship = cast(Tables, tables), SHIPS.index(options["ship"])
        sheet = Sheet(PLATE + 1, ROWS)
        draw_ship(sheet, 0, 0, t, None, ship)
        name = str(options["ship"]).lower()
        words = [w.text(f"ship-{name}"), w.text(f"ship-{name}.class")]
        if is_reconstructed(t, ship):
            words.append(w.text("nautilion-ducts-reconstructed"))
        return [*sheet.lines(), ink(""), *(ink(line, "quiet") for line in words)]

    def matters(self, option: str, options: Mapping[str, Any]) -> bool:
        """The harpoons belong to the Mercenaries, the level to the Darkhouse's cards."""
        needs = {"harpoons": "mercenaries", "darkhouse_level": "darkhouse"}
        return option not in needs or needs[option] in options["expansions"]

    def motion(self, before: GameState, after: GameState) -> list[GameState]:
        """The submarines on their way, one after the other."""
        old, new = cast(State, before), cast(State, after)
        if old.path_length != new.path_length:  # the places have other numbers now
            return []
        frames: list[GameState] = []
        moving: State = old.copy()
        for name, goal in (("phantom", new.phantom), ("nautilion", new.nautilion)):
            start = getattr(moving, name)
            step = 1 if goal > start else -1
            for place in range(start, goal, step):
                setattr(moving, name, place + step)
                if place + step == goal:
                    moving.path[goal] = new.path[goal]
                if moving.path[place + step] or place + step == goal:
                    frames.append(moving.copy())
        return frames


BOARD = NautilionBoard()
