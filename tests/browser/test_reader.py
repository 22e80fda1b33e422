"""One reader for everything that has a name: by mouse, focus, press and finger, at a desk and on a phone, in all games."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, Sailor, Server, faults
from tests.browser.sights import Position, open_table, positions

SOURCES = Path(__file__).parents[2] / "web/src"
READY = ".board[data-ready=true]"
HANDS = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
TAGS = r"<([a-z][\w:-]*)\b((?:[^>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)>"  # of elements, with what stands in them
NO_MARKUP = r"<(script|style|svelte:head)\b.*?</\1>"
RESTS = 180  # milliseconds that a mouse rests before it reads
# For each game a decision, things of many kinds that are to be read about there, and what cannot be chosen then.
KINDS = {
    "nautilion": ("roll 0", ("place", "space", "darkhouse", "heroic", "spell", "cabin", "token", "rule", "ship"), "space"),
    "island": ("act 4", ("column", "card", "bonus", "porthole", "rule"), "column"),
    "nemo": ("act", ("ship", "ocean", "upgrade", "character", "track", "motive", "rule"), "ship"),
}


def position(game: str, kind: str) -> Position:
    return next(one for one in positions(game) if one.kind == kind)


def at_table(sailor: Sailor, server: Server, game: str, kind: str = "") -> Page:
    page = sailor.go(f"/table/{open_table(server, position(game, kind or KINDS[game][0]))}")
    page.wait_for_selector(READY)
    return page


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rest_on(page: Page, thing: Locator) -> None:
    """As a hand moves a mouse: to it, and a little further. Of what holds other things, to its edge."""
    x, y = middle(thing)
    if thing.locator("[data-read]").count():
        x = box_of(thing)["left"] + 5
    page.mouse.move(x - 2, y)
    page.mouse.move(x, y)


def reader(page: Page) -> Locator:
    return page.locator("section[data-reader]")


def box_of(thing: Locator) -> dict[str, float]:
    box = thing.bounding_box()
    assert box is not None
    return {"left": box["x"], "top": box["y"], "right": box["x"] + box["width"], "bottom": box["y"] + box["height"]}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return beside or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1


@pytest.mark.parametrize("game", KINDS)
def test_whatever_has_a_name_is_read_about_by_mouse(sailor: Sailor, server: Server, game: str) -> None:
    """Each kind of thing opens the reader beside the board, with title, picture and rules; it lies over neither the
    board nor the thing."""
    page = at_table(sailor, server, game)
    for kind in KINDS[game][1]:
        thing = page.locator(f"[data-read^='{kind}-']:visible").first
        thing.scroll_into_view_if_needed()
        page.mouse.move(2, 2)
        expect(reader(page)).to_have_count(0)
        rest_on(page, thing)
        expect(reader(page)).to_have_count(1)
        name = thing.get_attribute("data-read")
        expect(reader(page).locator("[data-entry]")).to_have_attribute("data-entry", name or "")
        assert reader(page).locator("h2").inner_text().strip(), name
        assert kind == "rule" or reader(page).locator(".picture svg").count(), name
        assert kind == "rule" or reader(page).locator(".links .rule").count(), name
        own = box_of(reader(page))
        assert apart(own, box_of(thing)), name
        assert apart(own, box_of(page.locator("#sea, #chart, .hull").first)), name
        assert own["bottom"] <= DESKTOP["height"] + 1, name
        expect(page.locator("div.ring")).to_have_count(1)


def test_the_reader_waits_for_a_mouse_that_rests(sailor: Sailor, server: Server) -> None:
    """Nothing opens under a mouse that only passes, and what has opened goes when the mouse does."""
    page = at_table(sailor, server, "nemo")
    ship = page.locator("[data-read^='ship-']").first
    rest_on(page, ship)
    page.wait_for_timeout(RESTS // 3)
    page.mouse.move(2, 2)
    page.wait_for_timeout(2 * RESTS)
    expect(reader(page)).to_have_count(0)
    rest_on(page, ship)
    expect(reader(page)).to_have_count(1)
    page.mouse.move(2, 2)
    expect(reader(page)).to_have_count(0)


@pytest.mark.parametrize("game", KINDS)
def test_a_press_holds_the_reader_and_a_second_one_closes_it(sailor: Sailor, server: Server, game: str) -> None:
    page = at_table(sailor, server, game)
    things = page.locator(f"[data-read^='{KINDS[game][2]}-']:not([data-acts])")
    if game == "island":  # a press on the middle of a column is one on its card
        things = page.locator("[data-column] [data-read^='card-']:not([data-acts])")
    x, y = middle(things.first)
    before = page.locator(".board").get_attribute("data-revision")
    page.mouse.click(x, y)
    expect(reader(page)).to_have_attribute("data-held", "true")
    page.mouse.move(2, 2)
    page.wait_for_timeout(2 * RESTS)
    expect(reader(page)).to_have_count(1)
    page.mouse.click(x, y)
    expect(reader(page)).to_have_count(0)
    page.mouse.click(x, y)
    expect(reader(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(reader(page)).to_have_count(0)
    assert page.locator(".board").get_attribute("data-revision") == before
    assert page.locator("[data-answer][aria-pressed=true]").count() == 0


def test_what_a_press_chooses_is_read_about_and_then_chosen(sailor: Sailor, server: Server) -> None:
    """The reader goes out of the way when a press has chosen."""
    page = at_table(sailor, server, "nemo", "turn-hostile")
    ship = page.locator("[data-ship][data-answer]").first
    rest_on(page, ship)
    expect(reader(page)).to_have_count(1)
    name = reader(page).locator("h2").inner_text()
    expect(ship).to_have_attribute("aria-label", name)
    page.mouse.click(*middle(ship))
    expect(ship).to_have_attribute("aria-pressed", "true")
    expect(reader(page)).to_have_count(0)


def test_the_reader_follows_the_focus_and_is_entered_by_a_key(sailor: Sailor, server: Server) -> None:
    page = at_table(sailor, server, "nemo")
    first = page.locator("[data-guide=refit] [data-read]").first
    page.locator("[data-guide=refit] [data-read]").nth(1).focus()
    page.keyboard.press("Shift+Tab")
    expect(first).to_be_focused()
    expect(reader(page)).to_have_count(1)
    title = reader(page).locator("h2").inner_text()
    assert title in first.inner_text()
    expect(page.locator("[aria-live=polite]", has_text=title).first).to_be_attached()
    page.keyboard.press("a")
    expect(reader(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(reader(page).locator(".links .rule").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(reader(page)).to_have_count(0)
    expect(first).to_be_focused()
    # Drawn things too: Enter reads what cannot be chosen.
    column = at_table(sailor, server, "island").locator("[data-column='2']")
    column.focus()
    page.keyboard.press("Enter")
    expect(reader(page)).to_have_attribute("data-held", "true")


def test_one_goes_from_thing_to_thing_in_the_reader(sailor: Sailor, server: Server) -> None:
    page = at_table(sailor, server, "nemo")
    page.mouse.click(*middle(page.locator("[data-read^='ship-']:not([data-acts])").first))
    ocean = reader(page).locator("[data-read^='ocean-']")
    called = ocean.inner_text()
    ocean.click()
    expect(reader(page).locator("h2")).to_have_text(called)
    reader(page).get_by_role("button", name="All the seas as a table").click()
    expect(page.get_by_role("dialog").locator("section")).to_have_count(12)


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("size", [HANDS, SMALL], ids=["390", "360"])
def test_a_tap_reads_in_a_sheet_and_never_chooses(
    sailors: Callable[..., Sailor], server: Server, game: str, size: dict[str, int]
) -> None:
    sailor = sailors(viewport=size, has_touch=True, locale="fr-FR")
    page = at_table(sailor, server, game)
    if game == "nemo":
        thing = page.locator(".plate [data-read^='ship-']:not([data-acts])")
        seen = [
            one
            for one in thing.all()
            if 100 < middle(one)[1] < 0.38 * size["height"] and 5 < middle(one)[0] < size["width"] - 5
        ]
        thing = seen[0]
    else:
        thing = page.locator({"nautilion": "[data-space='9']", "island": "[data-column] [data-read^='card-']"}[game]).first
    before = page.locator(".board").get_attribute("data-revision")
    page.touchscreen.tap(*middle(thing))
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-entry]")).to_have_attribute("data-entry", thing.get_attribute("data-read") or "")
    assert dialog.locator("h2").inner_text().strip()
    page.wait_for_timeout(300)  # it has come up
    own, read = box_of(dialog), box_of(thing)
    assert own["top"] >= 0.43 * size["height"]
    assert own["bottom"] <= size["height"] + 1
    assert apart(own, read)
    for link in dialog.locator(".links button").all():
        assert box_of(link)["bottom"] - box_of(link)["top"] >= 44
    assert faults(page) == []
    page.touchscreen.tap(size["width"] / 2, 70)  # on the board
    expect(page.locator("[data-entry]")).to_have_count(0)
    assert page.locator(".board").get_attribute("data-revision") == before
    assert page.locator("[aria-pressed=true][data-answer]").count() == 0


def test_the_sheet_is_dragged_down(sailors: Callable[..., Sailor], server: Server) -> None:
    page = at_table(sailors(viewport=HANDS, has_touch=True), server, "island")
    page.touchscreen.tap(*middle(page.locator("[data-column] [data-read^='card-']").first))
    head = page.get_by_role("dialog").locator("header")
    page.wait_for_timeout(300)
    x, y = middle(head)
    page.mouse.move(x - 60, y)
    page.mouse.down()
    page.mouse.move(x - 60, y + 90, steps=4)
    page.mouse.up()
    expect(page.locator("[data-entry]")).to_have_count(0)


def test_a_long_press_reads_what_a_tap_would_choose(sailors: Callable[..., Sailor], server: Server) -> None:
    page = at_table(sailors(viewport=HANDS, has_touch=True), server, "island", "explore 4")
    column = page.locator("[data-column].choosable").first
    x, y = middle(column)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator("[data-entry]")).to_have_count(1)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()
    page.wait_for_timeout(300)
    expect(page.locator("[data-entry]")).to_have_count(1)
    expect(column).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", KINDS)
def test_the_reader_is_without_faults_for_axe(sailors: Callable[..., Sailor], server: Server, game: str, theme: str) -> None:
    page = at_table(sailors(color_scheme=theme), server, game)
    rest_on(page, page.locator(f"[data-read^='{KINDS[game][2]}-']").first)
    expect(reader(page)).to_have_count(1)
    page.wait_for_timeout(300)
    assert faults(page) == []


def test_no_tooltip_of_the_browser_is_left() -> None:
    """No `title` attribute on an element, nor a `<title>` in a drawing: fingers and keys never see them. `title` of a
    component is a heading."""
    found = [
        f"{path.name}: <{name}{rest[:60]}"
        for path in SOURCES.rglob("*.svelte")
        for name, rest in re.findall(TAGS, re.sub(NO_MARKUP, "", path.read_text(), flags=re.DOTALL))
        if name == "title" or re.search(r"\s(title=|\{title\})", rest)
    ]
    assert not found
    assert len(list(SOURCES.rglob("*.svelte"))) > 200
