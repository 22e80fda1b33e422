"""What a seat asks of its table: to answer, to feed the dice, to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from leagues.harbour import botplay, sight
from leagues.harbour.limits import TRY_LATER
from leagues.harbour.logs import log
from leagues.harbour.messages import ALL_SEATS, WATCHER, Done, Feed, Play, Undo
from leagues.harbour.refusals import refused
from leagues.harbour.room import Room
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection


def ask(room: Room, client: Connection, asked: Play | Feed | Undo) -> None:
    """A move: judge it, play it, have it saved. Whatever is wrong with it is said."""
    room.touch()
    try:
        if room.away:
            raise LeaguesError("not-saved")
        if (client.role, asked.id) in room.ids:
            room.reply(client, Done(asked.id, room.ids[client.role, asked.id]))
            return
        if client.role == WATCHER:
            raise LeaguesError("watching")
        if room.frozen:
            raise LeaguesError("table-frozen", entry=room.frozen)
        if not room.begun:
            raise LeaguesError("not-begun")
        if asked.revision != room.told.revision(client.role):
            raise LeaguesError("stale", revision=asked.revision, now=room.told.revision(client.role))
        if room.revision >= room.most:
            raise LeaguesError("table-full", limit=room.most)
        botplay.take_back(room, client.role)
        if isinstance(asked, Play):
            _play(room, client, asked)
        elif isinstance(asked, Feed):
            _feed(room, client, asked)
        else:
            _undo(room, client, asked)
    except LeaguesError as error:
        log("refused", code=error.code, table=room.id)
        room.reply(client, refused(error, id=asked.id, revision=room.told.revision(client.role)))
        if error.code == "stale":
            _bring_up_to_date(room, client, asked.revision)


def _bring_up_to_date(room: Room, client: Connection, have: int) -> None:
    """Tell somebody everything whose page is behind. An address that is behind all the time has to come anew for that."""
    client.fault()
    if client.caller.changes.take():
        room.greet(client, have)
    else:
        client.close(TRY_LATER)


def _play(room: Room, client: Connection, asked: Play) -> None:
    table, seat = room.table, client.role
    if seat == ALL_SEATS:
        seat = asked.seat if asked.seat is not None else max(table.who, 0)
        if table.bot(seat):
            raise LeaguesError("bot-seat", seat=seat)
    elif asked.seat is not None and asked.seat != seat:
        raise LeaguesError("not-your-seat", seat=asked.seat)
    if table.who == ANYONE and table.option_count > 1 and room.agree:
        room.together.propose(client, asked, seat)
    else:
        room.change("play", lambda table: table.play(table.move(asked.answer), seat), client, asked)


def _feed(room: Room, client: Connection, asked: Feed) -> None:
    table, role = room.table, client.role
    if table.who == CHANCE and not sight.may_answer(table, role, CHANCE):
        raise LeaguesError("not-your-turn", seat=role, turn=table.audience)
    try:
        room.change("feed", lambda table: table.feed(table.move(asked.answer)), client, asked)
    except LeaguesError as error:
        if error.code == "impossible-outcome":  # what is left of the cards would say what others hold
            decision = table.decision
            assert decision is not None
            others = [answer for answer in sight.answers(table, role) if answer != asked.answer]
            error.details["outcomes"] = ", ".join(map(decision.notation, others))
        raise


def _undo(room: Room, client: Connection, asked: Undo) -> None:
    role = client.role
    barrier = room.barrier(role)
    if barrier:
        raise LeaguesError(f"undo-{barrier}")
    seat, shown = None if role == ALL_SEATS else role, len(room.seen_by(role).entries)

    def take_back(table: Table) -> None:
        if shown < len(table.entries):
            table.rewind(shown)  # another seat has begun to choose, and nobody was shown that
        table.undo(seat)
        while asked.turn and not sight.barrier(table, role, room.agreed):
            table.undo(seat)

    room.change("undo", take_back, client, asked)
