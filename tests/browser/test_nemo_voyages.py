"""Whole voyages of Nemo's War in the browser, from the Prologue to the epilogue, at a desk and on a phone, in both
languages; and every kind of decision under axe's eyes."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import ALONG, Captain, Moves, Thumbs, embark, new_scene, new_voyage, planned_voyage
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults, overflow
from tests.browser.pupil import KINDS, Pupil

BEFORE = ("set-aside", "buy-first", "pay-resource")  # what is asked before the first turn
BY_HAND = 25  # moves that are tapped one by one


def check_ending(page: Page) -> None:
    """The end tells the voyage, and its sheet adds up."""
    expect(page.locator("#ending-title")).to_be_visible()
    expect(page.locator("[data-score]")).to_be_visible()
    lines = page.locator("[data-results] tbody td").all_inner_texts()
    assert sum(int(points.replace("−", "-")) for points in lines) == int(page.locator("[data-score]").inner_text())
    assert max(map(len, page.locator(".told p").all_inner_texts())) > 200
    assert faults(page) == []


def planned(won: bool, first: int = 1, **asked: str) -> tuple[str, Moves, str]:
    """The first seed, from a number on, under which the greedy policy comes home, or does not."""
    for number in count(first):
        seed = f"whole-{number}"
        moves, outcome = planned_voyage(seed, **asked)
        if outcome.startswith("won") == won:
            return seed, moves, outcome
    raise AssertionError


def test_a_whole_voyage_at_a_desk_comes_home(sailor: Sailor, server: Server) -> None:
    seed, moves, outcome = planned(won=True, first=4)  # it is soon home
    captain = embark(sailor, new_voyage(server, seed=seed))
    page = captain.page
    kinds = [kind for kind, _ in moves]
    acts = [next(at for at, kind in enumerate(kinds) if kind not in BEFORE), kinds.index("change-motive")]
    captain.follow(moves[: acts[0]])
    expect(page.locator("[data-interlude=act-1]")).to_be_visible()
    captain.follow(moves[acts[0] : acts[1]])
    expect(page.locator("[data-interlude=act-3]")).to_be_visible()
    captain.follow(moves[acts[1] :])
    expect(captain.board).to_have_attribute("data-outcome", outcome)
    check_ending(page)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-results]")).to_have_count(0)
    expect(page.locator("[data-ocean]")).to_have_count(12)


def test_a_whole_voyage_on_a_phone_in_french_is_lost(sailors: Callable[..., Sailor], server: Server) -> None:
    asked = {"motive": "science", "difficulty": "captain"}
    seed, moves, outcome = planned(won=False, first=10, **asked)  # it is soon lost
    thumbs = Thumbs(
        sailors(viewport=PHONE, locale="fr-FR", has_touch=True).go(f"/table/{new_voyage(server, seed, **asked)}")
    )
    for kind, answer in moves[:BY_HAND]:
        thumbs.ready()
        if thumbs.decision == kind or kind not in ALONG:
            thumbs.answer(answer)
    thumbs.follow(moves[BY_HAND:])
    expect(thumbs.board).to_have_attribute("data-outcome", outcome)
    check_ending(thumbs.page)
    assert overflow(thumbs.page) <= 0
    assert thumbs.page.evaluate("document.documentElement.lang") == "fr"


@pytest.mark.parametrize(
    ("size", "locale", "theme"), [(DESKTOP, "en-GB", "light"), (PHONE, "fr-FR", "dark")], ids=["desktop", "phone"]
)
def test_axe_finds_nothing_in_any_kind_of_decision(
    sailors: Callable[..., Sailor], server: Server, size: dict[str, int], locale: str, theme: str
) -> None:
    sailor = sailors(viewport=size, locale=locale, color_scheme=theme)
    seen: set[str] = set()
    for scene in ("fight", "lull", "act-three"):
        captain, pupil = embark(sailor, new_scene(server, scene)), Pupil(scene)
        wanted = seen | KINDS[scene]
        while not seen >= wanted:
            if captain.decision not in seen:
                seen.add(captain.decision)
                assert faults(captain.page) == [], captain.decision
                assert overflow(captain.page) <= 0, captain.decision
            captain.learn(pupil)
            seen.update(captain.asked)  # what is asked beside a wager too
            assert not captain.over, wanted - seen


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
