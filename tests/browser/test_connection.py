"""Slow and broken lines: the page comes back by itself, loses no move and plays none twice."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, Sailor, Server, faults
from tests.browser.hands import Hands, agrees, greedily, mirror
from tests.browser.landing import Landing, new_island
from tests.browser.voyage import sail
from tests.harbour.running import take_over


@pytest.fixture
def own_server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that a test may stop and start."""
    made = Server(tmp_path_factory.mktemp("brittle"))
    yield made
    made.stop()


def film_of(server: Server, token: str) -> dict[str, Any]:
    film: dict[str, Any] = httpx.get(f"{server.address}/api/film", headers={"authorization": f"Bearer {token}"}).json()
    return film


def entries(server: Server, token: str) -> int:
    return len(film_of(server, token)["scenes"])


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
PATIENCE = 30  # seconds within which even a busy machine has answered


class Line(list[str]):
    """What a page sends over one line, and after how many messages it was last told something there."""

    answers = 0

    def answered(self, page: Page, asked: str, since: int = 0) -> None:
        """Wait until the page has sent something and been told something after it, however busy the machine is."""
        until = time.monotonic() + PATIENCE
        while not any(asked in message for message in self[since : self.answers]):
            assert time.monotonic() < until, f"{asked} is not sent, or not answered: {self[since:]}"
            page.wait_for_timeout(20)


def tapped(sailor: Sailor, dead: list[int]) -> list[Line]:
    """What each line of a page sends. The lines whose numbers are in `dead` neither pass anything on nor close."""
    lines: list[Line] = []

    def through(line: WebSocketRoute) -> None:
        number = len(lines)
        lines.append(Line())
        upstream = line.connect_to_server()

        def up(message: str | bytes) -> None:
            lines[number].append(str(message))
            if number not in dead:
                upstream.send(message)

        line.on_message(up)

        def down(message: str | bytes) -> None:
            if number not in dead:
                lines[number].answers = len(lines[number])
                line.send(message)

        upstream.on_message(down)

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
    until = time.monotonic() + PATIENCE
    while len(lines[0]) == sent:
        assert time.monotonic() < until, "the page does not ask whether the line is alive"
        page.wait_for_timeout(20)
    assert lines[0][sent:] == ['{"do":"ping"}']
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
    lines[0].answered(page, '"do":"luck"')  # its share of the dice goes out by itself
    for asked in (1, 2, 3):
        sent = len(lines[0])
        page.clock.fast_forward(SILENT)
        lines[0].answered(page, '"do":"ping"', since=sent)
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


LATE = 0.7  # seconds that a slow line takes for a message, each way
UNWELL = """(() => {
    window.unwell = []
    const look = () => {
        const text = document.body?.textContent ?? ''
        unwell.push(...['Connection lost', 'The server is not responding'].filter((words) => text.includes(words)))
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
})()"""


def slowed(sailor: Sailor) -> list[list[str]]:
    """What each line of a page sends; all of it, and every answer, comes late."""
    lines: list[list[str]] = []

    def through(line: WebSocketRoute) -> None:
        sent: list[str] = []
        lines.append(sent)
        upstream = line.connect_to_server()

        def up(message: str | bytes) -> None:
            sent.append(str(message))
            asyncio.get_running_loop().call_later(LATE, upstream.send, message)

        def down(message: str | bytes) -> None:
            asyncio.get_running_loop().call_later(LATE, line.send, message)

        line.on_message(up)
        upstream.on_message(down)

    sailor.page.route_web_socket("**/api/socket", through)
    return lines


def test_a_slow_line_is_played_at_calmly(sailor: Sailor, server: Server) -> None:
    """A whole turn, every button pressed three times: each move is sent once, and nobody is told that the line is lost."""
    lines = slowed(sailor)
    sailor.context.add_init_script(UNWELL)
    token = server.new(luck="open", seed="voyage-11", options={"reserve": 6})["seats"][0]
    table = mirror("voyage-11", reserve=6)
    page = sailor.go(f"/table/{token}")
    hands = Hands(page)
    played = 0
    hands.ready()
    while table.view(0)["turn"] < 2:
        move = greedily(table)
        hands.ready()
        hands.choose(move)
        button = page.locator("[data-do=confirm]")
        expect(button).to_be_enabled()
        before = hands.revision()
        button.evaluate("button => { button.click(); button.click() }")
        page.keyboard.press("g")  # the key for the same button
        assert hands.revision() == before
        expect(page.locator(".board")).not_to_have_attribute("data-revision", before)
        table.play(str(move))
        played += 1
    assert played >= 3
    hands.ready()
    agrees(page, table)
    assert len(lines) == 1
    assert sum('"do":"play"' in message for message in lines[0]) == played
    assert entries(server, token) == len(table.entries)
    assert page.evaluate("unwell") == []


# Writes down what is said of the time away, and where the board shows who was moved by others meanwhile. What takes its time
# takes a minute more where a test says so: it stands still for our purposes.
WATCHED = """(() => {
    window.shown = []
    window.stands = false
    const later = window.setTimeout
    window.setTimeout = (run, wait, ...more) => later(run, stands && wait >= 100 ? wait + 60_000 : wait, ...more)
    const look = () => {
        const strip = document.querySelector('section[aria-label^="While you were away"] p')
        const at = document.querySelector('[data-figure=phantom][data-at], [data-castaway="1"]')?.dataset.at
        const said = strip?.textContent.replace(strip.querySelector('strong').textContent, '').trim()
        const last = shown.at(-1)
        if (said && (last?.[0] !== said || last[1] !== at)) shown.push([said, at])
    }
    const what = { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['data-at'] }
    new MutationObserver(look).observe(document, what)
})()"""
JOURNAL = "all => all.map((line) => line.firstChild.textContent.trim()).reverse()"
NOW = """() => [
    document.querySelector('[data-figure=phantom][data-at], [data-castaway="1"]').dataset.at,
    document.querySelector('section[aria-label^="While you were away"]') !== null,
]"""


def journal_of(page: Page) -> list[str]:
    """The sentences of the journal, the oldest first."""
    lines: list[str] = page.get_by_role("region", name="Journal").locator("ol ol > li").evaluate_all(JOURNAL)
    return lines


def to_be_shown(
    film: dict[str, Any], journal: list[str], known: int, where: Callable[[dict[str, Any]], int]
) -> list[list[str]]:
    """What is to be played back to somebody who knows so many lines of a journal: the sentences of each entry with the
    position that it led to."""
    view, line = film["view"], 0
    steps: list[list[str]] = []
    for scene in film["scenes"]:
        take_over(view, scene)
        count = len(scene.get("lines", []))
        if count and line >= known:
            steps.append([" ".join(journal[line : line + count]), str(where(view))])
        line += count
    assert line == len(journal)
    return steps


def phantom(view: dict[str, Any]) -> int:
    return int(view["phantom"])


def test_what_happened_meanwhile_is_played_back_and_can_be_skipped(sailors: Callable[..., Sailor], server: Server) -> None:
    token = server.new(luck="open", seed="meanwhile")["seats"][0]
    sailor = sailors(reduced_motion="no-preference")
    sailor.context.add_init_script(WATCHED)
    page = sailor.go(f"/table/{token}")
    roll(page)
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    known = len(journal_of(page))
    assert page.evaluate("shown") == []
    page.goto("about:blank")
    sail(server, token, moves=8)
    page = sailor.go(f"/table/{token}")
    strip = page.get_by_role("region", name="While you were away")
    expect(strip).to_be_visible()
    expect(page.locator(".board[data-ready=true]")).to_be_visible(timeout=15_000)
    expect(strip).to_be_hidden()
    journal = journal_of(page)
    steps = to_be_shown(film_of(server, token), journal, known, phantom)
    assert len({at for _, at in steps}) > 2
    assert page.evaluate("shown") == steps
    assert page.evaluate(NOW) == [steps[-1][1], False]

    page.goto("about:blank")
    sail(server, token, moves=8, seed=2)
    sailor.context.add_init_script("window.stands = true")
    page = sailor.go(f"/table/{token}")
    expect(strip.get_by_role("button", name="Skip")).to_be_visible()
    steps = to_be_shown(film_of(server, token), journal_of(page), len(journal), phantom)
    expect(strip).to_contain_text(steps[0][0])
    assert page.evaluate(NOW) == [steps[0][1], True]
    assert steps[0][1] != steps[-1][1]
    assert faults(page) == []
    strip.get_by_role("button", name="Skip").click()
    assert page.evaluate(NOW) == [steps[-1][1], False]
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    assert page.evaluate("shown") == steps[:1]


SIGHT = """(() => {
    window.away = false
    Object.defineProperty(document, 'visibilityState', { get: () => (away ? 'hidden' : 'visible') })
})()"""
TURN_AWAY = """(away) => {
    window.away = away
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def column(view: dict[str, Any]) -> int:
    return int(view["columns"][1])


def test_what_happened_behind_another_tab_is_played_back_when_one_returns(
    sailors: Callable[..., Sailor], server: Server
) -> None:
    seats = new_island(server, ["", ""], seed="behind")["seats"]
    numbers = itertools.count(1)
    sailor = sailors(reduced_motion="no-preference")
    for script in (WATCHED, SIGHT):
        sailor.context.add_init_script(script)
    page = sailor.go(f"/table/{seats[0]}")
    partner = sailors().go(f"/table/{seats[1]}")
    expect(partner.locator(".board")).to_be_visible()
    partner.goto("about:blank")
    strip = page.get_by_role("region", name="While you were away")
    sail(server, seats[1], seed=next(numbers))  # if it is the partner who begins
    for skips in (False, True):
        landing = Landing(page)
        landing.ready()
        while page.title().startswith("Your turn"):
            landing.move()
        for away in (True, False):
            page.evaluate(TURN_AWAY, away)
        expect(strip).to_have_count(0)
        assert page.evaluate("shown") == []  # nothing has happened but what one did oneself
        known = len(journal_of(page))
        page.evaluate(TURN_AWAY, True)
        sail(server, seats[1], seed=next(numbers))
        expect(page).to_have_title("Your turn · Nautilus Island")
        steps = to_be_shown(film_of(server, seats[0]), journal_of(page), known, column)
        assert len(steps) > 1
        assert page.evaluate("shown") == []
        page.evaluate("skips => { window.stands = skips }", skips)
        page.evaluate(TURN_AWAY, False)
        expect(strip).to_be_visible()
        if skips:
            expect(strip).to_contain_text(steps[0][0])
            strip.get_by_role("button", name="Skip").click()
            assert page.evaluate(NOW) == [steps[-1][1], False]
            assert page.evaluate("shown") == steps[:1]
        else:
            expect(strip).to_be_hidden(timeout=15_000)
            assert page.evaluate("shown") == steps
        for away in (True, False):
            page.evaluate(TURN_AWAY, away)
        expect(strip).to_have_count(0)
        page.reload()
        landing.ready()
        assert page.evaluate("shown") == []
        expect(strip).to_have_count(0)


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
    expect(page.get_by_role("heading", name="The server is not responding")).to_be_visible()
    assert faults(page) == []
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


@pytest.mark.parametrize("game", ["nautilion", "island", "nemo"])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_lost_line_pushes_nothing_out_of_the_bar(own_server: Server, browser: Browser, game: str, language: str) -> None:
    sailor = Sailor(own_server, browser.new_context(viewport=DESKTOP, locale=language, reduced_motion="reduce"))
    made = new_island(own_server, ["", ""]) if game == "island" else own_server.new(game)
    page = sailor.go(f"/table/{made['seats'][0]}")
    page.wait_for_selector("header.bar nav button")
    own_server.stop(kill=True)
    page.wait_for_selector("header.bar .away")
    reached = page.locator("header.bar nav button").evaluate_all(
        """all => all.map((one) => {
            const box = one.getBoundingClientRect()
            const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            const dialog = document.querySelector('dialog[open]')
            return box.right <= innerWidth && box.width >= 24 && (one.contains(found) || dialog !== null)
        })"""
    )
    assert len(reached) >= 4
    assert all(reached)
    bar, away = page.locator("header.bar").bounding_box(), page.locator("header.bar .away").bounding_box()
    assert bar is not None
    assert away is not None
    assert away["height"] <= bar["height"] + 1
    own_server.start()
    sailor.context.close()
