"""Onlookers: a seat makes a link for them at its table. Whoever has it sees what everybody may see, and plays nothing."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sailor, Server
from tests.browser.landing import new_island, sit

ENGLISH = ("Settings", "Make a link for spectators", "Link for spectators")
FRENCH = ("Réglages", "Créer un lien pour spectateurs", "Lien pour spectateurs")


def made(page: Page, words: tuple[str, str, str] = ENGLISH) -> str:
    """The link for onlookers, made in the settings of the table that a page shows."""
    settings, make, label = words
    page.get_by_role("button", name=settings).click()
    sheet = page.get_by_role("dialog", name=settings)
    expect(sheet.get_by_label(label, exact=True)).to_have_count(0)
    sheet.get_by_role("button", name=make).click()
    link = sheet.get_by_label(label, exact=True).input_value()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    return link


def test_a_link_for_onlookers_shows_the_table_and_no_choice(sailors: Callable[..., Sailor], server: Server) -> None:
    token = server.new()["seats"][0]
    player = sailors().go(f"/table/{token}")
    expect(player.locator(".board[data-ready=true]")).to_be_visible()
    link = made(player)
    assert link.startswith(f"{server.address}/#/table/")
    assert token not in link
    watcher = sailors().go(link.split("#")[1])
    expect(watcher.locator(".board")).to_be_visible()
    player.get_by_role("button", name="Roll the dice").first.click()
    expect(watcher.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    expect(watcher.locator(".prompt")).to_have_attribute("data-decision", "plan")
    expect(player.locator("[data-do=confirm]")).to_have_count(1)
    for barred in ("Undo", "Undo the turn", "Roll the dice"):
        expect(watcher.get_by_role("button", name=barred)).to_have_count(0)
    expect(watcher.locator("[data-do=confirm]")).to_have_count(0)
    assert watcher.locator(".board").get_attribute("data-ready") == "false"


def test_whoever_asks_again_gets_the_same_link(sailors: Callable[..., Sailor], server: Server) -> None:
    """Also the partner, and whoever looks on: nobody is handed a link that lets one play."""
    seats = server.new(options={"players": 2}, together=False)["seats"]
    one, other = (sailors().go(f"/table/{token}") for token in seats)
    for page in (one, other):
        expect(page.locator(".board[data-ready=true]")).to_be_visible()
    link = made(one)
    assert made(one) == made(other) == link
    watcher = sailors().go(link.split("#")[1])
    expect(watcher.locator(".board")).to_be_visible()
    assert made(watcher) == link
    assert not any(token in link for token in seats)


def test_onlookers_of_the_island_see_nobodys_hand(sailors: Callable[..., Sailor], server: Server) -> None:
    token = new_island(server, ["", "greedy"])["seats"][0]
    landing = sit(sailors(locale="fr-FR"), token)
    landing.turn()
    landing.ready()
    own = landing.page.locator("[data-card]").count()
    assert own > 0
    link = made(landing.page, FRENCH)
    assert token not in link
    watcher = sailors(locale="fr-FR").go(link.split("#")[1])
    rivals = watcher.locator("[data-rival]")
    expect(rivals).to_have_count(2)
    expect(watcher.locator("[data-card], [data-hand], #hand, [data-do=confirm]")).to_have_count(0)
    expect(watcher.locator("[data-rival='0']")).to_contain_text("une carte" if own == 1 else f"{own} cartes")


def test_there_is_no_link_to_make_where_there_is_no_table(sailor: Sailor) -> None:
    page = sailor.go("/about")
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("checkbox", name="Roll at once")).to_be_visible()
    expect(sheet.get_by_role("button", name="Make a link for spectators")).to_have_count(0)
