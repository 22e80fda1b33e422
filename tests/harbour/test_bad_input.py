"""Whatever comes in is answered clearly, and neither ends the server nor changes a game."""

from __future__ import annotations

import json
import secrets
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

import leagues
from leagues.games import GAMES
from leagues.harbour.app import STATUS, Desk, document
from leagues.harbour.limits import LARGEST_MESSAGE
from leagues.harbour.openapi import paths_of
from leagues.kernel.words import LANGUAGES, kernel_words
from tests.harbour.running import Player, Server, agree_on_first

GARBAGE = [
    "", " ", "{", "[]", "null", "0", '"hello"', "{}", '{"do":"dance"}', '{"do":7}', '{"is":"welcome"}', "\x00", "🐙",
    '{"do":"play"}', '{"do":"play","id":"a","revision":-1,"answer":0}', '{"do":"play","id":"a","revision":0,"answer":99999}',
    '{"do":"play","id":"","revision":0,"answer":0}', '{"do":"play","id":"\\u0000","revision":0,"answer":0}',
    '{"do":"play","id":"a","revision":1e3,"answer":0}',
    '{"do":"play","id":"a","revision":0,"answer":true}', '{"do":"play","id":"a","revision":0,"answer":0,"cheat":1}',
    '{"do":"say","phrase":"You cheat!"}', '{"do":"point","what":"die","at":-1}', '{"do":"settings","name":7}',
    '{"do":"hello","token":"short"}', '{"do":"undo","id":"a","revision":"1"}', "[" * 3000,
    '{"do":"play","id":"' + "a" * 33 + '"}',
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
do = st.sampled_from(["hello", "play", "feed", "undo", "say", "point", "settings", "replace", "rematch", "ping"])
numbers = st.integers(-3, 5000) | st.integers()
messages = st.fixed_dictionaries(
    {"do": do},
    optional={
        "id": st.text(max_size=40), "revision": numbers | json_values, "answer": numbers | json_values, "seat": numbers,
        "token": st.text(max_size=30), "luck": st.text("0123456789abcdef", max_size=40), "turn": json_values,
        "phrase": st.text("abc-", max_size=40), "what": st.text("abc", max_size=20), "at": numbers,
        "name": st.text(max_size=30), "wait": json_values, "have": numbers, "explain": json_values,
    },
)  # fmt: skip


named = {"id": st.sampled_from("abcde"), "revision": st.sampled_from([2, 2, 3])}
moves = st.fixed_dictionaries({"do": st.sampled_from(["play", "feed"]), **named, "answer": st.integers(0, 1)})
moves |= st.fixed_dictionaries({"do": st.just("undo"), **named}, optional={"turn": st.booleans()})  # some can be made
PING = {"do": "ping"}
TOLD = ("welcome", "update", "refused", "done", "explained", "seats", "waits", "pong", "proposed")
TOLD_TO_OTHERS = ("welcome", "update", "seats", "waits", "refused", "proposed", "said", "pointed")


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


schema = schemathesis.openapi.from_dict(document())
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


def finished(game: str) -> str:
    """The record of a game that is over."""
    table = leagues.new(game, seed="schema")
    while not table.over:
        table.play(table.legal[0])
    return table.record()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("method", "path", "status"), [(one.method, one.path, one.status) for one in paths_of(Desk)])
def test_every_path_does_what_it_is_for(
    server: Server, begun: dict[str, str], method: str, path: str, status: int, game: str
) -> None:
    """With a link, a game and a record that there are, it succeeds, and answers as the schema says."""
    link = server.new(game=game)["seats"][0] if method == "DELETE" else begun[game]
    if path == "/api/seats" and method == "POST":
        link = server.invite(game=game)["recovery"]
    if path == "/api/seats" and method == "DELETE":
        if game == "nemo":
            return  # nobody else plays there
        link = server.new(game=game, options={"players": 2}, together=False, luck="open", seed="schema")["seats"][1]
    if path == "/api/ledger":
        if game == "nemo":
            return  # there is none of it
        link = server.http.post("/api/records", content=finished(game)).json()["seats"][0]
    record = leagues.new(game, seed="schema").record()
    bodies: dict[str, Any] = {
        "/api/tables": {"game": game, "names": ["Ada"], "luck": "open", "seed": "schema"},
        "/api/lookup": {"tokens": [link, "x" * 22]},
        "/api/seats": {"token": secrets.token_urlsafe(16), "recovery": secrets.token_urlsafe(16), "name": "Bo"},
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
    for path, operations in document()["paths"].items():
        for method, operation in operations.items():
            (done,) = (str(one.status) for one in paths_of(Desk) if (one.method, one.path) == (method.upper(), path))
            assert done in operation["responses"]
            assert {"429", "500"} <= set(operation["responses"])
            found |= set(operation["responses"]) - {done, "202", "304"}
    assert found == refusals
