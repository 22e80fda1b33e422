"""A room: one table with the people at it. It turns what happens (a move, a bot's answer, settings, news of other servers)
into a change that is saved, and then told to everybody. What it knows is its own: others call it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection as Database

from leagues.harbour import raw, runs, shares
from leagues.harbour.botplay import Bots
from leagues.harbour.chances import Chances
from leagues.harbour.explaining import Explaining
from leagues.harbour.messages import ALL_SEATS, WATCHER, Feed, Play, Refused, SeatAbout, Seats, Told, Undo, Waits
from leagues.harbour.restore import ITS_OWN, Restored, bots_of, decode, encode, helped_of, read_entry, seat_names, written
from leagues.harbour.saver import Job
from leagues.harbour.showing import Showing, text
from leagues.harbour.store import Change, Row, Stored, new_name, new_values, new_wishes
from leagues.harbour.together import Together
from leagues.kernel.chance import luck_from_header
from leagues.kernel.entries import Handover, Help
from leagues.kernel.game import digest
from leagues.kernel.record import replay_one
from leagues.kernel.table import Table
from leagues.kernel.writing import differing

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.harbour import Harbour

STATE_EVERY = 25  # moves between states that are stored whole
NO_BOTS = "[]"  # as it is stored


class Room(Showing):
    """One table, and who is at it."""

    def __init__(self, harbour: Harbour, stored: Stored, restored: Restored) -> None:
        super().__init__(harbour, stored)
        self.used = time.monotonic()
        self.queued = 0  # what waits to be saved or told
        self.jobs = 0  # what was given to the saver so far
        self.most = harbour.limits.moves or 1 << 31  # revisions
        self.away = False  # its newest changes were not saved, and it is being read again
        self.gone = False  # the table was deleted
        self.explaining = Explaining(self)
        self.together = Together(self)
        self.bots = Bots(self)
        self.chances = Chances(self)
        self.settle_in(stored, restored)

    def settle_in(self, stored: Stored, restored: Restored) -> None:
        """Take everything from what is stored. Whoever is here must be welcomed anew."""
        self.away = False
        self.show(stored, restored)
        kind = self.table.game.state
        self._dump, self._kept = raw.dump(kind, self._blank), raw.kept(kind)
        self._partial = STATE_EVERY  # moves since a state was stored whole; one that was read may be of another program
        self.revision = self.saved_revision = restored.revision
        self.ids = restored.ids
        self.explaining.renew()
        self.together.withdraw()
        self.together.take_stored()
        shares.renew(self)
        if restored.resumed:
            self._resume()
        elif self.begun and not self.frozen and not self.looked_at and len(self.table.entries) > self.known:
            self._changed("begin", self.known, quiet=True)
        else:
            self._look(mine=False)

    def _look(self, *, mine: bool | None = None) -> None:
        """The table has changed: whatever was thought about it is void."""
        self.bots.look(mine=mine)
        self.chances.look()

    @property
    def known(self) -> int:
        """How many entries there were after the last revision."""
        return self.told.of(ALL_SEATS)[-1]

    # --- its own life ------------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Somebody does something here."""
        self.used = time.monotonic()

    def pause(self) -> None:
        """Nobody plays on, until it is clear how the table stands."""
        self.away = True

    def go_on(self) -> None:
        """The table stands as it did."""
        self.away = False
        self._look()

    def end(self) -> None:
        """The table was deleted."""
        self.away = self.gone = True

    def given_to_save(self) -> None:
        """Something of it waits to be saved or told."""
        self.queued += 1
        self.jobs += 1

    def was_saved(self, revision: int) -> None:
        """Something of it was saved, or told: it had this revision then."""
        self.queued -= 1
        self.saved_revision = max(self.saved_revision, revision)

    def was_lost(self, count: int) -> None:
        """So much of it was not saved."""
        self.queued -= count

    # --- coming and going --------------------------------------------------------------------------------------------

    def enter(self, client: Connection) -> None:
        """Somebody came."""
        self.touch()
        self.clients.add(client)
        self.harbour.seats_changed(self)

    def leave(self, client: Connection) -> None:
        """Somebody went."""
        before = self.seats()
        self.touch()
        self.clients.discard(client)
        self.harbour.seats_changed(self)
        self.tell_seats(before)

    def hear_of(self, server: str, places: list[list[Any]], until: float) -> None:
        """Another server says who has a page open there, which holds for a while; nobody, if it is not heard of any more."""
        before = self.seats()
        if places:
            self.elsewhere[server] = places, until
        else:
            self.elsewhere.pop(server, None)
        self.tell_seats(before)

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
        self.send([(client, self.harbour.welcomes.text(self, client.role, have))])
        if self.together.proposal is not None:
            self.reply(client, self.together.told())
        self.explaining.tell(client)
        self.chances.tell(client)

    def tell_seats(self, before: list[SeatAbout], but: Connection | None = None) -> None:
        """Tell who is here, if that changed."""
        now = self.seats()
        if now != before:
            self.broadcast(Seats(now), but)

    def not_saved(self, client: Connection, asked: Play | Feed | Undo) -> None:
        """Say that a move was not saved. It was played in memory only, which is about to be forgotten."""
        client.tell(text(Refused("not-saved", id=asked.id, revision=asked.revision)))

    # --- what is played ----------------------------------------------------------------------------------------------

    def change(
        self, kind: str, act: Callable[[Table], object], client: Connection | None = None,
        asked: Play | Feed | Undo | None = None, *, seat: int = ITS_OWN, do: tuple[Any, ...] = (), quiet: bool = False,
    ) -> None:  # fmt: skip
        """Something is done at the table: have that saved, then told (`quiet`: not told, because everybody is welcomed
        anew). `seat` did it, where no client did."""
        before = len(self.table.entries)
        act(self.table)
        self._changed(kind, min(before, len(self.table.entries)), client, asked, seat=seat, do=do, quiet=quiet)

    def begin(self, share: Callable[[Database], None]) -> None:
        """Everybody has given to the luck: the game begins, saved together with the last share."""
        agreed = shares.fairness(self.stored)
        luck = luck_from_header(agreed, bytes.fromhex(self.stored.about["secret"]))
        self.begun = True
        self.change("begin", lambda table: table.take_luck(luck, agreed), do=(share,), quiet=True)
        self.welcome_all()

    def _resume(self) -> None:
        """The rules have changed and the game goes on from its stored state: from here on it is played by the new ones."""
        game, tables = self.table.game, self.table.tables
        differs = encode(differing(game.read_tables(None), tables))
        values = {"rules": game.rules_version, "hash": digest(tables.json()), "differs": differs}
        self.about(**values)
        self._changed("resume", 0, do=(new_values(self.number, **values),), quiet=True)

    def _changed(
        self, kind: str, cut: int, client: Connection | None = None, asked: Play | Feed | Undo | None = None,
        *, seat: int = ITS_OWN, do: tuple[Any, ...] = (), quiet: bool = False,
    ) -> None:  # fmt: skip
        """The table has changed in memory: its first `cut` entries stayed, the others are new."""
        table, entries = self.table, self.table.entries
        self.revision += 1
        at = int(time.time())
        seat, id = seat if client is None else client.role, "" if asked is None else asked.id
        held = runs.shown_to_others(table)
        since = self._note_revision(kind, cut, held, id, seat, at)
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
            "told": self.listed(),
        }  # fmt: skip
        if (table.bots or self.stored.about["bots"] != NO_BOTS) and encode(table.bots) != self.stored.about["bots"]:
            do = (*do, self._keep_bots())
        if table.helped and encode(table.helped) != self.stored.about["helped"]:
            do = (*do, self._keep_help())
        if table.over != (self.stored.about["ended"] is not None):
            ended = at if table.over else None
            self.about(ended=ended)
            do = (*do, new_values(self.number, ended=ended))
        messages = [] if quiet else self.updates(since, changes, client, asked)
        job = Job(self, Change(self.number, move, do), self.revision, messages)
        if client is not None and asked is not None:
            job.asked = client, asked
        self.harbour.saver.put(job)
        self._trail.cut(held)  # those who are not shown the open run will be
        self.explaining.tell(*(one for one, _ in messages))
        self.together.moved_on()
        self._look(mine=True)

    def _note_revision(self, kind: str, cut: int, held: int, id: str, role: int, at: int) -> dict[int, int]:
        """Remember how the table stands in this revision, and the move that made it; during an open run others are shown
        `held` entries. Gives who is to be told, each with the first entry that is new to it."""
        table = self.table
        self.agreed = cut + 1 if kind == "agree" else min(self.agreed, cut)
        if self.agreed and any(entry.drawn for entry in table.entries[max(cut, self.agreed) :]):
            self.agreed = 0  # nobody takes back what was before a draw
        count = len(table.entries)
        since = self.told.note(cut, count, held, table.who if held < count else None)
        if self.told.key(WATCHER) in since:
            self.asked_at = at
        if id:
            self.ids[role, id] = self.told.revision(role)
        return since

    # --- what is known of the table and its seats --------------------------------------------------------------------

    def about(self, **values: Any) -> None:
        """Change what is known of the table's own row."""
        self.stored = Stored({**self.stored.about, **values}, self.stored.seats, ())

    def about_seat(self, seat: int, **values: Any) -> None:
        """Change what is known of a seat's row."""
        rows = [{**row, **values} if row["seat"] == seat else row for row in self.stored.seats]
        self.stored = Stored(self.stored.about, rows, ())

    def save(self, *do: Callable[[Database], None]) -> None:
        """Have something about the table saved, with nothing played."""
        self.harbour.saver.put(Job(self, Change(self.number, do=do)))

    def call(self, seat: int, name: str) -> None:
        """Know a seat by a name that is saved."""
        self.names[seat] = name
        names = list(self.table.seats)
        names[seat] = name or f"seat {seat}"
        self.table.arrange(seats=names)

    def rename(self, seat: int, name: str) -> None:
        """A seat gives itself another name."""
        self.call(seat, name)
        self.save(new_name(self.number, seat, name))

    def set_wait(self, wait: bool) -> None:
        """The roll that opens a turn waits for a click, or not."""
        table, cut, do = self.table, len(self.table.entries), new_values(self.number, wait=wait)
        table.arrange(wait=wait)
        if self.begun and not self.frozen:
            table.settle()
        if len(table.entries) > cut:
            self._changed("settings", cut, do=(do,))
        else:
            self.save(do)
            self.explaining.renew()  # what is rolled at once cannot be taken back
            self._look()
        self.broadcast(Waits(wait))

    def set_odds(self, seats: Sequence[int], *, wish: bool) -> None:
        """Seats want their chances to be told, or not. They are from when all want that, which the record says."""
        for seat in seats:
            self.about_seat(seat, odds=wish)
        self.save(new_wishes(self.number, seats, wish=wish), *self._note_help())
        self.chances.look()

    def _note_help(self) -> list[Callable[[Database], None]]:
        """From here on chances are told, or no longer, if that has changed; gives what saves that."""
        table, wanted = self.table, int(self.chances.wanted)
        changes = table.helped
        if wanted == (changes[-1].on if changes else 0):
            return []
        at = max([runs.shown_to_others(table), *(earlier.at for earlier in changes)])
        table.arrange(helped=[*changes, Help(at, wanted)])
        return [self._keep_help()]

    def hand_over(self, seat: int, policy: str) -> None:
        """A bot plays a seat from now on, or its person again, who may think as long as anybody. In the middle of an open
        run that is noted at its beginning: the place within it would tell the others that there was something to choose."""
        before, changes = self.seats(), self.table.bots
        at = max([runs.shown_to_others(self.table), *(earlier.at for earlier in changes)])
        self.table.arrange(bots=[*changes, Handover(at, seat, policy)])
        self.save(self._keep_bots(), *self._note_help())
        self._changed_hands(to_a_person=not policy)
        self.tell_seats(before)
        self._look(mine=True)

    def _changed_hands(self, *, to_a_person: bool) -> None:
        if to_a_person:
            self.asked_at = int(time.time())
        self.explaining.renew()

    def _keep_bots(self) -> Callable[[Database], None]:
        """What saves who plays the seats."""
        bots = encode(self.table.bots)
        self.about(bots=bots)
        return new_values(self.number, bots=bots)

    def _keep_help(self) -> Callable[[Database], None]:
        """What saves from when on chances are told."""
        helped = encode(self.table.helped)
        self.about(helped=helped)
        return new_values(self.number, helped=helped)

    # --- what other servers saved ------------------------------------------------------------------------------------

    def hear(self, stored: Stored) -> bool:
        """Play what another server played, and tell everybody here; False if the whole table must be read for that."""
        news = [move for move in stored.moves if move["revision"] > self.revision]
        follows = [move["revision"] for move in news] == list(range(self.revision + 1, self.revision + 1 + len(news)))
        read_whole = any(self.frozen or move["kind"] == "resume" for move in news)
        if not follows or self.begun != shares.is_begun(stored) or read_whole:
            return False
        before, waited, known = self.seats(), self.table.wait, self.stored.about
        self.names = [row["name"] for row in stored.seats]
        self.table.arrange(seats=seat_names(stored), wait=bool(stored.about["wait"]))
        self.stored = Stored(stored.about, stored.seats, ())
        for move in news:
            self._hear_move(move)
        handed_over = known["bots"] != stored.about["bots"]
        if handed_over:
            self._hear_hands()
        self.table.arrange(helped=helped_of(stored, len(self.table.entries)))
        if news or handed_over:
            self.bots.look(mine=False)
        self.chances.look()
        if self.together.take_stored():
            self.broadcast(self.together.told())
        if known["rematch"] is None and stored.about["rematch"] is not None:
            self.harbour.spawn(self.harbour.tell_rematch(self, list(self.clients)))
        if waited != self.table.wait:
            self.broadcast(Waits(self.table.wait))
        if known["dice"] != stored.about["dice"]:
            shares.tell(self)
        self.tell_seats(before)
        return True

    def _hear_move(self, move: Row) -> None:
        table = self.table
        if move["cut"] < len(table.entries):
            table.rewind(move["cut"])
        for entry in decode(move["entries"]):
            replay_one(table, read_entry(entry), len(table.entries) + 1)
        self.revision = self.saved_revision = move["revision"]
        held = runs.shown_to_others(table)
        since = self._note_revision(move["kind"], move["cut"], held, move["id"], move["seat"], move["at"])
        messages = self.updates(since, self.state_changes())
        self.send(messages)
        self._trail.cut(held)
        self.explaining.tell(*(one for one, _ in messages))
        self.together.moved_on()

    def _hear_hands(self) -> None:
        """Seats have changed hands elsewhere."""
        table = self.table
        were = [table.bot(seat) for seat in range(len(table.seats))]
        table.arrange(bots=bots_of(self.stored, len(table.entries)))
        self._changed_hands(to_a_person=any(bot and not table.bot(seat) for seat, bot in enumerate(were)))
