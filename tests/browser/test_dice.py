"""The dice in the browser: promised and given by itself, kept, and checked after the game by the page."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from websockets.sync.client import connect

from tests.browser.conftest import CHROMIUM, FLAGS, Sailor, Server, faults
from tests.browser.voyage import hear, sit_down


def two(server: Server) -> tuple[str, str]:
    one, other = server.new(options={"players": 2}, together=False, names=["Ann", "Bo"])["seats"]
    return one, other


def kept(page: Page) -> dict[str, Any]:
    """What the browser keeps of the dice of its newest table."""
    text = page.evaluate("""() => localStorage['leagues.dice.' + JSON.parse(localStorage['leagues.dice'])[0]]""")
    found: dict[str, Any] = json.loads(text)
    return found


def until_kept(page: Page, what: str) -> None:
    """Wait until the browser keeps something of the dice of its newest table."""
    name = "'leagues.dice.' + JSON.parse(localStorage['leagues.dice'] ?? '[]')[0]"
    page.wait_for_function(f"() => {{ const dice = JSON.parse(localStorage[{name}] ?? 'null'); return dice && {what} }}")


def finish(server: Server, *tokens: str) -> None:
    """Play a game that has begun to its end, over sockets."""
    luck = random.Random(4)
    with connect(f"ws{server.address[4:]}/api/socket") as one, connect(f"ws{server.address[4:]}/api/socket") as other:
        sockets = [one, other][: len(tokens)]
        told = [sit_down(socket, token) for socket, token in zip(sockets, tokens, strict=True)]
        while not told[0]["question"].get("outcome"):
            seat = next(at for at, one_told in enumerate(told) if one_told["question"].get("legal"))
            question = told[seat]["question"]
            both = question.get("seat") == -2 and len(question["legal"]) > 1 and len(tokens) > 1
            answer = 0 if both else luck.choice(question["legal"])
            for proposer in [0, 1] if both else [seat]:
                move = {"do": "play", "id": str(luck.random())[2:], "revision": told[proposer]["revision"], "answer": answer}
                sockets[proposer].send(json.dumps(move))
                if both and proposer == 0:
                    hear(sockets[1], "proposed")
            told = [hear(socket, "update") for socket in sockets]


def check(page: Page, token: str) -> Page:
    page.goto(page.url.split("#")[0] + f"#/check/{token}")
    page.locator("[data-do=check]").click()
    return page


def test_shares_are_promised_and_given_by_themselves(sailors: Callable[..., Sailor], server: Server) -> None:
    mine, yours = two(server)
    ann = sailors()
    page = ann.go(f"/table/{mine}")
    expect(page.locator("[data-guide=prompt]")).to_contain_text("Waiting for Bo to open the game")
    first = kept(page)
    assert first["commitment"]
    assert len(first["rounds"]["1"]["bytes"]) == 64
    assert "sent" not in first["rounds"]["1"], "nothing leaves the browser before all have promised"
    page.goto("about:blank")
    bo = sailors().go(f"/table/{yours}")
    expect(bo.locator("[data-guide=prompt]")).to_contain_text("Waiting for Ann to open the game once more")
    until_kept(bo, "dice.rounds['1'].sent")
    page = ann.go(f"/table/{mine}")
    for one in (page, bo):
        expect(one.locator("[data-guide=prompt]")).not_to_contain_text("Waiting for Bo to open")
        expect(one.get_by_role("button", name="Roll the dice").first).to_be_visible()
        assert faults(one) == []
    assert kept(page)["shares"] == kept(bo)["shares"] == [first["rounds"]["1"]["bytes"], kept(bo)["rounds"]["1"]["bytes"]]


def test_after_the_game_the_page_checks_by_itself(sailors: Callable[..., Sailor], server: Server) -> None:
    mine, yours = two(server)
    page, other = (sailors().go(f"/table/{token}") for token in (mine, yours))
    for one in (page, other):
        expect(one.get_by_role("button", name="Roll the dice").first).to_be_visible()
    finish(server, mine, yours)
    expect(page.get_by_role("button", name="Roll the dice")).to_have_count(0)
    check(page, mine)
    found = page.locator("[data-proof]")
    expect(found).to_have_attribute("data-proof", "good")
    expect(found).to_contain_text("Checked in this browser: all")
    expect(found).to_contain_text("nobody could choose the dice")
    expect(found).to_contain_text("stand in the journal that this browser kept")
    expect(page.locator(".verdict.good")).to_contain_text("Your receipt fits as well")
    other.goto(other.url.split("#")[0] + f"#/replay/{yours}")
    other.get_by_role("button", name="More…").click()
    with other.expect_download() as saved:
        other.get_by_role("button", name="Save the receipt").click()
    assert json.loads(saved.value.path().read_text())["client"] == kept(other)["rounds"]["1"]["bytes"]

    def tampered(change: Callable[[list[dict[str, Any]]], None], problem: str) -> None:
        def answer(route: Route) -> None:
            reply = route.fetch()
            lines = [json.loads(line) for line in reply.text().splitlines()]
            change(lines)
            route.fulfill(response=reply, body="\n".join(map(json.dumps, lines)) + "\n")

        page.route("**/api/record", answer)
        page.locator("[data-do=check]").click()
        expect(page.locator("[data-proof]")).to_have_attribute("data-proof", problem)
        expect(page.locator(".proof.bad")).to_contain_text("Not proven")
        page.unroute("**/api/record")

    def other_draw(lines: list[dict[str, Any]]) -> None:
        draw = next(line for line in lines if len(line.get("luck", {}).get("weights", {})) > 1)
        draw["answer"] = next(outcome for outcome in draw["luck"]["weights"] if outcome != draw["answer"])

    def other_secret(lines: list[dict[str, Any]]) -> None:
        lines[-1]["secret"] = "00" * 32

    def other_dice(lines: list[dict[str, Any]]) -> None:
        """A host that invents secret and shares: the record agrees with itself, not with what the browser kept."""
        lines[-1]["secret"] = "00" * 32
        lines[0]["fairness"]["commitment"] = hashlib.sha256(bytes(32)).hexdigest()
        lines[0]["fairness"]["promises"] = promises_of(lines[0]["fairness"])

    def other_share(lines: list[dict[str, Any]]) -> None:
        lines[0]["fairness"]["clients"][1] = "77" * 32
        lines[0]["fairness"]["promises"] = promises_of(lines[0]["fairness"])

    def other_option(lines: list[dict[str, Any]]) -> None:
        lines[0]["options"]["reserve"] = 1 - lines[0]["options"].get("reserve", 0)

    def own_share(lines: list[dict[str, Any]]) -> None:
        lines[0]["fairness"]["clients"][0] = "77" * 32
        lines[0]["fairness"]["promises"] = promises_of(lines[0]["fairness"])

    def other_promise(lines: list[dict[str, Any]]) -> None:
        lines[0]["fairness"]["promises"][1] = "77" * 32

    def older_rules(lines: list[dict[str, Any]]) -> None:
        """Terms that fit this header too."""
        terms = json.loads(lines[0]["fairness"]["terms"])
        lines[0]["fairness"]["terms"] = json.dumps(terms | {"rules": terms["rules"] - 1})

    def no_weights(lines: list[dict[str, Any]]) -> None:
        del next(line for line in lines if "luck" in line)["luck"]

    def other_count(lines: list[dict[str, Any]]) -> None:
        """The host would have a second lot of a draw that it did not like."""
        next(line for line in lines if "luck" in line)["luck"]["n"] += 1

    def no_secret(lines: list[dict[str, Any]]) -> None:
        lines.pop()

    tampered(other_draw, "draw")
    tampered(other_secret, "secret")
    tampered(other_dice, "kept-commitment")
    tampered(other_share, "kept-promises")
    tampered(other_option, "terms")
    tampered(own_share, "kept-share")
    tampered(other_promise, "promise")
    tampered(older_rules, "kept-terms")
    tampered(no_weights, "no-luck")
    tampered(other_count, "count")
    tampered(no_secret, "no-secret")


def promises_of(fairness: dict[str, Any]) -> list[str]:
    head = f"leagues/promise/{fairness['commitment']}/1/"
    return [
        hashlib.sha256(f"{head}{seat}/".encode() + bytes.fromhex(share)).hexdigest()
        for seat, share in enumerate(fairness["clients"])
    ]


def test_a_draw_that_was_shown_otherwise_is_named(sailors: Callable[..., Sailor], server: Server) -> None:
    """The host showed other dice than those of the record: the journal that the browser kept says so."""
    token = server.new()["seats"][0]
    page = sailors().go(f"/table/{token}")
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
    finish(server, token)
    page.reload()
    until_kept(page, "dice.lines")
    check(page, token)
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "good")
    messages = page.evaluate("() => fetch('/api/games/nautilion').then((reply) => reply.json())")["messages"]
    rolled = next(number for number, one in messages.items() if one["id"] == "say-rolled")
    page.evaluate(
        """(rolled) => {
            const name = 'leagues.dice.' + JSON.parse(localStorage['leagues.dice'])[0]
            const dice = JSON.parse(localStorage[name])
            const line = dice.lines.find((one) => one[1] === Number(rolled))
            line[2] = line[2] === 1 ? 2 : 1
            localStorage[name] = JSON.stringify(dice)
        }""",
        rolled,
    )
    page.locator("[data-do=check]").click()
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "kept-draw")
    page.goto(page.url.split("#")[0] + f"#/table/{token}")
    page.reload()  # what the table tells after the game does not take the place of what it told before
    expect(page.locator("#ending")).to_be_visible()
    check(page, token)
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "kept-draw")


def test_a_draw_that_was_told_anew_otherwise_is_named(sailors: Callable[..., Sailor], server: Server) -> None:
    """The host shows another die in the middle of the game, and the right one when the page comes back."""
    about = httpx.get(f"{server.address}/api/games/nautilion").json()
    rolled = next(int(number) for number, one in about["messages"].items() if one["id"] == "say-rolled")
    token = server.new()["seats"][0]
    sailor = sailors()
    lying = True

    def through(line: WebSocketRoute) -> None:
        def other_die(text: str | bytes) -> None:
            message = json.loads(text)
            for told in message.get("lines", []):
                if lying and told[1] == rolled:
                    told[2] = 1 + told[2] % 3
            line.send(json.dumps(message))

        line.connect_to_server().on_message(other_die)

    sailor.page.route_web_socket("**/api/socket", through)
    page = sailor.go(f"/table/{token}")
    page.get_by_role("button", name="Roll the dice").first.click()
    expect(page.get_by_role("region", name="Journal")).to_contain_text("The dice show")
    lying = False
    page.reload()
    expect(page.locator(".board[data-ready=true]")).to_be_visible()
    finish(server, token)
    until_kept(page, "dice.lines.some((one) => typeof one === 'number')")
    expect(page.locator("#ending")).to_be_visible()
    check(page, token)
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "kept-draw")


def test_another_commitment_after_the_promise_is_noticed(sailors: Callable[..., Sailor], server: Server) -> None:
    mine, yours = two(server)
    sailor = sailors()
    page = sailor.go(f"/table/{mine}")
    expect(page.locator("[data-guide=prompt]")).to_contain_text("Waiting for Bo")
    sailor.go("/")
    page.evaluate("""() => {
        const name = 'leagues.dice.' + JSON.parse(localStorage['leagues.dice'])[0]
        const dice = JSON.parse(localStorage[name])
        localStorage[name] = JSON.stringify({ ...dice, commitment: '00'.repeat(32) })
    }""")
    other = sailors().go(f"/table/{yours}")
    expect(other.locator("[data-guide=prompt]")).to_contain_text("once more")
    page = sailor.go(f"/table/{mine}")
    expect(page.locator("[data-trouble=changed]")).to_contain_text("Do not trust these dice")
    assert "sent" not in kept(page)["rounds"]["1"]
    expect(other.locator("[data-guide=prompt]")).to_contain_text("once more")


def test_lost_bytes_are_made_anew_only_if_those_agree_who_gave(sailors: Callable[..., Sailor], server: Server) -> None:
    mine, yours = two(server)
    page = sailors().go(f"/table/{mine}")
    expect(page.locator("[data-guide=prompt]")).to_contain_text("Waiting for Bo")
    page.goto("about:blank")
    bo = sailors().go(f"/table/{yours}")
    expect(bo.locator("[data-guide=prompt]")).to_contain_text("once more")
    elsewhere = sailors().go(f"/table/{mine}")  # another browser of the same person
    expect(elsewhere.locator("[data-trouble=elsewhere]")).to_contain_text("another browser")
    elsewhere.locator("[data-do=dice-lost]").click()
    asked = bo.locator("[data-trouble=agree]")
    expect(asked).to_contain_text("Ann has lost a share of the dice")
    assert "2" not in kept(bo)["rounds"], "nothing is made anew before the person agrees"
    asked.locator("[data-do=dice-agree]").click()
    for one in (elsewhere, bo):
        expect(one.get_by_role("button", name="Roll the dice").first).to_be_visible()
    rounds = kept(bo)["rounds"]
    assert rounds["1"]["bytes"] != rounds["2"]["bytes"]
    assert kept(bo)["anew"] == [0]


def test_who_lost_twice_still_needs_their_word_who_gave(sailors: Callable[..., Sailor], server: Server) -> None:
    """A host who plays and knows the other's bytes must not get others by losing its own in two rounds running."""
    mine, yours = two(server)
    with connect(f"ws{server.address[4:]}/api/socket") as host:
        sit_down(host, mine)
        promise = {"do": "luck", "round": 1, "promise": "ab" * 32}
        host.send(json.dumps(promise))
        bo = sailors().go(f"/table/{yours}")
        expect(bo.locator("[data-guide=prompt]")).to_contain_text("once more")
        until_kept(bo, "dice.rounds['1'].sent")
        host.send(json.dumps({"do": "luck", "round": 1, "lost": True}))
        expect(bo.locator("[data-trouble=agree]")).to_contain_text("Ann has lost a share")
        for asked in ({**promise, "round": 2}, {"do": "luck", "round": 2, "lost": True}, {**promise, "round": 3}):
            host.send(json.dumps(asked))
        asked_again = bo.locator("[data-trouble=agree]")
        expect(asked_again).to_contain_text("made anew 2 times")
        assert list(kept(bo)["rounds"]) == ["1"]
        asked_again.locator("[data-do=dice-agree]").click()
        expect(asked_again).to_have_count(0)
        assert list(kept(bo)["rounds"]) == ["1", "3"]


def test_a_table_that_is_called_otherwise_gets_no_new_share(sailors: Callable[..., Sailor], server: Server) -> None:
    """The host tells what a table is called: by another name it could ask for other bytes on every visit."""
    mine, _ = two(server)
    sailor = sailors()
    page = sailor.go(f"/table/{mine}")
    expect(page.locator("[data-guide=prompt]")).to_contain_text("Waiting for Bo")
    sailor.go("/")
    page.evaluate("""() => {
        const games = JSON.parse(localStorage['leagues.games'])
        localStorage['leagues.games'] = JSON.stringify(games.map((one) => ({ ...one, dice: 'before.0' })))
    }""")
    page = sailor.go(f"/table/{mine}")
    expect(page.locator("[data-trouble=changed]")).to_contain_text("Do not trust these dice")


def test_a_share_that_was_given_elsewhere_is_said_once_and_proves_nothing(
    sailors: Callable[..., Sailor], server: Server
) -> None:
    token = server.new()["seats"][0]
    with connect(f"ws{server.address[4:]}/api/socket") as host:
        sit_down(host, token)
    sailor = sailors()
    page = sailor.go(f"/table/{token}")
    said = page.get_by_role("region", name="Messages").get_by_text("was not given from this browser")
    expect(said).to_be_visible()
    sailor.go(f"/table/{token}")
    expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
    expect(said).to_have_count(0)
    finish(server, token)
    check(page, token)
    expect(page.locator("[data-proof]")).to_contain_text("This browser keeps nothing of these dice")
    expect(page.locator(".proof.good")).to_have_count(0)
    expect(page.locator(".verdict").first).to_contain_text("rolls match the secret")
    expect(page.get_by_text("Your receipt fits")).to_have_count(0)


def test_a_page_without_a_secure_address_promises_and_checks_too(browser: Browser, server: Server) -> None:
    """In a home network a page lies on a plain name, where the browser has no hashes of its own."""
    flags = [*FLAGS, "--host-resolver-rules=MAP table.example 127.0.0.1"]
    plain = browser.browser_type.launch(executable_path=CHROMIUM, args=flags)
    address = server.address.replace("localhost", "table.example")
    mine, yours = two(server)
    pages = [plain.new_context(locale="en").new_page() for _ in range(2)]
    for page, token in zip(pages, (mine, yours), strict=True):
        page.goto(f"{address}/#/table/{token}")
        assert page.evaluate("() => [window.isSecureContext, crypto.subtle === undefined]") == [False, True]
    for page in pages:
        expect(page.get_by_role("button", name="Roll the dice").first).to_be_visible()
    finish(server, mine, yours)
    check(pages[1], yours)
    expect(pages[1].locator("[data-proof]")).to_have_attribute("data-proof", "good")
    plain.close()
