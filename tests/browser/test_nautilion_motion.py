"""Things move on Nautilion's table: tokens to their places, figures, the lighthouse. A click or a key ends it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from leagues.kernel.table import Table
from tests.browser.conftest import Sailor, Server
from tests.browser.hands import ALL, Hands, agrees, mirror

SLOWLY = 0.01
MOVING = "document.getAnimations().length"
FIGURES = ("phantom", "nautilion")  # in the order in which they move


def under_way(sailor: Sailor, server: Server, moves: int) -> tuple[Page, Hands, Table]:
    """A table with everything, after some moves."""
    options = {"ship": "A1", "reserve": 6, "expansions": ALL}
    token = server.new(options=options, luck="open", seed="sheet-4")["seats"][0]
    page = sailor.go(f"/table/{token}")
    hands, table = Hands(page), mirror("sheet-4", **options)
    hands.voyage(table, until=moves)
    hands.ready()
    return page, hands, table


def slowly(page: Page) -> None:
    """From now on everything moves a hundred times slower."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})


def until_flight(page: Page, hands: Hands, table: Table) -> None:
    """Play on, each time ending what moves, until a token flies to its place."""
    for _ in range(30):
        hands.voyage(table, until=1)
        hands.ready()
        if page.locator("[data-flight]").count():
            return
        page.keyboard.press("Shift")
    raise AssertionError("no token has moved")


def test_whole_turns_are_played_while_things_move(sailors: Callable[..., Sailor], server: Server) -> None:
    page, _, table = under_way(sailors(reduced_motion="no-preference"), server, moves=20)
    assert table.view(0)["turn"] > 2
    agrees(page, table)
    expect(page.locator("[data-lamp]")).to_have_attribute("data-lamp", str(table.view(0)["lamp"]))
    expect(page.locator("[data-flight]")).to_have_count(0)


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_a_key_ends_all_motion_at_once(sailors: Callable[..., Sailor], server: Server, by: str) -> None:
    page, hands, table = under_way(sailors(reduced_motion="no-preference"), server, moves=1)
    slowly(page)
    until_flight(page, hands, table)
    page.mouse.move(5, 5)
    assert page.evaluate(MOVING) > 0
    if by == "click":
        page.mouse.click(5, 5)
    else:
        page.keyboard.press("Shift")
    assert page.evaluate(MOVING) == 0
    expect(page.locator("[data-flight]")).to_have_count(0)
    agrees(page, table)


def test_a_token_is_at_its_place_at_once_for_those_who_want_no_motion(sailor: Sailor, server: Server) -> None:
    page, hands, table = under_way(sailor, server, moves=1)
    slowly(page)
    for _ in range(20):
        hands.voyage(table, until=1)
        hands.ready()
        assert page.locator("[data-flight]").count() == 0
    assert page.evaluate(MOVING) == 0
    agrees(page, table)


# Notes what is set in motion: dice, figures by name, the lighthouse.
STIRS = """(() => {
    window.stirred = []
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
        stirred.push(this.closest('[data-die]') ? 'die' : this.dataset.lamp ? 'lamp' : (this.dataset.figure ?? 'other'))
        return animate.apply(this, how)
    }
})()"""


def stirred(page: Page) -> list[str]:
    """What has moved since this was asked last, once everything lies still."""
    page.wait_for_selector(".board:not([data-playing])")
    found: list[str] = page.evaluate("stirred.splice(0)")
    return found


@pytest.mark.parametrize(
    ("system", "own", "moves"),
    [
        ("no-preference", "normal", True),
        ("no-preference", "none", False),
        ("reduce", "normal", False),
    ],
    ids=["motion", "set-to-none", "system-without"],
)
def test_dice_tumble_and_figures_sail(
    sailors: Callable[..., Sailor], server: Server, system: str, own: str, *, moves: bool
) -> None:
    """Unless the settings or the system want no motion; then nothing at all moves."""
    token = server.new(options={"reserve": 6}, luck="open", seed="voyage-11")["seats"][0]
    sailor = sailors(reduced_motion=system)
    sailor.context.add_init_script(STIRS)
    page = sailor.go(f"/table/{token}")
    hands, table = Hands(page), mirror("voyage-11", reserve=6)
    hands.ready()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Motion").get_by_role("radio", name=own).check()
    page.keyboard.press("Escape")
    stirred(page)
    sailed: set[str] = set()
    for _ in range(8):
        before = table.view(0)
        hands.voyage(table, until=1)
        hands.ready()
        view, astir = table.view(0), stirred(page)
        if not moves:
            assert astir == []
        else:  # dice that were not rolled lie still, also where they are drawn at another place
            assert astir.count("die") == (3 if view["rolls"] > before["rolls"] else 0)
        moved = {figure for figure in ("phantom", "nautilion") if view[figure] != before[figure]}
        assert [one for one in astir if one in FIGURES] == [one for one in FIGURES if moves and one in moved]
        sailed |= moved
    assert table.view(0)["turn"] > 1
    assert sailed == {"phantom", "nautilion"}


def test_the_lighthouse_steps_from_card_to_card(sailors: Callable[..., Sailor], server: Server) -> None:
    sailor = sailors(reduced_motion="no-preference")
    sailor.context.add_init_script(STIRS)
    page, hands, table = under_way(sailor, server, moves=1)
    while table.view(0)["lamp"] == 0:
        stirred(page)
        hands.voyage(table, until=1)
        hands.ready()
    assert "lamp" in stirred(page)
    expect(page.locator("[data-lamp='1']")).to_be_visible()


ANIMATED = """() => document.getAnimations().flatMap(one => one.effect.getKeyframes()).flatMap(Object.keys)
    .filter(one => !['offset', 'computedOffset', 'easing', 'composite'].includes(one))"""
DURATIONS = "document.getAnimations().map((one) => one.effect.getTiming().duration)"


def test_only_transform_and_opacity_are_animated(sailors: Callable[..., Sailor], server: Server) -> None:
    page, hands, table = under_way(sailors(reduced_motion="no-preference"), server, moves=1)
    slowly(page)
    found: set[str] = set()
    for _ in range(12):
        hands.voyage(table, until=1)
        hands.ready()
        cell = page.locator("[role=gridcell] button").first
        if cell.count():
            cell.hover()
        found |= set(page.evaluate(ANIMATED))
    assert found
    assert found <= {"transform", "opacity"}


@pytest.mark.parametrize(("motion", "takes"), [("slow", 800), ("system", 320)])
def test_dice_tumble_as_slowly_as_one_has_set(
    sailors: Callable[..., Sailor], server: Server, motion: str, takes: int
) -> None:
    sailor = sailors(reduced_motion="no-preference")
    sailor.remember("settings", {"motion": motion})
    page, hands, table = under_way(sailor, server, moves=0)
    slowly(page)
    hands.voyage(table, until=1)
    hands.ready()
    assert takes in page.evaluate(DURATIONS)
