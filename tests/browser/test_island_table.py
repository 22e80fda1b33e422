"""The table of Nautilus Island: what is marked and barred, what a choice gives up, the last round, phones, axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults, overflow
from tests.browser.landing import Keys, Landing, new_island, sit

TABLET = {"width": 768, "height": 1024}


def alone(server: Server, seed: str = "landing", **asked: object) -> str:
    """A table for one person and one bot."""
    return str(new_island(server, ["", "greedy"], seed=seed, **asked)["seats"][0])


def inside(page: Page, selector: str) -> bool:
    """Whether a part is wholly in the window, and has a size."""
    box, size = page.locator(selector).first.bounding_box(), page.viewport_size
    assert box is not None, selector
    assert size is not None
    fits = box["x"] >= -1 and box["y"] >= -1
    fits = fits and box["x"] + box["width"] <= size["width"] + 1 and box["y"] + box["height"] <= size["height"] + 1
    return fits and box["width"] > 20 and box["height"] > 20


def test_legal_columns_are_marked_and_barred_ones_say_why(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    landing.turn()
    landing.ready()
    page = landing.page
    legal = page.locator("[data-column][aria-pressed]")
    barred = page.locator("[data-column][aria-disabled=true]")
    assert legal.count() == page.locator("[data-row]").count()
    assert legal.count() + barred.count() == 4
    own = page.locator("[data-castaway='0']").get_attribute("data-at")
    column = page.locator(f"[data-column='{own}']")
    expect(column).to_have_attribute("aria-label", re.compile("Not allowed: You cannot go to the column that you stood at"))
    column.click(force=True)
    notice = page.get_by_role("region", name="Messages")
    expect(notice).to_contain_text("You cannot go to the column that you stood at in your last turn")
    notice.locator(".rule").click()
    expect(page.get_by_role("dialog").locator("article.current")).to_contain_text("Not the same column twice")


def test_a_column_is_pinned_on_hull_and_table_alike_and_tells_the_next_round(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    page = landing.page
    first = page.locator("[data-row]").first
    column = first.get_attribute("data-row")
    page.locator(f"[data-column='{column}']").click()
    expect(first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f"[data-column='{column}']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-do=confirm]")).to_have_text(f"Go to column {column}")
    expect(first).to_contain_text("1st")
    expect(page.get_by_text("cannot be undone", exact=True)).to_be_visible()  # with an empty hand one collects at once
    page.keyboard.press("Escape")
    expect(page.locator("[data-do=confirm]")).to_be_disabled()
    landing.turn()
    landing.ready()
    landing.press(page.locator("[data-row]").first)
    expect(page.get_by_text("can be undone")).to_be_visible()


def test_cards_are_lifted_by_hand_and_treasures_refuse(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    page = landing.page
    for _ in range(30):
        landing.until("explore")
        treasure = page.locator("[data-card='20'], [data-card='21'], [data-card='22'], [data-card='23']")
        landing.move()
        landing.ready()
        if landing.decision == "act" and treasure.count() and page.locator("[data-choice^=store-]").count():
            break
    treasure.first.click(force=True)
    expect(page.get_by_role("region", name="Messages")).to_contain_text("Treasures")
    storable = page.locator("[data-hand]:not([aria-disabled=true])")
    storable.first.click()
    expect(storable.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-do=confirm]")).to_have_text("Store one card")
    before = page.locator("[data-hand]").count()
    landing.confirm()
    landing.ready()
    expect(page.locator("[data-hand]")).to_have_count(before - 1)
    expect(page.locator("#camp [data-set]").first).to_be_visible()


def test_leaving_a_set_open_warns_what_is_given_up(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    landing.until("close")
    page = landing.page
    total = int(page.locator("[data-total]").inner_text())
    expect(page.locator("[data-choice=leave]")).to_contain_text(
        re.compile(r"give up the porthole for exactly \d cards, worth \d+")
    )
    gain = re.search(r"\+(\d+)", page.locator("[data-choice=close]").inner_text())
    assert gain is not None
    landing.move()
    landing.ready()
    expect(page.locator("[data-total]")).to_have_text(str(total + int(gain[1])))
    expect(page.locator("#camp")).to_contain_text("closed")


def test_the_running_score_is_explained_set_by_set(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    landing.until("close")
    landing.move()
    landing.ready()
    camp = landing.page.locator("#camp")
    sets = camp.locator("[data-set]").evaluate_all("all => all.map(one => one.querySelector('.points').innerText)")
    assert sets
    treasures = camp.locator(".treasures > b").all_inner_texts()
    total = sum(int(text.split()[-1]) for text in sets) + sum(int(text) for text in treasures)
    assert landing.page.locator("[data-total]").inner_text() == str(total)
    closed = next(text for text in sets if "closed" in text)
    sums = re.search(r"(\d+(?: \+ \d+)+)", closed)
    if sums:
        assert sum(int(part) for part in sums[1].split(" + ")) == int(closed.split()[-1])


def test_the_last_round_is_announced(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    seen: set[str] = set()
    while not landing.over:
        last = landing.page.locator("[data-final]")
        if last.count():
            seen.add(last.get_attribute("data-final") or "")
            expect(last).to_have_role("alert")
        landing.move()
        landing.ready()
    assert "2" in seen


@pytest.mark.parametrize("memory", ["on", "off"])
def test_memory_lists_what_everybody_watched(sailor: Sailor, server: Server, memory: str) -> None:
    landing = sit(sailor, alone(server, options={"memory": memory}))
    landing.turn()
    landing.ready()
    known = landing.page.locator("[data-known]")
    if memory == "on":
        expect(known).to_contain_text("Openly taken and still in hand")
    else:
        expect(known).to_have_count(0)


def test_rivals_show_their_cards_only_by_number(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    landing.turn()
    landing.ready()
    page = landing.page
    rival = page.locator("[data-rival='1']")
    expect(rival).to_contain_text(re.compile(r"(one card|\d cards)"))
    expect(rival.locator("[data-card]")).to_have_count(0)
    own = page.locator("[data-hand]").count()
    assert page.locator("[data-card]").count() == own > 0


def test_several_at_one_screen_have_a_curtain(sailor: Sailor, server: Server) -> None:
    made = server.new("island", options={"players": 2}, luck="open", seed="curtain", together=True)
    page = sailor.go(f"/table/{made['seats'][0]}")
    seats = []
    for _ in range(3):
        page.wait_for_selector("[data-do=uncover]")
        assert page.locator("[data-card]").count() == 0
        seats.append(page.locator(".prompt h2").inner_text())
        page.locator("[data-do=uncover]").click()
        landing = Landing(page)
        landing.ready()
        while landing.board.get_attribute("data-ready") == "true":
            landing.move()
            page.wait_for_selector("[data-do=uncover], .board[data-ready=true]")
    assert len(set(seats)) == 2


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_a_covered_hand_is_worth_is_covered_too(
    sailors: Callable[..., Sailor], server: Server, size: dict[str, int]
) -> None:
    """Whoever takes a treasure into the hand has more points behind the curtain than before it."""
    made = server.new("island", options={"players": 2}, luck="open", seed="curtain", together=True)
    page = sailors(viewport=size).go(f"/table/{made['seats'][0]}")
    landing, total = Landing(page), page.locator("[data-total]:visible").first
    for _ in range(12):
        page.wait_for_selector("[data-do=uncover]")
        page.wait_for_timeout(500)  # until what is told of the question has come
        before = int(total.inner_text())
        page.locator("[data-do=uncover]").click()
        landing.ready()
        if int(total.inner_text()) > before:
            return
        while landing.board.get_attribute("data-ready") == "true":
            landing.move()
            page.wait_for_selector("[data-do=uncover], .board[data-ready=true]")
    raise AssertionError("no treasure was ever hidden")


@pytest.mark.parametrize("size", [DESKTOP, PHONE, TABLET], ids=["desktop", "phone", "tablet"])
@pytest.mark.parametrize("decision", ["explore", "act", "close"])
def test_hull_hand_and_decision_are_seen_without_scrolling(
    sailors: Callable[..., Sailor], server: Server, decision: str, size: dict[str, int]
) -> None:
    landing = sit(sailors(), alone(server))
    landing.turn()
    landing.until(decision)
    page = landing.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    for part in (".prompt", "#hull svg", "#hand", "[data-do=confirm]"):
        assert inside(page, part), part
    for column in range(1, 5):
        assert inside(page, f"[data-column='{column}'] .reach")
    assert overflow(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(sailors: Callable[..., Sailor], server: Server, theme: str) -> None:
    sailor = sailors(color_scheme=theme)
    made = new_island(server, ["", "greedy", "greedy", "greedy"], seed="axe", options={"memory": "on"})
    landing = sit(sailor, made["seats"][0])
    page = landing.page
    checked: set[str] = set()
    while not landing.over:
        if landing.decision not in checked:
            checked.add(landing.decision)
            for size in (DESKTOP, PHONE):
                page.set_viewport_size(size)
                assert faults(page) == [], landing.decision
            page.set_viewport_size(DESKTOP)
        landing.move()
        landing.ready()
    assert {"explore", "act"} <= checked
    assert faults(page) == []
    page = sailor.go(f"/table/{made['watch']}")
    expect(page.locator("[data-results]")).to_have_count(1)
    assert faults(page) == []


def test_a_narrow_phone_in_french(sailors: Callable[..., Sailor], server: Server) -> None:
    page = sailors(viewport=PHONE, locale="fr-FR", has_touch=True).go(f"/table/{alone(server, seed='french')}")
    landing = Landing(page)
    for _ in range(12):
        landing.ready()
        assert overflow(page) <= 0
        text = page.locator(".board").inner_text()
        assert not re.search(r"island-page-|aid-|say-|\{ ", text)
        assert not re.search(r"\b(column|Collect|cards|points of)\b", text)
        landing.move()
    page.locator("[data-guide=rivals]").tap()
    expect(page.get_by_role("dialog", name="Rivaux").locator("[data-rival='1']")).to_be_visible()


def test_parts_of_the_table_are_reached_by_keys(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{alone(server)}")
    keys = Keys(page)
    keys.turn()
    keys.ready()
    keys.key("w")
    expect(page.locator("[data-column='1']")).to_be_focused()
    keys.key("ArrowRight")
    expect(page.locator("[data-column='2']")).to_be_focused()
    keys.key("h")
    expect(page.locator("[data-hand='0']")).to_be_focused()
    keys.key("d", "ArrowDown")
    expect(page.locator("[data-row]").nth(1)).to_be_focused()
    keys.key("Enter")
    expect(page.locator("[data-row]").nth(1)).to_have_attribute("aria-pressed", "true")
    keys.key("?")
    expect(page.get_by_role("dialog")).to_contain_text("choose a column")


def test_the_page_has_no_styles_in_its_markup(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, alone(server))
    landing.turn()
    assert landing.page.locator(".board [style]").count() == 0
