"""The navigator's levels at a table: each thinks in a process beside the server, and the record names it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import leagues
from leagues import bots
from leagues.games import GAMES
from leagues.harbour import messages
from leagues.harbour.about import describe
from leagues.harbour.crew import Crew, ThoughtError
from leagues.harbour.harbour import Harbour
from leagues.harbour.limits import Limits
from leagues.harbour.store import Store
from leagues.navigator import aside
from leagues.strangers import LEVELS
from tests.harbour.running import PATIENCE, finished
from tests.harbour.test_edges import seated


def in_a_quick_harbour(tmp_path: Path, sail: Callable[[Harbour], Any]) -> None:
    async def run() -> None:
        harbour = Harbour(Store(str(tmp_path / "a.sqlite")), Limits(pause=0, cores=1))
        await harbour.open()
        try:
            await sail(harbour)
        finally:
            await harbour.close()

    finished(run())


async def played_on(harbour: Harbour, **asked: Any) -> Any:
    """The room of a new table, played at random by its people until each bot has chosen something."""
    made = await harbour.create(messages.NewTable(**asked, together=False, luck="open", seed="sea"))
    await seated(harbour, made.seats[0])
    room, luck = await harbour.room((await harbour.find(made.watch))[0]), random.Random(1)
    players = {seat for seat in range(len(room.table.seats)) if room.table.bot(seat)}
    async with asyncio.timeout(PATIENCE):
        while not room.table.over and players - {entry.by for entry in room.table.entries if not entry.forced}:
            if room.bots.waiting is None:
                room.change("play", lambda table: table.play(luck.choice(table.legal), max(table.who, 0)))
            await asyncio.sleep(0.01)
    return room


def test_every_level_takes_a_seat_and_the_record_names_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unused(*asked: Any) -> int:
        raise AssertionError("a level was asked in the server’s own process")

    monkeypatch.setattr(bots, "answer", unused)

    async def sail(harbour: Harbour) -> None:
        room = await played_on(harbour, game="island", options={"players": 4}, bots=["", "deckhand", "helmsman", "mate"])
        assert all(f'[0,{seat},"{name}"]' in room.table.record() for seat, name in enumerate(list(LEVELS)[:3], start=1))
        partner = await played_on(harbour, game="nautilion", options={"players": 2}, bots=["", "navigator"])
        assert partner.table.bot(1) == "navigator"
        assert len(harbour.thinkers._crew._hands) == 1

    in_a_quick_harbour(tmp_path, sail)


def test_the_mate_plays_on_for_whoever_goes() -> None:
    assert [bots.stand_in(game) for game in GAMES.values()] == ["mate"] * len(GAMES)
    assert all(describe(game).levels == list(LEVELS) for game in GAMES.values())


def question(**more: Any) -> aside.Question:
    table = leagues.new("island", seed="sea", players=3)
    while table.option_count < 2:
        table.play(table.legal[0])
    return aside.question(table, table.who, **more)


def test_a_process_that_dies_is_replaced_and_ends_with_its_crew() -> None:
    async def sail() -> None:
        crew = Crew(1)
        assert await crew.ask(question(level="mate")) in question().answers
        (first,) = crew._hands
        first._process.kill()
        with pytest.raises(ThoughtError):
            await crew.ask(question(level="mate"))
        assert await crew.ask(question(level="mate")) in question().answers
        (second,) = crew._hands
        assert second is not first
        await crew.stop()
        assert second._process.returncode is not None

    finished(sail())


def test_a_question_that_cannot_be_answered_harms_nobody() -> None:
    async def sail() -> None:
        crew = Crew(1)
        with pytest.raises(ThoughtError, match="AttributeError"):
            await crew.ask(question(level="nobody"))
        assert await crew.ask(question(level="mate")) in question().answers
        assert len(crew._hands) == 1
        await crew.stop()

    finished(sail())


def test_a_thought_that_interests_nobody_ends_at_once() -> None:
    """Trials of whole games, as where no network speaks, would go on for a minute."""

    async def sail() -> None:
        crew = Crew(1)
        asked = question(seconds=PATIENCE)
        other = asked.tables.copy()
        other.treasures[0] += 1  # type: ignore[attr-defined]
        thought = asyncio.create_task(crew.ask(asked._replace(tables=other)))
        await asyncio.sleep(1.5)
        thought.cancel()
        async with asyncio.timeout(PATIENCE / 3):
            assert await crew.ask(question(level="mate")) in question().answers
        await crew.stop()

    finished(sail())


def test_what_a_process_is_asked_tells_no_more_than_the_seat_may_know() -> None:
    table, luck = leagues.new("island", seed="sea", players=3), random.Random(3)
    for _ in range(18):
        table.play(luck.choice(table.legal))
    seat = table.who
    other = table.resample(seat, luck)
    assert other.state != table.state
    assert aside.pack(aside.question(table, seat)) == aside.pack(aside.question(other, seat))
