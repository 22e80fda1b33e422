"""A terminal for tests: the real program behind a pseudo-terminal, and what a person would see of it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pexpect
import pyte
import pytest

import leagues
from leagues.kernel.table import Table
from leagues.terminal.menu import Menu
from leagues.terminal.nautilion_menus import menu_of
from leagues.terminal.speech import speech

from .sailor import plodding

LEAGUES = [sys.executable, "-m", "leagues"]
PATIENCE = 20  # seconds
DROPPED = ("NO_COLOR", "LANG", "LC_ALL", "COLORTERM", "COLUMNS", "LINES")  # a parallel test run sets the last two
UNKNOWN_TO_PYTE = re.compile(r"\x1b\[[<>=?][0-9;]*\$?[a-zA-Z]|\x1b\][^\x07\x1b]*(\x07|\x1b\\)")
KEYS = {"enter": "\r", "escape": "\x1b", "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D",
        "backspace": "\x7f", "ctrl+c": "\x03"}  # fmt: skip


def environment(data: Path, **more: str) -> dict[str, str]:
    """The same surroundings on every machine."""
    kept = {name: value for name, value in os.environ.items() if name not in DROPPED}
    return kept | {"LEAGUES_DATA": str(data), "TERM": "xterm-256color", "PYTHONUTF8": "1"} | more


class Terminal:
    """`leagues play` on a screen."""

    def __init__(self, data: Path, *arguments: str, columns: int = 80, lines: int = 24, **more: str) -> None:
        self.screen = pyte.Screen(columns, lines)
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        self.child = pexpect.spawn(
            LEAGUES[0], [*LEAGUES[1:], "play", *arguments], env=environment(data, **more), dimensions=(lines, columns),
            encoding="utf-8", timeout=PATIENCE,
        )  # fmt: skip
        self.child.delaybeforesend = None

    def read(self, seconds: float = 0.05) -> bool:
        """Take in what the program has written; False once it has ended."""
        try:
            text = self.child.read_nonblocking(100_000, timeout=seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += text
        self.stream.feed(UNKNOWN_TO_PYTE.sub("", text))
        return True

    @property
    def lines(self) -> list[str]:
        """The screen as it stands."""
        return [line.rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """The screen as one text."""
        return "\n".join(self.lines)

    def wait(self, *wanted: str) -> None:
        """Until the screen shows all of this."""
        end = time.monotonic() + PATIENCE
        while not all(one in self.text for one in wanted):
            if not self.read() or time.monotonic() > end:
                raise AssertionError(f"waited for {wanted}, saw:\n{self.text}")

    def wait_gone(self, unwanted: str) -> None:
        """Until the screen no longer shows this."""
        end = time.monotonic() + PATIENCE
        while unwanted in self.text:
            if not self.read() or time.monotonic() > end:
                raise AssertionError(f"still saw {unwanted}:\n{self.text}")

    def rest(self) -> None:
        """Until the program has answered the last key and waits for the next one.

        On a busy machine silence alone does not say so: a program that was given no processor is silent too. So it
        must have answered, and then be asleep, not only quiet.
        """
        begun, end = len(self.raw), time.monotonic() + PATIENCE / 4
        while len(self.raw) == begun and time.monotonic() < end:
            if not self.read(0.15):
                return
        quiet, end = 0, time.monotonic() + PATIENCE
        while quiet < 2:
            assert time.monotonic() < end, f"it does not come to rest:\n{self.text}"
            before = len(self.raw)
            if not self.read(0.1):
                return
            quiet = quiet + 1 if before == len(self.raw) and self.asleep else 0

    @property
    def asleep(self) -> bool:
        """Whether no thread of the program runs, wants to run or waits for the disk; True where the system tells nothing."""
        threads = Path(f"/proc/{self.child.pid}/task").glob("*/stat")
        try:
            return all(thread.read_text().rpartition(")")[2].split()[0] == "S" for thread in threads)
        except OSError:  # a thread ended meanwhile
            return False

    def enter_until(self, *wanted: str) -> None:
        """Press Enter, and let the screen come to rest, until it shows all of this."""
        for _ in range(60):
            self.press("enter")
            self.rest()
            if all(one in self.text for one in wanted):
                return
        raise AssertionError(f"never saw {wanted}:\n{self.text}")

    @property
    def unbroken(self) -> str:
        """The screen as one line, for what the terminal has wrapped."""
        return "".join(self.lines)

    def press(self, *keys: str) -> None:
        """Keys by name, or texts."""
        for key in keys:
            self.child.send(KEYS.get(key, key))

    def resize(self, columns: int, lines: int) -> None:
        """Another window size."""
        self.screen.resize(lines, columns)
        self.child.setwinsize(lines, columns)

    def kill(self) -> None:
        """End it at once."""
        if self.child.isalive():
            self.child.kill(signal.SIGKILL)
        self.child.close()

    def end(self) -> int:
        """Wait for the program to end; gives its exit status."""
        self.gone()
        assert self.child.exitstatus is not None
        return int(self.child.exitstatus)

    def gone(self) -> None:
        """Wait for the program to be gone, with an exit status or without."""
        until = time.monotonic() + PATIENCE
        while self.read():
            assert time.monotonic() < until, f"it does not end:\n{self.text}"
        self.child.wait()


Open = Callable[..., Terminal]


@pytest.fixture
def open_terminal(tmp_path: Path) -> Iterator[Open]:
    opened: list[Terminal] = []

    def start(*arguments: str, **options: Any) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments, **options))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.kill()


def plain(data: Path, typed: str, *arguments: str, seconds: float = 60, **more: str) -> subprocess.CompletedProcess[str]:
    """`leagues play --plain` with its input from a pipe; a long game takes more `seconds`."""
    return subprocess.run(
        [*LEAGUES, "play", "--plain", *arguments], input=typed, text=True, capture_output=True, timeout=seconds,
        env=environment(data, **more), encoding="utf-8", check=False,
    )  # fmt: skip


def saved(data: Path) -> Path:
    """The only record on the shelf."""
    (record,) = data.glob("*.jsonl")
    return record


def greedy_moves(seed: str, **options: Any) -> tuple[Table, list[str]]:
    """A whole game as the greedy policy plays it, with the roll of every turn."""
    table = leagues.new("nautilion", seed=seed, wait=True, **options)
    moves = []
    while not table.over:
        decision = table.decision
        assert decision is not None
        answer = 0 if decision.name == "roll" else plodding(table)
        moves.append(decision.notation(answer))
        table.play(table.move(answer))
    return table, moves


EXPANSION_OF = {"lost-mage-missing": "mages", "lost-heroic-left": "heroics", "lost-collision": "mercenaries"}


@cache
def game_that_ends(outcome: str) -> tuple[str, dict[str, str], list[str]]:
    """A seed, options, and the moves that lead to this ending."""
    options = {"reserve": "6", "expansions": EXPANSION_OF.get(outcome, "none")}
    for number in range(400):
        table, moves = greedy_moves(f"s{number}", **options)
        if table.outcome == outcome:
            return f"s{number}", options, moves
    raise AssertionError(f"no greedy game ends as {outcome}")


def as_arguments(seed: str, options: dict[str, str]) -> list[str]:
    """A seed and options on the command line."""
    return ["--seed", seed, *(word for name, value in options.items() for word in ("--option", f"{name}={value}"))]


def numbers_for(seed: str, moves: Sequence[str], **options: Any) -> list[str]:
    """What a person types to make these moves: the number of each choice, with the menus in between."""
    table = leagues.new("nautilion", seed=seed, wait=True, **options)
    words = speech("en", table.game)
    typed: list[str] = []
    for move in moves:
        typed += next(keys for keys, found in ways(menu_of(table, words)) if found == move)
        table.play(move)
    return typed


def ways(menu: Menu, before: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every move that a menu leads to, with the numbers to type for it."""
    for choice in menu.choices:
        typed = (*before, str(choice.number))
        if choice.inner is not None:
            yield from ways(choice.inner, typed)
        elif choice.move is not None:
            yield typed, str(choice.move)
