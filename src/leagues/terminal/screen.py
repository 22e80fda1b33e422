"""The full screen, on Textual: it hands keys to the page on top, and draws the lines that the page gives."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.color import Color
from textual.filter import LineFilter
from textual.strip import Strip
from textual.timer import Timer
from textual.widget import Widget

from leagues.kernel.errors import LeaguesError
from leagues.kernel.options import Value
from leagues.terminal.farewell import farewell
from leagues.terminal.game_page import GamePage
from leagues.terminal.game_view import LEAST
from leagues.terminal.home_page import HomePage
from leagues.terminal.ink import INK, PAPER, style, without_colour, wrap
from leagues.terminal.main import Opening, PlayRequest, begin, take_up
from leagues.terminal.pages import Page
from leagues.terminal.setup_page import SetupPage
from leagues.terminal.signs import drawn_wide, plainly
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import other, speech

STEP = 0.08  # seconds that a figure stands on each place of its way
INTERRUPTED = 130


@dataclass(frozen=True)
class Under:
    """What can be pressed where the mouse is: the line, from which letter to which, and what it does."""

    line: int
    columns: tuple[int, int]
    does: dict[str, int | str]


def under_mouse(lines: Sequence[Text], x: int, y: int) -> Under | None:
    """What can be pressed there."""
    if not 0 <= y < len(lines):
        return None
    for span in reversed(lines[y].spans):
        if isinstance(span.style, Style) and span.style.meta:
            start, end = cell_len(lines[y].plain[: span.start]), cell_len(lines[y].plain[: span.end])
            if start <= x < end:
                return Under(y, (span.start, span.end), dict(span.style.meta))
    return None


class Colourless(LineFilter):
    """Takes every colour away; weight and inversion stay."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The same segments without colours."""
        return [Segment(text, style and style.without_color, control) for text, style, control in segments]


class Canvas(Widget):
    """The whole screen as lines of text."""

    can_focus = True
    DEFAULT_CSS = "Canvas { width: 100%; height: 100%; }"

    def __init__(self, game: Leagues) -> None:
        super().__init__()
        self.game = game
        self.lines: list[Text] = []
        self.under: Under | None = None  # what the mouse is over
        self.paper = Style() if without_colour() else Style.parse(f"{INK} on {PAPER}")

    def redraw(self) -> None:
        """Ask the page anew."""
        self.lines = self.game.draw(self.size.width, self.size.height)
        self.under = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line."""
        if y >= len(self.lines):
            return Strip.blank(self.size.width, self.paper)
        text = self.lines[y]
        if self.under is not None and self.under.line == y:
            text = text.copy()
            text.stylize(style("hover"), *self.under.columns)
        segments = [Segment(s.text, s.style) for s in text.render(self.app.console) if isinstance(s, Segment)]
        strip = Strip(segments).adjust_cell_length(self.size.width)
        return strip.apply_style(self.paper)

    def on_resize(self) -> None:
        """The terminal has another size: lay out again."""
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        """Every key goes to the page on top."""
        event.stop()
        event.prevent_default()
        self.game.press(event.key, event.character)

    def on_paste(self, event: events.Paste) -> None:
        """Pasted numbers are typed: the tokens of a path, say. Letters are left out, for they are commands."""
        event.stop()
        for letter in event.text.replace("\n", " "):
            if letter.isdigit() or letter in " ,":
                self.game.press(letter, letter)

    def on_click(self, event: events.Click) -> None:
        """So does the mouse: on a key that is named it presses that key."""
        under = under_mouse(self.lines, event.x, event.y)
        if under is not None and "press" in under.does:
            key = str(under.does["press"])
            self.game.press(key, key if len(key) == 1 else None)
        else:
            self.game.click(event.x, event.y)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """What can be pressed reacts."""
        self._point_at(under_mouse(self.lines, event.x, event.y))

    def on_leave(self) -> None:
        """The mouse is elsewhere."""
        self._point_at(None)

    def _point_at(self, under: Under | None) -> None:
        if under != self.under:
            self.under = under
            self.refresh()

    def on_mouse_scroll_down(self) -> None:
        """The wheel goes down a list or a text."""
        self.game.press("down", None)

    def on_mouse_scroll_up(self) -> None:
        """And up."""
        self.game.press("up", None)


class Leagues(App[int]):
    """The program."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []
    CSS = "Screen { background: #06121A; }"

    def __init__(self, request: PlayRequest, first: Opening) -> None:
        super().__init__(ansi_color=True if without_colour() else None)
        self.request = request
        self.language = request.language
        self.sitting: Sitting | None = None
        self.pages: list[Page] = []
        self.canvas = Canvas(self)
        self.ticking: Timer | None = None
        self.trouble = first.notices
        if first.sitting is not None:
            self.sit(first.sitting)
        elif request.open_to_all:
            self.pages = [HomePage(self, request, self.begin, self.choose, self.go_on)]
        else:
            self.again()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Without colour, none at all: not even greys."""
        return [Colourless()] if without_colour() else super().get_line_filters()

    def compose(self) -> ComposeResult:
        """One canvas."""
        yield self.canvas

    def on_mount(self) -> None:
        """Ready: closing the terminal ends the program as `q` does."""
        self.canvas.focus()
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)
            if number is not None:
                with suppress(NotImplementedError):  # not every system has them
                    loop.add_signal_handler(number, self.leave, 128 + number)

    # --- for the pages -----------------------------------------------------------------------------------------------

    def open(self, page: Page) -> None:
        """Put a page on top."""
        self.pages.append(page)

    def close(self) -> None:
        """Take the top page away."""
        self.pages.pop()

    def change_language(self) -> None:
        """The other language, everywhere."""
        self.language = other(self.language)

    def leave(self, status: int = 0) -> None:
        """End the program. Everything is saved already."""
        self.exit(status)

    def again(self) -> None:
        """Ask for the options of a new game."""
        self.sitting = None
        self.pages = [SetupPage(self, self.request, lambda options: self.begin(self.request, options))]

    def choose(self, request: PlayRequest) -> None:
        """Ask for the options of this game; one can go back from there."""
        self.open(SetupPage(self, request, lambda options: self.begin(request, options), self.close))

    def begin(self, request: PlayRequest, options: dict[str, Value]) -> None:
        """A new game of this kind."""
        self.request = request
        self.sit(begin(request, options))

    def go_on(self, file: Path) -> None:
        """A game that waits."""
        sitting = take_up(self.request, file)
        self.request = replace(self.request, game=sitting.table.game.id)
        self.sit(sitting)

    def sit(self, sitting: Sitting) -> None:
        """Sit down at a game."""
        self.sitting = sitting
        page = GamePage(self, sitting, moves=not self.request.fast)
        if self.trouble:
            page.notice = (" ".join(error.text(self.language) for error in self.trouble), "danger")
            self.trouble = ()
        self.pages = [page]

    # --- keys and lines ----------------------------------------------------------------------------------------------

    def press(self, key: str, character: str | None) -> None:
        """A key."""
        small = self.canvas.size.width < LEAST[0] or self.canvas.size.height < LEAST[1]
        if key == "ctrl+c":
            self.leave(INTERRUPTED)
        elif small and character == "q":
            self.leave()
        elif not small:
            self.pages[-1].key(key, character)
        self.canvas.redraw()
        self._tick()

    def click(self, x: int, y: int) -> None:
        """The mouse, where no key is named."""
        self.pages[-1].click(x, y)
        self.canvas.redraw()
        self._tick()

    def draw(self, width: int, height: int) -> list[Text]:
        """The page on top, or what size is needed."""
        if width < LEAST[0] or height < LEAST[1]:
            error = LeaguesError("terminal-too-small", width=width, height=height, need_width=LEAST[0], need_height=LEAST[1])
            return wrap(error.text(self.language), max(width, 1))
        lines = self.pages[-1].draw(width, height)
        return [plainly(line) for line in lines] if self.request.ascii else lines

    def _tick(self) -> None:
        """Figures on their way take a step; a key ends it."""
        page = self.pages[-1]
        if isinstance(page, GamePage) and page.frames:
            if self.ticking is None:
                self.ticking = self.set_interval(STEP, self._step)
        elif self.ticking is not None:
            self.ticking.stop()
            self.ticking = None

    def _step(self) -> None:
        page = self.pages[-1]
        if isinstance(page, GamePage) and page.frames:
            page.frames = page.frames[1:]
            self.canvas.redraw()
        self._tick()


def run(request: PlayRequest, first: Opening) -> int:
    """Play on the full screen; afterwards say where the game is."""
    program = Leagues(replace(request, ascii=request.ascii or drawn_wide()), first)
    status = program.run(mouse=True)
    if program.sitting is not None:
        print("\n".join(farewell(program.sitting, speech(program.language, program.sitting.table.game))))
    return status if status is not None else program.return_code or 0
