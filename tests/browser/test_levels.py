"""Whole games in the browser with every level of play: three as rivals on the Island, one as the partner at Nautilion, where
the best of the chances is played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sailor, Server
from tests.browser.landing import new_island, sit


def test_a_game_against_three_levels_on_the_island(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, new_island(server, ["", "deckhand", "helmsman", "navigator"], seed="levels")["seats"][0])
    landing.whole_game()
    expect(landing.page.locator("#ending-title")).to_contain_text("won")
    landing.page.get_by_role("link", name="Luck and choices").click()
    expect(landing.page.locator(".ledger[data-ready=true]")).to_be_visible()
    expect(landing.page.locator("[data-part=rivals]").first).to_be_visible()


def test_a_game_with_the_mate_as_partner_by_the_best_of_the_chances(sailor: Sailor, server: Server) -> None:
    made = server.new(options={"players": 2}, bots=["", "mate"], together=False, luck="open", seed="levels")
    page = sailor.go(f"/table/{made['seats'][0]}")
    board, ready = page.locator(".board"), page.locator(".board[data-ready=true], .board[data-outcome]")
    page.get_by_role("region", name="Chance to win").get_by_role("switch", name="Chance to win").check()
    followed = 0
    for _ in range(400):
        expect(ready).to_be_visible()
        if board.get_attribute("data-outcome"):
            break
        revision = board.get_attribute("data-revision")
        roll = page.get_by_role("button", name="Roll the dice").first
        best = page.locator("[data-best=true]")
        expect(best.or_(roll).or_(page.locator("[data-do=confirm]:enabled")).first).to_be_visible()
        if best.count():
            best.click()
            followed += 1
        (roll if roll.count() and not best.count() else page.locator("[data-do=confirm]").first).click()
        page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=revision)
    expect(page.locator(".board[data-outcome]")).to_be_visible()
    assert followed > 5
