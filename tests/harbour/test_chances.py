"""Chances of the running choices: off until all people want them, told to whoever is asked alone, and in the record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import leagues
from leagues.harbour import messages
from leagues.harbour.harbour import Harbour
from leagues.harbour.messages import Settings
from leagues.harbour.room import Room
from leagues.harbour.seating import change_settings
from leagues.kernel.errors import LeaguesError
from leagues.navigator import aside
from tests.harbour.running import PATIENCE, Player, Server
from tests.harbour.test_edges import seated
from tests.harbour.test_levels import in_a_quick_harbour

ON, OFF = Settings(odds=True), Settings(odds=False)


async def sat_down(harbour: Harbour, **asked: Any) -> tuple[Room, list[Any]]:
    """A new table and its people."""
    made = await harbour.create(messages.NewTable(**{"game": "nautilion", "luck": "open", "seed": "sea", **asked}))
    found = [await seated(harbour, token) for token in made.seats if token]
    watcher = await seated(harbour, made.watch)
    return found[0][0], [ear for _, ear in found] + [watcher[1]]


def chances(ear: Any) -> list[dict[str, Any]]:
    return [told for told in ear.told if told["is"] == "chances"]


async def settled(ear: Any) -> dict[str, Any]:
    """What somebody is told last about the choices of a revision."""
    async with asyncio.timeout(PATIENCE):
        while not (found := chances(ear)) or not found[-1].get("last"):
            await asyncio.sleep(0.01)
    return found[-1]


async def to_a_choice(room: Room, seat: int = 0) -> None:
    """Play until a seat has something to choose."""
    luck = random.Random(4)
    while room.table.who != seat or room.table.option_count < 2:
        room.change("play", lambda table: table.play(luck.choice(table.legal), max(table.who, 0)))
        await asyncio.sleep(0)


def sail_in(tmp_path: Path, sail: Callable[[Harbour], Any]) -> None:
    in_a_quick_harbour(tmp_path, sail)


def test_nothing_is_told_until_it_is_asked_for_and_nothing_after_it_was_enough(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        room, (ear, watcher) = await sat_down(harbour)
        await to_a_choice(room)
        await asyncio.sleep(0.2)
        assert chances(ear) == []
        change_settings(room, ear, ON)
        found = await settled(ear)
        legal = set(room.table.answers)
        assert {one["answer"] for one in found["choices"]} == legal
        assert found["best"] in legal
        assert found["part"] in {"darkhouse", "phantom", "nautilion", "grimoire", "ship", "reserve"}
        assert found["revision"] == room.revision
        assert all(0 <= one["chance"] <= 10_000 and one["label"] == "value" for one in found["choices"])
        assert room.seats()[0].odds
        at = len(room.table.entries)
        assert f'"odds":[[{at},1]]' in room.table.record()
        room.change("play", lambda table: table.play(table.move(found["best"]), 0))
        change_settings(room, ear, OFF)
        count = len(chances(ear))
        room.change("play", lambda table: table.play(table.legal[0], 0))
        await asyncio.sleep(0.2)
        assert len(chances(ear)) == count
        assert f'"odds":[[{at},1],[' in room.table.record()
        assert leagues.load(room.table.record(reveal=False), secret=b"").helped[0].at == at
        assert chances(watcher) == []
        with pytest.raises(LeaguesError, match="watch"):
            change_settings(room, watcher, ON)

    sail_in(tmp_path, sail)


def test_two_people_are_told_only_when_both_agree(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        room, (one, other, _) = await sat_down(harbour, options={"players": 2}, together=False)
        await to_a_choice(room)
        change_settings(room, one, ON)
        await asyncio.sleep(0.2)
        assert (chances(one), chances(other), room.table.helped) == ([], [], ())
        change_settings(room, other, ON)
        await settled(one)
        assert chances(other) == []  # it is not asked
        change_settings(room, other, OFF)
        assert [change.on for change in room.table.helped] == [1, 0]
        count = len(chances(one))
        room.change("play", lambda table: table.play(table.legal[0], 0))
        await to_a_choice(room)
        await asyncio.sleep(0.2)
        assert len(chances(one)) == count

    sail_in(tmp_path, sail)


def test_a_bot_at_the_table_need_not_agree_and_a_person_who_comes_back_must(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        room, (one, *_) = await sat_down(harbour, options={"players": 2}, together=False)
        await to_a_choice(room)
        change_settings(room, one, ON)
        room.hand_over(1, "greedy")
        assert room.chances.wanted
        await settled(one)
        room.hand_over(1, "")
        assert not room.chances.wanted
        assert [change.on for change in room.table.helped] == [1, 0]

    sail_in(tmp_path, sail)


def test_whoever_comes_later_is_told_what_is_known(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        made = await harbour.create(messages.NewTable("nautilion", luck="open", seed="sea"))
        room, ear = await seated(harbour, made.seats[0])
        await to_a_choice(room)
        change_settings(room, ear, ON)
        found = await settled(ear)
        _, late = await seated(harbour, made.seats[0])
        assert chances(late) == [found]

    sail_in(tmp_path, sail)


def heard(figures: list[Any]) -> Callable[[aside.Figures, bool], None]:
    return lambda found, last: figures.append((found, last))


def hidden_differs(tmp_path: Path, *, blind: bool, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether what a seat is told of its chances differs where only its rivals' hands do."""
    told: list[Any] = []

    async def sail(harbour: Harbour) -> None:
        room, _ = await sat_down(harbour, game="island", options={"players": 3}, together=False)
        luck = random.Random(2)
        for _ in range(18):
            room.change("play", lambda table: table.play(luck.choice(table.legal), max(table.who, 0)))
        await to_a_choice(room)
        seat, other = room.table.who, room.table.resample(room.table.who, luck)
        assert other.state != room.table.state
        if not blind:
            monkeypatch.setattr(type(room.table.game), "hide", property(lambda game: lambda s, t, seat: None))
        for table in (room.table.copy(), other):
            figures: list[Any] = []
            await harbour.thinkers.odds(table, seat, heard(figures))
            told.append((figures, aside.pack(aside.question(table, seat))))

    sail_in(tmp_path, sail)
    monkeypatch.undo()
    return bool(told[0] != told[1])


def test_chances_tell_nothing_of_what_others_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not hidden_differs(tmp_path, blind=True, monkeypatch=monkeypatch)


def test_a_leak_in_chances_that_is_planted_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hidden_differs(tmp_path, blind=False, monkeypatch=monkeypatch)


def test_on_the_island_only_whoever_is_asked_is_told(tmp_path: Path) -> None:
    async def sail(harbour: Harbour) -> None:
        room, ears = await sat_down(harbour, game="island", options={"players": 3}, together=False)
        await to_a_choice(room, seat=1)
        for ear in ears[:3]:
            change_settings(room, ear, ON)
        await settled(ears[1])
        assert [len(chances(ear)) > 0 for ear in ears] == [False, True, False, False]

    sail_in(tmp_path, sail)


def test_a_wish_outlives_the_server_and_the_record_says_it(server: Server) -> None:
    made = server.new(luck="open", seed="sea")
    one = Player(server, made["seats"][0])
    one.send(do="settings", odds=True)
    assert one.until("seats")["seats"][0]["odds"]
    one.close()
    server.restart()
    again = Player(server, made["seats"][0])
    assert again.welcome["seats"][0]["odds"]
    assert '"odds":[[' in server.get("/api/record", made["seats"][0]).text
