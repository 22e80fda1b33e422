"""Frames of web sockets, however they are cut, joined and mixed, are heard in order and as they were said."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from leagues.harbour.wire import end_of_frame, framed
from tests.harbour.running import LUCK, PATIENCE, Player, Server

SIZES = st.integers(0, 300) | st.sampled_from((125, 126, 127, 65_535, 65_536, 70_000))
SLOWLY = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@SLOWLY
@given(SIZES, SIZES)
def test_a_text_is_framed_as_the_library_frames_it(size: int, other: int) -> None:
    texts = ["é" * (size // 2) + "x" * (size % 2), "y" * other]
    frames = [framed(text) for text in texts]
    assert frames == [Frame(Opcode.TEXT, text.encode()).serialize(mask=False, extensions=[]) for text in texts]
    data = b"".join(frames)
    assert end_of_frame(data, 0) == len(frames[0])
    assert end_of_frame(data, len(frames[0])) == len(data)
    assert all(end_of_frame(data[:cut], 0) > cut for cut in (*range(min(12, len(frames[0]))), len(frames[0]) - 1))


class Wire:
    """A web socket, byte by byte."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._heard = b""
        while b"\r\n\r\n" not in self._heard:
            self._more()
        assert self._heard.startswith(b"HTTP/1.1 101")
        self._heard = self._heard.partition(b"\r\n\r\n")[2]

    def _more(self) -> None:
        found = self.socket.recv(65_536)
        assert found, "the server has closed the line"
        self._heard += found

    def frame(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what it says."""
        while (end := end_of_frame(self._heard, 0)) > len(self._heard):
            self._more()
        found, self._heard = self._heard[:end], self._heard[end:]
        return found[0], found[2 if found[1] < 126 else 4 :]

    def told(self) -> dict[str, Any]:
        """The next message."""
        kind, said = self.frame()
        assert kind == 0x81, (kind, said)
        message: dict[str, Any] = json.loads(said)
        return message


def masked(opcode: Opcode, said: bytes, *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, said, fin).serialize(mask=True, extensions=[])


def late(number: int, padding: int) -> bytes:
    """A move for a revision that has not been, of any length."""
    return json.dumps({"do": "play", "id": f"late-{number}", "revision": 99, "answer": 0}).encode() + b" " * padding


def spoken(messages: list[tuple[int, str]]) -> bytes:
    """Messages as bytes, each whole in a frame, in two, or with a ping before it."""
    out = b""
    for number, (padding, way) in enumerate(messages):
        said = late(number, padding)
        if way == "two":
            out += masked(Opcode.TEXT, said[:9], fin=False) + masked(Opcode.CONT, said[9:])
        elif way == "ping":
            out += masked(Opcode.PING, b"there?") + masked(Opcode.TEXT, said)
        else:
            out += masked(Opcode.TEXT, said)
    return out


@SLOWLY
@given(
    st.lists(st.tuples(st.sampled_from((0, 0, 40, 80, 300)), st.sampled_from(("whole", "whole", "ping", "two"))), min_size=3,
             max_size=8),
    st.lists(st.integers(1, 400), max_size=4, unique=True),
)  # fmt: skip
def test_however_it_is_cut_everything_is_heard_in_order(
    server: Server, messages: list[tuple[int, str]], cuts: list[int]
) -> None:
    made = server.new(luck="open", seed="b")
    wire = Wire(server)
    wire.socket.sendall(masked(Opcode.TEXT, json.dumps({"do": "hello", "token": made["seats"][0], "luck": LUCK}).encode()))
    assert wire.told()["is"] == "welcome"
    data, at = spoken(messages), 0
    for cut in [*sorted(cut for cut in cuts if cut < len(data)), len(data)]:
        wire.socket.sendall(data[at:cut])
        time.sleep(0.01)  # so that the server reads the pieces one by one
        at = cut
    found: list[str] = []
    pongs = 0
    wire.socket.sendall(masked(Opcode.TEXT, late(len(messages), 0)))
    while not found or found[-1] != f"late-{len(messages)}":
        kind, said = wire.frame()
        if kind == 0x8A:
            assert said == b"there?"
            pongs += 1
        elif (message := json.loads(said))["is"] == "refused":
            assert message["code"] == "stale"
            found.append(message["id"])
    assert found == [f"late-{number}" for number in range(len(messages) + 1)]
    assert pongs == sum(way == "ping" for _, way in messages)
    wire.socket.close()


def test_what_looks_like_a_frame_inside_another_is_none(server: Server) -> None:
    made = server.new(luck="open", seed="b")
    wire = Wire(server)
    wire.socket.sendall(masked(Opcode.TEXT, json.dumps({"do": "hello", "token": made["seats"][0], "luck": LUCK}).encode()))
    assert wire.told()["is"] == "welcome"
    inner = late(0, 0)
    inner = bytes((0x81, 0x80 + len(inner), 0, 0, 0, 0)) + inner  # a mask of zeros: the bytes are as they are
    for piece in (bytes((0x81, 0x80 + len(inner), 0, 0, 0, 0)), inner, masked(Opcode.TEXT, late(1, 0))):
        wire.socket.sendall(piece)
        time.sleep(0.05)  # so that the server reads them one by one
    assert wire.told()["code"] == "bad-message"
    assert wire.told()["id"] == "late-1"
    wire.socket.close()


def test_after_the_end_nothing_is_heard(server: Server) -> None:
    made = server.new(luck="open", seed="b")
    wire = Wire(server)
    wire.socket.sendall(masked(Opcode.TEXT, json.dumps({"do": "hello", "token": made["seats"][0], "luck": LUCK}).encode()))
    welcome = wire.told()
    move = json.dumps({"do": "play", "id": "m", "revision": welcome["revision"], "answer": 0}).encode()
    wire.socket.sendall(masked(Opcode.CLOSE, b"\x03\xe8") + masked(Opcode.TEXT, move))
    kind, said = wire.frame()
    assert (kind, said) == (0x88, b"\x03\xe8")
    wire.socket.close()
    assert Player(server, made["seats"][0]).revision == welcome["revision"]
