"""`leagues serve`: start the server, say where it is, and stop it gently."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import uvicorn

from leagues.harbour.app import App
from leagues.harbour.harbour import Harbour
from leagues.harbour.limits import LARGEST_MESSAGE, Limits
from leagues.harbour.line import Line
from leagues.harbour.logs import log, log_calmly, log_left_out, log_libraries
from leagues.harbour.origins import read_origin
from leagues.harbour.store import Store
from leagues.harbour.wire import Socket
from leagues.kernel.errors import LeaguesError

PORT = 8120
TRIED = 20  # ports, where any will do
GARBAGE = (5_000, 20, 100)  # tables are many small things that live long: little is looked through at a time
SWITCH_SECONDS = 0.001  # how soon a thread that has waited for the disk gets its turn


@dataclass(frozen=True)
class Served:
    """How to serve."""

    host: str = "127.0.0.1"
    port: int = PORT
    database: str | None = None
    any_port: bool = False  # the next free one, if that is taken
    origins: tuple[str, ...] = ()  # the addresses of its own pages; without any, pages may come from everywhere
    forget: int = 0  # days after which what nobody opens is removed; 0 for never


def bind(asked: Served) -> socket.socket:
    """A socket that listens where it was asked for."""
    tried = range(asked.port, asked.port + TRIED) if asked.any_port and asked.port else [asked.port]
    for port in tried:
        family = socket.AF_INET6 if ":" in asked.host else socket.AF_INET
        made = socket.socket(family, socket.SOCK_STREAM)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((asked.host, port))
        except (OSError, OverflowError) as error:
            made.close()
            if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
                continue
            raise LeaguesError("address-unusable", host=asked.host, port=str(port)) from error
        made.listen(2048)
        return made
    raise LeaguesError("port-taken", host=asked.host, port=str(asked.port))


def address(bound: socket.socket) -> str:
    """The address as a browser takes it."""
    host, port = bound.getsockname()[:2]
    if host in ("0.0.0.0", "::", "127.0.0.1", "::1"):
        host = "localhost" if host in ("127.0.0.1", "::1") else socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


class Server(uvicorn.Server):
    """uvicorn, which says when it is ready, and lets moves be saved before it goes."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gently at a signal. uvicorn would raise it again afterwards; being asked to stop is no failure."""
        kept = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)


def serve(asked: Served, ready: Callable[[str], None]) -> None:
    """Serve until somebody says stop. `ready` is told the address."""
    for origin in asked.origins:
        read_origin(origin)
    bound = bind(asked)
    store = Store(asked.database)
    where = address(bound)
    harbour = Harbour(store, Limits.from_environment(), asked.origins, asked.forget)
    config = uvicorn.Config(
        App(harbour), http=cast(Any, partial(Line, harbour)), ws=cast(Any, partial(Socket, harbour)),
        ws_max_size=16 * LARGEST_MESSAGE, ws_per_message_deflate=False,
        ws_ping_interval=30, ws_ping_timeout=60, log_config=None, access_log=False, server_header=False, lifespan="on",
        timeout_graceful_shutdown=5,
    )  # fmt: skip
    log_libraries()
    log_calmly(harbour.limits.lines)
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.freeze()  # what is there now stays
    gc.set_threshold(*GARBAGE)

    def say() -> None:
        log("ready", address=where, database=store.engine.dialect.name)
        ready(where)

    Server(config, say).run(sockets=[bound])
    log_left_out()
    log("stopped")
