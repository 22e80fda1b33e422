"""Whoever waits for a compilation is told how far it is."""

from __future__ import annotations

import sys
import time
from io import StringIO

import pytest

from leagues.compiled import waiting


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def at_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Not a fixture: between those and the test pytest puts its own back."""
    found = Terminal()
    monkeypatch.setattr(waiting, "PATIENCE", 0.3)
    monkeypatch.setattr(sys, "stderr", found)
    return found


def test_a_terminal_is_told_of_what_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)
    waiting.waiting_for("nautilion", [lambda: None, lambda: time.sleep(1.0), lambda: None], None)
    assert terminal.getvalue() == "Compiling nautilion for batches, part 2 of 3. This is done once and kept.\n"


def test_whoever_asks_for_it_hears_of_every_part(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)
    told: list[tuple[int, int]] = []
    waiting.waiting_for("nautilion", [lambda: None, lambda: time.sleep(0.6)], lambda *part: told.append(part))
    assert told == [(1, 2), (2, 2)]
    assert terminal.getvalue() == ""


def test_what_fails_is_not_told_of_later(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = at_a_terminal(monkeypatch)

    def fail() -> None:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        waiting.waiting_for("nautilion", [fail], None)
    time.sleep(0.6)
    assert terminal.getvalue() == ""
