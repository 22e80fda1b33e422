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
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode
from websockets.sync.client import connect

import leagues
from leagues.games import GAMES
from leagues.harbour.app import STATUS
from leagues.harbour.limits import LARGEST_MESSAGE, Addresses, Bucket, Limits
from leagues.harbour.openapi import PATHS, openapi
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES, kernel_words
from tests.harbour.running import PATIENCE, Player, Server, agree_on_first
from tests.harbour.test_uploads import finished_record, of_older_values
from tests.harbour.test_uploads import sent as sent_in
from tests.harbour.test_wire import Wire, masked

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
do = st.sampled_from(["hello", "play", "feed", "undo", "aid", "say", "point", "settings", "replace", "rematch", "ping"])
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


named = {"id": st.sampled_from("abcde"), "revision": st.sampled_from([2, 2, 3])}
moves = st.fixed_dictionaries({"do": st.sampled_from(["play", "feed"]), **named, "answer": st.integers(0, 1)})
moves |= st.fixed_dictionaries({"do": st.just("undo"), **named}, optional={"turn": st.booleans()})  # some can be made
PING = {"do": "ping"}
TOLD = ("welcome", "update", "refused", "done", "aided", "seats", "pong", "proposed")
TOLD_TO_OTHERS = ("welcome", "update", "seats", "refused", "proposed", "said", "pointed")


@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(messages | moves | moves | st.just(PING) | json_values, min_size=1, max_size=5))
@pytest.mark.parametrize(("game", "seats"), [("nautilion", 1), ("nautilion", 2), ("island", 1), ("island", 2), ("nemo", 1)])
def test_fuzzed_messages_never_break_a_table(server: Server, game: str, seats: int, sent: list[Any]) -> None:
    """Neither for whoever sends them, nor for who sits beside them; `seats` are those in places of their own."""
    apart = {"options": {"players": seats}, "together": False} if seats > 1 else {}
    people = [Player(server, token) for token in server.new(game=game, luck="open", seed="fuzz", **apart)["seats"]]
    player = people[0]
    try:
        assert len(people) == seats
        assert player.play()["revision"] == 2  # the first roll of two: from here on they decide together
        for message in sent:
            player.socket.send(json.dumps(message))
        for one in people:
            one.send(do="play", id="the-end", revision=1 << 31, answer=0)
            one.until("refused", "done", found=lambda told: told.get("id") == "the-end")
        for one in people:
            for told in one.told:
                assert told["is"] in (TOLD if one is player else TOLD_TO_OTHERS), told
                if told["is"] == "refused":
                    assert told["code"] != "server-fault"
                    said(told)
        assert sum(told["is"] == "pong" for told in player.told) == sent.count(PING)
        for one in people:
            one.until("welcome")
            again = Player(server, one.token)
            assert (again.view, again.revision, again.lines) == (one.view, one.revision, one.lines)
            again.close()
    finally:
        for one in people:
            one.close()


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


# --- a line in the log -----------------------------------------------------------------------------------------------------


def logged(server: Server, work: Callable[[], object], *private: str) -> dict[str, Any]:
    """The one line that something leaves in the log, without its time; it holds nothing private."""
    ready = 1 if server.database.startswith("postgresql") else 0
    end = time.monotonic() + PATIENCE
    while sum(event["event"] == "listening" for event in server.events()) < ready:  # which is written beside the start
        assert time.monotonic() < end
        time.sleep(0.02)
    before = len(server.log.read_text(encoding="utf-8").splitlines())
    work()
    assert server.http.get("/api/games").status_code == 200  # what was to be written before this is written
    (line,) = server.log.read_text(encoding="utf-8").splitlines()[before:]
    for word in private:
        assert word not in line
    found: dict[str, Any] = json.loads(line)
    assert abs(found.pop("time") - time.time()) < PATIENCE
    return found


FORGED = "forged" + "f" * 16


@pytest.mark.parametrize(
    ("method", "path", "line"),
    [
        ("GET", f"/api/{FORGED}", {"code": "not-found"}),
        ("POST", f"/api/tables/{FORGED}?token={FORGED}", {"code": "not-found"}),
        ("PUT", f"/api/tables?token={FORGED}", {"code": "wrong-method"}),
        ("DELETE", f"/api/games/{FORGED}", {"code": "wrong-method"}),
        ("GET", f"/api/games/{FORGED}", {"code": "unknown-game", "path": "/api/games/{game}"}),
        ("GET", f"/api/record?token={FORGED}", {"code": "unknown-link", "path": "/api/record"}),
        ("GET", f"/api/film?token={FORGED}", {"code": "unknown-link", "path": "/api/film"}),
        ("DELETE", f"/api/tables?token={FORGED}", {"code": "unknown-link", "path": "/api/tables"}),
        ("POST", f"/api/onlookers?token={FORGED}", {"code": "unknown-link", "path": "/api/onlookers"}),
        ("POST", "/api/tables", {"code": "bad-message", "path": "/api/tables"}),
        ("POST", "/api/records", {"code": "record-line", "path": "/api/records"}),
    ],
)
def test_a_request_that_is_refused_leaves_one_line(server: Server, method: str, path: str, line: dict[str, str]) -> None:
    """It names the path as the server has it: what was asked for, and with what, could hold anything."""
    headers = {"authorization": f"Bearer {FORGED}"}
    replies: list[Any] = []
    found = logged(
        server, lambda: replies.append(server.http.request(method, path, headers=headers, content=FORGED)), FORGED
    )
    assert replies[0].json()["code"] == line["code"]
    assert found == {"event": "refused", **line}


@pytest.mark.parametrize("path", ["/", f"/{FORGED}", f"/api/{FORGED}", f"/api/socket/{FORGED}", f"/api/games?{FORGED}"])
def test_a_socket_at_a_wrong_path_leaves_one_line(server: Server, path: str) -> None:
    def knock() -> None:
        with pytest.raises(InvalidStatus, match="403"), connect(f"ws://127.0.0.1:{server.port}{path}"):
            pass

    assert logged(server, knock, FORGED) == {"event": "refused", "code": "not-found"}


@pytest.mark.parametrize(
    ("request_", "status", "line"),
    [
        (b"ahoy\r\n\r\n", b"400", {"event": "warned", "by": "uvicorn.error"}),
        (b"GET /api/games HTTP/1.1\r\nHost: x\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n", b"200",
         {"event": "warned", "by": "uvicorn.error"}),
        (b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n", b"400",
         {"event": "refused", "code": "bad-message"}),
    ],
    ids=["no request", "another protocol", "a handshake without a key"],
)  # fmt: skip
def test_what_is_no_request_leaves_one_line(server: Server, request_: bytes, status: bytes, line: dict[str, str]) -> None:
    """Also where a library answers it."""

    def knock() -> None:
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(request_)
            assert line.recv(4096).split()[1] == status

    found = logged(server, knock)
    assert {name: value for name, value in found.items() if name != "at"} == line


def test_a_socket_with_an_unknown_link_leaves_one_line(server: Server) -> None:
    def knock() -> None:
        wire = Wire(server)
        wire.socket.sendall(masked(Opcode.TEXT, json.dumps({"do": "hello", "token": FORGED}).encode()))
        assert wire.told()["code"] == "unknown-link"
        wire.socket.close()

    assert logged(server, knock, FORGED) == {"event": "refused", "code": "unknown-link", "table": ""}


def test_a_frozen_record_leaves_one_line_when_it_is_read(server: Server) -> None:
    """One when it is sent in, one when it is first looked at, and none whenever it is looked at again."""
    lines, _ = finished_record()
    entry = of_older_values(lines)
    kept: list[dict[str, Any]] = []
    found = logged(server, lambda: kept.append(sent_in(server, lines).json()))
    made = kept[0]
    assert found == {"event": "record-kept", "table": made["table"]}
    links = (*made["seats"], made["watch"])
    found = logged(server, lambda: server.get("/api/film", made["watch"]), *links)
    assert found == {"event": "frozen", "table": made["table"], "entry": entry}
    before = len(server.events())
    assert Player(server, made["watch"]).welcome["frozen"] is True
    assert server.get("/api/record", made["watch"]).status_code == 200
    assert len(server.events()) == before


@pytest.mark.parametrize("at_a_table", [True, False])
def test_a_frame_far_too_large_leaves_one_line(server: Server, at_a_table: bool) -> None:
    made = server.new()

    def shout() -> None:
        player = Player.__new__(Player)
        player.server, player.told = server, []
        player.open()
        if at_a_table:
            player.send(do="hello", token=made["seats"][0])
            player.until("welcome")
        player.socket.send(FORGED * LARGEST_MESSAGE)
        assert player.closed() == 1009

    assert logged(server, shout, FORGED, *made["seats"]) == {"event": "refused", "code": "message-too-large"}


@pytest.mark.parametrize(
    ("spoken", "code"),
    [
        (masked(Opcode.TEXT, b"x" * 70_000) + masked(Opcode.TEXT, FORGED.encode()) * 3, b"\x03\xf1"),  # more comes after it
        (masked(Opcode.TEXT, FORGED.encode())[:1] + b"\x05" + FORGED.encode(), b"\x03\xea"),  # not masked
        (b"\xf1\x80\0\0\0\0", b"\x03\xea"),  # bits that mean nothing
    ],
)
def test_what_is_no_frame_leaves_one_line(server: Server, spoken: bytes, code: bytes) -> None:
    def mumble() -> None:
        wire = Wire(server)
        wire.socket.sendall(spoken)
        kind, why = wire.frame()
        assert (kind, why[:2]) == (0x88, code)
        wire.socket.close()

    found = logged(server, mumble, FORGED)
    assert found == {"event": "refused", "code": "message-too-large" if code == b"\x03\xf1" else "bad-message"}


@pytest.mark.parametrize("at_a_table", [True, False])
@pytest.mark.parametrize("cut", [True, False])
def test_a_text_that_is_none_leaves_one_line(server: Server, at_a_table: bool, cut: bool) -> None:
    """It is refused as any other nonsense, in one frame or in two, and the socket goes on."""
    made = server.new()
    wire = Wire(server)
    if at_a_table:
        wire.socket.sendall(masked(Opcode.TEXT, json.dumps({"do": "hello", "token": made["seats"][0]}).encode()))
        while wire.told()["is"] != "welcome":
            pass
    word = b'{"do":"\xff\xfe' + FORGED.encode()

    def mumble() -> None:
        whole = masked(Opcode.TEXT, word)
        wire.socket.sendall(masked(Opcode.TEXT, word[:9], fin=False) + masked(Opcode.CONT, word[9:]) if cut else whole)
        assert wire.told()["code"] == "bad-message"

    table = made["table"] if at_a_table else ""
    assert logged(server, mumble, FORGED) == {"event": "refused", "code": "bad-message", "table": table}
    wire.socket.sendall(masked(Opcode.TEXT, json.dumps(PING).encode()))
    told = wire.told()
    assert (told["is"], told.get("code", "")) == (("pong", "") if at_a_table else ("refused", "hello-first"))
    wire.socket.close()


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
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def begun(server: Server) -> dict[str, str]:
    """A seat's link at a table of each game, with dice that are made."""
    links = {game: server.new(game=game)["seats"][0] for game in GAMES}
    for link in links.values():
        Player(server, link).close()
    return links


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_api_is_as_its_schema_says(case: schemathesis.Case[Any], server: Server, begun: dict[str, str]) -> None:
    """As it comes, and again with a link and a game that there are."""
    where = str(server.http.base_url)
    case.call_and_validate(base_url=where, checks=CHECKS)
    link = server.new()["seats"][0] if case.operation.label == "DELETE /api/tables" else begun["nautilion"]
    body: Any = case.body
    if isinstance(body, dict) and isinstance(body.get("game"), str):
        body = {**body, "game": "nautilion"}
    if isinstance(body, dict) and isinstance(body.get("tokens"), list):
        body = {**body, "tokens": [*body["tokens"][:99], link]}
    again = case.operation.Case(
        method=case.method, query=case.query, cookies=case.cookies, body=body, media_type=case.media_type,
        headers={**case.headers, "Authorization": f"Bearer {link}"},
        path_parameters=dict.fromkeys(case.path_parameters, "nautilion"),
    )  # fmt: skip
    checks = CHECKS if case.method == case.operation.method.upper() else [not_a_server_error]
    assert again.call_and_validate(base_url=where, checks=checks).status_code not in (401, 429)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("method", "path", "status"), [(row[0].upper(), row[1], row[-1]) for row in PATHS])
def test_every_path_does_what_it_is_for(
    server: Server, begun: dict[str, str], method: str, path: str, status: int, game: str
) -> None:
    """With a link, a game and a record that there are, it succeeds, and answers as the schema says."""
    link = server.new(game=game)["seats"][0] if method == "DELETE" else begun[game]
    record = leagues.new(game, seed="schema").record()
    bodies: dict[str, Any] = {
        "/api/tables": {"game": game, "names": ["Ada"], "luck": "open", "seed": "schema"},
        "/api/lookup": {"tokens": [link, "x" * 22]},
        "/api/records": record,
        "/api/check": {"record": record},
    }
    given: dict[str, Any] = {"headers": {"Authorization": f"Bearer {link}"}}
    if "{game}" in path:
        given["path_parameters"] = {"game": game}
    if method == "POST" and path in bodies:
        given["body"] = bodies[path]
        given["media_type"] = "text/plain" if path == "/api/records" else "application/json"
    reply = schema[path][method].Case(**given).call_and_validate(base_url=str(server.http.base_url), checks=CHECKS)
    assert reply.status_code == status


def test_the_schema_declares_every_status_that_can_come_and_no_other() -> None:
    """None is declared for whatever else may come: a check of statuses could then not fail."""
    refusals = {str(status) for status in (*STATUS.values(), 422)} - {"405"}  # which is of no path's own methods
    found: set[str] = set()
    for path, operations in openapi()["paths"].items():
        for method, operation in operations.items():
            (done,) = (str(row[-1]) for row in PATHS if row[:2] == (method, path))
            assert done in operation["responses"]
            assert {"429", "500"} <= set(operation["responses"])
            found |= set(operation["responses"]) - {done, "304"}
    assert found == refusals


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


def test_whoever_asks_too_much_is_not_forgotten_too_soon() -> None:
    """Buckets are looked through now and then: one that is full may go, one that is empty must stay."""
    busy, calm = Bucket(1, 4), Bucket(1000, 1)
    assert busy.take()
    assert calm.take()
    time.sleep(0.01)
    assert (busy.is_full, calm.is_full) == (False, True)
    asked = Addresses(Limits(requests=0.5))
    asked.request("here")
    asked.request("here")
    for _ in range(2):
        with pytest.raises(LeaguesError) as refused:
            asked.request("here")
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
    lines = [event for event in server.events() if event["event"] == "refused"]
    assert [(line["code"], line["path"]) for line in lines] == [("too-fast", "/api/games")] * statuses.count(429)
    assert Player(server, made["seats"][0]).play()["is"] == "update"
    end = time.monotonic() + int(replies[first].headers["retry-after"])
    while server.http.get("/api/games").status_code != 200:
        assert time.monotonic() < end
        time.sleep(0.05)


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
