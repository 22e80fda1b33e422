"""Several servers on one PostgreSQL: each hears what the others have saved, and passes on what is not kept.

A note is `[server, [[table], [table, "told", message], …]]`. A table alone says that something of it was saved.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec

from leagues.harbour import botplay
from leagues.harbour.judging import propose
from leagues.harbour.logs import log, log_fault
from leagues.harbour.restore import bots_of, decode, givers, is_begun, read_entry, restore, seat_names
from leagues.harbour.room import Room
from leagues.harbour.store import CHANNEL, STAY_ALIVE, Row, Stored
from leagues.kernel import record as records
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.harbour import Harbour

PAUSE = 0.5  # seconds before listening is tried again


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
                    harbour.spawn(catch_up(harbour, room))
                    harbour.seats_changed(room)
                async for note in connection.notifies():
                    _heard(harbour, note.payload)
        except (psycopg.Error, OSError) as error:
            log_fault("not-listening", error)
        await asyncio.sleep(PAUSE)


def _heard(harbour: Harbour, payload: str) -> None:
    try:
        server, notes = msgspec.json.decode(payload, type=tuple[str, list[list[Any]]])
    except msgspec.DecodeError as error:
        log_fault("note-unreadable", error)
        return
    if server == harbour.store.me:
        return
    for number, *note in notes:
        room = harbour.rooms.get(number)
        if room is None:
            continue
        match note:
            case []:
                harbour.spawn(catch_up(harbour, room))
            case ["told", str(message)]:
                room.send([(client, message) for client in room.clients])
            case ["proposed", int(seat), int(answer), int(revision), float() | int() as seconds]:
                if revision == room.revision and not room.away:
                    propose(room, seat, answer, seconds, elsewhere=True)
            case ["here", list(seats)]:
                _here(harbour, room, server, seats)


def _here(harbour: Harbour, room: Room, server: str, seats: list[int]) -> None:
    before = room.seats()
    new = server not in room.elsewhere
    if seats:
        room.elsewhere[server] = seats
    else:
        room.elsewhere.pop(server, None)
    room.tell_seats(before)
    if new and seats:
        harbour.seats_changed(room)  # it does not know of us yet


async def catch_up(harbour: Harbour, room: Room) -> None:
    """Another server saved something of this table: read it, unless what is being saved here will tell us anyway."""
    await harbour.saver.finish_room(room)
    if room.away:
        return
    try:
        stored = await harbour.read(harbour.store.load, room.number)
    except LeaguesError:
        return  # when the database is back, listening begins anew, and so does this
    if stored is None:
        harbour.gone(room)
    elif room.queued:
        harbour.spawn(catch_up(harbour, room))
    elif not room.away:
        try:
            hear(room, stored)
        except LeaguesError as error:  # the other server plays by other rules
            log_fault("not-heard", error, table=room.id)
            harbour.read_again(room)


def hear(room: Room, stored: Stored) -> None:
    """Play what another server played, and tell everybody here."""
    news = [move for move in stored.moves if move["revision"] > room.revision]
    if room.begun != is_begun(stored) or room.frozen or any(move["kind"] == "resume" for move in news):
        room.settle_in(stored, restore(stored))
        room.welcome_all()
        return
    before, waited = room.seats(), room.table.wait
    room.names = [row["name"] for row in stored.seats]
    room.joined = [row["luck"] is not None for row in givers(stored)]
    room.table.wait = bool(stored.about["wait"])
    followed = room.stored.about["rematch"] is None and stored.about["rematch"] is not None
    room.table.seats = seat_names(stored)
    room.stored = Stored(stored.about, stored.seats, (), None)
    for move in news:
        _hear_move(room, move)
    room.table.bots = list(bots_of(stored, len(room.table.entries)))
    botplay.look(room)
    if followed:
        room.harbour.spawn(room.harbour.tell_rematch(room, list(room.clients)))
    if waited != room.table.wait:
        room.welcome_all()
    room.tell_seats(before)


def _hear_move(room: Room, move: Row) -> None:
    table = room.table
    if move["cut"] < len(table.entries):
        table.rewind(move["cut"])
    for entry in decode(move["entries"]):
        records.replay_one(table, read_entry(entry), len(table.entries) + 1)
    room.revision = room.saved_revision = move["revision"]
    since = room.note_revision(move["cut"], move["id"], move["seat"])
    room.send(room.updates(since))
    if room.proposal is not None:
        room.withdraw()
        room.broadcast(room.proposed())
