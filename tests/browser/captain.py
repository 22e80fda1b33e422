"""Hands at a table of Nemo's War: every move goes through the page, by clicks or taps. What to play is drawn by lot from
what the page offers, so that every kind of choice occurs."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sailor, Server

READY = ".board[data-ready=true], .board[data-outcome]"
LEGAL = ":not([aria-disabled=true])"


def new_voyage(server: Server, seed: str = "voyage", **asked: Any) -> str:
    """A table with an open seed: its link."""
    options = {"motive": "explore", "difficulty": "sailor"} | asked
    made = server.new("nemo", options=options, luck="open", seed=seed, together=True)
    return str(made["seats"][0])


def embark(sailor: Sailor, token: str, lots: str = "lots") -> Captain:
    """Go to a table and wait until something is asked."""
    captain = Captain(sailor.go(f"/table/{token}"), lots)
    captain.ready()
    return captain


class Captain:
    """Plays with a mouse."""

    def __init__(self, page: Page, lots: str = "lots") -> None:
        self.page = page
        self.board = page.locator(".board")
        self.lots = random.Random(lots)
        self.asked: list[str] = []

    def ready(self) -> None:
        """Wait until something is asked and the help has come, or the voyage is over."""
        self.page.wait_for_selector(READY, timeout=60_000)

    @property
    def over(self) -> bool:
        return self.board.get_attribute("data-outcome") is not None

    @property
    def decision(self) -> str:
        return self.board.get_attribute("data-decision") or ""

    def press(self, what: Locator) -> None:
        """Choose something on the page."""
        what.click()

    def confirm(self) -> None:
        """Press the filled button, and wait until the move has come back."""
        before = self.board.get_attribute("data-revision")
        button = self.page.locator("[data-do=confirm]")
        expect(button).to_be_enabled()
        self.press(button)
        self.page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)

    def cells(self) -> Locator:
        """The legal choices of the decision."""
        return self.page.locator(f"#decision [data-choice]{LEGAL}")

    def choose(self) -> None:
        """Choose something that the page offers."""
        if self.decision == "exert":
            boxes = self.page.locator("[data-wager]:not(:disabled)")
            if boxes.count() and self.lots.random() < 0.5:
                self.press(boxes.nth(self.lots.randrange(boxes.count())))
            return
        cells = self.cells()
        chosen = cells.nth(self.lots.randrange(cells.count()))
        if chosen.get_attribute("aria-pressed") != "true":
            self.press(chosen)

    def move(self) -> None:
        """Answer what is asked."""
        self.ready()
        if self.over:
            return
        self.asked.append(self.decision)
        self.choose()
        self.confirm()

    def until(self, *decisions: str) -> None:
        """Play on until one of these is asked."""
        self.ready()
        while self.decision not in decisions:
            assert not self.over, f"the voyage ended without {decisions}"
            self.move()
            self.ready()

    def whole_voyage(self) -> None:
        """To the end."""
        self.ready()
        while not self.over:
            self.move()
            self.ready()


class Thumbs(Captain):
    """The same on a phone."""

    def press(self, what: Locator) -> None:
        what.tap()
