"""Links for those who look on: whoever sits at a table can ask for one, and it shows what everybody may see."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import leagues
from leagues.games.island.game import GAME
from tests.harbour.conftest import both
from tests.harbour.running import Player, Server, play_on
from tests.harbour.test_rivals import gather, island, turn


def asked(server: Server, token: str) -> Any:
    """What a link is answered that asks for one for those who look on."""
    return server.http.post("/api/onlookers", headers={"authorization": f"Bearer {token}"})


def watch_link(server: Server, token: str) -> str:
    reply = asked(server, token)
    assert reply.status_code == 201, reply.text
    assert list(reply.json()) == ["watch"]
    found: str = reply.json()["watch"]
    assert re.fullmatch("[A-Za-z0-9_-]{22}", found)
    return found


def refused(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["code"]


def first_word(server: Server, token: str) -> dict[str, Any]:
    """What a socket is told first that says hello with a link."""
    player = Player.stranger(server)
    player.send(do="hello", token=token)
    return player.hear()


def test_a_seat_gets_a_link_and_every_seat_the_same(server: Server) -> None:
    made, _, _ = server.two()
    link = watch_link(server, made["seats"][0])
    assert link not in (*made["seats"], made["watch"], made["table"])
    assert [watch_link(server, token) for token in (*made["seats"], *made["seats"])] == [link] * 4
    assert asked(server, made["seats"][0]).headers["cache-control"] == "no-store"  # it is as good as a key
    apart = server.new()
    assert watch_link(server, apart["seats"][0]) != link


def test_asked_by_many_at_once_it_is_one_link(server: Server) -> None:
    made, _, _ = server.two()
    with ThreadPoolExecutor(8) as many:
        found = set(many.map(lambda number: watch_link(server, made["seats"][number % 2]), range(16)))
    (link,) = found
    assert Player(server, link).welcome["table"] == made["table"]


def test_a_screen_that_two_share_gets_a_link_before_the_game_begins(server: Server) -> None:
    made = server.new(options={"players": 2}, together=True)
    looker = Player(server, watch_link(server, made["seats"][0]))
    assert (looker.welcome["seat"], looker.question.get("decision", 0)) == (-1, 0)
    Player(server, made["seats"][0])
    looker.until("welcome")
    assert looker.question["decision"] != 0


def test_whoever_looks_on_gets_their_own_link_back(server: Server) -> None:
    made, _, _ = server.two()
    link = watch_link(server, made["seats"][1])
    assert watch_link(server, link) == link
    assert watch_link(server, made["watch"]) == made["watch"]


def test_whoever_sent_a_record_gets_a_link_to_it(server: Server) -> None:
    record = leagues.new("nautilion", seed="sent").record()
    kept = server.http.post("/api/records", content=record).json()
    link = watch_link(server, kept["seats"][0])
    assert link != kept["seats"][0]
    assert server.get("/api/record", link).text == record
    assert refused(server.http.delete("/api/tables", headers={"authorization": f"Bearer {link}"})) == (403, "watching")


def test_the_link_sees_everything_and_touches_nothing(server: Server) -> None:
    made, one, other = server.two()
    link = watch_link(server, made["seats"][0])
    looker = Player(server, link)
    assert (looker.welcome["seat"], looker.view, looker.lines) == (-1, one.view, one.lines)
    assert "receipt" not in looker.welcome
    revision = one.revision
    for do, more in (("play", {"answer": 0}), ("play", {"answer": 0, "seat": 0}), ("undo", {}), ("feed", {"answer": 0})):
        assert looker.move(do, **more)["code"] == "watching"
    for message in (
        {"do": "settings", "name": "x"},
        {"do": "settings", "wait": False},
        {"do": "say", "phrase": "hello"},
        {"do": "point", "what": "die", "at": 1},
        {"do": "rematch"},
        {"do": "replace", "seat": 0},
    ):
        looker.send(**message)
        assert looker.until("refused")["code"] == "watching", message
    assert refused(server.http.delete("/api/tables", headers={"authorization": f"Bearer {link}"})) == (403, "watching")
    assert refused(server.get("/api/receipt", link)) == (403, "watching")
    assert Player(server, made["seats"][0]).revision == revision
    play_on([one, other], 6, random.Random(1))
    looker.reaches(one.revision)
    assert (looker.view, looker.lines) == (one.view, one.lines)
    assert not any(told["question"].get("legal") for told in looker.told if told["is"] in ("update", "welcome"))
    (summary,) = server.http.post("/api/lookup", json={"tokens": [link]}).json()
    assert (summary["found"], summary["seat"], summary.get("yours", False)) == (True, -1, False)
    assert server.get("/api/film", link).json()["scenes"] == server.get("/api/film", made["seats"][0]).json()["scenes"]


def test_where_hands_are_secret_the_link_shows_none(server: Server) -> None:
    """Nor does its record, its film or its journal say which cards were drawn."""
    made, people = island(server)
    link = watch_link(server, made["seats"][0])
    looker = Player(server, link)
    chooser = random.Random(4)
    for _ in range(14):
        turn(people, chooser)
        gather(people[0], [looker])
        assert sum(map(sum, looker.view["hands"])) == 0
    assert any(sum(one.view["hands"][seat]) > 0 for seat, one in enumerate(people))
    whispered = int(next(say for say in GAME.messages if say.name == "FOUND"))
    assert whispered in {line[1] for one in people for line in one.lines}
    assert whispered not in {line[1] for line in looker.lines}
    record = server.get("/api/record", link).text
    assert record == server.get("/api/record", made["watch"]).text
    header, *entries = map(json.loads, record.splitlines())
    assert header["seat"] == -1
    assert [entry["answer"] for entry in entries if entry["asks"] == "draw-card"].count(None) >= 2
    assert all(entry["answer"] is None for entry in entries if entry["asks"] == "draw-card")
    states = [entry["state"] for entry in entries if "state" in entry]
    assert states
    assert not any(any(hand) for state in states for hand in state.get("hands", []))
    draw = GAME.decisions.by_name["draw-card"].number
    scenes = server.get("/api/film", link).json()["scenes"]
    assert {scene.get("answer", -1) for scene in scenes if scene["decision"] == draw} == {-1}


@both
def test_the_link_still_works_after_a_restart(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made, one, other = server.two()
    play_on([one, other], 5, random.Random(2))
    link = watch_link(server, made["seats"][0])
    server.restart()
    looker = Player(server, link)
    assert (looker.welcome["seat"], looker.revision, looker.view) == (-1, one.revision, one.view)
    assert looker.move(answer=0)["code"] == "watching"
    assert watch_link(server, link) == link
    after = watch_link(server, made["seats"][1])  # of the first only a hash is kept: this is another one
    assert watch_link(server, made["seats"][0]) == after
    for token in (link, after):
        assert Player(server, token).view == one.view


@pytest.mark.parametrize("token", ["x" * 22, "-", "é", "x" * 5000])
def test_an_unknown_link_gets_none(server: Server, token: str) -> None:
    reply = server.http.post("/api/onlookers", headers={b"authorization": f"Bearer {token}".encode()})
    assert refused(reply) == (404, "unknown-link")


@pytest.mark.parametrize("headers", [{}, {"authorization": ""}, {"authorization": "Bearer"}, {"authorization": "Basic x"}])
def test_without_a_link_nobody_gets_one(server: Server, headers: dict[str, str]) -> None:
    assert refused(server.http.post("/api/onlookers", headers=headers)) == (401, "bearer-missing")


def test_the_public_name_of_a_table_gets_no_link(server: Server) -> None:
    assert refused(asked(server, server.new()["table"])) == (404, "unknown-link")


def test_a_deleted_table_s_link_says_so(server: Server) -> None:
    made, _, _ = server.two()
    link = watch_link(server, made["seats"][0])
    looker = Player(server, link)
    assert server.delete(*made["seats"]) == 204
    assert looker.until("refused")["code"] == "table-gone"
    assert looker.closed() == 4404
    server.new()  # SQLite gives the number away again: no link may lead there
    for token in (link, made["seats"][0]):
        assert refused(asked(server, token)) == (404, "unknown-link")
        assert refused(server.get("/api/record", token)) == (404, "unknown-link")
        assert first_word(server, token)["code"] == "unknown-link"
    assert not server.http.post("/api/lookup", json={"tokens": [link]}).json()[0].get("found", False)
