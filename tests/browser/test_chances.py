"""Chances in the browser: a switch, figures that arrive and settle, and the best choice played by a press on its row."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Sailor, Server, faults


def at_a_choice(sailor: Sailor, server: Server, game: str, **asked: object) -> Page:
    """A table of one person who has something to choose."""
    made = server.new(game, luck="open", seed="sea", **asked)
    page = sailor.go(f"/table/{made['seats'][0]}")
    if game == "nautilion":
        page.get_by_role("button", name="Roll the dice").first.click()
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    return page


ALONE = [("nautilion", {}), ("island", {"options": {"players": 2}, "bots": ["", "mate"], "together": False})]


@pytest.mark.parametrize(("game", "asked"), ALONE)
def test_chances_arrive_settle_and_the_best_choice_is_played(
    sailor: Sailor, server: Server, game: str, asked: dict[str, object]
) -> None:
    page = at_a_choice(sailor, server, game, **asked)
    panel = page.get_by_role("region", name="Chance to win")
    expect(panel.locator("[data-odds]")).to_have_count(0)
    switch = panel.get_by_role("switch", name="Chance to win")
    expect(switch).not_to_be_checked()
    switch.check()
    expect(panel.locator("[data-odds] .chance").first).to_contain_text("%")
    rows = panel.locator("[data-odds]")
    before = rows.evaluate_all("rows => rows.map((row) => row.dataset.odds)")
    expect(page.locator("[data-last=true]")).to_be_visible()
    assert rows.evaluate_all("rows => rows.map((row) => row.dataset.odds)") == before  # nothing jumps
    best = panel.locator("[data-best=true]")
    expect(best).to_have_count(1)
    figures = [float(text.split()[0]) for text in panel.locator(".chance").all_inner_texts()]
    assert float(best.locator(".chance").inner_text().split()[0]) == max(figures)
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt")).to_contain_text("%")
    revision = page.locator(".board").get_attribute("data-revision")
    page.locator("[data-do=confirm]").first.click()
    expect(page.locator(f".board:not([data-revision='{revision}'])")).to_be_visible()
    assert sailor.mistakes == []


def test_in_nemo_they_arrive_for_every_choice_and_a_press_on_a_row_chooses(sailor: Sailor, server: Server) -> None:
    page = at_a_choice(sailor, server, "nemo")
    panel = page.get_by_role("region", name="Chance to win")
    panel.get_by_role("switch", name="Chance to win").check()
    rows = panel.locator("[data-odds]")
    expect(panel.locator("[data-odds] .chance").first).to_contain_text("%")
    figures = [float(text.split()[0]) for text in panel.locator(".chance").all_inner_texts()]
    assert len(figures) == rows.count() > 1
    assert all(0 <= figure <= 100 for figure in figures)
    expect(panel.locator("[data-best=true]")).to_have_count(1)
    row = panel.locator("[data-odds][aria-pressed=false]").last
    answer = row.get_attribute("data-odds")
    row.click()
    expect(panel.locator(f"[data-odds='{answer}']")).to_have_attribute("aria-pressed", "true")
    expect(panel.locator("[aria-pressed=true]")).to_have_count(1)
    revision = page.locator(".board").get_attribute("data-revision")
    page.locator("[data-do=confirm]").first.click()
    expect(page.locator(f".board:not([data-revision='{revision}'])")).to_be_visible()
    assert (sailor.mistakes, faults(page)) == ([], [])


@pytest.mark.parametrize(("game", "asked"), ALONE)
def test_a_hint_tells_the_part_of_the_board_first_and_then_the_choice(
    sailor: Sailor, server: Server, game: str, asked: dict[str, object]
) -> None:
    page = at_a_choice(sailor, server, game, **asked)
    panel = page.get_by_role("region", name="Chance to win")
    panel.get_by_role("switch", name="Chance to win").check()
    panel.get_by_role("switch", name="One hint at a time").check()
    expect(panel.locator("[data-odds]")).to_have_count(0)  # no figures, neither here nor on the board
    expect(page.locator("b.odds")).to_have_count(0)
    hint = panel.locator("[data-hint]")
    panel.get_by_role("button", name="Give me a hint").click()
    expect(hint).to_have_attribute("data-hint", "part")
    expect(hint).to_contain_text("Look at")
    expect(panel.locator("[data-odds]")).to_have_count(0)
    panel.get_by_role("button", name="And the choice").click()
    choice = hint.locator("[data-odds]")
    expect(choice).to_have_count(1)
    assert faults(page) == []
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    revision = page.locator(".board").get_attribute("data-revision")
    page.locator("[data-do=confirm]").first.click()
    expect(page.locator(f".board:not([data-revision='{revision}'])")).to_be_visible()
    expect(panel.locator("[data-hint=choice]")).to_have_count(0)  # the next question begins anew


def test_two_people_see_none_until_both_agree(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new("nautilion", options={"players": 2}, together=False, luck="open", seed="sea")
    one, other = (sailors().go(f"/table/{token}") for token in made["seats"])
    here = one.get_by_role("region", name="Chance to win")
    here.get_by_role("switch").check()
    expect(here).to_contain_text("Waiting until the others")
    expect(here).to_have_attribute("data-on", "false")
    other.locator("[data-do=odds]").check()
    expect(here).to_have_attribute("data-on", "true")
    other.locator("[data-do=odds]").uncheck()
    expect(here).to_have_attribute("data-on", "false")


def test_on_a_phone_they_are_a_sheet_away(sailors: Callable[..., Sailor], server: Server) -> None:
    page = at_a_choice(sailors(viewport=PHONE), server, "nautilion")
    page.locator("[data-do=chances]").click()
    sheet = page.get_by_role("dialog", name="Chance to win")
    sheet.get_by_role("switch").check()
    sheet.locator("[data-best=true]").click()
    expect(sheet).to_be_hidden()
    expect(page.locator(".prompt")).to_contain_text("%")
