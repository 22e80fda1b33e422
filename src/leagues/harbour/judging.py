"""What a seat asks of its table: to answer, to feed the dice, to take back, and to decide together with the other."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from leagues.harbour import sight
from leagues.harbour.botplay import take_back
from leagues.harbour.messages import ALL_SEATS, WATCHER, Done, Feed, Play, Undo
from leagues.harbour.refusals import refused
from leagues.harbour.room import Room
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection

AGREE_SECONDS = 60  # after which a proposal holds without an answer


def ask(room: Room, client: Connection, asked: Play | Feed | Undo) -> None:
    """A move: judge it, play it, have it saved. Whatever is wrong with it is said."""
    room.used = time.monotonic()
    try:
        if room.away:
            raise LeaguesError("not-saved")
        if asked.id in room.ids:
            room.reply(client, Done(asked.id, room.ids[asked.id]))
            return
        if client.role == WATCHER:
            raise LeaguesError("watching")
        if room.frozen:
            raise LeaguesError("table-frozen", entry=room.frozen)
        if not room.begun:
            raise LeaguesError("not-begun")
        if asked.revision != room.told.revision(client.role):
            raise LeaguesError("stale", revision=asked.revision, now=room.told.revision(client.role))
        take_back(room, client.role)
        if isinstance(asked, Play):
            _play(room, client, asked)
        elif isinstance(asked, Feed):
            _feed(room, client, asked)
        else:
            _undo(room, client, asked)
    except LeaguesError as error:
        room.reply(client, refused(error, id=asked.id, revision=room.told.revision(client.role)))
        if error.code == "stale":
            room.greet(client, asked.revision)


def _play(room: Room, client: Connection, asked: Play) -> None:
    table, seat = room.table, client.role
    if seat == ALL_SEATS:
        seat = asked.seat if asked.seat is not None else max(table.who, 0)
        if table.bot(seat):
            raise LeaguesError("bot-seat", seat=seat)
    elif asked.seat is not None and asked.seat != seat:
        raise LeaguesError("not-your-seat", seat=asked.seat)
    if room.agree and table.who == ANYONE and table.option_count > 1:
        _propose(room, client, asked, seat)
        return
    cut = len(table.entries)
    table.play(asked.answer, seat)
    room.changed("play", cut, client, asked)


def _feed(room: Room, client: Connection, asked: Feed) -> None:
    cut = len(room.table.entries)
    room.table.feed(asked.answer)
    room.changed("feed", cut, client, asked)


def _undo(room: Room, client: Connection, asked: Undo) -> None:
    seen = room.seen_by(client.role)
    barrier = sight.barrier(seen, client.role)
    if barrier:
        raise LeaguesError(f"undo-{barrier}")
    table, seat = room.table, None if client.role == ALL_SEATS else client.role
    if len(seen.entries) < len(table.entries):
        table.rewind(len(seen.entries))  # another seat has begun to choose, and nobody was shown that
    if asked.turn:
        table.undo_turn(seat)
    else:
        table.undo(seat)
    room.changed("undo", len(table.entries), client, asked)


# --- what both decide together (R69) ---------------------------------------------------------------------------------


def _propose(room: Room, client: Connection, asked: Play, seat: int) -> None:
    """Either proposes, the other agrees by the same answer; another answer is a proposal of its own."""
    room.table.judge(asked.answer, seat)
    if room.proposal is not None and room.proposal[0] != seat and room.proposal[1] == asked.answer:
        _hold(room, client, asked)
        return
    propose(room, seat, asked.answer, AGREE_SECONDS)
    room.harbour.pass_on(room, ["proposed", seat, asked.answer, room.revision, AGREE_SECONDS])
    room.reply(client, Done(asked.id, room.told.revision(client.role)))


def propose(room: Room, seat: int, answer: int, seconds: float, *, elsewhere: bool = False) -> None:
    """A proposal stands until it is agreed, replaced or old; the server at which it was made looks at the clock."""
    room.withdraw()
    loop = asyncio.get_running_loop()
    room.proposal = seat, answer, loop.time() + seconds
    if not elsewhere:
        room.proposal_timer = loop.call_later(seconds, _hold_unanswered, room)
    room.broadcast(room.proposed())


def _hold_unanswered(room: Room) -> None:
    if not room.away and not room.table.over and room.table.who == ANYONE:
        _hold(room)


def _hold(room: Room, client: Connection | None = None, asked: Play | None = None) -> None:
    assert room.proposal is not None
    seat, answer, _ = room.proposal
    cut = len(room.table.entries)
    room.table.play(answer, seat)
    room.changed("play", cut, client, asked)
