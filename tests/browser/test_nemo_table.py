"""The table of Nemo's War: the wager, the chart, what is barred, keys, and what fits in the window."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.captain import embark, new_scene, new_voyage
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server


def inside(page: Page, selector: str) -> bool:
    """Whether a part is wholly in the window, and has a size."""
    box, size = page.locator(selector).first.bounding_box(), page.viewport_size
    assert box is not None, selector
    assert size is not None
    fits = box["x"] >= -1 and box["y"] >= -1
    fits = fits and box["x"] + box["width"] <= size["width"] + 1 and box["y"] + box["height"] <= size["height"] + 1
    return fits and box["width"] > 20 and box["height"] > 12


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_decision_chart_and_tracks_are_in_the_window(
    sailors: Callable[..., Sailor], server: Server, size: dict[str, int]
) -> None:
    captain = embark(sailors(viewport=size), new_voyage(server))
    for decision in ("exert", "act"):
        captain.until(decision)
        for part in ("[data-do=confirm]", "#decision h2", "[data-track='0']", "[data-track='2']", "#chart"):
            assert inside(captain.page, part), (decision, part)
        captain.move()


def test_the_odds_change_with_the_wager(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_voyage(server))
    captain.until("exert")
    page = captain.page
    roll = page.locator("[data-passes]")
    before = int(roll.get_attribute("data-passes") or "")
    shown = page.locator("[data-chance]").inner_text()
    box = page.locator("[data-wager]:not(:disabled)").first
    box.check()
    expect(roll).not_to_have_attribute("data-passes", str(before))
    assert int(roll.get_attribute("data-passes") or "") > before
    assert page.locator("[data-chance]").inner_text() != shown
    expect(page.locator(".spaces .stake").first).to_be_attached()
    ways = int(roll.get_attribute("data-passes") or "")
    assert page.locator("[data-chance]").inner_text() == f"{100 * ways / 36:.1f}%"


def test_the_keys_wager_and_roll_and_enter_alone_does_not(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_voyage(server))
    captain.until("exert")
    page = captain.page
    track = page.locator("[data-wager]:not(:disabled)").first.get_attribute("data-wager")
    page.keyboard.press({"0": "n", "1": "c", "2": "h"}[track or "0"])
    expect(page.locator(f"[data-wager='{track}']")).to_be_checked()
    revision = captain.board.get_attribute("data-revision")
    page.keyboard.press("Enter")
    assert captain.board.get_attribute("data-revision") == revision
    page.keyboard.press("r")
    page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=revision)


def test_a_glowing_ocean_is_chosen_on_the_chart_and_sailed_to_by_the_button(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_voyage(server))
    page = captain.page
    for _ in range(20):
        captain.until("act")
        glowing = page.locator("[data-ocean][data-answer]")
        if glowing.count():
            break
        captain.move()
    captain.look()
    ocean = glowing.first.get_attribute("data-ocean")
    place = page.locator(f"[data-ocean='{ocean}']")
    place.click()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-do=confirm]")).to_contain_text("Move")
    captain.confirm()
    expect(place).to_have_attribute("aria-label", re.compile("The Nautilus is here"))


def test_what_is_barred_says_why(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_voyage(server))
    captain.until("act")
    page = captain.page
    barred = page.locator("#decision [data-choice][aria-disabled=true]").first
    barred.click(force=True)
    notice = page.get_by_role("region", name="Messages")
    expect(notice).not_to_be_empty()
    notice.locator(".rule").first.click()
    expect(page.get_by_role("dialog").locator("article.current")).to_be_visible()


def test_an_ocean_without_a_choice_is_read_about_and_leads_to_the_table_of_the_seas(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_voyage(server))
    captain.until("exert")
    captain.look()
    captain.page.locator("[data-ocean='4']").dispatch_event("click")
    captain.page.locator("[data-reader]").get_by_role("button", name="All the seas as a table").click()
    dialog = captain.page.get_by_role("dialog")
    expect(dialog.locator("section")).to_have_count(12)
    expect(dialog.locator("section.first")).to_contain_text("European Seas")


def test_the_recommended_voyage_is_one_click_away(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/")
    page.get_by_role("button", name="Dive").click()
    page.wait_for_selector(".board[data-decision]")
    expect(page.locator(".title")).to_contain_text("Explore, Sailor")


def test_what_is_ours_in_the_difficulty_carries_its_mark(sailor: Sailor) -> None:
    page = sailor.go("/new/nemo")
    page.locator("[data-do=more-options]").click()
    marks = page.get_by_role("button", name="reconstructed")
    expect(marks).to_have_count(9)
    marks.first.click()
    expect(page.get_by_role("dialog").locator("article.current")).to_contain_text("reconstructed")


@pytest.mark.parametrize(("locale", "here"), [("en-GB", " (the Nautilus is here)"), ("fr-FR", " (le Nautilus est ici)")])
def test_the_table_of_the_oceans_parts_its_words(
    sailors: Callable[..., Sailor], server: Server, locale: str, here: str
) -> None:
    captain = embark(sailors(locale=locale), new_voyage(server))
    captain.until("act")
    captain.look()
    captain.page.locator("[data-ocean]:not([data-answer])").first.press("Enter")
    captain.page.locator("[data-reader] .links .wordlike:not(.rule)").click()
    heads = captain.page.get_by_role("dialog").locator("h3").all_inner_texts()
    assert len([head for head in heads if head.endswith(here)]) == 1


def test_the_button_says_which_dice_are_kept(sailor: Sailor, server: Server) -> None:
    sailor.remember("settings", {"stepwise": True})
    captain = embark(sailor, new_scene(server, "act-three"))
    captain.until("pick-dice")
    page = captain.page
    cell = page.locator("#decision [data-choice]").first
    captain.press(cell)
    expect(page.locator("[data-do=confirm]")).to_contain_text(cell.locator("b").inner_text())


def test_points_that_a_sacrifice_would_waste_are_told_beside_the_question(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_scene(server, "fight", actions=5))
    captain.until("act")
    officer = captain.page.locator("#decision [data-choice='sacrifice first-officer']")
    captain.press(officer)
    expect(captain.page.locator("#decision")).to_contain_text("All 3 action points would be wasted")
