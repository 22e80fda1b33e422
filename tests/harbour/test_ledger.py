"""The ledger of a finished game: asked of the server, worked out away from its event loop, made once, and for each link what
that may know."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import leagues
from leagues.harbour.harbour import Harbour
from leagues.kernel.errors import LeaguesError
from leagues.navigator import aside
from tests.harbour.running import Player, Server
from tests.harbour.test_levels import in_a_quick_harbour
from tests.harbour.test_rivals import island, play_out

SCHEMA = Path(__file__).parents[2] / "docs" / "schemas" / "ledger.schema.json"
WITHIN = 5  # seconds in which it is there, from the value


def asked(server: Server, token: str) -> Any:
    reply = server.get("/api/ledger", token)
    assert reply.status_code == 200, reply.text
    return reply.json()


def adds_up(one: dict[str, Any]) -> bool:
    return bool(abs(sum(one[part] for part in ("start", "luck", "play", "rivals", "unseen")) - one["result"]) < 1e-5)


def test_before_the_end_there_is_none_and_after_it_there_is_one_within_seconds(server: Server) -> None:
    made = server.new(luck="open", seed="sea")
    one = Player(server, made["seats"][0])
    refused = server.get("/api/ledger", made["watch"])
    assert (refused.status_code, refused.json()["code"]) == (409, "ledger-not-over")
    play_out([one], 1)
    begun = time.monotonic()
    found = asked(server, made["seats"][0])
    assert time.monotonic() - begun < WITHIN
    assert list(Draft202012Validator(json.loads(SCHEMA.read_text("utf-8"))).iter_errors(found)) == []
    (ledger,) = found["seats"]
    assert adds_up(ledger)
    table = leagues.load(server.get("/api/record", made["watch"]).text)
    assert (found["entries"], found["outcome"]) == (len(table.entries), table.outcome)
    assert ledger == {**table.ledger().json(), "items": ledger["items"]}
    rolls = [item for item in ledger["items"] if item["kind"] == "luck" and item["since"] < item["entry"]]
    assert {table.entries[at].decision.name for item in rolls for at in range(item["since"], item["entry"])} >= {"roll-die"}


def test_rivals_have_one_each_and_whoever_looks_on_sees_all(server: Server) -> None:
    made, people = island(server, 2, luck="open", seed="sea")
    play_out(people, 2)
    own = [asked(server, token)["seats"] for token in made["seats"]]
    assert [[one["seat"] for one in found] for found in own] == [[0], [1]]
    assert asked(server, made["watch"])["seats"] == [own[0][0], own[1][0]]
    assert all(adds_up(one) for (one,) in own)
    assert any(item["kind"] == "rivals" for item in own[0][0]["items"])


def finished(game: str, **options: Any) -> leagues.Table:
    table, luck = leagues.new(game, seed="end", **options), random.Random(1)
    while not table.over:
        table.play(luck.choice(table.legal))
    return table


def test_it_is_worked_out_in_another_process_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unused(*asked: Any) -> Any:
        raise AssertionError("a ledger was made in the server’s own process")

    monkeypatch.setattr(aside, "document", unused)
    counted: list[Any] = []

    async def sail(harbour: Harbour) -> None:
        table = finished("nautilion")

        async def make() -> bytes:
            counted.append(1)
            return await harbour.thinkers.ledgers(table, ())

        both = await asyncio.gather(*(harbour.ledgers.get("one", make) for _ in range(3)))
        assert len(set(both)) == 1
        assert json.loads(await harbour.ledgers.get("one", make))["seats"]
        assert len(counted) == 1

    in_a_quick_harbour(tmp_path, sail)


def other_values() -> leagues.Table:
    table = finished("island", players=2)
    table.tables.treasures[0] += 1  # type: ignore[attr-defined]
    return table


@pytest.mark.parametrize(
    ("table", "code"),
    [(lambda: leagues.new("nemo", seed="a"), "ledger-not-learned"), (other_values, "ledger-other-values")],
)
def test_where_there_is_none_it_says_why(tmp_path: Path, table: Callable[[], leagues.Table], code: str) -> None:
    async def sail(harbour: Harbour) -> None:
        with pytest.raises(LeaguesError) as refused:
            await harbour.thinkers.ledgers(table(), ())
        assert refused.value.code == code
        assert refused.value.text("fr") != refused.value.text("en")

    in_a_quick_harbour(tmp_path, sail)
