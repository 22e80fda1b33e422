"""Whoever begins to ask and does not finish, asks with endless headers, or does not read the answer, is let go."""

from __future__ import annotations

import contextlib
import json
import select
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from leagues.harbour.limits import LARGEST_HEAD, MOST_HEADERS
from tests.harbour.running import PATIENCE, Player, Server
from tests.harbour.test_bad_input import said
from tests.sizes import sized

Start = Callable[..., Server]
MANY = sized(300, 3_000)
HEADER = b"X-Filler: " + b"y" * 64 + b"\r\n"


CALLS: list[socket.socket] = []  # those that the end of the test closes


@pytest.fixture(autouse=True)
def everybody_hangs_up() -> Iterator[None]:
    yield
    while CALLS:
        CALLS.pop().close()


def call(server: Server, said: bytes = b"", *, reads: int = 0) -> socket.socket:
    """A line to the server, over which something is said; `reads` makes its reader a slow one."""
    line = socket.socket()
    CALLS.append(line)
    line.settimeout(PATIENCE)
    if reads:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
    line.connect(("127.0.0.1", server.port))
    line.sendall(said)
    return line


def answer(line: socket.socket) -> tuple[int, bytes]:
    """All that is said until the line ends: the status (0 for nothing at all), and the rest."""
    found = b""
    with contextlib.suppress(ConnectionResetError):  # what was sent after the last words was not read
        while more := line.recv(65_536):
            found += more
    line.close()
    head, _, body = found.partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, body


def memory(server: Server) -> int:
    """The memory of its process now, in bytes."""
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise AssertionError


def lines(server: Server) -> int:
    """How many lines to its port are open at the server's end."""
    here = f":{server.port:04X}"
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(here) and row[3] == "01" for row in rows)


@pytest.mark.parametrize(
    ("half", "status"),
    [
        (b"", 0),
        (b"GET /api/games HTTP/1.1\r\nHost: x\r\n", 408),
        (b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{", 408),
        (b"POST /api/lookup HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", 408),
    ],
    ids=["nothing", "headers", "body", "pieces"],
)
def test_what_is_half_sent_is_not_waited_for(start: Start, database: str, half: bytes, status: int) -> None:
    server = start(database, limits="head=0.5 body=0.5 connections=0 requests=0")
    open_before = lines(server)
    calls = [call(server, half) for _ in range(MANY)]
    for line in calls:
        found, body = answer(line)
        assert found == status
        if status:
            assert json.loads(body)["code"] == "too-slow"
            said(json.loads(body))
    assert lines(server) == open_before
    assert server.http.get("/api/health").status_code == 200
    assert not [event for event in server.events() if event["event"].endswith("fault")]


def test_who_is_slow_but_steady_is_heard(start: Start, database: str) -> None:
    server = start(database, limits="head=5 body=20")
    asked = b'POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 20\r\n\r\n{"game":"nautilion"}'
    line = call(server)
    for sign in range(0, len(asked), 8):
        line.sendall(asked[sign : sign + 8])
        time.sleep(0.02)
    assert answer(line)[0] == 201


@pytest.mark.parametrize(
    "head",
    [
        HEADER * (MOST_HEADERS + 1),
        b"X-Filler: " + b"y" * (LARGEST_HEAD + 1) + b"\r\n",
        b"X-Filler: " + b"y" * (4 * LARGEST_HEAD),  # which does not end
        HEADER * 10_000,
    ],
    ids=["too many", "too long", "endless", "far too many"],
)
@pytest.mark.parametrize("kind", [b"", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"], ids=["request", "socket"])
def test_headers_have_an_end(server: Server, head: bytes, kind: bytes) -> None:
    line = call(server)
    with contextlib.suppress(OSError):  # it was refused while it still spoke
        ended = b"\r\n\r\n" if head.endswith(b"\n") else b""
        line.sendall(b"GET /api/socket HTTP/1.1\r\nHost: x\r\n" + kind + head + ended)
    status, body = answer(line)
    assert status == 431 or (status == 0 and len(head) > 65_000)  # the line may break under what comes after the refusal
    if status:
        assert json.loads(body)["code"] == "head-too-large"
        said(json.loads(body))


def test_a_long_path_has_an_end_too(server: Server) -> None:
    status, _ = answer(call(server, b"GET /api/" + b"x" * (LARGEST_HEAD + 1) + b" HTTP/1.1\r\nHost: x\r\n\r\n"))
    assert status == 431


def test_endless_headers_take_no_memory(start: Start, database: str) -> None:
    """Lines that say one header after another, as fast as the server takes them, for as long as it does."""
    server = start(database, limits="head=0 body=0 connections=0 requests=0")
    server.http.get("/api/games")
    before = memory(server)
    for line in [call(server, b"GET / HTTP/1.1\r\nHost: x\r\n") for _ in range(sized(30, 300))]:
        with contextlib.suppress(OSError):
            for _ in range(20):
                line.sendall(HEADER * 1_000)
    for _ in range(40):  # meanwhile it reads what the system holds for it
        assert server.http.get("/api/games").status_code == 200
        time.sleep(0.05)
    assert memory(server) - before < 30_000_000
    assert server.http.get("/api/games").status_code == 200


def test_lines_of_one_address_are_counted(start: Start, database: str) -> None:
    """Also those over which nobody asks anything. What is passed on by a web server counts for whoever asked it."""
    server = start(database, limits=f"head=0 connections={MANY // 10} sockets=0 requests=0")
    made = server.new()
    server.http.close()
    while lines(server):
        time.sleep(0.02)
    calls = [call(server) for _ in range(MANY // 10)]
    status, body = answer(call(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"))
    assert (status, json.loads(body)["code"]) == (429, "too-many-connections")
    said(json.loads(body))
    calls.pop().close()
    passed_on = b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n"
    for _ in range(5):  # each of these no longer counts once it has said for whom it asks
        calls.append(call(server, passed_on))
        assert calls[-1].recv(12) == b"HTTP/1.1 200"
    player = Player(server, made["seats"][0])  # a socket is a line as well
    assert answer(call(server))[0] == 429
    player.close()
    end = time.monotonic() + PATIENCE
    while answer(call(server, b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"))[0] != 200:
        assert time.monotonic() < end


NARROW = """
import socket
from leagues.harbour.line import Line
made = Line.connection_made
def connection_made(self, transport):
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    made(self, transport)
Line.connection_made = connection_made
"""


def test_an_answer_that_nobody_reads_is_not_kept_for_ever(start: Start, database: str) -> None:
    """The system must not hold all of it: then the server would have nothing left to say."""
    server = start(database, limits="body=0.5 connections=0 requests=0", planted=NARROW)
    asked = b"GET /api/games/nemo HTTP/1.1\r\nHost: x\r\n\r\n"
    for _ in range(MANY // 10):
        call(server, asked * 4, reads=4096)
    end = time.monotonic() + PATIENCE
    while lines(server) > 1:  # the test's own
        assert time.monotonic() < end
        server.http.get("/api/games")
        time.sleep(0.1)


@pytest.mark.parametrize(("many", "answered"), [(8, 8), (sized(100, 1_000), 0)])
def test_requests_in_one_line_are_few(start: Start, database: str, many: int, answered: int) -> None:
    """Who asks on without waiting for the first answer is answered as far as a person's browser could ask."""
    server = start(database, limits="requests=0")
    asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    line = call(server, asked * (many - 1) + asked.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while more := line.recv(65_536):
            found += more
    assert found.count(b"HTTP/1.1 200") == answered
    assert server.http.get("/api/health").json()["well"]


def test_what_an_address_has_half_sent_is_limited_over_all_its_lines(start: Start, database: str) -> None:
    """Each body may be as large as a record; all of them together may not fill the memory."""
    server = start(database, limits="bodies=3000000")
    half = b"POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n" + b"z" * 1_400_000
    calls = [call(server, half) for _ in range(3)]
    refused, _, _ = select.select(calls, [], [], PATIENCE)
    assert [line.recv(12) for line in refused] == [b"HTTP/1.1 429"]
    assert server.http.post("/api/records", content=b"z" * 1_900_000).status_code == 429
    for line in calls:
        line.close()
    deadline = time.monotonic() + PATIENCE
    while server.http.post("/api/records", content=b"z" * 1_900_000).status_code != 422:  # whole, and no record
        assert time.monotonic() < deadline
