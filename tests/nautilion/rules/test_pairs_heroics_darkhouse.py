"""Heroic Actions under the Darkhouse cards, where they touch. The list of all pairs is in `test_pairs_heroics`."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.kernel.table import Table

from ..positions import asked, legal, picture, refused, roll, said, state, tokens, told
from .test_heroics import bits, place, play, ready
from .test_pairs_heroics import CARDS, CREW, EVERYTHING, GIVES, PAYERS, SCENE, TURN_BEFORE, perform

LONG = "I … 7 6 N 1 2 3 4 5 6 7 8 P 9 5 … A"
REEF_AHEAD = "I … 5 N 1:6 2 3 4 5 6 7 P 8 9 … A"  # a 1 leads the Nautilion to the Reef


def next_turn(drawing: str, darkhouse: int, heroics: list[int], **details: Any) -> Table:
    """The opening of a turn under a Darkhouse card: the turn before was played with three 1s."""
    table = ready(drawing, heroics, cards=[5 if darkhouse == 4 else 4, darkhouse], **{"dice": [1, 1, 1], **details})
    return play(table, "give 1 1 1", "reserve")


def held(darkhouse: int, heroics: list[int], dice: str, **details: Any) -> Table:
    """The Plan of a turn on which a Reef with the number 6 holds the Nautilion, under a Darkhouse card."""
    table = next_turn(REEF_AHEAD, darkhouse, heroics, **details)
    roll(table, "1")
    if dice:
        roll(table, dice)
    assert state(table).stuck == 1
    return table


# --- when they can be played: cards 1, 2 and 8 ---------------------------------------------------------------------------


@pytest.mark.rule("heroics-window", "twice-same-dice")
@pytest.mark.parametrize("card", CARDS)
def test_card_1_the_second_time_through_no_heroic_action_can_be_played(card: int) -> None:
    table = ready(SCENE, sorted({card, 4, 3 if card == 9 else 9}), **{**EVERYTHING, "cards": [1]})
    assert f"heroic {card}" in legal(table)
    play(table, "give 4 1 2", "discard reserve", "pay green", "reserve")
    assert state(table).again == 1
    assert refused(table, f"heroic {card}") == "heroics-window"
    assert not [move for move in legal(table) if not move.startswith("give")]


@pytest.mark.rule("heroics-last-roll", "one-by-one")
@pytest.mark.parametrize("card", CARDS)
def test_card_2_heroic_actions_wait_for_the_last_die(card: int) -> None:
    heroics = sorted({card, 4, 3 if card == 9 else 9})
    table = next_turn(TURN_BEFORE, 2, heroics, crew=CREW, reserve=[0, 0], cabin="b", captives=["m", 2])
    for figure in ("darkhouse", "phantom"):
        roll(table, "1")
        assert refused(table, f"heroic {card}") == "heroics-last-roll"
        play(table, f"give {figure}")
    roll(table, "1")
    assert f"heroic {card}" in legal(table)


@pytest.mark.rule("heroics-last-roll", "two-steps")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("figure", ["darkhouse", "phantom", "nautilion"])
def test_card_8_heroic_actions_wait_for_the_second_roll(card: int, figure: str) -> None:
    heroics = sorted({card, 4, 3 if card == 9 else 9})
    table = next_turn(TURN_BEFORE, 8, heroics, crew=CREW, reserve=[0, 0], cabin="b", captives=["m", 2])
    play(table, f"choose {figure}")
    roll(table, "1")
    assert refused(table, f"heroic {card}") == "heroics-last-roll"
    play(table, f"give {figure}")
    roll(table, "1 1")
    assert f"heroic {card}" in legal(table)


@pytest.mark.rule("heroics-last-roll", "spells")
def test_cards_2_and_8_a_card_nobody_could_play_anyway_is_refused_for_its_own_reason() -> None:
    table = next_turn(LONG, 2, [3, 4, 9])
    roll(table, "1")
    assert refused(table, "heroic 3") == "heroic-cost"
    assert refused(table, "heroic 1") == "heroics-setup"


@pytest.mark.rule("heroics-last-roll", "one-by-one-stuck")
def test_card_2_on_a_reef_the_second_die_is_the_last() -> None:
    table = held(2, [2, 4, 9], "1", crew=[1, 9])
    assert refused(table, "heroic 4") == "heroics-last-roll"
    play(table, "give darkhouse")
    roll(table, "4")
    play(table, "heroic 2", "sacrifice 1", "set 1")
    assert [move for move in legal(table) if move.startswith("give")] == ["give phantom"]
    play(table, "give phantom")
    assert picture(state(table)) == "I … 5 … N 2 3 4 5 P … 8 9 … A"  # it has moved by 1 and by 1


@pytest.mark.rule("heroics-last-roll", "two-steps-stuck")
def test_card_8_on_a_reef_is_no_reason_to_wait() -> None:
    table = held(8, [2, 4, 9], "1 1", crew=[1, 9])
    play(table, "heroic 4", "sacrifice 1", "give 1 1")
    assert picture(state(table)).endswith("P 9 … A")


# --- 1: shelter ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-shelter", "toll-of-two")
def test_1_with_card_4_nothing_of_the_double_toll_is_due() -> None:
    table = ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0, 0], dice=[3, 1, 1], cards=[4])
    play(table, "heroic 1", "sacrifice 1", "give 3 1 1")
    assert (asked(table), state(table).reserve) == ("place-token", tokens(0, 0))


@pytest.mark.rule("toll-reroll-free", "heroic-shelter")
@pytest.mark.parametrize("again", ["1", "2", "3", "4"])
def test_1_with_card_5_the_2_is_rolled_again_without_effect(again: str) -> None:
    table = ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0, 0], dice=[2, 1, 1], cards=[5])
    play(table, "heroic 1", "sacrifice 1", "give 2 1 1")
    assert asked(table) == "toll-die"
    table.feed(again)
    assert asked(table) == "place-token"
    assert told(table, "say-toll-rerolled") == (2, int(again), 0)


@pytest.mark.rule("heroic-shelter", "toll-four-only")
def test_1_with_card_10_the_4_is_free_too() -> None:
    table = ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0, 0], dice=[4, 1, 1], cards=[10])
    play(table, "heroic 1", "sacrifice 1", "give 4 1 1")
    assert (asked(table), "say-toll-sheltered" in said(table)) == ("place-token", True)


@pytest.mark.rule("heroic-shelter", "twice", "machinations")
def test_1_holds_next_turn_whatever_card_the_darkhouse_moves_to_and_then_no_longer() -> None:
    table = ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0, 0, 0], dice=[3, 1, 1], cards=[4, 1, 10])
    play(table, "heroic 1", "sacrifice 1", "give 3 1 1", "reserve")
    roll(table, "4 1 1")
    play(table, "give 4 1 1", "reserve", "give 4 1 1", "reserve")  # card 1: both times
    assert said(table).count("say-toll-sheltered") == 3
    roll(table, "4 1 1")
    play(table, "give 4 1 1")
    assert asked(table) == "darkhouse-discard"


# --- 2: dice to order ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-set-dice", "twice-same-dice")
def test_2_with_card_1_the_dice_stay_so_the_second_time() -> None:
    table = ready(LONG, [2, 8, 9], crew=[1, 9], dice=[4, 4, 4], cards=[1])
    play(table, "heroic 2", "sacrifice 1", "set 1", "set 1", "set 2", "give 1 1 2", "reserve")
    assert legal(table) == ["give 1 1 2", "give 1 2 1", "give 2 1 1"]


@pytest.mark.rule("heroic-set-dice-left", "one-by-one")
def test_2_with_card_2_sets_the_last_die_only() -> None:
    table = next_turn(LONG, 2, [2, 8, 9], crew=[1, 9])
    roll(table, "1")
    play(table, "give phantom")
    roll(table, "2")
    play(table, "give darkhouse")
    roll(table, "1")
    play(table, "heroic 2", "sacrifice 1", "set 4")
    assert (asked(table), state(table).given) == ("plan", [2, 1, 0])
    play(table, "give nautilion")
    assert state(table).given == [2, 1, 4]


@pytest.mark.rule("heroic-set-dice-left", "two-steps")
def test_2_with_card_8_sets_the_two_dice_of_the_second_roll() -> None:
    table = next_turn(LONG, 8, [2, 8, 9], crew=[1, 9])
    play(table, "choose nautilion")
    roll(table, "1")
    play(table, "give nautilion")
    roll(table, "4 4")
    play(table, "heroic 2", "sacrifice 1", "set 2", "set 3")
    assert [move for move in legal(table) if move.startswith("give")] == ["give 2 3 1", "give 3 2 1"]


@pytest.mark.rule("heroic-set-dice-left", "fixed-dice", "fixed-dice-spells")
def test_2_with_card_9_sets_all_three_dice_and_the_spells_stay_barred() -> None:
    table = next_turn(LONG, 9, [2, 8, 9], crew=[1, 9], reserve=[0, 0])
    assert sorted(state(table).dice) == [2, 3, 4]
    play(table, "heroic 2", "sacrifice 1", "set 1", "set 1", "set 1")
    assert [move for move in legal(table) if move.startswith("give")] == ["give 1 1 1"]
    for spell in ("whirlwind", "tide 1 2"):
        assert refused(table, spell) == "fixed-dice-spells"


@pytest.mark.rule("heroic-set-dice", "toll-reroll")
def test_2_with_card_5_a_2_that_was_set_is_rolled_again_too() -> None:
    table = ready(LONG, [2, 8, 9], crew=[1, 9], dice=[1, 1, 1], cards=[5])
    play(table, "heroic 2", "sacrifice 1", "set 2", "set 1", "set 1", "give 2 1 1")
    assert asked(table) == "toll-die"


# --- 3 and 4: the Phantom ------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-twice", "twice")
@pytest.mark.parametrize(("card", "end"), [(3, "7 8 P 9 5 … A"), (4, "7 8 … P … A"), (8, "P … 9 5 … A")])
def test_3_and_4_with_card_1_hold_both_times(card: int, end: str) -> None:
    table = ready(LONG, [1, card, 9], crew=[1, 9], dice=[1, 1, 1], cards=[1])
    play(table, f"heroic {card}", "sacrifice 1")
    while asked(table) == "recover":
        play(table, "recover green")
    play(table, "give 1 1 1", "reserve", "give 1 1 1", "reserve")
    assert picture(state(table)).endswith(end)


@pytest.mark.rule("heroic-stays-exchange", "exchange")
def test_3_with_card_6_you_get_nothing_and_the_phantom_gets_your_token() -> None:
    table = ready(LONG, [3, 8, 9], crew=[1, 9], dice=[1, 1, 1], cards=[6])
    play(table, "heroic 3", "sacrifice 1")
    before = state(table)
    play(table, "give 1 1 1")
    s = state(table)
    assert (s.turn, s.reserve, s.crew, s.phantom) == (before.turn + 1, before.reserve, before.crew, before.phantom)
    assert [now - then for now, then in zip(s.discard, before.discard, strict=True)] == tokens(1)


@pytest.mark.rule("heroic-stays-exchange", "phantom-recruits")
def test_3_with_card_6_before_the_collision_the_token_goes_to_the_phantoms_board() -> None:
    table = ready("I … N 1 5 3 4 P … A", [3, 8, 9], crew=[1, 9], dice=[1, 1, 2], cards=[6], expansions="mercenaries")
    play(table, "heroic 3", "sacrifice 1", "give 1 1 2")
    assert (state(table).captives, state(table).reserve) == (tokens(5), tokens())


@pytest.mark.rule("heroic-phantom-back", "exchange")
def test_4_with_card_6_the_token_behind_the_phantom_is_yours() -> None:
    table = ready(LONG, [4, 7, 8], crew=[1, 9], dice=[1, 2, 1], cards=[6])
    before = state(table).discard[1]
    play(table, "heroic 4", "sacrifice 1", "give 1 2 1")
    assert (asked(table), state(table).landed) == ("place-token", 5)
    play(table, "place")
    assert (state(table).crew, state(table).discard[1]) == (bits([5, 9]), before + 2)  # who paid, and what you stopped on


@pytest.mark.rule("heroic-back-abyss", "exchange")
def test_4_with_card_6_from_the_abyss_comes_nothing_but_the_phantom_gets_your_token() -> None:
    table = ready("I … N 6 2 3 P 4 7 A", [4, 7, 8], crew=[1, 9], dice=[1, 4, 1], cards=[6])
    before = state(table).discard[6]
    play(table, "heroic 4", "sacrifice 1", "give 1 4 1")
    s = state(table)
    assert (picture(s), s.reserve, s.discard[6]) == ("I … N 2 3 … 4 7 P", tokens(), before + 1)


@pytest.mark.rule("heroic-phantom-back", "backwards")
def test_4_with_card_7_both_submarines_go_back() -> None:
    table = ready(LONG, [4, 7, 8], crew=[1, 9], dice=[1, 1, 1], cards=[7])
    play(table, "heroic 4", "sacrifice 1", "give 1 1 1", "reserve")
    assert picture(state(table)) == "I … 7 N … 1 2 3 4 5 6 7 8 … P 5 … A"


# --- 6, 7 and 8: what comes and goes -------------------------------------------------------------------------------------


@pytest.mark.rule("insert", "heroic-from-path")
def test_6_with_card_3_can_take_the_token_that_was_just_put_back() -> None:
    table = next_turn("I … N 1 2 3 P … A", 3, [4, 6, 9], crew=[1, 9], ship="C1")
    play(table, "recover 8", f"insert {place(table, 2)}")
    roll(table, "1 1 1")
    play(table, "heroic 6", "sacrifice 1")
    assert legal(table) == [f"take {place(table, 8)}"]
    play(table, f"take {place(table, 8)}")
    assert state(table).crew == bits([8, 9])


@pytest.mark.rule("insert", "recover-one", "heroic-from-discard", "one-discard")
@pytest.mark.parametrize(("darkhouse", "moves"), [(3, ["recover 8", "insert 36"]), (11, ["recover 8"])])
def test_7_cannot_bring_what_cards_3_and_11_have_just_taken_from_the_discard_pile(darkhouse: int, moves: list[str]) -> None:
    table = next_turn("I … N 1 2 3 8 8 8 2 P 4 A", darkhouse, [4, 7, 9], crew=[1, 9])
    play(table, *moves)
    roll(table, "1 1 1")
    play(table, "heroic 7", "sacrifice 1")
    assert refused(table, "recover 8") == "one-discard"


@pytest.mark.rule("buy", "heroic-from-discard")
def test_7_with_card_12_brings_what_was_paid_and_card_12_brings_who_paid() -> None:
    drawing = "I … N 8 8 8 3 3 3 P … A"
    table = ready(drawing, [4, 7, 9], crew=[3, 9], reserve=[8, 0], cards=[12])
    play(table, "buy", "pay 8", "pay green", "recover 1", "place", "heroic 7", "sacrifice 3", "recover 8")
    assert state(table).crew == bits([1, 8, 9])
    table = ready(drawing, [4, 7, 9], crew=[3, 9], reserve=[0, 0], cards=[12])
    play(table, "heroic 7", "sacrifice 3", "recover 8", "buy", "pay green", "pay green", "recover 3", "place")
    assert state(table).crew == bits([3, 8, 9])


@pytest.mark.rule("buy", "heroic-from-path", "place-on-ship")
def test_6_with_card_12_one_space_takes_one_of_them() -> None:
    table = ready("I … N 8 5 P … A", [4, 6, 9], crew=[3, 9], reserve=[0, 0], cards=[12])
    play(table, "buy", "pay green", "pay green", "recover 8", "place", "heroic 6", "sacrifice 3")
    assert refused(table, f"take {place(table, 8)}") == "place-on-ship"
    assert legal(table) == [f"take {place(table, 5)}"]


@pytest.mark.rule("buy", "heroic-to-reserve", "recover-one")
def test_8_with_card_12_pays_for_the_offer_and_takes_back_what_it_cost() -> None:
    table = ready(LONG, [4, 7, 8], crew=[1, 9], cards=[12])
    assert refused(table, "buy") == "buy"
    play(table, "heroic 8", "sacrifice 1", "recover green", "recover green", "buy", "pay green", "pay green")
    play(table, "recover 1", "place")
    assert (state(table).crew, state(table).reserve, state(table).discard[0]) == (bits([1, 9]), tokens(), 4)
    table = ready(LONG, [4, 7, 8], crew=[1, 9], reserve=[0, 0, 0, 0], cards=[12])
    play(table, "buy", "pay green", "pay green", "recover 2", "place", "heroic 8", "sacrifice 1")
    play(table, "recover green", "recover green")
    assert state(table).reserve == tokens(0, 0, 0, 0)


@pytest.mark.rule("recover-one", "heroic-to-reserve", "one-discard")
def test_8_with_card_11_finds_what_card_11_has_left() -> None:
    table = next_turn("I … N 1 2 3 8 8 8 2 P 4 A", 11, [4, 7, 8], crew=[1, 9], reserve=[0, 0, 0])
    play(table, "recover green")
    roll(table, "1 1 1")
    play(table, "heroic 8", "sacrifice 1")
    assert refused(table, "recover green") == "one-discard"
    play(table, "recover 8", "recover 1")
    assert state(table).reserve == tokens(0, 0, 0, 0, 1, 8, 1)  # one 1 from the turn before, the other has paid


# --- 9: the great haul ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("insert", "haul-neighbours")
def test_9_with_card_3_the_token_that_was_put_back_is_a_neighbour() -> None:
    table = next_turn("I … 7 N 1 2 3 4 5 P … A", 3, [4, 7, 9], crew=[1, 9])
    play(table, "recover 8", f"insert {place(table, 2)}")
    before = state(table).reserve
    roll(table, "1 1 1")
    play(table, "heroic 9", "sacrifice 1", "give 1 1 1")
    assert [now - then for now, then in zip(state(table).reserve, before, strict=True)] == tokens(7, 2, 8)


@pytest.mark.rule("haul-exchange", "exchange")
@pytest.mark.parametrize(("to", "crew", "kept"), [("reserve", [9], (8,)), ("place", [8, 9], ())])
def test_9_with_card_6_all_three_are_yours_and_the_phantoms_too(to: str, crew: list[int], kept: tuple[int, ...]) -> None:
    table = ready("I … 7 N 1 2 3 4 5 8 P … A", [4, 7, 9], crew=[1, 9], dice=[1, 1, 2], cards=[6])
    play(table, "heroic 9", "sacrifice 1")
    before = state(table).discard
    play(table, "give 1 1 2")
    assert (asked(table), state(table).landed) == ("place-token", 8)
    play(table, to)
    s = state(table)
    assert (s.crew, s.reserve) == (bits(crew), tokens(1, 2, 3, *kept))
    assert s.discard == before  # the Phantom gets nothing


@pytest.mark.rule("haul-exchange", "phantom-recruits")
def test_9_with_card_6_before_the_collision_no_warrior_reaches_the_phantoms_board() -> None:
    table = ready("I … 7 N 2 5 8 4 1 m P … A", [4, 7, 9], crew=[1, 9], dice=[1, 1, 2], cards=[6], expansions="mercenaries")
    play(table, "heroic 9", "sacrifice 1", "give 1 1 2", "reserve")
    assert (state(table).captives, state(table).reserve) == (tokens(), tokens(2, 5, 8, "m"))


@pytest.mark.rule("heroic-haul", "backwards")
def test_9_with_card_7_hauls_where_the_nautilion_stops_on_its_way_back() -> None:
    table = ready("I … 3 4 6 N 1 2 3 5 P … A", [4, 7, 9], crew=[1, 9], dice=[1, 1, 2], cards=[7])
    play(table, "heroic 9", "sacrifice 1", "give 1 1 2")
    assert (asked(table), state(table).reserve) == ("roll", tokens(3, 4, 6))


@pytest.mark.rule("haul-no-landing", "backwards-isles")
def test_9_with_card_7_back_on_the_happy_isles_there_is_no_haul() -> None:
    table = ready("I … 6 N 1 2 3 5 P … A", [4, 7, 9], crew=[1, 9], dice=[1, 1, 2], cards=[7])
    play(table, "heroic 9", "sacrifice 1", "give 1 1 2")
    s = state(table)
    assert (asked(table), s.reserve, picture(s)) == ("roll", tokens(), "N … 6 … 1 2 3 P … A")


@pytest.mark.rule("heroic-twice", "twice", "heroic-haul")
def test_9_with_card_1_hauls_both_times() -> None:
    table = ready("I … 7 N 1 2 3 4 5 6 8 1 P … A", [4, 7, 9], crew=[1, 9], dice=[1, 1, 2], cards=[1])
    play(table, "heroic 9", "sacrifice 1", "give 1 1 2")
    assert (asked(table), state(table).reserve) == ("plan", tokens(1, 2, 3))
    play(table, "give 1 1 2")
    assert state(table).reserve == tokens(1, 2, 3, 4, 5, 6)


# --- 10: mates for the Mages ---------------------------------------------------------------------------------------------


@pytest.mark.rule("fixed-dice-spells", "heroic-cabin-room")
def test_10_with_card_9_the_new_pair_finds_no_die_to_roll_again() -> None:
    table = next_turn(LONG, 9, [4, 7, 10], crew=[1, 9], cabin="b")
    play(table, "heroic 10", "sacrifice 1")
    assert state(table).cabin == 0b110010
    assert refused(table, "reroll 4") == "fixed-dice-spells"


@pytest.mark.rule("one-by-one-spells", "heroic-cabin-room")
def test_10_with_card_2_the_new_pair_rolls_only_the_last_die_again() -> None:
    table = next_turn(LONG, 2, [4, 7, 10], crew=[1, 9], cabin="b")
    roll(table, "3")
    play(table, "give nautilion")
    roll(table, "1")
    play(table, "give phantom")
    roll(table, "4")
    play(table, "heroic 10", "sacrifice 1")
    assert refused(table, "reroll 3") == "mage-reroll"
    play(table, "reroll 4")
    table.feed("2")
    assert (state(table).dice[0], state(table).given) == (2, [0, 1, 3])


@pytest.mark.rule("buy-cabin", "heroic-cabin-room")
def test_10_with_card_12_a_space_that_was_bought_is_not_free() -> None:
    table = ready(LONG, [4, 7, 10], crew=[1, 9], reserve=[0, 0], cabin="b", cards=[12])
    play(table, "buy", "pay green", "pay green", "recover 4", "cabin")
    before = state(table).discard[4]
    play(table, "heroic 10", "sacrifice 1")
    assert (state(table).cabin, state(table).discard[4]) == (0b110010, before)


# --- 12: clear waters, while a Reef holds you ----------------------------------------------------------------------------


@pytest.mark.rule("heroic-reefs-stuck", "twice-stuck")
def test_12_with_card_1_the_nautilion_waits_the_first_time_only_and_gets_no_reef() -> None:
    table = held(1, [4, 7, 12], "1 1 2", crew=[1, 6, 9])
    play(table, "heroic 12", "sacrifice 6", "give 1 1")
    assert (asked(table), state(table).reserve) == ("plan", tokens(1))  # the 1 of the turn before
    play(table, "give 1 1 2")
    assert (asked(table), state(table).landed) == ("place-token", 3)


@pytest.mark.rule("heroic-reefs-stuck", "exchange-stuck")
def test_12_with_card_6_there_is_still_no_exchange() -> None:
    table = held(6, [4, 7, 12], "1 1", crew=[1, 6, 9])
    before = state(table).discard[6]
    play(table, "heroic 12", "sacrifice 6", "give 1 1")
    assert asked(table) == "roll"
    assert state(table).discard[6] == before + 2  # who paid, and what the Phantom stopped on


@pytest.mark.rule("heroic-reefs-stuck", "backwards-stuck")
def test_12_with_card_7_the_nautilion_does_not_move_back_either() -> None:
    table = held(7, [4, 7, 12], "1 1", crew=[1, 6, 9])
    place_before = state(table).nautilion
    play(table, "heroic 12", "sacrifice 6", "give 1 1")
    assert (state(table).nautilion, asked(table)) == (place_before, "roll")


@pytest.mark.rule("heroic-reefs-stuck", "fixed-dice-stuck")
def test_12_with_card_9_two_of_the_fixed_dice_are_given_all_the_same() -> None:
    table = held(9, [4, 7, 12], "", crew=[1, 6, 9])
    play(table, "heroic 12", "sacrifice 6")
    gives = [move for move in legal(table) if move.startswith("give")]
    assert gives == ["give 2 3", "give 2 4", "give 3 2", "give 3 4", "give 4 2", "give 4 3"]


@pytest.mark.rule("heroic-set-dice-left", "fixed-dice-stuck")
def test_2_with_card_9_on_a_reef_sets_the_dice_of_which_two_are_given() -> None:
    table = held(9, [2, 7, 12], "", crew=[1, 9])
    play(table, "heroic 2", "sacrifice 1", "set 1", "set 1", "set 2")
    gives = [move for move in legal(table) if move.startswith("give")]
    assert gives == ["give 1 1", "give 1 2", "give 2 1"]


@pytest.mark.rule("heroic-gone", "darkhouse-circle")
def test_a_card_of_one_turn_is_forgotten_when_the_darkhouse_moves_on() -> None:
    table = ready(SCENE, [3, 4, 9], **{**EVERYTHING, "cards": [10, 11], "dice": [1, 1, 2]})
    for card in (3, 4, 9):
        perform(table, card, PAYERS.get(card, {3: 4, 4: 5, 9: 6}[card]))
    play(table, "give 1 1 2")
    s = state(table)
    assert (s.phantom_stays, s.phantom_back, s.haul, s.lamp) == (0, 0, 0, 1)
    assert not set(GIVES) & set(legal(table))
