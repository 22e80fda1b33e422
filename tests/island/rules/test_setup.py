"""Setting up: stacks, tokens, and who begins."""

from __future__ import annotations

import pytest

from leagues.games.island.game import GAME
from leagues.games.island.hull import faces_up, place_of, stacks
from leagues.games.island.state import CARDS, COLOURS, OBJECTS, SEATS, State
from leagues.games.island.tables import standings
from leagues.kernel.chance import OpenSeed, OwnDice
from leagues.kernel.table import Table

from ..positions import SHIPPED, legal, sit, state, told

PLAYERS = (2, 3, 4)


def begun(players: int = 2, seed: str = "shore") -> Table:
    return Table(GAME, {"players": players}, SHIPPED, OpenSeed(seed))


def start(players: int) -> State:
    return state(begun(players))


@pytest.mark.rule("goal", "setup-castaways")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_a_castaway_who_waits_beside_the_board(players: int) -> None:
    table = begun(players)
    assert len(table.seats) == players
    assert state(table).columns == [0] * SEATS
    assert table.decision is not None
    assert table.decision.name == "explore"


@pytest.mark.rule("setup-bonus")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_bonus_tokens_lie_open_one_for_each_colour_but_treasures(players: int) -> None:
    s = start(players)
    assert len(s.spaces) == len(COLOURS) - 1 == 5
    assert 0 not in s.spaces
    for kind, count in enumerate(SHIPPED.bonus_tokens):
        assert s.supply[kind] == count - s.spaces.count(kind + 1)


@pytest.mark.rule("bonus-tokens")
def test_there_are_34_bonus_tokens_and_their_split_is_ours() -> None:
    assert SHIPPED.bonus_tokens == [6, 6, 6, 4, 6, 6]
    assert sum(SHIPPED.bonus_tokens) == 34
    assert standings()["bonus_tokens"] == "reconstructed"


@pytest.mark.rule("setup-portholes", "porthole-piles")
def test_twelve_portholes_lie_in_piles_with_the_highest_on_top() -> None:
    assert SHIPPED.sizes == [3, 4, 5, 6]
    piles = [[value for value in pile if value] for pile in SHIPPED.portholes]
    assert sum(map(len, piles)) == 12
    assert all(pile == sorted(pile, reverse=True) for pile in piles)
    assert piles[1][0] == 8
    assert start(3).piles == [0, 0, 0, 0]


@pytest.mark.rule("stack-counts", "columns")
@pytest.mark.parametrize(
    ("players", "columns", "count"), [(2, [1, 2, 2, 3], 8), (3, [1, 2, 2, 3, 3], 11), (4, [1, 1, 2, 2, 3, 3], 12)]
)
def test_the_columns_of_each_number_of_players(players: int, columns: list[int], count: int) -> None:
    s = start(players)
    found = [stacks(s, SHIPPED, column) for column in range(1, 7)]
    assert found == columns + [0] * (6 - len(columns))
    assert sum(columns) == count
    assert s.heights == [8] * len(columns) + [0] * (6 - len(columns))
    assert sum(s.deck) + sum(1 for top in s.tops if top) == 96


@pytest.mark.rule("object-cards")
def test_there_are_four_cards_of_each_of_four_objects_in_six_colours() -> None:
    assert len(COLOURS) * OBJECTS * SHIPPED.copies == 96
    s = GAME.new_state(SHIPPED, GAME.read_options({}))
    assert s.json()["deck"] == [4] * CARDS


@pytest.mark.rule("setup-stacks", "face-map")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_stack_of_every_column_lies_face_up_and_shows_a_card(players: int) -> None:
    s = start(players)
    for column in range(1, 7):
        for stack in range(stacks(s, SHIPPED, column)):
            assert faces_up(s, SHIPPED, column, stack) == (stack == 0)
            assert (s.tops[place_of(column, stack)] > 0) == (stack == 0)
    assert standings()["faces"] == "reconstructed"


@pytest.mark.rule("first-player", "first-round-order")
@pytest.mark.parametrize("first", range(3))
def test_chance_says_who_begins_and_the_first_round_goes_around(first: int) -> None:
    table = Table(GAME, {"players": 3}, SHIPPED, OwnDice())
    while table.decision is not None and table.decision.name != "first-player":
        table.feed(table.legal[0])
    assert legal(table) == ["seat 0", "seat 1", "seat 2"]
    assert {move.weight for move in table.legal} == {1}
    table.feed(f"seat {first}")
    assert told(table, "say-begins") == (first, 0, 0)
    assert state(table).order[:3] == [first, (first + 1) % 3, (first + 2) % 3]
    assert table.who == first


@pytest.mark.rule("starting-hand")
def test_nobody_has_cards_at_the_start_so_the_first_act_is_to_collect() -> None:
    table = begun(2)
    assert state(table).sizes == [0] * SEATS
    table.take_luck(table.luck, auto=False)
    table.play("column 1")
    assert legal(table) == ["collect"]


@pytest.mark.rule("open-takes-known")
def test_the_table_remembers_only_if_it_was_asked_to() -> None:
    for memory, kept in (("on", 1), ("off", 0)):
        s = GAME.new_state(SHIPPED, GAME.read_options({"memory": memory}))
        assert s.json()["memory"] == kept
        assert GAME.options_of(s) == {"players": 2, "memory": memory}


@pytest.mark.rule("treasure-values")
def test_the_treasures_values_are_ours() -> None:
    assert SHIPPED.treasures == [1, 2, 2, 3]
    assert standings()["treasures"] == "reconstructed"


@pytest.mark.rule("compass")
def test_the_side_is_told_and_changes_nothing() -> None:
    above, below = sit("", explored=False, came_from=1, round=5), sit("", explored=False, came_from=1, round=6)
    assert legal(above) == legal(below)
    above.play("column 3")
    below.play("column 3")
    assert (told(above, "say-explored"), told(below, "say-explored")) == ((0, 3, 1), (0, 3, 0))
