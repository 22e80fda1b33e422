"""Pages of the full screen: each draws itself for a size and answers keys. Nothing here knows the terminal library."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from rich.text import Text

from leagues.kernel.game import Game
from leagues.kernel.rulebook import Entry
from leagues.kernel.words import Words
from leagues.terminal import rules
from leagues.terminal.ink import fit, ink, joined, pressable, wrap
from leagues.terminal.speech import other_name, speech

READING = 76  # columns of a sentence that reads well


class Ship(Protocol):
    """The program that shows pages."""

    language: str

    def open(self, page: Page) -> None:
        """Put a page on top."""

    def close(self) -> None:
        """Take the top page away."""

    def change_language(self) -> None:
        """The other language, everywhere."""

    def leave(self, status: int = 0) -> None:
        """End the program."""

    def again(self) -> None:
        """Ask for the options of a new game."""


class Page(Protocol):
    """One page."""

    def draw(self, width: int, height: int) -> list[Text]:
        """Its lines."""

    def key(self, key: str, character: str | None) -> None:
        """A key was pressed; `character` is what it writes, if anything."""

    def click(self, x: int, y: int) -> None:
        """The mouse was pressed on a line."""


UP_DOWN, SIDEWAYS, ARROWS = "↑↓", "←→", "←↑↓→"  # keys that have signs of their own


def bar(title: str, left: str, right: str, width: int) -> Text:
    """The line at the top. The title gives way where there is no room."""
    whole = " · ".join(part for part in (title, left) if part)
    shorter = (whole, left or title, left.partition(" · ")[0] or title)
    shown = next((one for one in shorter if len(one) + len(right) + 4 <= width), shorter[-1])
    room = max(width - 2 - len(shown) - len(right), 1)
    return fit(joined(ink(f" {shown}", "bar"), ink(" " * room, "bar"), ink(f"{right} ", "bar-quiet")), width)


PRESSED = {"key-enter": "enter", "key-escape": "escape", "key-space": "space"}  # keys with a name, as the screen calls them
SEVERAL = (UP_DOWN, SIDEWAYS, ARROWS, "a–z", "1–9")  # these are several keys, so a mouse cannot press them
LANGUAGE = "language-name"  # where a key does this, it is named by the language that it leads to


def named_keys(w: Words, *pairs: tuple[str, str]) -> Text:
    """The keys at the bottom: each a letter or the id of its name, with the id of what it does."""
    text = Text(no_wrap=True, end="")
    for at, (key, does) in enumerate(pairs):
        text.append_text(ink("  " if at else " "))
        said = other_name(w) if does == LANGUAGE else w.text(does)
        named = joined(ink(w.text(key) if w.has(key) else key, "key"), ink(f" {said}", "quiet"))
        text.append_text(pressable(named, press=PRESSED.get(key, key)) if key not in SEVERAL else named)
    return text


def fitted_keys(w: Words, width: int, *pairs: tuple[str, str], dispensable: Sequence[str] = (UP_DOWN, "l")) -> Text:
    """The same, without those that can be done without where there is no room for all; they work all the same."""
    kept = list(pairs)
    for key in dispensable:
        if named_keys(w, *kept).cell_len > width:
            kept = [pair for pair in kept if pair[0] != key]
    return named_keys(w, *kept)


class Reader:
    """Text to read: it scrolls, and any key that does not scroll closes it."""

    def __init__(
        self, ship: Ship, game: Game | None, title: Callable[[Words], str], body: Callable[[Words, int], list[Text]],
        *, at_end: bool = False, most: int = READING,
    ) -> None:  # fmt: skip
        self.ship, self.game, self.title, self.body = ship, game, title, body
        self.top = 10**9 if at_end else 0
        self.most = most  # columns
        self._page = 10

    def draw(self, width: int, height: int) -> list[Text]:
        """Title, what fits of the text, keys."""
        w = speech(self.ship.language, self.game)
        margin = 2 if self.most == READING else 0
        lines = self.body(w, min(self.most, width - 2 * margin))
        self._page = height - 4
        self.top = max(0, min(self.top, len(lines) - self._page))
        shown = [joined(ink(" " * margin), line) for line in lines[self.top : self.top + self._page]]
        more = f"{self.top + 1}–{self.top + len(shown)} / {len(lines)}" if len(lines) > self._page else ""
        shown += [ink("")] * (self._page - len(shown))
        keys = fitted_keys(w, width, (UP_DOWN, "help-scroll"), ("l", LANGUAGE), ("key-escape", "help-close"))
        return [bar(self.title(w), "", more, width), ink(""), *shown, ink(""), keys]

    def key(self, key: str, character: str | None) -> None:
        """Scroll, change the language, or close."""
        steps = {"up": -1, "down": 1, "pageup": -self._page, "pagedown": self._page, "space": self._page,
                 "home": -(10**9), "end": 10**9}  # fmt: skip
        if key in steps:
            self.top = max(0, self.top + steps[key])
        elif character == "l":
            self.ship.change_language()
        else:
            self.ship.close()

    def click(self, x: int, y: int) -> None:
        """Nothing to press."""


def rule_lines(entries: list[Entry], w: Words, width: int) -> list[Text]:
    """Rules with title, sentence, standing and sources."""
    lines: list[Text] = []
    for entry in entries:
        lines.append(ink(rules.title(entry, w), "strong"))
        lines += wrap(rules.sentence(entry, w), width)
        lines += wrap(rules.standing(entry, w), width, "quiet")
        lines.append(ink(""))
    return lines


class Rulebook:
    """Every rule, with a search as one types."""

    def __init__(self, ship: Ship, game: Game) -> None:
        self.ship, self.game = ship, game
        self.typed = ""
        self.top = 0
        self._page = 10

    def draw(self, width: int, height: int) -> list[Text]:
        """The search line, then the rules that are found."""
        w = speech(self.ship.language, self.game)
        found = rules.search(self.game, self.typed, w)
        lines = rule_lines(found, w, min(READING, width - 4))
        self._page = height - 6
        self.top = max(0, min(self.top, len(lines) - self._page))
        shown = [joined(ink("  "), line) for line in lines[self.top : self.top + self._page]]
        shown += [ink("")] * (self._page - len(shown))
        search = joined(ink("  "), ink(w.text("rulebook-search", typed=self.typed), "strong"), ink(" ", "cursor"))
        keys = fitted_keys(w, width, (UP_DOWN, "help-scroll"), ("a–z", "help-search"), ("key-escape", "help-close"))
        count = w.text("rulebook-found", count=len(found))
        return [bar(w.text("rulebook-title"), "", count, width), ink(""), search, ink(""), *shown, ink(""), keys]

    def key(self, key: str, character: str | None) -> None:
        """Type, scroll or close."""
        steps = {"up": -1, "down": 1, "pageup": -self._page, "pagedown": self._page}
        if key in steps:
            self.top = max(0, self.top + steps[key])
        elif key == "backspace":
            self.typed = self.typed[:-1]
        elif character is not None and character.isprintable() and len(self.typed) < 40:
            self.typed, self.top = self.typed + character, 0
        elif key in ("escape", "enter"):
            self.ship.close()

    def click(self, x: int, y: int) -> None:
        """Nothing to press."""
