"""Choosing a game: every option explained, the last choice remembered, three ways to play and three kinds of luck."""

from __future__ import annotations

from collections.abc import Callable

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sailor, Server


def begin(page: Page, button: str = "Set sail") -> str:
    """Press the button under the options; the token of the new table."""
    page.get_by_role("region", name="Options").get_by_role("button", name=button).click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


def options(server: Server, token: str) -> dict[str, object]:
    """The options of a table, as the server says them."""
    found = httpx.post(f"{server.address}/api/lookup", json={"tokens": [token]}).json()[0]
    made: dict[str, object] = found["options"]
    return made


def test_every_option_is_explained(sailor: Sailor, server: Server) -> None:
    page = sailor.go()
    page.get_by_role("region", name="Nautilion").get_by_role("button", name="Options").click()
    panel = page.get_by_role("region", name="Options")
    about = httpx.get(f"{server.address}/api/games/nautilion").json()
    needs = {"harpoons": "The Mercenaries", "darkhouse_level": "The Darkhouse"}
    for name in needs.values():
        panel.get_by_role("checkbox", name=name).check()
    choices = sum(len(option["choices"]) for option in about["options"] if option["name"] != "players")
    assert panel.get_by_role("radio").count() + panel.get_by_role("checkbox").count() == choices + 3 + 3  # modes, luck
    for heading in ("Ship", "Starting reserve", "Expansions", "The Phantom’s harpoons", "Darkhouse level"):
        group = panel.get_by_role("group", name=heading)
        assert len(group.locator(".note").inner_text()) > 30


def test_reconstructed_values_carry_their_mark(sailor: Sailor) -> None:
    page = sailor.go("/new/nautilion")
    marks = page.get_by_role("button", name="reconstructed")
    expect(marks).to_have_count(2)
    marks.first.click()
    drawer = page.get_by_role("dialog", name="The rules of Nautilion")
    expect(drawer.get_by_role("heading", name="Air ducts of the ships")).to_be_visible()
    expect(drawer.locator("article.current")).to_contain_text("reconstructed")


def test_what_was_chosen_is_played_and_remembered(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nautilion")
    panel = page.get_by_role("region", name="Options")
    panel.get_by_role("radio", name="B2").check()
    panel.get_by_role("radio", name="6", exact=True).check(force=True)
    panel.get_by_role("checkbox", name="The Reefs").check()
    panel.get_by_role("checkbox", name="The Mages").check()
    panel.get_by_role("radio", name="Two at this screen").check()
    expect(panel).to_contain_text("Two at this screen, ship B2, six in reserve, The Mages and The Reefs")
    made = options(server, begin(page))
    assert made["ship"] == "B2"
    assert made["reserve"] == 6
    assert made["expansions"] == ["mages", "reefs"]
    assert made["players"] == 2

    page = sailor.go()
    expect(page.get_by_text("Two at this screen, ship B2, six in reserve")).to_be_visible()
    page.get_by_role("region", name="Nautilion").get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Restore recommended settings").click()
    expect(page.get_by_text("Solo, ship A1, four in reserve, no expansions").first).to_be_visible()


def test_a_partner_is_invited_by_a_link(sailors: Callable[..., Sailor]) -> None:
    one, other = sailors(), sailors(locale="fr-FR")
    page = one.go("/new/nautilion")
    page.get_by_role("radio", name="With a partner elsewhere").check()
    begin(page)
    sheet = page.get_by_role("dialog", name="Invite your partner")
    link = sheet.get_by_label("Link for your partner").input_value()
    assert link not in page.url
    partner = other.go(link.split("#")[1])
    partner.locator("[data-do=take]").click()
    partner.locator("[data-do=seated]").click()
    expect(partner.get_by_role("button", name="Les autres à la table")).to_be_visible()
    expect(sheet).to_be_hidden()
    page.get_by_role("button", name="The others at the table").click()
    expect(page.get_by_text("Player 2 is here.").first).to_be_visible()
    page.get_by_role("button", name="Good idea.").click()
    expect(partner.get_by_text("Joueur 1 : « Bonne idée. »").first).to_be_visible()


def test_an_open_seed_gives_the_same_sea_again(sailor: Sailor) -> None:
    seas = []
    for _ in range(2):
        page = sailor.go("/new/nautilion")
        page.get_by_role("radio", name="From an open seed").check()
        page.get_by_label("Seed: any word").fill("kelp")
        begin(page)
        expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
        expect(page.get_by_text("cannot be undone").first).to_be_visible()  # the help has come
        seas.append(page.evaluate("document.querySelector('main').innerText"))
    assert seas[0] == seas[1]


def test_own_dice_are_asked_for(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nautilion")
    page.get_by_role("radio", name="My own dice").check()
    token = begin(page)
    film = httpx.get(f"{server.address}/api/film", headers={"authorization": f"Bearer {token}"}).json()
    assert film["luck"] == "own"


def test_the_server_away_is_said_calmly(sailor: Sailor) -> None:
    page = sailor.go()
    page.route("**/api/tables", lambda route: route.abort())
    page.get_by_role("button", name="Set sail").click()
    expect(page.get_by_text("The server does not answer").first).to_be_visible()
    expect(page.get_by_role("button", name="Set sail")).to_be_enabled()


def test_a_motive_brings_its_box_along(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nemo")
    panel = page.get_by_role("region", name="Options")
    box = panel.get_by_role("group", name="Box")
    expect(box.get_by_role("radio", name="Basic")).to_be_checked()
    panel.get_by_role("radio", name="Piracy").check()
    expect(box.get_by_role("radio", name="Expanded")).to_be_checked()
    expect(box).to_contain_text("comes with Piracy")
    expect(box.get_by_role("radio", name="Basic")).to_be_disabled()
    panel.get_by_role("radio", name="War!").check()
    expect(box.get_by_role("radio", name="Basic")).to_be_checked()
    expect(box.get_by_role("radio", name="Basic")).to_be_enabled()
    panel.get_by_role("radio", name="Piracy").check()
    token = begin(page, "Dive")
    assert options(server, token)["box"] == "expanded"
