"""A room: one table with the people at it. What changes here is handed to be saved, and then told to everybody."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from leagues.harbour import raw, sight
from leagues.harbour.messages import (
    ALL_SEATS,
    WATCHER,
    Aided,
    Feed,
    Play,
    Proposed,
    Question,
    Refused,
    SeatAbout,
    Seats,
    Told,
    Undo,
    Update,
    Welcome,
)  # fmt: skip
from leagues.harbour.restore import Restored, encode, givers, is_begun, written
from leagues.harbour.saver import Job
from leagues.harbour.store import Change, Stored, new_values
from leagues.kernel import record as records
from leagues.kernel.chance import FairDice, OpenSeed
from leagues.kernel.frames import GameState
from leagues.kernel.game import digest
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.harbour import Harbour

STATE_EVERY = 50  # entries between states that are kept for ever
NOBODY = -1  # whose move it was: the table's own
_encoder = msgspec.json.Encoder()


def text(message: Told) -> str:
    """A message as it travels."""
    return _encoder.encode(message).decode()


class Room:
    """One table, and who is at it."""

    def __init__(self, harbour: Harbour, stored: Stored, restored: Restored) -> None:
        self.harbour = harbour
        self.number: int = stored.about["number"]
        self.id: str = stored.about["id"]
        self.clients: set[Connection] = set()
        self.elsewhere: dict[str, list[int]] = {}  # the seats that have a page open at other servers
        self.used = time.monotonic()
        self.queued = 0  # what waits to be saved or told
        self.away = False  # its newest changes were not saved, and it is being read again
        self.proposal: tuple[int, int, float] | None = None  # seat, answer, when it holds
        self.proposal_timer: asyncio.TimerHandle | None = None
        self.aided: dict[int, asyncio.Future[Aided]] = {}  # by role, for this revision
        self.settle_in(stored, restored)

    def settle_in(self, stored: Stored, restored: Restored) -> None:
        """Take everything from what is stored. Whoever is here must be welcomed anew."""
        self.stored = stored
        self.table = restored.table
        edition = self.table.game.edition_of(self.table.start)
        self._blank = () if edition is None else edition.blank
        self.revision = self.saved_revision = restored.revision
        self.ids = restored.ids
        self.lengths = restored.lengths
        self.frozen = restored.frozen
        self.last_view = restored.last_view
        self.begun = is_begun(stored)
        self.looked_at = bool(stored.about["looked_at"])
        self.agree = not stored.about["together"] and len(stored.seats) > 1
        self.names = [row["name"] for row in stored.seats]
        self.joined = [row["luck"] is not None for row in givers(stored)]
        self._shown: dict[int, GameState] = {}
        self._scenery: dict[str, Any] | None = None
        self.aided.clear()
        self.withdraw()
        if restored.resumed:
            self._resume()
        elif self.begun and not self.frozen and not self.looked_at and len(self.table.entries) > self.lengths[-1]:
            self.changed("begin", self.lengths[-1], quiet=True)

    # --- telling -----------------------------------------------------------------------------------------------------

    def send(self, messages: list[tuple[Connection, str]]) -> None:
        """Tell clients something, after all that waits to be saved: what is said may rest on it."""
        if self.queued:
            self.harbour.saver.put(Job(self, messages=list(messages)))
        else:
            for client, message in messages:
                client.tell(message)

    def reply(self, client: Connection, message: Told) -> None:
        """Tell one client."""
        self.send([(client, text(message))])

    def broadcast(self, message: Told, but: Connection | None = None) -> None:
        """Tell everybody in the room."""
        ready = text(message)
        self.send([(client, ready) for client in self.clients if client is not but])

    def welcome_all(self) -> None:
        """Tell everybody everything anew."""
        self._shown.clear()
        for client in self.clients:
            self.greet(client, self.revision)

    def greet(self, client: Connection, have: int) -> None:
        """Tell one client everything, with what is proposed."""
        self.reply(client, self.welcome(client.role, have))
        if self.proposal is not None:
            self.reply(client, self.proposed())

    def proposed(self) -> Proposed:
        """The proposal that stands, as it is told."""
        if self.proposal is None:
            return Proposed(NOBODY)
        seat, answer, until = self.proposal
        return Proposed(seat, answer, max(0, round(until - asyncio.get_running_loop().time())))

    def seats(self) -> list[SeatAbout]:
        """The seats as everybody may know them."""
        here = {client.role for client in self.clients} | {seat for seats in self.elsewhere.values() for seat in seats}
        joined = self.joined if len(self.joined) == len(self.names) else self.joined * len(self.names)
        return [
            SeatAbout(name, joined[seat] or self.begun, ALL_SEATS in here or seat in here)
            for seat, name in enumerate(self.names)
        ]

    def tell_seats(self, before: list[SeatAbout], but: Connection | None = None) -> None:
        """Tell who is here, if that changed."""
        now = self.seats()
        if now != before:
            self.broadcast(Seats(now), but)

    def welcome(self, role: int, have: int = 0) -> Welcome:
        """The whole table for one link, which from now on is told of changes only."""
        table, about = self.table, self.stored.about
        key = self._key(role)
        if key not in self._shown:
            self._shown[key] = sight.shown(table, role).copy()
        lines = sight.lines(table, role, table.journal)
        fair = table.luck if isinstance(table.luck, FairDice) else None
        open_seed = table.luck if isinstance(table.luck, OpenSeed) else None
        owner = role != WATCHER and not self.looked_at
        return Welcome(
            table=self.id,
            game=table.game.id,
            seat=role,
            revision=self.revision,
            options=table.options,
            seats=self.seats(),
            luck=about["luck"],
            question=self.question(role),
            view=sight.view(table, role, self.last_view),
            lines=lines,
            scenery=self.scenery(),
            since=self._new_since(have, lines),
            wait=table.wait,
            agree=self.agree,
            commitment=about["commitment"] or "",
            receipt=fair.receipt(max(role, 0)) if fair is not None and owner else "",
            secret=fair.secret.hex() if fair is not None and table.over else "",
            seed=open_seed.seed if open_seed is not None and (table.over or not table.game.has_secrets) else "",
            forked=table.forked,
            frozen=bool(self.frozen),
        )

    def scenery(self) -> dict[str, Any]:
        """What the page draws and no move changes."""
        if self._scenery is None:
            page = self.table.game.page
            self._scenery = {} if page is None else page.scenery(self.table.tables, self.table.now)
        return self._scenery

    def question(self, role: int) -> Question:
        """What is asked now."""
        if self.frozen or not self.begun or (self.looked_at and not self.table.over):
            return Question(barrier="nothing")
        return sight.question(self.table, role, sight.waiting(self.table))

    def _new_since(self, have: int, lines: list[list[int]]) -> int:
        """The first line that a page which saw revision `have` does not know."""
        if not 0 < have < len(self.lengths):
            return 0 if have == 0 else len(lines)
        first = min(self.lengths[have:])
        return sum(line[0] < first for line in lines)

    def _key(self, role: int) -> int:
        """Without secrets everybody sees the same."""
        return role if self.table.game.has_secrets else 0

    # --- changes -----------------------------------------------------------------------------------------------------

    def changed(
        self, kind: str, cut: int, client: Connection | None = None, asked: Play | Feed | Undo | None = None,
        *, do: tuple[Any, ...] = (), quiet: bool = False,
    ) -> None:  # fmt: skip
        """The table has changed in memory: its first `cut` entries stayed, the others are new. Have that saved, then told
        (`quiet`: not told, because everybody is welcomed anew)."""
        table, entries = self.table, self.table.entries
        self.revision += 1
        at = int(time.time())
        dump = raw.dump(table.game.state, self._blank)
        state = encode(dump(table.now))
        kept = None
        if kind == "resume":
            kept = encode(dump(table.start))
        elif table.over or len(entries) // STATE_EVERY > cut // STATE_EVERY:
            kept = state
        move = {
            "number": self.number, "revision": self.revision, "kind": kind,
            "seat": NOBODY if client is None else client.role, "id": "" if asked is None else asked.id, "cut": cut,
            "entries": encode([written(entry) for entry in entries[cut:]]), "state": kept, "at": at,
        }  # fmt: skip
        position = {"table": self.number, "revision": self.revision, "entries": len(entries), "state": state, "at": at}
        if table.over != (self.stored.about["ended"] is not None):
            ended = at if table.over else None
            self.about(ended=ended)
            do = (*do, new_values(self.number, ended=ended))
        since = min(self.lengths[-1], cut)
        self.note_revision("" if asked is None else asked.id)
        messages = [] if quiet else self.updates(since, client, asked)
        change = Change(self.number, move, position, do)
        job = Job(self, change, self.revision, messages)
        if client is not None and asked is not None:
            job.asked = client, asked
        self.harbour.saver.put(job)
        if self.proposal is not None:
            self.withdraw()
            self.broadcast(Proposed(NOBODY))

    def note_revision(self, id: str) -> None:
        """Remember how the table stands in this revision, and the move that made it."""
        self.lengths.append(len(self.table.entries))
        self.aided.clear()
        if id:
            self.ids[id] = self.revision

    def not_saved(self, client: Connection, asked: Play | Feed | Undo) -> None:
        """Say that a move was not saved. It was played in memory only, which is about to be forgotten."""
        client.tell(text(Refused("not-saved", id=asked.id, revision=asked.revision)))

    def about(self, **values: Any) -> None:
        """Change what is known of the table's own row."""
        self.stored = Stored({**self.stored.about, **values}, self.stored.seats, (), None)

    def updates(
        self, since: int, client: Connection | None = None, asked: Play | Feed | Undo | None = None
    ) -> list[tuple[Connection, str]]:
        """What each client in the room is told of a change from entry `since` on; each kind of it is written once."""
        luck = self.table.luck
        secret = luck.secret.hex() if self.table.over and isinstance(luck, FairDice) else ""
        news: dict[int, tuple[dict[str, Any], list[list[int]], int]] = {}
        ready: dict[tuple[int, str], str] = {}
        messages: list[tuple[Connection, str]] = []
        waiting = sight.waiting(self.table)
        for one in self.clients:
            role, done = one.role, asked.id if one is client and asked is not None else ""
            if (role, done) not in ready:
                key = self._key(role)
                if key not in news:
                    news[key] = self._news(role, since)
                ready[role, done] = text(
                    Update(self.revision, sight.question(self.table, role, waiting), *news[key], done, secret)
                )
            messages.append((one, ready[role, done]))
        self._shown = {key: self._shown[key] for key in news}
        return messages

    def _news(self, role: int, since: int) -> tuple[dict[str, Any], list[list[int]], int]:
        """What changed in a role's view, the new lines of its journal, and how many of the old ones stay (-1: all)."""
        table, journal = self.table, self.table.journal
        changes = raw.changes(table.game.state, self._blank)(self._shown[self._key(role)], sight.shown(table, role))
        first = len(journal)
        while first and journal[first - 1].entry >= since:
            first -= 1
        keep = len(sight.lines(table, role, journal[:first])) if since == len(table.entries) else -1
        return changes, sight.lines(table, role, journal[first:]), keep

    def withdraw(self) -> None:
        """Forget a proposal."""
        if self.proposal_timer is not None:
            self.proposal_timer.cancel()
        self.proposal = self.proposal_timer = None

    def _resume(self) -> None:
        """The rules have changed and the game goes on from its stored state: from here on it is played by the new ones."""
        game, tables = self.table.game, self.table.tables
        differs = encode(records.differing(game.read_tables(None), tables))
        values = {"rules": game.rules_version, "hash": digest(tables.json()), "differs": differs}
        self.about(**values)
        self.changed("resume", 0, do=(new_values(self.number, **values),), quiet=True)

    def snapshot(self) -> Table:
        """A table that stands as this one does, to be tried out elsewhere."""
        table = self.table
        return Table(
            table.game, table.options, table.tables, table.luck, auto=table.auto, wait=table.wait, seats=table.seats,
            start=table.state,
        )  # fmt: skip
