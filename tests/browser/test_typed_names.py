"""Names that people typed may be longer than their place. Where one is cut, one press shows it whole: found by looking for
every name on the page, wherever it is written, and pressing on each that is cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, ViewportSize, expect
from websockets.sync.client import connect

from tests.browser.conftest import Sailor, Server
from tests.browser.landing import new_island
from tests.browser.sights import MEASURE
from tests.browser.voyage import hear, sail, sit_down

Sailors = Callable[..., Sailor]
NAMES = ["Wilhelmina Mountwhistler", "Donaudampfschifffahrtska", "Maximilian von Wimmersam", "Bartholomew Hammersmiths"]
# Nothing is on its way any more: a name in a sheet that still slides in would be missed.
RESTS = """() => document.getAnimations().every(
    one => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)"""
SIZES = ["1280x800", "1024x768", "768x1024", "844x390", "360x640"]


def looking(sailors: Sailors, size: str) -> Sailor:
    width, height = map(int, size.split("x"))
    sailor = sailors(viewport=ViewportSize(width=width, height=height), has_touch=width < 1000)
    sailor.context.add_init_script(MEASURE)
    return sailor


def shown(page: Page) -> list[dict[str, Any]]:
    """Every name on the page: where, and whether it can be read whole."""
    found: list[dict[str, Any]] = page.evaluate("names => namesShown(names)", NAMES)
    return found


def wholes(page: Page, name: str) -> int:
    return sum(one["whole"] for one in shown(page) if one["name"] == name)


def every_cut_name_is_shown(page: Page) -> set[str]:
    """Press on each name that is cut: it can be read whole then. Gives where names were cut."""
    page.wait_for_function(RESTS)
    cut = [one for one in shown(page) if not one["whole"]]
    for one in cut:
        before, sheets = wholes(page, one["name"]), page.get_by_role("dialog").count()
        page.mouse.click(one["x"], one["y"])
        for _ in range(20):
            if wholes(page, one["name"]) > before:
                break
            page.wait_for_timeout(100)
        else:
            raise AssertionError(f"{one['name']} is cut in {one['where']!r}, and a press does not show it whole")
        if page.get_by_role("dialog").count() > sheets:
            page.keyboard.press("Escape")
        for close in page.get_by_role("region", name="Messages").get_by_role("button", name="Close").all():
            close.click()
    return {str(one["where"]) for one in cut}


@pytest.fixture(scope="module")
def four(server: Server) -> dict[str, Any]:
    """A table of the Island at which everybody has a long name."""
    return new_island(server, ["", "", "", ""], seed="typed", names=NAMES)


@pytest.mark.parametrize("size", SIZES)
def test_at_a_table_of_the_island(sailors: Sailors, four: dict[str, Any], size: str) -> None:
    page = looking(sailors, size).go(f"/table/{four['seats'][0]}")
    expect(page.locator("[data-castaway]").first).to_be_visible()
    assert "whole" in every_cut_name_is_shown(page), "the castaways' names are not cut: use longer ones"
    assert {one["name"] for one in shown(page)} >= set(NAMES[1:])  # the own seat is called otherwise


@pytest.mark.parametrize("size", [size for size in SIZES if size != "844x390"])  # there the Admirals are not shown
def test_at_a_table_of_nautilion(sailors: Sailors, server: Server, size: str) -> None:
    made = server.new(options={"players": 2}, luck="open", seed="typed", together=False, names=NAMES[:2])
    page = looking(sailors, size).go(f"/table/{made['seats'][0]}")
    expect(page.locator(".board")).to_be_visible()
    if page.locator("ul[data-guide=admirals]").count() == 0:  # on small screens they lie in a sheet
        page.get_by_role("button", name="Crewmates").click()
        expect(page.get_by_role("dialog").locator("ul[data-guide=admirals]")).to_be_visible()
    assert every_cut_name_is_shown(page), "no name is cut: use longer ones"
    page.keyboard.press("Escape")
    with connect(f"ws{server.address[4:]}/api/socket") as partner:
        sit_down(partner, made["seats"][1])
        for sent in ({"do": "say", "phrase": "hello"}, {"do": "point", "what": "path", "at": 1}):
            partner.send(json.dumps(sent))
        expect(page.locator(".heard")).to_be_visible()
        every_cut_name_is_shown(page)
        assert wholes(page, NAMES[1]) > 0


@pytest.mark.parametrize("size", SIZES)
def test_at_a_table_of_nemos_war(sailors: Sailors, server: Server, size: str) -> None:
    made = server.new("nemo", options={"players": 2}, luck="open", seed="typed", together=False, names=NAMES[:2])
    page = looking(sailors, size).go(f"/table/{made['seats'][1]}")
    expect(page.locator(".prompt")).to_contain_text(NAMES[0])
    every_cut_name_is_shown(page)
    assert wholes(page, NAMES[0]) > 0


@pytest.mark.parametrize("size", ["1280x800", "360x640"])
def test_at_the_end_and_among_my_games(sailors: Sailors, server: Server, size: str) -> None:
    made = new_island(server, ["", "greedy", "greedy", "greedy"], seed="typed end", names=NAMES)
    sail(server, made["seats"][0], waits=True)
    page = looking(sailors, size).go(f"/table/{made['seats'][0]}")
    expect(page.locator("#ending-title")).to_be_visible()
    page.wait_for_function(RESTS)
    first = shown(page)
    width, height = map(int, size.split("x"))
    page.mouse.move(width / 2, height * 3 / 4)
    page.mouse.wheel(0, 2 * height)  # on a phone the points come after what can be done next
    page.wait_for_function("() => document.querySelector('[data-results]').getBoundingClientRect().bottom <= innerHeight")
    names = {(one["name"], one["where"]) for one in first}
    assert names == {(one["name"], one["where"]) for one in [*first, *shown(page)] if one["whole"]}
    pair = new_island(server, ["", ""], seed="typed pair", names=NAMES[:2])
    with connect(f"ws{server.address[4:]}/api/socket") as other:
        sit_down(other, pair["seats"][1])
        sailor = looking(sailors, size)
        expect(sailor.go(f"/table/{pair['seats'][0]}").locator(".board")).to_be_visible()
        asked = httpx.delete(f"{server.address}/api/tables", headers={"authorization": f"Bearer {pair['seats'][1]}"})
        assert asked.status_code == 202
        hear(other, "seats")
        page = sailor.go("/mine")
        expect(page.get_by_text(f"{NAMES[1]} asks to delete")).to_be_visible()
        assert every_cut_name_is_shown(page) == set()
        assert wholes(page, NAMES[1]) == 1
