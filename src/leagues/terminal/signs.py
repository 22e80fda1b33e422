"""A plain set of signs, + - | # =, for terminals that draw the others two cells wide: on request, or where measured."""

from __future__ import annotations

import os
import re
import select
import sys
import time

from rich.text import Text

PLAIN = str.maketrans({
    **dict.fromkeys("─━┈┄–−", "-"), **dict.fromkeys("│┃┊║┆", "|"), **dict.fromkeys("┌┐└┘╭╮╰╯┼├┤┬┴╋", "+"),
    **dict.fromkeys("═╔╗╚╝", "="), **dict.fromkeys("█■", "#"), **dict.fromkeys("░▒□", ":"), **dict.fromkeys("►▶›→", ">"),
    **dict.fromkeys("◄‹←", "<"), **dict.fromkeys("▌", "|"), **dict.fromkeys("↑", "^"), **dict.fromkeys("↓", "v"),
    **dict.fromkeys("●◆✦", "*"), **dict.fromkeys("○", "o"), **dict.fromkeys("▲", "A"), **dict.fromkeys("▼", "V"),
    **dict.fromkeys("·•…", "."), **dict.fromkeys("‡", "!"), **dict.fromkeys("∞", "8"), **dict.fromkeys("✧", "%"),
    **dict.fromkeys("✓", "+"), **dict.fromkeys("×", "x"), **dict.fromkeys("±≈", "~"), **dict.fromkeys("╳", "X"),
    **dict.fromkeys("╱", "/"), **dict.fromkeys("╲", "\\"), **dict.fromkeys("’‘", "'"), **dict.fromkeys("“”«»", '"'),
    **dict.fromkeys("\u00a0\u202f", " "), **dict.fromkeys("—", "-"), **dict.fromkeys("⁰", "0"), **dict.fromkeys("¹", "1"),
    **dict.fromkeys("²", "2"), **dict.fromkeys("³", "3"), **dict.fromkeys("⁴", "4"), **dict.fromkeys("⁵", "5"),
    **dict.fromkeys("⁶", "6"), **dict.fromkeys("⁷", "7"), **dict.fromkeys("⁸", "8"), **dict.fromkeys("⁹", "9"),
    **dict.fromkeys("§", "S"),
})  # fmt: skip
ASKED = "\r─▲\x1b[6n"  # two signs, then: where is the cursor?
ANSWER = re.compile(rb"\x1b\[\d+;(\d+)R")
PATIENCE = 0.25  # seconds; a terminal that does not answer is taken to draw them one cell wide


def plainly(text: Text) -> Text:
    """A line in plain signs. Letters stay as they are, accents too."""
    shown = text.copy()
    shown.plain = text.plain.translate(PLAIN)
    return shown


def drawn_wide() -> bool:
    """Whether the terminal draws the signs two cells wide: it is asked where its cursor stands behind two of them."""
    try:
        import termios
        import tty
    except ImportError:  # not every system has them
        return False
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        return False
    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    try:
        tty.setcbreak(handle)
        sys.stderr.write(ASKED)
        sys.stderr.flush()
        found = ANSWER.search(_read(handle))
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()
    finally:
        termios.tcsetattr(handle, termios.TCSADRAIN, before)
    return found is not None and int(found[1]) > len("─▲") + 1


def _read(handle: int) -> bytes:
    """What the terminal answers within its time."""
    answer, end = b"", time.monotonic() + PATIENCE
    while not ANSWER.search(answer) and time.monotonic() < end:
        if select.select([handle], [], [], max(0.0, end - time.monotonic()))[0]:
            answer += os.read(handle, 64)
    return answer
