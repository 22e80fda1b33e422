"""What every game's explanation must be: of the declared shape, true to the rules, in words that exist, short on its way,
and no change of the table."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest

import leagues
from leagues.games import GAMES
from leagues.harbour.explaining import written
from leagues.kernel.chance import OpenSeed
from leagues.kernel.decisions import Decision
from leagues.kernel.explaining import explain
from leagues.kernel.table import Table
from leagues.kernel.words import LANGUAGES
from tests.toys import whispers

LONGEST = 4_000  # bytes of an explanation, in the median
PLAYED: dict[str, tuple[dict[str, Any], ...]] = {
    "nautilion": ({}, {}, {}, {"players": 2, "expansions": "all"}, {"expansions": "all"}),
    "island": ({"players": 3}, {"players": 2, "memory": "on"}),
    "nemo": ({}, {"company": "imperialists", "box": "expanded", "optional_rules": "all"}),
}
SELDOM = 12  # of a voyage with everything on, whose explanations take long, one decision in so many
every_game = pytest.mark.parametrize("game", GAMES)
OWN = [id for id, game in GAMES.items() if game.explain is not None]  # a game without an explanation has the plain one


@cache
def tables(game: str) -> tuple[Table, ...]:
    """The decisions of some random games, each as a table that waits there."""
    found: list[Table] = []
    for number, options in enumerate(PLAYED.get(game, ({},))):
        played = tuple(voyage(game, number, options))
        found += played[:: -SELDOM if "optional_rules" in options else -1][::-1]
    return tuple(found)


def voyage(game: str, number: int, options: dict[str, Any]) -> Iterator[Table]:
    luck = Random(f"{game} {number}")
    table = leagues.new(game, seed=str(number), wait=True, **options)
    while not table.over:
        yield table.copy()
        table.play(luck.choice(table.legal))
    yield table


def plain(told: Any) -> Any:
    return json.loads(json.dumps(told))


def decision_of(table: Table) -> Decision:
    assert table.decision is not None
    return table.decision


def sentences(told: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every sentence in an explanation: a text and its arguments."""
    if isinstance(told, tuple) and len(told) == 2 and isinstance(told[0], str):
        yield told[0], dict(told[1])
    elif isinstance(told, dict):
        for value in told.values():
            yield from sentences(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from sentences(value)


@pytest.mark.parametrize("game", OWN)
def test_an_explanation_has_the_declared_shape(game: str) -> None:
    shapes = import_module(f"leagues.games.{game}.aids.shapes")
    for table in tables(game):
        for seat in range(-1, len(table.seats)):
            told = plain(explain(table, seat))
            assert plain(msgspec.convert(told, shapes.Explanation)) == told


@every_game
def test_every_choice_is_legal_or_names_the_rule_against_it(game: str) -> None:
    barred = 0
    for table in tables(game)[:-1]:
        if table.over:
            continue
        decision, told = decision_of(table), explain(table, max(table.who, 0))
        named = {int(answer) for answer in told["choices"]} | {give["answer"] for give in told.get("gives", [])}
        assert set(table.answers) <= named
        assert set(told["final"]) <= set(table.answers)
        for answer, choice in told["choices"].items():
            rule = table.forbids(int(answer))
            assert choice.get("barred", "") == (table.game.rule_ids([rule])[0] if rule else ""), decision
            barred += rule != 0
    assert barred or game not in OWN


@every_game
def test_what_to_click_is_where_the_game_s_own_table_has_it(game: str) -> None:
    """The page marks what is legal by that table, before anything is explained."""
    found = 0
    for table in tables(game):
        if table.over or table.game.targets is None:
            continue
        decision = decision_of(table)
        for answer, choice in explain(table, max(table.who, 0))["choices"].items():
            fixed = table.game.targets(decision.name, int(answer))
            assert [one for one in choice["targets"] if one in fixed] == fixed
            found += len(fixed)
    assert found or GAMES[game].targets is None


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(game: str, language: str) -> None:
    words, said = GAMES[game].words(language), set()
    for table in tables(game):
        for id, arguments in sentences(explain(table, max(table.who, 0))):
            if (id, *arguments.values()) not in said:
                said.add((id, *arguments.values()))
                assert words.text(id, **arguments), id
    assert len({one[0] for one in said}) > (10 if game in OWN else 0)


@every_game
def test_an_explanation_is_short_on_its_way(game: str) -> None:
    sizes: dict[str, list[int]] = {}
    for table in tables(game):
        if not table.over:
            sizes.setdefault(decision_of(table).name, []).append(len(written(table, 1, max(table.who, 0))[0].encode()))
    assert statistics.median(size for some in sizes.values() for size in some) <= LONGEST
    assert statistics.median(sizes.get("plan", [0])) <= LONGEST  # the largest one that comes up in every turn


@every_game
def test_explaining_changes_nothing(game: str) -> None:
    for table in tables(game)[::5]:
        before = table.record()
        assert explain(table, 0) == explain(table, 0)
        assert table.record() == before


def test_a_game_without_one_is_explained_by_its_words() -> None:
    table = Table(whispers.GAME, {"players": 2}, whispers.GAME.read_tables(None), OpenSeed("sea"))
    told = explain(table, max(table.who, 0))
    words = decision_of(table).module.words
    assert {int(answer): one["sentence"] for answer, one in told["choices"].items()} == {
        answer: words(answer) for answer in table.answers
    }
