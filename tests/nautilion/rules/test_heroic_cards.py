"""Heroic Actions 1 to 5, 8 and 9, each with its notes. The others are in `test_heroic_crew`."""

from __future__ import annotations

from itertools import product

import pytest

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.tables import read_tables
from leagues.kernel.rulebook import Standing
from leagues.kernel.table import Table

from ..positions import (
    LATE,
    SHIPPED,
    asked,
    legal,
    picture,
    refused,
    roll,
    said,
    sail,
    state,
    tokens,
    told,
)  # fmt: skip
from .test_heroics import bits, play, ready

LONG = "I … 7 6 N 1 2 3 4 5 6 7 8 P 9 5 … A"  # room for some turns before the submarines cross


def heroic(table: Table, card: int, paid: int) -> Table:
    """Play a card and pay for it."""
    return play(table, f"heroic {card}", f"sacrifice {paid}")


def gained(table: Table, before: list[int]) -> list[int]:
    """What the reserve holds more than before."""
    return [now - then for now, then in zip(state(table).reserve, before, strict=True)]


# --- 1: shelter ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-shelter")
@pytest.mark.parametrize("die", [3, 4])
def test_1_no_toll_this_turn_and_the_next_but_again_on_the_third(die: int) -> None:
    table = heroic(ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0], dice=[die, 1, 1]), 1, 1)
    play(table, f"give {die} 1 1")
    assert asked(table) == "place-token"
    assert told(table, "say-toll-sheltered") == (die, 0, 0)
    play(table, "reserve")
    roll(table, f"{die} 1 1")
    play(table, f"give {die} 1 1")
    assert asked(table) == "place-token"
    play(table, "reserve")
    roll(table, f"{die} 1 1")
    play(table, f"give {die} 1 1")
    assert asked(table) == "darkhouse-discard"


@pytest.mark.rule("heroic-shelter")
def test_1_costs_crew_and_nothing_else() -> None:
    table = ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0], dice=[3, 1, 1])
    heroic(table, 1, 9)
    s = state(table)
    assert (asked(table), s.crew, s.reserve, s.dice) == ("plan", bits([1]), tokens(0), [3, 1, 1])


@pytest.mark.rule("heroic-shelter", "darkhouse-toll")
@pytest.mark.parametrize("die", [1, 2])
def test_1_changes_nothing_about_a_die_that_is_free_anyway(die: int) -> None:
    table = heroic(ready(LONG, [1, 8, 9], crew=[1, 9], dice=[die, 1, 1]), 1, 1)
    play(table, f"give {die} 1 1")
    assert told(table, "say-toll-free") == (die, 0, 0)


# --- 2: dice to order ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-set-dice")
@pytest.mark.parametrize("dice", [*product([1, 4], repeat=3), (2, 3, 4), (3, 3, 2)], ids=str)
def test_2_each_die_shows_what_you_like(dice: tuple[int, int, int]) -> None:
    table = heroic(ready(LONG, [2, 8, 9], crew=[1, 9], dice=[1, 2, 3]), 2, 1)
    for die in dice:
        assert (asked(table), legal(table)) == ("set-die", ["set 1", "set 2", "set 3", "set 4"])
        play(table, f"set {die}")
    assert [line.arguments for line in table.journal if line.message == "say-die-set"] == [
        (rolled, die, 0) for rolled, die in zip((1, 2, 3), dice, strict=True)
    ]
    assert asked(table) == "plan"
    assert sorted(state(table).dice) == sorted(dice)
    darkhouse, phantom, nautilion = sorted(dice)
    play(table, f"give {darkhouse} {phantom} {nautilion}")
    assert state(table).given == sorted(dice)


@pytest.mark.rule("heroic-set-dice", "dice-faces")
@pytest.mark.parametrize("value", [5, 6])
def test_2_a_die_shows_only_what_is_on_it(value: int) -> None:
    table = heroic(ready(LONG, [2, 8, 9], crew=[1, 9]), 2, 1)
    assert refused(table, f"set {value}") == "dice-faces"


@pytest.mark.rule("heroic-set-dice")
def test_2_spells_may_still_change_the_dice_afterwards() -> None:
    table = heroic(ready(LONG, [2, 8, 9], crew=[1, 9], reserve=[0, 0, 0]), 2, 1)
    play(table, "set 4", "set 4", "set 4", "tide 4 1", "pay green", "pay green")
    assert sorted(state(table).dice) == [1, 4, 4]
    play(table, "whirlwind", "pay green")
    roll(table, "2 2 3")
    assert sorted(state(table).dice) == [2, 2, 3]


@pytest.mark.rule("heroic-set-dice", "heroic-phantom-stays", "heroic-to-reserve")
def test_2_3_and_8_are_lost_and_say_that_they_are_reconstructed() -> None:
    for rule in (Rule.HEROIC_SET_DICE, Rule.HEROIC_PHANTOM_STAYS, Rule.HEROIC_TO_RESERVE):
        assert rule.standing == Standing.RECONSTRUCTED
    assert Rule.HEROIC_SHELTER.standing == Rule.HEROIC_HAUL.standing == Standing.PRINTED


# --- 3: the Phantom waits ------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-phantom-stays")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_3_the_phantom_stays_and_destroys_nothing(die: int) -> None:
    table = ready(LONG, [3, 8, 9], crew=[1, 9], dice=[1, die, 1])
    heroic(table, 3, 1)
    before = state(table)
    play(table, f"give 1 {die} 1", "reserve")
    s = state(table)
    assert (s.phantom, s.discard) == (before.phantom, before.discard)
    assert picture(s) == "I … 7 6 … N 2 3 4 5 6 7 8 P 9 5 … A"
    assert told(table, "say-phantom-stayed") == (die, 0, 0)


@pytest.mark.rule("heroic-phantom-stays")
def test_3_even_a_phantom_that_would_arrive_waits() -> None:
    table = heroic(ready("I … P 2 N 1 3 A", [3, 8, 9], crew=[1, 9], dice=[1, 1, 1]), 3, 1)
    play(table, "give 1 1 1")
    assert table.outcome is None
    assert picture(state(table)) == "I … P 2 … N 3 A"


@pytest.mark.rule("heroic-phantom-stays", "plan")
def test_3_the_phantom_is_given_a_die_all_the_same() -> None:
    table = heroic(ready(LONG, [3, 8, 9], crew=[1, 9], dice=[1, 2, 4]), 3, 1)
    assert [move for move in legal(table) if move.startswith("give")] == [
        "give 1 2 4", "give 1 4 2", "give 2 1 4", "give 2 4 1", "give 4 1 2", "give 4 2 1",
    ]  # fmt: skip


# --- 4: the Phantom retreats ---------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-phantom-back")
@pytest.mark.parametrize(("die", "after", "lost"), [(1, "N 2 … P 7 8 5 1 A", 4), (2, "N 2 … 4 P 8 5 1 A", 7)])
def test_4_the_phantom_goes_back_and_destroys_what_it_stops_on(die: int, after: str, lost: int) -> None:
    table = heroic(ready("I … N 1 2 P . 4 7 8 5 1 A", [4, 8, 9], crew=[1, 9], dice=[1, die, 1]), 4, 1)
    before = state(table).discard[lost]
    play(table, f"give 1 {die} 1", "reserve")
    assert picture(state(table)) == f"I … {after}"
    assert state(table).discard[lost] == before + 1
    assert told(table, "say-phantom-back") == (die, lost, 0)


@pytest.mark.rule("heroic-phantom-back", "phantom-skips")
def test_4_after_the_crossing_the_nautilions_space_is_passed_over() -> None:
    table = heroic(ready("I … 3 P 1 N 2 5 6 A", [4, 8, 9], crew=[1, 9], dice=[1, 2, 1]), 4, 1)
    play(table, "give 1 2 1")
    assert picture(state(table)) == "I … 3 … 1 … P N 6 A"


@pytest.mark.rule("heroic-back-abyss")
@pytest.mark.parametrize("die", [3, 4])
def test_4_a_phantom_driven_back_too_far_stops_at_the_abyss_and_destroys_nothing(die: int) -> None:
    table = heroic(ready("I … N 1 2 P 4 7 A", [4, 8, 9], crew=[1, 9], dice=[1, die, 1]), 4, 1)
    before = state(table).discard
    play(table, f"give 1 {die} 1", "reserve")
    s = state(table)
    assert picture(s) == "I … N 2 … 4 7 P"
    assert s.discard == before
    assert told(table, "say-phantom-at-abyss") == (die, 0, 0)
    assert table.outcome is None


@pytest.mark.rule("heroic-back-abyss", "heroic-phantom-back")
def test_4_from_the_abyss_the_phantom_sets_out_once_more() -> None:
    table = heroic(ready("I … N 1 2 3 P 4 7 A", [4, 8, 9], crew=[1, 9], dice=[1, 4, 1]), 4, 1)
    play(table, "give 1 4 1", "reserve")
    roll(table, "1 1 2")
    play(table, "give 1 2 1", "reserve")
    assert picture(state(table)) == "I … N 3 … P 7 A"


@pytest.mark.rule("heroic-back-abyss", "ends-never-skipped")
def test_4_a_phantom_back_on_the_abyss_does_not_keep_the_nautilion_out() -> None:
    table = heroic(ready("I … 5 P 1 N 2 A", [4], crew=[1, 9], dice=[1, 3, 2]), 4, 1)
    play(table, "give 1 3 2")
    assert table.outcome == "lost-crew-missing"


# --- 5: another task -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-replace")
def test_5_another_open_card_leaves_the_game_and_the_next_of_the_deck_takes_its_place() -> None:
    table = heroic(ready(LATE, [3, 5, 8], crew=[1, 9]), 5, 1)
    assert (asked(table), legal(table)) == ("replace", ["replace 3", "replace 8"])
    play(table, "replace 8")
    assert asked(table) == "reveal-heroic"
    assert [(str(move), move.weight) for move in table.legal] == [(f"heroic {card}", 1) for card in (1, 2, 4, 6, 7, 9)]
    table.feed("heroic 9")
    s = state(table)
    assert (s.heroics, s.heroic_deck) == (bits([3, 9]), bits([1, 2, 4, 6, 7]))
    assert asked(table) == "plan"
    assert told(table, "say-heroic-replaced") == (8, 0, 0)
    assert told(table, "say-heroic-revealed") == (9, 0, 0)


@pytest.mark.rule("heroic-replace")
@pytest.mark.parametrize("card", [5, 1, 12])
def test_5_only_another_open_card_can_be_replaced(card: int) -> None:
    table = heroic(ready(LATE, [3, 5, 8], crew=[1, 9]), 5, 1)
    assert refused(table, f"replace {card}") == "heroic-replace"


@pytest.mark.rule("heroic-replace")
def test_5_what_is_replaced_has_no_effect() -> None:
    table = heroic(ready(LATE, [3, 5, 8], crew=[1, 9]), 5, 1)
    before = state(table)
    play(table, "replace 3")
    table.feed("heroic 1")
    s = state(table)
    assert (s.phantom_stays, s.crew, s.reserve, s.discard) == (0, before.crew, before.reserve, before.discard)


@pytest.mark.rule("heroic-replace")
def test_5_the_new_card_can_be_played_in_the_same_turn() -> None:
    table = heroic(ready(LATE, [3, 5, 8], crew=[1, 9]), 5, 1)
    play(table, "replace 3")
    table.feed("heroic 4")
    heroic(table, 4, 9)
    assert (state(table).heroics, state(table).phantom_back) == (bits([8]), 1)


@pytest.mark.rule("heroic-replace", "heroic-left")
def test_5_the_new_card_must_be_dealt_with_before_you_arrive() -> None:
    table = ready("I … 7 6 P 1 N 2 4 A", [5, 8], crew=range(1, 10), dice=[1, 1, 1])
    heroic(table, 5, 2)
    play(table, "replace 8")
    table.feed("heroic 9")
    play(table, "give 1 1 1", "place")
    assert state(table).crew == bits(range(1, 10))
    roll(table, "1 1 2")
    assert play(table, "give 1 1 2").outcome == "lost-heroic-left"


@pytest.mark.rule("heroic-replace-nothing")
def test_5_alone_on_the_table_it_brings_no_new_card() -> None:
    table = ready(LATE, [5], crew=[1, 9])
    deck = state(table).heroic_deck
    heroic(table, 5, 1)
    assert (asked(table), state(table).heroics, state(table).heroic_deck) == ("plan", 0, deck)
    assert "say-heroic-revealed" not in said(table)
    assert told(table, "say-heroic-nothing") == (5, 0, 0)


@pytest.mark.rule("heroic-replace-nothing")
def test_5_with_an_empty_deck_the_other_card_goes_and_is_not_replaced() -> None:
    absent = "".join(f'[heroics.{card}]\nexpansion = "mages"\n' for card in (2, 4, 6, 7, 8, 9))
    table = sail(LATE, heroics=[1, 3, 5], deck=[], crew=[1, 9], tables=read_tables(absent))
    heroic(table, 5, 1)
    assert legal(table) == ["replace 1", "replace 3"]
    play(table, "replace 1")
    assert (asked(table), state(table).heroics, state(table).heroic_deck) == ("plan", bits([3]), 0)


@pytest.mark.rule("heroic-replace", "heroics-absent")
def test_5_the_new_card_is_never_one_of_an_expansion_that_is_not_in_play() -> None:
    table = heroic(ready(LATE, [3, 5, 8], crew=[1, 9], cabin="a"), 5, 1)
    play(table, "replace 3")
    assert legal(table) == [f"heroic {card}" for card in (1, 2, 4, 6, 7, 9, 10)]


# --- 8: two for the reserve ----------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-to-reserve")
def test_8_two_tokens_of_the_discard_pile_go_to_the_reserve() -> None:
    table = ready("I … N 1 2 3 4 P … A", [7, 8, 9], crew=[3, 9], reserve=[0, 6])
    before = state(table).reserve
    heroic(table, 8, 3)
    assert legal(table) == ["recover green", *(f"recover {number}" for number in range(1, 10))]
    play(table, "recover green")
    assert asked(table) == "recover"
    play(table, "recover 6")
    assert (asked(table), gained(table, before)) == ("plan", tokens(0, 6))
    assert state(table).discard[6] == 2


@pytest.mark.rule("heroic-to-reserve", "one-discard")
def test_8_any_kind_of_token_comes_back() -> None:
    table = heroic(ready("I … N 1:3 2 3 m P … A", [7, 8, 9], crew=[3, 9], cabin="a", mercenaries=[2], box=[4, 6, 6]), 8, 3)
    assert {"recover green", "recover mage a", "recover mage c", "recover mercenary", "recover reef"} < set(legal(table))
    play(table, "recover reef", "recover mercenary")
    assert state(table).reserve == tokens("r", "m")


@pytest.mark.rule("heroic-to-reserve")
def test_8_may_bring_two_of_a_kind_and_no_more_than_there_are() -> None:
    table = ready("I … N 1 2 3 4 P … A", [7, 8, 9], crew=[3, 9], reserve=[0, 0])
    heroic(table, 8, 3)
    play(table, "recover green", "recover green")
    assert (state(table).reserve, state(table).discard[0]) == (tokens(0, 0, 0, 0), 0)
    one = heroic(ready("I … N 1 2 3 4 P … A", [7, 8, 9], crew=[3, 9], reserve=[0, 0, 0]), 8, 3)
    play(one, "recover green")
    assert refused(one, "recover green") == "one-discard"


@pytest.mark.rule("heroic-paid-back")
def test_8_the_one_who_paid_may_come_back_to_the_reserve() -> None:
    table = ready("I … N 3 3 3 1 P … A", [7, 8, 9], crew=[3, 9])
    assert state(table).discard[3] == 0
    heroic(table, 8, 3)
    play(table, "recover 3", "recover green")
    assert (state(table).reserve, state(table).crew) == (tokens(3, 0), bits([9]))


@pytest.mark.rule("heroic-paid-back")
def test_8_brings_as_many_of_two_as_there_are() -> None:
    crew = [number for number in range(1, 10) for _ in range(4)]
    crew.remove(5)
    crew.remove(2)
    drawing = "I N " + " ".join(map(str, crew)) + " m" * 9 + " P A"
    table = ready(drawing, [7, 8, 9], crew=[5], captives=[2], reserve=[0, 0, 0, 0])
    assert state(table).discard == tokens()
    heroic(table, 8, 5)
    assert legal(table) == ["recover 5"]
    play(table, "recover 5")
    assert (asked(table), state(table).reserve) == ("plan", tokens(0, 0, 0, 0, 5))


# --- 9: the great haul ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-haul")
@pytest.mark.parametrize("die", [2, 3, 4])
def test_9_the_token_where_you_stop_and_both_beside_it_go_to_the_reserve(die: int) -> None:
    table = ready("I … 3 N 2 6 1 8 5 4 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, die])
    before = state(table).reserve
    heroic(table, 9, 1)
    play(table, f"give 1 1 {die}")
    three = {2: (2, 6, 1), 3: (6, 1, 8), 4: (1, 8, 5)}[die]
    assert (asked(table), gained(table, before)) == ("roll", tokens(*three))
    assert state(table).crew == bits([9])  # nobody boards
    assert set(told(table, "say-hauled")) == set(three)


@pytest.mark.rule("heroic-haul")
def test_9_what_would_fit_aboard_goes_to_the_reserve_all_the_same() -> None:
    table = ready("I … 3 N 2 a m 4 5 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, 2], expansions="mages mercenaries")
    heroic(table, 9, 1)
    play(table, "give 1 1 2")
    s = state(table)
    assert (s.reserve, s.cabin, s.mercenaries, asked(table)) == (tokens(2, "a", "m"), 0, 0, "roll")


@pytest.mark.rule("haul-neighbours", "gaps-skipped")
def test_9_the_neighbours_are_the_nearest_tokens_that_are_left() -> None:
    table = heroic(ready("I … 3 . . N . 6 . . 8 7 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, 1]), 9, 1)
    play(table, "give 1 1 1")
    assert state(table).reserve == tokens(3, 6, 8)
    assert picture(state(table)) == "I … N … P … A"


@pytest.mark.rule("haul-neighbours", "order-of-figures")
def test_9_what_the_phantom_has_just_destroyed_is_no_neighbour() -> None:
    table = heroic(ready("I … 3 . . N . 6 . . 8 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, 1]), 9, 1)
    play(table, "give 1 1 1")
    assert state(table).reserve == tokens(3, 6)


@pytest.mark.rule("haul-neighbours")
def test_9_a_neighbour_may_lie_beyond_the_phantom() -> None:
    table = ready("I … N 6 P . 8 … A", [3, 8, 9], crew=[1, 2, 9], dice=[1, 1, 1])
    heroic(table, 3, 1)
    heroic(table, 9, 2)
    play(table, "give 1 1 1")
    assert state(table).reserve == tokens(6, 8)


@pytest.mark.rule("haul-neighbours")
@pytest.mark.parametrize(
    ("drawing", "die", "got"),
    [("I … N 6 8 5 P 4 … A", 1, (6, 8)), ("I … 3 2 P 7 N 6 A", 1, (7, 6)), ("I … 2 P … N 6 A", 1, (6,))],
    ids=["nothing behind", "the Abyss ahead", "neither"],
)
def test_9_the_ends_of_the_path_are_no_tokens(drawing: str, die: int, got: tuple[int, ...]) -> None:
    table = heroic(ready(drawing, [7, 8, 9], crew=[1, 9], dice=[1, 1, die]), 9, 1)
    play(table, f"give 1 1 {die}")
    assert table.outcome is None
    assert state(table).reserve == tokens(*got)


@pytest.mark.rule("haul-no-landing")
def test_9_a_nautilion_that_arrives_hauls_nothing() -> None:
    table = heroic(ready("I … 3 2 P 7 N 6 A", [9], crew=[1, 9], dice=[1, 1, 2]), 9, 1)
    play(table, "give 1 1 2")
    assert table.outcome == "lost-crew-missing"
    assert state(table).reserve == tokens()


@pytest.mark.rule("heroic-set-dice", "heroic-haul", "heroic-reefs")
def test_the_cards_of_the_box_do_what_their_numbers_say() -> None:
    assert SHIPPED.heroic_effects[1:] == [
        Heroic.SHELTER, Heroic.SET_DICE, Heroic.PHANTOM_STAYS, Heroic.PHANTOM_BACK, Heroic.REPLACE, Heroic.FROM_PATH,
        Heroic.FROM_DISCARD, Heroic.TO_RESERVE, Heroic.HAUL, Heroic.CABIN, Heroic.MERCENARY, Heroic.REEFS,
    ]  # fmt: skip
