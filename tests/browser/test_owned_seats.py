"""A seat is its owner's, as people meet it: two browsers, pressed where their buttons are on the screen."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Sailor, Server, faults, overflow
from tests.browser.landing import new_island
from tests.browser.voyage import sail

Sailors = Callable[..., Sailor]
COVERED = """([x, y, element]) => !element.contains(document.elementFromPoint(x, y))"""


def press(page: Page, what: Locator) -> None:
    """Press something where it is on the screen; nothing is scrolled for that."""
    expect(what).to_be_visible()
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    size = page.viewport_size
    assert size is not None
    assert 0 <= x < size["width"], f"{what} is out of sight"
    assert 0 <= y < size["height"], f"{what} is out of sight"
    assert not page.evaluate(COVERED, [x, y, what.element_handle()]), f"{what} is covered"
    page.mouse.click(x, y)


def doing(page: Page, what: str) -> Locator:
    return page.locator(f'[data-do="{what}"]')


def kept(page: Page) -> list[dict[str, str]]:
    """The games that a browser keeps."""
    found: list[dict[str, str]] = page.evaluate("JSON.parse(localStorage.getItem('leagues.games') ?? '[]')")
    return found


def invited(server: Server) -> dict[str, object]:
    return server.invite("island", options={"players": 2}, together=False, names=["Ada", ""])


def take(sailor: Sailor, link: str, name: str = "") -> Page:
    """Open an invitation and take the seat; the sheet with the recovery link is open then."""
    page = sailor.go(f"/table/{link}")
    expect(page.get_by_role("heading", name="A seat for you")).to_be_visible()
    if name:
        press(page, page.get_by_label("Your name"))
        page.keyboard.type(name)
    press(page, doing(page, "take"))
    expect(page.get_by_role("dialog", name="The seat is yours")).to_be_visible()
    return page


def test_the_creator_cannot_open_the_guest_s_seat(sailors: Sailors, server: Server) -> None:
    """From the first press to the last: whoever makes the table hands on the invitation; only the guest gets the seat."""
    host, guest = sailors(), sailors()
    page = host.go("/new/island")
    page.get_by_role("radio", name="With friends elsewhere").check()
    page.get_by_role("button", name="Go ashore").last.click()
    invitation = page.get_by_role("dialog").get_by_label("Link for your partner").input_value()
    assert faults(page) == []
    other = take(guest, invitation.rsplit("/", 1)[1], "Bo")
    assert other.url != invitation
    assert faults(other) == []
    own = other.url.rsplit("/", 1)[1]
    press(other, doing(other, "seated"))
    expect(page.get_by_role("log")).to_contain_text("Bo is here.")
    again = page.context.new_page()  # the creator tries the link, in the browser that made it
    again.goto(invitation)
    expect(again.get_by_role("heading", name="This seat is taken")).to_be_visible()
    expect(again.locator("main")).to_contain_text("open your recovery link")
    expect(doing(again, "take")).to_have_count(0)
    assert faults(again) == []
    assert own not in page.content() + again.content() + json.dumps(kept(page))
    other.goto(invitation)  # the guest is led on to the table
    other.wait_for_url(f"**/#/table/{own}")
    expect(other.locator(".board")).to_be_visible()


def test_to_open_an_invitation_takes_nothing(sailors: Sailors, server: Server) -> None:
    """A messenger's preview opens links too, and may run what lies there."""
    made = invited(server)
    link = str(made["seats"][1])  # type: ignore[index]
    for _ in range(2):
        page = sailors().go(f"/table/{link}")
        expect(doing(page, "take")).to_be_visible()
        expect(page.locator("main li")).to_have_text(["Ada", "You"])
        assert kept(page) == []
    offer = httpx.get(f"{server.address}/api/seats", headers={"authorization": f"Bearer {link}"}).json()
    assert not offer.get("taken", False)


def test_a_lost_answer_is_asked_for_again(sailors: Sailors, server: Server) -> None:
    made = invited(server)
    sailor = sailors()
    page = sailor.go(f"/table/{made['seats'][1]}")  # type: ignore[index]

    def swallow(route: object) -> None:
        route.fetch()  # type: ignore[attr-defined]  # the server takes it, and its answer does not arrive
        route.abort()  # type: ignore[attr-defined]

    page.route("**/api/seats", lambda route: swallow(route) if route.request.method == "POST" else route.fallback())
    press(page, doing(page, "take"))
    expect(page.get_by_role("region", name="Messages")).to_contain_text("does not answer")
    page.unroute_all()
    page.reload()
    expect(page.get_by_role("dialog", name="The seat is yours")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_a_seat_is_recovered_on_another_device(sailors: Sailors, server: Server, size: tuple[int, int]) -> None:
    made = invited(server)
    viewport = {"width": size[0], "height": size[1]}
    old = sailors(viewport=viewport)
    page = take(old, str(made["seats"][1]))  # type: ignore[index]
    sheet = page.get_by_role("dialog", name="The seat is yours")
    link = sheet.get_by_label("Recovery link of your seat").input_value()
    expect(sheet.get_by_role("img", name="The recovery link as a QR code")).to_be_visible()
    assert overflow(page) == 0
    press(page, doing(page, "seated"))
    page.get_by_role("button", name="Settings").click()  # it is found again
    settings = page.get_by_role("dialog")
    expect(settings.get_by_label("Recovery link of your seat")).to_have_value(link)
    doing(page, "draw").click()
    expect(settings.get_by_role("img", name="The recovery link as a QR code")).to_be_visible()
    there = sailors(viewport=viewport).go(f"/table/{link.rsplit('/', 1)[1]}")
    expect(there.get_by_role("heading", name="Your seat")).to_be_visible()
    press(there, doing(there, "take"))
    expect(there.get_by_role("dialog", name="The seat is yours")).to_be_visible()
    assert there.get_by_label("Recovery link of your seat").input_value() != link
    expect(page.locator("main")).to_contain_text("This link no longer works")


def finished(server: Server, bots: list[str]) -> list[str]:
    """The links to a game that has been played to its end."""
    seats: list[str] = new_island(server, bots, seed="again")["seats"]
    people = [token for token in seats if token]
    with ThreadPoolExecutor(len(people)) as all_at_once:
        list(all_at_once.map(lambda token: sail(server, token, waits=True), people))
    return seats


def test_a_seat_at_a_rematch_shows_its_recovery_link(sailors: Sailors, server: Server) -> None:
    """Whoever asks for the rematch and whoever follows: both are shown the link at once, each their own."""
    seats = finished(server, ["", ""])
    pages = [sailors().go(f"/table/{token}") for token in seats]
    links = []
    for page, way in zip(pages, ("again", "join"), strict=True):
        press(page, doing(page, way))
        sheet = page.get_by_role("dialog", name="The seat is yours")
        expect(sheet.get_by_role("img", name="The recovery link as a QR code")).to_be_visible()
        links.append(sheet.get_by_label("Recovery link of your seat").input_value())
        assert faults(page) == []
        press(page, doing(page, "seated"))
        page.reload()  # once is enough
        expect(page.locator(".board")).to_be_visible()
        expect(sheet).to_have_count(0)
    assert len(set(links)) == 2
    there = sailors().go(f"/table/{links[1].rsplit('/', 1)[1]}")
    press(there, doing(there, "take"))
    expect(there.get_by_role("dialog", name="The seat is yours")).to_be_visible()
    expect(pages[1].locator("main")).to_contain_text("This link no longer works")
    expect(pages[0].locator(".board")).to_be_visible()


def test_a_rematch_against_bots_begins_without_a_sheet(sailor: Sailor, server: Server) -> None:
    """Nobody else can take such a seat away; the link waits in the settings."""
    token = finished(server, ["", "greedy"])[0]
    page = sailor.go(f"/table/{token}")
    press(page, doing(page, "again"))
    page.wait_for_url(lambda url: "/table/" in url and token not in url)
    page.wait_for_selector(".board[data-ready=true]")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press(page, page.get_by_role("button", name="Settings"))
    expect(page.get_by_role("dialog").get_by_label("Recovery link of your seat")).not_to_have_value("")


def test_a_seat_open_in_two_places_is_told_to_all(sailors: Sailors, server: Server) -> None:
    made = new_island(server, ["", ""])
    host, guest, twin = (sailors().go(f"/table/{made['seats'][seat]}") for seat in (0, 1, 1))
    for page in (guest, twin):
        expect(page.get_by_role("region", name="Messages")).to_contain_text("Your seat is open in two places.")
    expect(host.get_by_role("log")).to_contain_text("open in two places")
    press(host, host.get_by_role("button", name="The others at the table"))
    expect(host.get_by_role("dialog")).to_contain_text("Player 2’s seat is open in two places.")


def test_a_table_from_before_seats_had_owners_says_so(sailors: Sailors, own_server: Server) -> None:
    """Once as one comes; then among the others at the table."""
    made = new_island(own_server, ["", ""])
    own_server.stop()
    with sqlite3.connect(own_server.folder / "games.sqlite") as file:
        file.execute("UPDATE links SET kind = 'shared' WHERE kind = 'private'")
    file.close()
    own_server.start()
    page = sailors().page
    shared = "whoever made it has the links of all seats, and could play for you"
    for comes in range(2):
        page.goto("about:blank")
        page.goto(f"{own_server.address}/#/table/{made['seats'][1]}")
        expect(page.locator(".board")).to_be_visible()
        expect(page.get_by_role("region", name="Messages").get_by_text(shared)).to_have_count(1 - comes)
    press(page, page.get_by_role("button", name="The others at the table"))
    expect(page.get_by_role("dialog")).to_contain_text(shared)


def test_deleting_a_game_of_several_asks_the_others(sailors: Sailors, server: Server) -> None:
    made = new_island(server, ["", ""])
    host, guest = (sailors() for _ in range(2))
    pages = [one.go(f"/table/{token}") for one, token in zip((host, guest), made["seats"], strict=True)]
    expect(pages[0].locator(".board")).to_be_visible()
    expect(pages[1].locator(".board")).to_be_visible()
    for answer in ("keep", "agree"):
        page = host.go("/mine")
        press(page, page.get_by_role("button", name="Delete"))
        sheet = page.get_by_role("dialog", name="Delete this game for everybody?")
        press(page, sheet.get_by_role("button", name="Ask the others"))
        expect(page.get_by_text("You asked to delete this game.")).to_be_visible()
        notes = pages[1].get_by_role("region", name="Your seat")
        expect(notes).to_contain_text("Player 1 asks to delete this game for everybody.")
        assert faults(pages[1]) == []
        press(pages[1], doing(pages[1], answer))
        if answer == "keep":
            expect(notes).to_have_count(0)
    expect(pages[1].locator("main")).to_contain_text("This table has been deleted")


def test_resigning_leaves_the_game_to_the_others(sailors: Sailors, server: Server) -> None:
    made = new_island(server, ["", ""])
    host, guest = (sailors() for _ in range(2))
    for one, token in zip((host, guest), made["seats"], strict=True):
        expect(one.go(f"/table/{token}").locator(".board")).to_be_visible()
    page = host.go("/mine")
    press(page, page.get_by_role("button", name="Delete"))
    press(page, doing(page, "resign"))
    expect(page.get_by_text("The game is off your list.").first).to_be_attached()
    assert kept(page) == []
    press(guest.page, guest.page.get_by_role("button", name="Settings"))
    guest.page.keyboard.press("Escape")
    (summary,) = httpx.post(f"{server.address}/api/lookup", json={"tokens": [made["seats"][1]]}).json()
    assert (summary["found"], summary.get("others", 0)) == (True, 0)
