"""Expansion 4, the Darkhouse: the red cards that change the dice. 2 one by one, 8 in two steps, 9 set."""

from __future__ import annotations

from itertools import permutations

import pytest

from leagues.games.nautilion.state import PHANTOM
from leagues.games.nautilion.tables import read_tables

from ..dawn import dawn, every_give, give_up, gives
from ..positions import asked, legal, picture, refused, roll, said, sail, state, tokens, told

LONG = "I … N 1 2 3 4 5 6 7 8 P … A"


# Card 2: one die at a time


@pytest.mark.rule("one-by-one")
def test_card_2_gives_each_die_before_the_next_is_rolled() -> None:
    table = dawn(LONG, cards=[2], reserve=[0])
    roll(table, "3")
    assert (asked(table), state(table).dice) == ("plan", [3, 0, 0])
    assert gives(table) == ["give darkhouse", "give phantom", "give nautilion"]
    assert refused(table, "give 3 1 1") == "one-by-one"
    assert refused(table, "give 3 3") == "plan"
    table.play("give phantom")
    assert told(table, "say-gave-one") == (PHANTOM, 3, 0)
    assert asked(table) == "roll-die"
    roll(table, "2")
    assert gives(table) == ["give darkhouse", "give nautilion"]
    assert refused(table, "give phantom") == "one-by-one"
    table.play("give nautilion")
    roll(table, "4")
    assert gives(table) == ["give darkhouse"]
    assert picture(state(table)) == LONG  # nobody acts before the last die is given
    table.play("give darkhouse")
    assert state(table).given == [4, 3, 2]
    give_up(table)
    assert (state(table).landed, picture(state(table))) == (2, "I … 1 N 3 4 5 P 7 8 … A")


@pytest.mark.rule("one-by-one")
@pytest.mark.parametrize("order", list(permutations(("darkhouse", "phantom", "nautilion"))))
def test_card_2_any_order_of_giving_and_then_the_usual_order_of_acting(order: tuple[str, str, str]) -> None:
    table = dawn(LONG, cards=[2], reserve=[0])
    for figure in order:
        roll(table, {"darkhouse": "3", "phantom": "1", "nautilion": "2"}[figure])
        table.play(f"give {figure}")
    assert (asked(table), picture(state(table))) == ("darkhouse-discard", LONG)
    give_up(table)
    assert said(table)[-2:] == ["say-phantom-landed", "say-nautilion-landed"]
    assert picture(state(table)) == "I … 1 N 3 4 5 6 7 P … A"


@pytest.mark.rule("one-by-one-whirlwind")
def test_card_2_the_whirlwind_rolls_only_the_latest_die_again() -> None:
    table = dawn(LONG, cards=[2], reserve=[0, 0, 0])
    roll(table, "4")
    table.play("give nautilion")
    roll(table, "3")
    for die in (4, 2):  # as often as it is paid for
        table.play("whirlwind")
        table.play("pay green")
        assert asked(table) == "roll-die"
        table.feed(str(die))
        assert (asked(table), state(table).dice, state(table).given) == ("plan", [die, 0, 0], [0, 0, 4])


@pytest.mark.rule("one-by-one-spells")
def test_card_2_the_tide_turns_only_the_die_in_hand() -> None:
    table = dawn(LONG, cards=[2], reserve=[0, 0, 0, 0])
    roll(table, "4")
    table.play("give nautilion")
    roll(table, "3")
    assert [move for move in legal(table) if move.startswith("tide")] == [f"tide 3 {value}" for value in (1, 2, 3, 4)]
    assert refused(table, "tide 4 1") == "tide"  # that one is given
    for move in ("tide 3 1", "pay green", "pay green"):
        table.play(move)
    assert (state(table).dice, state(table).given) == ([1, 0, 0], [0, 0, 4])


@pytest.mark.rule("one-by-one-spells")
def test_card_2_mages_roll_the_die_in_hand_again_as_often_in_the_turn_as_there_are_partnerships() -> None:
    table = dawn(LONG, cards=[2], cabin="a1b4")
    roll(table, "4")
    table.play("reroll 4")
    table.feed("3")
    assert (asked(table), state(table).dice) == ("plan", [3, 0, 0])
    table.play("give phantom")
    roll(table, "1")
    assert refused(table, "reroll 3") == "mage-reroll"  # that one is given
    table.play("reroll 1")
    table.feed("1")
    table.play("give nautilion")
    roll(table, "4")
    assert refused(table, "reroll 4") == "mage-reroll"  # two partnerships, two dice
    assert gives(table) == ["give darkhouse"]


@pytest.mark.rule("one-by-one-spells")
def test_card_2_tokens_may_be_swapped_until_the_last_die_is_given() -> None:
    table = dawn("I 9 … N 1 2 3 4 5 6 7 8 P … A", cards=[2], reserve=[0, 0, 8, 8])
    for spell, figure in ((True, "darkhouse"), (False, "phantom"), (True, "nautilion")):
        roll(table, "1")
        assert ("translate" in legal(table)) == (sum(state(table).reserve) >= 2)
        if spell:
            place = state(table).nautilion + 1
            for move in ("translate", "swap 1", f"with {place}"):
                table.play(move)
            for _ in range(2):
                table.play(next(move for move in legal(table) if move.startswith("pay")))
        table.play(f"give {figure}")
    assert state(table).landed == 1  # swapped, and swapped back


@pytest.mark.rule("one-by-one-stuck")
def test_card_2_on_a_reef_rolls_two_dice_one_by_one() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[2], reserve=[0])
    roll(table, "1")
    roll(table, "2")
    assert (asked(table), gives(table)) == ("plan", ["give darkhouse", "give phantom"])
    assert refused(table, "give nautilion") == "one-by-one-stuck"
    table.play("give phantom")
    roll(table, "4")
    assert gives(table) == ["give darkhouse"]
    assert refused(table, "give 4 2") == "one-by-one"
    table.play("give darkhouse")
    give_up(table)
    assert (state(table).given[2], state(table).reserve) == (0, tokens("r"))
    assert picture(state(table)) == "I … N 1 2 3 4 5 6 P 8 … A"
    assert said(table).count("say-rolled-one") == 2


# Card 8: one figure first


@pytest.mark.rule("two-steps")
@pytest.mark.parametrize(("figure", "first", "left"), [
    ("darkhouse", 0, ["give 3 1 2", "give 3 2 1"]),
    ("phantom", 1, ["give 1 3 2", "give 2 3 1"]),
    ("nautilion", 2, ["give 1 2 3", "give 2 1 3"]),
])  # fmt: skip
def test_card_8_names_a_figure_gives_it_one_die_and_shares_two_among_the_others(
    figure: str, first: int, left: list[str]
) -> None:
    table = dawn(LONG, cards=[8], reserve=[0])
    assert (asked(table), table.who) == ("choose-figure", 0)
    assert legal(table) == ["choose darkhouse", "choose phantom", "choose nautilion"]
    table.play(f"choose {figure}")
    assert told(table, "say-figure-chosen") == (first, 0, 0)
    roll(table, "3")
    assert (asked(table), gives(table)) == ("plan", [f"give {figure}"])
    for other in {"darkhouse", "phantom", "nautilion"} - {figure}:
        assert refused(table, f"give {other}") == "two-steps"
    assert refused(table, "give 3 3 3") == "two-steps"
    table.play(f"give {figure}")
    assert asked(table) == "roll-die"
    roll(table, "1 2")
    assert gives(table) == left
    assert refused(table, "give 2 2 2") == "plan"
    assert refused(table, f"give {figure}") == "plan"
    wrong = {"darkhouse": "give 1 3 2", "phantom": "give 3 1 2", "nautilion": "give 3 2 1"}[figure]
    assert refused(table, wrong) == "two-steps"
    table.play(left[1])
    assert state(table).given == [int(die) for die in left[1].split()[1:]]
    if figure == "darkhouse":
        give_up(table)
    assert asked(table) == "place-token"


@pytest.mark.rule("two-steps")
def test_card_8_the_figure_is_named_before_any_die_is_rolled_and_rolls_are_made_in_two_steps() -> None:
    table = dawn(LONG, cards=[8])
    table.play("choose phantom")
    assert (asked(table), state(table).dice) == ("roll", [0, 0, 0])
    roll(table, "4")
    table.play("give phantom")
    roll(table, "4 1")
    assert gives(table) == ["give 1 4 4", "give 4 4 1"]
    assert [line for line in said(table) if line.startswith("say-rolled")] == ["say-rolled-one", "say-rolled-two"]


@pytest.mark.rule("two-steps-whirlwind")
def test_card_8_the_whirlwind_rolls_one_die_and_later_two_as_often_as_you_pay() -> None:
    table = dawn(LONG, cards=[8], reserve=[0, 0, 0, 0])
    table.play("choose nautilion")
    roll(table, "3")
    for die in (2, 4):
        table.play("whirlwind")
        table.play("pay green")
        table.feed(str(die))
        assert (asked(table), state(table).dice) == ("plan", [die, 0, 0])
    table.play("give nautilion")
    roll(table, "1 2")
    for dice in ("3 3", "2 1"):
        table.play("whirlwind")
        table.play("pay green")
        roll(table, dice)
        assert (asked(table), state(table).given) == ("plan", [0, 0, 4])
        assert state(table).dice == [int(die) for die in dice.split()] + [0]
    assert gives(table) == ["give 1 2 4", "give 2 1 4"]


@pytest.mark.rule("one-by-one-spells", "two-steps-whirlwind")
def test_card_8_tide_and_mages_change_only_dice_that_nobody_has() -> None:
    table = dawn(LONG, cards=[8], reserve=[0, 0, 0, 0], cabin="a1b4")
    table.play("choose phantom")
    roll(table, "4")
    table.play("reroll 4")
    table.feed("3")
    assert state(table).dice == [3, 0, 0]
    table.play("give phantom")
    roll(table, "1 2")
    assert refused(table, "tide 3 1") == "tide"
    assert refused(table, "reroll 3") == "mage-reroll"
    table.play("reroll 2")
    table.feed("4")
    assert (state(table).dice, state(table).given) == ([1, 4, 0], [0, 3, 0])
    for move in ("tide 4 1", "pay green", "pay green"):
        table.play(move)
    assert (gives(table), state(table).given) == (["give 1 3 1"], [0, 3, 0])
    assert refused(table, "reroll 1") == "mage-reroll"  # two partnerships, two dice


@pytest.mark.rule("one-by-one-spells")
@pytest.mark.parametrize("late", [False, True])
def test_card_8_tokens_may_be_swapped_after_either_roll(late: bool) -> None:
    table = dawn("I 9 … N 1 2 3 4 5 6 7 8 P … A", cards=[8], reserve=[0, 0])
    table.play("choose nautilion")
    roll(table, "1")
    if late:
        table.play("give nautilion")
        roll(table, "1 1")
    for move in ("translate", "swap 1", f"with {state(table).nautilion + 1}", "pay green", "pay green"):
        table.play(move)
    if not late:
        table.play("give nautilion")
        roll(table, "1 1")
    table.play("give 1 1 1")
    assert state(table).landed == 9


@pytest.mark.rule("two-steps-stuck")
def test_card_8_is_ignored_while_a_reef_holds_the_nautilion() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[8], reserve=[0, 0])
    assert asked(table) == "roll"  # first the Reef, then the figure
    roll(table, "2")
    roll(table, "1 2")
    assert (asked(table), gives(table)) == ("plan", ["give 1 2", "give 2 1"])
    table.play("whirlwind")
    table.play("pay green")
    roll(table, "1 4")
    table.play("give 1 4")
    assert (picture(state(table)), state(table).figure) == ("I … N 1 2 3 4 P 6 7 8 … A", 0)


@pytest.mark.rule("two-steps-stuck")
def test_card_8_holds_for_a_nautilion_that_escapes() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[8])
    roll(table, "3")
    assert asked(table) == "choose-figure"


# Card 9: the dice are 2, 3 and 4


@pytest.mark.rule("fixed-dice")
def test_card_9_sets_the_dice_and_they_are_given_as_you_like() -> None:
    table = dawn(LONG, cards=[9], reserve=[0])
    assert (asked(table), state(table).dice) == ("plan", [2, 3, 4])
    assert gives(table) == every_give(2, 3, 4)
    table.play("give 4 2 3")
    give_up(table)
    assert (state(table).landed, picture(state(table))) == (3, "I … 1 2 N 4 5 6 P 8 … A")


@pytest.mark.rule("fixed-dice")
def test_card_9_nothing_is_rolled() -> None:
    table = sail(LONG, plan="1 1 1", cards=[10, 9, 4, 5, 12])
    table.play("reserve")
    assert (asked(table), told(table, "say-dice-fixed")) == ("plan", (2, 3, 4))
    assert state(table).rolls == 0


@pytest.mark.rule("fixed-dice-spells")
def test_card_9_forbids_the_whirlwind_the_tide_and_the_mages() -> None:
    table = dawn(LONG, cards=[9], reserve=[0, 0, 0, 0], cabin="a1b4")
    assert refused(table, "whirlwind") == "fixed-dice-spells"
    assert refused(table, "tide 2 4") == "fixed-dice-spells"
    assert refused(table, "reroll 2") == "fixed-dice-spells"
    assert legal(table) == [*every_give(2, 3, 4), "translate"]


@pytest.mark.rule("fixed-dice-spells")
def test_card_9_leaves_the_translation() -> None:
    table = dawn("I 9 … N 1 2 3 4 5 6 P … A", cards=[9], reserve=[0, 0])
    for move in ("translate", "swap 1", f"with {state(table).nautilion + 2}", "pay green", "pay green", "give 3 4 2"):
        table.play(move)
    assert (state(table).landed, state(table).dice) == (9, [2, 3, 4])


@pytest.mark.rule("fixed-dice-stuck")
def test_card_9_on_a_reef_gives_any_two_of_the_three_dice() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[9], reserve=[0, 0])
    table.play("roll")
    assert asked(table) == "reef-die"  # that die is rolled all the same
    table.feed("2")
    assert (asked(table), state(table).dice) == ("plan", [2, 3, 4])
    assert gives(table) == every_give(2, 3, 4, figures=2)
    assert refused(table, "give 2 3 4") == "reef-stuck"
    assert refused(table, "give 2 2") == "plan"
    assert refused(table, "whirlwind") == "fixed-dice-spells"
    table.play("give 2 4")
    assert (picture(state(table)), state(table).reserve) == ("I … N 1 2 3 4 P 6 7 8 … A", tokens(0, 0, "r"))


@pytest.mark.rule("fixed-dice")
def test_card_9_an_owners_dice_are_followed() -> None:
    tables = read_tables("[darkhouse_cards.9]\ndice = [1, 1, 4]\n")
    assert gives(dawn(LONG, cards=[9], tables=tables)) == ["give 1 1 4", "give 1 4 1", "give 4 1 1"]
