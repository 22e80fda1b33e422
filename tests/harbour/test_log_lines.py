"""Whatever is refused leaves one line in the log, which holds nothing of what was sent."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Opcode
from websockets.sync.client import connect

from leagues.harbour.limits import LARGEST_MESSAGE
from tests.harbour.running import PATIENCE, Player, Server
from tests.harbour.test_bad_input import PING
from tests.harbour.test_uploads import finished_record, of_older_values
from tests.harbour.test_uploads import sent as sent_in
from tests.harbour.test_wire import Wire, masked


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
        player = Player.stranger(server)
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
