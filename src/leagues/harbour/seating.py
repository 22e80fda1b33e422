"""Coming and going, the players' share of the luck, and what a seat may set or say."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import Connection as Database

from leagues.harbour.botplay import take_back
from leagues.harbour.messages import ALL_SEATS, WATCHER, Point, Pointed, Said, Say, Settings
from leagues.harbour.refusals import refused
from leagues.harbour.restore import fairness, givers, is_begun
from leagues.harbour.room import Room, text
from leagues.harbour.saver import Job
from leagues.harbour.store import Change, Stored, new_name, new_share, new_values
from leagues.kernel.chance import luck_from_header
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection

LEAST_LUCK = 16  # bytes that a client gives


def enter(room: Room, client: Connection, have: int, luck: str) -> None:
    """Somebody came: take their share of the luck, tell them everything, tell the others."""
    before = room.seats()
    room.used = time.monotonic()
    if client.role != WATCHER and not room.begun:
        _give_luck(room, client, luck)
    take_back(room, client.role)
    room.clients.add(client)
    room.harbour.seats_changed(room)
    room.greet(client, have)
    room.tell_seats(before, client)
    if room.stored.about["rematch"] is not None:
        room.harbour.spawn(room.harbour.tell_rematch(room, [client]))


def leave(room: Room, client: Connection) -> None:
    """Somebody went."""
    before = room.seats()
    room.clients.discard(client)
    room.used = time.monotonic()
    room.harbour.seats_changed(room)
    room.tell_seats(before)


def _give_luck(room: Room, client: Connection, luck: str) -> None:
    """A seat's client gives its bytes; when all have, the game begins."""
    giver, place = (first_person(room), 0) if client.role == ALL_SEATS else (client.role, client.role)
    if room.joined[place] or room.frozen:
        return
    if len(luck) < 2 * LEAST_LUCK:
        room.reply(client, refused(LeaguesError("luck-short", least=LEAST_LUCK)))
        return
    share = new_share(room.number, giver, luck)
    room.joined[place] = True
    rows = [{**row, "luck": luck} if row["seat"] == giver else row for row in room.stored.seats]
    room.stored = Stored(room.stored.about, rows, ())
    if is_begun(room.stored):
        _begin(room, share)
    else:
        room.harbour.saver.put(Job(room, Change(room.number, do=(share,))))


def first_person(room: Room) -> int:
    """Of those who share a screen, the one who gives to the luck for all."""
    seat: int = givers(room.stored)[0]["seat"]
    return seat


def _begin(room: Room, share: Callable[[Database], None]) -> None:
    table = room.table
    room.begun = True
    table.fairness = fairness(room.stored)
    table.luck = luck_from_header(table.fairness, bytes.fromhex(room.stored.about["secret"]))
    table.auto = True
    cut = len(table.entries)
    table.settle()
    room.changed("begin", cut, do=(share,), quiet=True)
    room.welcome_all()


# --- settings and talk -----------------------------------------------------------------------------------------------


def change_settings(room: Room, client: Connection, asked: Settings) -> None:
    """A seat changes its name, or whether the roll that opens a turn waits."""
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    before = room.seats()
    if asked.name is not None:
        _rename(room, first_person(room) if client.role == ALL_SEATS else client.role, tidy(asked.name))
    if asked.wait is not None and asked.wait != room.table.wait:
        _set_wait(room, asked.wait)
    room.tell_seats(before)


def _rename(room: Room, seat: int, name: str) -> None:
    room.names[seat] = name
    names = list(room.table.seats)
    names[seat] = name or f"seat {seat}"
    room.table.seats = tuple(names)
    room.harbour.saver.put(Job(room, Change(room.number, do=(new_name(room.number, seat, name),))))


def _set_wait(room: Room, wait: bool) -> None:
    table = room.table
    table.wait = wait
    do = (new_values(room.number, wait=wait),)
    cut = len(table.entries)
    if room.begun and not room.frozen:
        table.settle()
    if len(table.entries) > cut:
        room.changed("settings", cut, do=do, quiet=True)
    else:
        room.harbour.saver.put(Job(room, Change(room.number, do=do)))
    room.welcome_all()


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
