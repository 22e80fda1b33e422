"""A host that tells a page otherwise of the dice than it did before, or than this page gave: whatever it changes is noticed,
and nothing more leaves the browser. The lies are told by a line between a real page and a real server."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from websockets.sync.client import connect

from tests.browser.conftest import Sailor, Server
from tests.browser.test_dice import kept, two, until_kept
from tests.browser.voyage import hear, sit_down

Sailors = Callable[..., Sailor]
Dice = dict[str, Any]
Lie = Callable[[Dice], None]
ANN, BO = 0, 1


class Host:
    """What one page is told of the dice, as it is or otherwise; and what the page says."""

    def __init__(self, sailor: Sailor) -> None:
        self.lie: Lie = lambda dice: None
        self.heard: list[dict[str, Any]] = []
        sailor.page.route_web_socket("**/api/socket", self._between)

    def _between(self, line: WebSocketRoute) -> None:
        table = line.connect_to_server()

        def told(text: str | bytes) -> None:
            message = json.loads(text)
            dice = message if message["is"] == "dice" else message.get("dice")
            if dice:
                self.lie(dice)
            line.send(json.dumps(message))

        def said(text: str | bytes) -> None:
            self.heard.append(json.loads(text))
            table.send(text)

        table.on_message(told)
        line.on_message(said)

    def luck(self) -> list[dict[str, Any]]:
        """What the page has said of its share."""
        return [message for message in self.heard if message["do"] == "luck"]


def terms_with(**changed: Any) -> Lie:
    def lie(dice: Dice) -> None:
        dice["terms"] = json.dumps(json.loads(dice["terms"]) | changed)

    return lie


def other(what: str, seat: int) -> Lie:
    """Other bytes, or another promise, of a seat, where there are any."""

    def lie(dice: Dice) -> None:
        if dice.get(what) and dice[what][seat]:
            dice[what][seat] = "5e" * 32

    return lie


def not_trusted(page: Page) -> None:
    expect(page.locator("[data-trouble=changed]")).to_contain_text("Do not trust these dice")


@pytest.mark.parametrize(
    "lie",
    [
        terms_with(game="island"),
        terms_with(options={"players": 1}),
        terms_with(seats=3),
        terms_with(givers=[BO]),
        lambda dice: dice.update(round=2),
        lambda dice: dice.update(promises=[]),
    ],
    ids=["game", "options", "seats", "givers", "round", "promises"],
)
def test_terms_that_say_another_game_get_no_share(sailor: Sailor, server: Server, lie: Lie) -> None:
    host = Host(sailor)
    host.lie = lie
    page = sailor.go(f"/table/{two(server)[ANN]}")
    not_trusted(page)
    assert host.luck() == []
    assert page.evaluate("() => localStorage['leagues.dice'] ?? '[]'") == "[]"


def both_have_promised(sailors: Sailors, server: Server) -> tuple[Sailor, Host, Page, str]:
    """Ann has promised and left; Bo's page has promised since, and has sent its bytes."""
    mine, yours = two(server)
    ann = sailors()
    host = Host(ann)
    expect(ann.go(f"/table/{mine}").locator("[data-guide=prompt]")).to_contain_text("Waiting for Bo")
    ann.page.goto("about:blank")
    bo = sailors().go(f"/table/{yours}")
    until_kept(bo, "dice.rounds['1']?.sent")
    return ann, host, bo, mine


def test_bytes_are_kept_back_where_the_terms_have_changed_since_the_promise(sailors: Sailors, server: Server) -> None:
    ann, host, _, mine = both_have_promised(sailors, server)
    host.lie = terms_with(values="00" * 32)  # nothing that the page could see at once
    before = len(host.luck())
    page = ann.go(f"/table/{mine}")
    not_trusted(page)
    assert len(host.luck()) == before
    assert "sent" not in kept(page)["rounds"]["1"]


def test_bytes_are_kept_back_where_the_own_promise_is_told_otherwise(sailors: Sailors, server: Server) -> None:
    ann, host, _, mine = both_have_promised(sailors, server)
    host.lie = other("promises", ANN)
    before = len(host.luck())
    page = ann.go(f"/table/{mine}")
    expect(page.locator("[data-trouble=elsewhere]")).to_contain_text("another browser")
    assert len(host.luck()) == before
    assert "sent" not in kept(page)["rounds"]["1"]


def test_promises_that_change_after_the_bytes_were_sent_are_noticed(sailors: Sailors, server: Server) -> None:
    """A host who knows this page's bytes could promise others for itself."""
    mine, yours = two(server)
    with connect(f"ws{server.address[4:]}/api/socket") as ann:
        sit_down(ann, mine)
        ann.send(json.dumps({"do": "luck", "round": 1, "promise": "ab" * 32}))
        bo = sailors()
        host = Host(bo)
        page = bo.go(f"/table/{yours}")
        until_kept(page, "dice.rounds['1']?.sent")
        host.lie = other("promises", ANN)
        not_trusted(bo.go(f"/table/{yours}"))


@pytest.mark.parametrize(("again", "what", "seat"), [(False, "shares", ANN), (True, "shares", BO), (True, "promises", BO)])
def test_what_counts_in_the_game_is_what_was_given(
    sailors: Sailors, server: Server, again: bool, what: str, seat: int
) -> None:
    """The own bytes, when the game begins; those of all and their promises, whenever one comes back."""
    ann, host, _, mine = both_have_promised(sailors, server)
    if again:
        page = ann.go(f"/table/{mine}")
        until_kept(page, "dice.shares")
        page.goto("about:blank")
    host.lie = other(what, seat)
    not_trusted(ann.go(f"/table/{mine}"))


def test_bytes_that_are_said_to_be_lost_and_are_here_are_not_made_anew(sailors: Sailors, server: Server) -> None:
    """Whoever has the link can say that they are lost; the page that has them asks its person first."""
    yours = two(server)[BO]
    sailor = sailors()
    host = Host(sailor)
    page = sailor.go(f"/table/{yours}")
    expect(page.locator("[data-guide=prompt]")).to_contain_text("Waiting for")
    while not host.luck():  # what has not been given cannot be lost
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    with connect(f"ws{server.address[4:]}/api/socket") as twin:
        sit_down(twin, yours)
        twin.send(json.dumps({"do": "luck", "round": 1, "lost": True}))
        hear(twin, "dice")
    asked = page.locator("[data-trouble=not-lost]")
    expect(asked).to_contain_text("your share of the dice was lost, but it is here")
    assert [one["round"] for one in host.luck()] == [1]
    assert list(kept(page)["rounds"]) == ["1"]
    asked.locator("[data-do=dice-agree]").click()
    expect(asked).to_have_count(0)
    assert list(kept(page)["rounds"]) == ["1", "2"]
