"""One meaning for a press, in all games: it chooses; a second one on the same changes nothing; only the filled button
confirms; a press where nothing lies, or Escape, lets go."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.captain import embark, new_scene
from tests.browser.conftest import Sailor, Server
from tests.browser.hands import mirror
from tests.browser.landing import new_island, sit
from tests.browser.test_nautilion_decisions import play_ahead, way_to

READY = ".board[data-ready=true]"
CONFIRM = "[data-do=confirm]"


def middle(page: Page, what: Locator) -> tuple[float, float]:
    """The middle of something that is in the window."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def chosen_by_two_presses(page: Page, what: Locator) -> None:
    """A double press leaves the thing chosen, and plays nothing."""
    before = page.locator(".board").get_attribute("data-revision")
    page.mouse.dblclick(*middle(page, what))
    page.wait_for_timeout(600)  # a move would have come back by then
    assert page.locator(".board").get_attribute("data-revision") == before
    expect(what).to_have_attribute("aria-pressed", "true")
    expect(page.locator(CONFIRM)).to_be_enabled()


def lets_go(page: Page, what: Locator, empty: tuple[float, float]) -> None:
    """A press where nothing lies, and Escape, each let go of what is chosen."""
    ways: list[Callable[[], None]] = [lambda: page.mouse.click(*empty), lambda: page.keyboard.press("Escape")]
    for let_go in ways:
        expect(what).to_have_attribute("aria-pressed", "true")
        let_go()
        expect(what).to_have_attribute("aria-pressed", "false")
        page.mouse.click(*middle(page, what))


def test_a_double_press_sacrifices_nobody(sailor: Sailor, server: Server) -> None:
    captain = embark(sailor, new_scene(server, "fight"))
    captain.until("act")
    page = captain.page
    officer = page.locator("#decision [data-choice='sacrifice first-officer']")
    officer.scroll_into_view_if_needed()
    chosen_by_two_presses(page, officer)
    chart = page.locator("#chart").bounding_box()
    assert chart is not None
    lets_go(page, officer, (chart["x"] + chart["width"] * 0.3, chart["y"] + chart["height"] - 40))


def test_a_column_stays_chosen(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, new_island(server, ["", "greedy"])["seats"][0])
    landing.until("explore")
    page = landing.page
    row = page.locator("[data-row]").last
    chosen_by_two_presses(page, row)
    column = page.locator(f"[data-column='{row.get_attribute('data-row')}']")
    expect(column).to_have_attribute("aria-pressed", "true")
    hull = page.locator("#hull").bounding_box()
    assert hull is not None
    lets_go(page, row, (hull["x"] + hull["width"] - 30, hull["y"] + hull["height"] / 2 + 120))
    page.mouse.dblclick(*middle(page, column))
    expect(column).to_have_attribute("aria-pressed", "true")


def test_a_set_to_store_stays_chosen(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, new_island(server, ["", "greedy"])["seats"][0])
    for _ in range(12):
        landing.until("act")
        stores = landing.page.locator("[data-choice^=store-]")
        if stores.count():
            break
        landing.move()
    chosen_by_two_presses(landing.page, stores.first)
    assert landing.page.locator("[data-hand][aria-pressed=true]").count() > 0


def test_dice_and_tokens_stay_where_they_were_put(sailor: Sailor, server: Server) -> None:
    made = server.new(luck="open", seed="pressing")
    page = sailor.go(f"/table/{made['seats'][0]}")
    page.wait_for_selector(READY)
    page.locator(CONFIRM).click()
    page.wait_for_selector("[data-guide=slate]")
    page.wait_for_selector(READY)
    cell = page.locator("[role=gridcell] button[data-figure='2']").first
    page.mouse.dblclick(*middle(page, cell))
    expect(cell).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(cell).to_have_attribute("aria-pressed", "false")
    die = page.locator("[data-die='0']")
    page.mouse.dblclick(*middle(page, die))
    expect(die).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("decision", ["place-token", "swap-first"])
def test_a_choice_of_nautilion_stays_chosen(sailor: Sailor, server: Server, decision: str) -> None:
    seed, options, moves = way_to(decision)
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    play_ahead(server, token, moves, mirror(seed, **options))
    page = sailor.go(f"/table/{token}")
    page.wait_for_selector(READY)
    where = (
        "[data-place][aria-pressed=false]" if decision == "swap-first" else "#decision [data-answer][aria-disabled=false]"
    )
    name = "data-place" if decision == "swap-first" else "data-answer"
    at = page.locator(where).first.get_attribute(name)
    chosen_by_two_presses(page, page.locator(f"[{name}='{at}']").first)


def test_the_list_of_keys_says_what_a_press_does(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{server.new()['seats'][0]}")
    page.wait_for_selector(READY)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Only the filled button confirms")
    expect(page.get_by_role("dialog")).not_to_contain_text("once more")


def without_explanations(page: Page) -> None:
    """A line over which no explanation ever arrives."""

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda told: None if '"is":"explained"' in str(told) else line.send(told))

    page.route_web_socket("**/api/socket", listen)


def moved_on(page: Page, before: str | None) -> None:
    page.wait_for_function("before => document.querySelector('.board').dataset.revision !== before", arg=before)


def test_what_is_legal_can_be_pressed_before_anything_is_explained(sailor: Sailor, server: Server) -> None:
    """A column of the hull: what to click for an answer is known before what it would do."""
    without_explanations(sailor.page)
    page = sailor.go(f"/table/{new_island(server, ['', 'greedy'])['seats'][0]}")
    board = page.locator(".board[data-decision=explore]")
    row = page.locator("[data-row]").last
    row.click()
    before = board.get_attribute("data-revision")
    expect(row).to_have_attribute("aria-pressed", "true")
    page.locator(CONFIRM).click()
    moved_on(page, before)
    assert page.locator(".board").get_attribute("data-ready") == "false"
