"""The ledger of a finished game: from the result to what was luck and play, to a turning point, and on from there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.captain import new_voyage
from tests.browser.conftest import DESKTOP, Sailor, Server, faults, overflow
from tests.browser.landing import new_island
from tests.browser.voyage import sail

SMALL = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, dict[str, Any]]:
    """Games that were played at random to their end."""
    found = {
        "nautilion": server.new(luck="open", seed="ledger"),
        "island": new_island(server, ["", "greedy"], seed="ledger"),
    }
    for made in found.values():
        sail(server, made["seats"][0], waits=True)
    return found


def opened(page: Page) -> Page:
    """The ledger, once it is there."""
    expect(page.locator(".ledger[data-ready=true]")).to_be_visible()
    return page


def number(text: str) -> float:
    """A figure as it is shown: −12, + 3, = 0 %."""
    found = re.search(r"([−+=])?\s*(\d+(?:[.,]\d+)?)", text)
    assert found, text
    return float(found[2].replace(",", ".")) * (-1 if found[1] == "−" else 1)


def summed(page: Page) -> tuple[float, float]:
    """What the parts that are shown add up to, and the result beside them."""
    shown = page.locator(".sum [data-part]").evaluate_all(
        "parts => parts.map(one => [one.dataset.part, one.querySelector('dd').innerText])"
    )
    figures = {part: number(text) for part, text in shown}
    result = figures.pop("result")
    return sum(figures.values()), result


def point(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-point][data-kind={kind}]").first


def test_a_finished_game_leads_to_its_turning_point_and_on_from_there(
    sailor: Sailor, server: Server, ended: dict[str, dict[str, Any]]
) -> None:
    token = ended["nautilion"]["seats"][0]
    page = sailor.go(f"/table/{token}")
    page.get_by_role("link", name="Luck and choices").click()
    opened(page)
    total, result = summed(page)
    assert total == result == 0
    assert 2 <= page.locator("[data-point]").count() <= 6
    letters = page.locator("[data-point]").evaluate_all("points => points.map(one => one.dataset.point)")
    assert page.locator("svg text.mark").all_text_contents() == letters == sorted(letters)
    worst = point(page, "play")
    expect(worst).to_contain_text("Better: ")
    at = worst.get_attribute("data-at")
    worst.get_by_role("link", name="Look").click()
    expect(page.get_by_role("slider")).to_have_value(at or "")
    page.go_back()
    opened(page)
    point(page, "play").get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/*")
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    fork = page.url.rsplit("/", 1)[1]
    film = httpx.get(f"{server.address}/api/film", headers={"authorization": f"Bearer {fork}"}, timeout=20).json()
    assert (fork != token, film["forked"]) == (True, int(at or -1))


@pytest.mark.parametrize(("size", "theme", "language"), [(DESKTOP, "light", "en-GB"), (SMALL, "dark", "fr-FR")])
@pytest.mark.parametrize("game", ["nautilion", "island"])
def test_it_is_read_without_colour_and_without_eyes(
    sailors: Callable[..., Sailor], ended: dict[str, dict[str, Any]], game: str, size: Any, theme: str, language: str
) -> None:
    sailor = sailors(viewport=size, color_scheme=theme, locale=language)
    page = opened(sailor.go(f"/ledger/{ended[game]['watch']}"))
    assert (faults(page), overflow(page)) == ([], 0)
    drawn = page.get_by_role("img").first.get_attribute("aria-label") or ""
    assert page.locator("[data-part=start] dd").inner_text() in drawn
    assert page.locator("svg .bar[data-part=luck]").count() > 3
    page.locator("[data-do=table]").click()
    rows = page.locator("tbody tr").all()
    assert len(rows) > 3
    cells = [[number(text) for text in row.locator("td").all_inner_texts() if text.strip()] for row in rows]
    before = cells[0][-1]
    for row in cells[1:]:
        assert before + sum(row[:-1]) == pytest.approx(row[-1], abs=0.35)  # each is rounded to a tenth
        before = row[-1]
    assert (faults(page), overflow(page)) == ([], 0)


def test_a_seat_sees_its_own_and_an_onlooker_everybodys(
    sailors: Callable[..., Sailor], ended: dict[str, dict[str, Any]]
) -> None:
    made = ended["island"]
    own = opened(sailors().go(f"/ledger/{made['seats'][0]}"))
    expect(own.get_by_role("link", name="Check the luck")).to_be_visible()  # there are no dice on the Island
    expect(own.get_by_role("group", name="Whose chances")).to_have_count(0)
    page = opened(sailors().go(f"/ledger/{made['watch']}"))
    both = page.get_by_role("group", name="Whose chances").get_by_role("button")
    expect(both).to_have_count(2)
    assert summed(page) == summed(own)
    results = {summed(page)[1]}
    both.nth(1).click()
    total, result = summed(page)
    assert total == result
    assert results | {result} == {0, 100}


def test_it_can_be_saved_as_data(sailor: Sailor, ended: dict[str, dict[str, Any]]) -> None:
    page = opened(sailor.go(f"/ledger/{ended['nautilion']['watch']}"))
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the ledger").click()
    assert '"ledger":1' in saved.value.path().read_text()


def test_where_there_is_none_it_says_why(sailor: Sailor, server: Server) -> None:
    token = new_voyage(server, "ledger")
    page = sailor.go(f"/ledger/{token}")
    expect(page.locator("[data-problem]")).to_contain_text("comes after the end")
    sail(server, token, waits=True)
    page = sailor.go(f"/ledger/{token}")
    expect(page.locator("[data-problem]")).to_contain_text("not known well enough")
    assert faults(page) == []
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
