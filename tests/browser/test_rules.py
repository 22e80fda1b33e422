"""The rulebook: whole, in chapters, searchable, and opened where a rule is named."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Sailor, Server, faults


def test_the_whole_rulebook_is_there(sailor: Sailor, server: Server) -> None:
    about = httpx.get(f"{server.address}/api/games/nautilion").json()
    page = sailor.go("/rules/nautilion")
    expect(page.locator("article")).to_have_count(len(about["rules"]))
    assert page.locator("main h3").count() > 20
    shown = page.locator("article").evaluate_all("all => all.map((one) => one.dataset.rule)")
    assert sorted(shown) == sorted(rule["id"] for rule in about["rules"])
    standings = page.locator("article .standing").all_inner_texts()
    assert {"printed", "inferred", "reconstructed", "our ruling"} <= set(standings)
    expect(page.locator("article").first).to_contain_text("English rulebook, lines 5-9")


def test_search_finds_rules_by_their_words(sailor: Sailor) -> None:
    page = sailor.go("/rules/nautilion")
    expect(page.locator("article").first).to_be_visible()
    page.get_by_role("searchbox").fill("whirlwind roll")
    expect(page.get_by_role("status").filter(has_text="rule")).to_be_visible()
    for text in page.locator("article").all_inner_texts():
        assert "whirlwind" in text.lower()
    page.get_by_role("searchbox").fill("zeppelin")
    expect(page.get_by_text("No rule matches.")).to_be_visible()


def test_search_does_not_mind_accents(sailor: Sailor) -> None:
    page = sailor.go("/rules/nautilion")
    page.get_by_role("button", name="Français").click()
    page.get_by_role("searchbox").fill("fantome")
    expect(page.locator("article").filter(has_text="Fantôme").first).to_be_visible()


def test_a_rule_has_an_address(sailor: Sailor) -> None:
    page = sailor.go("/rules/nautilion/ship-ducts")
    expect(page.locator("article[data-rule=ship-ducts]")).to_be_focused()
    expect(page.locator("article[data-rule=ship-ducts]")).to_be_in_viewport()


def test_the_drawer_opens_at_the_rule_of_a_line(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    link = page.get_by_role("region", name="Journal").get_by_role("button", name="Laying out the path").first
    link.click()
    drawer = page.get_by_role("dialog", name="The rules of Nautilion")
    expect(drawer.locator("article.current")).to_contain_text("Laying out the path")
    expect(drawer.locator("article.current")).to_be_focused()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(link).to_be_focused()
