"""What is kept can be used in the middle of Nemo's War, and nothing that may be answered is missing on the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from leagues.kernel.explaining import explain
from tests.browser.captain import TRACKS, Captain
from tests.browser.conftest import Sailor, Server
from tests.browser.sights import Lookout, Position, as_it_came, open_table, positions
from tests.sizes import LONG

DESK, HAND = "1280x800", "390x844"


def at(kind: str) -> Position:
    """The position of this kind."""
    return next(one for one in positions("nemo") if one.kind == kind)


def lookout(sailors: Callable[..., Sailor], size: str) -> Lookout:
    """Somebody at a desk, or with a phone."""
    width, height = map(int, size.split("x"))
    touch = size == HAND
    sailor = sailors(viewport={"width": width, "height": height}, has_touch=touch)
    sailor.remember("settings", {"stepwise": True})  # what is chosen is looked at
    return Lookout(sailor, (size,), "en", touch=touch)


def offered(lookout: Lookout) -> set[str]:
    """What can be answered on the page, in notation."""
    page = lookout.page
    found = set(Captain(page).cells().evaluate_all("all => all.map(one => one.dataset.choice)"))
    sets = page.locator("[data-wagered]").evaluate_all("all => all.map(one => Number(one.dataset.wagered))")
    for tracks in sets:
        names = [name for track, name in enumerate(TRACKS) if tracks >> track & 1]
        found.add(" ".join(["exert", *names]) if names else "none")
    return found


def test_whatever_may_be_answered_is_offered(sailors: Callable[..., Sailor], server: Server) -> None:
    desk = lookout(sailors, DESK)
    seen: set[str] = set()
    for position in positions("nemo"):
        decision = position.kind.partition(" ")[0]
        if decision in seen and not LONG:
            continue
        table = as_it_came(position).replayed(len(position.entries))  # one with secrets was played on to its end
        if len(table.legal) == 1:  # which the table answers itself
            continue
        seen.add(decision)
        desk.open(position, open_table(server, position))
        told = explain(table, position.seat)["choices"]
        # Help that would change nothing is not held out to anybody.
        legal = {str(move) for move in table.legal if told[str(move.answer)].get("change") != "nothing"}
        assert offered(desk) == legal, position.kind


@pytest.mark.parametrize("size", [DESK, HAND])
def test_something_is_used_before_a_roll(sailors: Callable[..., Sailor], server: Server, size: str) -> None:
    eyes, position = lookout(sailors, size), at("exert 0")
    eyes.open(position, open_table(server, position))
    page = eyes.page
    use, button = page.locator("#decision [data-choice='use retain-hull']"), page.locator("[data-do=confirm]")
    expect(button).to_contain_text("Roll")
    assert eyes.press("#decision [data-choice='use retain-hull']"), eyes.found
    expect(button).to_contain_text("Use:")
    expect(page.locator("[data-wagered].on")).to_have_count(0)
    # A wager goes on to the roll after all; so does letting go.
    page.locator("[data-wager='0']").check()
    expect(use).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-wagered='1'].on")).to_have_count(1)
    expect(button).to_contain_text("Roll")
    assert eyes.press("#decision [data-choice='use retain-hull']"), eyes.found
    expect(page.locator("[data-wager='0']")).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator("[data-wagered='0'].on")).to_have_count(1)
    # `r` rolls, and uses nothing.
    before = page.locator(".board").get_attribute("data-revision")
    assert eyes.press("#decision [data-choice='use retain-hull']"), eyes.found
    page.keyboard.press("r")
    page.wait_for_timeout(300)  # a move would have come back by then
    assert page.locator(".board").get_attribute("data-revision") == before
    eyes.answer()
    expect(page.locator(".board[data-decision=exert][data-ready=true]")).to_be_visible()
    expect(use).to_have_count(0)
    expect(page.locator("#decision [data-choice='use retain-upgrade']")).to_have_count(1)
