"""Every decision of Nautilion can be made through the page: each is reached in a real game and answered by clicks."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect
from websockets.sync.client import connect

from leagues.games.nautilion.aids.explanation import explain
from leagues.kernel.table import Table
from tests.browser.conftest import Sailor, Server
from tests.browser.hands import ALL, FIGURES, Hands, agrees, mirror
from tests.browser.voyage import hear, sit_down

CHOSEN = [
    "roll", "plan", "swap-first", "swap-second", "darkhouse-discard", "place-token", "choose-figure", "pay", "recover",
    "insert", "pay-crew", "take", "set-die", "replace", "keep-group", "choose-first",
]  # fmt: skip
TYPED = ["deal-token", "deal-admirals", "deal-reef", "deal-card", "reveal-heroic", "roll-die", "reef-die", "toll-die"]


def wandering(table: Table, luck: random.Random) -> Iterator[str]:
    """Random moves that like spells and Heroic Actions."""
    while table.decision is not None:
        rare = [move for move in table.legal if str(move).split()[0] in ("heroic", "translate", "place")]
        move = luck.choice(rare if rare and luck.random() < 0.5 else table.legal)
        yield str(move)
        table.play(str(move))


def anywhere(table: Table) -> bool:
    """Every position will do."""
    return True


def way_to(decision: str, where: Callable[[Table], bool] = anywhere) -> tuple[str, dict[str, object], list[str]]:
    """A seed, options and moves after which a decision is asked, with more than one answer."""
    options: dict[str, object] = {"expansions": ALL, "players": 2 if decision == "choose-first" else 1}
    for number in range(400):
        table = mirror(f"way-{number}", **options)
        moves: list[str] = []
        for move in wandering(table, random.Random(number)):
            assert table.decision is not None
            if table.decision.name == decision and (len(table.legal) > 1 or decision == "roll") and where(table):
                return f"way-{number}", options, moves
            moves.append(move)
    raise AssertionError(f"no way to {decision}")


def play_ahead(server: Server, token: str, moves: list[str], table: Table) -> None:
    """Play moves over the socket, and on a table of our own."""
    with connect(f"ws{server.address[4:]}/api/socket") as socket:
        told = sit_down(socket, token)
        for number, move in enumerate(moves):
            answer = next(one.answer for one in table.legal if str(one) == move)
            seat = max(told["question"].get("seat", 0), 0)
            said = {"do": "play", "id": str(number), "revision": told["revision"], "answer": answer, "seat": seat}
            socket.send(json.dumps(said))
            told = hear(socket, "update", "refused")
            assert told["is"] == "update", told
            table.play(move)


SPELLS = {"whirlwind": "whirlwind", "tide": "tide", "translate": "translation"}
DRAWN = ("path", "gap", "space", "cabin", "reserve", "discard", "heroic")
GLOWING = """() => {
    const lit = (one) => {
        const ring = one.querySelector('circle.legal, circle.slot')
        const { stroke, strokeWidth, boxShadow } = getComputedStyle(ring ?? one)
        return ring ? stroke !== 'none' && parseFloat(strokeWidth) >= 2 : boxShadow !== 'none'
    }
    const all = (selector, name) => [...document.querySelectorAll(selector)].map((one) => [one, name(one.dataset)])
    const glowing = [
        ...all('[data-place]', (data) => `path-${data.place}`),
        ...all('[data-gap]', (data) => `gap-${data.gap}`),
        ...all('[data-spot^=space-], [data-spot^=cabin-]', (data) => data.spot),
        ...all('[data-target]', (data) => data.target),
        ...all('#decision [data-answer]', (data) => `answer-${data.answer}`),
    ].filter(([one]) => lit(one))
    const open = [
        ...all('[data-card].legal', (data) => `heroic-${data.card}`),
        ...all('[data-guide^=spell-].legal', (data) => data.guide),
        ...all('[role=gridcell] button', (data) => `give-${data.figure}-${data.value}`),
        ...all('[data-do=reroll]', (data) => `reroll-${data.value}`),
        ...all('[data-do=buy]', () => 'buy'),
    ].filter(([one]) => one.ariaDisabled !== 'true')
    return [...glowing, ...open].map(([, name]) => name)
}"""


def glowing(page: Page) -> set[str]:
    """What the page marks as choosable, beside the button that rolls or confirms."""
    return set(page.evaluate(GLOWING))


def choosable(table: Table) -> set[str]:
    """What the legal answers are made with."""
    assert table.decision is not None
    choices = explain(table, 0)["choices"]
    found: set[str] = set()
    for move in table.legal:
        kind, *rest = str(move).split()
        if kind == "give" and rest[0] in FIGURES:
            found.add(f"give-{FIGURES.index(rest[0])}-{max(table.view(0)['dice'])}")
        elif kind == "give":
            found |= {f"give-{figure}-{value}" for figure, value in enumerate(rest)}
        elif kind in SPELLS:
            found.add(f"spell-{SPELLS[kind]}")
        elif kind in ("reroll", "buy"):
            found.add("-".join([kind, *rest]))
        elif kind != "roll":
            targets = choices[str(move.answer)]["targets"]
            found |= {f"{one['kind']}-{one['at']}" for one in targets if one["kind"] in DRAWN}
            if table.decision.name != "plan" and targets[0]["kind"] not in ("path", "gap"):
                found.add(f"answer-{move.answer}")
    return found


@pytest.mark.parametrize("decision", CHOSEN)
def test_what_can_be_chosen_glows_and_is_chosen_by_clicks(sailor: Sailor, server: Server, decision: str) -> None:
    seed, options, moves = way_to(decision)
    token = server.new(options=options, luck="open", seed=seed)["seats"][0]
    table = mirror(seed, **options)
    play_ahead(server, token, moves, table)
    page = sailor.go(f"/table/{token}")
    hands = Hands(page)
    hands.ready()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", decision)
    expect(page.locator(".prompt h2")).not_to_be_empty()
    assert glowing(page) == choosable(table)
    move = table.legal[-1]
    hands.play(move)
    table.play(str(move))
    hands.ready()
    agrees(page, table)
    shown = page.locator(".prompt").get_attribute("data-decision")
    assert shown == (table.decision.name if table.decision else "")


@pytest.mark.parametrize("decision", TYPED)
def test_what_own_dice_brought_is_typed_in(sailor: Sailor, server: Server, decision: str) -> None:
    options: dict[str, object] = {"expansions": ALL, "players": 2 if decision == "deal-admirals" else 1}
    token = table_asking(server, options, decision)
    page = sailor.go(f"/table/{token}")
    hands = Hands(page)
    hands.ready()
    expect(page.locator(".prompt")).to_have_attribute("data-decision", decision)
    before = hands.revision()
    page.locator("#decision [data-answer]").first.click()
    expect(page.locator(".board")).not_to_have_attribute("data-revision", before)


def table_asking(server: Server, options: dict[str, object], decision: str) -> str:
    """A table with own dice where a decision is asked."""
    number = next(one["number"] for one in about(server) if one["name"] == decision)
    for seed in range(30):
        token: str = server.new(options=options, luck="own")["seats"][0]
        if feed_until(server, token, number, random.Random(seed)):
            return token
    raise AssertionError(f"no way to {decision}")


def feed_until(server: Server, token: str, decision: object, luck: random.Random) -> bool:
    """Type outcomes in, and play at random, until a decision is asked or the game is over."""
    with connect(f"ws{server.address[4:]}/api/socket") as socket:
        told = sit_down(socket, token)
        step = 0
        while "decision" in told["question"]:
            question = told["question"]
            if question["decision"] == decision and len(question["legal"]) > 1:
                return True
            fed = question.get("seat", 0) == -1
            said = {"do": "feed" if fed else "play", "id": str(step), "revision": told["revision"]}
            said["answer"] = luck.choice(question["legal"])
            if not fed:
                said["seat"] = max(question.get("seat", 0), 0)
            socket.send(json.dumps(said))
            told = hear(socket, "update", "refused")
            assert told["is"] == "update", told
            step += 1
    return False


def about(server: Server) -> list[dict[str, object]]:
    """The decisions, as the server describes them."""
    decisions: list[dict[str, object]] = httpx.get(f"{server.address}/api/games/nautilion").json()["decisions"]
    return decisions
