"""Panes: frames side by side, and the log that stands in one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leagues.kernel.words import Words
from leagues.terminal.ink import fit, ink, joined, wrap
from leagues.terminal.sitting import Sitting
from leagues.terminal.speech import story_of, told

NOW = "▌"  # beside the present turn


def framed(lines: Sequence[Text], width: int, height: int, title: str = "") -> list[Text]:
    """Lines in a frame of this size, with its title; what has no room below is not shown."""
    inside = width - 2
    shown = f" {title} " if title else ""
    top = joined(ink("┌─", "line"), ink(shown, "quiet"), ink("─" * (inside - 1 - len(shown)) + "┐", "line"))
    rows = [*lines[: height - 2], *[ink("")] * (height - 2 - len(lines))]
    edge = ink("│", "line")
    return [top, *(joined(edge, fit(row, inside), edge) for row in rows), ink("└" + "─" * inside + "┘", "line")]


def beside(*panes: Sequence[Text]) -> list[Text]:
    """Panes side by side, as high as the first."""
    return [joined(*(pane[row] for pane in panes)) for row in range(len(panes[0]))]


def story(sitting: Sitting, w: Words, width: int, height: int) -> list[Text]:
    """What has happened, newest last, with the present turn in sight: as the game's log tells it, else line by line."""
    journal, log = sitting.journal, sitting.table.game.log
    if log is None or not journal:
        lines = [line for entry in journal for line in wrap(told(entry, w), width, "quiet")]
        return [joined(" ", line) for line in (lines or wrap(w.text("journal-empty"), width, "quiet"))[-height:]]
    turns = story_of(log(journal), w)
    lines = []
    for at, turn in enumerate(turns):
        last = at == len(turns) - 1
        sign = ink(NOW if last else " ", "key")
        lines += [joined(sign, line) for line in wrap(turn, width, "text" if last else "quiet")]
        lines += [] if last else [ink("")]
    return lines[-height:]
