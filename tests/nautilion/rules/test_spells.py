"""Phase 1, the Currents: what the three spells do."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.tables import read_tables

from ..positions import asked, legal, picture, position, refused, sail, same_options, state, tokens, told

NINE_PLACES = read_tables("[crew]\ncopies = 1\n")  # a short path, whose number of places is odd
GRAND_DICE = read_tables("[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n")
RICH = [0, 0, 0, 0]


@pytest.mark.rule("whirlwind")
def test_the_whirlwind_rolls_all_three_dice_again() -> None:
    table = sail(dice=[1, 2, 3], reserve=RICH)
    table.play("whirlwind")
    assert told(table, "say-whirlwind") == (1, 0, 0)
    assert state(table).dice == [0, 0, 0]
    assert table.decision is not None
    for die in range(1, 4):
        assert table.address(table.decision) == ("roll-die", f"16.2.{die}")
        table.feed("4")
    assert (asked(table), state(table).dice) == ("plan", [4, 4, 4])
    assert told(table, "say-rolled") == (4, 4, 4)


@pytest.mark.rule("tide")
@pytest.mark.parametrize("becomes", [1, 2, 3, 4])
@pytest.mark.parametrize("die", [0, 1, 2])
def test_the_tide_turns_one_die_to_any_of_its_faces(die: int, becomes: int) -> None:
    table = sail(dice=[1, 2, 3], reserve=RICH)
    table.play(f"tide {die + 1} {becomes}")
    assert state(table).dice == [becomes if at == die else at + 1 for at in range(3)]
    assert told(table, "say-tide") == (die + 1, becomes, 2)
    assert asked(table) == "plan"


@pytest.mark.rule("tide")
def test_the_tide_turns_only_one_of_two_equal_dice() -> None:
    table = sail(dice=[3, 2, 2], reserve=RICH)
    table.play("tide 2 4")
    assert state(table).dice == [3, 4, 2]


@pytest.mark.rule("tide")
def test_the_tide_cannot_turn_a_die_that_nobody_rolled() -> None:
    table = sail(dice=[1, 2, 2], reserve=RICH)
    assert refused(table, "tide 3 1") == "tide"
    assert legal(table)[-9:-1] == [f"tide {shows} {becomes}" for shows in (1, 2) for becomes in (1, 2, 3, 4)]


@pytest.mark.rule("tide", "dice-faces")
@pytest.mark.parametrize("becomes", [5, 6])
def test_the_tide_cannot_make_a_value_that_no_face_shows(becomes: int) -> None:
    assert refused(sail(dice=[1, 2, 3], reserve=RICH), f"tide 1 {becomes}") == "dice-faces"
    table = sail(dice=[1, 2, 3], reserve=RICH, tables=GRAND_DICE)
    table.play(f"tide 1 {becomes}")
    assert state(table).dice == [becomes, 2, 3]


@pytest.mark.rule("tide-same-value")
def test_a_spell_that_changes_nothing_can_be_cast_and_costs_as_much() -> None:
    table = sail("I … N 5 5 P … A", dice=[1, 2, 3], reserve=RICH)
    table.play("tide 2 2")
    assert (state(table).dice, state(table).reserve) == ([1, 2, 3], tokens(0, 0))
    before = state(table).path
    table.play("translate")
    first, second = legal(table)
    table.play(first)
    table.play(second.replace("swap", "with"))
    assert (state(table).path, state(table).reserve) == (before, tokens())


@pytest.mark.rule("translation")
def test_the_translation_swaps_two_tokens_however_far_apart() -> None:
    table = sail("I 3 4 … N 1 2 P … 8 9 A", reserve=RICH)
    table.play("translate")
    table.play("swap 1")
    table.play("with 36")
    assert picture(state(table)) == "I 9 4 … N 1 2 P … 8 3 A"
    assert told(table, "say-swapped") == (3, 9, 2)
    assert state(table).reserve == tokens(0, 0)
    assert asked(table) == "plan"


@pytest.mark.rule("translation")
def test_nothing_is_paid_until_the_second_token_is_named() -> None:
    table = sail("I 3 4 … N P … A", reserve=RICH)
    table.play("translate")
    table.play("swap 1")
    assert (asked(table), state(table).reserve) == ("swap-second", tokens(*RICH))
    table.undo()
    table.undo()
    assert (asked(table), state(table).reserve) == ("plan", tokens(*RICH))


@pytest.mark.rule("translation")
def test_a_token_cannot_be_swapped_with_itself() -> None:
    table = sail("I 3 4 … N P … A", reserve=RICH)
    table.play("translate")
    table.play("swap 2")
    assert refused(table, "with 2") == "translation"
    assert legal(table) == ["with 1"]


@pytest.mark.rule("translation-ends")
def test_the_ends_cannot_be_swapped() -> None:
    table = sail("I 3 4 … N P … 8 9 A", reserve=RICH)
    table.play("translate")
    assert refused(table, "swap 37") == "translation-ends"
    assert legal(table) == ["swap 1", "swap 2", "swap 35", "swap 36"]
    table.play("swap 36")
    assert refused(table, "with 37") == "translation-ends"
    assert legal(table) == ["with 1", "with 2", "with 35"]


@pytest.mark.rule("translation-present")
def test_an_emptied_space_and_the_space_under_a_figure_hold_nothing_to_swap() -> None:
    table = sail("I 3 . N 4 5 P 6 … A", reserve=RICH)
    table.play("translate")
    for place in (2, 3, 6, 8):
        assert refused(table, f"swap {place}") == "translation-present"
    table.play("swap 1")
    for place in (2, 3, 6, 8):
        assert refused(table, f"with {place}") == "translation-present"


@pytest.mark.rule("translation-present")
def test_tokens_that_a_submarine_has_left_behind_can_be_swapped() -> None:
    table = sail("I 3 . N 4 5 P 6 … A", reserve=RICH)
    table.play("translate")
    table.play("swap 1")
    table.play("with 7")
    assert picture(state(table)) == "I 6 … N 4 5 P 3 … A"


@pytest.mark.rule("translation-present")
def test_the_translation_needs_two_tokens_on_the_path() -> None:
    assert refused(sail("I … P N … A", reserve=RICH), "translate") == "translation-present"
    assert refused(sail("I … P N … 7 A", reserve=RICH, tables=NINE_PLACES), "translate") == "translation-present"
    assert "translate" in legal(sail("I … 6 P N … 7 A", reserve=RICH))
    assert "translate" in legal(sail("I 6 … P N … 7 A", reserve=RICH))


@pytest.mark.rule("plan", "spell-cost", "tide")
@pytest.mark.parametrize("reserve", [[], [0], [0, 0]])
@pytest.mark.parametrize("drawing", ["I … P N … A", "I 7 … P N 8 A"])
def test_the_quick_list_of_options_is_what_the_rules_allow(reserve: list[int], drawing: str) -> None:
    for tables in (read_tables(None), GRAND_DICE):
        faces = [value for value in range(1, 7) if tables.faces[value]]
        s = position(drawing, reserve=reserve, tables=tables)
        for s.dice[0] in faces:
            for s.dice[1] in faces:
                for s.dice[2] in faces:
                    assert same_options(s, tables)


@pytest.mark.rule("translation")
@pytest.mark.parametrize("drawing", ["I 7 … P N 8 A", "I 7 8 9 … N 1 2 P … 8 A", "I … 7 N 8 P … A"])
def test_the_quick_lists_of_swaps_are_what_the_rules_allow(drawing: str) -> None:
    table = sail(drawing, reserve=RICH)
    table.play("translate")
    assert same_options(state(table))
    for first in legal(table):
        table.play(first)
        assert same_options(state(table))
        table.undo()
