"""Two people in different places: what both decide together is proposed and agreed, and each is told what the other does."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import FLAGS, WHOLE, Sailor, Server, faults
from tests.browser.landing import Landing, new_island
from tests.browser.voyage import sail


def at_the_first_choice(sailors: Callable[..., Sailor], server: Server) -> tuple[Page, Page, list[str]]:
    """Two partners who have seen the first dice, and must agree who takes the first turn."""
    made = server.new(options={"players": 2}, together=False, luck="open", seed="lagoon")
    one, other = (sailors().go(f"/table/{token}") for token in made["seats"])
    one.get_by_role("button", name="Roll the dice").first.click()
    for page in (one, other):
        expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    return one, other, made["seats"]


def test_a_choice_of_both_is_proposed_and_agreed(sailors: Callable[..., Sailor], server: Server) -> None:
    one, other, seats = at_the_first_choice(sailors, server)
    sail(server, seats[0], moves=1, proposes=True)
    expect(one.get_by_role("region", name="Proposal")).to_contain_text("You propose")
    banner = other.get_by_role("region", name="Proposal")
    expect(banner).to_contain_text("Player 1 proposes")
    assert faults(other) == []
    banner.get_by_role("button", name="Agree").click()
    for page in (one, other):
        expect(page.get_by_role("region", name="Proposal")).to_have_count(0)
        expect(page.get_by_role("region", name="Journal").locator("li.newest")).not_to_contain_text("The dice show")


def test_presence_is_shown_and_read_out(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new(options={"players": 2}, together=False)
    one, other = sailors(), sailors()
    page = one.go(f"/table/{made['seats'][0]}")
    other.go(f"/table/{made['seats'][1]}")
    expect(page.get_by_role("log")).to_contain_text("Player 2 is here.")
    other.page.goto("about:blank")
    expect(page.get_by_role("log")).to_contain_text("Player 2 is away.")


NOTICES = """(() => {
    window.notices = []
    window.away = false
    const Real = Notification
    window.Notification = class extends Real {
        constructor(title, options) {
            super(title, options)
            window.notices.push(`${title}: ${options.body}`)
        }
    }
    Object.defineProperty(document, 'visibilityState', { get: () => (window.away ? 'hidden' : 'visible') })
})()"""


TURNS = 60  # seconds in which even a busy machine has played a turn of each


def is_asked(landing: Landing) -> bool:
    return landing.page.title().startswith("Your turn")


def turn_comes(here: Landing, there: Landing) -> None:
    """One's turn ends, the other plays, and it is one's turn again."""
    until = time.monotonic() + TURNS
    while is_asked(here):
        assert time.monotonic() < until
        assert not here.over
        here.move()
    while not is_asked(here):
        assert time.monotonic() < until
        assert not here.over
        if is_asked(there):
            there.move()
        here.page.wait_for_timeout(50)


@pytest.mark.skipif(WHOLE is None, reason="NO CHROMIUM: its shell has no notifications, so these were not tried")
@pytest.mark.parametrize("wanted", [True, False])
def test_ones_turn_is_notified_while_the_page_is_out_of_sight(
    browser: Browser, sailors: Callable[..., Sailor], server: Server, wanted: bool
) -> None:
    made = new_island(server, ["", ""], seed="notice")
    whole = browser.browser_type.launch(executable_path=WHOLE, args=FLAGS)
    away = Sailor(server, whole.new_context(locale="en-GB", reduced_motion="reduce", permissions=["notifications"]))
    busy = sailors()
    away.context.add_init_script(NOTICES)
    page, other = away.go(f"/table/{made['seats'][0]}"), busy.go(f"/table/{made['seats'][1]}")
    assert page.evaluate("Notification.permission") == "granted"
    if wanted:
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("checkbox", name="Tell me when it is my turn").check()
        page.keyboard.press("Escape")
    for out_of_sight in (False, True):
        page.evaluate("away => { window.away = away }", out_of_sight)
        turn_comes(Landing(page), Landing(other))
        told = ["Your turn: Nautilus Island"] if out_of_sight and wanted else []
        assert page.evaluate("window.notices") == told
    whole.close()
    assert away.mistakes == []


def test_an_onlooker_sees_and_cannot_play(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new()
    player = sailors().go(f"/table/{made['seats'][0]}")
    watcher = sailors().go(f"/table/{made['watch']}")
    player.get_by_role("button", name="Roll the dice").first.click()
    expect(watcher.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    expect(watcher.get_by_role("button", name="Undo")).to_have_count(0)
    expect(watcher.get_by_role("button", name="Roll the dice")).to_have_count(0)
