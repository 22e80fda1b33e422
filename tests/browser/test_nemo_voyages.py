"""Whole voyages of Nemo's War in the browser: by clicks at a desk, by taps on a phone, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import Captain, Thumbs, embark, new_voyage
from tests.browser.conftest import PHONE, Sailor, Server, faults, overflow


def check_ending(page: Page) -> None:
    """The end tells the voyage, and its sheet adds up."""
    expect(page.locator("#ending-title")).to_be_visible()
    lines = page.locator("[data-results] tbody td").all_inner_texts()
    assert sum(int(points.replace("−", "-")) for points in lines) == int(page.locator("[data-score]").inner_text())
    assert len(page.locator(".told p").first.inner_text()) > 200
    assert faults(page) == []


def test_a_whole_voyage_at_a_desk(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_voyage(server))
    captain.whole_voyage()
    assert {"prepare", "act", "exert"} <= set(captain.asked)
    check_ending(captain.page)
    captain.page.get_by_role("button", name="Look at the table").click()
    expect(captain.page.locator("[data-results]")).to_have_count(0)
    expect(captain.page.locator("[data-ocean]")).to_have_count(12)


def test_a_whole_voyage_on_a_phone_in_french(sailors: Callable[..., Sailor], server: Server) -> None:
    token = new_voyage(server, seed="telephone", motive="science", difficulty="captain")
    sailor = sailors(viewport=PHONE, locale="fr-FR", has_touch=True)
    thumbs = Thumbs(sailor.go(f"/table/{token}"), "pouces")
    thumbs.whole_voyage()
    check_ending(thumbs.page)
    assert overflow(thumbs.page) <= 0
    assert thumbs.page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.parametrize(("size", "locale"), [({"width": 1280, "height": 800}, "en-GB"), (PHONE, "fr-FR")])
def test_axe_finds_nothing_in_any_kind_of_decision(
    sailors: Callable[..., Sailor], server: Server, size: dict[str, int], locale: str
) -> None:
    sailor = sailors(viewport=size, locale=locale)
    captain = embark(sailor, new_voyage(server, seed="axe"))
    seen: set[str] = set()
    for _ in range(90):
        captain.ready()
        if captain.over:
            break
        if captain.decision not in seen:
            seen.add(captain.decision)
            assert faults(captain.page) == [], captain.decision
            assert overflow(captain.page) <= 0, captain.decision
        captain.move()
    assert len(seen) >= 8


def test_a_voyage_can_be_left_and_gone_on_with(sailor: Sailor, server: Server) -> None:
    token = new_voyage(server, seed="pause")
    captain = embark(sailor, token)
    captain.until("act")
    position = captain.page.locator("[data-track]").evaluate_all("all => all.map(one => one.dataset.at)")
    sailor.go("/")
    expect(captain.page.get_by_text("Nemo’s War, turn 1")).to_be_visible()
    again = Captain(sailor.go(f"/table/{token}"))
    again.ready()
    assert again.decision == "act"
    assert again.page.locator("[data-track]").evaluate_all("all => all.map(one => one.dataset.at)") == position
