"""What one address keeps here has an end: so many tables, and so many bytes of records that were sent in. And what nobody
has opened for long can be removed, if the host wants that."""

from __future__ import annotations

import asyncio
import hashlib
import time
from functools import lru_cache
from typing import TYPE_CHECKING

from leagues.harbour.logs import log
from leagues.harbour.newtables import Planned
from leagues.harbour.saver import Job
from leagues.harbour.store import MOST_FORGOTTEN, Change, new_values, removal_of_forgotten
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.callers import Caller
    from leagues.harbour.harbour import Harbour
    from leagues.harbour.room import Room

DAY = 86_400
LOOK_EVERY = 3_600  # seconds between looks for what nobody opens
ROUNDS = 100_000  # a twentieth of a second for each address that somebody tries


@lru_cache(maxsize=1024)
def origin_of(address: str) -> str:
    """What is kept of an address, to know it again: a slow hash, so that whoever reads the database cannot quickly try all
    addresses. It goes with the table."""
    return hashlib.pbkdf2_hmac("sha256", address.encode(), b"leagues origin", ROUNDS).hex()


class Keeping:
    """Looks after what is kept."""

    def __init__(self, harbour: Harbour, days: int = 0) -> None:
        """What nobody has opened for so many days is removed; 0: nothing is."""
        self._harbour = harbour
        self.seconds = days * DAY

    async def admit(self, planned: Planned, caller: Caller | None, size: int = 0) -> None:
        """Note for whom a new table is kept; refuse it if that address keeps too much. `size`: of a record, in bytes."""
        planned.rows.about |= {"origin": None, "opened": int(time.time()), "size": size}
        limits = self._harbour.limits
        if caller is None or not caller.address or not (limits.kept or limits.uploads):
            return
        origin = await self._harbour.read(origin_of, caller.address)
        count, sent = await self._harbour.read(self._harbour.store.kept_by, origin)
        if limits.kept and count >= limits.kept:
            raise LeaguesError("too-many-kept", limit=limits.kept)
        if size and limits.uploads and sent + size > limits.uploads:
            raise LeaguesError("too-much-sent", limit=limits.uploads >> 10)
        planned.rows.about["origin"] = origin

    def opened(self, room: Room) -> None:
        """Somebody opens a table: that is noted, once a day."""
        now = int(time.time())
        if now - (room.stored.about.get("opened") or 0) >= DAY:
            room.about(opened=now)
            self._harbour.saver.put(Job(None, Change(0, do=(new_values(room.number, opened=now),))))

    async def forget(self) -> None:
        """Remove what nobody has opened for long, again and again."""
        while self.seconds:
            before = int(time.time()) - self.seconds
            numbers = await self._harbour.read(self._harbour.store.forgotten, before)
            for number in numbers:
                room = self._harbour.rooms.get(number)
                if room is None or not room.clients:
                    await self._harbour.remove(number, removal_of_forgotten(number, before))
            if numbers:
                log("forgotten", tables=len(numbers))
            await asyncio.sleep(1 if len(numbers) == MOST_FORGOTTEN else LOOK_EVERY)
