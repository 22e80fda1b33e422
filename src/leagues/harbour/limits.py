"""How much anybody may ask. Generous to people, not to loops. What one address has asked for lately: `callers.py`."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, fields

from leagues.kernel.errors import LeaguesError

LONGEST_PATIENCE = 24 * 3600  # seconds of silence that a table may agree on
LARGEST_MESSAGE = 4096  # bytes over the socket
LARGEST_BODY = 1 << 16  # bytes of a request; records may be larger
LARGEST_RECORD = 1 << 21
LARGEST_HEAD = 1 << 14  # bytes of a request before its body
MOST_HEADERS = 100
TRY_LATER = 1013  # why a socket is closed that shall come back
LINGER = 5  # seconds for the last words over a line that is closed
LATER = 3  # seconds that a server leaves to another to do what is the other's to do


@dataclass(frozen=True)
class Limits:
    """What is allowed. 0 stands for no limit. `LEAGUES_LIMITS="rate=0 tables=0"` changes some, `off` all."""

    rate: float = 25  # messages a second over one socket, on average
    burst: int = 100  # and at once
    talk: float = 2  # phrases and pointing fingers a second
    tables: int = 240  # new tables from one address in an hour
    requests: float = 50  # over HTTP a second, from one address
    connections: int = 250  # open at once from one address, sockets included
    sockets: int = 100  # open at once from one address
    crowd: float = 200  # messages a second over all sockets of one address
    changes: float = 5  # a second from one address: settings, and moves for a table that has moved on
    joins: float = 50  # a second from one address: who comes faster waits for their turn
    busy: int = 4  # films, records, checks, forks and lists that are made at once for one address
    bodies: int = 16 << 20  # bytes of unfinished requests from one address
    patience: int = 60  # seconds of silence, at least, after which a seat can go to a bot
    head: float = 10  # seconds until a request must have said what it asks
    body: float = 60  # seconds for what it brings along, and until an answer must be read
    hello: float = 10  # seconds until a socket must have said who it is
    idle: float = 4 * 3600  # seconds a socket may say nothing
    outbox: int = 500  # messages that wait for a slow reader
    unread: int = 1 << 19  # and their bytes
    kept: int = 1000  # tables that one address may have here
    uploads: int = 64 << 20  # bytes of records that one address may have here
    moves: int = 10_000  # changes of one table, those that were taken back included
    lines: float = 5  # in the log a second, of each kind of refusal; the others are counted
    pause: float = 1  # seconds that a bot waits before it answers
    cores: int = 1  # that bots and chances may use at once

    @classmethod
    def from_environment(cls) -> Limits:
        """The limits that the environment sets."""
        given = os.environ.get("LEAGUES_LIMITS", "")
        names = {field.name: float if field.type == "float" else int for field in fields(cls)}
        if given.strip() == "off":
            return cls(**dict.fromkeys(names, 0))
        chosen: dict[str, float] = {}
        for pair in given.split():
            name, _, value = pair.partition("=")
            try:
                chosen[name] = names[name](value)
            except (KeyError, ValueError) as error:
                raise LeaguesError("bad-limit", limit=pair[:40], limits=", ".join(names)) from error
        return cls(**chosen)  # type: ignore[arg-type]  # each was read by its own field’s type


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = self._left = burst
        self._then = time.monotonic()

    def take(self, count: float = 1) -> bool:
        """Whether one more is allowed now, or one that counts as several."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < count:
            return False
        self._left -= count
        return True

    @property
    def is_full(self) -> bool:
        """Whether so little was taken lately that a new one would be the same."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._burst
