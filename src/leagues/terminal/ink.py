"""Ink: how things look, in colour and without, and a sheet to draw on.

A role says what a thing is; its style is looked up here. Without colour (`NO_COLOR`) weight and inversion remain, and every
difference that matters is a sign as well. Sentences can carry one-character signs, such as a die, which `paint` replaces, so
that the words of a language decide where they stand.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from rich.style import Style
from rich.text import Text

PAPER, INK = "#06121A", "#E8F0EA"

IN_COLOUR = {
    "text": INK,
    "strong": f"bold {INK}",
    "quiet": "#A3B9BB",
    "faint": "#5F818B",
    "line": "#2C4C59",
    "key": "bold #E6BE6B",
    "brass": "#9A7B41",
    "ghost": "bold #FFD27A",
    "danger": "bold #FFA393",
    "good": "bold #9BE6C6",
    "pearl": "#9BE6C6",
    "bar": f"bold {INK} on #0E2A3A",
    "bar-quiet": "#A3B9BB on #0E2A3A",
    "chosen": "on #3A2D12",
    "hover": "underline",
    "coast": "#24424F",
    "won": "bold #06121A on #9BE6C6",
    "lost": "bold #06121A on #FFA393",
    "die": "bold #12242F on #E9E0C8",
    "amber": "bold #F4CB7C on #3A2E12",
    "coral": "bold #FFA393 on #45201D",
    "blue": "bold #86DBF2 on #0F3D50",
    "amber-hollow": "#8A7A58",
    "coral-hollow": "#8C6A66",
    "blue-hollow": "#5F8794",
    "mage": "bold #D9B8FF on #35224D",
    "mage-hollow": "#7F6E96",
    "mercenary": "bold #C9D77E on #2F3815",
    "mercenary-hollow": "#7B8358",
    "reef": "bold #7FE3D4",
    "reef-hollow": "#5F8F88",
    "nautilion": "bold #12242F on #E6BE6B",
    "phantom": "bold #12242F on #FFA393",
    "cursor": "bold #06121A on #FFD27A",
    "clothes": "bold #8FD694",
    "navigation": "bold #FF8F7E",
    "repair": "bold #86DBF2",
    "fishing": "bold #D9B8FF",
    "supplies": "bold #FFB066",
    "treasures": "bold #FFE08A",
    "blue-castaway": "bold #06121A on #86DBF2",
    "red-castaway": "bold #06121A on #FF8F7E",
    "yellow-castaway": "bold #06121A on #FFE08A",
    "purple-castaway": "bold #06121A on #D9B8FF",
}

WITHOUT_COLOUR = {
    "text": "",
    "strong": "bold",
    "quiet": "",
    "faint": "dim",
    "line": "dim",
    "key": "bold",
    "brass": "",
    "ghost": "bold",
    "danger": "bold",
    "good": "bold",
    "pearl": "",
    "bar": "bold reverse",
    "bar-quiet": "reverse",
    "chosen": "bold",
    "hover": "underline",
    "coast": "dim",
    "won": "bold reverse",
    "lost": "bold reverse",
    "die": "reverse",
    "amber": "bold",
    "coral": "bold",
    "blue": "bold",
    "amber-hollow": "dim",
    "coral-hollow": "dim",
    "blue-hollow": "dim",
    "mage": "bold",
    "mage-hollow": "dim",
    "mercenary": "bold",
    "mercenary-hollow": "dim",
    "reef": "bold",
    "reef-hollow": "",
    "nautilion": "bold reverse",
    "phantom": "bold reverse",
    "cursor": "bold reverse",
    "clothes": "bold",
    "navigation": "bold",
    "repair": "bold",
    "fishing": "bold",
    "supplies": "bold",
    "treasures": "bold",
    "blue-castaway": "bold reverse",
    "red-castaway": "bold reverse",
    "yellow-castaway": "bold reverse",
    "purple-castaway": "bold reverse",
}


def without_colour() -> bool:
    """Whether the person asked for no colours."""
    return bool(os.environ.get("NO_COLOR"))


@cache
def style(role: str) -> Style:
    """What a role looks like."""
    return Style.parse((WITHOUT_COLOUR if without_colour() else IN_COLOUR)[role])


@dataclass(frozen=True)
class Sign:
    """What one character of a sentence stands for: as drawn, with its role, and as spoken."""

    drawn: str
    role: str
    spoken: str


def paint(sentence: str, signs: Mapping[str, Sign], role: str = "text") -> Text:
    """A sentence with its signs drawn."""
    text = Text(no_wrap=True, end="")
    for letter in sentence:
        sign = signs.get(letter)
        if sign is None:
            text.append(letter, style(role))
        else:
            text.append(sign.drawn, style(sign.role))
    return text


def speak(sentence: str, signs: Mapping[str, Sign]) -> str:
    """A sentence with its signs in words."""
    return "".join(signs[letter].spoken if letter in signs else letter for letter in sentence)


def ink(words: str, role: str = "text") -> Text:
    """Words in one role."""
    return Text(words, style(role), no_wrap=True, end="")


def pressable(text: Text, **does: int | str) -> Text:
    """A text that reacts to the mouse: `press` is the key that a press stands for; any other name is for its page."""
    text = text.copy()
    text.stylize(Style.from_meta(does))
    return text


def joined(*parts: Text | str) -> Text:
    """Pieces after each other."""
    text = Text(no_wrap=True, end="")
    for part in parts:
        text.append_text(ink(part) if isinstance(part, str) else part)
    return text


def fit(text: Text, width: int) -> Text:
    """A line of exactly `width` columns. What does not fit ends in an ellipsis."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def wrap(words: str, width: int, role: str = "text") -> list[Text]:
    """Words broken into lines."""
    from rich.cells import cell_len

    lines: list[Text] = []
    for paragraph in words.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            while cell_len(word) > width:  # a long path or commitment
                if line:
                    lines.append(ink(line, role))
                    line = ""
                lines.append(ink(word[:width], role))
                word = word[width:]
            longer = f"{line} {word}" if line else word
            if cell_len(longer) > width:
                lines.append(ink(line, role))
                line = word
            else:
                line = longer
        lines.append(ink(line, role))
    return lines


def flow(text: Text, width: int) -> list[Text]:
    """A painted sentence, broken into lines."""
    from rich.console import Console

    flowing = text.copy()
    flowing.no_wrap = False
    return list(flowing.wrap(Console(width=width, force_terminal=True), width, no_wrap=False))


class Sheet:
    """A grid to draw on."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[(" ", "text")] * width for _ in range(height)]

    def put(self, x: int, y: int, words: str, role: str = "text") -> None:
        """Write at a place; what lies outside is not drawn."""
        for offset, letter in enumerate(words):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._cells[y][x + offset] = (letter, role)

    def lines(self) -> list[Text]:
        """The drawing."""
        return [_line(row) for row in self._cells]


def _line(cells: Iterable[tuple[str, str]]) -> Text:
    text = Text(no_wrap=True, end="")
    run, last = "", ""
    for letter, role in cells:
        if role != last and run:
            text.append(run, style(last))
            run = ""
        run, last = run + letter, role
    if run:
        text.append(run, style(last))
    return text
