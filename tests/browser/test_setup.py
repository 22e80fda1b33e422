"""Choosing a game: every option explained, the last choice remembered, every way to play and three kinds of luck."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Sailor, Server, overflow


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
    assert (
        panel.get_by_role("radio").count() + panel.get_by_role("checkbox").count() == choices + 3 + 4 + 3
    )  # voyages, modes, luck
    for heading in ("Ship", "Starting reserve", "Expansions", "The Phantom’s harpoons", "Darkhouse level"):
        group = panel.get_by_role("group", name=heading)
        assert len(group.locator(".note").inner_text()) > 30


def test_reconstructed_values_carry_their_mark(sailor: Sailor) -> None:
    page = sailor.go("/new/nautilion")
    expect(page.locator("#options-nautilion")).to_be_in_viewport(ratio=0.3)
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
    panel.locator("[data-do=more-options]").click()
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


def press(page: Page, selector: str) -> None:
    """Press on the middle of something, as a person does."""
    spot = page.locator(selector)
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_voyage_is_chosen_by_its_picture_and_a_preset(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nemo")
    about = httpx.get(f"{server.address}/api/games/nemo").json()
    panel = page.get_by_role("region", name="Options")
    presets = {one["name"]: one["options"] for one in about["presets"]}
    expect(panel.locator("[data-preset] input")).to_have_count(len(presets))
    expect(panel.locator("[data-motive] svg")).to_have_count(8)
    for motive in panel.locator("[data-motive]").all():
        assert len(motive.inner_text()) > 40  # a sentence
    expect(panel.locator("[data-preset='first-voyage'] input")).to_be_checked()
    expect(panel.get_by_role("group", name="Gems on the deck")).to_be_hidden()  # folded away
    press(page, "[data-preset='everything']")
    press(page, "[data-motive='world-order']")
    expect(panel.locator("[data-preset='everything'] input")).to_be_checked()
    expect(panel.locator("[data-own]")).to_have_count(0)
    made = options(server, begin(page, "Dive"))
    assert made["motive"] == "world-order"
    assert {name: made[name] for name in presets["everything"]} == presets["everything"]


def shares() -> Callable[[str, int, list[str]], int]:
    """What was measured, in whole per cent."""
    rates = json.loads((ROOT / "web/src/games/nautilion/setout/win-rates.json").read_text())

    def share(ship: str, reserve: int, expansions: list[str]) -> int:
        return round(float(rates["won"][",".join(expansions)][ship][reserve - 1]))

    return share


def test_ships_voyages_and_expansions_are_pictures_with_what_was_measured(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nautilion")
    about = httpx.get(f"{server.address}/api/games/nautilion").json()
    panel, share = page.get_by_role("region", name="Options"), shares()
    drawn = [panel.locator(f"[data-ship={ship}] svg.ship").inner_html() for ship in ("A1", "A2", "B1", "B2", "C1", "C2")]
    assert len(set(drawn)) == 6
    pictures = [panel.locator(f"[data-expansion={one}] svg").first.inner_html() for one in about["options"][3]["choices"]]
    assert len(set(pictures)) == 5
    gauge = panel.locator("[data-share]")
    everything = [str(one) for one in about["options"][3]["choices"]]
    voyages = {"first-dive": ("A1", []), "harpoons-out": ("B1", ["mercenaries"]), "whole-deep": ("C2", everything)}
    for name, (ship, expansions) in voyages.items():
        card, wins = panel.locator(f"[data-preset={name}]"), share(ship, 4, expansions)
        expect(card).to_contain_text(f"{wins} % won")
        press(page, f"[data-preset={name}]")
        expect(card.locator("input")).to_be_checked()
        expect(gauge).to_have_attribute("data-share", str(wins))
    press(page, "[data-preset=harpoons-out]")
    press(page, "[data-ship=B2]")
    expect(panel.locator("[data-own]")).to_be_visible()
    expect(gauge).to_have_attribute("data-share", str(share("B2", 4, ["mercenaries"])))
    expect(panel.locator("[data-expansion=mercenaries]")).to_contain_text(f"without it {share('B2', 4, [])} %")
    press(page, "[data-expansion=reefs]")  # two of the five together were never measured
    expect(gauge).to_have_attribute("data-share", "")
    none, all_five = share("B2", 4, []), share("B2", 4, everything)
    expect(gauge).to_contain_text(f"won {none} % of the time, all five expansions {all_five} %")
    made = options(server, begin(page))
    assert (made["ship"], made["expansions"]) == ("B2", ["mercenaries", "reefs"])


def test_what_was_never_measured_says_so(sailor: Sailor) -> None:
    page = sailor.go("/new/nautilion")
    panel = page.get_by_role("region", name="Options")
    gauge = panel.locator("[data-share]")
    panel.get_by_role("checkbox", name="The Darkhouse").check()
    expect(gauge).to_have_attribute("data-share", str(shares()("A1", 4, ["darkhouse"])))
    panel.get_by_role("radio", name="Difficult the hardest").check()
    expect(gauge).to_have_attribute("data-share", "")
    expect(gauge).to_contain_text("Not measured with: Darkhouse level")
    panel.get_by_role("radio", name="Two at this screen").check()
    expect(gauge).to_contain_text("Not measured with: two aboard, Darkhouse level")


def test_a_voyage_is_chosen_with_keys_alone(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nautilion")
    page.locator("[data-preset=first-dive] input").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-preset=harpoons-out] input")).to_be_focused()
    page.keyboard.press("Tab")  # the link to the rule of the ducts
    page.keyboard.press("Tab")
    expect(page.locator("[data-ship=B1] input")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-ship=B2] input")).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator("[data-expansion=mages] input")).to_be_checked()
    page.keyboard.press("Enter")  # the form's button
    page.wait_for_url("**/#/table/*")
    made = options(server, page.url.rsplit("/", 1)[1])
    assert (made["ship"], made["expansions"]) == ("B2", ["mages", "mercenaries"])


SIZES = {"desk": (1280, 800), "phone": (390, 844), "narrow phone": (360, 640), "text at 200 %": (640, 400)}


@pytest.mark.parametrize("game", ["nautilion", "island", "nemo"])
def test_no_choice_is_out_of_sight(sailors: Callable[..., Sailor], game: str) -> None:
    """At every size each choice can be brought into the window and pressed, and nothing in it is cut off."""
    sailor = sailors(locale="fr-FR")
    page = sailor.go(f"/new/{game}")
    page.locator(".setout .go .button").wait_for()
    if game == "nautilion":
        page.locator("[data-preset=whole-deep] input").check()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) == 0, name
        cut = page.evaluate(
            """() => [...document.querySelectorAll('.setout label, .setout .go')]
                .filter(one => one.checkVisibility())
                .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
                .map(one => one.textContent.trim().slice(0, 40))"""
        )
        assert cut == [], name
        small = page.evaluate(
            """() => [...document.querySelectorAll('.setout label:not(.seed), .setout button.filled')]
                .filter(one => one.checkVisibility())
                .map(one => [one.textContent.trim().slice(0, 40), one.getBoundingClientRect()])
                .filter(([, box]) => box.width < 44 || box.height < 44).map(([said]) => said)"""
        )
        assert small == [], name
        for choice in page.locator(".setout label:visible").all():
            # Above what stays at the foot of a phone.
            choice.evaluate("one => one.scrollIntoView({ block: 'center', inline: 'center' })")
            hit = choice.evaluate(
                """one => {
                    const box = one.getBoundingClientRect()
                    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
                    return box.left >= -1 && box.right <= innerWidth + 1 && top?.closest('label') === one
                }"""
            )
            assert hit, (name, choice.inner_text())


def test_a_change_makes_a_voyage_ones_own_and_a_preset_takes_it_back(sailor: Sailor, server: Server) -> None:
    page = sailor.go("/new/nemo")
    panel = page.get_by_role("region", name="Options")
    press(page, "[data-preset='basic-box']")
    expect(panel.locator("[data-preset='basic-box'] input")).to_be_checked()
    press(page, "[data-motive='piracy']")  # brings its box along
    expect(panel.locator("[data-own]")).to_be_visible()
    press(page, "[data-preset='basic-box']")
    expect(panel.locator("[data-motive='explore'] input")).to_be_checked()
    press(page, "[data-do=more-options]")
    panel.get_by_role("checkbox", name="Realistic torpedoes").check()
    expect(panel.locator("[data-own]")).to_be_visible()
    made = options(server, begin(page, "Dive"))
    assert (made["box"], made["difficulty"], made["optional_rules"]) == ("basic", "officer", ["realistic-torpedoes"])
