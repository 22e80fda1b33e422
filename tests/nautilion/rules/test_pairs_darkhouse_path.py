"""Expansion 4, the Darkhouse, where rules meet: the cards about the path, 3, 6 and 7.
The table of all pairs is in test_pairs_darkhouse.py."""

from __future__ import annotations

import pytest

from ..dawn import dawn, give_up, new_game
from ..positions import asked, legal, picture, refused, roll, said, sail, state, tokens, told

# Card 3: a token goes back into the path


@pytest.mark.rule("insert-tokens", "phantom-recruits")
def test_card_3_before_the_collision_a_mercenary_put_in_can_be_recruited() -> None:
    table = dawn("I … N 1 3 P … A", cards=[3], expansions="mercenaries")
    table.play("recover mercenary")
    table.play(f"insert {state(table).phantom - 1}")
    assert picture(state(table)) == "I … N 1 3 m P … A"
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert state(table).captives == tokens("m")


@pytest.mark.rule("insert", "collision")
@pytest.mark.parametrize("ahead", [True, False])
def test_card_3_at_the_collision_a_token_between_the_two_makes_the_way_longer_behind_the_phantom_it_does_not(
    ahead: bool,
) -> None:
    table = dawn("I … N 1 3 P … A", cards=[3], mercenaries=[9], reserve=[0])
    table.play("recover 4")
    table.play(f"insert {state(table).nautilion if ahead else state(table).phantom}")
    assert picture(state(table)) == ("I … N 4 1 3 P … A" if ahead else "I … N 1 3 P 4 … A")
    roll(table, "1 3 1")
    table.play("give 1 3 1")
    assert state(table).collided == 1  # ahead: the Phantom takes the 4, and the Nautilion meets it
    assert said(table).count("say-phantom-landed") == ahead


@pytest.mark.rule("insert-slots", "collision-stop")
def test_card_3_at_the_turn_after_the_collision_there_is_a_place_between_the_two_noses() -> None:
    table = dawn("I 1 … 2 N P 3 … A", cards=[3], collided=True)
    table.play("recover 5")
    place = state(table).nautilion
    assert legal(table)[:2] == [f"insert {place}", f"insert {place + 1}"]
    table.play(f"insert {place}")
    assert picture(state(table)) == "I 1 … 2 N 5 P 3 … A"


@pytest.mark.rule("insert-tokens", "mercenary-to-reserve")
def test_card_3_after_the_collision_a_mercenary_put_in_only_fills_the_reserve() -> None:
    table = dawn("I 1 P … N 2 … A", cards=[3], collided=True, crew=[4])
    table.play("recover mercenary")
    table.play(f"insert {state(table).nautilion}")
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert (asked(table), legal(table)) == ("place-token", ["reserve"])


@pytest.mark.rule("insert-ahead", "insert-slots")
def test_card_3_after_the_two_have_crossed_the_phantoms_place_is_behind() -> None:
    table = dawn("I 1 2 P 3 … N 4 … A", cards=[3])
    table.play("recover 5")
    place = state(table).nautilion
    assert legal(table) == [f"insert {place}", f"insert {place + 1}"]
    assert refused(table, f"insert {state(table).phantom}") == "insert-ahead"


@pytest.mark.rule("insert", "reef-after-machinations", "reef-stays")
@pytest.mark.parametrize(("die", "column"), [(2, "stuck"), (3, "escaped")])
def test_card_3_stuck_or_escaped_the_token_comes_before_the_roll_and_the_reef_stays_beside_the_nautilion(
    die: int, column: str
) -> None:
    table = dawn("I … N:3 1 2 3 4 P … A", cards=[3])
    assert asked(table) == "recover"
    table.play("recover 9")
    table.play(f"insert {state(table).nautilion}")  # right beside the Reef
    assert picture(state(table)) == "I … N:3 9 1 2 3 4 P … A"
    table.play("roll")
    assert asked(table) == "reef-die"
    table.feed(str(die))
    assert (state(table).stuck == 1) == (column == "stuck")
    roll(table, "1 1" if column == "stuck" else "1 1 1")
    table.play("give 1 1" if column == "stuck" else "give 1 1 1")
    assert state(table).landed == (0 if column == "stuck" else 9)
    assert state(table).reserve == tokens("r")


@pytest.mark.rule("reef-stays", "insert")
def test_card_3_reached_reefs_are_those_of_the_old_tokens_which_keep_theirs_as_they_move_up() -> None:
    for die, becomes in ((1, "I … N 1:3 2 3:6 4 … A"), (2, "I … 9 N:3 2 3:6 4 … A")):
        table = dawn("I … N 1:3 2 3:6 4 7 P:9 8 … A", cards=[3])
        table.play("recover 9")
        table.play(f"insert {state(table).nautilion}")
        assert picture(state(table)) == "I … N 9 1:3 2 3:6 4 7 P:9 8 … A"
        roll(table, f"1 1 {die}")
        table.play(f"give 1 1 {die}")
        table.play("reserve")
        assert picture(state(table)) == becomes.replace("4 … A", "4 P .:9 8 … A")


@pytest.mark.rule("insert", "reef-stays", "phantom-reef")
def test_card_3_reached_by_the_phantom_the_new_token_has_no_reef_to_lose() -> None:
    table = dawn("I … N 1 2 3 4:6 P … A", cards=[3])
    table.play("recover 9")
    table.play(f"insert {state(table).phantom - 1}")
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert (picture(state(table)), state(table).discard[14]) == ("I … N 2 3 4:6 P … A", 0)


@pytest.mark.rule("insert")
@pytest.mark.parametrize("active", [0, 1])
def test_card_3_two_players_the_one_whose_turn_it_is_takes_any_token(active: int) -> None:
    table = dawn("I … N 1 2 3 4 P … A", cards=[3], players=2, active=active)
    assert (asked(table), table.who) == ("recover", active)
    assert {f"recover {number}" for number in range(1, 10)} <= set(legal(table))  # no Admiral is asked
    table.play("recover 9", seat=active)
    assert table.who == active


@pytest.mark.rule("insert", "ends-passed")
def test_card_3_ends_a_token_before_the_abyss_makes_the_last_stretch_longer() -> None:
    for after, outcome in ((False, "won-full-crew"), (True, None)):
        table = dawn("I 1 2 3 P … N A", cards=[3], crew=range(1, 10))
        table.play("recover 4")
        table.play(legal(table)[0])
        die = 1 if after else 2
        roll(table, f"1 1 {die}")
        table.play(f"give 1 1 {die}")
        assert table.outcome == outcome


# Card 6: the submarines exchange what they land on


@pytest.mark.rule("exchange", "collision-ends-turn")
def test_card_6_at_a_collision_of_the_phantom_nothing_changes_hands() -> None:
    table = sail("I … N 1 3 P … A", plan="1 3 1", cards=[6], mercenaries=[9])
    assert asked(table) == "recover"
    table.play("recover 4")
    assert (state(table).reserve, picture(state(table))) == (tokens(4), "I … N P 1 3 … A")
    assert "say-exchange-taken" not in said(table)
    assert "say-exchange-given" not in said(table)


@pytest.mark.rule("exchange", "collision-stop")
def test_card_6_at_a_collision_of_the_nautilion_you_keep_what_the_phantom_stopped_on() -> None:
    table = sail("I … N 1 m P … A", plan="1 1 2", cards=[6], expansions="mercenaries")
    table.play("place 9")  # taken from under the Phantom, its harpoons count already
    assert told(table, "say-collision") == (2, 2, 0)
    table.play("recover 4")
    assert picture(state(table)) == "I … 1 N P … A"
    assert "say-exchange-given" not in said(table)


@pytest.mark.rule("exchange", "harpoons")
def test_card_6_before_the_collision_a_warrior_given_away_arms_the_phantom() -> None:
    table = sail("I … N 5 1 3 4 P … A", plan="1 1 1", cards=[6], mercenaries=[9])
    table.play("reserve")
    roll(table, "1 4 1")
    table.play("give 1 4 1")
    assert (told(table, "say-collision"), table.outcome) == ((2, 3, 0), "lost-collision")


@pytest.mark.rule("exchange-reefs", "reef-landing")
def test_card_6_reached_by_the_nautilion_a_reef_holds_it_next_turn_though_it_took_nothing() -> None:
    table = sail("I … N 1:3 2 3 4 5 6 P … A", plan="1 1 1", cards=[6])
    table.play("reserve")
    table.play("roll")
    assert asked(table) == "reef-die"


@pytest.mark.rule("exchange-reefs", "reef-inert")
def test_card_6_reached_by_the_phantom_a_reef_that_stayed_never_holds_anybody() -> None:
    table = sail("I 9 … N 1 2:3 P 4 5 … A", plan="1 1 1", cards=[6, 10, 4, 5, 9])
    table.play("reserve")
    assert picture(state(table)) == "I 9 … N P:3 … 4 5 … A"
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    table.play("reserve")
    assert picture(state(table)) == "I P … .:3 … N 5 … A"
    table.play("roll")
    assert asked(table) == "roll-die"


@pytest.mark.rule("exchange", "two-first-player", "start-ends-stay")
@pytest.mark.parametrize("first", [0, 1])
def test_card_6_first_turn_the_exchange_holds_and_the_ends_stay(first: int) -> None:
    table = new_game(6, 4, 5, 3, 7, deal=[1, 2, 3], players=2)
    roll(table, "1 1 2")
    table.play(f"first {first}")
    table.play("give 1 1 2")
    assert (state(table).landed, table.who) == (9, first)  # the last token of the path
    table.play("reserve")
    assert (state(table).discard, state(table).reserve) == (tokens(2), tokens(0, 0, 0, 0, 0, 0, 9))


@pytest.mark.rule("exchange", "phantom-arrives")
def test_card_6_ends_a_phantom_at_the_isles_brings_nothing() -> None:
    table = sail("I 1 P … N 2 3 … A", plan="1 2 1", cards=[6])
    assert (table.outcome, "say-exchange-taken" in said(table)) == ("lost-phantom-at-isles", False)


@pytest.mark.rule("exchange", "place-on-ship")
def test_card_6_full_aboard_the_token_can_only_go_to_the_reserve() -> None:
    table = sail(plan="1 1 1", cards=[6], crew=range(1, 10))
    assert (legal(table), refused(table, "place")) == (["reserve"], "place-on-ship")


@pytest.mark.rule("exchange", "phantom-skips")
def test_card_6_gaps_and_the_other_submarine_are_skipped_as_always() -> None:
    table = sail("I 5 … 4 . N 1 P 2 … A", plan="1 2 1", cards=[6])
    assert state(table).landed == 4  # past the 1 and the Nautilion
    before = state(table).discard[1]
    table.play("reserve")
    assert (state(table).discard[1], picture(state(table))) == (before + 1, "I 5 … P … N … 2 … A")


@pytest.mark.rule("exchange", "exchange-mercenary", "darkhouse-toll")
def test_card_6_reserve_empty_after_the_collision_the_toll_comes_before_the_mercenary_can_pay_it() -> None:
    table = sail("I 1 m P … N 2 3 … A", plan="3 1 1", cards=[6], collided=True)
    assert told(table, "say-toll-nothing") == (3, 0, 0)
    assert (asked(table), legal(table)) == ("darkhouse-discard", ["discard reserve"])  # the blow
    give_up(table, "m")
    assert state(table).reserve == tokens()


# Card 7: the Nautilion moves backwards


@pytest.mark.rule("backwards", "cabin-place")
def test_card_7_mages_behind_can_still_be_fetched() -> None:
    table = sail("I a … N 2 3 4 5 P … A", plan="1 1 1", cards=[7], expansions="mages")
    assert (state(table).landed, legal(table)) == (10, ["reserve", "cabin"])


@pytest.mark.rule("backwards", "backwards-no-collision", "mercenary-place")
def test_card_7_before_the_collision_going_back_meets_nobody_and_brings_a_mercenary() -> None:
    table = sail("I m … N 1 3 P … A", plan="1 1 1", cards=[7], expansions="mercenaries")
    assert (state(table).landed, state(table).collided) == (13, 0)
    table.play("place 9")
    assert picture(state(table)) == "I N … 1 P … A"
    table = sail("I m … N 1 P … A", plan="1 1 4", cards=[7], expansions="mercenaries")
    assert (state(table).nautilion, state(table).collided) == (0, 0)


@pytest.mark.rule("backwards", "collision-ends-turn")
def test_card_7_at_a_collision_of_the_phantom_the_nautilion_does_not_go_back() -> None:
    table = sail("I 9 … N 1 3 P … A", plan="1 3 1", cards=[7], mercenaries=[9])
    table.play("recover 4")
    assert (picture(state(table)), asked(table)) == ("I 9 … N P 1 3 … A", "roll")


@pytest.mark.rule("backwards-isles", "collision-before-ends")
def test_card_7_at_the_isles_again_the_phantom_collides_before_it_arrives() -> None:
    table = sail("I … N 1 3 P … A", plan="1 1 1", cards=[7, 10, 9, 4, 5], mercenaries=[9])
    assert picture(state(table)) == "N … 1 P … A"
    roll(table, "1 2 1")
    table.play("give 1 2 1")
    assert (asked(table), picture(state(table))) == ("recover", "N P … 1 … A")


@pytest.mark.rule("backwards", "mercenary-to-reserve", "nautilion-skips")
def test_card_7_after_the_collision_the_way_back_leads_past_the_phantom() -> None:
    table = sail("I 9 m 8 P … N 2 3 … A", plan="1 1 1", cards=[7], collided=True)
    assert (state(table).landed, legal(table)) == (13, ["reserve"])
    assert picture(state(table)) == "I 9 N P … 2 3 … A"


@pytest.mark.rule("backwards", "reef-landing")
def test_card_7_reached_backwards_a_reef_holds_the_nautilion_next_turn() -> None:
    table = sail("I 9:6 … N 2 3 4 5 P … A", plan="1 1 1", cards=[7])
    table.play("reserve")
    assert picture(state(table)) == "I N:6 … 2 3 4 P … A"
    table.play("roll")
    assert asked(table) == "reef-die"


@pytest.mark.rule("backwards", "admiral-limit")
def test_card_7_two_players_the_admiral_limits_what_is_placed_from_behind() -> None:
    assert refused(sail("I 9 … N 2 3 4 5 P … A", plan="1 1 1", cards=[7], players=2, active=0), "place") == "admiral-limit"
    assert legal(sail("I 9 … N 2 3 4 5 P … A", plan="1 1 1", cards=[7], players=2, active=1)) == ["reserve", "place"]


@pytest.mark.rule("backwards-isles", "ends-never-skipped", "phantom-arrives")
def test_card_7_ends_a_phantom_that_reaches_a_nautilion_back_home_has_won() -> None:
    table = sail("I … N 1 P … A", plan="1 1 1", cards=[7, 10, 9, 4, 5])
    assert picture(state(table)) == "N … P … A"
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("backwards-isles")
def test_card_7_ends_home_once_and_home_again_when_the_row_comes_round() -> None:
    table = sail("I … N 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 P … A", plan="1 1 1", cards=[7, 10, 4, 5, 6])
    assert state(table).nautilion == 0
    for _ in range(4):
        roll(table, "1 1 1")
        table.play("give 1 1 1")
        table.play("reserve")
    assert (state(table).lamp, state(table).nautilion > 0) == (0, True)
    roll(table, "1 1 1")
    table.play("give 1 1 1")  # all behind is taken
    assert (state(table).nautilion, asked(table)) == (0, "roll")


@pytest.mark.rule("backwards", "place-on-ship")
def test_card_7_full_aboard_the_token_can_only_go_to_the_reserve() -> None:
    assert legal(sail("I 9 … N 2 3 4 5 P … A", plan="1 1 1", cards=[7], crew=range(1, 10))) == ["reserve"]


@pytest.mark.rule("backwards", "darkhouse-toll")
def test_card_7_reserve_empty_the_toll_comes_before_the_token_from_behind() -> None:
    table = sail("I 9 … N 2 3 4 5 P … A", plan="3 1 1", cards=[7])
    assert (told(table, "say-toll-nothing"), state(table).landed) == ((3, 0, 0), 9)
