"""Hands at a table of Nautilus Island: every move goes through the page, by clicks, taps or keys. What to play is read off
the page: the best set that it offers to store, else the column with the most cards."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sailor, Server

READY = ".board[data-ready=true], .board[data-outcome]"


def new_island(server: Server, bots: list[str], seed: str = "landing", **asked: Any) -> dict[str, Any]:
    """A table with a link for each person; `bots` has a policy or nothing for each seat."""
    options = {"players": len(bots)} | asked.pop("options", {})
    return server.new("island", options=options, luck="open", seed=seed, together=False, bots=bots, **asked)


def sit(sailor: Sailor, token: str) -> Landing:
    """Go to a table and wait until something is asked of us."""
    landing = Landing(sailor.go(f"/table/{token}"))
    landing.ready()
    return landing


class Landing:
    """Plays with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.board = page.locator(".board")
        self.played: list[str] = []

    def ready(self) -> None:
        """Wait until something is asked of us, and the help has come, or the game is over."""
        self.page.wait_for_selector(READY)

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

    def move(self) -> None:
        """Answer what is asked."""
        self.ready()
        if self.over:
            return
        asked = self.decision
        self.played.append({"explore": self.explore, "act": self.act, "close": self.close}[asked]())
        self.confirm()

    def turn(self) -> None:
        """Everything up to the next choice of a column, or to the end."""
        self.until("explore")
        self.move()
        while not self.over and self.decision != "explore":
            self.move()
            self.ready()

    def until(self, decision: str) -> None:
        """Play on until this is asked."""
        self.ready()
        while self.decision != decision:
            assert not self.over, f"the game ended without {decision}"
            self.move()
            self.ready()

    def whole_game(self) -> None:
        """To the end."""
        self.ready()
        while not self.over:
            self.move()
            self.ready()

    def explore(self) -> str:
        self.press(self.page.locator("[data-row]").last)
        return "explore"

    def act(self) -> str:
        stores = self.page.locator("[data-choice^=store-]")
        best = stores.first.inner_text() if stores.count() else ""
        if stores.count() and ("closed with" in best or self.played[-2:] == ["collect", "explore"]):
            self.press(stores.first)
            return "store"
        collect = self.page.locator("[data-choice=collect]:not([aria-disabled=true])")
        if collect.count():
            self.press(collect)
            return "collect"
        self.press(self.page.locator("[data-choice]:not([aria-disabled=true])").first)
        return "other"

    def close(self) -> str:
        self.press(self.page.locator("[data-choice=close]"))
        return "close"


class Thumbs(Landing):
    """The same on a phone."""

    def press(self, what: Locator) -> None:
        what.tap()


class Keys(Landing):
    """The same without a pointer."""

    def key(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for one in keys:
            self.page.keyboard.press(one)

    def press(self, what: Locator) -> None:
        name = what.get_attribute("data-choice") or ""
        if what.get_attribute("data-do") == "confirm":
            self.key("g")
        elif what.get_attribute("data-row"):
            self.key(what.get_attribute("data-row") or "")
        elif name.startswith("store-"):
            self.key("t")
        else:
            self.key({"collect": "c", "close": "x", "leave": "o"}[name])
