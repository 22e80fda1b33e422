"""Bots at a table: the server answers for them, after a short pause so that people can follow. A bot is shown what its seat
may know. A silent seat is given to a bot by the others, and its person takes it back."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from leagues import bots
from leagues.harbour.limits import LATER
from leagues.harbour.logs import log, log_fault
from leagues.harbour.messages import WATCHER
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table

if TYPE_CHECKING:
    from leagues.harbour.connection import Connection
    from leagues.harbour.room import Room


class Bots:
    """The bots of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._mine = False  # whether the newest change was made at this server
        self._timer: asyncio.TimerHandle | None = None  # a bot is about to think
        self._thought: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int | None:
        """The seat of a bot that is asked."""
        room = self._room
        if room.away or room.gone or room.frozen or room.looked_at or not room.begun or room.harbour.stopping:
            return None
        return _asked(room.table)

    @property
    def thinking(self) -> bool:
        """Whether one is thinking now."""
        return self._thought is not None and not self._thought.done()

    def look(self, *, mine: bool | None = None) -> None:
        """The table has changed: whatever a bot thought about it is void. If one is asked, have it answer in a moment. Of
        several servers the one that made the newest change (`mine`) does that; if it has died meanwhile, another does a
        little later."""
        self._mine = self._mine if mine is None else mine
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None
        if self.waiting is not None:
            harbour = self._room.harbour
            pause = harbour.limits.pause + (LATER if harbour.store.shared and not self._mine else 0)
            self._timer = asyncio.get_running_loop().call_later(pause, self._begin)

    def _begin(self) -> None:
        self._timer = None
        seat = self.waiting
        if seat is not None:
            self._thought = self._room.harbour.spawn(self._answer(seat))

    async def _answer(self, seat: int) -> None:
        """Answer for a bot, as far as its run of choices goes: what others are shown at once is chosen at once."""
        room = self._room
        room.touch()
        try:
            answers = await self._run(room.table.copy(), seat)
            self._thought = None
            if self.waiting == seat:
                room.change("bot", lambda table: _play(table, seat, answers), seat=seat)
        except Exception as error:  # whatever was played in memory only must not stay
            log_fault("fault", error, table=room.id)
            room.harbour.read_again(room)

    async def _run(self, table: Table, seat: int) -> list[int]:
        """What a bot answers from here on until something is drawn or somebody else is asked, thought out on a copy."""
        cut = len(table.entries)
        answers = []
        while _asked(table) == seat and not any(entry.drawn for entry in table.entries[cut:]):
            answers.append(await self._chosen(table, seat))
            table.play(table.move(answers[-1]), seat)
        return answers

    async def _chosen(self, table: Table, seat: int) -> int:
        """What a bot answers. A policy that fails must not stop the game: then any answer will do."""
        try:
            if table.option_count > 1:
                answer = await self._room.harbour.thinkers.of(table.bot(seat)).answer(table, seat)
                table.judge(table.move(answer), seat)
                return answer
        except Exception as error:
            log_fault("bot-fault", error, table=self._room.id)
        return secrets.choice(table.answers)


def _play(table: Table, seat: int, answers: list[int]) -> None:
    for answer in answers:
        table.play(table.move(answer), seat)


def _asked(table: Table) -> int | None:
    """The seat of a bot that a table waits for."""
    return table.who if table.bots and not table.over and table.who >= 0 and table.bot(table.who) else None


# --- seats change hands ------------------------------------------------------------------------------------------------


def replace(room: Room, client: Connection, seat: int) -> None:
    """Give a silent seat to a bot, asked by another."""
    table = room.table
    if client.role == WATCHER:
        raise LeaguesError("watching")
    if room.away:
        raise LeaguesError("not-saved")
    if not room.begun:
        raise LeaguesError("not-begun")
    if table.over or room.frozen or table.who != seat or client.role == seat or table.bot(seat):
        raise LeaguesError("not-asked", seat=seat)
    if len(table.bots) >= room.most:
        raise LeaguesError("table-full", limit=room.most)
    if room.silent < room.patience:
        raise LeaguesError("not-silent", seat=seat, seconds=room.patience - room.silent)
    _hand_over(room, seat, bots.stand_in(table.game))


def take_back(room: Room, role: int) -> None:
    """The person of a seat has come back: they said so, or made a move."""
    if role >= 0 and room.table.bot(role) and not room.away and not room.frozen and not room.table.over:
        _hand_over(room, role, "")


def give_up(room: Room, seat: int) -> None:
    """The person of a seat goes for good: a bot plays on."""
    if not room.table.bot(seat) and not room.table.over and not room.frozen:
        _hand_over(room, seat, bots.stand_in(room.table.game))


def _hand_over(room: Room, seat: int, policy: str) -> None:
    log("seat", table=room.id, seat=seat, bot=policy)
    room.hand_over(seat, policy)
