"""After the end: the result can be put away and opened again, and what one can do next never goes away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import new_voyage
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults
from tests.browser.landing import new_island
from tests.browser.voyage import sail

# For each game what its buttons say in English: another game, the replay, the check.
WAYS = {
    "nautilion": ("Play again", "Watch the replay", "Check the dice"),
    "island": ("Play again", "Watch the replay", "Check the luck"),
    "nemo": ("Another voyage", "Look back", "Check the dice"),
}


SHARED = ("[data-do=sea]", "[data-do=friend]", "[data-do=share]")


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, str]:
    """A game of each kind that was played to its end."""
    found = {"nautilion": server.new(luck="open", seed="afterwards")["seats"][0], "nemo": new_voyage(server, "afterwards")}
    found["island"] = new_island(server, ["", "greedy"], seed="afterwards")["seats"][0]
    for token in found.values():
        sail(server, token, waits=True)
    return found


def press(page: Page, selector: str) -> None:
    """Press the middle of something, as a hand does."""
    box = page.locator(selector).bounding_box()
    assert box is not None, selector
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def hit(page: Page, selector: str) -> bool:
    """Whether the middle of something is in the window, and nothing lies over it."""
    return bool(
        page.locator(selector).evaluate(
            """one => {
                const box = one.getBoundingClientRect()
                const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
                return found !== null && one.contains(found)
            }"""
        )
    )


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", WAYS)
def test_the_end_stays_within_reach(
    sailors: Callable[..., Sailor], ended: dict[str, str], game: str, size: dict[str, int]
) -> None:
    page = sailors(viewport=size).go(f"/table/{ended[game]}")
    page.wait_for_selector("#ending-title")
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("#ending-title")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('#decision') !== null")
    for name in WAYS[game]:
        expect(page.locator("#decision").get_by_text(name, exact=True)).to_be_visible()
    for way in ("[data-do=again]", *SHARED, "[href*='/replay/']", "[href*='/check/']", "[data-do=result]"):
        assert hit(page, f"#decision {way}"), way
    press(page, "#decision [data-do=result]")
    expect(page.locator("#ending-title")).to_be_focused()


@pytest.mark.parametrize("game", WAYS)
def test_the_table_of_a_game_that_is_over_asks_nothing(sailor: Sailor, ended: dict[str, str], game: str) -> None:
    page = sailor.go(f"/table/{ended[game]}")
    page.get_by_role("button", name="Look at the table").click()
    asked = page.locator("#decision h2").inner_text()
    assert asked.startswith(("Lost", "Won", "Home again", "The "))
    assert "?" not in asked
    assert "".join(page.locator("#decision .more").all_inner_texts()).strip() == ""
    for stale in (".tray", "[data-answer]", "[data-do=confirm]", ".kicker", ".title .note", ".title .lull"):
        expect(page.locator(stale)).to_have_count(0)
    assert faults(page) == []


def test_another_game_begins_from_the_table_that_is_over(sailor: Sailor, ended: dict[str, str]) -> None:
    page = sailor.go(f"/table/{ended['nautilion']}")
    page.get_by_role("button", name="Look at the table").click()
    press(page, "#decision [data-do=again]")
    page.wait_for_url(lambda url: "/table/" in url and ended["nautilion"] not in url)
    page.wait_for_selector(".board[data-ready=true]")


def test_the_same_sea_again_and_a_friends_turn_at_it(
    sailors: Callable[..., Sailor], server: Server, ended: dict[str, str]
) -> None:
    """The same options and luck, for oneself by a press and for a friend by a link that is no seat's own."""
    page = sailors().go(f"/table/{ended['nautilion']}")
    page.wait_for_selector("#ending-title")
    press(page, "#ending [data-do=friend]")
    link = page.get_by_role("dialog").get_by_label("Link to the same sea").input_value()
    assert "/#/sea/" in link
    assert ended["nautilion"] not in link
    page.keyboard.press("Escape")
    press(page, "#ending [data-do=share]")
    assert "/#/replay/" in page.get_by_role("dialog").get_by_label("Link to this replay").input_value()
    page.keyboard.press("Escape")
    press(page, "#ending [data-do=sea]")
    page.wait_for_url(lambda url: "/table/" in url and ended["nautilion"] not in url)
    page.wait_for_selector(".board[data-ready=true]")
    friend = sailors(viewport=PHONE, locale="fr-FR").go(link.split("#")[1])
    friend.wait_for_selector("[data-do=sail]")
    assert faults(friend) == []
    press(friend, "[data-do=sail]")
    friend.wait_for_url("**/#/table/*")
    friend.wait_for_selector(".board[data-ready=true]")
    seats = [one.url.rsplit("/", 1)[1] for one in (page, friend)]
    assert len({*seats, ended["nautilion"]}) == 3
    views = [film(server, token)["view"] for token in (*seats, ended["nautilion"])]
    assert views[0] == views[1] == views[2]
    drawn = [[one["answer"] for one in film(server, token)["scenes"][:40] if one["by"] < 0] for token in seats]
    assert drawn[0] == drawn[1]
    assert len(drawn[0]) > 20


def film(server: Server, token: str) -> dict[str, Any]:
    found = httpx.get(f"{server.address}/api/film", headers={"authorization": f"Bearer {token}"}, timeout=60)
    told: dict[str, Any] = found.json()
    return told
