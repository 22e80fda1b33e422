"""Explanations of the running decision, for the pages that want them. They follow a welcome or an update by themselves: made
away from the event loop, once for a revision and a role, so that a table is never held up by them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from leagues import bots
from leagues.harbour import sight
from leagues.harbour.messages import ALL_SEATS, WATCHER, Explained
from leagues.harbour.showing import text
from leagues.kernel.explaining import brief, explain
from leagues.kernel.frames import ANYONE
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room


def explanation(table: Table, role: int) -> Mapping[str, Any]:
    """The explanation for one link."""
    return explain(table, role if role not in (ALL_SEATS, WATCHER) else sight.eyes(table, role))


def advised(table: Table, role: int) -> int | None:
    """What a lesson recommends; nothing where somebody else sits at the table, whom such help would surprise."""
    people = [seat for seat in range(len(table.seats)) if not table.bot(seat)]
    if len(people) != 1 or role not in (people[0], ALL_SEATS) or table.who not in (people[0], ANYONE) or table.over:
        return None
    return bots.advice(table, people[0])


def written(table: Table, revision: int, role: int, *, advise: bool = False, since: int = -1) -> tuple[str, int]:
    """The same, as it travels: without what a game's `Description` says of the answers, and of the log the turns from
    `since` on. With it the present turn's place in the log."""
    told = explanation(table, role)
    advice = advised(table, role) if advise else None
    return text(Explained(revision, brief(table, told, since), advice)), max(0, len(told.get("log", ())) - 1)


class Explaining:
    """What is explained in one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        # by role, advice or not, and how much of the log is known: the revision, its explanation, its turn
        self._ready: dict[tuple[int, bool, int], tuple[int, str, int]] = {}
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
                kind = role, client.advise, client.turns
                if self._ready.get(kind, (-1, "", 0))[0] != revision:
                    self._ready = {one: made for one, made in self._ready.items() if made[0] == room.told.revision(one[0])}
                    work = partial(written, room.snapshot(role), revision, role, advise=client.advise, since=client.turns)
                    made = await loop.run_in_executor(room.harbour.helper, work)
                    if room.away or room.told.revision(role) != revision:
                        continue
                    self._ready[kind] = revision, *made
                _, told, turn = self._ready[kind]
                those = {one for one in self._lacking if (one.role, one.advise, one.turns) == kind}
                self._lacking -= those
                for one in those:
                    one.turns = turn
                room.send([(one, told) for one in those])
        finally:
            self._busy = False

    def _next(self) -> Connection | None:
        """Somebody who still lacks an explanation of what can be explained."""
        room = self._room
        self._lacking &= room.clients
        if room.away or not room.begun or room.frozen:
            self._lacking.clear()  # they will be welcomed anew
        return next(iter(self._lacking), None)
