"""Save, then tell. Moves are played in memory at once; all that wait are saved in one transaction; then everybody is told.

What could not be saved is lost: the table is read again from the disk as it was, and those who asked are told to try again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from leagues.harbour.logs import log_fault
from leagues.harbour.store import Change, Store, is_conflict, is_trouble, is_unstorable

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.messages import Feed, Play, Undo
    from leagues.harbour.room import Room

GATHER_SECONDS = 0.010  # between the beginnings of two commits


@dataclass(slots=True)
class Job:
    """Something to save, and whom to tell what when it is saved."""

    room: Room | None
    change: Change | None = None
    revision: int = 0  # of the room, once this is saved
    messages: list[tuple[Connection, str]] = field(default_factory=list)
    asked: tuple[Connection, Play | Feed | Undo] | None = None  # the move that it saves
    saved: Callable[[], None] | None = None  # of what belongs to no room: what follows
    lost: Callable[[], None] | None = None  # or what does if it is not saved


class Saver:
    """Saves what waits, batch after batch."""

    def __init__(self, store: Store, on_lost: Callable[[Room, list[Job], bool], None]) -> None:
        """`on_lost(room, jobs, conflict)` is told of each room whose changes were not saved, with all of them."""
        self.store = store
        self._on_lost = on_lost
        self._waiting: list[Job] = []
        self._awake = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._thread = ThreadPoolExecutor(1, "saver")
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0  # when the next batch is saved at the latest
        self._wanted = 0  # how many it waits for until then
        self._enough = asyncio.Event()

    def start(self) -> None:
        """Begin to save."""
        self._task = asyncio.create_task(self._run())

    def put(self, job: Job) -> None:
        """Save this with what waits, in order."""
        if job.room is not None:
            job.room.given_to_save()
        self._waiting.append(job)
        if len(self._waiting) >= self._wanted:
            self._enough.set()
        self._idle.clear()
        self._awake.set()

    async def finish(self) -> None:
        """Save everything that waits."""
        await self._idle.wait()

    async def finish_room(self, room: Room) -> None:
        """Wait until nothing of a room waits."""
        while room.queued:
            await asyncio.sleep(0.002)

    async def stop(self) -> None:
        """Save everything that waits, and end."""
        await self.finish()
        if self._task is not None:
            self._task.cancel()
        self._thread.shutdown()

    async def _run(self) -> None:
        batch: list[Job] = []
        while True:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting:
                await self._gather(len(batch))
                batch, self._waiting = self._waiting, []
                try:
                    await self._save(batch)
                except Exception as error:  # whatever it is, later batches must still be saved
                    log_fault("saver-fault", error)
                    self._lose(batch, conflict=False)
            self._idle.set()

    async def _gather(self, told: int) -> None:
        """A commit has its price: where one follows another, let as many moves come together as were just told, if they come
        soon."""
        loop = asyncio.get_running_loop()
        left = self._next - loop.time()
        if left > 0 and len(self._waiting) < told:
            self._wanted = told
            self._enough.clear()
            timer = loop.call_later(left, self._enough.set)
            await self._enough.wait()
            timer.cancel()
        self._next = loop.time() + GATHER_SECONDS

    async def _save(self, batch: list[Job]) -> None:
        changes = [job.change for job in batch if job.change is not None]
        if changes:
            try:
                await self._commit(changes)
            except Exception as error:
                await self._roll_back()
                if is_conflict(error) or is_unstorable(error):
                    await self._save_apart(batch)
                    return
                if not is_trouble(error):
                    raise
                log_fault("not-saved", error, changes=len(changes))
                self._lose(batch, conflict=False)
                return
        self._tell(batch)

    async def _commit(self, changes: list[Change]) -> None:
        loop = asyncio.get_running_loop()
        # Where nobody has to be waited for, rows are written here and only the wait for the disk is in the thread: each row
        # written there would cost a change of threads.
        if self.store.write_at_once(changes):
            await loop.run_in_executor(self._thread, self.store.commit)
        else:
            await loop.run_in_executor(self._thread, self.store.save, changes)

    async def _roll_back(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.store.rollback)

    async def _save_apart(self, batch: list[Job]) -> None:
        """Another server was quicker at some table, or some value cannot be stored: save each table by itself."""
        rooms: dict[int, list[Job]] = {}
        for job in batch:
            rooms.setdefault(id(job) if job.room is None else id(job.room), []).append(job)
        for jobs in rooms.values():
            try:
                await self._commit([job.change for job in jobs if job.change is not None])
            except Exception as error:
                await self._roll_back()
                if not is_conflict(error) and not is_trouble(error):
                    raise
                self._lose(jobs, conflict=is_conflict(error))
            else:
                self._tell(jobs)

    @staticmethod
    def _tell(batch: list[Job]) -> None:
        for job in batch:
            room = job.room
            if room is not None:
                room.was_saved(job.revision)
            for listener, message in job.messages:
                listener.tell(message)
            if job.saved is not None:
                job.saved()

    def _lose(self, batch: list[Job], *, conflict: bool) -> None:
        """Forget what was not saved, and what waits behind it at the same tables."""
        lost: dict[Room, list[Job]] = {}
        for job in batch:
            if job.room is None:
                if job.lost is not None:
                    job.lost()
            else:
                lost.setdefault(job.room, []).append(job)
        stay = []
        for job in self._waiting:
            if job.room in lost:
                lost[job.room].append(job)
            else:
                stay.append(job)
        self._waiting = stay
        for room, jobs in lost.items():
            room.was_lost(len(jobs))
            self._on_lost(room, jobs, conflict)
