"""What seldom happens: a table deleted in the middle of a move, luck that came by two servers, luck that was not saved."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import sys
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from leagues.harbour import messages, newtables, owners, shares
from leagues.harbour.callers import Caller
from leagues.harbour.harbour import Harbour
from leagues.harbour.hearing import catch_up
from leagues.harbour.judging import ask
from leagues.harbour.limits import Limits
from leagues.harbour.messages import Play, Settings
from leagues.harbour.restore import restore
from leagues.harbour.room import Room
from leagues.harbour.seating import change_settings, enter
from leagues.harbour.store import Change, Store, Stored, hashed, new_dice, new_values
from leagues.kernel.chance import promise
from leagues.kernel.errors import LeaguesError
from tests.harbour.conftest import Cluster, both
from tests.harbour.running import LUCK, PATIENCE, Player, Server, finished
from tests.harbour.sharing import give
from tests.harbour.test_keeping import sql


class Ear:
    """Somebody at a table, without a socket."""

    def __init__(self, role: int) -> None:
        self.role = role
        self.page = f"{id(self)}"
        self.link = ""
        self.explain = False
        self.told: list[dict[str, Any]] = []
        self.closed = self.faults = 0
        self.caller = Caller(Limits())

    def fault(self) -> None:
        self.faults += 1

    def tell(self, message: str) -> None:
        self.told.append(json.loads(message))

    def close(self, code: int) -> None:
        self.closed = code

    @property
    def kinds(self) -> list[str]:
        return [told["is"] for told in self.told]


def in_a_harbour(tmp_path: Path, sail: Callable[[Harbour], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        harbour = Harbour(Store(str(tmp_path / "a.sqlite")))
        await harbour.open()
        try:
            await sail(harbour)
        finally:
            await harbour.close()

    finished(run())


async def seated(harbour: Harbour, token: str, luck: str = LUCK) -> tuple[Room, Any]:
    link = await harbour.link(token)  # an invitation is as good as any here: nobody is asked for it without a socket
    room = await harbour.room(link.number)
    ear: Any = Ear(link.role)
    ear.link = hashed(token)
    enter(room, ear, 0, luck)
    give(room)
    await harbour.saver.finish()
    return room, ear


def test_a_deleted_table_s_link_never_leads_to_another(server: Server) -> None:
    """SQLite gives the number of the newest table away again when that table is deleted."""
    for _ in range(3):
        old = server.new()
        Player(server, old["seats"][0]).close()
        reply = server.http.delete("/api/tables", headers={"authorization": f"Bearer {old['seats'][0]}"})
        assert reply.status_code == 204
        new = server.new()
        assert server.get("/api/record", new["seats"][0]).status_code == 200
        for token in (old["seats"][0], old["watch"]):
            assert server.get("/api/record", token).json()["code"] == "unknown-link"


def test_a_move_on_its_way_does_not_outlive_its_table(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        made = await harbour.create(messages.NewTable("nautilion"))
        room, ear = await seated(harbour, made.seats[0])
        ask(room, ear, Play("late", room.revision, room.table.answers[0]))
        await owners.delete(harbour, made.seats[0])
        assert ear.told[-1]["code"] == "table-gone"
        ask(room, ear, Play("later", room.revision, room.table.answers[0]))
        await harbour.saver.finish()
        assert "done" not in ear.told[-1]
        with pytest.raises(LeaguesError) as refused:
            await harbour.find(made.seats[0])
        assert refused.value.code == "unknown-link"

    in_a_harbour(tmp_path, sail)
    left = sqlite3.connect(tmp_path / "a.sqlite")
    for name in ("tables", "seats", "links", "moves"):
        assert left.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    left.close()


@pytest.mark.parametrize("first", ["read", "opened"])
def test_a_new_table_has_one_room(tmp_path: Path, first: str) -> None:
    """It is on the disk before it is opened: whoever looks for running games there may read it at that moment."""

    async def sail(harbour: Harbour) -> None:
        planned = newtables.plan(messages.NewTable("island", {"players": 2}, bots=["greedy"]), None)
        await harbour.save(Change(0, do=(planned.rows.save,)))
        reading = asyncio.create_task(harbour.room(planned.rows.number))
        if first == "read":
            await reading
        await asyncio.sleep(0)
        harbour._open(planned, restore(planned.rows.stored()))
        assert await reading is await harbour.room(planned.rows.number)

    in_a_harbour(tmp_path, sail)


def test_a_game_begins_when_the_last_share_came_by_another_server(tmp_path: Path) -> None:
    """What another server saved lets the game begin, and that one did not begin it: whoever hears of it does."""

    async def sail(harbour: Harbour) -> None:
        made = await harbour.create(messages.NewTable("nautilion", {"players": 2}, together=False))
        room, ear = await seated(harbour, made.seats[0])
        assert not room.begun
        dice = shares.dice_of(room.stored)
        assert dice is not None
        promises = {**dice.promises, 1: promise(made.commitment, 1, 1, b"c" * 16)}
        after = shares.encoded(shares.Dice(dice.terms, (), promises, {0: LUCK, 1: (b"c" * 16).hex()}))
        harbour.store.save([Change(room.number, do=(new_dice(room.number, room.stored.about["dice"], after),))])
        await catch_up(harbour, room)
        async with asyncio.timeout(PATIENCE):
            while not room.begun:
                await asyncio.sleep(0.01)
        await harbour.saver.finish()
        assert (ear.told[-1]["is"], ear.told[-1]["revision"]) == ("welcome", 1)
        assert ear.told[-1]["question"]["decision"]
        again = harbour.store.load(room.number)
        assert again is not None
        assert [move["kind"] for move in again.moves] == ["begin"]

    in_a_harbour(tmp_path, sail)


@pytest.mark.rule("two-first-player")
def test_whoever_is_welcomed_anew_still_knows_what_is_proposed(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        made = await harbour.create(messages.NewTable("nautilion", {"players": 2}, together=False))
        room, one = await seated(harbour, made.seats[0])
        _, other = await seated(harbour, made.seats[1])
        while room.table.who != messages.ANYONE or room.table.option_count < 2:
            room.change("play", lambda table: table.play(table.legal[0]))
        ask(room, one, Play("first", room.revision, 1))
        await harbour.saver.finish()
        room.welcome_all()
        assert other.kinds[-2:] == ["welcome", "proposed"]
        change_settings(room, one, Settings(wait=False))
        await harbour.saver.finish()
        assert other.kinds[-1] == "waits"
        ask(room, other, Play("old", 0, 0))
        assert other.kinds[-3:] == ["refused", "welcome", "proposed"]
        assert (other.told[-1]["seat"], other.told[-1]["answer"]) == (0, 1)

    in_a_harbour(tmp_path, sail)


def test_a_value_that_cannot_be_stored_takes_no_other_table_along(cluster: Cluster) -> None:
    """PostgreSQL holds no character 0. Messages with one are refused; whatever slips through fails alone."""

    async def run() -> None:
        harbour = Harbour(Store(cluster.new()))
        await harbour.open()
        try:
            made = await harbour.create(messages.NewTable("nautilion"))
            bad = await harbour.create(messages.NewTable("nautilion"))
            room, ear = await seated(harbour, made.seats[0])
            other, _ = await seated(harbour, bad.seats[0])
            ask(room, ear, Play("good", room.revision, room.table.answers[0]))
            other.change("settings", lambda table: None, do=(new_values(other.number, seed="a\x00b"),))
            await harbour.saver.finish()
            assert "good" in [told.get("done") for told in ear.told]
            assert "link-ended" not in [told.get("code") for told in ear.told]
        finally:
            await harbour.close()

    finished(run())


@both
@pytest.mark.parametrize("way", ["load", "outlines"])
def test_a_table_is_read_as_it_stood_at_one_moment(database: str, way: str) -> None:
    """It is read by several questions, and between them other servers save."""

    async def run() -> None:
        harbour = Harbour(Store(database))
        await harbour.open()
        made = await harbour.create(messages.NewTable("nautilion", luck="open", seed="moment"))
        await harbour.close()
        store = Store(database)
        number = (store.find(made.seats[0]) or pytest.fail("no table")).number

        def read() -> Stored:
            found = store.load(number) if way == "load" else store.outlines(made.seats)[made.seats[0]][1]
            assert found is not None
            return found

        meanwhile = ["DELETE FROM moves"]

        @event.listens_for(store.engine, "before_cursor_execute")
        def other(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
            if "FROM moves" in statement and meanwhile:
                sql(database, meanwhile.pop())

        assert len(read().moves) == 1
        assert meanwhile == []
        assert read().moves == []
        store.close()

    finished(run())


class SlowStore(Store):
    """A database whose first answer is long on its way."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.read, self.arrived = threading.Event(), threading.Event()

    def load(self, number: int) -> Stored | None:
        found = super().load(number)
        self.read.set()
        self.arrived.wait(PATIENCE)
        return found


def test_a_move_that_was_saved_while_a_table_was_read_is_heard(cluster: Cluster) -> None:
    async def run() -> None:
        url = cluster.new()
        slow = SlowStore(url)
        here, there = Harbour(Store(url)), Harbour(slow)
        await here.open()
        await there.open()
        made = await here.create(messages.NewTable("nautilion"))
        room, ear = await seated(here, made.seats[0])
        coming = asyncio.create_task(there.room(room.number))
        await asyncio.to_thread(slow.read.wait, PATIENCE)
        ask(room, ear, Play("meanwhile", room.revision, room.table.answers[0]))
        await here.saver.finish()
        await asyncio.sleep(0.2)  # its note comes, and finds no room
        slow.arrived.set()
        other = await coming
        async with asyncio.timeout(PATIENCE):
            while other.revision != room.revision:
                await asyncio.sleep(0.01)
        assert other.table.now == room.table.now
        await here.close()
        await there.close()

    finished(run())


@pytest.mark.skipif(sys.platform != "linux", reason="the size of files is limited with prlimit")
def test_luck_that_was_not_saved_is_brought_again(start: Callable[..., Server], database: str) -> None:
    server = start(database)
    made = server.new()
    full = Path(database + "-wal").stat().st_size
    _, most = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, most))
    player = Player(server, made["seats"][0], luck="")
    player.send(do="luck", bytes=LUCK)
    assert "decision" not in player.question
    assert player.closed() == 1013  # the page comes back by itself
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, most))
    assert Player(server, made["seats"][0]).question["decision"]


@pytest.mark.parametrize(
    ("fairness", "code"),
    [
        ({"kind": "fair", "commitment": "ab" * 32, "clients": ["ab" * 16] * 3}, "record-header"),
        ({"kind": "fair", "commitment": "ab" * 32, "clients": ["ab" * 100]}, "record-header"),
        ({"kind": "fair", "commitment": "ab" * 500, "clients": []}, "record-header"),
        ({"kind": "open", "seed": "a\x00b"}, "bad-seed"),
        ({"kind": "own", "clients": [1, 2, 3], "commitment": 7}, ""),
    ],
)
def test_a_record_with_impossible_luck_is_refused(server: Server, fairness: dict[str, Any], code: str) -> None:
    made = server.new(luck="own")
    lines = server.get("/api/record", made["watch"]).text.splitlines()
    header = json.loads(lines[0]) | {"fairness": fairness}
    reply = server.http.post("/api/records", content="\n".join([json.dumps(header), *lines[1:]]) + "\n")
    assert reply.json().get("code", "") == code, reply.text
