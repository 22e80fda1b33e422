"""Games and records for the tests of formats: played at random, and broken on purpose."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from leagues import api
from leagues.games.nautilion.game import GAME
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES

__all__ = ["DATA", "GAME", "MODEST", "answer_to", "body", "changed", "example", "play_on", "played", "refusal"]

MODEST = settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])
DATA = Path(__file__).parent / "data"


def example(name: str) -> str:
    """The text of a committed record."""
    return (DATA / f"{name}.jsonl").read_text(encoding="utf-8")


def body(record: str) -> list[str]:
    """The lines below the header: a later version writes that one with more options, and with a hash of more tables. Without
    what a later version says of each draw."""
    lines = map(json.loads, record.splitlines()[1:])
    return [json.dumps({name: value for name, value in line.items() if name != "luck"}) for line in lines]


def play_on(table: Table, luck: Random, choices: int = 10_000) -> Table:
    """Random answers: so many, or until the game is over. Dice that are fed by hand are fed."""
    for _ in range(choices):
        if table.over:
            break
        move = luck.choice(table.legal)
        if move.decision.chance:
            table.feed(move)
        else:
            table.play(move)
    return table


def played(seed: str, choices: int = 10_000, **more: Any) -> Table:
    """A game with an open seed, played at random from that seed too."""
    return play_on(api.new("nautilion", seed=seed, **more), Random(seed), choices)


def changed(record: str, line: int, change: Callable[[dict[str, Any]], Any]) -> str:
    """A record with one line changed; line 0 is the header, -1 the last. What `change` gives back is ignored."""
    lines = record.splitlines()
    value = json.loads(lines[line])
    change(value)
    lines[line] = json.dumps(value, separators=(",", ":"))
    return "\n".join(lines) + "\n"


def answer_to(ask: Callable[[], object]) -> object:
    """What asking gives: its result, or the error that refuses it, with its sentences. Nothing else may happen."""
    try:
        return ask()
    except LeaguesError as error:
        for language in LANGUAGES:
            error.text(language)
        return error


def refusal(code: str, ask: Callable[[], object]) -> LeaguesError:
    """The error of this code that asking must cause. It says what was wrong and what would be right, in both languages."""
    with pytest.raises(LeaguesError) as caught:
        ask()
    assert caught.value.code == code
    sentences = [caught.value.text(language) for language in LANGUAGES]
    assert sentences[0] != sentences[1]
    assert all(sentence.count(". ") + sentence.count(" : ") + sentence.count(": ") >= 1 for sentence in sentences), sentences
    return caught.value
