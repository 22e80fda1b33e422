"""Expansion 3, the Reefs: where they lie, whom they hold, and what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import REEF
from leagues.games.nautilion.tables import read_tables, standings
from leagues.kernel.frames import CHANCE
from leagues.kernel.rulebook import Standing
from leagues.kernel.table import Table

from ..positions import (
    asked,
    legal,
    new_table,
    picture,
    refused,
    roll,
    said,
    sail,
    same_options,
    state,
    tokens,
    told,
)  # fmt: skip

LENGTHS = [("", 36, 12), ("mages", 45, 15), ("mercenaries", 45, 15), ("mages mercenaries", 54, 18)]


def laid(expansions: str = "", **options: Any) -> Table:
    """A new game with Reefs, whose path is laid; the Reefs are not."""
    table = new_table(deal=(), expansions=[*expansions.split(), "reefs"], **options)
    while asked(table) == "deal-token":
        table.feed(legal(table)[-1])
    return table


def aground(reef: int = 3, drawing: str = "I … N 5:{reef} 6 9 8 P … A", **details: Any) -> Table:
    """The turn after the Nautilion stopped at a Reef: the die against it is still to be rolled."""
    table = sail(drawing.format(reef=reef), plan="1 1 1", **details)
    table.play("reserve")
    assert (asked(table), state(table).reefs[state(table).nautilion]) == ("roll", reef)
    return table


def held(dice: str = "1 2", **details: Any) -> Table:
    """A Reef holds the Nautilion, and the two dice are rolled."""
    table = aground(**details)
    roll(table, "1")
    roll(table, dice)
    assert (asked(table), state(table).stuck) == ("plan", 1)
    return table


# Setting up


@pytest.mark.rule("reefs-setup")
@pytest.mark.parametrize(("expansions", "length", "reefs"), LENGTHS)
def test_a_reef_lies_at_the_first_token_and_at_every_third_after_it(expansions: str, length: int, reefs: int) -> None:
    table = laid(expansions)
    while asked(table) == "deal-reef":
        assert table.who == CHANCE
        table.feed(legal(table)[0])
    assert asked(table) == "roll"
    s = state(table)
    places = [place for place, reef in enumerate(s.reefs) if reef]
    assert (s.path_length, places) == (length, list(range(1, length + 1, 3)))
    assert len(places) == reefs
    assert sum(s.reef_box) == 18 - reefs  # the others stay in the box, and the Abyss has none
    assert s.reefs[length + 1] == 0
    assert said(table) == ["say-path-laid", "say-reefs-laid", "say-turn"]
    assert told(table, "say-reefs-laid") == (3, 0, 0)


@pytest.mark.rule("reefs-setup", "reef-tokens")
def test_chance_lays_them_from_six_of_each_number() -> None:
    table = laid()
    assert [(str(move), move.weight) for move in table.legal] == [("reef 1", 6), ("reef 2", 6), ("reef 3", 6)]
    for place in range(1, 17, 3):
        assert table.address(GAME.decisions.by_name["deal-reef"]) == ("deal-reef", str(place))
        table.feed("reef 2")
    assert [(str(move), move.weight) for move in table.legal] == [("reef 1", 6), ("reef 3", 6)]
    for move in ("reef 1", "reef 3"):
        table.feed(move)
    assert [(str(move), move.weight) for move in table.legal] == [("reef 1", 5), ("reef 3", 5)]
    assert state(table).reefs[1:23] == [6, 0, 0] * 6 + [3, 0, 0, 9]
    assert state(table).reef_box == [5, 0, 5]


@pytest.mark.rule("reefs-setup")
def test_they_are_open_and_laid_after_the_path() -> None:
    table = laid(players=2)
    table.feed("1 2")
    while asked(table) == "deal-reef":
        assert state(table).laid == 36
        table.feed(legal(table)[-1])
    assert table.view(0) == table.view(1) == table.view(-1) == table.state.json()


@pytest.mark.rule("reefs-setup")
def test_without_the_expansion_there_are_none() -> None:
    table = new_table()
    assert (asked(table), set(state(table).reefs), state(table).reef_box) == ("roll", {0}, [0, 0, 0])


@pytest.mark.rule("reef-tokens")
def test_how_many_there_are_is_inferred_and_an_owner_can_say() -> None:
    assert Rule.REEF_TOKENS.standing is Standing.INFERRED
    assert standings()["reefs"] == "inferred"
    table = laid(tables=read_tables("[reefs]\ncopies = 2\nnumbers = [1, 2, 4]\nevery = 2\n"))
    for reef in (1, 2, 3, 3, 2, 1):
        table.feed(f"reef {reef}")
    assert asked(table) == "roll"
    assert state(table).reefs[1:13] == [1, 0, 2, 0, 4, 0, 4, 0, 2, 0, 1, 0]


# Stopping at a Reef


@pytest.mark.rule("reef-landing", "landing")
@pytest.mark.parametrize("move", ["reserve", "place"])
@pytest.mark.parametrize("reef", [3, 6, 9])
def test_who_stops_at_a_reef_picks_up_the_token_and_leaves_the_reef(reef: int, move: str) -> None:
    table = sail(f"I … N 5:{reef} 6 9 8 P … A", plan="1 1 1")
    assert (state(table).landed, legal(table)) == (5, ["reserve", "place"])
    table.play(move)
    s = state(table)
    assert picture(s) == f"I … N:{reef} 6 9 P … A"
    assert (s.reserve, s.crew) == ((tokens(5), 0) if move == "reserve" else (tokens(), 1 << 5))


@pytest.mark.rule("reef-landing")
def test_who_only_passes_a_reef_is_not_held() -> None:
    table = sail("I … N 5:3 6 9:6 8 P … A", plan="1 1 2")
    table.play("reserve")
    assert picture(state(table)) == "I … 5:3 N 9:6 P … A"
    roll(table, "1 2 3")
    assert (asked(table), state(table).dice) == ("plan", [1, 2, 3])


@pytest.mark.rule("reef-roll")
def test_a_turn_at_a_reef_starts_with_one_die_before_phase_1() -> None:
    table = aground()
    turn = state(table).turn
    assert legal(table) == ["roll"]
    table.play("roll")
    assert (asked(table), table.who) == ("reef-die", CHANCE)
    assert table.address(GAME.decisions.by_name["reef-die"]) == ("reef-die", str(turn))
    assert [(str(move), move.weight) for move in table.legal] == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    table.feed("1")
    s = state(table)
    assert (s.dice, s.rolls, s.turn, asked(table)) == ([0, 0, 0], 0, turn, "roll")


@pytest.mark.rule("reef-roll")
def test_nobody_rolls_it_elsewhere() -> None:
    table = sail("I … N 5 6:3 9 8 P … A", plan="1 1 1")
    table.play("reserve")
    table.play("roll")
    assert asked(table) == "roll-die"


@pytest.mark.rule("reef-roll", "two-alternate")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_next_one_rolls_it(seat: int) -> None:
    table = aground(players=2, active=seat)
    assert table.who == 1 - seat
    table.play("roll", seat=1 - seat)
    table.feed("1")
    table.play("roll", seat=1 - seat)
    for die in "12":
        table.feed(die)
    table.play("give 1 2", seat=1 - seat)
    assert (asked(table), table.who) == ("roll", seat)  # no turn is lost, only a move


@pytest.mark.rule("reef-bonus", "reef-escape", "reef-stuck")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("reef", [3, 6, 9])
def test_crew_of_the_reefs_number_makes_the_die_count_one_more(reef: int, die: int) -> None:
    for crew, bonus in (([], 0), ([reef], 1), ([number for number in range(1, 10) if number != reef], 0)):
        table = aground(reef, crew=crew)
        roll(table, str(die))
        assert told(table, "say-reef-rolled") == (die, bonus, reef)
        free = die + bonus >= 3
        s = state(table)
        assert (s.stuck, s.reefs[s.nautilion], s.reserve) == ((0, 0, tokens(5, "r")) if free else (1, reef, tokens(5)))
        assert told(table, "say-reef-escaped" if free else "say-reef-holds") == (reef, 0, 0)
        roll(table, "1 1 1" if free else "1 1")
        assert asked(table) == "plan"


@pytest.mark.rule("reef-bonus")
def test_crew_in_the_reserve_does_not_help() -> None:
    table = aground(3, reserve=[3, 3])
    roll(table, "2")
    assert state(table).stuck == 1


@pytest.mark.rule("reef-bonus", "reef-escape")
def test_an_owners_values_are_followed() -> None:
    tables = read_tables("[reefs]\nescape = 4\nbonus = 2\n")
    for crew, die, stuck in (([], 3, 1), ([], 4, 0), ([3], 1, 1), ([3], 2, 0)):
        table = aground(3, crew=crew, tables=tables)
        roll(table, str(die))
        assert state(table).stuck == stuck


@pytest.mark.rule("reef-escape")
def test_who_gets_free_has_the_reef_at_once_and_an_ordinary_turn() -> None:
    table = aground(drawing="I … N 5:{reef} 6 9 7 4 8 P … A")
    roll(table, "3")
    assert (state(table).reserve, asked(table)) == (tokens(5, "r"), "roll")  # before phase 1
    roll(table, "1 1 2")
    table.play("tide 2 1")
    assert state(table).reserve == tokens()  # it can be spent the same turn
    table.play("give 1 1 1")
    assert (state(table).landed, picture(state(table))) == (6, "I … N 9 7 P … A")


# Held by a Reef


@pytest.mark.rule("reef-stuck", "plan")
def test_who_is_held_plays_with_two_dice_for_darkhouse_and_phantom() -> None:
    table = held("1 2")
    s = state(table)
    assert (s.dice, s.spare) == ([1, 2, 0], 1)
    assert told(table, "say-rolled-two") == (1, 2, 0)
    assert legal(table) == ["whirlwind", "give 1 2", "give 2 1"]
    assert same_options(s)
    table.play("give 2 1")
    assert told(table, "say-gave-two") == (2, 1, 0)


@pytest.mark.rule("reef-stuck")
def test_the_nautilion_gets_none() -> None:
    table = held("1 2")
    for move in ("give 1 2 1", "give 2 1 2", "give 1 1 1"):
        assert refused(table, move) == "reef-stuck"
    for move in ("give 1 1", "give 2 2", "give 1 3"):
        assert refused(table, move) == "plan"
    assert [move for move in legal(held("2 2")) if move.startswith("give")] == ["give 2 2"]


@pytest.mark.rule("plan", "reef-stuck")
def test_who_is_not_held_must_give_three() -> None:
    table = aground(drawing="I … N 5:{reef} 6 9 7 4 8 P … A")
    roll(table, "4")
    roll(table, "1 2 3")
    assert refused(table, "give 1 2") == "plan"


@pytest.mark.rule("reef-stuck", "reef-taken", "phantom-move")
@pytest.mark.parametrize("phantom", [1, 2])
def test_darkhouse_and_phantom_act_as_ever_and_the_nautilion_stays(phantom: int) -> None:
    table = held(f"{phantom} 4", crew=[1, 2], drawing="I … N 5:{reef} 6 7 9 4 8 P … A")
    table.play(f"give 4 {phantom}")
    assert (asked(table), legal(table)) == ("darkhouse-discard", ["discard reserve", "discard 1", "discard 2"])
    table.play("discard 1")
    s = state(table)
    assert told(table, "say-phantom-landed") == (phantom, [4, 9][phantom - 1], 0)
    assert picture(s) == ("I … N 6 7 9 P … A" if phantom == 1 else "I … N 6 7 P 4 … A")
    assert (s.landed, s.crew, s.reserve) == (0, 1 << 2, tokens(5, "r"))
    assert said(table)[-2:] == ["say-reef-taken", "say-turn"]


@pytest.mark.rule("reef-stuck", "whirlwind", "tide")
def test_spells_change_the_two_dice() -> None:
    table = held("1 2", reserve=[0, 0, 0])
    table.play("whirlwind")
    assert state(table).dice == [0, 0, 0]
    for die in "33":
        table.feed(die)
    assert (asked(table), state(table).dice) == ("plan", [3, 3, 0])
    assert refused(table, "tide 1 2") == "tide"
    table.play("tide 3 1")
    assert (state(table).dice, legal(table)) == ([1, 3, 0], ["whirlwind", "give 1 3", "give 3 1"])


@pytest.mark.rule("reef-stuck", "phantom-arrives")
def test_the_phantom_can_win_while_the_nautilion_is_held() -> None:
    table = held("1 2", drawing="I 8 9 P … N 5:{reef} 1 A")
    table.play("give 1 2")
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("reef-stuck", "phantom-skips")
def test_the_phantom_passes_a_nautilion_that_is_held_and_leaves_its_reef() -> None:
    table = held("1 2", drawing="I 3 4 … N 5:{reef} 6 8 P … A")
    table.play("give 1 2")
    assert picture(state(table)) == "I 3 P … N 6 … A"
    assert (state(table).reserve, state(table).discard[REEF]) == (tokens(5, "r"), 0)


# The Reef as a reward


@pytest.mark.rule("reef-taken")
@pytest.mark.parametrize("reef", [3, 6, 9])
def test_in_phase_5_the_reef_goes_to_the_reserve_and_the_next_turn_is_free(reef: int) -> None:
    table = held("1 1", reef=reef, drawing="I … N 5:{reef} 6 9 7 4 8 P … A")
    assert state(table).reserve == tokens(5)
    table.play("give 1 1")
    assert told(table, "say-reef-taken") == (reef, 0, 0)
    s = state(table)
    assert (s.reserve, s.reefs[s.nautilion], s.stuck) == (tokens(5, "r"), 0, 0)
    assert picture(s) == "I … N 6 9 7 P … A"
    roll(table, "1 2 3")  # three dice again, and no other die before them
    assert (asked(table), state(table).dice) == ("plan", [1, 2, 3])


@pytest.mark.rule("reef-taken", "order-of-figures", "darkhouse-nothing")
def test_it_comes_too_late_for_the_toll_of_the_same_turn() -> None:
    table = sail("I … N 5:3 6 9 8 P … A", plan="1 1 1")
    table.play("place")
    roll(table, "1")
    roll(table, "1 4")
    table.play("give 4 1")
    assert legal(table) == ["discard 5"]  # no reserve yet
    table.play("discard 5")
    assert state(table).reserve == tokens("r")


@pytest.mark.rule("reef-taken")
def test_no_number_is_kept_with_it() -> None:
    first, second = held("1 1", reef=3), held("1 1", reef=9)
    for table in (first, second):
        table.play("give 1 1")
    assert state(first).reserve == state(second).reserve


# In its place


@pytest.mark.rule("reef-after-machinations", "machinations")
def test_the_darkhouse_card_comes_first_and_the_reef_after_it() -> None:
    table = sail("I … N 5:3 6 9 8 P … A", plan="1 1 1", cards=[5, 4, 11], lamp=1)
    table.play("reserve")
    assert (asked(table), said(table)[-1]) == ("recover", "say-machinations")  # card 11
    table.play("recover 7")
    table.play("roll")
    assert asked(table) == "reef-die"
    table.feed("1")
    assert said(table)[-4:] == ["say-machinations", "say-recovered", "say-reef-rolled", "say-reef-holds"]


@pytest.mark.rule("reef-stays", "translation")
def test_a_swap_leaves_the_reefs_where_they_are() -> None:
    table = sail("I 7:3 8 9:9 2 … N 4 5:6 1 P … A", dice=[1, 1, 1], reserve=[0] * 4, turn=15)
    s = state(table)
    four = s.nautilion + 1
    for first, second, drawn in (
        (four + 1, 2, "I 7:3 5 9:9 2 … N 4 8:6 1 P … A"),  # one of them at a Reef
        (1, 3, "I 9:3 5 7:9 2 … N 4 8:6 1 P … A"),  # both
    ):
        for move in ("translate", f"swap {first}", f"with {second}"):
            table.play(move)
        assert picture(state(table)) == drawn
    table.play("give 1 1 1")
    assert picture(state(table)) == "I 9:3 5 7:9 2 … N 8:6 P … A"


@pytest.mark.rule("reef-stays", "insert")
def test_a_token_put_back_brings_no_reef_and_the_others_keep_theirs() -> None:
    table = sail("I 4:3 … N 5 6:6 8 1:9 P … A", plan="1 1 1", cards=[5, 4, 3], lamp=1, turn=17, reserve=[0])
    table.play("reserve")
    table.play("recover 7")
    n = state(table).nautilion
    table.play(f"insert {n}")
    assert picture(state(table)) == "I 4:3 … N 7 6:6 8 P … A"


@pytest.mark.rule("reef-inert", "gaps-skipped")
def test_a_reef_at_an_emptied_space_holds_and_counts_for_nobody() -> None:
    table = sail("I … N .:3 5 .:9 7 6 .:6 P … A", plan="1 1 1", heroics=[1], turn=18, deck=[5])
    assert picture(state(table)) == "I … .:3 N .:9 7 P .:6 … A"
    table.play("reserve")
    assert asked(table) == "roll"
    roll(table, "1 2 3")
    assert asked(table) == "plan"
    assert (state(table).discard[REEF], state(table).reserve) == (0, tokens(5))


@pytest.mark.rule("reef-inert")
def test_who_takes_the_token_of_a_reef_from_afar_leaves_the_reef_behind() -> None:
    table = sail("I … N 5 7:9 6 8 P … A", dice=[1, 1, 1], heroics=[6, 1, 2], crew=[1])
    place = state(table).nautilion + 2
    for move in ("heroic 6", "sacrifice 1", f"take {place}", "give 1 1 1", "reserve"):
        table.play(move)
    s = state(table)
    assert (s.crew, picture(s)) == (1 << 7, "I … N .:9 6 P … A")


# The Phantom at a Reef


@pytest.mark.rule("phantom-reef", "phantom-discards")
@pytest.mark.parametrize("reef", [3, 6, 9])
def test_a_phantom_that_stops_at_a_reef_destroys_it_with_the_token(reef: int) -> None:
    table = sail(f"I … N 1 2 5 4:{reef} P … A", dice=[1, 1, 1])
    before = state(table).discard
    table.play("give 1 1 1")
    s = state(table)
    assert [now - then for now, then in zip(s.discard, before, strict=True)] == tokens(4, "r")
    assert picture(s) == "I … N 2 5 P … A"
    assert told(table, "say-phantom-reef") == (reef, 0, 0)
    assert told(table, "say-phantom-landed") == (1, 4, 0)


@pytest.mark.rule("phantom-reef")
def test_reefs_that_the_phantom_only_passes_stay() -> None:
    table = sail("I … N 1:3 2 5 4:6 6:9 7 P … A", plan="1 3 2")
    s = state(table)
    assert picture(s) == "I … 1:3 N 5 P 6:9 7 … A"
    assert s.discard[REEF] == 1


@pytest.mark.rule("phantom-reef", "phantom-recruits")
@pytest.mark.parametrize("sign", ["2", "5", "8", "m"])
def test_the_reef_goes_even_if_the_token_joins_the_phantoms_board(sign: str) -> None:
    table = sail(f"I … N 1 3 {sign}:6 P … A", dice=[1, 1, 1], expansions="mercenaries")
    before = state(table).discard
    table.play("give 1 1 1")
    s = state(table)
    assert [now - then for now, then in zip(s.discard, before, strict=True)] == tokens("r")
    assert (sum(s.captives), picture(s)) == (1, "I … N 3 P … A")


# Worth a token


@pytest.mark.rule("reef-spent", "spell-payment")
@pytest.mark.parametrize(("spell", "cost"), [("whirlwind", 1), ("tide 1 2", 2)])
def test_in_the_reserve_a_reef_pays_for_spells(spell: str, cost: int) -> None:
    table = sail("I … N 1 2 5 4:3 P … A", dice=[1, 1, 1], reserve=["r"] * (cost - 1))
    assert refused(table, spell) == "spell-cost"
    table = sail("I … N 1 2 5 4:3 P … A", dice=[1, 1, 1], reserve=["r"] * cost)
    table.play(spell)
    assert (state(table).reserve, state(table).discard[REEF]) == (tokens(), cost)


@pytest.mark.rule("reef-spent", "darkhouse-toll")
def test_it_pays_the_toll_too() -> None:
    table = sail("I … N 1 2 5 4:3 P … A", plan="3 1 1", reserve=["r"])
    assert legal(table) == ["discard reserve"]
    table.play("discard reserve")
    assert (state(table).reserve, state(table).discard[REEF]) == (tokens(), 2)  # the Phantom destroyed one, too


@pytest.mark.rule("reef-spent", "payment-chosen")
def test_where_the_payment_is_chosen_a_reef_is_a_choice() -> None:
    table = sail("I … N 1 2 5 4:3 P … A", dice=[1, 1, 1], reserve=["r", 8, 0], heroics=[1, 2, 3])
    table.play("whirlwind")
    assert legal(table) == ["pay green", "pay 8", "pay reef"]
    table.play("pay reef")
    assert state(table).reserve == tokens(0, 8)


# The collision


@pytest.mark.rule("reef-collision", "collision-ends-turn")
def test_a_phantom_that_rams_a_held_nautilion_takes_phase_5_and_the_reef_with_it() -> None:
    table = held("1 4", mercenaries=[1], drawing="I 2 4 … N 5:{reef} 6 9 7 P … A", turn=22)
    table.play("give 1 4")
    assert said(table)[-2:] == ["say-collision", "say-collision-tied"]
    assert picture(state(table)) == "I 2 4 … N:3 P 6 9 … A"
    table.play("recover green")
    s = state(table)
    assert (s.reserve, s.reefs[s.nautilion]) == (tokens(0, 5), 3)
    assert "say-reef-taken" not in said(table)
    table.play("roll")
    assert asked(table) == "reef-die"  # again
    table.feed("2")
    assert state(table).stuck == 1
    roll(table, "1 1")
    table.play("give 1 1")
    assert (state(table).reserve, picture(state(table))) == (tokens(0, 5, "r"), "I 2 P … N … 6 9 … A")


@pytest.mark.rule("reef-collision")
def test_next_turn_it_may_get_free_as_ever() -> None:
    table = held("1 4", mercenaries=[1], drawing="I … N 5:{reef} 6 9 7 P … A", turn=22)
    for move in ("give 1 4", "recover green"):
        table.play(move)
    roll(table, "3")
    assert (state(table).reserve, state(table).stuck) == (tokens(0, 5, "r"), 0)
    roll(table, "1 1 1")
    assert asked(table) == "plan"
