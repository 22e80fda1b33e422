"""The harbour: all rooms that are in use, and the way from a link to its room."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection as Database
from sqlalchemy.exc import SQLAlchemyError

from leagues.games import GAMES
from leagues.harbour import newtables, owners
from leagues.harbour.callers import Caller, Callers
from leagues.harbour.health import Health
from leagues.harbour.hearing import beat, listen, look_again, tell_here
from leagues.harbour.judging import ask
from leagues.harbour.keeping import Keeping
from leagues.harbour.limits import LONGEST_PATIENCE, TRY_LATER, Limits
from leagues.harbour.links import INVITE, WATCH, Link
from leagues.harbour.logs import log, log_fault, log_left_out
from leagues.harbour.messages import WATCHER, Created, Feed, NewTable, Play, Rematched, Undo
from leagues.harbour.origins import Origins
from leagues.harbour.ready import Films, Welcomes
from leagues.harbour.refusals import refused
from leagues.harbour.restore import Restored, readable, restore, shipped, tables_of
from leagues.harbour.room import Room
from leagues.harbour.saver import Job, Saver
from leagues.harbour.shares import dice_of
from leagues.harbour.showing import text
from leagues.harbour.store import Change, Store, Stored, new_link, new_rematch
from leagues.harbour.thinking import Thinkers
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection

Found = TypeVar("Found")
IDLE_ROOM = 120  # seconds after which a room without people leaves the memory
SWEEP = 20  # seconds between looks for such rooms
NEVER = 1 << 31  # a revision that no table reaches
PATIENCE = 10  # seconds that somebody who comes waits for a table that is being read again
MOST_LINKS = 10_000  # that are kept in memory
INTERRUPTED = 600  # seconds before the newest change, within which tables with bots are gone on with at the start
GONE = 4404  # a socket whose table was deleted


class Harbour:
    """Everything that runs in one server."""

    def __init__(self, store: Store, limits: Limits | None = None, origins: Sequence[str] = (), forget: int = 0) -> None:
        """`origins` are the addresses of the host's own pages; what nobody opens for `forget` days is removed."""
        self.store = store
        self.limits = limits or Limits()
        self.callers = Callers(self.limits)
        self.rooms: dict[int, Room] = {}
        self.unheard: dict[Room, bool] = {}  # for which news of other servers are being read, and whether there are more
        self.thinkers = Thinkers(self.limits.cores or os.cpu_count() or 1)
        self.saver = Saver(store, self._lost)
        self.health = Health(self.save)
        self.keeping = Keeping(self, forget)
        self.origins = Origins(origins)
        self.welcomes = Welcomes()
        self.films = Films(self._filmed)
        self.ledgers = Films(lambda think: asyncio.ensure_future(think()))
        self._loading: dict[int, asyncio.Task[Room]] = {}
        self._links: dict[str, Link] = {}  # those that lead to a table and were asked for lately
        self._endings = 0  # how often links have ended: what was read meanwhile may not hold
        self._readers = ThreadPoolExecutor(4, "reader")
        self._lister = ThreadPoolExecutor(1, "lister")
        self.helper = ThreadPoolExecutor(1, "helper")  # makes explanations
        self._examiner = ThreadPoolExecutor(1, "examiner")
        self._tasks: set[asyncio.Task[Any]] = set()
        self.connections: set[Connection] = set()
        self.stopping = False

    # --- its own life ------------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to serve."""
        self.saver.start()
        self.spawn(self._sweep())
        self.spawn(self._count_lines())
        self.spawn(self.keeping.forget())
        self.spawn(self._check_running())
        if self.store.shared:
            self.spawn(listen(self))
            self.spawn(beat(self))

    async def close(self) -> None:
        """Save what waits and stop."""
        self.stopping = True
        await self.saver.finish()
        if self.store.shared:
            await self._pass_on([[0, "gone"]])
        for task in list(self._tasks):
            task.cancel()
        await self.saver.stop()
        await self.thinkers.stop()
        for threads in (self._readers, self._lister, self.helper, self._examiner):
            threads.shutdown(cancel_futures=True)
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log_fault("task-fault", task.exception() or Exception())

    async def _count_lines(self) -> None:
        while True:
            await asyncio.sleep(1)
            log_left_out()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(time.monotonic())
            self.callers.forget()

    def sweep(self, now: float) -> None:
        """Let go of rooms that nobody has been in for a while: the disk has them."""
        for room in list(self.rooms.values()):
            busy = room.clients or room.queued or room.away or room.bots.thinking or room.chances.thinking
            if not busy and now - room.used > IDLE_ROOM:
                del self.rooms[room.number]

    async def _check_running(self) -> None:
        """Hold running games of other rules or values against today's: they go on from their stored state, or are frozen.
        Then go on where bots were asked when the server was stopped."""
        numbers: list[int] = []
        for game in GAMES.values():
            numbers += await self.read(self._outdated, game.id, game.rules_version)
        for number in [*numbers, *await self.read(self.store.interrupted, INTERRUPTED)]:
            try:
                room = await self.room(number)
                log("checked", table=room.id, frozen=bool(room.frozen))
            except Exception as error:  # one game that cannot be read must not keep the others from being looked at
                log_fault("check-failed", error, number=number)

    def _outdated(self, game: str, rules: int) -> list[int]:
        """The running tables of a game that may stand differently by today's rules and values."""
        return [
            row["number"]
            for row in self.store.outdated(game, rules, shipped(game)[1])
            if row["rules"] != rules or not _as_written(game, row["hash"], row["differs"])
        ]

    async def read(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """Do something that waits for the database, elsewhere."""
        return await self._read(self._readers, work, *arguments)

    async def read_many(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """The same with many tables: those who come to one of them must not wait behind it."""
        return await self._read(self._lister, work, *arguments)

    async def _read(self, thread: ThreadPoolExecutor, work: Callable[..., Found], *arguments: Any) -> Found:
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, work, *arguments)
        except SQLAlchemyError as error:
            log_fault("database-away", error)
            raise LeaguesError("database-away") from error

    async def examine(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """Do something with a record that somebody sent: it may take long, and players must not wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._examiner, work, *arguments)

    def _filmed(self, make: Callable[[], bytes]) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._examiner, make)

    # --- rooms -------------------------------------------------------------------------------------------------------

    async def find(self, token: str) -> tuple[int, int]:
        """The table and the role of a link by which one can come there."""
        found = await self.link(token)
        owners.check(found)
        return found.number, found.role

    async def link(self, token: str) -> Link:
        """What a link is, whatever that is."""
        found = self._links.get(token)
        while found is None:
            endings = self._endings
            found = await self.read(self.store.find, token)
            if found is None:
                raise LeaguesError("unknown-link")
            if endings != self._endings:
                found = None  # it may have been read just before it ended
            elif found.sits:
                self._remember(token, found)
        return found

    def leads(self, token: str) -> bool:
        """Whether a link that was just asked for still leads to its table."""
        return token in self._links

    def _remember(self, token: str, link: Link) -> None:
        """A table that is gone says so itself, and so does a link that ends."""
        if len(self._links) > MOST_LINKS:
            self._links.clear()
        self._links[token] = link

    def forget_links(self, number: int | None = None) -> None:
        """Links have ended, of one table or of any."""
        self._endings += 1
        self._links = {token: link for token, link in self._links.items() if number not in (None, link.number)}

    async def room(self, number: int) -> Room:
        """The room of a table, read from the disk if nobody is in it."""
        room = self.rooms.get(number)
        if room is None:
            if number not in self._loading:
                self._loading[number] = asyncio.create_task(self._load(number))
            try:
                room = await asyncio.shield(self._loading[number])
            finally:
                self._loading.pop(number, None)
        until = time.monotonic() + PATIENCE
        while room.away:
            if self.rooms.get(number) is not room:
                raise LeaguesError("unknown-link")
            if time.monotonic() > until:
                raise LeaguesError("database-away")
            await asyncio.sleep(0.05)
        return room

    async def saved_room(self, number: int) -> Room:
        """The same, when nothing in it waits to be saved: for those who only look."""
        room = await self.room(number)
        while room.queued:
            await self.saver.finish_room(room)
            room = await self.room(number)
        return room

    async def _load(self, number: int) -> Room:
        stored, restored = await self._read_table(number)
        if number in self.rooms:  # it was made a moment ago, and opened while it was being read
            return self.rooms[number]
        room = self.rooms[number] = Room(self, stored, restored)
        if room.frozen:
            log("frozen", table=room.id, entry=room.frozen)
        self._listen_again(room)
        return room

    def _listen_again(self, room: Room) -> None:
        """What other servers said while a table was being read was not heard: look once more."""
        if self.store.shared:
            look_again(self, room)

    async def _read_table(self, number: int) -> tuple[Stored, Restored]:
        def work() -> tuple[Stored, Restored] | None:
            stored = self.store.load(number)
            return None if stored is None else (stored, readable(stored))

        found = await self.read(work)
        if found is None:
            raise LeaguesError("unknown-link")
        return found

    def _lost(self, room: Room, jobs: list[Job], conflict: bool) -> None:
        """Changes of a room were not saved: say so, and read the table again as it was."""
        log("lost", table=room.id, changes=len(jobs), conflict=conflict)
        asked = [job.asked for job in jobs if job.asked is not None]
        if not conflict:
            for client, move in asked:
                room.not_saved(client, move)
        self.read_again(room, asked if conflict else [], lost=not conflict)

    def read_again(
        self, room: Room, then: Sequence[tuple[Connection, Play | Feed | Undo]] = (), *, lost: bool = False
    ) -> None:
        """Forget what a room has in memory and take it from the disk, as soon as that answers; `then` judge moves again.
        `lost`: what was to be saved was not, and nobody else was quicker."""
        if not room.away:
            room.pause()
            self.spawn(self._read_again(room, then, lost=lost))

    async def _read_again(self, room: Room, then: Sequence[tuple[Connection, Play | Feed | Undo]], *, lost: bool) -> None:
        await self.saver.finish_room(room)  # what still waits may well be saved
        pause = 0.02
        while True:
            try:
                stored, restored = await self._read_table(room.number)
                break
            except LeaguesError as error:
                if error.code == "unknown-link":
                    self.gone(room)
                    return
            await asyncio.sleep(pause)
            pause = min(2 * pause, 1.0)
        room.settle_in(stored, restored)
        room.welcome_all()
        if not room.begun and not room.frozen and (lost or dice_of(stored) is None):
            for client in room.clients:
                if client.role != WATCHER:
                    client.close(TRY_LATER)  # its share of the luck was not saved; it gives it again when it comes back
        self._listen_again(room)
        for client, move in then:
            ask(room, client, move)

    def gone(self, room: Room) -> None:
        """A table was deleted. SQLite may give its number to a new one: nothing here must lead there."""
        room.end()
        self.rooms.pop(room.number, None)
        self.forget_links(room.number)
        for other in self.rooms.values():
            if other.stored.about["rematch"] == room.number:
                _forget_rematch(other)
        for client in list(room.clients):
            client.tell(text(refused(LeaguesError("table-gone"))))
            client.close(GONE)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def create(self, asked: NewTable, caller: Caller | None = None) -> Created:
        """A new table, or one that begins as another did."""
        source = None
        if asked.sea is not None:
            number, _ = await self.find(asked.sea)
            room = await self.saved_room(number)
            source = room.table.copy()
            asked = newtables.same_sea(asked, room.stored, source)
        elif asked.fork is not None:
            number, _ = await self.find(asked.fork.token)
            source = (await self.saved_room(number)).table.copy()  # the game may go on meanwhile
            if source.has_secrets and not source.over:
                raise LeaguesError("fork-secrets")
        if 0 < asked.patience < self.limits.patience:
            raise LeaguesError("bad-number", value=asked.patience, low=self.limits.patience, high=LONGEST_PATIENCE)
        planned = await (self.examine if source else _at_once)(newtables.plan, asked, source)
        await self.keeping.admit(planned, caller)
        await self.save(Change(0, do=(planned.rows.save,)))
        stored = planned.rows.stored()
        self._open(planned, await (self.examine if source else _at_once)(restore, stored))
        log("created", table=planned.created.table, game=planned.rows.about["game"], luck=planned.rows.about["luck"])
        return planned.created

    def _open(self, planned: newtables.Planned, restored: Restored) -> None:
        """Have a new table ready in memory: whoever asked for it comes at once."""
        number = planned.rows.number
        if number not in self.rooms:  # one that was found on the disk just before has it already
            self.rooms[number] = Room(self, planned.rows.stored(), restored)
        self.rooms[number].bots.look(mine=True)
        for token, role, kind in planned.links:
            if (link := Link(number, role, kind)).sits:
                self._remember(token, link)

    async def rematch(self, room: Room, client: Connection) -> None:
        """The same people at a new table, after the end of this one. If there is one already, its link is told again."""
        if client.role == WATCHER:
            raise LeaguesError("watching")
        if not room.table.over or room.looked_at:
            raise LeaguesError("not-over")
        async with room.given.rematching:
            if not await self.tell_rematch(room, [client]):
                planned = newtables.again(room.stored, room.table, room.names)
                await self.keeping.admit(planned, client.caller)
                follow = new_rematch(room.number, planned.rows)
                await self.save(Change(room.number, do=(planned.rows.save, follow)))
                room.about(rematch=planned.rows.number)
                self._open(planned, restore(planned.rows.stored()))
                log("rematch", table=room.id, next=planned.created.table)
                await self.tell_rematch(room, list(room.clients))

    async def tell_rematch(self, room: Room, clients: Sequence[Connection]) -> bool:
        """Tell clients of a table's rematch: each gets an invitation to its own seat. False if there is none."""
        number = room.stored.about["rematch"]
        if number is None:
            return False
        try:
            following = await self.room(number)
        except LeaguesError as error:
            if error.code != "unknown-link":
                raise
            _forget_rematch(room)
            return False
        for role in {client.role for client in clients} - room.given.rematch.keys():
            token = secrets.token_urlsafe(newtables.TOKEN_BYTES)
            kind = WATCH if role == WATCHER else INVITE
            await self.save(Change(0, do=(new_link(number, token, role, kind),)))
            room.given.rematch[role] = token
        for client in clients:
            if client.role in room.given.rematch:
                room.reply(client, Rematched(following.id, room.given.rematch[client.role]))
        return True

    async def onlookers(self, token: str) -> str:
        """A link for those who look on, asked by a seat; whoever looks on has one."""
        number, role = await self.find(token)
        if role == WATCHER:
            return token
        room = await self.room(number)
        if not room.given.watch:
            made = secrets.token_urlsafe(newtables.TOKEN_BYTES)
            await self.save(Change(0, do=(new_link(number, made, WATCHER, WATCH),)))
            room.given.watch = room.given.watch or made
        return room.given.watch

    async def keep_record(self, record: str, caller: Caller | None = None) -> Created:
        """A table to look at, made from a record that somebody sent."""
        planned = await self.examine(newtables.from_record, record)
        await self.keeping.admit(planned, caller, len(record.encode()))
        await self.save(Change(0, do=(planned.rows.save,)))
        log("record-kept", table=planned.created.table)
        return planned.created

    async def remove(self, number: int, removing: Callable[[Database], None]) -> None:
        """Remove a table that nobody is at, or that cannot be read."""
        await self.save(Change(number, do=(removing,)))
        if await self.read(self.store.news, number, NEVER) is not None:
            return  # it was opened meanwhile
        self.forget_links(number)
        room = self.rooms.get(number)
        if room is not None:
            self.gone(room)

    async def save(self, change: Change) -> None:
        """Have something saved that belongs to no room, and wait for that."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def lost() -> None:
            if not done.done():
                done.set_exception(LeaguesError("not-saved"))

        def saved() -> None:
            if not done.done():
                done.set_result(None)

        self.saver.put(Job(None, change, lost=lost, saved=saved))
        await done

    # --- other servers -----------------------------------------------------------------------------------------------

    def seats_changed(self, room: Room) -> None:
        """Tell other servers who is here."""
        if self.store.shared:
            tell_here(self, room)

    def pass_on(self, notes: list[Any]) -> None:
        """Tell other servers something that is not kept."""
        if notes and self.store.shared and not self.stopping:
            self.spawn(self._pass_on(notes))

    async def _pass_on(self, notes: list[Any]) -> None:
        with contextlib.suppress(LeaguesError):  # the database is away, which was logged; it is said again
            await self.read(self.store.pass_on, notes)


async def _at_once(work: Callable[..., Found], *arguments: Any) -> Found:
    """Do something that takes no time worth speaking of."""
    return work(*arguments)


def _forget_rematch(room: Room) -> None:
    """The table that followed this one was deleted."""
    room.about(rematch=None)
    room.given.rematch.clear()


def _as_written(game: str, hash: str, differs: str) -> bool:
    """Whether the values of a stored table are those that it would have today."""
    try:
        return tables_of(game, hash, differs)[1]
    except LeaguesError:
        return False
