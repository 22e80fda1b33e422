"""Hands at a table of Nautilion: every move goes through the page, by clicks or by keys. What to play is decided beside it,
at a table of our own that meets the same luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

import leagues
from leagues.games.nautilion import greedy
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.entries import Move
from leagues.kernel.table import Table

ALL = ["mages", "mercenaries", "reefs", "darkhouse", "heroics"]
FIGURES = ("darkhouse", "phantom", "nautilion")
ON_THE_PATH = ("swap", "with", "take")
Policy = Callable[[Table], Move]


def greedily(table: Table) -> Move:
    """What the greedy policy would play."""
    out = [0] * MOST_OPTIONS
    state: Any = table.state
    count = table.game.flow.options(state, table.tables, out)
    answer = greedy.choose([state], 0, table.tables, out, count, [1, 2, 3, 4]) if count > 1 else out[0]  # type: ignore[arg-type]
    return next(move for move in table.legal if move.answer == answer)


def mirror(seed: str, **options: Any) -> Table:
    """A table of our own with the same luck."""
    return leagues.new("nautilion", seed=seed, wait=True, **options)


class Hands:
    """Plays moves, given in notation."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".board")

    def ready(self) -> None:
        """Wait until something is asked of us, and the help has come, or the game is over."""
        self.page.wait_for_selector(".board[data-ready=true], .board[data-outcome]")

    def confirm(self) -> None:
        """Press the filled button, and wait until the move has come back."""
        button = self.page.locator("[data-do=confirm]")
        before = self.revision()
        expect(button).to_be_enabled()
        self.press(button)
        self.page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)

    def revision(self) -> str:
        """Which position the page shows."""
        return self.board.get_attribute("data-revision") or ""

    def press(self, what: Locator) -> None:
        """Choose something on the page."""
        what.click()

    def play(self, move: Move) -> None:
        """Play a move."""
        self.ready()
        self.choose(move)
        self.confirm()

    def choose(self, move: Move) -> None:
        """Choose a move, up to the filled button."""
        kind, *rest = str(move).split()
        if kind == "give":
            self.give(rest, move)
        elif kind == "whirlwind":
            self.spell("whirlwind")
        elif kind == "translate":
            self.spell("translation")
        elif kind == "tide":
            self.spell("tide")
            self.press(self.page.locator(f".tide [data-answer='{move.answer}']"))
        elif kind == "reroll":
            self.press(self.page.locator(f"[data-do=reroll][data-value='{rest[0]}']").first)
        elif kind == "heroic":
            self.press(self.page.locator(f"[data-card='{rest[0]}']"))
        elif kind == "buy":
            self.press(self.page.locator("[data-do=buy]"))
        elif kind in ON_THE_PATH:
            self.press(self.page.locator(f"[data-place='{rest[0]}']"))
        elif kind == "insert":
            self.press(self.page.locator(f"[data-gap='{rest[0]}']"))
        elif kind == "sacrifice":
            self.press(self.page.locator(f"[data-space='{rest[0]}']"))
        elif kind != "roll":
            self.press(self.page.locator(f"#decision [data-answer='{move.answer}']"))

    def spell(self, name: str) -> None:
        """Take up the Grimoire."""
        self.press(self.page.locator(f"[data-guide=spell-{name}]"))

    def give(self, rest: list[str], move: Move) -> None:
        """Put the dice to their figures; those that fall by themselves are left alone."""
        if rest[0] in FIGURES:
            self.press(
                self.page.locator(
                    f"[role=gridcell] button[data-figure='{FIGURES.index(rest[0])}']:not([aria-disabled=true])"
                )
            )
            return
        confirm = self.page.locator("[data-do=confirm]")
        for figure, value in reversed(list(enumerate(rest))):
            free = self.page.locator(f"[role=gridcell] button[data-figure='{figure}'][data-value='{value}']")
            if self.page.locator(f"[role=gridcell] button[data-figure='{figure}'][aria-pressed=true]").count():
                continue
            self.press(free.and_(self.page.locator(".open, .elsewhere")).first)
        expect(confirm).to_be_enabled()

    def voyage(self, table: Table, policy: Policy = greedily, until: int = 10_000) -> int:
        """Play on both tables, to the end or so many moves; how many were played."""
        played = 0
        while table.decision is not None and played < until:
            move = policy(table)
            self.play(move)
            table.play(str(move))
            played += 1
        return played


def agrees(page: Page, table: Table) -> None:
    """Both tables stand alike."""
    view = table.view(0)
    for figure in ("phantom", "nautilion"):
        expect(page.locator(f"[data-figure={figure}][data-at]")).to_have_attribute("data-at", str(view[figure]))


class Thumbs(Hands):
    """The same on a phone: spells and cards lie in sheets, and a lens enlarges the stretch of the path that is touched."""

    def press(self, what: Locator) -> None:
        what.tap()

    def spell(self, name: str) -> None:
        self.press(self.page.locator("#decision [data-guide=spells]"))
        super().spell(name)

    def choose(self, move: Move) -> None:
        kind, *rest = str(move).split()
        if kind in ON_THE_PATH:
            self.press(self.page.locator(f"[data-place='{rest[0]}']"))
            self.press(self.page.locator(f"[data-lens='{rest[0]}']"))
        else:
            super().choose(move)


class Keys(Hands):
    """The same without a pointer: letters, digits, arrows, Tab and Enter."""

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for one in keys:
            self.page.keyboard.press(one)

    def confirm(self) -> None:
        before = self.revision()
        expect(self.page.locator("[data-do=confirm]")).to_be_enabled()
        self.key("g")
        self.page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)

    def has_focus(self, what: Locator) -> bool:
        """Whether the focus is on something."""
        return bool(what.evaluate("element => element === document.activeElement"))

    def press(self, what: Locator) -> None:
        place = what.get_attribute("data-place")
        if place is not None:
            self.key("w", "Home", *["ArrowRight"] * int(place))
        else:
            for _ in range(200):
                if self.has_focus(what):
                    break
                self.key("Tab")
        assert self.has_focus(what)
        self.key("Enter")

    def give(self, rest: list[str], move: Move) -> None:
        free = [
            int(die) for die in self.page.locator("[data-die]").evaluate_all("dice => dice.map(die => die.dataset.value)")
        ]
        for figure, value in reversed(list(enumerate(rest))):
            if self.page.locator(f"[role=gridcell] button[data-figure='{figure}'][aria-pressed=true]").count():
                continue
            at = free.index(int(value))
            free[at] = 0
            self.key(str(at + 1), "dpn"[figure])
