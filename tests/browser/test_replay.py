"""Replay: step, play, jump, go on from any position, share, keep the record, check the dice."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

import leagues
from tests.browser.conftest import PHONE, Sailor, Server, faults, overflow
from tests.browser.landing import new_island, sit
from tests.browser.voyage import sail


@pytest.fixture(scope="module")
def ended(server: Server) -> dict[str, str]:
    """A game with fair dice that was played to its end: its own link and the one to look on."""
    made = server.new()
    sail(server, made["seats"][0])
    return {"seat": made["seats"][0], "watch": made["watch"]}


def position(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_step_jump_and_play(sailor: Sailor, ended: dict[str, str]) -> None:
    page = sailor.go(f"/replay/{ended['seat']}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Step forward").click()
    first = position(page)
    assert first > 0
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Step back").click()
    assert position(page) == first
    page.get_by_role("button", name="To the end").click()
    length = int(slider.get_attribute("max") or 0)
    assert position(page) == length > 20
    page.get_by_role("button", name="To the beginning").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_line_of_the_journal_is_a_place_to_jump_to(sailor: Sailor, ended: dict[str, str]) -> None:
    page = sailor.go(f"/replay/{ended['seat']}")
    journal = page.get_by_role("region", name="Journal")
    journal.get_by_role("button", name="Turn 2.", exact=True).click()
    at = position(page)
    assert 0 < at < int(page.get_by_role("slider").get_attribute("max") or 0)
    expect(page.get_by_role("region", name="Replay").get_by_text("Turn 2")).to_be_visible()


def test_an_address_can_name_the_position(sailor: Sailor, ended: dict[str, str]) -> None:
    page = sailor.go(f"/replay/{ended['watch']}/45")
    expect(page.get_by_role("slider")).to_have_value("45")


def test_go_on_from_a_position(sailor: Sailor, server: Server, ended: dict[str, str]) -> None:
    page = sailor.go(f"/replay/{ended['seat']}")
    page.get_by_role("region", name="Journal").get_by_role("button", name="Turn 2.", exact=True).click()
    entries = position(page)
    page.get_by_role("button", name="More…").click()
    page.get_by_role("button", name="New game from here").click()
    page.wait_for_url("**/#/table/*")
    token = page.url.rsplit("/", 1)[1]
    assert token != ended["seat"]
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
    film = httpx.get(f"{server.address}/api/film", headers={"authorization": f"Bearer {token}"}).json()
    assert film["forked"] == entries


def test_the_shared_link_is_the_onlookers(sailor: Sailor, ended: dict[str, str]) -> None:
    page = sailor.go(f"/replay/{ended['watch']}")
    page.get_by_role("button", name="More…").click()
    link = page.get_by_label("Link to this replay").input_value()
    assert link.endswith(f"/#/replay/{ended['watch']}")


def shared(page: Page) -> str:
    """The link that a replay offers to hand on."""
    page.get_by_role("button", name="More…").click()
    return page.get_by_label("Link to this replay").input_value()


def test_a_seat_shares_a_link_for_onlookers_and_never_its_own(
    sailors: Callable[..., Sailor], server: Server, ended: dict[str, str]
) -> None:
    page = sailors().go(f"/replay/{ended['seat']}")
    link = shared(page)
    assert link.startswith(f"{server.address}/#/replay/")
    assert ended["seat"] not in link
    onlooker = sailors().go(link.split("#")[1])
    onlooker.get_by_role("button", name="To the end").click()
    assert position(onlooker) == int(page.get_by_role("slider").get_attribute("max") or 0)
    assert shared(onlooker) == link
    expect(onlooker.get_by_role("button", name="Save the record")).to_be_visible()
    expect(onlooker.get_by_role("button", name="Save the receipt")).to_have_count(0)


def test_a_partner_who_came_by_link_can_share_the_replay_too(sailors: Callable[..., Sailor], server: Server) -> None:
    one, other = sailors(), sailors()
    page = one.go("/new/nautilion")
    page.get_by_role("radio", name="With a partner elsewhere").check()
    page.get_by_role("region", name="Options").get_by_role("button", name="Set sail").click()
    sheet = page.get_by_role("dialog", name="Invite your partner")
    came = sheet.get_by_label("Link for your partner").input_value().rsplit("/", 1)[1]
    partner = other.go(f"/table/{came}")
    partner.locator("[data-do=take]").click()
    partner.locator("[data-do=seated]").click()
    expect(partner.locator(".board[data-ready=true]")).to_be_visible()
    page.get_by_role("button", name="Roll the dice").first.click()
    expect(partner.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    token, came = (one.url.rsplit("/", 1)[1] for one in (page, partner))
    link = shared(other.go(f"/replay/{came}"))
    assert link.startswith(f"{server.address}/#/replay/")
    assert came not in link
    assert token not in link
    onlooker = sailors().go(link.split("#")[1])
    onlooker.get_by_role("button", name="To the end").click()
    expect(onlooker.get_by_role("region", name="Journal").locator("li.newest")).to_contain_text("The dice show")
    table = sailors().go(link.split("#")[1].replace("/replay/", "/table/"))
    expect(table.locator(".board")).to_be_visible()
    expect(table.locator("[data-do=confirm]")).to_have_count(0)


def test_the_dice_are_checked(sailor: Sailor, ended: dict[str, str]) -> None:
    page = sailor.go(f"/replay/{ended['seat']}")
    page.get_by_role("button", name="More…").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Check", exact=True).click()
    expect(sheet).to_contain_text("draws follow from the secret and the players’ shares")
    expect(sheet).to_contain_text("This browser keeps nothing of these dice")
    expect(sheet).to_contain_text("rolls match the secret")
    expect(sheet).not_to_contain_text("Your receipt fits as well")  # whatever the host would hand out as one
    expect(sheet.get_by_role("button", name="Save the receipt")).to_have_count(0)
    assert faults(page) == []


def test_a_game_that_goes_on_cannot_be_checked_yet(sailor: Sailor, server: Server) -> None:
    token = server.new()["seats"][0]
    sail(server, token, moves=4)
    page = sailor.go(f"/check/{token}")
    page.get_by_role("button", name="Check", exact=True).first.click()
    expect(page.get_by_text("Wait for the end of the game")).to_be_visible()


def test_a_record_whose_dice_were_changed_is_found_out(sailor: Sailor, server: Server, ended: dict[str, str]) -> None:
    text = httpx.get(f"{server.address}/api/record", headers={"authorization": f"Bearer {ended['seat']}"}).text
    lines = text.splitlines()
    lines[-1] = lines[-1].replace(lines[-1][-8:-4], "0000" if lines[-1][-8:-4] != "0000" else "1111")
    page = sailor.go("/check")
    changed = "\n".join(lines) + "\n"
    page.get_by_label("Choose a record").set_input_files({"name": "r", "mimeType": "text/plain", "buffer": changed.encode()})
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("Not proven.")).to_be_visible()


def test_an_untouched_record_and_receipt_from_files(sailor: Sailor, server: Server, ended: dict[str, str]) -> None:
    seat = {"authorization": f"Bearer {ended['seat']}"}
    page = sailor.go("/check")
    for label, path in (("Choose a record", "record"), ("Choose a receipt", "receipt")):
        text = httpx.get(f"{server.address}/api/{path}", headers=seat).text
        page.get_by_label(label).set_input_files({"name": path, "mimeType": "text/plain", "buffer": text.encode()})
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("Your receipt fits as well")).to_be_visible()


@pytest.mark.parametrize("viewport", [{"width": 1280, "height": 800}, PHONE])
def test_axe_and_width(
    sailors: Callable[..., Sailor], server: Server, ended: dict[str, str], viewport: dict[str, int]
) -> None:
    page = sailors(viewport=viewport).go(f"/replay/{ended['seat']}/60")
    expect(page.get_by_role("slider")).to_be_visible()
    assert overflow(page) == 0
    assert faults(page) == []


def older_record() -> tuple[str, int]:
    """A game of other values that allowed what is forbidden now, and the entry where it did."""
    table, chooser = leagues.new("nautilion", seed="older"), random.Random(3)
    while not table.over:
        table.play(chooser.choice(table.legal))
    lines = [json.loads(line) for line in table.record().splitlines()]
    lines[0]["tables"]["hash"] = "0123456789abcdef"
    plan = [line for line in lines[1:] if line.get("asks") == "plan"][-2]
    plan["answer"] = "give 6 6 6"
    return "".join(json.dumps(line) + "\n" for line in lines), int(plan["n"])


def test_a_record_of_older_rules_says_how_far_it_goes(sailor: Sailor, server: Server) -> None:
    text, entry = older_record()
    watch = httpx.post(f"{server.address}/api/records", content=text).json()["watch"]
    page = sailor.go(f"/replay/{watch}/{entry - 1}")
    note = page.get_by_role("region", name="Replay").get_by_role("status")
    fork = page.get_by_role("button", name="New game from here")
    expect(note).to_be_empty()
    page.get_by_role("button", name="More…").click()
    expect(fork).to_be_enabled()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the end").click()
    expect(note).to_contain_text("The rules have changed since")
    assert faults(page) == []
    page.get_by_role("button", name="More…").click()
    expect(fork).to_be_disabled()
    page = sailor.go(f"/table/{watch}")
    expect(page.get_by_text("so it cannot go on")).to_be_visible()


def test_a_record_of_another_version_is_opened_by_hand_and_said_to_be_frozen(sailor: Sailor) -> None:
    text, entry = older_record()
    page = sailor.go("/mine")
    page.get_by_label("Open a record").set_input_files({"name": "old", "mimeType": "text/plain", "buffer": text.encode()})
    page.wait_for_url("**/#/replay/*")
    note = page.get_by_role("region", name="Replay").get_by_role("status")
    expect(page.get_by_role("slider")).to_have_value("0")
    expect(note).to_be_empty()
    page.get_by_role("button", name="To the end").click()
    expect(note).to_contain_text("The rules have changed since")
    assert position(page) >= entry
    page = sailor.go(f"/table/{page.url.rsplit('/', 1)[1]}")
    frozen = page.get_by_text("The rules have changed since this game was played, so it cannot go on.")
    expect(frozen).to_be_visible()
    expect(frozen.get_by_role("link", name="Replay")).to_be_visible()
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    assert faults(page) == []


def test_a_record_of_rules_yet_to_come_is_refused_with_a_reason(sailor: Sailor) -> None:
    header, _, rest = leagues.new("nautilion", seed="newer").record().partition("\n")
    text = json.dumps(json.loads(header) | {"rules": 99}) + "\n" + rest
    page = sailor.go("/mine")
    page.get_by_label("Open a record").set_input_files({"name": "new", "mimeType": "text/plain", "buffer": text.encode()})
    expect(page.get_by_role("region", name="Messages")).to_contain_text("The record was written with rules 99")
    assert page.url.endswith("/mine")


def test_a_replay_of_the_island_counts_rounds(sailor: Sailor, server: Server) -> None:
    token = new_island(server, ["", "greedy"])["seats"][0]
    landing = sit(sailor, token)
    landing.turn()
    landing.turn()
    page = sailor.go(f"/replay/{token}")
    page.get_by_role("button", name="To the end").click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("Round 3")
    expect(page.get_by_role("heading", name="The game goes on from here.")).to_be_visible()
