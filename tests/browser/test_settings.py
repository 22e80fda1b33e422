"""Settings, keys and what screen readers hear."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from tests.browser.conftest import Sailor, Server, faults
from tests.browser.hands import Hands, Keys, agrees, greedily, mirror
from tests.browser.landing import new_island, sit
from tests.browser.voyage import sail


def test_settings_hold_and_are_remembered(sailor: Sailor) -> None:
    page = sailor.go()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    sheet.get_by_role("radio", name="dark").check()
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    sheet.get_by_role("radio", name="none").check()
    sheet.get_by_role("checkbox", name="Roll at once").check()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Settings")).to_be_focused()

    page = sailor.go("/about")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("checkbox", name="Roll at once")).to_be_checked()


def test_what_rolled_at_once_waits_again_when_that_is_switched_off_elsewhere(sailor: Sailor, server: Server) -> None:
    token = server.new(luck="open", seed="voyage-11", options={"reserve": 6})["seats"][0]
    table = mirror("voyage-11", reserve=6)
    page = sailor.go()
    page.evaluate("localStorage.setItem('leagues.settings', JSON.stringify({ rollAtOnce: true }))")
    page = sailor.go(f"/table/{token}")
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "plan")
    table.play("roll")
    page = sailor.go()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Roll at once").uncheck()
    page = sailor.go(f"/table/{token}")
    hands = Hands(page)
    hands.voyage(table, until=2)
    assert table.decision is not None
    assert table.decision.name == "roll"
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "roll")


def test_a_partner_who_rolls_at_once_is_left_alone(sailors: Callable[..., Sailor], server: Server) -> None:
    seats = server.new(options={"players": 2}, together=False, luck="open", seed="lagoon")["seats"]
    hasty, calm = sailors(), sailors()
    hasty.remember("settings", {"rollAtOnce": True})
    sent: list[str] = []
    calm.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    for sailor, seat in ((hasty, 0), (calm, 1)):
        sailor.go(f"/table/{seats[seat]}")
    expect(calm.page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    assert sent
    assert not any('"do":"settings"' in frame for frame in sent)
    calm.page.get_by_role("button", name="Settings").click()
    box = calm.page.get_by_role("checkbox", name="Roll at once")
    box.check()
    box.uncheck()
    assert any('"wait":true' in frame for frame in sent)


def test_roll_at_once_is_told_to_the_server(sailor: Sailor, server: Server) -> None:
    sailor.remember("settings", {"rollAtOnce": True})
    sent: list[str] = []
    sailor.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    expect(page.get_by_role("region", name="Journal")).to_be_visible()
    assert any('"do":"settings"' in frame and '"wait":false' in frame for frame in sent)


def test_a_question_mark_lists_the_keys(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    expect(page.get_by_role("region", name="Journal")).to_be_visible()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("Undo the last choice")
    assert sheet.locator("dt").count() >= 8
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="The rules of Nautilion")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "settings", "single", "undo"),
    [
        ("en-GB", "Settings", "Single-key shortcuts", "Undo the last choice"),
        ("fr-FR", "Réglages", "Raccourcis à une touche", "Annuler le dernier choix"),
    ],
)
def test_keys_of_one_sign_can_be_switched_off(
    sailors: Callable[..., Sailor], server: Server, locale: str, settings: str, single: str, undo: str
) -> None:
    sailor = sailors(locale=locale)
    path = f"/table/{server.new()['seats'][0]}"
    page = sailor.go(path)
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    page.keyboard.press("s")
    page.get_by_role("dialog", name=settings).get_by_role("checkbox", name=single).uncheck()
    page.keyboard.press("Escape")
    for loaded in (page, sailor.go(path)):
        expect(loaded.locator(".board[data-ready=true]")).to_be_visible()
        for key in ("s", "l", "?", "g", "u"):
            loaded.keyboard.press(key)
        expect(loaded.get_by_role("dialog")).to_have_count(0)
    assert page.locator(".prompt").get_attribute("data-decision") == "roll"
    page.get_by_role("button", name=settings).click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    listed = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert listed
    assert all(len(key) > 1 or key in "←→↑↓" for key in listed)
    page.get_by_role("checkbox", name=single).check()
    expect(page.get_by_role("dialog")).to_contain_text(undo)


class FewKeys(Keys):
    """No letters and no digits: Tab, Enter, Escape and arrows alone."""

    def key(self, *keys: str) -> None:
        assert {*keys} <= {"Tab", "Enter", "Escape", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"}
        super().key(*keys)

    def confirm(self) -> None:
        before = self.revision()
        self.press(self.page.locator("[data-do=confirm]"))
        expect(self.board).not_to_have_attribute("data-revision", before)

    def press(self, what: Locator) -> None:
        """Go there with the tab key, or where only one of many is a stop for it with arrows from that one, and press."""
        stop, steps = what, 0
        place = what.get_attribute("data-place")
        if place is not None:
            stop = self.page.locator("[data-place][tabindex='0']")
            steps = int(place) - int(stop.get_attribute("data-place") or "")
        if not self.has_focus(what):
            self.reach(stop)
        self.key(*["ArrowRight" if steps > 0 else "ArrowLeft"] * abs(steps))
        assert self.has_focus(what)
        self.key("Enter")

    def reach(self, what: Locator) -> None:
        """Press the tab key until something has the focus."""
        for _ in range(200):
            if self.has_focus(what):
                return
            self.key("Tab")
        raise AssertionError("the tab key never comes there")

    def give(self, rest: list[str], move: Move) -> None:
        dice = self.page.locator("[data-die]").evaluate_all("dice => dice.map(die => die.dataset.value)")
        self.reach(self.page.locator("[role=gridcell] [tabindex='0']"))
        self.key("ArrowUp", "ArrowUp", *["ArrowLeft"] * len(dice))
        for value in rest:
            column = dice.index(value)
            dice[column] = ""
            self.key(*["ArrowRight"] * column, "Enter", *["ArrowLeft"] * column, "ArrowDown")


def test_a_game_is_played_without_keys_of_one_sign(sailor: Sailor, server: Server) -> None:
    """Two turns: in the first a spell is cast on the path, and what was chosen is taken up again with Escape."""
    sailor.remember("settings", {"singleKeys": False})
    page = sailor.go(f"/table/{server.new(luck='open', seed='voyage-11', options={'reserve': 6})['seats'][0]}")
    table, hands = mirror("voyage-11", reserve=6), FewKeys(page)
    hands.ready()
    page.locator("main").focus()
    hands.key("Enter")
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "plan")
    table.play("roll")
    played: list[str] = []

    def choose(table: Table) -> Move:
        translation = next((move for move in table.legal if str(move) == "translate"), None)
        move = greedily(table) if translation is None or "translate" in played else translation
        played.append(str(move).split()[0])
        return move

    hands.ready()
    hands.choose(table.legal[0])
    expect(page.locator("[role=gridcell] [aria-pressed=true]")).to_have_count(3)
    hands.key("Escape")
    expect(page.locator("[role=gridcell] [aria-pressed=true]")).to_have_count(0)
    while table.view(0)["turn"] < 3:
        hands.voyage(table, choose, until=1)
    hands.ready()
    assert {"roll", "translate", "swap", "with", "give"} <= {*played}
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "roll")
    agrees(page, table)


def test_keys_do_nothing_where_one_types(sailor: Sailor) -> None:
    page = sailor.go("/rules/nautilion")
    page.get_by_role("searchbox").press_sequentially("sail?")
    expect(page.get_by_role("searchbox")).to_have_value("sail?")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_new_lines_of_the_journal_are_read_out(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    heard = page.get_by_role("log")
    page.get_by_role("button", name="Roll the dice").first.click()
    newest = page.get_by_role("region", name="Journal").locator("li.newest")
    expect(newest).to_contain_text("The dice show")
    expect(heard).to_contain_text(newest.evaluate("line => line.firstChild.textContent.trim()"))


def test_what_is_asked_is_read_out_whenever_it_changes(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new(luck='open', seed='voyage-11', options={'reserve': 6})['seats'][0]}")
    heard = page.get_by_role("log").locator("p")
    asked = page.locator(".prompt h2")
    expect(heard.last).to_have_text(asked.inner_text())
    before = asked.inner_text()
    page.get_by_role("button", name="Roll the dice").first.click()
    expect(asked).not_to_have_text(before)
    expect(heard.last).to_have_text(asked.inner_text())
    expect(heard.nth(-2)).to_contain_text("The dice show")


def test_ones_turn_is_read_out(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, new_island(server, ["", "greedy"])["seats"][0])
    page = landing.page
    heard = page.get_by_role("log").locator("p").last
    turns = 0
    for _ in range(4):
        landing.until("explore")
        asked = page.locator(".prompt h2").inner_text()
        expect(heard).to_contain_text(asked)
        turns += heard.inner_text() == f"Your turn. {asked}"  # whoever moved last may move first again
        landing.turn()
    assert turns >= 2


def test_messages_reach_people_while_a_sheet_is_open(sailors: Callable[..., Sailor], server: Server) -> None:
    """All that lies under an open sheet is out of reach, for screen readers too."""
    token = server.new()["seats"][0]
    page, other = (sailors().go(f"/table/{token}") for _ in range(2))
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("log")).to_be_empty()
    other.get_by_role("button", name="Roll the dice").first.click()
    expect(sheet.get_by_role("log")).to_contain_text("The dice show")
    expect(sheet.get_by_role("log")).to_contain_text(page.locator(".prompt h2").inner_text())
    sheet.get_by_role("checkbox", name="Tell me when it is my turn").click()
    message = page.get_by_role("region", name="Messages")
    expect(message).to_contain_text("The browser does not allow notifications")
    expect(sheet.get_by_role("log")).to_contain_text("The browser does not allow notifications")
    message.get_by_role("button", name="Close").click()
    expect(message).to_have_count(0)
    expect(sheet).to_be_visible()


def test_that_something_was_taken_back_is_read_out(sailor: Sailor, server: Server) -> None:
    token = server.new(luck="open", seed="taken back")["seats"][0]
    moves = itertools.count(1)
    while sail(server, token, moves=1, seed=next(moves)).get("barrier"):
        pass
    page = sailor.go(f"/table/{token}")
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_role("log")).to_contain_text("Undone.")


def test_the_title_says_whose_turn_it_is(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new(options={"players": 2}, together=False, luck="open", seed="lagoon")
    table = mirror("lagoon", players=2)
    one, other = (sailors().go(f"/table/{token}") for token in made["seats"])
    for page in (one, other):  # before the first turn nobody is at the helm yet: either may roll
        expect(page).to_have_title("Your turn · Nautilion")
    hands = Hands(one)
    hands.voyage(table, until=1)
    expect(one.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    first = next(move for move in table.legal if move.answer == 0)  # the one plays the first turn
    hands.ready()
    hands.choose(first)
    one.get_by_role("button", name="Propose").click()
    other.get_by_role("button", name="Agree").click()
    table.play(str(first))
    while table.who == 0:
        expect(one).to_have_title("Your turn · Nautilion")
        expect(other).to_have_title("Nautilion · Leagues")
        hands.voyage(table, until=1)
    assert table.who == 1
    expect(one).to_have_title("Nautilion · Leagues")
    expect(other).to_have_title("Your turn · Nautilion")


def test_nothing_is_rolled_at_a_table_of_the_island(sailor: Sailor, server: Server) -> None:
    """Nautilus Island has no dice, and rivals instead of partners."""
    page = sit(sailor, new_island(server, ["", "", "greedy"])["seats"][0]).page
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    page.keyboard.press("s")
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet.get_by_role("checkbox", name="Tell me when it is my turn")).to_be_visible()
    expect(sheet.get_by_role("checkbox", name="Roll at once")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".company")).not_to_contain_text("partner")
