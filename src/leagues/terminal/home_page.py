"""The first page: the three games, the games that wait to be continued, and the guide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from rich.text import Text

from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.options import Value
from leagues.kernel.words import Words
from leagues.terminal.guide import guide_page
from leagues.terminal.ink import fit, ink, joined, pressable, style, wrap
from leagues.terminal.main import PlayRequest
from leagues.terminal.pages import LANGUAGE, READING, UP_DOWN, Ship, bar, fitted_keys
from leagues.terminal.setup import first_told, first_voyage
from leagues.terminal.shelf import shelf
from leagues.terminal.speech import speech
from leagues.terminal.waiting import Waiting, waiting

NAME = 18  # columns for what a game is called


@dataclass(frozen=True)
class Row:
    """What can be chosen: a new game, one that waits, or, with neither, the guide."""

    game: Game | None = None
    waits: Waiting | None = None


class HomePage:
    """Where the program begins if no game was named."""

    def __init__(
        self, ship: Ship, request: PlayRequest, begin: Callable[[PlayRequest, dict[str, Value]], None],
        choose: Callable[[PlayRequest], None], go_on: Callable[[Path], None],
    ) -> None:  # fmt: skip
        self.ship, self.request = ship, request
        self.begin, self.choose, self.go_on = begin, choose, go_on
        self.rows = [Row(game) for game in GAMES.values()] + [Row(waits=one) for one in waiting(shelf())] + [Row()]
        self.at = 0
        self.notice = ""
        self._lines: dict[int, int] = {}  # line on the screen to row

    @property
    def w(self) -> Words:
        """The words of the moment."""
        return speech(self.ship.language)

    def draw(self, width: int, height: int) -> list[Text]:
        """The list, what the row means, keys."""
        w = self.w
        about = [joined(ink("  "), line) for line in self._about(min(READING, width - 4))]
        room = height - 3 - len(about)
        listed, at_row = self._list(width)
        first = max(0, min(at_row - room // 2, len(listed) - room))
        count = len(self.rows) - len(GAMES) - 1
        lines = [bar(w.text("home-title"), "", w.text("home-count", count=count) if count else "", width)]
        self._lines = {}
        for line, row in listed[first : first + room]:
            if row is not None:
                self._lines[len(lines)] = row
            lines.append(line)
        lines += [ink("")] * (1 + room - len(lines)) + [ink("─" * width, "line"), *about]
        return [*lines[: height - 1], fitted_keys(w, width, *self._keys())]

    def _keys(self) -> list[tuple[str, str]]:
        row = self.rows[self.at]
        does = "help-begin" if row.game else "help-go-on" if row.waits else "help-open"
        options = [("o", "help-options")] if row.game else []
        return [(UP_DOWN, "help-choose"), ("key-enter", does), *options, ("l", LANGUAGE), ("q", "help-quit")]

    def _list(self, width: int) -> tuple[list[tuple[Text, int | None]], int]:
        """Every line with the row that it stands for, and the line of the highlighted one."""
        lines: list[tuple[Text, int | None]] = []
        here = 0
        heading = ""
        for at, row in enumerate(self.rows):
            wanted = "home-new" if row.game else "home-waiting-title" if row.waits else "home-guide-title"
            if wanted != heading:
                heading = wanted
                lines += [(ink(""), None), (ink(f"  {self.w.text(heading)}", "quiet"), None)]
            here = len(lines) if at == self.at else here
            lines.append((self._line(row, at, width), at))
        return lines, here

    def _line(self, row: Row, at: int, width: int) -> Text:
        chosen = at == self.at
        head = joined(ink("> " if chosen else "  ", "key"), ink(f"{at + 1:>2}  ", "key" if chosen else "quiet"))
        if row.game is not None:
            own = speech(self.ship.language, row.game)
            shown = joined(head, ink(f"{own.text('game-title'):{NAME}}", "strong"))
            about = ink(own.text("game-about"), "quiet")
            shown = joined(shown, about) if shown.cell_len + about.cell_len <= width else shown
        else:
            shown = joined(head, ink(row.waits.told(self.ship.language) if row.waits else self.w.text("guide-title")))
        line = pressable(fit(shown, width), row=at)
        if chosen:
            line.stylize_before(style("chosen"))
        return line

    def _about(self, width: int) -> list[Text]:
        """What Enter would do."""
        row, w = self.rows[self.at], self.w
        if self.notice:
            return wrap(self.notice, width, "danger")
        if row.game is None:
            return wrap(w.text("home-file", file=str(row.waits.file)) if row.waits else w.text("home-guide"), width, "quiet")
        own = speech(self.ship.language, row.game)
        first = first_told(self._request(row.game), own)
        return [line for said in (own.text("game-about"), first) for line in wrap(said, width, "quiet")]

    def _request(self, game: Game) -> PlayRequest:
        return replace(self.request, game=game.id)

    def key(self, key: str, character: str | None) -> None:
        """Choose, begin, go on."""
        self.notice = ""
        last = len(self.rows) - 1
        row = self.rows[self.at]
        if key in ("up", "down", "tab"):
            self.at = (self.at + (-1 if key == "up" else 1)) % (last + 1)
        elif key in ("home", "end", "pageup", "pagedown"):
            self.at = {"home": 0, "end": last, "pageup": max(self.at - 9, 0), "pagedown": min(self.at + 9, last)}[key]
        elif key == "enter":
            self._enter(row)
        elif character in ("o", "O") and row.game is not None:
            self.choose(self._request(row.game))
        elif character == "l":
            self.ship.change_language()
        elif character == "q" or key == "escape":
            self.ship.leave()
        elif character is not None and character.isdigit() and 0 < int(character) <= last + 1:
            self.at = int(character) - 1

    def _enter(self, row: Row) -> None:
        try:
            if row.game is not None:
                request = self._request(row.game)
                self.begin(request, first_voyage(request))
            elif row.waits is not None:
                self.go_on(row.waits.file)
            else:
                self.ship.open(guide_page(self.ship))
        except LeaguesError as error:
            self.notice = error.text(self.ship.language)

    def click(self, x: int, y: int) -> None:
        """A row: first highlight it, then take it."""
        at = self._lines.get(y)
        if at is not None and at == self.at:
            self._enter(self.rows[at])
        elif at is not None:
            self.at, self.notice = at, ""
