"""The networks that are shipped fit the rules and values that are shipped, and no others."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import pytest

import leagues
from leagues.games import GAMES
from leagues.kernel.game import Edition, Game
from leagues.navigator import network, trying, weights
from leagues.navigator.search import Search

NETS = [
    (GAMES["nautilion"], GAMES["nautilion"].editions[0]),
    (GAMES["nautilion"], None),
    (GAMES["island"], None),
    (GAMES["nemo"], None),
]
IDS = ["nautilion-base", "nautilion", "island", "nemo"]


@pytest.mark.parametrize(("game", "edition"), NETS, ids=IDS)
def test_what_is_shipped_fits_what_is_shipped(game: Game, edition: Edition | None) -> None:
    found = weights.shipped(game, edition, game.read_tables(None))
    assert found is not None, "learn them anew (make train): rules, values or what the network is shown have changed"
    assert found.header["size"] == trying.EYES[game.id].SIZE
    rows, columns = len(found.net[0]), len(found.net[0][0])
    assert (rows, columns) == (found.header["size"], network.FIRST)
    assert len(found.net[2]) * columns + len(found.net[4]) * len(found.net[2]) <= 20_000


def test_all_networks_together_are_small() -> None:
    files = list(weights.FOLDER.glob("*.weights"))
    assert {file.stem for file in files} == set(IDS)
    assert sum(file.stat().st_size for file in files) < 1_000_000


OWNERS = {"nautilion": "[spells]\nwhirlwind = 2\n", "island": "[cards]\ncopies = 6\n"}


@pytest.mark.parametrize("id", OWNERS)
def test_with_an_owners_values_no_network_speaks(id: str, tmp_path: Path) -> None:
    file = tmp_path / "owner.toml"
    file.write_text(OWNERS[id], "utf-8")
    table = leagues.new(id, seed="owner", tables=file)
    found = table.odds(trials=2 * len(table.legal))
    assert not found.value
    assert {choice.label for choice in found.choices} <= {"estimated", "unknown"}
    assert leagues.new(id, seed="owner").odds(seconds=0).value


@pytest.mark.parametrize("name", ["rules", "tables", "observation", "actions", "columns", "game"])
def test_a_network_for_something_else_is_not_used(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["island"]
    tables = game.read_tables(None)
    found = weights.shipped(game, None, tables)
    assert found is not None
    other = weights.Weights({**found.header, name: "another"}, found.net)
    monkeypatch.setattr(weights, "_shipped", lambda name: other)
    assert weights.shipped(game, None, tables) is None


def test_a_file_is_read_as_it_was_written() -> None:
    luck = Random(1)
    header = {"size": 7, "outputs": 2, "game": "any"}
    parts = [[luck.randrange(-9999, 9999) for _ in range(rows * columns)] for rows, columns in weights.shapes(7, 2)]
    found = weights.read(weights.write(header, parts))
    assert json.dumps(found.header, sort_keys=True) == json.dumps(header, sort_keys=True)
    flat = [list(chain.from_iterable(part)) if isinstance(part[0], list) else part for part in found.net[:6]]
    assert flat == parts


def test_another_stamp_leaves_the_network_as_it_is() -> None:
    data = (weights.FOLDER / "nemo.weights").read_bytes()
    one, two = weights.read(data), weights.read(weights.restamped(data, {"rules": 99}))
    assert two.header == {**one.header, "rules": 99}
    assert one.net == two.net


@pytest.mark.parametrize("id", ["nautilion", "island", "nemo"])
def test_what_is_seen_is_a_set_of_columns(id: str) -> None:
    """Each once, all of them there, and fewer than there is room for; `MOST` is a bound."""
    luck, eyes, found = Random(2), trying.EYES[id], [0] * 1000
    options: dict[str, Any] = {"players": 4}
    if id == "nautilion":
        options = {"expansions": "all", "players": 2}
    if id == "nemo":
        options = {"players": 2, "box": "expanded", "optional_rules": "all"}
    for game in range(6):
        table = leagues.new(id, seed=f"seen {game}", **options)
        while not table.over:
            for seat in range(len(table.seats)):
                count = eyes.look(table.now, table.tables, seat, found)
                assert len(set(found[:count])) == count <= eyes.MOST
                assert 0 <= min(found[:count]) <= max(found[:count]) < eyes.SIZE
            table.play(luck.choice(table.legal))


def test_the_base_game_is_seen_alike_with_and_without_the_rest() -> None:
    luck, eyes, one, two = Random(3), trying.EYES["nautilion"], [0] * 300, [0] * 300
    table = leagues.new("nautilion", seed="alike")
    while not table.over:
        count = eyes.look(table.now, table.tables, 0, one)
        assert eyes.look_base(table.now, table.tables, 0, two) == count
        assert one[:count] == two[:count]
        table.play(luck.choice(table.legal))


def test_a_won_position_is_worth_more_than_a_lost_one() -> None:
    """The network has learned something: a crew of nine near the Abyss, and a Phantom one step from the Isles."""
    game = GAMES["nautilion"]
    table = leagues.new("nautilion", seed="sea")
    good: Any = table.state
    bad: Any = table.state
    good.crew, good.nautilion = 0b1111111110, good.path_length - 3
    for place in range(1, good.nautilion + 1):
        good.path[place] = 0
    bad.phantom = 1
    chances = []
    for state in (good, bad):
        search = Search(game, table.tables, state, 0, table.answers)
        search.look()
        chances.append(search.usual.value)
    assert chances[0] > 0.8 > 0.3 > chances[1]
