"""The page before a game: players, ship, reserve."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from leagues import api
from leagues.kernel.words import Words
from leagues.terminal.boards import board_of
from leagues.terminal.ink import ink, joined, wrap
from leagues.terminal.main import PlayRequest
from leagues.terminal.pages import READING, SIDEWAYS, UP_DOWN, Rulebook, Ship, bar, named_keys
from leagues.terminal.setup import luck_line, ready
from leagues.terminal.speech import speech

PICTURE = 36  # columns for the board's sample


class SetupPage:
    """Options in rows, their values side by side."""

    def __init__(self, ship: Ship, request: PlayRequest, begin: Callable[[dict[str, int | str]], None]) -> None:
        self.ship, self.request, self.begin = ship, request, begin
        self.game = request.chosen
        self.tables = api.read_tables(self.game, request.tables)
        self.board = board_of(self.game)
        self.chosen = ready(self.game)
        self.at = 0
        self._spots: list[tuple[int, int, int, int, int | str]] = []  # line, from and to column, option, value

    @property
    def w(self) -> Words:
        """The words of the moment."""
        return speech(self.ship.language, self.game)

    def draw(self, width: int, height: int) -> list[Text]:
        """Options on the left, what is chosen on the right."""
        w = self.w
        wide = min(READING, width - 4)
        lines = [bar(w.text("setup-title", game=w.text("game-title")), "", "", width), ink("")]
        lines += [joined(ink("  "), line) for line in wrap(w.text("game-about"), wide)]
        lines.append(ink(""))
        left = self._options(len(lines))
        right = self.board.sample(self.tables, self.chosen, w)
        for row in range(max(len(left), len(right))):
            one = left[row] if row < len(left) else ink("")
            other = right[row] if row < len(right) else ink("")
            gap = max(width - PICTURE - one.cell_len, 1)
            lines.append(joined(one, ink(" " * gap), other))
        option = self.game.options[self.at]
        lines += [ink(""), *(joined(ink("  "), line) for line in wrap(w.text(f"option-{option.name}.about"), wide, "quiet"))]
        lines += [joined(ink("  "), line) for line in wrap(luck_line(self.request, w), wide, "quiet")]
        lines += [ink("")] * (height - 1 - len(lines))
        keys = named_keys(
            w, (UP_DOWN, "help-choose"), (SIDEWAYS, "help-change"), ("key-enter", "help-begin"), ("r", "help-rulebook"),
            ("l", "help-language"), ("q", "help-quit"),
        )  # fmt: skip
        return [*lines[: height - 1], keys]

    def _options(self, top: int) -> list[Text]:
        """Each option: its name, then its values, then what is said of the chosen one."""
        w = self.w
        lines: list[Text] = []
        self._spots = []
        for row, option in enumerate(self.game.options):
            here = row == self.at
            name = ink(w.text(f"option-{option.name}"), "strong" if here else "text")
            mark = f" ({w.text('setup-recommended')})" if self.chosen[option.name] == option.default else ""
            lines.append(joined(ink("> " if here else "  ", "key"), name, ink(mark, "quiet")))
            values = ink("   ")
            for value in option.choices:
                chosen = value == self.chosen[option.name]
                start = values.cell_len
                role = ("cursor" if here else "key") if chosen else "quiet"
                values = joined(values, ink(f"[{value}]" if chosen else f" {value} ", role))
                self._spots.append((top + len(lines), start, values.cell_len, row, value))
            lines.append(values)
            lines.append(ink(""))
        return lines

    def key(self, key: str, character: str | None) -> None:
        """Move, change, begin."""
        option = self.game.options[self.at]
        if key in ("up", "down", "tab"):
            self.at = (self.at + (-1 if key == "up" else 1)) % len(self.game.options)
        elif key in ("left", "right"):
            place = option.choices.index(self.chosen[option.name]) + (1 if key == "right" else -1)
            self.chosen[option.name] = option.choices[place % len(option.choices)]
        elif key == "enter":
            self.begin(self.chosen)
        elif character == "r":
            self.ship.open(Rulebook(self.ship, self.game))
        elif character == "l":
            self.ship.change_language()
        elif character == "q" or key == "escape":
            self.ship.leave()
        elif character is not None and character.isdigit() and int(character) in option.choices:
            self.chosen[option.name] = int(character)

    def click(self, x: int, y: int) -> None:
        """A value."""
        for line, start, end, row, value in self._spots:
            if line == y and start <= x < end:
                self.at = row
                self.chosen[self.game.options[row].name] = value
