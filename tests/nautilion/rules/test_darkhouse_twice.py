"""Expansion 4, the Darkhouse: red card 1, phases 2 to 5 twice."""

from __future__ import annotations

import pytest

from ..dawn import dawn, every_give, give_up, gives
from ..positions import asked, legal, picture, refused, roll, said, sail, state, tokens, told

LONG = "I … N 1 2 3 4 5 6 7 8 P … A"


@pytest.mark.rule("twice")
def test_card_1_plays_phases_2_to_5_twice() -> None:
    table = sail(LONG, plan="3 1 2", cards=[1], reserve=[0, 0])
    give_up(table)
    assert (state(table).landed, picture(state(table))) == (2, "I … 1 N 3 4 5 6 7 P … A")
    table.play("reserve")
    turn = state(table).turn
    assert (asked(table), told(table, "say-second-pass")) == ("plan", (3, 1, 2))
    table.play("give 3 1 2")
    give_up(table)  # the toll comes twice too
    assert (state(table).landed, picture(state(table))) == (4, "I … 1 … 3 N 5 6 P … A")
    table.play("reserve")
    assert (state(table).turn, state(table).lamp) == (turn + 1, 1)  # not a third time


@pytest.mark.rule("twice-same-dice")
def test_card_1_rolls_once_and_the_second_time_the_dice_may_go_to_others() -> None:
    table = dawn(LONG, cards=[1])
    roll(table, "1 2 4")
    assert gives(table) == every_give(1, 2, 4)
    table.play("give 1 2 4")
    table.play("reserve")
    assert (asked(table), state(table).dice, state(table).rolls) == ("plan", [1, 2, 4], 1)
    assert gives(table) == every_give(1, 2, 4)
    assert refused(table, "give 1 1 4") == "plan"
    table.play("give 2 1 4")
    assert told(table, "say-gave") == (2, 1, 4)


@pytest.mark.rule("twice-same-dice")
def test_card_1_the_dice_change_in_phase_1_alone() -> None:
    table = sail(LONG, dice=[1, 2, 3], cards=[1], cabin="a1", reserve=[0, 0, 0, 8, 8, 8])
    for change in ("tide 2 4", "pay green", "pay green"):
        table.play(change)
    table.play("reroll 3")
    table.feed("1")
    table.play("give 1 1 4")
    table.play("reserve")
    assert gives(table) == every_give(1, 1, 4)  # what the spells made of them holds both times
    assert legal(table) == gives(table)
    assert refused(table, "whirlwind") == "twice-same-dice"
    assert refused(table, "tide 1 2") == "twice-same-dice"


@pytest.mark.rule("twice-same-dice")
def test_card_1_a_mage_does_not_roll_again_between_the_two() -> None:
    table = sail(LONG, plan="1 1 1", cards=[1], cabin="a1")
    table.play("reserve")
    assert refused(table, "reroll 1") == "twice-same-dice"


@pytest.mark.rule("twice-same-dice", "spells")
def test_card_1_spells_on_the_path_belong_to_phase_1_too() -> None:
    table = sail(LONG, dice=[1, 1, 1], cards=[1], reserve=[0, 0, 8, 8])
    assert "translate" in legal(table)
    table.play("give 1 1 1")
    table.play("reserve")
    assert refused(table, "translate") == "spells"


@pytest.mark.rule("twice-same-player")
@pytest.mark.parametrize("active", [0, 1])
def test_card_1_the_same_player_plays_both_times(active: int) -> None:
    table = sail(LONG, plan="3 1 1", cards=[1], players=2, active=active, reserve=[0, 0, 0, 0])
    for move in ("discard reserve", "pay green", "reserve", "give 3 1 1", "discard reserve", "pay green", "reserve"):
        assert table.who == active
        table.play(move, seat=active)
    assert (asked(table), table.who) == ("roll", 1 - active)


@pytest.mark.rule("twice-stuck")
def test_card_1_on_a_reef_gives_two_dice_then_three_and_loses_one_move_only() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[1])
    roll(table, "2")
    assert state(table).stuck == 1
    roll(table, "1 2 4")
    assert gives(table) == every_give(1, 2, 4, figures=2)
    assert refused(table, "give 1 2 4") == "reef-stuck"
    table.play("give 1 2")
    assert picture(state(table)) == "I … N 1 2 3 4 5 6 P 8 … A"
    assert state(table).reserve == tokens("r")  # taken in its phase 5
    assert (asked(table), gives(table)) == ("plan", every_give(1, 2, 4))
    assert refused(table, "give 1 2") == "plan"
    table.play("give 2 1 4")
    assert (state(table).landed, picture(state(table))) == (4, "I … 1 2 3 N 5 P … 8 … A")


@pytest.mark.rule("twice-stuck")
def test_card_1_on_a_reef_the_whirlwind_rolls_all_three_dice() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[1], reserve=[0, 0])
    roll(table, "1")
    roll(table, "1 2 4")
    table.play("whirlwind")
    table.play("pay green")
    roll(table, "3 3 2")
    assert (asked(table), state(table).dice) == ("plan", [3, 3, 2])
    assert gives(table) == ["give 2 3", "give 3 2", "give 3 3"]


@pytest.mark.rule("twice-collision")
def test_card_1_a_collision_of_the_phantom_the_first_time_ends_the_turn() -> None:
    table = sail("I … N 1 2 P … A", plan="1 3 2", cards=[1], mercenaries=[1])
    assert (asked(table), state(table).collided) == ("recover", 1)
    turn = state(table).turn
    table.play("recover 9")
    assert (asked(table), state(table).turn, state(table).lamp) == ("roll", turn + 1, 1)
    assert "say-second-pass" not in said(table)


@pytest.mark.rule("twice-collision")
def test_card_1_a_collision_of_the_nautilion_the_first_time_ends_the_turn() -> None:
    table = sail("I … N 1 3 P … A", plan="1 1 2", cards=[1], mercenaries=[1])
    turn = state(table).turn
    table.play("recover 9")
    assert (asked(table), state(table).turn) == ("roll", turn + 1)
    assert "say-second-pass" not in said(table)


@pytest.mark.rule("twice-reef-reached")
def test_card_1_a_reef_reached_the_first_time_does_not_hinder_the_second() -> None:
    table = sail("I … N 1 2:6 3 4 5 6 7 8 P … A", plan="1 1 2", cards=[1])
    table.play("reserve")
    assert picture(state(table)) == "I … 1 N:6 3 4 5 6 7 P … A"
    assert gives(table) == every_give(1, 1, 2)
    table.play("give 1 2 1")
    table.play("reserve")
    assert picture(state(table)) == "I … 1 .:6 N 4 5 P 7 … A"
    assert (state(table).reserve, asked(table)) == (tokens(2, 3), "roll")
    table.play("roll")
    assert asked(table) == "roll-die"  # no roll to escape: the Reef is behind
