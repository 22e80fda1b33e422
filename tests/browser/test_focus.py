"""Without a pointer: the decision comes first, a shortcut leads to it, and an answer does not lose the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import new_voyage
from tests.browser.conftest import Sailor, Server
from tests.browser.landing import new_island

READY = ".board[data-ready=true]"
MOST_TABS = 12  # from the top of the page to the first choice: the shortcut, the bar, the question


def new(server: Server, game: str) -> str:
    """A table of a game: its link."""
    if game == "nemo":
        return new_voyage(server, "focus")
    made = new_island(server, ["", "greedy"], seed="focus") if game == "island" else server.new(luck="open", seed="focus")
    return str(made["seats"][0])


def focused(page: Page) -> str:
    """Where the focus is: in the decision, elsewhere in the page, or nowhere."""
    return str(
        page.evaluate(
            """() => {
                const here = document.activeElement
                if (here === null || here === document.body) return 'nowhere'
                if (!here.closest('#decision')) return 'elsewhere'
                return here.matches('button, input, [data-answer]') ? 'choice' : 'decision'
            }"""
        )
    )


@pytest.mark.parametrize("game", ["nautilion", "island", "nemo"])
def test_the_decision_comes_soon_after_the_bar(sailor: Sailor, server: Server, game: str) -> None:
    page = sailor.go(f"/table/{new(server, game)}")
    page.wait_for_selector(READY)
    tabs = 0
    while focused(page) != "choice":
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs <= MOST_TABS


@pytest.mark.parametrize("game", ["nautilion", "island", "nemo"])
def test_the_shortcut_leads_to_the_decision(sailor: Sailor, server: Server, game: str) -> None:
    page = sailor.go(f"/table/{new(server, game)}")
    page.wait_for_selector(READY)
    page.evaluate("document.body.focus()")
    shortcut = page.locator(".skip")
    shortcut.focus()
    page.keyboard.press("Enter")
    assert focused(page) == "choice"


def test_the_shortcut_of_other_pages_passes_the_line_above_them(sailor: Sailor) -> None:
    page = sailor.go("/about")
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate(
        "document.activeElement.closest('main') !== null && document.activeElement.closest('header') === null"
    )


def test_the_focus_goes_on_from_a_roll_to_the_slate(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{new(server, 'nautilion')}")
    page.wait_for_selector(READY)
    roll = page.locator("[data-do=confirm]")
    expect(roll).to_contain_text("Roll")
    for _ in range(100):
        page.keyboard.press("Tab")
        if roll.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-guide=slate]")
    page.wait_for_selector(READY)
    expect(page.locator("[role=gridcell] button[tabindex='0']")).to_be_focused()


@pytest.mark.parametrize("game", ["island", "nemo"])
def test_the_focus_stays_with_the_decision_after_an_answer(sailor: Sailor, server: Server, game: str) -> None:
    page = sailor.go(f"/table/{new(server, game)}")
    page.wait_for_selector(READY)
    page.keyboard.press("d")
    for _ in range(3):
        assert focused(page) == "choice"
        before = page.locator(".board").get_attribute("data-revision")
        if page.locator("[data-do=confirm]").is_disabled():
            page.keyboard.press("Enter")
        page.keyboard.press("g")
        page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)
        page.wait_for_selector(READY)
        page.wait_for_function("() => document.activeElement.closest('#decision') !== null")


def test_a_pointer_moves_no_focus(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{new(server, 'nautilion')}")
    page.wait_for_selector(READY)
    page.locator("[data-do=confirm]").click()
    page.wait_for_selector("[data-guide=slate]")
    page.wait_for_selector(READY)
    page.wait_for_timeout(100)
    assert focused(page) != "choice"
