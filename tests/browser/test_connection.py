"""Slow and broken lines: the page comes back by itself, loses no move and plays none twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, Sailor, Server
from tests.browser.voyage import sail


@pytest.fixture
def own_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may stop and start."""
    made = Server(tmp_path_factory.mktemp("brittle"))
    yield made
    made.stop()


def entries(server: Server, token: str) -> int:
    film = httpx.get(f"{server.address}/api/film", headers={"authorization": f"Bearer {token}"}).json()
    return len(film["scenes"])


def roll(page: Page) -> None:
    page.get_by_role("button", name="Roll the dice").first.click()


@pytest.mark.parametrize("kill", [False, True])
def test_a_restart_of_the_server_is_survived(own_server: Server, browser: Browser, kill: bool) -> None:
    sailor = Sailor(own_server, browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"))
    token = own_server.new()["seats"][0]
    page = sailor.go(f"/table/{token}")
    roll(page)
    journal = page.get_by_role("region", name="Journal")
    expect(journal).to_contain_text("The dice show")
    rolled = journal.locator("li.newest").inner_text()
    own_server.stop(kill=kill)
    expect(page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Connection lost. Trying again…")).to_be_hidden(timeout=30_000)
    expect(journal.locator("li.newest")).to_have_text(rolled, use_inner_text=True)
    sailor.context.close()
    assert sailor.mistakes == []


def test_a_move_whose_answer_was_lost_is_sent_again_and_counts_once(sailor: Sailor, server: Server) -> None:
    token = server.new()["seats"][0]
    lines: list[WebSocketRoute] = []
    sent: list[str] = []

    def through(line: WebSocketRoute) -> None:
        """Passes everything on, but the first line breaks as soon as the server has answered a move."""
        lines.append(line)
        upstream = line.connect_to_server()
        first = len(lines) == 1

        def up(message: str | bytes) -> None:
            if '"do":"play"' in str(message):
                sent.append(str(message))
            upstream.send(message)

        def down(message: str | bytes) -> None:
            if first and '"is":"update"' in str(message):
                line.close()
                upstream.close()
            else:
                line.send(message)

        line.on_message(up)
        upstream.on_message(down)

    sailor.page.route_web_socket("**/api/socket", through)
    page = sailor.go(f"/table/{token}")
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
    before = entries(server, token)
    roll(page)
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    assert len(sent) == 2
    assert sent[0] == sent[1]
    assert len(lines) == 2
    assert entries(server, token) == before + 4  # the click, and three dice


SILENT = 26_000  # milliseconds after which the page asks for a sign of life
UNANSWERED = 11_000  # and after which a line without an answer is given up


def tapped(sailor: Sailor, dead: list[int]) -> list[list[str]]:
    """What each line of a page sends. The lines whose numbers are in `dead` neither pass anything on nor close."""
    lines: list[list[str]] = []

    def through(line: WebSocketRoute) -> None:
        number = len(lines)
        lines.append([])
        upstream = line.connect_to_server()

        def up(message: str | bytes) -> None:
            lines[number].append(str(message))
            if number not in dead:
                upstream.send(message)

        line.on_message(up)
        upstream.on_message(lambda message: None if number in dead else line.send(message))

    sailor.page.route_web_socket("**/api/socket", through)
    return lines


def test_a_line_that_died_without_a_word_is_noticed(sailor: Sailor, server: Server) -> None:
    dead: list[int] = []
    lines = tapped(sailor, dead)
    sailor.page.clock.install()
    token = server.new()["seats"][0]
    page = sailor.go(f"/table/{token}")
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    dead.append(0)
    sent = len(lines[0])
    page.clock.fast_forward(SILENT)
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    assert len(lines[0]) == sent + 1
    page.clock.fast_forward(UNANSWERED)
    expect(page.get_by_text("Connection lost. Trying again…")).to_be_visible()
    page.clock.fast_forward(1_000)
    expect(page.get_by_text("Connection lost. Trying again…")).to_be_hidden()
    assert len(lines) == 2
    roll(page)
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")


@pytest.mark.parametrize("players", [1, 2])
def test_a_line_that_is_only_quiet_stays(sailor: Sailor, server: Server, players: int) -> None:
    """Also at a table that has not begun, where there is no help to ask for."""
    lines = tapped(sailor, [])
    sailor.page.clock.install()
    token = server.new(options={"players": players}, together=players == 1)["seats"][0]
    page = sailor.go(f"/table/{token}")
    expect(page.locator(".board[data-ready=true]" if players == 1 else ".board")).to_be_visible()
    for asked in (1, 2, 3):
        sent = len(lines[0])
        page.clock.fast_forward(SILENT)
        page.wait_for_timeout(300)
        assert lines[0][sent:] == ['{"do":"ping"}'], asked
        page.clock.fast_forward(UNANSWERED)
    assert len(lines) == 1
    expect(page.get_by_text("Connection lost. Trying again…")).to_be_hidden()
    expect(page.get_by_role("region", name="Messages")).to_have_count(0)


def test_two_tabs_of_one_seat_show_the_same(sailors: Callable[..., Sailor], server: Server) -> None:
    token = server.new()["seats"][0]
    one, other = (sailors().go(f"/table/{token}") for _ in range(2))
    roll(one)
    newest = one.get_by_role("region", name="Journal").locator("li.newest")
    expect(newest).to_contain_text("The dice show")
    same = other.get_by_role("region", name="Journal").locator("li.newest")
    expect(same).to_have_text(newest.inner_text(), use_inner_text=True)


def test_a_table_that_is_deleted_under_ones_eyes(sailor: Sailor, server: Server) -> None:
    token = server.new()["seats"][0]
    page = sailor.go(f"/table/{token}")
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
    httpx.delete(f"{server.address}/api/tables", headers={"authorization": f"Bearer {token}"}).raise_for_status()
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_what_happened_meanwhile_is_played_back_and_can_be_skipped(sailors: Callable[..., Sailor], server: Server) -> None:
    token = server.new()["seats"][0]
    sailor = sailors(reduced_motion="no-preference")
    page = sailor.go(f"/table/{token}")
    roll(page)
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    page.goto("about:blank")
    sail(server, token, moves=8)
    page = sailor.go(f"/table/{token}")
    strip = page.get_by_role("region", name="While you were away")
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="Skip").click()
    expect(strip).to_be_hidden()


def test_without_motion_what_happened_is_only_read_out(sailor: Sailor, server: Server) -> None:
    token = server.new()["seats"][0]
    page = sailor.go(f"/table/{token}")
    roll(page)
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    page.goto("about:blank")
    sail(server, token, moves=8)
    page = sailor.go(f"/table/{token}")
    expect(page.get_by_role("log")).to_contain_text("The Phantom")
    expect(page.get_by_role("region", name="While you were away")).to_have_count(0)


def test_the_server_away_at_the_start_is_said_and_tried_again(own_server: Server, browser: Browser) -> None:
    sailor = Sailor(own_server, browser.new_context(viewport=DESKTOP, locale="en-GB"))
    token = own_server.new()["seats"][0]
    away = True

    def answer(line: WebSocketRoute) -> None:
        if away:
            line.close()
        else:
            line.connect_to_server()

    sailor.page.route_web_socket("**/api/socket", answer)
    page = sailor.go(f"/table/{token}")
    expect(page.get_by_role("heading", name="The server is away")).to_be_visible()
    away = False
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible(timeout=30_000)
    sailor.context.close()
    assert sailor.mistakes == []


def test_a_page_without_https_can_play(sailor: Sailor, server: Server) -> None:
    """In a home network there is plain HTTP, and browsers keep some of their tools from such pages."""
    sailor.context.add_init_script("delete Crypto.prototype.randomUUID; delete Navigator.prototype.clipboard")
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    roll(page)
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")


def test_a_browser_that_stores_nothing_still_invites(sailor: Sailor) -> None:
    sailor.context.add_init_script("Storage.prototype.setItem = () => { throw new Error('full') }")
    page = sailor.go("/new/nautilion")
    page.get_by_role("radio", name="With a partner elsewhere").check()
    page.get_by_role("region", name="Options").get_by_role("button", name="Set sail").click()
    expect(page.get_by_role("dialog", name="Invite your partner").get_by_label("Link for your partner")).to_be_visible()
