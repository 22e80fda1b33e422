"""Lines of coloured text as an image. Lines and shapes are drawn, letters come from Pillow's own font."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any
from unicodedata import normalize

import numpy as np
from rich.console import Console
from rich.style import Style
from rich.text import Text

from leagues.envs.needing import needed
from leagues.terminal.ink import INK, PAPER

WIDE, HIGH, SIZE = 9, 18, 14
CX, CY = WIDE // 2, HIGH // 2
PLAIN = {"³": "3", "⁶": "6", "⁹": "9", "→": ">", "‡": "+", "≈": "~", "…": ".", "–": "-", "×": "x"}  # what the font may lack
UNKNOWN = "\ue000"  # no font has that
Colour = tuple[int, int, int]
# From where to where in a cell: left, right, top, bottom of the middle, and the corners.
LEFT, RIGHT, TOP, BOTTOM, MIDDLE = (0, CY), (WIDE, CY), (CX, 0), (CX, HIGH), (CX, CY)
# The two lines of a double frame, from its corner to the right or to the left.
OVER_RIGHT, UNDER_RIGHT = ((CX - 2, CY - 2), (WIDE, CY - 2)), ((CX - 2, CY + 2), (WIDE, CY + 2))
OVER_LEFT, UNDER_LEFT = ((0, CY - 2), (CX + 2, CY - 2)), ((0, CY + 2), (CX + 2, CY + 2))
STROKES: dict[str, tuple[tuple[tuple[int, int], tuple[int, int]], ...]] = {
    "─": ((LEFT, RIGHT),),
    "│": ((TOP, BOTTOM),),
    "═": (((0, CY - 2), (WIDE, CY - 2)), ((0, CY + 2), (WIDE, CY + 2))),
    "╭": ((MIDDLE, RIGHT), (MIDDLE, BOTTOM)),
    "╮": ((MIDDLE, LEFT), (MIDDLE, BOTTOM)),
    "╯": ((MIDDLE, LEFT), (MIDDLE, TOP)),
    "╰": ((MIDDLE, RIGHT), (MIDDLE, TOP)),
    "┌": ((MIDDLE, RIGHT), (MIDDLE, BOTTOM)),
    "┐": ((MIDDLE, LEFT), (MIDDLE, BOTTOM)),
    "┘": ((MIDDLE, LEFT), (MIDDLE, TOP)),
    "└": ((MIDDLE, RIGHT), (MIDDLE, TOP)),
    "┈": (((1, CY), (2, CY)), ((WIDE - 4, CY), (WIDE - 3, CY))),
    "┊": (((CX, 2), (CX, 4)), ((CX, 8), (CX, 10)), ((CX, 14), (CX, 16))),
    "║": (((CX - 2, 0), (CX - 2, HIGH)), ((CX + 2, 0), (CX + 2, HIGH))),
    "╔": (OVER_RIGHT, UNDER_RIGHT, ((CX - 2, CY - 2), (CX - 2, HIGH)), ((CX + 2, CY + 2), (CX + 2, HIGH))),
    "╗": (OVER_LEFT, UNDER_LEFT, ((CX + 2, CY - 2), (CX + 2, HIGH)), ((CX - 2, CY + 2), (CX - 2, HIGH))),
    "╚": (OVER_RIGHT, UNDER_RIGHT, ((CX - 2, CY + 2), (CX - 2, 0)), ((CX + 2, CY - 2), (CX + 2, 0))),
    "╝": (OVER_LEFT, UNDER_LEFT, ((CX + 2, CY + 2), (CX + 2, 0)), ((CX - 2, CY - 2), (CX - 2, 0))),
    "╱": (((0, HIGH), (WIDE, 0)),),
    "╲": (((0, 0), (WIDE, HIGH)),),
}
SHADES = {"░": 4, "▒": 2, "▓": 1, "█": 1}  # of so many pixels in both directions, one is inked


def pixels(lines: Sequence[Text], width: int, height: int) -> Any:
    """An image of at least `height` lines of `width` characters: rows, columns, and red, green, blue."""
    image_module, draw_module = (needed(f"PIL.{name}", "Pillow") for name in ("Image", "ImageDraw"))
    rows = max(height, len(lines))
    image = image_module.new("RGB", (width * WIDE, rows * HIGH), _rgb(PAPER))
    draw = draw_module.Draw(image)
    console = Console(width=width)
    for y, line in enumerate(lines):
        x = 0
        for segment in line.render(console):
            ink, paper = _colours(segment.style)
            for letter in segment.text.rstrip("\n"):
                if x < width:
                    _cell(draw, x * WIDE, y * HIGH, letter, ink, paper)
                x += 1
    return np.asarray(image, np.uint8).copy()


def _cell(draw: Any, x: int, y: int, letter: str, ink: Colour, paper: Colour) -> None:
    draw.rectangle((x, y, x + WIDE - 1, y + HIGH - 1), fill=paper)
    if letter in STROKES:
        for (a, b), (c, d) in STROKES[letter]:
            draw.line((x + a, y + b, x + c, y + d), fill=ink)
    elif letter in SHADES:
        for row in range(0, HIGH, SHADES[letter]):
            for column in range(0, WIDE, SHADES[letter]):
                draw.point((x + column, y + row), fill=ink)
    elif letter in SHAPES:
        SHAPES[letter](draw, x, y + CY - CX, ink)
    elif letter.strip():
        letter, font = _letter(letter), _font()
        draw.text((x + (WIDE - font.getlength(letter)) / 2, y + 1), letter, fill=ink, font=font)


def _polygon(*points: tuple[int, int], hollow: bool = False) -> Callable[[Any, int, int, Colour], None]:
    def drawn(draw: Any, x: int, y: int, ink: Colour) -> None:
        placed = [(x + a, y + b) for a, b in points]
        draw.polygon(placed, outline=ink, fill=None if hollow else ink)

    return drawn


def _circle(hollow: bool) -> Callable[[Any, int, int, Colour], None]:
    def drawn(draw: Any, x: int, y: int, ink: Colour) -> None:
        draw.ellipse((x, y, x + WIDE - 1, y + WIDE - 1), outline=ink, fill=None if hollow else ink)

    return drawn


LAST = WIDE - 1
STAR = ((4, 0), (5, 3), (8, 3), (6, 5), (7, 8), (4, 6), (1, 8), (2, 5), (0, 3), (3, 3))
SPARK = ((4, 0), (5, 3), (8, 4), (5, 5), (4, 8), (3, 5), (0, 4), (3, 3))
SHAPES: dict[str, Callable[[Any, int, int, Colour], None]] = {
    "■": _polygon((0, 0), (LAST, 0), (LAST, LAST), (0, LAST)),
    "□": _polygon((0, 0), (LAST, 0), (LAST, LAST), (0, LAST), hollow=True),
    "▲": _polygon((CX, 0), (LAST, LAST), (0, LAST)),
    "▼": _polygon((0, 0), (LAST, 0), (CX, LAST)),
    "▶": _polygon((0, 0), (LAST, CX), (0, LAST)),
    "►": _polygon((0, 0), (LAST, CX), (0, LAST)),
    "◆": _polygon((CX, 0), (LAST, CX), (CX, LAST), (0, CX)),
    "★": _polygon(*STAR),
    "✦": _polygon(*SPARK),
    "✧": _polygon(*SPARK, hollow=True),
    "✓": _polygon((0, 4), (3, 7), (8, 0), (3, 5)),
    "●": _circle(hollow=False),
    "○": _circle(hollow=True),
}


def _colours(style: Style | None) -> tuple[Colour, Colour]:
    ink = style.color.get_truecolor() if style is not None and style.color is not None else _rgb(INK)
    paper = style.bgcolor.get_truecolor() if style is not None and style.bgcolor is not None else _rgb(PAPER)
    if style is not None and style.reverse:
        ink, paper = paper, ink
    return tuple(ink), tuple(paper)  # type: ignore[return-value]  # triplets


def _rgb(colour: str) -> Colour:
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


@lru_cache(maxsize=512)
def _letter(letter: str) -> str:
    """What is drawn for a letter: where the font lacks it, the letter without its accent."""
    known, font = PLAIN.get(letter, letter), _font()
    lacking = bytes(font.getmask(known)) == bytes(font.getmask(UNKNOWN))
    return normalize("NFD", known)[0] if lacking else known


@lru_cache(maxsize=1)
def _font() -> Any:
    return needed("PIL.ImageFont", "Pillow").load_default(size=SIZE)
