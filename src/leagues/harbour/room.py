"""A room: one table with the people at it. What changes here is handed to be saved, and then told to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection as Database

from leagues.harbour import botplay, raw, runs, sight, together
from leagues.harbour.messages import (
    ALL_SEATS,
    WATCHER,
    Aided,
    Feed,
    Play,
    Question,
    Refused,
    SeatAbout,
    Seats,
    Told,
    Undo,
    Update,
    Welcome,
)  # fmt: skip
from leagues.harbour.restore import Restored, decode, encode, givers, is_begun, written
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

STATE_EVERY = 25  # moves between states that are stored whole
NOBODY = -1  # whose move it was: the table's own
NO_BOTS = "[]"  # as it is stored
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
        self.elsewhere: dict[str, tuple[list[int], float]] = {}  # the roles that other servers say are there, and until when
        self.hearing = self.unheard = False  # whether news of other servers are being read, and whether there are more
        self.used = time.monotonic()
        self.queued = 0  # what waits to be saved or told
        self.away = False  # its newest changes were not saved, and it is being read again
        self.proposal: together.Proposal | None = None
        self.proposal_timer: asyncio.TimerHandle | None = None
        self.aided: dict[int, asyncio.Future[Aided]] = {}  # by role, for this revision
        self.gone = False  # the table was deleted
        self.bot_timer: asyncio.TimerHandle | None = None  # a bot is about to answer
        self.rematching = asyncio.Lock()
        self.rematch_tokens: dict[int, str] = {}  # the links to the rematch that were told here, by role
        self.watch_token = ""  # the link for those who look on, once somebody here asked for one
        self.settle_in(stored, restored)

    def settle_in(self, stored: Stored, restored: Restored) -> None:
        """Take everything from what is stored. Whoever is here must be welcomed anew."""
        self.stored = stored
        self.table = restored.table
        edition = self.table.game.edition_of(self.table.start)
        blank = () if edition is None else edition.blank
        kind = self.table.game.state
        self._dump, self._changes, self._kept = raw.dump(kind, blank), raw.changes(kind, blank), raw.kept(kind)
        self._last = self.table.now.copy()  # how the table stood after the newest revision
        self._partial = STATE_EVERY  # moves since a state was stored whole; one that was read may be of another program
        self.revision = self.saved_revision = restored.revision
        self.ids = restored.ids
        assert restored.told is not None
        self.told = restored.told
        self.frozen = restored.frozen
        self.stills = restored.stills
        self.begun = is_begun(stored)
        self.looked_at = bool(stored.about["looked_at"])
        self.asked_at = _asked_at(stored)
        self.agreed = restored.agreed  # the first entries, up to the last that was decided together
        self.mine = False  # whether the newest change was made at this server
        self._before_run: tuple[int, Table] | None = None
        self.names = [row["name"] for row in stored.seats]
        self.joined = [row["luck"] is not None for row in givers(stored)]
        self._shown: dict[int, GameState] = {}  # in games with secrets, how each role sees the table
        self._scenery: dict[str, Any] | None = None
        self.aided.clear()
        together.withdraw(self)
        together.take_stored(self)
        if restored.resumed:
            self._resume()
        elif self.begun and not self.frozen and not self.looked_at and len(self.table.entries) > self.known:
            self.changed("begin", self.known, quiet=True)
        botplay.look(self)

    @property
    def known(self) -> int:
        """How many entries there were after the last revision."""
        return self.told.of(ALL_SEATS)[-1]

    @property
    def agree(self) -> bool:
        """Whether several people in different places decide together what any seat may answer."""
        people = [seat for seat in range(len(self.names)) if not self.table.bot(seat)]
        return not self.stored.about["together"] and len(people) > 1

    # --- what a link sees --------------------------------------------------------------------------------------------

    def role_of(self, role: int) -> int:
        """What a link is here: nobody sits at a record that was sent in."""
        return WATCHER if self.looked_at else role

    def seen_by(self, role: int) -> Table:
        """The table as a link is shown it: without the choices of another seat's open run. Only to be looked at."""
        if not self.table.game.has_secrets:
            return self.table
        held = runs.shown_to_others(self.table)
        if held == len(self.table.entries) or self.looked_at or role in (ALL_SEATS, self.table.who):
            return self.table
        if self._before_run is None or self._before_run[0] != self.revision:
            self._before_run = self.revision, self._replayed(held)
        return self._before_run[1]

    def _replayed(self, count: int) -> Table:
        """The table after its first entries."""
        table = self.table
        start = table.start if table.started_in_the_middle else None
        again = Table(
            table.game, table.options, table.tables, None, auto=False, wait=table.wait, seats=table.seats, start=start
        )
        for entry in table.entries[:count]:
            again.enter(entry)
        again.luck, again.auto, again.fairness, again.forked = (
            table.luck,
            table.auto,
            table.fairness,
            min(table.forked, count),
        )
        again.bots = [(min(at, count), seat, policy) for at, seat, policy in table.bots]
        return again

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
        self.send(self.to_all(message, but))

    def to_all(self, message: Told, but: Connection | None = None) -> list[tuple[Connection, str]]:
        """A message for everybody in the room."""
        ready = text(message)
        return [(client, ready) for client in self.clients if client is not but]

    def welcome_all(self) -> None:
        """Tell everybody everything anew."""
        self._shown.clear()
        for client in self.clients:
            self.greet(client, self.told.revision(client.role))

    def greet(self, client: Connection, have: int) -> None:
        """Tell one client everything, with what is proposed."""
        self.reply(client, self.welcome(client.role, have))
        if self.proposal is not None:
            self.reply(client, together.told(self))

    def seats(self) -> list[SeatAbout]:
        """The seats as everybody may know them."""
        here = {client.role for client in self.clients} | {role for roles, _ in self.elsewhere.values() for role in roles}
        joined = self.joined if len(self.joined) == len(self.names) else self.joined * len(self.names)
        return [
            SeatAbout(name, joined[seat] or self.begun, ALL_SEATS in here or seat in here, self.table.bot(seat))
            for seat, name in enumerate(self.names)
        ]

    def tell_seats(self, before: list[SeatAbout], but: Connection | None = None) -> None:
        """Tell who is here, if that changed."""
        now = self.seats()
        if now != before:
            self.broadcast(Seats(now), but)

    def welcome(self, role: int, have: int = 0) -> Welcome:
        """The whole table for one link, which from now on is told of changes only."""
        table, about = self.seen_by(role), self.stored.about
        key = self._key(role)
        if table.game.has_secrets and key not in self._shown:
            self._shown[key] = sight.shown(table, role).copy()
        lines = sight.lines(table, role, table.journal)
        fair = table.luck if isinstance(table.luck, FairDice) else None
        open_seed = table.luck if isinstance(table.luck, OpenSeed) else None
        owner = role != WATCHER and not self.looked_at
        return Welcome(
            table=self.id,
            game=table.game.id,
            seat=role,
            revision=self.told.revision(role),
            options=table.options,
            seats=self.seats(),
            luck=about["luck"],
            question=self.question(role),
            view=sight.view(table, role, self.stills[-1] if self.stills else None),
            lines=lines,
            scenery=self.scenery(),
            since=self._new_since(role, have, lines),
            wait=table.wait,
            agree=self.agree,
            commitment=about["commitment"] or "",
            receipt=fair.receipt(max(role, 0)) if fair is not None and owner else "",
            secret=fair.secret.hex() if fair is not None and table.over else "",
            seed=open_seed.seed if open_seed is not None and (table.over or not table.game.has_secrets) else "",
            forked=table.forked,
            frozen=bool(self.frozen),
            patience=about["patience"],
            silent=self.silent if about["patience"] else 0,
        )

    @property
    def silent(self) -> int:
        """For how many seconds it has been known to everybody what is asked."""
        return max(int(time.time()) - self.asked_at, 0)

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
        table = self.seen_by(role)
        return sight.question(table, role, sight.waiting(table), self.agreed)

    def barrier(self, role: int) -> str:
        """Why a link cannot take back the last choice; empty if it can."""
        return sight.barrier(self.seen_by(role), role, self.agreed)

    def _new_since(self, role: int, have: int, lines: list[list[int]]) -> int:
        """The first line that a page which saw revision `have` does not know."""
        lengths = self.told.of(role)
        if not 0 < have < len(lengths):
            return 0 if have == 0 else len(lines)
        first = min(lengths[have:])
        return sum(line[0] < first for line in lines)

    def _key(self, role: int) -> int:
        """Without secrets everybody sees the same."""
        return self.told.key(role)

    # --- changes -----------------------------------------------------------------------------------------------------

    def changed(
        self, kind: str, cut: int, client: Connection | None = None, asked: Play | Feed | Undo | None = None,
        *, seat: int = NOBODY, do: tuple[Any, ...] = (), quiet: bool = False,
    ) -> None:  # fmt: skip
        """The table has changed in memory: its first `cut` entries stayed, the others are new. Have that saved, then told
        (`quiet`: not told, because everybody is welcomed anew). `seat` made it, where no client did."""
        table, entries = self.table, self.table.entries
        self.revision += 1
        self.mine = True
        at = int(time.time())
        seat, id = seat if client is None else client.role, "" if asked is None else asked.id
        held = runs.shown_to_others(table)
        since = self.note_revision(kind, cut, held, id, seat, at)
        resumed = kind == "resume"
        whole = table.over or self._partial >= STATE_EVERY
        self._partial = 0 if whole else self._partial + 1
        if resumed:
            self._last = table.start.copy()
        changes = self.state_changes()
        move = {
            "number": self.number, "revision": self.revision, "kind": kind,
            "seat": seat, "id": id, "cut": cut,
            "entries": encode([written(entry) for entry in entries[cut:]]), "at": at,
            "held": held if held < len(entries) else None,
            "state": encode(self._dump(table.start if resumed else table.now)) if whole else None,
            "changes": encode(self._kept(changes, table.now)) if resumed or not whole else None,
            "told": self._told(),
        }  # fmt: skip
        if (table.bots or self.stored.about["bots"] != NO_BOTS) and encode(table.bots) != self.stored.about["bots"]:
            do = (*do, self.keep_bots())
        if table.over != (self.stored.about["ended"] is not None):
            ended = at if table.over else None
            self.about(ended=ended)
            do = (*do, new_values(self.number, ended=ended))
        messages = [] if quiet else self.updates(since, changes, client, asked)
        change = Change(self.number, move, do)
        job = Job(self, change, self.revision, messages)
        if client is not None and asked is not None:
            job.asked = client, asked
        self.harbour.saver.put(job)
        self.moved_on()
        botplay.look(self)

    def moved_on(self) -> None:
        """What was proposed before a change means nothing after it."""
        if self.proposal is not None:
            together.withdraw(self)
            self.broadcast(together.told(self))

    def state_changes(self) -> dict[str, Any]:
        """What the newest revision changed in the state, as pages are told it: of the whole state, whoever may see it."""
        return self._changes(self._last, self.table.now)

    def note_revision(self, kind: str, cut: int, held: int, id: str, role: int, at: int) -> dict[int, int]:
        """Remember how the table stands in this revision, and the move that made it; during an open run others are shown
        `held` entries. Gives who is to be told, each with the first entry that is new to it."""
        table = self.table
        self.agreed = cut + 1 if kind == "agree" else min(self.agreed, cut)
        if self.agreed and any(entry.drawn for entry in table.entries[max(cut, self.agreed) :]):
            self.agreed = 0  # nobody takes back what was before a draw
        count = len(table.entries)
        since = self.told.note(cut, count, held, table.who if held < count else NOBODY)
        if self.told.key(WATCHER) in since:
            self.asked_at = at
        self.aided.clear()
        if id:
            self.ids[role, id] = self.told.revision(role)
        return since

    def _told(self) -> str | None:
        """What a list of games may say to each role of a game with secrets."""
        if not self.table.game.has_secrets:
            return None
        found = {}
        for role in self.told.lengths:
            decision = self.seen_by(role).decision
            found[str(role)] = [self.told.revision(role), 0 if decision is None else decision.number, self.asked_at]
        return encode(found)

    def keep_bots(self) -> Callable[[Database], None]:
        """What saves who plays the seats."""
        bots = encode(self.table.bots)
        self.about(bots=bots)
        return new_values(self.number, bots=bots)

    def not_saved(self, client: Connection, asked: Play | Feed | Undo) -> None:
        """Say that a move was not saved. It was played in memory only, which is about to be forgotten."""
        client.tell(text(Refused("not-saved", id=asked.id, revision=asked.revision)))

    def about(self, **values: Any) -> None:
        """Change what is known of the table's own row."""
        self.stored = Stored({**self.stored.about, **values}, self.stored.seats, ())

    def updates(
        self, since: Mapping[int, int], changes: dict[str, Any], client: Connection | None = None,
        asked: Play | Feed | Undo | None = None,
    ) -> list[tuple[Connection, str]]:  # fmt: skip
        """What each client in the room is told of a revision, from the entry on that `since` gives for it; each kind of it
        is written once. `changes` are those of the whole state."""
        luck = self.table.luck
        secret = luck.secret.hex() if self.table.over and isinstance(luck, FairDice) else ""
        news: dict[int, tuple[dict[str, Any], list[list[int]], int]] = {}
        waiting: dict[int, sight.Waiting | None] = {}
        ready: dict[tuple[int, str], str] = {}
        messages: list[tuple[Connection, str]] = []
        for one in self.clients:
            role, done = one.role, asked.id if one is client and asked is not None else ""
            key = self._key(role)
            if key not in since:
                continue
            if (role, done) not in ready:
                table = self.seen_by(role)
                if key not in news:
                    seen = self._seen_changes(table, role) if table.game.has_secrets else changes
                    news[key], waiting[key] = (seen, *self._new_lines(table, role, since[key])), sight.waiting(table)
                asks = sight.question(table, role, waiting[key], self.agreed)
                ready[role, done] = text(Update(self.told.revision(role), asks, *news[key], done, secret))
            messages.append((one, ready[role, done]))
        if len(self._shown) > len(news):
            present = {self._key(one.role) for one in self.clients}
            self._shown = {key: shown for key, shown in self._shown.items() if key in present}
        return messages

    def _seen_changes(self, table: Table, role: int) -> dict[str, Any]:
        """What changed in a role's view."""
        return self._changes(self._shown[self._key(role)], sight.shown(table, role))

    @staticmethod
    def _new_lines(table: Table, role: int, since: int) -> tuple[list[list[int]], int]:
        """The new lines of a role's journal, and how many of the old ones stay (-1: all)."""
        journal = table.journal
        first = len(journal)
        while first and journal[first - 1].entry >= since:
            first -= 1
        keep = len(sight.lines(table, role, journal[:first])) if since == len(table.entries) else -1
        return sight.lines(table, role, journal[first:]), keep

    def _resume(self) -> None:
        """The rules have changed and the game goes on from its stored state: from here on it is played by the new ones."""
        game, tables = self.table.game, self.table.tables
        differs = encode(records.differing(game.read_tables(None), tables))
        values = {"rules": game.rules_version, "hash": digest(tables.json()), "differs": differs}
        self.about(**values)
        self.changed("resume", 0, do=(new_values(self.number, **values),), quiet=True)

    def snapshot(self, role: int) -> Table:
        """A table that stands as this one does for a link, to be tried out elsewhere."""
        table = self.seen_by(role)
        copy = Table(
            table.game, table.options, table.tables, None, auto=False, wait=table.wait, seats=table.seats, start=table.state
        )
        copy.luck, copy.auto = table.luck, table.auto  # only now: what is forced next was not shown to everybody
        copy.bots = [(0, seat, policy) for _, seat, policy in table.bots]
        return copy


def _asked_at(stored: Stored) -> int:
    """When everybody was told what is asked now: not later, when somebody began to choose."""
    if not stored.moves:
        created: int = stored.about["created"]
        return created
    told = stored.moves[-1]["told"]
    return int(stored.moves[-1]["at"] if told is None else decode(told)[str(WATCHER)][2])
