"""The page before a game: its options in rows, those that take many with a row for each choice."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from leagues import api
from leagues.kernel.options import Choice, Option, Value
from leagues.kernel.words import Words
from leagues.terminal.boards import board_of
from leagues.terminal.ink import ink, joined, pressable, wrap
from leagues.terminal.main import PlayRequest
from leagues.terminal.pages import LANGUAGE, READING, SIDEWAYS, UP_DOWN, Rulebook, Ship, bar, fitted_keys
from leagues.terminal.setup import asked, brought, luck_line, matters, named, ready, recommended, take, toggled
from leagues.terminal.speech import speech

PICTURE = 35  # columns for the board's sample
LOW = 24  # lines under which a window is low
BESIDE = 80  # columns from which it has room beside the options
MORE_LEFT, MORE_RIGHT = "‹", "›"  # beside values that do not fit into the line
MORE_UP, MORE_DOWN = "↑", "↓"  # beside rows, where others do not fit into the window
APART = 4  # columns between the options and the picture
NAMES = 18  # columns for the options' names, at least
Row = tuple[Option, Choice | None]  # an option, or one choice of an option that takes many


class SetupPage:
    """Options in rows, their values side by side."""

    def __init__(
        self, ship: Ship, request: PlayRequest, begin: Callable[[dict[str, Value]], None],
        back: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        self.ship, self.request, self.begin = ship, request, begin
        self.back = back or ship.leave  # where one came from, or out
        self.game = request.chosen
        self.tables = api.read_tables(self.game, request.tables)
        self.board = board_of(self.game)
        self.chosen = ready(request)
        self.at = 0
        self._spots: list[tuple[int, int, int, int, Choice]] = []  # line, from and to column, row, value

    @property
    def w(self) -> Words:
        """The words of the moment."""
        return speech(self.ship.language, self.game)

    @property
    def rows(self) -> list[Row]:
        """What can be pointed at: only options that matter."""
        found: list[Row] = []
        for option in asked(self.request):
            if matters(self.game, self.board, option, self.chosen):
                found += [(option, choice) for choice in option.choices] if option.many else [(option, None)]
        return found

    def draw(self, width: int, height: int) -> list[Text]:
        """Options on the left, what is chosen on the right, what the row means below."""
        w = self.w
        wide = min(READING, width - 4)
        lines = [bar(w.text("setup-title", game=w.text("game-title")), "", "", width), ink("")]
        if height >= LOW:  # in a low window the options need the lines
            lines += [*(joined(ink("  "), line) for line in wrap(w.text("game-about"), wide)), ink("")]
        edge = min(width, READING + APART + PICTURE) - PICTURE  # where the picture begins
        right = self._picture(width, edge) if width >= BESIDE else []
        left = self._options(len(lines), width)
        said = [*self._meaning(), luck_line(self.request, w)]
        below = [ink(""), *(joined(ink("  "), line) for one in said for line in wrap(one, wide, "quiet"))]
        first, last = self._shown(len(left), max(len(left), len(right)), height - 1 - len(lines) - len(below), len(lines))
        if 0 < first < last:
            left[first] = joined(left[first], ink(f" {MORE_UP}", "quiet"))
        if first < last < len(left):
            left[last - 1] = joined(left[last - 1], ink(f" {MORE_DOWN}", "quiet"))
        for row in range(first, last):
            one = left[row] if row < len(left) else ink("")
            other = right[row] if row < len(right) else ink("")
            lines.append(joined(one, ink(" " * max(edge - one.cell_len, 1)), other))
        lines += below
        lines += [ink("")] * (height - 1 - len(lines))
        keys = fitted_keys(
            w, width, (UP_DOWN, "help-choose"), (SIDEWAYS, "help-change"), ("key-enter", "help-begin"),
            ("r", "help-rulebook"), ("l", LANGUAGE), ("q", "help-quit"), dispensable=("r", UP_DOWN, "l"),
        )  # fmt: skip
        return [*lines[: height - 1], keys]

    def _picture(self, width: int, edge: int) -> list[Text]:
        """The board's sample, below the rows whose values need the whole line."""
        broad = [at for at, line in enumerate(self._options(0, width)) if line.cell_len >= edge]
        return [ink("")] * (max(broad, default=-1) + 1) + self.board.sample(self.tables, self.chosen, self.w)

    def _meaning(self) -> list[str]:
        """What the row means, what its chosen value brings, and what is recommended."""
        w = self.w
        option, choice = self.rows[self.at]
        if choice is not None:
            return [w.text(f"{option.name}-{choice}.about"), recommended(option, w)]
        brings = brought(option, self._single(option), w)
        return [w.text(f"option-{option.name}.about"), *[brings] * bool(brings), recommended(option, w)]

    def _shown(self, options: int, rows: int, room: int, top: int) -> tuple[int, int]:
        """From which line of the options to which there is room, the one that is pointed at among them."""
        if options <= max(room, 1):
            return 0, max(options, min(rows, room))
        here = next(line for line, *_, row, _ in self._spots if row == self.at) - top
        first = min(max(0, here - room // 2), options - room)
        self._spots = [(line - first, *spot) for line, *spot in self._spots if first <= line - top < first + room]  # type: ignore[misc]
        return first, first + room

    def _options(self, top: int, width: int) -> list[Text]:
        """Each option: its name, then its values, which begin in one column; a choice among many with a box."""
        w = self.w
        lines: list[Text] = []
        self._spots = []
        names = [len(w.text(f"option-{one.name}")) + 1 for one, choice in self.rows if choice is None]
        column = max([NAMES, *names])
        for row, (option, choice) in enumerate(self.rows):
            here = row == self.at
            mark, role = ink("> " if here else "  ", "key"), "strong" if here else "text"
            name = w.text(f"option-{option.name}")
            if choice is None:
                line = joined(mark, ink(f"{name:{column - 1}} ", role))
                line = self._values(line, option, row, top + len(lines), here, width - len(MORE_DOWN) - 1)
            else:
                if choice == option.choices[0]:
                    lines.append(ink(f"  {name}"))
                value = self.chosen[option.name]
                box = "[x]" if isinstance(value, tuple) and choice in value else "[ ]"
                shown = ink(f" {named(option, choice, w)}", role)
                line = joined(mark, ink("  "), ink(box, "cursor" if here else "key"), shown)
                self._spots.append((top + len(lines), 0, line.cell_len, row, choice))
            lines.append(line)
        return lines

    def _values(self, line: Text, option: Option, row: int, at: int, here: bool, width: int) -> Text:
        """The values side by side; where they do not all fit, those around the chosen one, with signs for the others."""
        first, last = self._fitting(option, width - line.cell_len)
        if first > 0:
            line = joined(line, ink(MORE_LEFT, "quiet"))
        for value in option.choices[first:last]:
            chosen = value == self.chosen[option.name]
            start = line.cell_len
            role = ("cursor" if here else "key") if chosen else "quiet"
            shown = named(option, value, self.w)
            value_shown = pressable(ink(f"[{shown}]" if chosen else f" {shown} ", role), row=row)
            line = joined(line, value_shown)
            self._spots.append((at, start, line.cell_len, row, value))
        return joined(line, ink(MORE_RIGHT, "quiet")) if last < len(option.choices) else line

    def _fitting(self, option: Option, room: int) -> tuple[int, int]:
        """From which value to which there is room, the chosen one among them."""
        sizes = [len(named(option, value, self.w)) + 2 for value in option.choices]
        first, last, at = 0, len(sizes), [*option.choices].index(self._single(option))
        if sum(sizes) > room:
            room -= len(MORE_LEFT) + len(MORE_RIGHT)
            while first < at and sum(sizes[first : at + 1]) > room:
                first += 1
            while last > at + 1 and sum(sizes[first:last]) > room:
                last -= 1
        return first, last

    def key(self, key: str, character: str | None) -> None:
        """Move, change, begin."""
        option, choice = self.rows[self.at]
        if key in ("up", "down", "tab"):
            self.at = (self.at + (-1 if key == "up" else 1)) % len(self.rows)
        elif choice is not None and (key in ("left", "right", "space") or character == " "):
            self._take(option, choice)
        elif key in ("left", "right"):
            place = [*option.choices].index(self._single(option)) + (1 if key == "right" else -1)
            self._take(option, option.choices[place % len(option.choices)])
        elif key == "enter":
            self.begin(self.chosen)
        elif character == "r":
            self.ship.open(Rulebook(self.ship, self.game))
        elif character == "l":
            self.ship.change_language()
        elif key == "escape":
            self.back()
        elif character == "q":
            self.ship.leave()
        elif choice is None and character is not None and character.isdigit() and int(character) in option.choices:
            self._take(option, int(character))

    def _single(self, option: Option) -> Choice:
        value = self.chosen[option.name]
        assert not isinstance(value, tuple)
        return value

    def _take(self, option: Option, choice: Choice) -> None:
        """Choose it; where there may be many, put it in or take it out."""
        value = toggled(option, self.chosen[option.name], choice) if option.many else choice
        self.chosen = take(self.game, self.chosen, option.name, value)

    def click(self, x: int, y: int) -> None:
        """A value."""
        for line, start, end, row, value in self._spots:
            if line == y and start <= x < end:
                self.at = row
                self._take(self.rows[row][0], value)
