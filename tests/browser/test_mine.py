"""My games: what this browser has links to, how they stand; they can be resumed, exported and deleted."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
from playwright.sync_api import expect

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


def test_a_record_is_opened_and_shown(sailor: Sailor, server: Server) -> None:
    token = server.new(luck="open", seed="kelp")["seats"][0]
    sail(server, token)
    text = httpx.get(f"{server.address}/api/record", headers={"authorization": f"Bearer {token}"}).text
    page = sailor.go("/mine")
    page.get_by_label("Open a record").set_input_files(
        {"name": "g.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    )
    page.wait_for_url("**/#/replay/*")
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_file_that_is_no_record_is_refused_with_a_reason(sailor: Sailor) -> None:
    page = sailor.go("/mine")
    page.get_by_label("Open a record").set_input_files({"name": "g.txt", "mimeType": "text/plain", "buffer": b"ahoy"})
    expect(page.get_by_text("cannot be read").first).to_be_visible()
    assert page.url.endswith("/mine")
