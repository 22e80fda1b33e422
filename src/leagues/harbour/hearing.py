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

from leagues.harbour import botplay, runs, together
from leagues.harbour.logs import log, log_fault
from leagues.harbour.messages import WATCHER
from leagues.harbour.restore import bots_of, decode, givers, is_begun, read_entry, seat_names
from leagues.harbour.room import Room
from leagues.harbour.store import CHANNEL, STAY_ALIVE, Row, Stored
from leagues.kernel import record as records
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.harbour import Harbour

PAUSE = 0.5  # seconds before listening is tried again
BEAT = 5.0  # seconds after which a server says again who is at its tables
LASTS = 16.0  # seconds for which that holds


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
                for room in list(harbour.rooms.values()):
                    look_again(harbour, room)
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
        room = harbour.rooms.get(number)
        if room is None:
            continue
        match note:
            case []:
                harbour.spawn(catch_up(harbour, room))
            case ["told", str(message)]:
                room.send([(client, message) for client in room.clients])
            case ["here", list(roles), bool(asks)]:
                _here(harbour, room, server, roles, asks=asks)


# --- who is where --------------------------------------------------------------------------------------------------------


def _seated(room: Room, *, asks: bool = False) -> list[Any]:
    """The note that says who has a page open here; it can ask the same of the others."""
    return [room.number, "here", sorted({client.role for client in room.clients if client.role != WATCHER}), asks]


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
            _gone_from(room, server)


def _forget(harbour: Harbour, server: str) -> None:
    """A server has said that it ends."""
    for room in list(harbour.rooms.values()):
        _gone_from(room, server)


def _gone_from(room: Room, server: str) -> None:
    before = room.seats()
    room.elsewhere.pop(server, None)
    room.tell_seats(before)


def _here(harbour: Harbour, room: Room, server: str, roles: list[int], *, asks: bool) -> None:
    before = room.seats()
    if roles:
        room.elsewhere[server] = roles, time.monotonic() + LASTS
    else:
        room.elsewhere.pop(server, None)
    room.tell_seats(before)
    if asks and room.clients:
        tell_here(harbour, room)


# --- what was saved ------------------------------------------------------------------------------------------------------


async def catch_up(harbour: Harbour, room: Room) -> None:
    """Another server saved something of this table: read what is new. Notes that come meanwhile are read for together."""
    room.unheard = True
    if room.hearing:
        return
    room.hearing = True
    try:
        while room.unheard and not room.away:
            room.unheard = False
            await _catch_up(harbour, room)
    finally:
        room.hearing = False


async def _catch_up(harbour: Harbour, room: Room) -> None:
    """Read what is new, unless what is being saved here will tell us anyway."""
    await harbour.saver.finish_room(room)
    if room.away:
        return
    try:
        stored = await harbour.read(harbour.store.news, room.number, room.revision)
    except LeaguesError:
        return  # when the database is back, listening begins anew, and so does this
    if stored is None:
        harbour.gone(room)
    elif room.queued:
        room.unheard = True
    elif not room.away:
        try:
            if not hear(room, stored):
                harbour.read_again(room)
        except LeaguesError as error:  # the other server plays by other rules
            log_fault("not-heard", error, table=room.id)
            harbour.read_again(room)


def hear(room: Room, stored: Stored) -> bool:
    """Play what another server played, and tell everybody here; False if the whole table must be read for that."""
    news = [move for move in stored.moves if move["revision"] > room.revision]
    follows = [move["revision"] for move in news] == list(range(room.revision + 1, room.revision + 1 + len(news)))
    read_whole = any(room.frozen or move["kind"] == "resume" for move in news)
    if not follows or room.begun != is_begun(stored) or read_whole:
        return False
    before, waited = room.seats(), room.table.wait
    room.names = [row["name"] for row in stored.seats]
    room.joined = [row["luck"] is not None for row in givers(stored)]
    room.table.wait = bool(stored.about["wait"])
    followed = room.stored.about["rematch"] is None and stored.about["rematch"] is not None
    handed_over = room.stored.about["bots"] != stored.about["bots"]
    room.table.seats = seat_names(stored)
    room.stored = Stored(stored.about, stored.seats, ())
    for move in news:
        _hear_move(room, move)
    if handed_over:
        _hear_hands(room)
    if news or handed_over:
        room.mine = False
        botplay.look(room)
    if together.take_stored(room):
        room.broadcast(together.told(room))
    if followed:
        room.harbour.spawn(room.harbour.tell_rematch(room, list(room.clients)))
    if waited != room.table.wait:
        room.welcome_all()
    room.tell_seats(before)
    return True


def _hear_move(room: Room, move: Row) -> None:
    table = room.table
    if move["cut"] < len(table.entries):
        table.rewind(move["cut"])
    for entry in decode(move["entries"]):
        records.replay_one(table, read_entry(entry), len(table.entries) + 1)
    room.revision = room.saved_revision = move["revision"]
    held = runs.shown_to_others(table)
    since = room.note_revision(move["kind"], move["cut"], held, move["id"], move["seat"], move["at"])
    room.send(room.updates(since, room.state_changes()))
    room.moved_on()


def _hear_hands(room: Room) -> None:
    """Seats have changed hands elsewhere; whoever took one back may think as long as anybody."""
    table = room.table
    were = [table.bot(seat) for seat in range(len(table.seats))]
    table.bots = list(bots_of(room.stored, len(table.entries)))
    if any(bot and not table.bot(seat) for seat, bot in enumerate(were)):
        room.asked_at = int(time.time())
    room.aided.clear()
