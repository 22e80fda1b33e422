"""Chances of the running choices, for whoever is asked: told to nobody unless all people at the table want that. They are
worked out away from the event loop, from what the seat that is asked may know, and sent to that seat alone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from leagues.harbour.logs import log_fault
from leagues.harbour.messages import ALL_SEATS, WATCHER, Chance
from leagues.harbour.messages import Chances as Told
from leagues.harbour.showing import text
from leagues.kernel.frames import ANYONE
from leagues.navigator.aside import Figures
from leagues.navigator.hints import part
from leagues.navigator.trying import EYES

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room

WHOLE = 10_000  # a chance of 1, as it travels


class Chances:
    """The chances that are told in one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._thought: asyncio.Task[None] | None = None
        self._found: tuple[int, Figures, bool] | None = None  # the newest, with the revision that they belong to

    @property
    def wanted(self) -> bool:
        """Whether all people at the table want them."""
        people = [row for seat, row in enumerate(self._room.stored.seats) if not self._room.table.bot(seat)]
        return bool(people) and all(row["odds"] for row in people)

    @property
    def thinking(self) -> bool:
        """Whether some are being worked out now."""
        return self._thought is not None and not self._thought.done()

    @property
    def _asked(self) -> int | None:
        """The seat whose chances can be told; what any may answer is the same for all."""
        room, table = self._room, self._room.table
        if room.away or room.gone or room.frozen or room.looked_at or not room.begun or room.harbour.stopping:
            return None
        if table.game.id not in EYES or table.over or not self.wanted or table.option_count < 2:
            return None
        seat = 0 if table.who == ANYONE else table.who
        return seat if seat >= 0 and not table.bot(table.who) else None

    def look(self) -> None:
        """The table has changed, or who wants this: what was found no longer holds."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        self._found = None
        seat = self._asked
        if seat is not None and self._listeners(self._room.clients):
            self._thought = self._room.harbour.spawn(self._work(seat))

    def tell(self, client: Connection) -> None:
        """Somebody came, and is told what is known."""
        if self._found is not None and self._found[0] == self._room.revision:
            self._send({client})
        elif not self.thinking:
            self.look()

    async def _work(self, seat: int) -> None:
        room, revision = self._room, self._room.revision

        def told(found: Figures, last: bool) -> None:
            if room.revision == revision and self._asked == seat:
                self._found = revision, found, last
                self._send(room.clients)

        try:
            await room.harbour.thinkers.odds(room.table.copy(), seat, told)
        except Exception as error:  # nobody needs them to play
            log_fault("odds-fault", error, table=room.id)

    def _listeners(self, clients: set[Connection]) -> list[Connection]:
        who = self._room.table.who
        return [one for one in clients if one.role != WATCHER and (who == ANYONE or one.role in (ALL_SEATS, who))]

    def _send(self, clients: set[Connection]) -> None:
        assert self._found is not None
        _, found, last = self._found
        choices = [
            Chance(one.answer, round(WHOLE * one.chance), round(WHOLE * one.error), one.label, one.trials)  # type: ignore[arg-type]
            for one in found.choices
        ]
        revisions, about = self._room.told, self._part(found)
        self._room.send([
            (one, text(Told(revisions.revision(one.role), choices, found.best, about, last)))
            for one in self._listeners(clients)
        ])  # fmt: skip

    def _part(self, found: Figures) -> str:
        """Which part of the board the best choice is about."""
        table = self._room.table
        decision = table.decision
        chances = {one.answer: one.chance for one in found.choices}
        return "" if decision is None else part(table.game, decision.name, found.best, chances)
