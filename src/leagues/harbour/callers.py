"""Who asks: what each address has asked for lately, over whatever number of lines, and what it has open."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address

from leagues.harbour.limits import Bucket, Limits
from leagues.kernel.errors import LeaguesError

HOUR = 3600
MOST_CALLERS = 10_000  # that are kept in memory
AT_ONCE = 10  # who may come in together, without waiting for their turn
LONGEST_WAIT = 20  # seconds that somebody waits for it
MOST_COST = 8  # what a message counts as, however many are told of it


def address_of(host: str) -> str:
    """Where somebody comes from. Whoever has one address of IPv6 has its whole block."""
    if ":" not in host:
        return host
    try:
        read = IPv6Address(host)
    except ValueError:  # a web server before us may write anything
        return host
    return str(read.ipv4_mapped or IPv6Address(int(read) >> 64 << 64))


class Caller:
    """One address."""

    __slots__ = (
        "_limits",
        "address",
        "bodies",
        "busy",
        "changes",
        "crowd",
        "lines",
        "made",
        "opened",
        "requests",
        "sockets",
        "turn",
    )

    def __init__(self, limits: Limits, address: str = "") -> None:
        self._limits = limits
        self.address = address
        self.made: deque[float] = deque()  # when it made tables, within the last hour
        self.requests = Bucket(limits.requests, 4 * limits.requests)
        self.crowd = Bucket(limits.crowd, max(2 * limits.crowd, MOST_COST))
        self.changes = Bucket(limits.changes, 4 * limits.changes)
        self.opened = Bucket(limits.joins, 4 * limits.joins)
        self.turn = 0.0  # when the next one may come in
        self.lines = 0  # connections that are open
        self.sockets = 0  # those of them that are web sockets
        self.busy = 0  # slow things that are being made for it
        self.bodies = 0  # bytes of its requests that are not yet whole

    def request(self, share: float = 1) -> None:
        """Count a request over HTTP; the files of the page count for a part of one."""
        if not self.requests.take(share):
            raise LeaguesError("too-fast")

    def change(self) -> None:
        """Count what makes the server write or tell much."""
        if not self.changes.take():
            raise LeaguesError("too-fast")

    def message(self, heard_by: int) -> None:
        """Count a message over a socket, and how many may be told of it."""
        if self._limits.crowd and not self.crowd.take(min(1 + heard_by / 16, MOST_COST)):
            raise LeaguesError("too-fast")

    def new_table(self) -> None:
        """Count a new table; refuse it if there were too many."""
        now = time.monotonic()
        while self.made and self.made[0] < now - HOUR:
            self.made.popleft()
        if self._limits.tables and len(self.made) >= self._limits.tables:
            raise LeaguesError("too-many-tables", limit=self._limits.tables)
        self.made.append(now)

    def open_line(self) -> None:
        """Count an open connection; refuse it if there are too many."""
        if self._limits.connections and self.lines >= self._limits.connections:
            raise LeaguesError("too-many-connections", limit=self._limits.connections)
        self.lines += 1

    def open_socket(self) -> None:
        """Count an open socket; refuse it if there are too many, or too many were opened just now."""
        if not self.opened.take():
            raise LeaguesError("too-fast")
        if self._limits.sockets and self.sockets >= self._limits.sockets:
            raise LeaguesError("too-many-sockets", limit=self._limits.sockets)
        self.sockets += 1

    async def come_in(self) -> None:
        """Wait for one's turn to be told everything about a table: many who come at once would hold up all others."""
        if not self._limits.joins:
            return
        now, apart = time.monotonic(), 1 / self._limits.joins
        wait = self.turn - now
        if wait > LONGEST_WAIT:
            raise LeaguesError("too-fast")
        self.turn = max(self.turn, now - AT_ONCE * apart) + apart
        if wait > 0:
            await asyncio.sleep(wait)

    @contextmanager
    def working(self) -> Iterator[None]:
        """Do something slow for it, beside only a few others."""
        if self._limits.busy and self.busy >= self._limits.busy:
            raise LeaguesError("too-fast")
        self.busy += 1
        try:
            yield
        finally:
            self.busy -= 1

    @contextmanager
    def sending(self) -> Iterator[Callable[[int], None]]:
        """Read what it sends; count its bytes, of all its requests together, as long as they are not whole."""
        held = 0

        def more(count: int) -> None:
            nonlocal held
            if self._limits.bodies and self.bodies + count > self._limits.bodies:
                raise LeaguesError("too-fast")
            held += count
            self.bodies += count

        try:
            yield more
        finally:
            self.bodies -= held

    @property
    def is_open(self) -> bool:
        """Whether it has anything open."""
        return bool(self.lines or self.sockets or self.busy or self.bodies)

    @property
    def is_calm(self) -> bool:
        """Whether it asked for so little lately that a new one would be the same."""
        now = time.monotonic()
        made = self.made and self.made[-1] >= now - HOUR
        buckets = (self.requests, self.changes, self.crowd, self.opened)
        return not made and self.turn < now and all(bucket.is_full for bucket in buckets)


class Callers:
    """All addresses that asked for something lately."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._known: dict[str, Caller] = {}
        self._cleared = 0.0

    def of(self, address: str) -> Caller:
        """What an address has asked for."""
        found = self._known.get(address)
        if found is None:
            if len(self._known) >= MOST_CALLERS and time.monotonic() > self._cleared + 1:
                self._cleared = time.monotonic()
                self._known = {address: caller for address, caller in self._known.items() if caller.is_open}
            found = self._known[address] = Caller(self._limits, address)
        return found

    def forget(self) -> None:
        """Let go of addresses that asked for little lately and have nothing open."""
        self._known = {address: caller for address, caller in self._known.items() if caller.is_open or not caller.is_calm}
