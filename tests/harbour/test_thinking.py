"""Bots think away from the event loop: a slow one holds up nobody, and what it thought about a table that has changed since
is void."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from leagues import bots
from leagues.harbour import messages
from leagues.harbour.harbour import IDLE_ROOM, Harbour
from leagues.harbour.limits import Limits
from leagues.harbour.owners import come_back
from leagues.harbour.room import Room
from leagues.harbour.store import Store
from leagues.kernel.table import Table
from tests.harbour.running import PATIENCE, Player, Server, finished
from tests.harbour.test_edges import seated

SLOW = """
import time
from leagues import bots
quick = bots.answer
def slow(*asked):
    time.sleep(1)
    return quick(*asked)
bots.answer = slow
"""


def test_while_a_bot_thinks_other_tables_stay_quick(start: Callable[..., Server], tmp_path: Path) -> None:
    server = start(str(tmp_path / "harbour.sqlite"), planted=SLOW)
    other = Player(server, server.new(luck="open", seed="sea")["seats"][0])
    made = server.new(game="island", bots=["", "greedy"], together=False, luck="open", seed="sea")
    one = Player(server, made["seats"][0])
    chooser = random.Random(1)
    waits, longest = [], 0.0
    while longest < 1:  # until the bot has had something to think about
        while not one.legal:
            one.until("update")
        assert one.play(chooser.choice(one.legal))["is"] == "update"
        begun = time.monotonic()
        while not one.legal and one.hears_nothing(0.01):
            asked = time.monotonic()
            other.send(do="ping")
            other.until("pong")
            waits.append(time.monotonic() - asked)
        longest = max(longest, time.monotonic() - begun)
    assert max(waits) < 0.5


class Brooding:
    """A policy that thinks until it is told to stop, thought by thought."""

    def __init__(self) -> None:
        self.thoughts: list[threading.Event] = []

    def answer(self, table: Table, seat: int, policy: str, luck: Any) -> int:
        enough = threading.Event()
        self.thoughts.append(enough)
        assert enough.wait(PATIENCE)
        return self.quick(table, seat, policy, luck)

    async def begins(self, count: int) -> None:
        """Wait until so many thoughts were begun."""
        async with asyncio.timeout(PATIENCE):
            while len(self.thoughts) < count:
                await asyncio.sleep(0.01)

    quick = staticmethod(bots.answer)


@pytest.fixture
def brooding(monkeypatch: pytest.MonkeyPatch) -> Brooding:
    made = Brooding()
    monkeypatch.setattr(bots, "answer", made.answer)
    return made


async def handed_over(harbour: Harbour, brooding: Brooding) -> tuple[Room, Any, int]:
    """A table of two, one of whom was silent; a bot thinks in their place."""
    made = await harbour.create(messages.NewTable("island", {"players": 2}, together=False, luck="open", seed="sea"))
    ears = [(await seated(harbour, token))[1] for token in made.seats]
    room = await harbour.room((await harbour.find(made.watch))[0])
    while room.table.option_count == 1:
        room.change("play", lambda table: table.play(table.legal[0]))
    seat = room.table.who
    room.hand_over(seat, "greedy")
    await brooding.begins(1)
    return room, ears[seat], seat


def in_a_quick_harbour(tmp_path: Path, sail: Callable[[Harbour], Any]) -> None:
    async def run() -> None:
        harbour = Harbour(Store(str(tmp_path / "a.sqlite")), Limits(pause=0))
        await harbour.open()
        try:
            await sail(harbour)
        finally:
            await harbour.close()

    finished(run())


def test_a_thought_about_a_table_that_has_changed_is_void(tmp_path: Path, brooding: Brooding) -> None:
    async def sail(harbour: Harbour) -> None:
        room, ear, seat = await handed_over(harbour, brooding)
        entries = list(room.table.entries)
        come_back(room, ear)
        room.hand_over(seat, "greedy")  # the seat is a bot's again, which begins anew
        await brooding.begins(2)
        brooding.thoughts[0].set()
        await asyncio.sleep(0.2)
        assert (room.table.entries, room.bots.waiting) == (entries, seat)
        brooding.thoughts[1].set()
        async with asyncio.timeout(PATIENCE):
            while room.table.entries == entries:
                await asyncio.sleep(0.01)
                for thought in brooding.thoughts:
                    thought.set()

    in_a_quick_harbour(tmp_path, sail)


def test_a_room_stays_in_memory_while_a_bot_thinks_there(tmp_path: Path, brooding: Brooding) -> None:
    async def sail(harbour: Harbour) -> None:
        room, _, _ = await handed_over(harbour, brooding)
        people = list(room.clients)
        for one in people:
            room.leave(one)
        await harbour.saver.finish()
        harbour.sweep(room.used + IDLE_ROOM + 1)
        assert harbour.rooms == {room.number: room}
        come_back(room, next(one for one in people if one.role == room.table.who))
        await harbour.saver.finish()
        harbour.sweep(room.used + IDLE_ROOM + 1)
        assert harbour.rooms == {}
        brooding.thoughts[0].set()

    in_a_quick_harbour(tmp_path, sail)


def test_nothing_is_played_for_whoever_has_come_back(tmp_path: Path, brooding: Brooding) -> None:
    async def sail(harbour: Harbour) -> None:
        room, ear, seat = await handed_over(harbour, brooding)
        entries = list(room.table.entries)
        come_back(room, ear)
        brooding.thoughts[0].set()
        await asyncio.sleep(0.2)
        assert (room.table.entries, room.table.who) == (entries, seat)

    in_a_quick_harbour(tmp_path, sail)
