"""My games: what this browser has links to, how they stand; they can be resumed, exported and deleted."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from datetime import datetime, timedelta

import httpx
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sailor, Server, faults
from tests.browser.voyage import sail


def own(server: Server, sailor: Sailor) -> tuple[str, str]:
    """A running game and an ended one, that this browser has links to."""
    running, ended = (server.new(luck="open", seed="tide")["seats"][0] for _ in range(2))
    sail(server, running, moves=6)
    sail(server, ended)
    kept = [{"token": token, "game": "nautilion", "seen": 1, "luck": "5a" * 32, "opened": 1} for token in (running, ended)]
    sailor.remember("games", kept)
    return running, ended


def test_games_are_listed_as_they_stand(sailor: Sailor, server: Server) -> None:
    running, ended = own(server, sailor)
    page = sailor.go("/mine")
    first = page.get_by_role("listitem").filter(has_text="Resume")
    expect(first).to_contain_text("Nautilion, turn")
    expect(first).to_contain_text("Your turn")
    expect(first.get_by_role("link", name="Resume")).to_have_attribute("href", f"#/table/{running}")
    second = page.get_by_role("listitem").filter(has_text="Lost:")
    expect(second.get_by_role("link", name="Replay")).to_have_attribute("href", f"#/replay/{ended}")
    assert faults(page) == []


def test_a_record_is_exported(sailor: Sailor, server: Server) -> None:
    _, ended = own(server, sailor)
    page = sailor.go("/mine")
    with page.expect_download() as coming:
        page.get_by_role("listitem").filter(has_text="Lost:").get_by_role("button", name="Save the record").click()
    text = coming.value.path().read_text()
    assert json.loads(text.splitlines()[0])["game"] == "nautilion"
    assert text == httpx.get(f"{server.address}/api/record", headers={"authorization": f"Bearer {ended}"}).text


def test_deleting_asks_first(sailors: Callable[..., Sailor], server: Server) -> None:
    sailor = sailors()
    running, _ = own(server, sailor)
    page = sailor.go("/mine")
    line = page.get_by_role("listitem").filter(has_text="Resume")
    line.get_by_role("button", name="Delete").click()
    sheet = page.get_by_role("dialog", name="Delete this game?")
    sheet.get_by_role("button", name="Keep it").click()
    expect(line).to_be_visible()
    line.get_by_role("button", name="Delete").click()
    sheet.get_by_role("button", name="Delete").click()
    expect(line).to_be_hidden()
    found = httpx.post(f"{server.address}/api/lookup", json={"tokens": [running]}).json()
    assert not found[0].get("found")


def test_links_that_lead_nowhere_can_be_forgotten(sailor: Sailor) -> None:
    kept = [{"token": "b" * 22, "game": "nautilion", "seen": 1, "luck": "5a" * 32, "opened": 1}]
    page = sailor.go()
    page.evaluate("games => localStorage.setItem('leagues.games', games)", json.dumps(kept))
    page = sailor.go("/mine")
    expect(page.get_by_text("The server does not know one of your links any more.")).to_be_visible()
    page.get_by_role("button", name="Forget them").click()
    expect(page.get_by_text("No game yet.")).to_be_visible()
    page = sailor.go("/mine")
    expect(page.get_by_text("No game yet.")).to_be_visible()


def opened(sailor: Sailor, server: Server) -> tuple[Page, str]:
    """The replay of a record that was sent in, and its text."""
    token = server.new(luck="open", seed="kelp")["seats"][0]
    sail(server, token)
    text = httpx.get(f"{server.address}/api/record", headers={"authorization": f"Bearer {token}"}).text
    page = sailor.go("/mine")
    page.get_by_label("Open a record").set_input_files(
        {"name": "g.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_url("**/#/replay/*")
    expect(page.get_by_role("slider")).to_be_visible()
    return page, text


def test_a_record_is_opened_listed_exported_and_deleted(sailor: Sailor, server: Server) -> None:
    page, text = opened(sailor, server)
    watch = page.url.rsplit("/", 1)[1]
    page = sailor.go("/mine")
    line = page.get_by_role("region", name="Records you opened").get_by_role("listitem")
    expect(line).to_contain_text("Nautilion")
    expect(line.get_by_role("link", name="Replay")).to_have_attribute("href", f"#/replay/{watch}")
    with page.expect_download() as coming:
        line.get_by_role("button", name="Save the record").click()
    saved = [json.loads(row) for row in coming.value.path().read_text().splitlines()]
    sent = [json.loads(row) for row in text.splitlines()]
    assert saved[1:] == sent[1:]
    line.get_by_role("button", name="Delete").click()
    sheet = page.get_by_role("dialog", name="Delete this record?")
    expect(sheet).to_contain_text("The file that you opened stays as it is.")
    assert faults(page) == []
    sheet.get_by_role("button", name="Delete").click()
    expect(line).to_have_count(0)
    page = sailor.go("/mine")
    expect(page.get_by_text("No game yet.")).to_be_visible()
    page = sailor.go(f"/replay/{watch}")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_a_link_to_look_on_only_leaves_the_list(sailor: Sailor, server: Server) -> None:
    made = server.new()
    sailor.go(f"/table/{made['watch']}").wait_for_selector(".board")
    page = sailor.go("/mine")
    line = page.get_by_role("listitem").filter(has_text="watching")
    line.get_by_role("button", name="Take it off the list").click()
    page.get_by_role("dialog", name="Take it off your list?").get_by_role("button", name="Take it off the list").click()
    expect(line).to_have_count(0)
    expect(page.get_by_role("region", name="Messages")).to_contain_text("It is off your list.")
    found = httpx.post(f"{server.address}/api/lookup", json={"tokens": made["seats"]}).json()
    assert found[0]["found"]


def test_a_server_that_is_away_is_no_empty_list(sailor: Sailor, server: Server) -> None:
    running, _ = own(server, sailor)
    away = True
    sailor.page.route("**/api/lookup", lambda route: route.abort() if away else route.continue_())
    page = sailor.go("/mine")
    expect(page.get_by_role("status")).to_contain_text("The server cannot be reached")
    expect(page.get_by_text("No game yet.")).to_have_count(0)
    line = page.locator(f"[data-remembered='{running}']")
    expect(line).to_contain_text("Nautilion")
    expect(line.get_by_role("link", name="Resume")).to_have_attribute("href", f"#/table/{running}")
    assert faults(page) == []
    away = False
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("listitem").filter(has_text="Resume")).to_contain_text("Nautilion, turn")
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)


def test_no_link_is_ever_dropped(sailor: Sailor, server: Server) -> None:
    kept = [
        {"token": f"{number:022}", "game": "nautilion", "seen": 1, "luck": "5a" * 32, "opened": 1} for number in range(130)
    ]
    page = sailor.go()
    page.evaluate("games => localStorage.setItem('leagues.games', games)", json.dumps(kept))
    token = server.new()["seats"][0]
    page = sailor.go(f"/table/{token}")
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    page = sailor.go("/mine")
    expect(page.get_by_text("The server does not know 130 of your links any more.")).to_be_visible()
    expect(page.get_by_role("link", name="Resume")).to_have_attribute("href", f"#/table/{token}")
    assert page.evaluate("JSON.parse(localStorage.getItem('leagues.games')).length") == 131


def test_a_file_that_is_no_record_is_refused_with_a_reason(sailor: Sailor) -> None:
    page = sailor.go("/mine")
    page.get_by_label("Open a record").set_input_files({"name": "g.txt", "mimeType": "text/plain", "buffer": b"ahoy"})
    expect(page.get_by_text("cannot be read").first).to_be_visible()
    assert page.url.endswith("/mine")


def test_it_is_said_beforehand_that_a_game_will_be_removed(sailor: Sailor, own_server: Server) -> None:
    """Where the host has what nobody opens removed; not of a game that has longer than a month."""
    made = [own_server.new(luck="open", seed="tide") for _ in range(2)]
    then = int(time.time()) - 40 * 24 * 3600
    own_server.stop()
    with sqlite3.connect(own_server.folder / "games.sqlite") as file:
        where = (then, made[0]["table"])
        file.execute("UPDATE moves SET at = ? WHERE number = (SELECT number FROM tables WHERE id = ?)", where)
        file.execute("UPDATE tables SET created = ?1, opened = ?1 WHERE id = ?2", where)
    file.close()
    own_server.more = ["--forget", "50"]
    own_server.start()
    sailor.remember("games", [{"token": one["seats"][0], "game": "nautilion", "opened": 1} for one in made])
    sailor.page.goto(f"{own_server.address}/#/mine")
    expect(sailor.page.get_by_role("listitem").filter(has_text="Resume")).to_have_count(2)
    day = datetime.now() + timedelta(days=10)
    expect(sailor.page.locator(".until")).to_have_count(1)
    expect(sailor.page.locator(".until")).to_contain_text(f"Will be removed on {day:%B} {day.day}, {day.year}")
