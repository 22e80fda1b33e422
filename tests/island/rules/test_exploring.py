"""Turn order, and where a castaway may go."""

from __future__ import annotations

import pytest

from leagues.games.island.game import GAME
from leagues.kernel.chance import OpenSeed
from leagues.kernel.table import Table

from ..positions import SHIPPED, act, legal, position, sit, state, told, why_not


def finish_turn(table: Table) -> None:
    """Collect, and feed whatever is drawn."""
    act(table, "collect")
    while table.decision is not None and table.decision.chance:
        table.feed(table.legal[0])


@pytest.mark.rule("turn-order", "round-end")
def test_after_a_round_the_castaway_nearest_to_the_back_goes_first() -> None:
    table = sit("", players=3, active=2, at=4, others=(5, 2), order=(0, 1, 2))
    finish_turn(table)
    assert state(table).round == 6
    assert state(table).order[:3] == [1, 2, 0]
    assert table.who == 1
    assert told(table, "say-round") == (6, 0, 0)


@pytest.mark.rule("round-end")
def test_the_round_goes_on_until_everybody_has_moved() -> None:
    table = sit("", players=3, active=1, at=4, others=(5, 2), order=(0, 1, 2))
    finish_turn(table)
    assert (state(table).round, table.who) == (5, 2)
    assert state(table).moved == 0b011


@pytest.mark.rule("two-parts", "explore")
def test_a_turn_is_to_go_somewhere_and_then_to_act() -> None:
    table = sit("ca", explored=False, came_from=4, others=(2,))
    table.play("column 3")
    assert state(table).columns[0] == 3
    assert table.decision is not None
    assert table.decision.name == "act"
    table.play("store clothes a")
    assert table.who == 1
    assert table.decision.name == "explore"


@pytest.mark.rule("explore", "columns")
def test_a_castaway_goes_to_a_column_that_is_in_play() -> None:
    table = sit("", explored=False, came_from=4, others=(2,))
    assert legal(table) == ["column 1", "column 2", "column 3"]
    assert why_not(table, "column 5") == "columns"


@pytest.mark.rule("first-side")
def test_the_first_round_goes_above_the_hull_and_the_second_below() -> None:
    table = Table(GAME, {"players": 2}, SHIPPED, OpenSeed("side"))
    table.play("column 1")
    assert [line.arguments[1:] for line in table.journal if line.message == "say-explored"] == [(1, 1)]
    table.play("column 2")
    table.play("column 3")
    assert [line.arguments[1:] for line in table.journal if line.message == "say-explored"] == [(1, 1), (2, 1), (3, 0)]


@pytest.mark.rule("own-column")
def test_the_column_of_the_last_turn_is_barred() -> None:
    table = sit("", explored=False, came_from=3, others=(2,))
    assert why_not(table, "column 3") == "own-column"


@pytest.mark.rule("own-column")
def test_it_is_barred_for_one_turn_only() -> None:
    table = sit("", explored=False, came_from=3, others=(4,), order=(0, 1))
    table.play("column 1")
    finish_turn(table)
    table.play("column 2")
    finish_turn(table)
    assert table.who == 0
    assert legal(table) == ["column 2", "column 3", "column 4"]


@pytest.mark.rule("occupied")
def test_a_column_with_another_castaway_on_the_same_side_is_barred() -> None:
    table = sit("", explored=False, came_from=3, others=(2,), order=(1, 0))
    assert why_not(table, "column 2") == "occupied"


@pytest.mark.rule("hull-sides")
def test_a_castaway_who_has_not_crossed_yet_bars_nothing() -> None:
    table = sit("", explored=False, came_from=3, others=(2,), order=(0, 1))
    table.play("column 2")
    assert state(table).columns[:2] == [2, 2]
    assert state(table).moved == 0b01


@pytest.mark.rule("hull-sides", "occupied")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_always_has_two_columns_to_choose_from(players: int) -> None:
    last = players - 1
    start = position("", players=players, active=last, explored=False, came_from=1, others=range(2, players + 1),
                     order=range(players))  # fmt: skip
    out = [0] * 200
    assert GAME.flow.options(start, SHIPPED, out) == 2
