"""The first page: a game in one click, what was left is there again, and it is light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, faults, overflow
from tests.browser.voyage import sail

FIRST_LOAD, TABLE_LOAD = 180_000, 260_000  # bytes


def test_one_click_sets_sail(sailor: Sailor) -> None:
    page = sailor.go()
    expect(page.get_by_text("Solo, ship A1, four in reserve, no expansions")).to_be_visible()
    page.get_by_role("button", name="Set sail").click()
    page.wait_for_url("**/#/table/*")
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()


def test_the_board_comes_with_the_first_table(sailor: Sailor) -> None:
    """The first page does without it. How long it takes is measured in `bench/startup.py`."""
    fetched: list[str] = []
    page = sailor.go()
    page.wait_for_load_state("networkidle")
    page.on("request", lambda request: fetched.append(request.url))
    page.get_by_role("button", name="Set sail").click()
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    assert any(url.endswith(".js") for url in fetched)
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_enabled()


def test_the_game_left_last_is_offered_first(sailor: Sailor, server: Server) -> None:
    page = sailor.go()
    expect(page.get_by_role("region", name="Your first voyage?")).to_be_visible()
    token = server.new()["seats"][0]
    sail(server, token, moves=6)
    page = sailor.go(f"/table/{token}")
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    page.get_by_role("link", name="Home").click()
    line = page.get_by_role("region", name="The game you left last")
    expect(line).to_contain_text("Nautilion, turn")
    expect(line).to_contain_text("aboard")
    line.get_by_role("link", name="Resume").click()
    page.wait_for_url(f"**/#/table/{token}")


def test_join_by_a_link(sailor: Sailor, server: Server) -> None:
    page = sailor.go()
    watch = server.new()["watch"]
    page.get_by_role("button", name="Join by a link").click()
    page.get_by_label("Paste the link").fill("https://example.org/nowhere")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("That is no link to a table")).to_be_visible()
    page.get_by_label("Paste the link").fill(f"{server.address}/#/table/{watch}")
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/#/table/{watch}")


def test_an_unknown_link_is_explained(sailor: Sailor) -> None:
    page = sailor.go("/table/aaaaaaaaaaaaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    for nowhere in ("/nowhere", "/specimen"):  # the drawings side by side are for whoever works on the page
        page = sailor.go(nowhere)
        expect(page.get_by_text("This address leads nowhere")).to_be_visible()


def received(page: Page, path: str) -> int:
    """How many bytes come over the line until a page is quiet, its head and every file counted as they were sent."""
    total = 0

    def count(request: Request) -> None:
        nonlocal total
        sizes = request.sizes()
        total += sizes["responseBodySize"] + sizes["responseHeadersSize"]

    page.on("requestfinished", count)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return total


def test_the_first_page_is_light(sailor: Sailor, server: Server) -> None:
    weight = received(sailor.page, f"{server.address}/#/")
    assert 30_000 < weight < FIRST_LOAD


def test_a_table_is_light_too(sailor: Sailor, server: Server) -> None:
    weight = received(sailor.page, f"{server.address}/#/table/{server.new()['seats'][0]}")
    assert 30_000 < weight < TABLE_LOAD


def test_nothing_comes_from_other_hosts(sailor: Sailor, server: Server) -> None:
    asked: list[str] = []
    sailor.page.on("request", lambda request: asked.append(request.url))
    page = sailor.go()
    page.wait_for_load_state("networkidle")
    assert asked
    assert all(url.startswith((server.address, "data:")) for url in asked)
    assert page.evaluate("[...document.fonts].some((font) => font.family.includes('Besley') && font.status === 'loaded')")


PLACES = [
    "/", "/new/nautilion", "/new/island", "/new/nemo", "/mine", "/about", "/check", "/rules/nautilion", "/rules/island",
    "/rules/nemo", "/nowhere",
]  # fmt: skip


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(sailors: Callable[..., Sailor], place: str, scheme: str) -> None:
    page = sailors(color_scheme=scheme).go(place)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


def faults_of_both(page: Page) -> list[str]:
    """What axe finds wrong with a page, by day and by night."""
    found = []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += faults(page)
    return found


def test_axe_finds_nothing_in_the_sheet_to_join(sailor: Sailor) -> None:
    page = sailor.go()
    page.get_by_role("button", name="Join by a link").click()
    page.get_by_label("Paste the link").fill("nowhere")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("That is no link to a table")).to_be_visible()
    assert faults_of_both(page) == []


def test_axe_finds_nothing_in_the_sheets_of_a_table(sailors: Callable[..., Sailor]) -> None:
    """The partner reads French."""
    page = sailors().go("/new/nautilion")
    page.get_by_role("radio", name="With a partner elsewhere").check()
    page.get_by_role("region", name="Options").get_by_role("button", name="Set sail").click()
    link = page.get_by_role("dialog", name="Invite your partner").get_by_label("Link for your partner").input_value()
    assert faults_of_both(page) == []
    partner = sailors(locale="fr-FR").go(link.split("#")[1])
    assert faults_of_both(partner) == []
    partner.locator("[data-do=take]").click()
    expect(partner.locator("[data-do=seated]")).to_be_visible()
    assert faults_of_both(partner) == []
    partner.locator("[data-do=seated]").click()
    partner.get_by_role("button", name="Les autres à la table").click()
    expect(
        partner.get_by_role("dialog", name="Les autres à la table").get_by_role("button", name="Bonne idée.")
    ).to_be_visible()
    assert faults_of_both(partner) == []
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link for spectators").click()
    expect(page.get_by_label("Link for spectators", exact=True)).to_be_visible()
    assert faults_of_both(page) == []


def test_axe_finds_nothing_in_the_sheets_of_a_phone(sailors: Callable[..., Sailor], server: Server) -> None:
    token = server.new(options={"reserve": 6}, luck="open", seed="voyage-11")["seats"][0]
    sail(server, token, moves=1)
    page = sailors(viewport=PHONE, locale="fr-FR", has_touch=True).go(f"/table/{token}")
    for opens, title, holds in (("Lancer un sort", "Grimoire", ".spells"), ("Journal", "Journal", ".newest")):
        page.get_by_role("button", name=opens, exact=True).tap()
        expect(page.get_by_role("dialog", name=title).locator(holds)).to_be_visible()
        assert faults_of_both(page) == [], title
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_axe_finds_nothing_at_the_end_of_a_voyage(sailor: Sailor, server: Server) -> None:
    token = server.new(luck="open", seed="ending")["seats"][0]
    assert sail(server, token)["outcome"].startswith("lost")
    page = sailor.go(f"/table/{token}")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        expect(page.get_by_role("heading", name="The voyage is lost")).to_be_visible()
        assert faults_of_both(page) == [], size


@pytest.mark.parametrize("place", PLACES)
def test_a_narrow_phone_needs_no_sideways_scroll(sailors: Callable[..., Sailor], place: str) -> None:
    page = sailors(viewport=PHONE, locale="fr-FR", has_touch=True).go(place)
    page.wait_for_load_state("networkidle")
    assert overflow(page) == 0


def test_the_skip_link_leads_to_the_main_part(sailor: Sailor) -> None:
    page = sailor.go("/about")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    assert page.url.endswith("/#/about")


def test_a_new_page_takes_the_focus(sailor: Sailor) -> None:
    page = sailor.go()
    page.get_by_role("link", name="My games").click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.locator("main")).to_be_focused()
