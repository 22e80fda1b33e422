"""Whatever is sent as a state is answered: as a position of the engine, and as the start of a record. What is accepted can
be played on, looked at and kept; what is refused has a code and a sentence."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from leagues import api
from leagues.engine import Engine
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.words import LANGUAGES
from tests.sizes import sized
from tests.ways_in.broken import State, broken, broken_record, met, written

every_game = pytest.mark.parametrize("game", list(GAMES))
CHUNKS = sized(1, 8)  # so that the workers share the long form
PLAYED_ON = 12  # choices from a position that is accepted


@cache
def states(game: str) -> list[State]:
    return met(game, Random(f"{game} states"), sized(6, 40))


def checked_refusal(reply: dict[str, Any]) -> None:
    error = reply["error"]
    assert error["code"]
    assert len(error["message"]) > 10
    assert "error-" not in error["message"], "a sentence is missing"


def tell(engine: Engine, line: str) -> dict[str, Any]:
    """One line and its reply, which must be JSON that any program can read."""
    reply: dict[str, Any] = json.loads(json.dumps(engine.answer(line), allow_nan=False))
    if not reply["ok"]:
        checked_refusal(reply)
    return reply


def play_on(engine: Engine, luck: Random) -> None:
    """Look at the position and go on from it."""
    assert tell(engine, '{"do": "view", "seat": 0}')["ok"]
    for _ in range(PLAYED_ON):
        legal = tell(engine, '{"do": "legal"}')
        if legal["turn"]["over"]:
            break
        move = luck.choice(legal["moves"])["move"]
        chance = legal["turn"]["who"] == "chance"
        assert tell(engine, json.dumps({"do": "chance", "outcome": move} if chance else {"do": "play", "move": move}))["ok"]
    assert tell(engine, '{"do": "record"}')["ok"]


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_any_position_is_answered(game: str, chunk: int) -> None:
    luck = Random(f"{game} positions {chunk}")
    accepted = 0
    engine = Engine()
    for number in range(sized(160, 20_000) // CHUNKS):
        asked = {"do": "position", "game": game, "state": broken(states(game), luck), "chance": "manual",
                 "auto": luck.random() < 0.5, "lang": luck.choice(LANGUAGES)}  # fmt: skip
        line = written(asked, luck)
        try:
            reply = tell(engine, line)
            accepted += reply["ok"]
            if reply["ok"]:
                play_on(engine, luck)
        except Exception as error:
            raise AssertionError(f"the engine died of position {number}: {line}") from error
    assert accepted, "nothing was accepted: what comes after that was not tried"


def read(record: str) -> None:
    """Everything that a program does with a record: read it, play it again, go on from its end, verify it."""
    try:
        table = api.load(record)
        api.verify(record)
    except LeaguesError as error:
        checked_refusal({"error": {"code": error.code, "message": error.text("fr")}})
        return
    if table.luck is not None and not table.over and table.legal and not table.legal[0].decision.chance:
        table.play(table.legal[-1])
    table.record()


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_any_start_of_a_record_is_answered(game: str, chunk: int) -> None:
    luck = Random(f"{game} records {chunk}")
    for number in range(sized(50, 20_000) // CHUNKS):
        record = broken_record(game, states(game), luck)
        try:
            read(record)
        except Exception as error:
            raise AssertionError(f"record {number} was not answered: {record}") from error
