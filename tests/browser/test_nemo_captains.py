"""Several captains of Nemo's War: two browsers, one screen, a bot, and somebody who looks on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import leagues
from leagues.games.nemo.decisions import act
from tests.browser.captain import FOLLOW, embark, new_voyage
from tests.browser.conftest import PHONE, Sailor, Server, faults
from tests.browser.pupil import OPTIONS, greedily
from tests.sizes import LONG, sized

# Plays the answers of one captain; the other one goes on.
FOLLOW_TURN = FOLLOW.rsplit("    await until(() => board.dataset.ready", 1)[0] + "}"
Moves = list[tuple[int, str, str]]  # who answers, what is asked, the answer


def planned(seed: str, **asked: Any) -> tuple[Moves, str]:
    """A voyage of the policy, in which the captains now and then ask for each other's characters; how it ends."""
    table = leagues.new("nemo", seed=seed, wait=True, **OPTIONS | asked)
    moves: Moves = []
    asks = 0
    while table.decision is not None:
        name = table.decision.name
        move = greedily(table)
        points = [str(one) for one in table.legal if name == "act" and act.SACRIFICE <= one.answer < act.TREASURE]
        if name == "consent":
            asks += 1
            move = "refuse" if asks == 1 else "agree"
        elif points and asks < 2 and getattr(table.now, "turn", 0) > 1 and getattr(table.now, "refused", 0) == 0:
            move = points[-1]
        moves.append((table.who, name, move))
        table.play(move)
    return moves, table.outcome or ""


def together(pages: list[Page], moves: Moves) -> None:
    """Everybody plays their own answers."""
    for seat, run in groupby(moves, key=lambda one: one[0]):
        pages[seat].evaluate(FOLLOW_TURN, [move[1:] for move in run])


def dice_and_rules(page: Page) -> str:
    """Everything that this page was told."""
    page.locator("[data-do=dice]").click()
    told = page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return told


def test_two_captains_in_two_browsers(sailors: Callable[..., Sailor], server: Server) -> None:
    """As far as a refusal and a consent; whole in the long form."""
    moves, outcome = planned("captains", players=2)
    asked = [at for at, (_, name, _) in enumerate(moves) if name == "consent"]
    assert len(asked) > 1
    far = sized(asked[1] + 12, len(moves))
    made = server.new("nemo", options=OPTIONS | {"players": 2}, luck="open", seed="captains", together=False)
    one, other, phone = sailors(), sailors(locale="fr-FR"), sailors(viewport=PHONE, has_touch=True)
    pages = [one.go(f"/table/{made['seats'][0]}"), other.go(f"/table/{made['seats'][1]}")]
    watching = phone.go(f"/table/{made['watch']}")
    together(pages, moves[: asked[0]])
    owner = moves[asked[0]][0]
    expect(pages[owner].locator("[data-decision=consent][data-ready=true]")).to_be_visible()
    expect(pages[1 - owner].locator(".prompt h2")).to_contain_text(("Player 2 decides", "Décision en cours")[1 - owner])
    expect(watching.locator(".prompt h2")).to_contain_text(f"Player {owner + 1} decides")
    expect(watching.locator("[data-do=confirm]")).to_have_count(0)
    for page in (*pages, watching):
        assert faults(page) == []
    owners = pages[0].locator("[data-owner]").evaluate_all("all => all.map(one => Number(one.dataset.owner))")
    assert sorted(owners) == [1, 1, 1, 2, 2, 2]
    together(pages, moves[asked[0] : far])
    pages[0].locator("[data-do=dice]").click()
    expect(pages[0].get_by_role("dialog")).to_contain_text("refuses")
    pages[0].keyboard.press("Escape")
    if LONG:
        for page in (*pages, watching):
            expect(page.locator(".board")).to_have_attribute("data-outcome", outcome)
            expect(page.locator("#ending-title")).to_be_visible()


def test_two_rivals_in_two_browsers(sailors: Callable[..., Sailor], server: Server) -> None:
    """Each captain has a score that both see. As far as both have commanded; whole in the long form."""
    asked = {"players": 2, "company": "semi-competitive"}
    moves, outcome = planned("rivals", **asked)
    made = server.new("nemo", options=OPTIONS | asked, luck="open", seed="rivals", together=False)
    pages = [sailors().go(f"/table/{made['seats'][0]}"), sailors().go(f"/table/{made['seats'][1]}")]
    second = next(at for at, (seat, name, _) in enumerate(moves) if seat == 1 and name not in ("consent", "pick-character"))
    together(pages, moves[: sized(second + 3, len(moves))])
    for page in pages:
        assert "Captain 2 takes command" in dice_and_rules(page)
        if LONG:
            expect(page.locator(".board")).to_have_attribute("data-outcome", outcome)
            expect(page.locator("[data-own]")).to_have_count(2 if page.locator("[data-results]").count() else 0)
        else:
            expect(page.locator("main")).to_contain_text("Captain 1:")
        assert faults(page) == []


def test_nemo_and_the_imperialists_in_two_browsers(sailors: Callable[..., Sailor], server: Server) -> None:
    """As far as a ship that the Imperialists choose, which they alone see; whole in the long form."""
    asked = {"company": "imperialists"}
    moves, outcome = planned("empire 10", **asked)
    chosen = next(at for at, (_, name, _) in enumerate(moves) if name == "show-ship")
    assert {name for seat, name, _ in moves[:chosen] if seat == 1} >= {"admiralty", "spread", "muster"}
    made = server.new("nemo", options=OPTIONS | asked, luck="open", seed="empire 10", together=False)
    nemo, rival, other = (sailors() for _ in range(3))
    pages = [nemo.go(f"/table/{made['seats'][0]}"), rival.go(f"/table/{made['seats'][1]}")]
    watching = other.go(f"/table/{made['watch']}")
    together(pages, moves[:chosen])
    expect(pages[1].locator("[data-decision=show-ship][data-ready=true]")).to_be_visible()
    assert "To choose from" in dice_and_rules(pages[1])
    for page in (pages[0], watching):
        expect(page.locator(".prompt h2")).to_contain_text("Player 2 decides")
        expect(page.locator("[data-do=confirm]")).to_have_count(0)
        assert "To choose from" not in dice_and_rules(page)
    together(pages, moves[chosen : sized(chosen + 3, len(moves))])
    for page in (*pages, watching):
        if LONG:
            expect(page.locator(".board")).to_have_attribute("data-outcome", outcome)
            expect(page.locator("[data-winner]")).to_be_visible()
        assert faults(page) == []


def test_two_captains_at_one_screen(sailor: Sailor, server: Server) -> None:
    moves, _ = planned("screen", players=2)
    captain = embark(sailor, new_voyage(server, seed="screen", players=2))
    first_of_second = next(at for at, (seat, _, _) in enumerate(moves) if seat == 1)
    captain.follow([move[1:] for move in moves[:first_of_second]])
    expect(captain.page.locator(".kicker")).to_contain_text("Player 2 decides")
    captain.follow([move[1:] for move in moves[first_of_second : first_of_second + 5]])


def test_a_bot_is_the_other_captain(sailor: Sailor, server: Server) -> None:
    made = server.new("nemo", options=OPTIONS | {"players": 2}, luck="open", seed="bot", together=False, bots=["", "greedy"])
    captain = embark(sailor, str(made["seats"][0]))
    for _ in range(60):
        captain.move()
        captain.ready()
        if captain.over or captain.page.locator(".where").first.inner_text().endswith("turn 3"):
            break
    captain.page.locator("[data-do=dice]").click()
    expect(captain.page.get_by_role("dialog")).to_contain_text("Captain 2 takes command")


@pytest.mark.parametrize(("mode", "seats"), [("With bots", 1), ("Several at this screen", 2), ("With friends elsewhere", 2)])
def test_captains_are_chosen_with_the_options(sailor: Sailor, mode: str, seats: int) -> None:
    page = sailor.go("/new/nemo")
    panel = page.get_by_role("region", name="Options")
    panel.locator("[data-do=more-options]").click()
    expect(panel.get_by_role("radio", name=mode)).to_have_count(0)  # who sails alone does not choose company
    panel.get_by_role("group", name="Captains").get_by_role("radio", name="3").check(force=True)
    panel.get_by_role("radio", name=mode).check()
    expect(panel).to_contain_text("3 captains")
    bots = {1: "2 of them bots", 2: "one of them a bot"}[seats]
    expect(panel).to_contain_text(bots)
