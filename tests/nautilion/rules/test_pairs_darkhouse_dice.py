"""Expansion 4, the Darkhouse, where rules meet: the cards about the dice and the Plan, 1, 2, 8 and 9.
The table of all pairs is in test_pairs_darkhouse.py."""

from __future__ import annotations

import pytest

from leagues.kernel.table import Table

from ..dawn import dawn, every_give, give_up, gives, new_game
from ..positions import asked, legal, picture, refused, roll, said, sail, state, tokens, told

LONG = "I … N 1 2 3 4 5 6 7 8 P … A"


# Card 1: phases 2 to 5 twice


@pytest.mark.rule("twice-same-dice", "mage-reroll")
def test_card_1_mages_a_partnership_made_the_first_time_rolls_nothing_again_the_second() -> None:
    table = sail("I … N 1 2 3 4 P … A", plan="1 1 1", cards=[1], cabin="a")
    table.play("cabin")
    assert state(table).cabin == 0b1001
    assert (asked(table), legal(table)) == ("plan", ["give 1 1 1"])
    assert refused(table, "reroll 1") == "twice-same-dice"


@pytest.mark.rule("twice", "phantom-recruits")
def test_card_1_before_the_collision_the_phantom_recruits_both_times() -> None:
    table = sail("I … N 1 3 4 m 5 P … A", plan="1 1 1", cards=[1], expansions="mercenaries")
    table.play("reserve")
    table.play("give 1 1 1")
    assert state(table).captives == tokens(5, "m")


@pytest.mark.rule("twice", "collision", "mercenary-place")
def test_card_1_at_the_collision_the_second_time_harpoons_of_the_first_count() -> None:
    table = sail("I … N m 1 3 P … A", plan="1 1 1", cards=[1], expansions="mercenaries")
    table.play("place 9")
    turn = state(table).turn
    table.play("give 1 1 1")
    assert picture(state(table)) == "I … N P … A"  # the Phantom took the 1; then the Nautilion would pass it
    assert (told(table, "say-collision"), asked(table)) == ((2, 2, 0), "recover")
    table.play("recover 9")
    assert (state(table).turn, asked(table)) == (turn + 1, "roll")


@pytest.mark.rule("twice-collision", "reef-collision")
def test_card_1_at_a_collision_while_a_reef_holds_the_reef_stays_and_must_be_escaped_next_turn() -> None:
    table = dawn("I … N:3 1 3 P … A", cards=[1], mercenaries=[1])
    roll(table, "1")
    roll(table, "1 3 4")
    table.play("give 1 3")
    table.play("recover 9")
    assert (picture(state(table)), state(table).reserve) == ("I … N:3 P 1 3 … A", tokens(9))
    table.play("roll")
    assert asked(table) == "reef-die"
    assert "say-second-pass" not in said(table)


@pytest.mark.rule("twice", "mercenary-blow")
def test_card_1_after_the_collision_a_mercenarys_blow_comes_each_time() -> None:
    table = sail("I 1 m m P … N 2 3 4 … A", plan="1 1 1", cards=[1], collided=True, reserve=[0, 0])
    give_up(table)
    table.play("reserve")
    table.play("give 1 1 1")
    give_up(table)
    assert state(table).reserve == tokens(2)


@pytest.mark.rule("twice", "reef-escape")
def test_card_1_escaped_from_a_reef_the_nautilion_moves_both_times_and_rolls_for_it_once() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[1])
    roll(table, "3")
    roll(table, "1 1 2")
    for landed in (2, 4):
        assert gives(table) == every_give(1, 1, 2)
        table.play("give 1 1 2")
        assert state(table).landed == landed
        table.play("reserve")
    assert said(table).count("say-reef-rolled") == 1


@pytest.mark.rule("twice-reef-reached", "reef-roll")
def test_card_1_reached_the_second_time_a_reef_holds_as_always() -> None:
    table = sail("I … N 1 2:6 3 4 5 6 7 8 P … A", plan="1 1 1", cards=[1])
    table.play("reserve")
    table.play("give 1 1 1")
    table.play("reserve")
    table.play("roll")
    assert asked(table) == "reef-die"


@pytest.mark.rule("twice-reef-reached", "phantom-reef")
def test_card_1_reached_by_the_phantom_both_times_both_reefs_go() -> None:
    table = sail("I … N 1 2 3 4 5:3 6:9 P … A", plan="1 1 1", cards=[1])
    table.play("reserve")
    table.play("give 1 1 1")
    assert state(table).discard[14] == 2


@pytest.mark.rule("twice", "two-first-player")
@pytest.mark.parametrize("first", [0, 1])
def test_card_1_first_turn_the_first_player_is_chosen_once_and_plays_both_times(first: int) -> None:
    table = new_game(1, 4, 5, 6, 7, deal=[1, 2, 3, 4, 5], players=2)
    roll(table, "1 1 1")
    table.play(f"first {first}")
    for _ in range(2):
        assert (asked(table), table.who) == ("plan", first)
        table.play("give 1 1 1", seat=first)
        table.play("reserve", seat=first)
    assert (asked(table), table.who, state(table).turn) == ("roll", 1 - first, 2)


@pytest.mark.rule("twice", "victory")
def test_card_1_ends_reached_the_first_time_end_the_game_at_once() -> None:
    table = sail("I 1 2 3 P 4 … N 5 A", plan="1 1 2", cards=[1], crew=range(1, 10))
    assert (table.outcome, said(table).count("say-second-pass")) == ("won-full-crew", 0)


@pytest.mark.rule("twice", "phantom-arrives")
def test_card_1_ends_reached_the_second_time_end_it_too_the_phantoms_first() -> None:
    table = sail("I 1 P 4 … N 5 6 7 A", plan="1 1 2", cards=[1], crew=range(1, 10))
    table.play("reserve")
    table.play("give 1 1 2")  # both would arrive
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("twice", "phantom-arrives")
def test_card_1_ends_the_phantom_may_arrive_the_first_time() -> None:
    assert sail("I 1 P 4 … N 5 6 7 A", plan="1 2 1", cards=[1]).outcome == "lost-phantom-at-isles"


@pytest.mark.rule("twice", "darkhouse-nothing")
def test_card_1_reserve_empty_the_first_toll_takes_nothing_and_the_second_what_has_come_since() -> None:
    table = sail(LONG, plan="3 1 1", cards=[1])
    assert (asked(table), told(table, "say-toll-nothing")) == ("place-token", (3, 0, 0))
    table.play("place")
    table.play("give 3 1 1")
    assert (asked(table), legal(table)) == ("darkhouse-discard", ["discard 1"])


@pytest.mark.rule("twice", "victory")
def test_card_1_full_the_first_time_and_at_the_abyss_the_second_is_won() -> None:
    table = sail("I 1 2 3 P … N 9 4 A", plan="1 1 1", cards=[1], crew=range(1, 9))
    table.play("place")
    table.play("give 1 1 1")
    assert table.outcome is None  # on the 4
    table = sail("I 1 2 3 P … N 9 A", plan="1 1 1", cards=[1], crew=range(1, 9))
    table.play("place")
    table.play("give 1 1 1")
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("twice", "gaps-skipped")
def test_card_1_gaps_of_the_first_time_are_skipped_the_second() -> None:
    table = sail("I … N 1 2 3 P 9 … A", plan="1 1 1", cards=[1])
    table.play("reserve")
    table.play("give 1 1 1")
    assert (state(table).landed, picture(state(table))) == (9, "I … P … N … A")


# Cards 2 and 8: the dice in more than one roll


def all_but_last(card: int, phantom: int, nautilion: int) -> Table:
    """A turn under card 2 or 8, when only the Darkhouse (2) or Darkhouse and Nautilion (8) have no die yet."""
    table = dawn("I 1 2 P … N 3 4 … A", cards=[card])
    if card == 8:
        table.play("choose phantom")
    roll(table, str(phantom))
    table.play("give phantom")
    if card == 2:
        roll(table, str(nautilion))
        table.play("give nautilion")
    return table


@pytest.mark.rule("one-by-one", "two-steps", "phantom-arrives")
@pytest.mark.parametrize("card", [2, 8])
def test_cards_2_8_ends_nobody_arrives_before_the_last_die_is_given(card: int) -> None:
    table = all_but_last(card, 4, 1)
    assert (asked(table), table.outcome) == ("roll-die", None)
    roll(table, "1" if card == 2 else "1 1")
    table.play("give darkhouse" if card == 2 else "give 1 4 1")
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("one-by-one", "two-steps", "collision")
@pytest.mark.parametrize("card", [2, 8])
def test_cards_2_8_at_the_collision_all_dice_are_given_first(card: int) -> None:
    table = dawn("I … N 1 3 P … A", cards=[card], mercenaries=[1], reserve=[0])
    if card == 8:
        table.play("choose phantom")
    roll(table, "4")
    table.play("give phantom")
    assert state(table).collided == 0
    if card == 2:
        roll(table, "1")
        table.play("give nautilion")
        roll(table, "3")
        table.play("give darkhouse")
    else:
        roll(table, "3 1")
        table.play("give 3 4 1")
    assert (asked(table), state(table).collided) == ("darkhouse-discard", 0)
    give_up(table)
    assert (asked(table), state(table).collided) == ("recover", 1)


@pytest.mark.rule("one-by-one", "two-steps", "reef-escape")
@pytest.mark.parametrize("card", [2, 8])
def test_cards_2_8_escaped_all_three_dice_are_rolled_and_the_reef_pays_for_a_whirlwind(card: int) -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[card])
    roll(table, "3")
    if card == 8:
        table.play("choose nautilion")
    roll(table, "1")
    for move in ("whirlwind", "pay reef"):
        table.play(move)
    table.feed("2")
    table.play("give nautilion")
    roll(table, "1" if card == 2 else "1 1")
    if card == 2:
        table.play("give phantom")
        roll(table, "1")
        table.play("give darkhouse")
    else:
        table.play("give 1 1 2")
    assert (state(table).landed, state(table).discard[14]) == (2, 1)


@pytest.mark.rule("one-by-one", "two-steps", "spell-cost")
@pytest.mark.parametrize("card", [2, 8])
def test_cards_2_8_reserve_empty_leaves_only_the_giving(card: int) -> None:
    table = all_but_last(card, 1, 1)
    roll(table, "1" if card == 2 else "1 2")
    assert legal(table) == (["give darkhouse"] if card == 2 else ["give 1 1 2", "give 2 1 1"])
    assert refused(table, "whirlwind") == "spell-cost"


@pytest.mark.rule("one-by-one", "two-alternate")
@pytest.mark.parametrize("active", [0, 1])
def test_card_2_two_players_one_of_them_gives_all_the_dice(active: int) -> None:
    table = dawn(LONG, cards=[2], players=2, active=active)
    table.play("roll", seat=active)
    for figure in ("phantom", "nautilion", "darkhouse"):
        table.feed("1")
        assert table.who == active
        table.play(f"give {figure}", seat=active)
    assert (asked(table), table.who) == ("place-token", active)


# Card 9: the dice are set


@pytest.mark.rule("fixed-dice", "reef-escape")
def test_card_9_escaped_all_three_dice_are_given() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 7 8 P … A", cards=[9])
    roll(table, "3")
    assert (asked(table), gives(table)) == ("plan", every_give(2, 3, 4))


@pytest.mark.rule("fixed-dice", "collision")
@pytest.mark.parametrize("plan", every_give(2, 3, 4))
def test_card_9_at_the_collision_no_die_is_small_enough_to_stop_before_it(plan: str) -> None:
    table = dawn("I … N 1 P … A", cards=[9], mercenaries=[9], reserve=[0])
    table.play(plan)
    if asked(table) == "darkhouse-discard":
        give_up(table)
    assert (asked(table), state(table).collided) == ("recover", 1)


@pytest.mark.rule("fixed-dice", "phantom-arrives")
@pytest.mark.parametrize("plan", every_give(2, 3, 4))
def test_card_9_ends_a_phantom_two_steps_from_the_isles_arrives_whatever_it_gets(plan: str) -> None:
    table = dawn("I 1 P … N 2 3 4 … A", cards=[9])
    table.play(plan)
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("fixed-dice-spells", "spell-cost")
def test_card_9_reserve_empty_leaves_only_the_giving() -> None:
    assert legal(dawn(LONG, cards=[9])) == every_give(2, 3, 4)
