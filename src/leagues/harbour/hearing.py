"""Several servers on one PostgreSQL: each hears what the others have saved, and passes on what is not kept.

A note is `[server, [[table], [table, "told", message], …]]`. A table alone says that something of it was saved; table 0 is
the server itself. Who is where holds for a while only and is said again and again: a server that was killed says nothing
more.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec

from leagues.harbour import owners
from leagues.harbour.logs import log, log_fault
from leagues.harbour.messages import WATCHER
from leagues.harbour.room import Room
from leagues.harbour.store import CHANNEL, STAY_ALIVE
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.harbour import Harbour

PAUSE = 0.5  # seconds before listening is tried again
BEAT = 5.0  # seconds after which a server says again who is at its tables
LASTS = 16.0  # seconds for which that holds
MOST_PLACES = 100  # of one table that other servers are told: a note is short


async def listen(harbour: Harbour) -> None:
    """Hear the other servers, for ever. After a silence every room is looked at: it may have missed something."""
    import psycopg

    url = harbour.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            waiting = psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=5, **STAY_ALIVE)
            async with await waiting as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                log("listening")
                harbour.forget_links()
                for room in list(harbour.rooms.values()):
                    look_again(harbour, room)
                    harbour.spawn(owners.look_at_links(harbour, room))
                async for note in connection.notifies():
                    _heard(harbour, note.payload)
        except (psycopg.Error, OSError) as error:
            log_fault("not-listening", error)
        await asyncio.sleep(PAUSE)


def look_again(harbour: Harbour, room: Room) -> None:
    """What other servers said about a table may not have been heard: read it, and ask who is there."""
    harbour.spawn(catch_up(harbour, room))
    harbour.pass_on([_seated(room, asks=True)])


def _heard(harbour: Harbour, payload: str) -> None:
    try:
        server, notes = msgspec.json.decode(payload, type=tuple[str, list[list[Any]]])
    except msgspec.DecodeError as error:
        log_fault("note-unreadable", error)
        return
    if server == harbour.store.me:
        return
    for number, *note in notes:
        if note == ["gone"]:
            _forget(harbour, server)
        elif note[:1] == ["ended"]:
            owners.end(harbour, number, *note[1:])
        room = harbour.rooms.get(number)
        if room is None:
            continue
        match note:
            case []:
                harbour.spawn(catch_up(harbour, room))
            case ["told", str(message)]:
                room.send([(client, message) for client in room.clients])
            case ["here", list(places), bool(asks)]:
                room.hear_of(server, places, time.monotonic() + LASTS)
                if asks and room.clients:
                    tell_here(harbour, room)


# --- who is where --------------------------------------------------------------------------------------------------------


def _seated(room: Room, *, asks: bool = False) -> list[Any]:
    """The note that says who has a page open here; it can ask the same of the others."""
    places = sorted({(client.role, client.page) for client in room.clients if client.role != WATCHER})
    return [room.number, "here", places[:MOST_PLACES], asks]


def tell_here(harbour: Harbour, room: Room) -> None:
    """Somebody came or went: tell the other servers."""
    harbour.pass_on([_seated(room)])


async def beat(harbour: Harbour) -> None:
    """Say again and again who is here, and forget what others have not said for long."""
    while True:
        await asyncio.sleep(BEAT)
        notes = [note for note in map(_seated, harbour.rooms.values()) if note[2]]
        harbour.pass_on(notes)
        forget_silent(harbour, time.monotonic())


def forget_silent(harbour: Harbour, now: float) -> None:
    """Whoever was at a server that is heard of no more is not here."""
    for room in list(harbour.rooms.values()):
        for server in [server for server, (_, until) in room.elsewhere.items() if until < now]:
            room.hear_of(server, [], now)


def _forget(harbour: Harbour, server: str) -> None:
    """A server has said that it ends."""
    for room in list(harbour.rooms.values()):
        room.hear_of(server, [], 0)


# --- what was saved ------------------------------------------------------------------------------------------------------


async def catch_up(harbour: Harbour, room: Room) -> None:
    """Another server saved something of this table: read what is new. Notes that come meanwhile are read for together."""
    reading, harbour.unheard[room] = room in harbour.unheard, True
    if reading:
        return
    try:
        while harbour.unheard[room] and not room.away:
            harbour.unheard[room] = False
            await _catch_up(harbour, room)
    finally:
        del harbour.unheard[room]


async def _catch_up(harbour: Harbour, room: Room) -> None:
    """Read what is new, unless what is being saved here will tell us anyway."""
    await harbour.saver.finish_room(room)
    if room.away:
        return
    known, jobs = room.stored, room.jobs
    try:
        stored = await harbour.read(harbour.store.news, room.number, room.revision)
    except LeaguesError:
        return  # when the database is back, listening begins anew, and so does this
    if stored is None:
        harbour.gone(room)
    elif room.queued or room.stored is not known or room.jobs != jobs:
        harbour.unheard[room] = True  # it changed here while it was being read, and what was read may not have that
    elif not room.away:
        try:
            if not room.hear(stored):
                harbour.read_again(room)
        except LeaguesError as error:  # the other server plays by other rules
            log_fault("not-heard", error, table=room.id)
            harbour.read_again(room)
