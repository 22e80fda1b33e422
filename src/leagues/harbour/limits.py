"""How much anybody may ask. Generous to people, not to loops."""

from __future__ import annotations

import os
import time
from collections import deque
from dataclasses import dataclass, fields

from leagues.kernel.errors import LeaguesError

LARGEST_MESSAGE = 4096  # bytes over the socket
LARGEST_BODY = 1 << 16  # bytes of a request; records may be larger
LARGEST_RECORD = 1 << 21
LATER = 3  # seconds that a server leaves to another to do what is the other's to do


@dataclass(frozen=True)
class Limits:
    """What is allowed. 0 stands for no limit. `LEAGUES_LIMITS="rate=0 tables=0"` changes some, `off` all."""

    rate: float = 25  # messages a second over one socket, on average
    burst: int = 100  # and at once
    talk: float = 2  # phrases and pointing fingers a second
    tables: int = 240  # new tables from one address in an hour
    requests: float = 50  # over HTTP a second, from one address
    sockets: int = 100  # open at once from one address
    hello: float = 10  # seconds until a socket must have said who it is
    idle: float = 4 * 3600  # seconds a socket may say nothing
    outbox: int = 500  # messages that wait for a slow reader
    pause: float = 1  # seconds that a bot waits before it answers

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

    def take(self) -> bool:
        """Whether one more is allowed now."""
        if not self._rate:
            return True
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether so little was taken lately that a new one would be the same."""
        return self._left + (time.monotonic() - self._then) * self._rate >= self._burst


class Addresses:
    """What each address has asked for lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._made: dict[str, deque[float]] = {}
        self._requests: dict[str, Bucket] = {}
        self._sockets: dict[str, int] = {}

    def new_table(self, address: str) -> None:
        """Count a new table; refuse it if there were too many."""
        now = time.monotonic()
        made = self._made.setdefault(address, deque())
        while made and made[0] < now - 3600:
            made.popleft()
        if self._limits.tables and len(made) >= self._limits.tables:
            raise LeaguesError("too-many-tables", limit=self._limits.tables)
        made.append(now)

    def request(self, address: str) -> None:
        """Count a request over HTTP."""
        bucket = self._requests.get(address)
        if bucket is None:
            if len(self._requests) > 10_000:
                self._requests.clear()
            bucket = self._requests[address] = Bucket(self._limits.requests, 4 * self._limits.requests)
        if not bucket.take():
            raise LeaguesError("too-fast")

    def open_socket(self, address: str) -> None:
        """Count an open socket; refuse it if there are too many."""
        count = self._sockets.get(address, 0)
        if self._limits.sockets and count >= self._limits.sockets:
            raise LeaguesError("too-many-sockets", limit=self._limits.sockets)
        self._sockets[address] = count + 1

    def close_socket(self, address: str) -> None:
        """A socket is closed."""
        count = self._sockets.get(address, 0) - 1
        if count > 0:
            self._sockets[address] = count
        else:
            self._sockets.pop(address, None)

    def forget(self) -> None:
        """Let go of addresses that made no table in the last hour, and of those that asked for little lately."""
        now = time.monotonic()
        for address in [address for address, made in self._made.items() if not made or made[-1] < now - 3600]:
            del self._made[address]
        self._requests = {address: bucket for address, bucket in self._requests.items() if not bucket.is_full}
