"""Every ending has a picture of its own on the table, and its words and ways on stay in sight beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

import leagues
from leagues.games.nemo.tables import WONDER
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults, overflow
from tests.browser.landing import new_island
from tests.browser.voyage import sail

GOLDEN = Path(__file__).parents[1] / "golden"
SUNK, RELATIONS = 30, 42  # where ships are that were sunk: on the Tonnage track, or salvaged
# A record of each ending.
ENDED = {
    "nautilion": [
        "nautilion-1-won-full-crew", "nautilion-1-lost-phantom-at-isles", "nautilion-1-lost-crew-missing",
        "nautilion-1-all-lost-mage-missing", "nautilion-1-all-lost-heroic-left", "nautilion-1-all-lost-collision",
    ],
    "nemo": [
        "nemo-1-war-sailor-lost-broken", "nemo-1-explore-officer-lost-killed",
        "nemo-1-anti-imperialism-officer-lost-shattered", "nemo-1-explore-officer-lost-pariah", "nemo-1-nadeen-lost-nadeen",
        "nemo-1-science-sailor-lost-imperialists", "nemo-1-explore-captain-lost-low-score",
        "nemo-2-imperialists-explore-lost-outplayed", "nemo-1-war-officer-won-inconsequential",
        "nemo-1-anti-imperialism-captain-won-adequate", "nemo-1-explore-sailor-won-success",
        "nemo-1-science-officer-won-triumph",
    ],
}  # fmt: skip


def opened(server: Server, name: str) -> str:
    """The link to the table of a game that was written down."""
    sent = httpx.post(f"{server.address}/api/records", content=(GOLDEN / f"{name}.jsonl").read_text("utf-8"), timeout=60)
    assert sent.status_code == 201, sent.text
    return str(sent.json()["seats"][0])


def in_sight(page: Page, selector: str) -> bool:
    """Whether the middle of something is in the window, and nothing lies over it."""
    return bool(
        page.locator(selector).evaluate(
            """one => {
                const box = one.getBoundingClientRect()
                const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
                return found !== null && (one.contains(found) || found.contains(one))
            }"""
        )
    )


@pytest.mark.parametrize("game", ENDED)
def test_every_ending_has_its_own_picture(sailor: Sailor, server: Server, game: str) -> None:
    pictures = {}
    for name in ENDED[game]:
        page = sailor.go(f"/table/{opened(server, name)}")
        outcome = page.locator(".board").get_attribute("data-outcome")
        assert outcome
        assert name.endswith(outcome)
        picture = page.locator("[data-picture]")
        expect(picture).to_have_attribute("data-picture", outcome)
        expect(page.locator("#ending-title")).to_be_visible()
        assert in_sight(page, "[data-picture]"), outcome
        assert in_sight(page, "#ending [data-do=look]"), outcome
        if game == "island":  # each point of everybody, and what they come to
            assert all(in_sight(page, f"[data-score='{seat}']") for seat in range(page.locator("[data-score]").count()))
        pictures[outcome] = picture.inner_html()
    assert len(set(pictures.values())) == len(ENDED[game])


@pytest.mark.parametrize("game", ENDED)
def test_the_end_stays_on_the_table(sailors: Callable[..., Sailor], server: Server, game: str) -> None:
    """It takes the place of the decision: nothing of the table lies under it, and the sheet beside it can be used."""
    token = opened(server, ENDED[game][2])
    sailor = sailors(viewport=PHONE, locale="fr-FR", has_touch=True)
    for size in (DESKTOP, PHONE):
        sailor.page.set_viewport_size(size)
        page = sailor.go(f"/table/{token}")
        expect(page.locator("#ending-title")).to_be_focused()
        assert overflow(page) == 0
        assert in_sight(page, "#ending [data-do=look]"), size
        expect(page.locator("#decision")).to_have_count(0)
        assert page.locator("#ending").evaluate("one => getComputedStyle(one).position") in ("static", "relative")
        assert faults(page) == [], size
    page.locator("#ending [data-do=look]").click()
    expect(page.locator("[data-picture]")).to_have_count(0)
    expect(page.locator("#decision")).to_be_visible()


def test_the_last_chart_shows_the_track_of_the_voyage(sailor: Sailor, server: Server) -> None:
    """Every passage, every ship that was sunk and every Wonder of the record; a press changes picture and chart."""
    name = "nemo-1-explore-officer-lost-killed"
    table = leagues.load(GOLDEN / f"{name}.jsonl")
    tables: Any = table.tables
    states: list[Any] = [table.state_at(count) for count in range(len(table.entries) + 1)]
    oceans = [state.nautilus for state in states]
    stops = [ocean for at, ocean in enumerate(oceans) if at == 0 or ocean != oceans[at - 1]]
    sunk = sum(SUNK <= place < RELATIONS for place in states[-1].ships)
    wonders = [kind for kind, sort in enumerate(tables.treasure_kind) if sort == WONDER]
    page = sailor.go(f"/table/{opened(server, name)}")
    page.wait_for_selector("[data-picture]")
    page.locator("#ending [data-do=track]").click()
    expect(page.locator("[data-track-of]")).to_have_attribute("data-track-of", " ".join(map(str, stops)))
    expect(page.locator("[data-passage]")).to_have_count(len(stops) - 1)
    ways = page.locator("[data-passage]").evaluate_all(
        "all => all.map(one => one.getAttribute('transform') + one.innerHTML)"
    )
    assert len(set(ways)) == len(ways)  # none lies on another
    assert page.locator("[data-sunk]").count() >= sunk > 3
    expect(page.locator("[data-wonder]")).to_have_count(sum(states[-1].held[kind] for kind in wonders))
    expect(page.locator("[data-begins]")).to_have_attribute("data-begins", str(stops[0]))
    expect(page.locator("[data-ends]")).to_have_attribute("data-ends", str(stops[-1]))
    page.locator("#ending [data-do=track]").click()
    expect(page.locator("[data-picture]")).to_be_visible()


def test_who_was_missing_in_the_abyss_is_ringed_and_named(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{opened(server, 'nautilion-1-lost-crew-missing')}")
    expect(page.locator("#ending")).to_contain_text("Nobody at")
    named = page.locator("#ending").inner_text().split("Nobody at ")[1].split(".")[0].split(", ")
    expect(page.locator("#ship circle.missing")).to_have_count(len(named))
    for space in named:
        expect(page.locator(f"#ship [data-spot=space-{space}] circle.missing")).to_have_count(1)


def test_a_castaway_sees_an_end_of_their_own(sailors: Callable[..., Sailor], server: Server) -> None:
    """With others who play better, at random; who only looks on sees the winner's."""
    for number in range(2):
        made = new_island(server, ["", "greedy", "greedy"], seed=f"end {number}")
        sail(server, made["seats"][0], waits=True)
        page = sailors().go(f"/table/{made['seats'][0]}")
        page.wait_for_selector("#ending-title")
        points = [int(page.locator(f"[data-score='{seat}']").inner_text()) for seat in range(3)]
        best, worst = max(points), min(points)
        expected = "tie" if points[0] == best and points.count(best) > 1 else "won" if points[0] == best else "second"
        expected = "last" if points[0] == worst != best else expected
        expect(page.locator("[data-picture]")).to_have_attribute("data-picture", expected)
        assert in_sight(page, "[data-picture]")
        watching = sailors().go(f"/table/{made['watch']}")
        watching.wait_for_selector("#ending-title")
        assert watching.locator("[data-picture]").get_attribute("data-picture") in ("won", "tie")
