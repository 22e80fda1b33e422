"""Several servers on one PostgreSQL: they hear each other's moves, and no move is played twice."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.harbour.conftest import Cluster
from tests.harbour.running import Player, Server, agree_on_first, chooses_together, play_on


@pytest.fixture
def two(start: Callable[..., Server], cluster: Cluster) -> tuple[Server, Server]:
    database = cluster.new()
    return start(database), start(database)


def seated(two: tuple[Server, Server]) -> tuple[Player, Player]:
    """A table whose seats are at different servers."""
    made = two[0].new(options={"players": 2}, together=False)
    one = Player(two[0], made["seats"][0])
    other = Player(two[1], made["seats"][1])
    one.until("welcome", found=lambda told: told["question"].get("decision", 0) != 0)
    assert other.view == one.view
    return one, other


def test_a_game_is_played_across_servers(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    watcher = Player(two[1], two[0].new()["watch"])
    play_on([one, other], 10_000, random.Random(1))
    assert one.question["outcome"] == other.question["outcome"]
    assert (one.view, one.lines) == (other.view, other.lines)
    assert watcher.revision == 0
    records = [server.get("/api/record", one.token).text for server in two]
    assert records[0] == records[1]
    receipt = two[1].get("/api/receipt", other.token).text
    assert two[0].http.post("/api/check", json={"record": records[0], "receipt": receipt}).json()["receipt"] is True


def test_undo_settings_talk_and_presence_cross_too(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    if not one.told[-1]["seats"][1].get("here", False):
        one.until("seats", found=lambda told: told["seats"][1].get("here", False))
    chooser = random.Random(2)
    agree_on_first(one, other)
    while one.question.get("barrier") and other.question.get("barrier"):
        play_on([one, other], 1, chooser)
    asked, heard = (one, other) if not one.question.get("barrier") else (other, one)
    assert asked.move("undo")["is"] == "update"
    heard.until("update", found=lambda told: told["revision"] == asked.revision)
    assert (one.view, one.lines) == (other.view, other.lines)
    one.send(do="say", phrase="thanks")
    assert other.until("said")["seat"] == 0
    one.send(do="settings", name="Ada")
    other.until("seats", found=lambda told: told["seats"][0].get("name") == "Ada")
    other.send(do="settings", wait=False)
    one.until("welcome", found=lambda told: told.get("wait", True) is False)
    other.close()
    one.until("seats", found=lambda told: not told["seats"][1].get("here", False))


def test_proposals_cross_servers(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    while not chooses_together(one):
        play_on([one, other], 1, random.Random(3))
    assert one.play(1)["is"] == "done"
    assert other.until("proposed")["answer"] == 1
    assert other.play(1)["is"] == "update"
    one.until("update")
    assert one.view == other.view


def answer_to(page: Player, id: str) -> dict[str, Any]:
    """What the server said to a move, now or before."""
    while True:
        for told in page.told:
            if id in (told.get("done"), told.get("id")):
                return told
        page.hear()


def test_the_quicker_server_wins(two: tuple[Server, Server]) -> None:
    """The same seat at both servers, at the same moment: one move counts, the other is told that it came too late."""
    made = two[0].new()
    pages = [Player(server, made["seats"][0]) for server in two]
    chooser = random.Random(4)
    late = 0
    for count in range(25):
        if pages[0].question.get("outcome"):
            break
        revision = pages[0].revision
        assert pages[1].revision == revision
        for page in pages:
            page.ask(answer=chooser.choice(page.legal), id=f"{count}-{pages.index(page)}")
        for page in pages:
            page.reaches(revision + 1)
        answered = [answer_to(page, f"{count}-{at}") for at, page in enumerate(pages)]
        assert sorted(told["is"] for told in answered) == ["refused", "update"], answered
        late += any(told.get("code") == "stale" for told in answered)
        assert pages[0].view == pages[1].view
    assert late > 0


def test_a_repeated_move_at_the_other_server_is_not_played_again(two: tuple[Server, Server]) -> None:
    made = two[0].new()
    one = Player(two[0], made["seats"][0])
    told = one.play(id="once")
    other = Player(two[1], made["seats"][0])
    assert other.move(id="once", answer=0)["is"] == "done"
    assert other.revision == told["revision"]


def test_a_deleted_table_is_gone_at_every_server(two: tuple[Server, Server]) -> None:
    one, other = seated(two)
    assert two[0].http.delete("/api/tables", headers={"authorization": f"Bearer {one.token}"}).status_code == 204
    assert other.until("refused")["code"] == "table-gone"
    assert other.closed() == 4404
