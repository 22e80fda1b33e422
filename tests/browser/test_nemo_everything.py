"""Voyages of Nemo's War with everything on, in the browser, to the epilogue: each motive in each language, at a desk in
English and on a phone in French."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.captain import embark, new_voyage
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, overflow
from tests.browser.test_nemo_voyages import check_ending
from tests.nemo.everything import EVERYTHING, every_motive, home


@every_motive()  # only in the long form: some explanations late in such a voyage take long
def test_a_voyage_with_everything_on_comes_home(
    sailors: Callable[..., Sailor], server: Server, motive: str, language: str
) -> None:
    seed, moves, outcome = home(motive)
    phone = {"viewport": PHONE, "has_touch": True, "locale": "fr-FR"}
    sailor = sailors(**phone) if language == "fr" else sailors(viewport=DESKTOP)
    captain = embark(sailor, new_voyage(server, seed=seed, motive=motive, **EVERYTHING))
    captain.follow(moves)
    expect(captain.board).to_have_attribute("data-outcome", outcome)
    check_ending(captain.page)
    assert overflow(captain.page) <= 0
    assert captain.page.evaluate("document.documentElement.lang") == language
