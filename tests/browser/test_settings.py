"""Settings, keys and what screen readers hear."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Sailor, Server, faults
from tests.browser.voyage import sail


def test_settings_hold_and_are_remembered(sailor: Sailor) -> None:
    page = sailor.go()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    sheet.get_by_role("radio", name="dark").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    sheet.get_by_role("radio", name="none").check()
    sheet.get_by_role("checkbox", name="Roll at once").check()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()

    page = sailor.go("/about")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Roll at once")).to_be_checked()


def test_roll_at_once_is_told_to_the_server(sailor: Sailor, server: Server) -> None:
    sailor.remember("settings", {"rollAtOnce": True})
    sent: list[str] = []
    sailor.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    expect(page.get_by_role("region", name="Journal")).to_be_visible()
    assert any('"do":"settings"' in frame and '"wait":false' in frame for frame in sent)


def test_a_question_mark_lists_the_keys(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    expect(page.get_by_role("region", name="Journal")).to_be_visible()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Take back the last choice")
    assert sheet.locator("dt").count() >= 8
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="The rules of Nautilion")).to_be_visible()


def test_keys_do_nothing_where_one_types(sailor: Sailor) -> None:
    page = sailor.go("/rules/nautilion")
    page.get_by_role("searchbox").press_sequentially("sail?")
    expect(page.get_by_role("searchbox")).to_have_value("sail?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_new_lines_of_the_journal_are_read_out(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    heard = page.get_by_role("log")
    page.get_by_role("button", name="Roll the dice").first.click()
    newest = page.get_by_role("region", name="Journal").locator("li.newest")
    expect(newest).to_contain_text("The dice show")
    expect(heard).to_contain_text(newest.evaluate("line => line.firstChild.textContent.trim()"))


def test_that_something_was_taken_back_is_read_out(sailor: Sailor, server: Server) -> None:
    token = server.new(luck="open", seed="taken back")["seats"][0]
    moves = itertools.count(1)
    while sail(server, token, moves=1, seed=next(moves)).get("barrier"):
        pass
    page = sailor.go(f"/table/{token}")
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_role("log")).to_contain_text("Taken back.")


def test_the_title_says_whose_turn_it_is(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new(options={"players": 2}, together=False)
    one, other = (sailors().go(f"/table/{token}") for token in made["seats"])
    for page in (one, other):  # before the first turn nobody is at the helm yet: either may roll
        expect(page).to_have_title("Your turn · Nautilion")
    one.get_by_role("button", name="Roll the dice").first.click()
    expect(one.get_by_role("region", name="Journal")).to_contain_text("The dice show")
