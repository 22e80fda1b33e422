"""Whatever comes in is answered clearly, and neither ends the server nor changes a game."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from leagues.harbour.limits import LARGEST_MESSAGE, Limits
from leagues.harbour.openapi import openapi
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES, kernel_words
from tests.harbour.running import Player, Server, agree_on_first

GARBAGE = [
    "", " ", "{", "[]", "null", "0", '"hello"', "{}", '{"do":"dance"}', '{"do":7}', '{"is":"welcome"}', "\x00", "🐙",
    '{"do":"play"}', '{"do":"play","id":"a","revision":-1,"answer":0}', '{"do":"play","id":"a","revision":0,"answer":99999}',
    '{"do":"play","id":"","revision":0,"answer":0}', '{"do":"play","id":"\\u0000","revision":0,"answer":0}',
    '{"do":"play","id":"a","revision":1e3,"answer":0}',
    '{"do":"play","id":"a","revision":0,"answer":true}', '{"do":"play","id":"a","revision":0,"answer":0,"cheat":1}',
    '{"do":"say","phrase":"You cheat!"}', '{"do":"point","what":"die","at":-1}', '{"do":"settings","name":7}',
    '{"do":"hello","token":"short"}', '{"do":"aid","revision":"1"}', "[" * 3000, '{"do":"play","id":"' + "a" * 33 + '"}',
    '{"do":"undo","id":"a","revision":99999999999999999999}',
]  # fmt: skip


@pytest.fixture(scope="module")
def player(server: Server) -> Player:
    return Player(server, server.new()["seats"][0])


@pytest.mark.parametrize("text", GARBAGE)
def test_what_is_no_message_is_refused(server: Server, text: str) -> None:
    player = Player(server, server.new()["seats"][0])
    revision, view = player.revision, player.view
    player.socket.send(text)
    told = player.hear()
    assert (told["is"], told["code"]) == ("refused", "bad-message")
    player.socket.send(text.encode())
    assert player.hear()["code"] == "bad-message"
    assert Player(server, player.token).view == view
    assert player.revision == revision
    assert player.play()["is"] == "update"  # and the socket still works


def test_too_large_a_message_is_refused(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    player.socket.send("x" * (LARGEST_MESSAGE + 1))
    assert player.hear()["code"] == "message-too-large"
    assert player.play()["is"] == "update"
    player.socket.send("x" * (40 * LARGEST_MESSAGE))
    assert player.closed() == 1009
    assert Player(server, player.token).revision == player.revision


def test_hello_comes_first_and_once(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    player.send(do="hello", token=player.token)
    assert player.hear()["code"] == "hello-twice"


def test_a_silent_page_asks_for_a_sign_of_life_as_often_as_it_likes(server: Server) -> None:
    """It is no fault, however often it is repeated, and leaves no line in the log."""
    player = Player(server, server.new()["seats"][0])
    before = len(server.events())
    for _ in range(60):
        player.send(do="ping")
        assert player.hear() == {"is": "pong"}
    assert len(server.events()) == before
    assert player.play()["is"] == "update"


def test_endless_nonsense_closes_the_socket(server: Server) -> None:
    player = Player(server, server.new()["seats"][0])
    for _ in range(50):
        player.socket.send("nonsense")
    assert player.closed() == 1008


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=8,
)
do = st.sampled_from(["hello", "play", "feed", "undo", "aid", "say", "point", "settings", "replace", "rematch"])
numbers = st.integers(-3, 5000) | st.integers()
messages = st.fixed_dictionaries(
    {"do": do},
    optional={
        "id": st.text(max_size=40), "revision": numbers | json_values, "answer": numbers | json_values, "seat": numbers,
        "token": st.text(max_size=30), "luck": st.text("0123456789abcdef", max_size=40), "turn": json_values,
        "phrase": st.text("abc-", max_size=40), "what": st.text("abc", max_size=20), "at": numbers,
        "name": st.text(max_size=30), "wait": json_values, "have": numbers,
    },
)  # fmt: skip


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(messages | json_values, min_size=1, max_size=5))
@pytest.mark.parametrize("game", ["nautilion", "island"])
def test_fuzzed_messages_never_break_a_table(server: Server, game: str, sent: list[Any]) -> None:
    player = Player(server, server.new(game=game, luck="open", seed="fuzz")["seats"][0])
    try:
        for message in sent:
            player.socket.send(json.dumps(message))
        player.send(do="play", id="the-end", revision=1 << 31, answer=0)
        player.until("refused", "done", found=lambda told: told.get("id") == "the-end")
        for told in player.told:
            assert told["is"] in ("welcome", "update", "refused", "done", "aided", "seats"), told
            if told["is"] == "refused":
                assert told["code"] != "server-fault"
                said(told)
        player.until("welcome")
        again = Player(server, player.token)
        assert (again.view, again.revision) == (player.view, player.revision)
        again.close()
    finally:
        player.close()


def said(refused: dict[str, Any]) -> None:
    """A refusal has a sentence in every language, with the arguments that it came with."""
    arguments = {name: value for name, value in refused.get("arguments", {}).items() if name != "reasons"}
    for language in LANGUAGES:
        assert kernel_words(language).text(f"error-{refused['code']}", **arguments)
    for reason in refused.get("arguments", {}).get("reasons", []):
        said(reason)


def test_whatever_is_refused_is_logged_without_what_was_sent(server: Server) -> None:
    """Forged, late, oversized and malformed: a line each, and neither tokens nor the message in it."""
    made, one, other = server.two()
    agree_on_first(one, other)
    asked, waiting = (one, other) if one.legal else (other, one)
    forged = "forged-" + "f" * 15
    waiting.move(answer=0, id=forged)
    waiting.move(answer=0, seat=asked.welcome["seat"], id=forged)
    asked.move(answer=0, revision=0, id=forged)
    asked.play(4000, id=forged)
    asked.socket.send("x" * (LARGEST_MESSAGE + 1))
    asked.socket.send(f'{{"do":"{forged}"}}')
    asked.until("refused", found=lambda told: told["code"] == "bad-message")
    lines = [event for event in server.events() if event["event"] == "refused" and event.get("table") == made["table"]]
    codes = [event["code"] for event in lines]
    assert codes == ["not-your-turn", "not-your-seat", "stale", "unknown-move", "message-too-large", "bad-message"]
    assert forged not in server.log.read_text(encoding="utf-8")


# --- over HTTP -----------------------------------------------------------------------------------------------------------

CREATE: list[tuple[Any, int, str]] = [
    (b"", 400, "bad-message"),
    (b"{", 400, "bad-message"),
    (b"\xff\xfe", 400, "bad-message"),
    (b"[" * 5000, 400, "bad-message"),
    ({}, 400, "bad-message"),
    ({"game": "chess"}, 404, "unknown-game"),
    ({"game": "nautilion", "cheat": 1}, 400, "bad-message"),
    ({"game": "nautilion", "options": {"sails": 2}}, 422, "unknown-option"),
    ({"game": "nautilion", "options": {"ship": "Z9"}}, 422, "bad-option"),
    ({"game": "nautilion", "options": {"ship": ["A1"]}}, 422, "bad-option"),
    ({"game": "nautilion", "names": ["a", "b"]}, 422, "seat-names"),
    ({"game": "nautilion", "luck": "loaded"}, 400, "bad-message"),
    ({"game": "nautilion", "luck": "open", "seed": " "}, 422, "bad-seed"),
    ({"game": "nautilion", "fork": {"token": "x" * 22, "entries": 0}}, 404, "unknown-link"),
    (b"x" * (1 << 17), 413, "message-too-large"),
]


@pytest.mark.parametrize(("body", "status", "code"), CREATE)
def test_a_table_that_cannot_be_made_says_why(server: Server, body: Any, status: int, code: str) -> None:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    reply = server.http.post("/api/tables", content=content)
    assert (reply.status_code, reply.json()["code"]) == (status, code)
    said(reply.json())


RECORDS: list[tuple[bytes, int, str]] = [
    (b"", 422, "record-empty"),
    (b"hello", 422, "record-line"),
    (b"{}", 422, "record-header"),
    (b"\xff", 400, "bad-message"),
    (b'{"leagues":1}\n' * 3, 404, "unknown-game"),
    (b"x" * ((1 << 21) + 1), 413, "message-too-large"),
]


@pytest.mark.parametrize(("body", "status", "code"), RECORDS)
def test_what_is_no_record_is_refused(server: Server, body: bytes, status: int, code: str) -> None:
    reply = server.http.post("/api/records", content=body)
    assert (reply.status_code, reply.json()["code"]) == (status, code)
    said(reply.json())


def test_a_path_on_this_machine_is_no_record(server: Server) -> None:
    reply = server.http.post("/api/check", json={"record": "/etc/passwd"})
    assert (reply.status_code, reply.json()["code"]) == (422, "record-line")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [("GET", "/api/nothing", 404, "not-found"), ("PUT", "/api/tables", 405, "wrong-method"),
     ("GET", "/api/tables", 405, "wrong-method"), ("GET", "/api/", 404, "not-found")],
)  # fmt: skip
def test_other_addresses_are_refused(server: Server, method: str, path: str, status: int, code: str) -> None:
    reply = server.http.request(method, path)
    assert (reply.status_code, reply.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    "path", ["/../cli.py", "/%2e%2e/cli.py", "/assets/../../cli.py", "/..%2fcli.py", "/index.html/x", "/%00"]
)
def test_files_beside_the_page_are_not_served(server: Server, path: str) -> None:
    reply = server.http.get(path)
    assert reply.status_code == 404
    assert reply.content == b""


def test_every_reply_is_guarded(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/missing"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


schema = schemathesis.openapi.from_dict(openapi())


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_its_schema_says(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(
        base_url=str(server.http.base_url),
        checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
    )


# --- limits ----------------------------------------------------------------------------------------------------------------


def test_limits_hold(start: Callable[..., Server], database: str) -> None:
    server = start(database, limits="rate=20 burst=10 talk=1 tables=3 sockets=3 hello=1")
    made = [server.new() for _ in range(3)]
    reply = server.http.post("/api/tables", json={"game": "nautilion"})
    assert (reply.status_code, reply.json()["code"]) == (429, "too-many-tables")
    assert reply.headers["retry-after"]
    player = Player(server, made[0]["seats"][0])
    for _ in range(30):
        player.send(do="aid", revision=0)
    assert player.until("refused")["code"] == "too-fast"
    talker = Player(server, made[1]["seats"][0])
    for _ in range(7):
        talker.send(do="say", phrase="hello")
    assert talker.until("refused")["code"] == "too-fast"
    silent = Player.__new__(Player)
    silent.server = server
    silent.open()
    crowded = Player.__new__(Player)
    crowded.server = server
    with pytest.raises(Exception, match="403"):
        crowded.open()
    assert silent.closed() == 1008  # it never said hello


def test_a_socket_that_says_nothing_is_closed(start: Callable[..., Server], database: str) -> None:
    server = start(database, limits="idle=1.5 hello=1")
    made, silent, talks = server.two()
    while True:
        talks.send(do="aid", revision=talks.revision)
        told = talks.until("aided", "seats")
        if told["is"] == "seats":
            break
        time.sleep(0.1)
    assert not told["seats"][0].get("here", False)
    assert silent.closed() == 1001
    talks.send(do="aid", revision=talks.revision)
    talks.until("aided")
    assert Player(server, made["seats"][0]).revision == talks.revision


def test_a_reader_that_is_too_slow_is_let_go(start: Callable[..., Server], database: str) -> None:
    """It reads nothing while the other makes the server tell everything anew, far beyond what the system holds for it."""
    server = start(database, limits="outbox=20 rate=0 requests=0")
    made, one, other = server.two()
    slow = Player.__new__(Player)
    slow.server, slow.told, slow.token = server, [], made["watch"]
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    slow.open(max_queue=1, sock=narrow)
    slow.send(do="hello", token=made["watch"])
    for _ in range(250):
        for count in range(10):
            one.send(do="settings", wait=bool(count % 2))
        for _ in range(10):
            one.until("welcome")
    one.send(do="settings", name="Ada")
    other.until("seats", found=lambda told: told["seats"][0].get("name") == "Ada")  # nobody else had to wait
    assert slow.closed() == 1013
    assert Player(server, made["watch"]).view == one.view


@pytest.mark.parametrize("given", ["rate", "rate=fast", "speed=3", "rate=1 off"])
def test_a_limit_that_is_none_is_refused(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEAGUES_LIMITS", given)
    with pytest.raises(LeaguesError) as refused:
        Limits.from_environment()
    assert refused.value.code == "bad-limit"
    monkeypatch.setenv("LEAGUES_LIMITS", "off")
    assert Limits.from_environment().rate == 0
