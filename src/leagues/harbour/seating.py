"""Coming and going, and what a seat may set or say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leagues.harbour import shares
from leagues.harbour.messages import ALL_SEATS, WATCHER, Point, Pointed, Said, Say, Settings
from leagues.harbour.room import Room
from leagues.harbour.showing import text
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection


def enter(room: Room, client: Connection, have: int, luck: str) -> None:
    """Somebody came: tell them everything, tell the others. `luck`: of tables without promises, their share."""
    before = room.seats()
    if luck and client.role != WATCHER and not room.begun and not room.away and shares.dice_of(room.stored) is None:
        shares.give_first(room, client, luck)
    room.enter(client)
    room.harbour.keeping.opened(room)
    room.greet(client, have)
    room.tell_seats(before, client)
    if room.stored.about["rematch"] is not None:
        room.harbour.spawn(room.harbour.tell_rematch(room, [client]))


def first_person(room: Room) -> int:
    """Of those who share a screen, the one who gives to the luck for all."""
    seat: int = next(row["seat"] for row in room.stored.seats if not row["bot"])
    return seat


# --- settings and talk -----------------------------------------------------------------------------------------------


def change_settings(room: Room, client: Connection, asked: Settings) -> None:
    """A seat changes its name, or whether the roll that opens a turn waits."""
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    seat = first_person(room) if client.role == ALL_SEATS else client.role
    name = room.names[seat] if asked.name is None else tidy(asked.name)
    wait = room.table.wait if asked.wait is None else asked.wait
    wishing = [
        one for one, row in enumerate(room.stored.seats) if client.role in (ALL_SEATS, one) and row["odds"] != asked.odds
    ]
    if (name, wait) == (room.names[seat], room.table.wait) and (asked.odds is None or not wishing):
        return
    client.caller.change()
    before = room.seats()
    if name != room.names[seat]:
        room.rename(seat, name)
    if wait != room.table.wait:
        room.set_wait(wait)
    if wishing and asked.odds is not None:
        room.set_odds(wishing, wish=asked.odds)
    room.tell_seats(before)


def _wishing(room: Room, role: int, wish: bool | None) -> list[int]:
    """The seats of a link whose wish to be told their chances changes."""
    rows = enumerate(room.stored.seats)
    return [seat for seat, row in rows if wish is not None and role in (ALL_SEATS, seat) and bool(row["odds"]) != wish]


def say(room: Room, client: Connection, asked: Say | Point) -> None:
    """A phrase or a pointing finger: passed on to the others, and not kept."""
    if client.role == WATCHER:
        raise LeaguesError("watching")
    seat = max(client.role, 0)
    message = Said(seat, asked.phrase) if isinstance(asked, Say) else Pointed(seat, asked.what, asked.at)
    room.broadcast(message, client)
    room.harbour.pass_on([[room.number, "told", text(message)]])


def tidy(name: str) -> str:
    """A name as it is kept: on one line, of signs that can be seen."""
    return " ".join("".join(sign for sign in name if sign.isprintable()).split())[:24]
