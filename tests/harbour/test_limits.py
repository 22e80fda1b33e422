"""What one address, one socket and one reader may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from leagues.harbour.callers import Callers
from leagues.harbour.limits import Bucket, Limits
from leagues.kernel.errors import LeaguesError
from tests.harbour.running import Player, Server
from tests.harbour.test_bad_input import said


def test_limits_hold(start: Callable[..., Server], database: str) -> None:
    server = start(database, limits="rate=20 burst=10 talk=1 tables=3 sockets=3 hello=1")
    made = [server.new() for _ in range(3)]
    reply = server.http.post("/api/tables", json={"game": "nautilion"})
    assert (reply.status_code, reply.json()["code"]) == (429, "too-many-tables")
    assert reply.headers["retry-after"]
    player = Player(server, made[0]["seats"][0])
    for _ in range(30):
        player.send(do="ping")
    assert player.until("refused")["code"] == "too-fast"
    talker = Player(server, made[1]["seats"][0])
    for _ in range(7):
        talker.send(do="say", phrase="hello")
    assert talker.until("refused")["code"] == "too-fast"
    silent = Player.stranger(server)
    with pytest.raises(Exception, match="403"):
        Player.stranger(server)
    assert silent.closed() == 1008  # it never said hello


def test_whoever_asks_too_much_is_not_forgotten_too_soon() -> None:
    """Buckets are looked through now and then: one that is full may go, one that is empty must stay."""
    busy, calm = Bucket(1, 4), Bucket(1000, 1)
    assert busy.take()
    assert calm.take()
    time.sleep(0.01)
    assert (busy.is_full, calm.is_full) == (False, True)
    asked = Callers(Limits(requests=0.5))
    asked.of("here").request()
    asked.of("here").request()
    for _ in range(2):
        with pytest.raises(LeaguesError) as refused:
            asked.of("here").request()
        assert refused.value.code == "too-fast"
        asked.forget()


def test_too_many_requests_are_refused_for_a_while(start: Callable[..., Server], database: str) -> None:
    """What four seconds may bring can come at once; after that each must wait. Who plays is not held up."""
    server = start(database, limits="requests=5")
    made = server.new()
    replies = [server.http.get("/api/games") for _ in range(80)]
    statuses = [reply.status_code for reply in replies]
    assert set(statuses) == {200, 429}
    first = statuses.index(429)
    assert first >= 4 * 5 - 1  # one was the table
    assert statuses.count(200) < 80 - 10
    for reply in replies:
        if reply.status_code == 429:
            assert (reply.json()["is"], reply.json()["code"]) == ("refused", "too-fast")
            assert int(reply.headers["retry-after"]) == 2
    said(replies[first].json())
    refused = statuses.count(429)
    assert Player(server, made["seats"][0]).play()["is"] == "update"
    end = time.monotonic() + int(replies[first].headers["retry-after"])
    while server.http.get("/api/games").status_code != 200:
        refused += 1
        assert time.monotonic() < end
        time.sleep(0.05)
    assert server.stop() == 0
    lines = [event for event in server.events() if event["event"] == "refused"]
    assert {(line["code"], line.get("path", "/api/games")) for line in lines} == {("too-fast", "/api/games")}
    assert sum(line.get("more", 1) for line in lines) == refused


@pytest.mark.parametrize("path", ["/api/nothing", "/nothing", "/assets/nothing.js"])
def test_paths_that_lead_nowhere_count_too(start: Callable[..., Server], database: str, path: str) -> None:
    server = start(database, limits="requests=1")
    statuses = [server.http.get(path).status_code for _ in range(8)]
    assert statuses[0] == 404
    assert statuses[-1] == 429


def test_a_socket_that_says_nothing_is_closed(start: Callable[..., Server], database: str) -> None:
    server = start(database, limits="idle=1.5 hello=1")
    made, silent, talks = server.two()
    while True:
        talks.send(do="ping")
        told = talks.until("pong", "seats")
        if told["is"] == "seats":
            break
        time.sleep(0.1)
    assert not told["seats"][0].get("here", False)
    assert silent.closed() == 1001
    talks.send(do="ping")
    talks.until("pong")
    assert Player(server, made["seats"][0]).revision == talks.revision


@pytest.mark.parametrize("given", ["rate", "rate=fast", "speed=3", "rate=1 off"])
def test_a_limit_that_is_none_is_refused(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEAGUES_LIMITS", given)
    with pytest.raises(LeaguesError) as refused:
        Limits.from_environment()
    assert refused.value.code == "bad-limit"
    monkeypatch.setenv("LEAGUES_LIMITS", "off")
    assert Limits.from_environment().rate == 0
