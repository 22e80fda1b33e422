"""Whole games of Nautilion through the page: won, lost, with every expansion, by keyboard, by two, in French, on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from leagues.kernel.frames import ANYONE
from tests.browser.conftest import DESKTOP, PHONE, Sailor, Server, overflow
from tests.browser.hands import ALL, Hands, Keys, Thumbs, agrees, greedily, mirror


def begin(server: Server, seed: str, **options: object) -> str:
    """A table with an open seed: its first link."""
    return str(server.new(options=options, luck="open", seed=seed)["seats"][0])


@pytest.mark.parametrize(
    ("seed", "outcome", "title"),
    [
        ("voyage-11", "won-full-crew", "You reached the Abyss"),
        ("voyage-36", "lost-phantom-at-isles", "The voyage is lost"),
    ],
)
def test_a_game_alone(sailor: Sailor, server: Server, seed: str, outcome: str, title: str) -> None:
    page = sailor.go(f"/table/{begin(server, seed, ship='A1', reserve=6)}")
    table = mirror(seed, ship="A1", reserve=6)
    Hands(page).voyage(table)
    assert table.outcome == outcome
    expect(page.locator(".board")).to_have_attribute("data-outcome", outcome)
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    for way in ("Play again", "Watch the replay", "Check the dice", "Look at the table"):
        expect(page.get_by_text(way, exact=True)).to_be_visible()
    page.get_by_text("Play again", exact=True).click()
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", "roll")


@pytest.mark.parametrize("seed", ["sheet-4", "sheet-35"])
def test_a_game_with_all_expansions(sailor: Sailor, server: Server, seed: str) -> None:
    page = sailor.go(f"/table/{begin(server, seed, ship='A1', reserve=6, expansions=ALL)}")
    table = mirror(seed, ship="A1", reserve=6, expansions=ALL)
    hands = Hands(page)
    hands.voyage(table, until=60)
    hands.ready()
    agrees(page, table)
    hands.voyage(table)
    assert table.outcome is not None
    expect(page.locator(".board")).to_have_attribute("data-outcome", table.outcome)


def test_a_game_by_keyboard_alone(sailor: Sailor, server: Server) -> None:
    page = sailor.go(f"/table/{begin(server, 'voyage-14', ship='A1', reserve=6)}")
    table = mirror("voyage-14", ship="A1", reserve=6)
    Keys(page).voyage(table)
    assert table.outcome == "won-full-crew"
    expect(page.locator(".board")).to_have_attribute("data-outcome", table.outcome)
    expect(page.get_by_role("heading", name="You reached the Abyss")).to_be_focused()


def test_a_game_in_french_on_a_phone(sailors: Callable[..., Sailor], server: Server) -> None:
    sailor = sailors(viewport=PHONE, has_touch=True, locale="fr-FR")
    page = sailor.go(f"/table/{begin(server, 'voyage-26', ship='A1', reserve=6)}")
    table = mirror("voyage-26", ship="A1", reserve=6)
    Thumbs(page).voyage(table)
    expect(page.locator(".board")).to_have_attribute("data-outcome", str(table.outcome))
    expect(page.get_by_role("heading", name="Vous avez atteint les Abysses")).to_be_visible()
    assert overflow(page) <= 0


def test_reload_and_a_server_that_dies(
    sailors: Callable[..., Sailor], built: None, tmp_path: Path, browser: Browser
) -> None:
    harbour = Server(tmp_path)
    try:
        sailor = Sailor(harbour, browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce"))
        page = sailor.go(f"/table/{begin(harbour, 'voyage-3', ship='A1', reserve=6)}")
        table, hands = mirror("voyage-3", ship="A1", reserve=6), Hands(page)
        hands.voyage(table, until=9)
        page.reload()
        hands.ready()
        agrees(page, table)
        hands.voyage(table, until=5)
        hands.ready()
        harbour.stop(kill=True)
        expect(page.get_by_text("The line is down")).to_be_visible(timeout=20_000)
        harbour.start()
        expect(page.get_by_text("The line is down")).to_be_hidden(timeout=30_000)
        hands.ready()
        agrees(page, table)
        hands.voyage(table)
        expect(page.locator(".board")).to_have_attribute("data-outcome", str(table.outcome))
        assert sailor.mistakes == []
        sailor.context.close()
    finally:
        harbour.stop()


def test_two_in_different_places(sailors: Callable[..., Sailor], server: Server) -> None:
    made = server.new(options={"players": 2, "ship": "A1"}, luck="open", seed="pair-1", together=False)
    table = mirror("pair-1", players=2, ship="A1")
    pages = [sailors().go(f"/table/{token}") for token in made["seats"]]
    hands = [Hands(page) for page in pages]
    turns = set()
    while table.decision is not None:
        move = greedily(table)
        seat = table.who
        if seat == ANYONE and len(table.legal) > 1:
            hands[0].ready()
            hands[0].choose(move)
            hands[0].page.locator("[data-do=confirm]").click()
            hands[1].page.get_by_role("button", name="Agree").click()
        elif seat == ANYONE:
            hands[1].play(move)
        else:
            turns.add(seat)
            expect(pages[1 - seat].get_by_role("heading", name=f"Player {seat + 1} is deciding.")).to_be_visible()
            hands[seat].play(move)
        table.play(str(move))
    assert turns == {0, 1}
    for page in pages:
        expect(page.locator(".board")).to_have_attribute("data-outcome", str(table.outcome))
