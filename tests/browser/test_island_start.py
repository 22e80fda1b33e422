"""Getting to a table of Nautilus Island: one click, the options, links for friends, and the first game that teaches."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Sailor, Server
from tests.browser.landing import Landing


def test_one_click_goes_ashore(sailor: Sailor) -> None:
    page = sailor.go()
    plate = page.get_by_role("region", name="Nautilus Island")
    expect(plate.get_by_text("You and one bot")).to_be_visible()
    plate.get_by_role("button", name="Go ashore").click()
    page.wait_for_url("**/#/table/*")
    Landing(page).ready()
    expect(page.locator("[data-rival]")).to_have_count(1)
    expect(page.locator("[data-rival]")).to_contain_text("bot")


def test_friends_get_a_link_each_and_bots_the_rest(sailors: Callable[..., Sailor], server: Server) -> None:
    one, other = sailors(), sailors(locale="fr-FR")
    page = one.go("/new/island")
    panel = page.get_by_role("region", name="Options").and_(page.locator(":visible"))
    panel.get_by_role("radio", name="With friends elsewhere").check()
    panel.get_by_role("group", name="Players").get_by_role("radio", name="4", exact=True).check()
    panel.get_by_role("group", name="People").get_by_role("radio", name="3", exact=True).check(force=True)
    panel.get_by_role("radio", name="After two minutes").check()
    panel.get_by_role("radio", name="On the table remembers").check()
    expect(panel).to_contain_text("3 by links, and one bot")
    panel.get_by_role("button", name="Go ashore").click()
    page.wait_for_url("**/#/table/*")
    sheet = page.get_by_role("dialog", name="Invite the others")
    links = [sheet.get_by_label(f"Link for player {number}").input_value() for number in (2, 3)]
    found = httpx.post(f"{server.address}/api/lookup", json={"tokens": [page.url.rsplit("/", 1)[1]]}).json()[0]
    assert found["options"] == {"players": 4, "memory": "on"}
    waits = "Waiting for {} to open the game: the dice need everybody’s share."
    expect(page.locator(".prompt h2")).to_have_text(waits.format("Player 2 and Player 3"))
    for guest, link, missing in ((other, links[0], "Player 3"), (sailors(), links[1], "")):
        seat = guest.go(link.split("#")[1])
        seat.locator("[data-do=take]").click()
        if missing:
            expect(page.locator(".prompt h2")).to_have_text(waits.format(missing))
    expect(sheet).to_be_hidden()
    expect(page.locator("[data-column]").first).to_be_visible()


def test_own_cards_are_typed_in_at_one_screen(sailor: Sailor, server: Server) -> None:
    """What everybody sees is typed in with the hands turned over; a card that goes into a hand only by its owner, who has
    turned it up. Two players each collect twice."""
    made = server.new("island", options={"players": 2}, luck="own", together=True)
    page = sailor.go(f"/table/{made['seats'][0]}")
    board, outcomes, uncover = (
        page.locator(".board"),
        page.locator("#decision [data-answer]"),
        page.locator("[data-do=uncover]"),
    )
    seen: list[tuple[str, bool]] = []  # what was asked, and whether a hand lay open
    collected = 0
    while collected < 4:
        page.wait_for_selector(".board[data-ready=true], [data-do=uncover]")
        before = board.get_attribute("data-revision")
        if uncover.count():
            assert page.locator("[data-hand]").count() == 0
            uncover.click()
            expect(board).to_have_attribute("data-ready", "true")
            seen.append(("uncovered", True))
            continue
        asked = board.get_attribute("data-decision") or ""
        if asked in ("explore", "act"):
            page.locator("#decision [data-row], #decision [data-choice=collect]").first.click()
            page.locator("[data-do=confirm]").click()
            collected += asked == "act"
        else:
            seen.append((asked, page.locator("#hand svg .back").count() == 0))
            outcomes.nth(len(seen) % outcomes.count()).click()
        page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)
    names = [asked for asked, _ in seen]
    assert {"reveal-top", "show-bonus", "draw-card"} <= set(names)
    assert names.count("uncovered") >= 4
    assert {opened for asked, opened in seen if asked == "draw-card"} == {True}
    later = seen[names.index("draw-card") :]
    assert {opened for asked, opened in later if asked == "reveal-top"} == {False}
