"""A seat belongs to one person: invitations are taken up, lost links recovered, seats taken back from bots or given up, and
a table that others play at is deleted when they agree."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from leagues.harbour import botplay
from leagues.harbour.links import (
    ASKED,
    ASKS,
    DELETED,
    INVITE,
    INVITED,
    LEFT,
    RECOVERY,
    Deletion,
    Exchange,
    Link,
    Resignation,
    all_kept,
    others,
    others_agree,
    removal,
    seat_of,
)
from leagues.harbour.logs import log
from leagues.harbour.messages import WATCHER, Seated, SeatOffer, TakeSeat
from leagues.harbour.refusals import refused
from leagues.harbour.restore import decode
from leagues.harbour.room import Room
from leagues.harbour.seating import tidy
from leagues.harbour.showing import text
from leagues.harbour.store import Change, hashed
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.harbour import Harbour

ENDED = 4403  # a socket whose link has ended: its seat is somewhere else now, or was given up


# --- taking a seat -----------------------------------------------------------------------------------------------------


async def offer(harbour: Harbour, token: str) -> SeatOffer:
    """What a link leads to, for whoever has not sat down yet."""
    link = await harbour.link(token)
    stored = await harbour.read(harbour.store.outline, link.number)
    if stored is None:
        raise LeaguesError("unknown-link")
    taken = link.taken
    if link.kind == INVITE and not taken:
        taken = stored.seats[seat_of(link.role, stored.seats)]["standing"] != INVITED
    about = stored.about
    names = [row["name"] for row in stored.seats]
    bots = [row["bot"] for row in stored.seats]
    return SeatOffer(about["id"], about["game"], decode(about["options"]), link.role, link.kind, names, bots, taken)


async def take(harbour: Harbour, token: str, asked: TakeSeat) -> Seated:
    """Exchange an invitation or a recovery link for a private link."""
    link = await harbour.link(token)
    stored = await harbour.read(harbour.store.outline, link.number)
    if stored is None:
        raise LeaguesError("unknown-link")
    if link.kind not in (INVITE, RECOVERY):
        raise LeaguesError("not-invited")
    if asked.token == asked.recovery:
        raise LeaguesError("token-known")
    name = None if asked.name is None else tidy(asked.name)
    own = hashed(asked.token)
    deed = Exchange(hashed(token), link, own, hashed(asked.recovery), name)
    notes = [[link.number, "ended", link.role, own]] if link.kind == RECOVERY else []
    await harbour.save(Change(link.number, do=(deed,), notes=notes))
    if deed.refusal is not None:
        raise deed.refusal
    id = stored.about["id"]
    if deed.first:
        log("seated", table=id, seat=link.role, by=link.kind)
        if link.kind == RECOVERY:
            end(harbour, link.number, link.role, own)
        with contextlib.suppress(LeaguesError):  # a table that cannot be opened keeps its seats all the same
            _tell_seated(await harbour.room(link.number), link, name)
    return Seated(asked.token, asked.recovery, link.role, id)


def _tell_seated(room: Room, link: Link, name: str | None) -> None:
    before, seat = room.seats(), seat_of(link.role, room.stored.seats)
    if link.kind == INVITE:
        room.about_seat(seat, standing="")
    if name is not None:
        room.call(seat, name)
    room.tell_seats(before)


def end(harbour: Harbour, number: int, role: int, but: str) -> None:
    """The links of a role have ended, `but` one: whoever came by another is told so and let go."""
    harbour.forget_links(number)
    room = harbour.rooms.get(number)
    if room is None:
        return
    for client in [one for one in room.clients if one.role == role and one.link not in ("", but)]:
        let_go(client)


def let_go(client: Connection) -> None:
    """The link of a client has ended."""
    client.tell(text(refused(LeaguesError("link-ended"))))
    client.close(ENDED)


async def look_at_links(harbour: Harbour, room: Room) -> None:
    """Other servers may have ended links without being heard: let those go who came by one."""
    hashes = {client.link for client in room.clients if client.role != WATCHER}
    good = await harbour.read(harbour.store.good, hashes)
    for client in [one for one in room.clients if one.role != WATCHER and one.link in hashes - good]:
        let_go(client)


def check(link: Link) -> None:
    """Refuse what nobody can come to the table by, each with its own sentence."""
    if link.kind == INVITE:
        raise LeaguesError("seat-taken" if link.taken else "invitation")
    if link.kind == RECOVERY:
        raise LeaguesError("recovery-used" if link.taken else "recovery-link")
    if link.taken:
        raise LeaguesError("link-ended")


# --- a seat that a bot plays meanwhile -----------------------------------------------------------------------------------


def come_back(room: Room, client: Connection) -> None:
    """Take one's seat back from the bot that was put there meanwhile."""
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    botplay.take_back(room, client.role)


# --- going, and deleting -------------------------------------------------------------------------------------------------


async def delete(harbour: Harbour, token: str) -> bool:
    """Delete a table, or what leads there for one of several people: gives whether that is done. If not, the others are
    asked, and it is done when all have asked the same."""
    number, role = await harbour.find(token)
    if role == WATCHER:
        raise LeaguesError("watching")
    try:
        room = await harbour.saved_room(number)
    except LeaguesError as error:
        if error.code != "table-unreadable":
            raise
        await harbour.remove(number, removal(number))
        log("deleted", number=number)
        return True
    over = room.table.over or bool(room.frozen)
    rows = room.stored.seats
    deed = Deletion(number, role, begun=room.begun and not room.looked_at, over=over)
    at_once = not others(rows, role) or not deed.begun or (not over and others_agree(rows, role))
    if at_once:
        room.pause()  # nobody plays on meanwhile
    notes = [[number, "ended", role, ""]] if over else []
    try:
        await harbour.save(Change(number, do=(deed,), notes=notes))
    except LeaguesError:
        room.go_on()
        raise
    if at_once and deed.became in (LEFT, ASKED):  # another server knew more
        room.go_on()
        harbour.read_again(room)
    _after(harbour, room, role, deed.became or DELETED)  # else it was gone already
    return deed.became != ASKED


async def resign(harbour: Harbour, token: str) -> None:
    """Give up a seat for good. A bot plays on there, and no link leads to it any longer."""
    number, role = await harbour.find(token)
    if role == WATCHER:
        raise LeaguesError("watching")
    room = await harbour.saved_room(number)
    if room.looked_at or not others(room.stored.seats, role):
        raise LeaguesError("resign-alone")
    if not room.begun:
        raise LeaguesError("not-begun")
    botplay.give_up(room, role)
    deed = Resignation(number, role)
    await harbour.save(Change(number, do=(deed,), notes=[[number, "ended", role, ""]]))
    if deed.refusal is not None:
        raise deed.refusal
    _after(harbour, room, role, deed.became)


def _after(harbour: Harbour, room: Room, role: int, became: str) -> None:
    """What was saved is told."""
    log(became, table=room.id)
    if became == DELETED:
        harbour.gone(room)
        return
    before = room.seats()
    room.about_seat(role, standing=ASKS if became == ASKED else LEFT)
    room.tell_seats(before)
    if became == LEFT:
        end(harbour, room.number, role, "")


def keep(room: Room, client: Connection) -> None:
    """A seat wants the table kept: whoever asked for its end must ask anew."""
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    before = room.seats()
    for row in room.stored.seats:
        if row["standing"] == ASKS:
            room.about_seat(row["seat"], standing="")
    if before != room.seats():
        room.save(all_kept(room.number))
        room.tell_seats(before)
