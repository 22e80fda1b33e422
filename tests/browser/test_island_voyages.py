"""Whole games of Nautilus Island in the browser: against a bot, with keys alone, and four people with two who look on."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Sailor, Server
from tests.browser.landing import Keys, Landing, Thumbs, new_island, sit


def scores(page: Page) -> dict[int, int]:
    """The totals of the table of results, by seat."""
    found = page.locator("[data-score]").evaluate_all("cells => cells.map(cell => [cell.dataset.score, cell.innerText])")
    return {int(seat): int(points) for seat, points in found}


def explained(page: Page) -> list[int]:
    """What the sets and treasures of each column of the results add up to."""
    points = "cell => Number(cell.querySelector('b')?.innerText ?? 0)"
    rows = page.locator("[data-results] tbody tr").evaluate_all(
        f"rows => rows.map(row => [...row.querySelectorAll('td')].map({points}))"
    )
    return [sum(column) for column in zip(*rows, strict=True)]


def test_a_whole_game_against_a_bot(sailor: Sailor, server: Server) -> None:
    landing = sit(sailor, new_island(server, ["", "greedy"])["seats"][0])
    landing.whole_game()
    assert {"explore", "collect", "store", "close"} <= set(landing.played)
    page = landing.page
    expect(page.locator("#ending-title")).to_contain_text("won")
    totals = page.locator("[data-results] tfoot b").all_inner_texts()
    assert explained(page) == [int(total) for total in totals]
    winner = int((landing.board.get_attribute("data-outcome") or "")[-1])
    assert scores(page)[winner] == max(scores(page).values())
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("[data-results]")).to_have_count(0)


def test_a_rematch_keeps_seats_and_options(sailor: Sailor, server: Server) -> None:
    token = new_island(server, ["", "random"], options={"memory": "on"})["seats"][0]
    landing = sit(sailor, token)
    landing.whole_game()
    landing.page.locator("[data-do=again]").click()
    landing.page.wait_for_url(lambda url: "/table/" in url and token not in url)
    landing.ready()
    assert not landing.over
    expect(landing.page.locator("[data-rival]")).to_have_count(1)
    expect(landing.page.locator("[data-rival]")).to_contain_text("bot")
    expect(landing.page.locator("[data-known]")).to_have_count(1)


def test_a_whole_game_with_the_keyboard(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{new_island(server, ['', 'greedy'], seed='keys')['seats'][0]}")
    keys = Keys(page)
    keys.whole_game()
    assert {"explore", "collect", "store", "close"} <= set(keys.played)
    expect(page.locator("#ending-title")).to_be_focused()


def told(sailor: Sailor) -> list[dict[str, Any]]:
    """Everything that a window is told over its socket, as it comes."""
    heard: list[dict[str, Any]] = []
    sailor.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))))
    return heard


def hands_in(heard: list[dict[str, Any]]) -> list[list[Any]]:
    """The hands in what a window was told: (seat, row) of each that holds a card."""
    found = []
    for message in heard:
        hands = (message.get("view") or message.get("changes") or {}).get("hands", [])
        rows = enumerate(hands) if isinstance(hands, list) else ((int(seat), row) for seat, row in hands.items())
        for seat, row in rows:
            cards = row if isinstance(row, list) else list(row.values())
            if any(cards):
                found.append([seat, cards])
    return found


def play_together(people: list[Landing], watching: list[Page]) -> None:
    """A whole game; whoever looks on never sees a card of a hand."""
    for _ in range(2_000):
        for hands in people:
            if hands.board.get_attribute("data-ready") == "true":
                hands.move()
        for page in watching:
            assert page.locator("[data-hand], [data-card]").count() == 0
        if people[0].board.get_attribute("data-outcome"):
            return
        people[0].page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def test_four_people_see_one_game_and_only_their_own_hands(sailors: Callable[..., Sailor], server: Server) -> None:
    made = new_island(server, ["", "", "", ""], seed="four")
    players = [sailors(), sailors(viewport=PHONE, has_touch=True), sailors(), sailors(locale="fr-FR")]
    onlookers = [sailors(), sailors(locale="fr-FR", viewport=PHONE)]
    heard = [told(one) for one in (*players, *onlookers)]
    watching = [one.go(f"/table/{made['watch']}") for one in onlookers]
    pages = [one.go(f"/table/{token}") for one, token in zip(players, made["seats"], strict=True)]
    play_together([hands(page) for hands, page in zip((Landing, Thumbs, Keys, Landing), pages, strict=True)], watching)
    for page in (*pages, *watching):
        expect(page.locator("[data-results]")).to_have_count(1)
    assert len(scores(pages[0])) == 4
    assert all(scores(page) == scores(pages[0]) for page in (*pages, *watching))
    for page in pages:
        assert explained(page) == [int(total) for total in page.locator("[data-results] tfoot b").all_inner_texts()]
    expect(watching[1].locator("#ending-title")).to_contain_text("a gagné")
    for seat in range(4):
        assert {whose for whose, _ in hands_in(heard[seat])} == {seat}
    assert hands_in(heard[4]) == hands_in(heard[5]) == []
    rematch(pages, [str(token) for token in made["seats"]])


def rematch(pages: list[Page], seats: list[str]) -> None:
    """One asks for it, the others are offered it; everybody keeps their seat."""
    pages[1].locator("[data-do=again]").tap()
    pages[1].wait_for_url(lambda url: "/table/" in url and seats[1] not in url)
    for page, words in ((pages[0], "To the rematch"), (pages[2], "To the rematch"), (pages[3], "Vers la revanche")):
        page.get_by_role("button", name=words).click()
    for seat, page in enumerate(pages):
        expect(page.locator("[data-results]")).to_have_count(0)
        expect(page.locator(".prompt h2")).not_to_be_empty()
        shown = set(page.locator("[data-castaway]").evaluate_all("all => all.map(one => Number(one.dataset.castaway))"))
        assert shown == {0, 1, 2, 3}
        if page.locator("[data-rival]").count():
            rivals = page.locator("[data-rival]").evaluate_all("all => all.map(one => Number(one.dataset.rival))")
            assert set(rivals) == {0, 1, 2, 3} - {seat}


def test_a_silent_seat_is_given_to_a_bot_and_taken_back(sailors: Callable[..., Sailor], server: Server) -> None:
    made = new_island(server, ["", ""], seed="silent", patience=1)
    desk, away = sailors(), sailors()
    silent = away.go(f"/table/{made['seats'][1]}")
    landing = Landing(desk.go(f"/table/{made['seats'][0]}"))
    page = landing.page
    page.wait_for_selector(".board[data-ready=true], [data-do=replace]")
    if landing.board.get_attribute("data-ready") == "true":
        landing.move()
    page.wait_for_selector("[data-do=replace]")
    page.locator("[data-do=replace]").click()
    expect(page.locator("[data-rival='1']")).to_contain_text("bot")
    landing.ready()
    landing.move()
    silent.reload()
    expect(silent.get_by_role("region", name="Your seat")).to_contain_text("a bot plays for you")
    expect(page.locator("[data-rival='1']")).to_contain_text("bot")
    silent.locator("[data-do=return]").click()
    expect(silent.get_by_role("region", name="Your seat")).to_have_count(0)
    expect(page.locator("[data-rival='1']")).not_to_contain_text("bot")
