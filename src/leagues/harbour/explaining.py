"""Explanations of the running decision, for the pages that want them. They follow a welcome or an update by themselves: made
away from the event loop, once for a revision and a role, so that a table is never held up by them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from leagues.harbour import sight
from leagues.harbour.messages import ALL_SEATS, WATCHER, Explained
from leagues.harbour.showing import text
from leagues.kernel.explaining import brief, explain
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room


def explanation(table: Table, role: int) -> Mapping[str, Any]:
    """The explanation for one link."""
    return explain(table, role if role not in (ALL_SEATS, WATCHER) else sight.eyes(table, role))


def written(table: Table, revision: int, role: int) -> str:
    """The same, as it travels: without what a game's `Description` says of the answers."""
    return text(Explained(revision, brief(table, explanation(table, role))))


class Explaining:
    """What is explained in one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._ready: dict[int, tuple[int, str]] = {}  # by role: the revision, and its explanation
        self._lacking: set[Connection] = set()  # who has not been told that of the newest revision
        self._busy = False

    def renew(self) -> None:
        """What was explained no longer holds; everybody is told anew."""
        self._ready.clear()
        self.tell(*self._room.clients)

    def tell(self, *clients: Connection) -> None:
        """Clients were told how the table stands, and now are told what it means, if they want that."""
        self._lacking.update(client for client in clients if client.explain)
        if self._lacking and not self._busy:
            self._busy = True
            self._room.harbour.spawn(self._work())

    async def _work(self) -> None:
        """Explain until nobody lacks anything. Revisions that pass meanwhile are never explained."""
        room, loop = self._room, asyncio.get_running_loop()
        try:
            await asyncio.sleep(0)  # whatever else happens in this turn of the loop comes first
            while client := self._next():
                role, revision = client.role, room.told.revision(client.role)
                if self._ready.get(role, (-1, ""))[0] != revision:
                    snapshot = room.snapshot(role)
                    made = await loop.run_in_executor(room.harbour.helper, written, snapshot, revision, role)
                    if room.away or room.told.revision(role) != revision:
                        continue
                    self._ready[role] = revision, made
                those = {one for one in self._lacking if one.role == role}
                self._lacking -= those
                room.send([(one, self._ready[role][1]) for one in those])
        finally:
            self._busy = False

    def _next(self) -> Connection | None:
        """Somebody who still lacks an explanation of what can be explained."""
        room = self._room
        self._lacking &= room.clients
        if room.away or not room.begun or room.frozen:
            self._lacking.clear()  # they will be welcomed anew
        return next(iter(self._lacking), None)
