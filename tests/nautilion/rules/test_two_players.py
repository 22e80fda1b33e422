"""Two players: the Admirals, one reserve, turn and turn about."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.tables import read_tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE
from leagues.kernel.table import Table

from ..positions import (
    LATE,
    SHIPPED,
    asked,
    legal,
    new_table,
    position,
    refused,
    roll,
    said,
    sail,
    state,
    tokens,
    told,
)  # fmt: skip

PLAYERS_DECISIONS = [decision for decision in GAME.decisions.by_number.values() if not decision.chance]


def pair(admirals: str = "1 2", dice: str = "1 1 2", first: int = 0) -> Table:
    """Two players on their first turn, who have chosen who goes first."""
    table = new_table(players=2)
    table.feed(admirals)
    roll(table, dice)
    table.play(f"first {first}")
    return table


def not_your_turn(table: Table, move: str, seat: int) -> bool:
    """Whether the move is refused because the other seat decides."""
    with pytest.raises(LeaguesError) as caught:
        table.play(move, seat=seat)
    return caught.value.code == "not-your-turn"


@pytest.mark.rule("two-admirals")
@pytest.mark.parametrize("dealt", ["1 2", "2 1"])
def test_chance_gives_each_player_one_of_the_two_admirals(dealt: str) -> None:
    table = new_table(players=2)
    assert (asked(table), table.who) == ("deal-admirals", CHANCE)
    assert [(str(move), move.weight) for move in table.legal] == [("1 2", 1), ("2 1", 1)]
    assert table.address(GAME.decisions.by_name["deal-admirals"]) == ("deal-admirals", "0")
    table.feed(dealt)
    cards = [int(card) for card in dealt.split()]
    assert state(table).admirals == cards
    assert told(table, "say-admirals") == (*cards, 0)
    assert said(table) == ["say-path-laid", "say-admirals", "say-turn"]


@pytest.mark.rule("two-admirals")
def test_a_player_alone_has_no_admiral() -> None:
    table = new_table()
    assert asked(table) == "roll"
    assert state(table).admirals == [0, 0]


@pytest.mark.rule("admiral-cards", "admiral-limit")
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize(("card", "shows"), [(1, [1, 2, 3, 4, 5]), (2, [5, 6, 7, 8, 9])])
def test_each_admiral_takes_aboard_only_its_own_numbers_and_both_the_5(card: int, shows: list[int], number: int) -> None:
    for seat in (0, 1):
        admirals = (card, 3 - card) if seat == 0 else (3 - card, card)
        table = sail(f"I … N {number} 1 P … A", plan="1 1 1", players=2, active=seat, admirals=admirals)
        if number in shows:
            assert legal(table) == ["reserve", "place"]
        else:
            assert refused(table, "place") == "admiral-limit"
            assert legal(table) == ["reserve"]


@pytest.mark.rule("admiral-limit")
def test_an_admiral_only_adds_to_the_rules_of_the_ship() -> None:
    assert refused(sail(LATE, plan="1 1 2", players=2, crew=[4]), "place") == "duct-placement"
    assert refused(sail(LATE, plan="1 1 2", players=2, crew=[2]), "place") == "place-on-ship"
    alone = sail("I … N 9 1 P … A", plan="1 1 1")
    assert legal(alone) == ["reserve", "place"]


@pytest.mark.rule("two-reserve")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_two_players_get_two_tokens_on_top_of_their_level(level: int) -> None:
    assert state(new_table(players=2, reserve=level)).reserve == tokens(*[0] * (level + 2))


@pytest.mark.rule("two-reserve")
def test_an_owners_number_of_further_tokens_is_followed_for_two_players_alone() -> None:
    tables = read_tables("[reserve]\ntwo_players = 3\n")
    assert state(new_table(tables=tables, players=2)).reserve == tokens(*[0] * 7)
    assert state(new_table(tables=tables, players=1)).reserve == tokens(*[0] * 4)


@pytest.mark.rule("two-shared-reserve")
def test_what_one_player_keeps_the_other_can_spend() -> None:
    table = sail(LATE, plan="1 1 1", players=2, active=0)
    table.play("reserve", seat=0)
    table.play("roll", seat=1)
    roll(table, "1 1 1")
    table.play("whirlwind", seat=1)
    assert state(table).reserve == tokens()


@pytest.mark.rule("two-first-player")
@pytest.mark.parametrize("asker", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_having_seen_the_first_roll_they_agree_who_takes_the_turn(asker: int, first: int) -> None:
    table = new_table(players=2)
    table.feed("1 2")
    assert (asked(table), table.who) == ("roll", ANYONE)
    table.play("roll", seat=asker)
    roll(table, "1 3 2")
    assert (asked(table), table.who, legal(table)) == ("choose-first", ANYONE, ["first 0", "first 1"])
    table.play(f"first {first}", seat=asker)
    assert state(table).active == first
    assert told(table, "say-first") == (first, 0, 0)
    assert asked(table) == "plan"


@pytest.mark.rule("two-first-player")
@pytest.mark.parametrize("first", [0, 1])
def test_that_player_does_all_the_rest_of_the_turn(first: int) -> None:
    table = pair(dice="1 3 2", first=first)
    for move in ("translate", "swap 1", "with 2", "give 3 1 2", "discard reserve", "reserve"):
        assert table.who == first
        assert not_your_turn(table, move, 1 - first)
        table.play(move, seat=first)
    assert state(table).turn == 2


@pytest.mark.rule("two-alternate")
@pytest.mark.parametrize("first", [0, 1])
def test_then_they_take_turns_strictly(first: int) -> None:
    table = pair(first=first)
    for turn in range(1, 5):
        player = (first + turn - 1) % 2
        table.play("give 1 1 2", seat=player)
        table.play("reserve", seat=player)
        assert told(table, "say-turn") == (turn + 1, 1 - player, 2)
        assert (asked(table), table.who) == ("roll", 1 - player)
        assert not_your_turn(table, "roll", player)
        roll(table, "1 1 2")
        assert (asked(table), table.who) == ("plan", 1 - player)  # who goes first is asked once


@pytest.mark.rule("two-alternate")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("name", [one.name for one in PLAYERS_DECISIONS if one.name != "choose-first"])
def test_whoever_has_the_turn_answers_all_that_it_asks(name: str, active: int) -> None:
    s = position(LATE, players=2, active=active)
    assert s.turn > 1
    assert GAME.decisions.by_name[name].module.who(s, SHIPPED) == active


@pytest.mark.rule("two-alternate")
def test_a_player_alone_takes_every_turn() -> None:
    table = sail(LATE, plan="1 1 1")
    table.play("reserve")
    assert (asked(table), table.who, state(table).active) == ("roll", 0, 0)


@pytest.mark.rule("admiral-discard")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_a_token_has_to_go_it_may_be_any_whatever_the_admiral(seat: int) -> None:
    table = sail("I … N P … A", plan="3 1 1", players=2, active=seat, crew=[1, 5, 9])
    assert legal(table) == ["discard 1", "discard 5"]  # 9 holds them together
    table = sail("I … N P … A", plan="3 1 1", players=2, active=seat, crew=[1, 9], reserve=[0])
    assert legal(table) == ["discard reserve", "discard 1", "discard 9"]


@pytest.mark.rule("admiral-phase-five")
def test_the_admiral_limits_nothing_but_taking_aboard() -> None:
    table = sail("I 9 … N 1 8 P 7 … A", dice=[1, 2, 4], players=2, active=0, reserve=[0, 0, 0, 0])
    alone = sail("I 9 … N 1 8 P 7 … A", dice=[1, 2, 4], reserve=[0, 0, 0, 0])
    assert legal(table) == legal(alone)
    for move in ("translate", "swap 1"):
        table.play(move)
        alone.play(move)
        assert legal(table) == legal(alone)


@pytest.mark.rule("objective")
def test_the_two_win_and_lose_together() -> None:
    table = sail("I 8 9 P … N 1 2 A", plan="1 1 3", players=2, crew=range(1, 10))
    assert table.outcome == "won-full-crew"
    assert [GAME.score(table.state, SHIPPED, seat) for seat in (0, 1)] == [1, 1]
