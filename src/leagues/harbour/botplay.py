"""Bots at a table: the server answers for them, after a short pause so that people can follow. A bot is shown what its seat
may know. Seats change hands here: a silent one is given to a bot by the others, and its link takes it back."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import TYPE_CHECKING

from leagues import bots
from leagues.harbour import runs
from leagues.harbour.limits import LATER
from leagues.harbour.logs import log, log_fault
from leagues.harbour.messages import WATCHER
from leagues.harbour.saver import Job
from leagues.harbour.store import Change
from leagues.kernel.errors import LeaguesError

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room


def waiting(room: Room) -> int:
    """The seat of a bot that is asked; -1 for none."""
    table = room.table
    if not table.bots or room.away or room.frozen or room.looked_at or not room.begun or table.over or table.who < 0:
        return WATCHER
    if room.harbour.stopping or room.gone:
        return WATCHER
    return table.who if table.bot(table.who) else WATCHER


def look(room: Room) -> None:
    """If a bot is asked, have it answer in a moment. Of several servers the one that made the newest change does that; if it
    has died meanwhile, another does a little later."""
    if room.bot_timer is not None:
        room.bot_timer.cancel()
        room.bot_timer = None
    if waiting(room) >= 0:
        leave_to_another = not room.mine and not room.harbour.store.is_sqlite
        pause = room.harbour.limits.pause + (LATER if leave_to_another else 0)
        room.bot_timer = asyncio.get_running_loop().call_later(pause, _answer, room)


def _answer(room: Room) -> None:
    """Answer for a bot, as far as its run of choices goes: what others are shown at once is chosen at once."""
    room.bot_timer = None
    seat = waiting(room)
    if seat < 0:
        return
    room.used = time.monotonic()
    table, cut = room.table, len(room.table.entries)
    try:
        while waiting(room) == seat and not any(entry.drawn for entry in table.entries[cut:]):
            table.play(_chosen(room, seat), seat)
        room.changed("bot", cut, seat=seat)
    except Exception as error:  # whatever was played in memory only must not stay
        log_fault("fault", error, table=room.id)
        room.harbour.read_again(room)


def _chosen(room: Room, seat: int) -> int:
    """What a bot answers. A policy that fails must not stop the game: then any answer will do."""
    table = room.table
    try:
        if table.option_count > 1:
            answer = bots.answer(table, seat, table.bot(seat), [secrets.randbits(32) for _ in range(4)])
            table.judge(answer, seat)
            return answer
    except Exception as error:
        log_fault("bot-fault", error, table=room.id)
    return secrets.choice(table.answers)


# --- seats change hands ------------------------------------------------------------------------------------------------


def replace(room: Room, client: Connection, seat: int) -> None:
    """Give a silent seat to a bot, asked by another."""
    table, patience = room.table, room.stored.about["patience"]
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    if not room.begun:
        raise LeaguesError("not-begun")
    if not patience:
        raise LeaguesError("no-patience")
    if table.over or room.frozen or table.who != seat or client.role == seat or table.bot(seat):
        raise LeaguesError("not-asked", seat=seat)
    if room.silent < patience:
        raise LeaguesError("not-silent", seat=seat, seconds=patience - room.silent)
    _hand_over(room, seat, bots.policy_names(table.game)[0])


def take_back(room: Room, role: int) -> None:
    """The person of a seat has come back, and may think as long as anybody."""
    if role >= 0 and room.table.bot(role) and not room.away and not room.frozen and not room.table.over:
        _hand_over(room, role, "")
        room.asked_at = int(time.time())


def _hand_over(room: Room, seat: int, policy: str) -> None:
    """A seat changes hands. In the middle of an open run that is noted at its beginning: the place within it would tell the
    others that there was something to choose."""
    before, changes = room.seats(), room.table.bots
    at = max([runs.shown_to_others(room.table), *(earlier for earlier, _, _ in changes)])
    changes.append((at, seat, policy))
    room.mine = True
    room.harbour.saver.put(Job(room, Change(room.number, do=(room.keep_bots(),))))
    log("seat", table=room.id, seat=seat, bot=policy)
    room.aided.clear()
    room.tell_seats(before)
    look(room)
