"""One address at its worst: `python -m load.attackers KIND URL SECONDS`. Only ever at a server of this machine, for so many
seconds. Prints `ready` when everything is in place, and at the end what it did and how the server took it.

`settings`  ten sockets change a seat's name all the time, and ninety onlookers must be told
`unread`    sockets that read nothing, and ask, while their table moves quickly
`half`      requests that never end: half a head, a head without end, a body by single bytes
`joins`     people who come and go, and moves for a table that has moved on
`looks`     films, records and lists of a hundred tables
`forks`     games that go on from the end of the longest voyage
`uploads`   records to keep and dice to check, as large as they may be
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

GOLDEN = Path(__file__).parents[2] / "tests" / "golden"
AWAY = (OSError, EOFError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage)
HALVES = 3000  # half-sent requests, at most
done: Counter[str] = Counter()


def ask(
    url: str, method: str, path: str, body: bytes = b"", token: str = "", source: str = "127.0.0.1"
) -> tuple[int, bytes]:
    """One request over a line of its own; the status and the reply."""
    import http.client

    where = urlsplit(url)
    line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=20, source_address=(source, 0))
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    try:
        line.request(method, path, body or None, headers)
        reply = line.getresponse()
        return reply.status, reply.read()
    finally:
        line.close()


def new_table(url: str, source: str = "127.0.0.1", game: str = "nautilion") -> tuple[str, str]:
    """A table of one: the link of its seat and the one for onlookers."""
    asked = {"game": game, "luck": "open", "seed": "attack"}  # such a table begins without anybody's share of the luck
    status, reply = ask(url, "POST", "/api/tables", json.dumps(asked).encode(), source=source)
    if status != 201:
        raise RuntimeError(f"no table: {status} {reply[:200]!r}")
    made = json.loads(reply)
    return made["seats"][0], made["watch"]


async def sit(url: str, token: str, source: str = "127.0.0.1", **more: Any) -> ClientConnection:
    """A socket at a table."""
    where = url.replace("http", "ws") + "/api/socket"
    line = await connect(where, local_addr=(source, 0), compression=None, max_size=None, ping_interval=None, **more)
    await line.send(json.dumps({"do": "hello", "token": token, "luck": random.randbytes(16).hex()}))
    return line


async def drain(line: ClientConnection) -> None:
    """Read whatever comes."""
    with contextlib.suppress(*AWAY):
        async for message in line:
            done["read"] += 1
            if b'"refused"' in (message if isinstance(message, bytes) else message.encode()):
                done["refused"] += 1


async def again_and_again(until: float, pause: float, what: Callable[[], Awaitable[None]]) -> None:
    """Do something until the time is over, however the server takes it."""
    while time.monotonic() < until:
        try:
            await what()
        except AWAY:
            done["thrown out"] += 1
            await asyncio.sleep(0.2)
        await asyncio.sleep(pause)


class Sitter:
    """Somebody who comes back whenever they are thrown out, and says the same thing over and over."""

    def __init__(self, url: str, token: str, says: Callable[[], dict[str, Any]]) -> None:
        self.url, self.token, self.says = url, token, says
        self.line: ClientConnection | None = None

    async def talk(self) -> None:
        """Say it once more."""
        if self.line is None or self.line.close_code is not None:
            self.line = await sit(self.url, self.token)
            self.reading = asyncio.create_task(drain(self.line))
        await self.line.send(json.dumps(self.says()))
        done["said"] += 1


async def settings(url: str, seconds: float) -> None:
    seat, watch = new_table(url)
    onlookers = [await sit(url, watch) for _ in range(88)]
    reading = [asyncio.create_task(drain(line)) for line in onlookers]
    sitters = [
        Sitter(url, seat, lambda: {"do": "settings", "name": random.choice("abcdefgh"), "wait": random.random() < 0.5})
        for _ in range(10)
    ]
    until = ready(seconds)
    await asyncio.gather(*(again_and_again(until, 0.04, sitter.talk) for sitter in sitters))
    for task in reading:
        task.cancel()


async def unread(url: str, seconds: float) -> None:
    seat, watch = new_table(url)
    mover = await sit(url, seat)
    deaf = []
    where = urlsplit(url)
    for number in range(96):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (where.hostname, where.port))
        sitting = await connect(url.replace("http", "ws") + "/api/socket", sock=line, compression=None, max_size=None,
                                max_queue=1, ping_interval=None)  # fmt: skip
        await sitting.send(
            json.dumps({"do": "hello", "token": seat if number % 2 else watch, "luck": "00" * 16, "explain": True})
        )
        deaf.append(sitting)
    state: dict[str, Any] = {"revision": 0, "question": {}}
    moved = asyncio.Event()

    async def hear() -> None:
        with contextlib.suppress(*AWAY):
            async for text in mover:
                message = json.loads(text)
                if message["is"] in ("welcome", "update"):
                    state.update(revision=message["revision"], question=message["question"])
                if message["is"] in ("welcome", "update", "refused"):
                    moved.set()

    async def move() -> None:
        """A choice and its undo, over and over: a table that moves without end."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(moved.wait(), 2)
        moved.clear()
        question = state["question"]
        id = random.randbytes(8).hex()
        if question.get("barrier") or not done["moved"]:
            answer = random.choice(question.get("legal") or [0])
            await mover.send(json.dumps({"do": "play", "id": id, "revision": state["revision"], "answer": answer}))
        else:
            await mover.send(json.dumps({"do": "undo", "id": id, "revision": state["revision"]}))
        done["moved"] += 1

    async def ask_on(line: ClientConnection) -> None:
        """Who does not read cannot be written to either, once the server has stopped reading from them."""
        await asyncio.wait_for(line.send(json.dumps({"do": "ping"})), 1)
        done["asked"] += 1

    hearing = asyncio.create_task(hear())
    until = ready(seconds)
    await asyncio.gather(
        again_and_again(until, 0.04, move),
        *(again_and_again(until, 0.5, lambda line=line: ask_on(line)) for line in deaf),  # type: ignore[misc]
    )
    hearing.cancel()


async def half(url: str, seconds: float) -> None:
    where = urlsplit(url)
    lines: list[asyncio.StreamWriter] = []
    heads = (
        b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-a: ",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\n" + b"".join(b"x-%d: %s\r\n" % (n, b"y" * 50) for n in range(60)),
        b"POST /api/records HTTP/1.1\r\nhost: x\r\ncontent-length: 2000000\r\n\r\n" + b"{" * 1_900_000,
    )

    async def begin() -> None:
        if len(lines) < HALVES:
            try:
                _, writer = await asyncio.open_connection(where.hostname, where.port)
            except OSError:
                done["not let in"] += 1
                raise
            writer.write(random.choice(heads))
            lines.append(writer)
            done["begun"] += 1

    async def go_on() -> None:
        for writer in random.sample(lines, min(200, len(lines))):
            if writer.is_closing():
                done["thrown out"] += 1
                lines.remove(writer)
            else:
                writer.write(b"y: z\r\n" if random.random() < 0.5 else b"z")

    await asyncio.gather(*(again_and_again(time.monotonic() + 2, 0, begin) for _ in range(20)))
    until = ready(seconds)
    await asyncio.gather(*(again_and_again(until, 0.01, begin) for _ in range(4)), again_and_again(until, 0.1, go_on))


async def joins(url: str, seconds: float) -> None:
    seat, watch = new_table(url)

    async def come_and_go() -> None:
        line = await sit(url, random.choice((seat, watch)))
        await asyncio.wait_for(line.recv(), 5)
        done["came"] += 1
        await line.close()

    stale = [
        Sitter(url, seat, lambda: {"do": "play", "id": random.randbytes(8).hex(), "revision": 0, "answer": 0})
        for _ in range(8)
    ]
    until = ready(seconds)
    await asyncio.gather(*(again_and_again(until, 0, come_and_go) for _ in range(20)),
                         *(again_and_again(until, 0.04, sitter.talk) for sitter in stale))  # fmt: skip


def longest() -> str:
    """The longest recorded voyage."""
    return max((path.read_text(encoding="utf-8") for path in GOLDEN.glob("nemo-*.jsonl")), key=len)


async def requests(url: str, seconds: float, each: list[Callable[[], tuple[str, str, bytes, str]]], count: int) -> None:
    """So many askers, each with one question after the other, about as often as the limits allow."""

    async def one() -> None:
        method, path, body, token = random.choice(each)()
        status, _ = await asyncio.to_thread(ask, url, method, path, body, token)
        done[f"{path} {status}"] += 1

    until = ready(seconds)
    await asyncio.gather(*(again_and_again(until, count / 60, one) for _ in range(count)))


async def looks(url: str, seconds: float) -> None:
    status, reply = ask(url, "POST", "/api/records", longest().encode())
    watch = json.loads(reply)["watch"] if status == 201 else new_table(url)[1]
    tokens = json.dumps({"tokens": [new_table(url, game="nemo")[0] for _ in range(100)]}).encode()
    await requests(url, seconds, [lambda: ("GET", "/api/film", b"", watch), lambda: ("GET", "/api/record", b"", watch),
                                lambda: ("POST", "/api/lookup", tokens, "")], 16)  # fmt: skip


async def forks(url: str, seconds: float) -> None:
    record = longest()
    _, reply = ask(url, "POST", "/api/records", record.encode())
    fork = {"token": json.loads(reply)["seats"][0], "entries": record.count("\n") - 3}
    asked = json.dumps({"game": "nemo", "luck": "open", "seed": "fork", "fork": fork}).encode()
    await requests(url, seconds, [lambda: ("POST", "/api/tables", asked, "")], 16)


async def uploads(url: str, seconds: float) -> None:
    record = longest()
    check = json.dumps({"record": record}).encode()
    large = (record + "\n" * 1_900_000).encode()
    keep = record.encode()
    await requests(url, seconds, [lambda: ("POST", "/api/records", keep, ""), lambda: ("POST", "/api/check", check, ""),
                                  lambda: ("POST", "/api/records", large, "")], 16)  # fmt: skip


KINDS: dict[str, Callable[[str, float], Awaitable[None]]] = {
    "settings": settings, "unread": unread, "half": half, "joins": joins, "looks": looks, "forks": forks,
    "uploads": uploads,
}  # fmt: skip


def ready(seconds: float) -> float:
    """Everything is in place: the attack begins, and ends at this moment."""
    print("ready", flush=True)
    return time.monotonic() + seconds


def main() -> None:
    """Attack a server of this machine."""
    kind, url, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
    if urlsplit(url).hostname != "127.0.0.1":
        raise SystemExit("Only a server on 127.0.0.1 is attacked.")
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 16_384), most))

    async def attack() -> None:
        with contextlib.suppress(*AWAY):
            await asyncio.wait_for(KINDS[kind](url, seconds), seconds + 60)

    asyncio.run(attack())
    print(json.dumps(done), flush=True)


if __name__ == "__main__":
    main()
