"""Heroic Actions with Mages, Mercenaries, Reefs, two players and spells, where they touch. The list of all pairs is in
`test_pairs_heroics`."""

from __future__ import annotations

from typing import Any

import pytest

from ..positions import asked, legal, picture, refused, roll, said, state, tokens, told
from .test_heroics import bits, place, play, ready

LONG = "I … 7 6 N 1 2 3 4 5 6 7 8 P 9 5 … A"
FACES = "I … 7 N 1 4 P 3 6 … A"  # two tokens between the submarines: a 3 leads to the collision


# --- Mages ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-set-dice", "mage-reroll-any-order")
def test_2_a_mage_may_roll_a_die_again_that_was_set_and_one_that_a_mage_rolled_may_be_set() -> None:
    table = ready(LONG, [2, 8, 9], crew=[1, 9], cabin="a1b4", dice=[1, 2, 3])
    play(table, "reroll 3")
    table.feed("4")
    play(table, "heroic 2", "sacrifice 1", "set 1", "set 1", "set 1", "reroll 1")
    table.feed("3")
    assert sorted(state(table).dice) == [1, 1, 3]
    assert refused(table, "reroll 3") == "mage-reroll"


@pytest.mark.rule("heroic-replace", "heroics-absent")
@pytest.mark.parametrize(
    ("card", "drawing", "details"),
    [
        (10, LONG, {"cabin": "a"}),
        (11, LONG, {"captives": ["m"]}),
        (11, "I … 1 P m N m 3 4 … A", {"collided": True}),
        (12, "I … N 1 2:6 8 4 5 P … A", {}),
    ],
    ids=["mages", "mercenaries", "after the collision", "reefs"],
)
def test_5_may_reveal_the_card_of_an_expansion_that_is_in_play(card: int, drawing: str, details: dict[str, Any]) -> None:
    table = play(ready(drawing, [5, 8, 9], crew=[1, 9], **details), "heroic 5", "sacrifice 1", "replace 8")
    assert [move for move in legal(table) if move in ("heroic 10", "heroic 11", "heroic 12")] == [f"heroic {card}"]
    table.feed(f"heroic {card}")
    assert state(table).heroics == bits([9, card])


@pytest.mark.rule("heroic-from-path", "heroic-from-discard", "cabin-apart")
@pytest.mark.parametrize("card", [6, 7])
def test_6_and_7_bring_a_1_4_or_7_aboard_and_not_to_the_cabin(card: int) -> None:
    table = play(ready("I … N 7 2 P … A", [card, 8, 9], crew=[3, 9], cabin="c"), f"heroic {card}", "sacrifice 3")
    play(table, f"take {place(table, 7)}" if card == 6 else "recover 7")
    assert (asked(table), state(table).crew, state(table).cabin) == ("plan", bits([7, 9]), 0b000100)


@pytest.mark.rule("heroic-from-discard", "cabin-apart")
def test_6_and_7_crew_in_the_cabin_does_not_keep_its_number_off_the_ship() -> None:
    table = play(ready("I … N 7 2 P … A", [7, 8, 9], crew=[3, 9], cabin="7"), "heroic 7", "sacrifice 3", "recover 7")
    assert (state(table).crew, state(table).cabin) == (bits([7, 9]), 0b100000)


@pytest.mark.rule("heroic-to-reserve", "tokens-stay")
def test_8_a_mage_comes_back_to_the_reserve_and_stays_there() -> None:
    table = ready("I … N 7 2 P … A", [7, 8, 9], crew=[3, 9], reserve=[0, 0], cabin="a", dice=[1, 1, 1])
    play(table, "heroic 8", "sacrifice 3", "recover mage b", "recover green", "give 1 1 1")
    assert (state(table).reserve, state(table).cabin) == (tokens(0, 0, 0, "b"), 1)
    assert legal(table) == ["reserve", "place", "cabin"]  # for the 7 alone


@pytest.mark.rule("heroic-haul", "mage-victory")
def test_9_a_mage_in_the_haul_does_not_enter_the_cabin() -> None:
    table = ready("I … 1 N a b 2 3 P … A", [7, 8, 9], crew=[1, 9], cabin="c", dice=[1, 1, 1])
    play(table, "heroic 9", "sacrifice 1", "give 1 1 1")
    assert (state(table).cabin, state(table).reserve) == (0b000100, tokens(1, "a", "b"))


# --- Mercenaries before the collision ------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-phantom-stays", "collision")
@pytest.mark.parametrize(("card", "after"), [(3, "I … 7 … N 4 P 3 6 … A"), (4, "I … 7 … N 4 … 3 6 … P")])
def test_3_and_4_keep_the_phantom_from_running_into_you(card: int, after: str) -> None:
    table = ready(FACES, [card, 8, 9], crew=[1, 9], captives=["m"], dice=[1, 1, 3])
    play(table, f"heroic {card}", "sacrifice 1", "give 1 3 1", "reserve")
    assert (state(table).collided, table.outcome) == (0, None)
    assert picture(state(table)) == after


@pytest.mark.rule("backwards-no-collision", "heroic-phantom-back")
def test_4_a_phantom_that_retreats_never_collides_whatever_its_die() -> None:
    table = ready("I … 7 N P 3 4 5 6 … A", [4, 8, 9], crew=[1, 9], captives=["m"], dice=[1, 1, 4])
    play(table, "heroic 4", "sacrifice 1", "give 1 4 1")
    assert (state(table).collided, state(table).landed) == (0, 3)
    assert picture(state(table)) == "I … 7 … N 4 5 P … A"


@pytest.mark.rule("heroic-phantom-back", "phantom-recruits", "phantom-full")
@pytest.mark.parametrize(
    ("captives", "token", "after", "lost"),
    [((), "m", ("m",), 0), ((2,), 5, (2, 5), 0), (("m",) * 6, 8, ("m",) * 6, 1), ((), 4, (), 1)],
)
def test_4_the_phantom_recruits_on_its_way_back_too(
    captives: tuple[int | str, ...], token: int | str, after: tuple[int | str, ...], lost: int
) -> None:
    details = {"captives": captives, "expansions": "mercenaries"}
    table = ready(f"I … N 1 2 P {token} 4 … A", [4, 8, 9], crew=[1, 9], dice=[1, 1, 1], **details)
    before = sum(state(table).discard)
    play(table, "heroic 4", "sacrifice 1", "give 1 1 1", "reserve")
    assert (state(table).captives, sum(state(table).discard)) == (tokens(*after), before + 1 + lost)


@pytest.mark.rule("heroic-from-path", "mercenary-ducts")
def test_6_and_7_newcomers_may_be_joined_through_a_mercenary() -> None:
    table = ready("I … N 5 2 P … A", [6, 8, 9], ship="C1", crew=[3], mercenaries=[4])
    play(table, "heroic 6", "sacrifice 3")
    assert refused(table, f"take {place(table, 2)}") == "duct-placement"
    play(table, f"take {place(table, 5)}")
    assert (state(table).crew, state(table).mercenaries) == (bits([5]), bits([4]))


@pytest.mark.rule("heroic-to-reserve", "tokens-stay")
def test_8_a_mercenary_comes_back_to_the_reserve_and_not_aboard() -> None:
    table = ready(FACES, [7, 8, 9], crew=[1, 9], expansions="mercenaries")
    play(table, "heroic 8", "sacrifice 1", "recover mercenary", "recover mercenary")
    assert (asked(table), state(table).reserve, state(table).mercenaries) == ("plan", tokens("m", "m"), 0)


@pytest.mark.rule("heroic-haul", "mercenary-place")
def test_9_mercenaries_in_the_haul_go_to_the_reserve() -> None:
    table = ready("I … m N m m 1 2 P … A", [7, 8, 9], crew=[1, 9], expansions="mercenaries", dice=[1, 1, 1])
    play(table, "heroic 9", "sacrifice 1", "give 1 1 1")
    assert (state(table).reserve, state(table).mercenaries) == (tokens("m", "m", "m"), 0)


# --- the collision itself ------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-shelter", "collision-ends-turn")
def test_1_the_shelter_outlasts_a_turn_that_a_collision_ends() -> None:
    table = ready(FACES, [1, 8, 9], crew=[1, 2, 5, 9], captives=[], expansions="mercenaries", dice=[3, 3, 1])
    play(table, "heroic 1", "sacrifice 1", "give 3 3 1")
    assert "say-toll-sheltered" in said(table)
    play(table, "recover green")
    roll(table, "4 1 1")
    play(table, "give 4 1 1")
    assert asked(table) != "darkhouse-discard"


@pytest.mark.rule("heroic-set-dice", "collision")
@pytest.mark.parametrize(("die", "met"), [(1, 0), (2, 1)])
def test_2_sets_the_dice_that_bring_or_avoid_the_collision(die: int, met: int) -> None:
    table = ready(FACES, [2, 8, 9], crew=[2, 5, 8, 9], expansions="mercenaries", dice=[4, 4, 4])
    play(table, "heroic 2", "sacrifice 8", "set 1", "set 1", f"set {die}", f"give 1 1 {die}")
    assert state(table).collided == met  # the Phantom has left one token between them


@pytest.mark.rule("heroic-phantom-stays", "collision")
def test_3_the_nautilion_may_run_into_a_phantom_that_waits() -> None:
    table = ready(FACES, [3, 8, 9], crew=[1, 2, 5, 9], expansions="mercenaries", dice=[1, 1, 3])
    play(table, "heroic 3", "sacrifice 1", "give 1 1 3")
    assert (state(table).collided, asked(table)) == (1, "recover")


@pytest.mark.rule("heroic-phantom-back", "collision")
def test_4_a_phantom_that_has_retreated_leaves_room_for_the_nautilion() -> None:
    table = ready(FACES, [4, 8, 9], crew=[1, 9], captives=["m"], dice=[1, 2, 3])
    play(table, "heroic 4", "sacrifice 1", "give 1 2 3")
    assert (state(table).collided, state(table).landed) == (0, 3)


@pytest.mark.rule("collision-before-ends", "heroic-back-abyss")
def test_4_a_phantom_back_on_the_abyss_is_run_into_in_front_of_it() -> None:
    table = ready("I … N 1 P 2 A", [4, 8, 9], crew=[1, 2, 5, 9], expansions="mercenaries", dice=[1, 4, 3])
    play(table, "heroic 4", "sacrifice 1", "give 1 4 3")
    assert (state(table).collided, table.outcome, asked(table)) == (1, None, "recover")
    assert picture(state(table)) == "I … 1 … 2 N P"


@pytest.mark.rule("harpoons", "heroic-from-path", "heroic-from-discard", "heroic-cost")
@pytest.mark.parametrize(
    ("card", "paid", "came", "ours"), [(6, 1, 5, 2), (6, 2, 5, 1), (7, 1, 8, 2), (7, 2, 8, 1), (8, 2, 0, 0), (8, 1, 0, 1)]
)
def test_6_and_7_who_comes_brings_a_harpoon_and_who_pays_takes_one_away(card: int, paid: int, came: int, ours: int) -> None:
    table = ready("I … 7 N 1 5 P 3 4 … A", [card, 4, 9], crew=[1, 2, 9], expansions="mercenaries", dice=[1, 1, 3])
    play(table, f"heroic {card}", f"sacrifice {paid}")
    if card == 8:
        play(table, "recover 5", "recover 8")  # in reserve they do not count
    else:
        play(table, f"take {place(table, came)}" if card == 6 else f"recover {came}")
    play(table, "give 1 3 1")
    assert told(table, "say-collision") == (ours, 2, 0)
    assert table.outcome == (None if ours >= 2 else "lost-collision")


@pytest.mark.rule("collision-recover", "heroic-cost")
def test_who_paid_may_be_the_token_that_comes_back_after_the_collision() -> None:
    table = ready(FACES, [3, 7, 11], crew=[2, 5, 8, 9], expansions="mercenaries", dice=[1, 3, 1])
    play(table, "heroic 11", "sacrifice 8", "give 1 3 1", "recover 8")
    assert state(table).reserve == tokens(8)


@pytest.mark.rule("haul-no-landing", "collision-stop")
@pytest.mark.parametrize("plan", ["1 1 3", "1 3 1"])
def test_9_a_collision_leaves_no_haul(plan: str) -> None:
    table = ready(FACES, [7, 8, 9], crew=[1, 2, 5, 9], expansions="mercenaries", dice=[1, 1, 3])
    play(table, "heroic 9", "sacrifice 1", f"give {plan}")
    assert (state(table).collided, asked(table)) == (1, "recover")
    assert state(table).reserve == tokens()
    assert "say-hauled" not in said(table)


@pytest.mark.rule("heroic-mercenary", "harpoons")
@pytest.mark.parametrize(("captives", "outcome"), [(["m"], None), (["m", "m"], "lost-collision"), ([2], "lost-collision")])
def test_11_a_mercenary_fewer_can_save_the_day(captives: list[int | str], outcome: str | None) -> None:
    table = ready(FACES, [7, 8, 11], crew=[2, 5, 8, 9], captives=captives, dice=[1, 1, 3])
    play(table, "heroic 11", "sacrifice 2", "give 1 3 1")
    assert table.outcome == outcome
    assert told(table, "say-collision")[0] == 2


# --- after the collision -------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-shelter", "mercenary-blow")
def test_1_does_not_shelter_from_a_mercenary_of_the_phantom() -> None:
    table = ready("I … 1 m P 2 N 3 4 … A", [1, 8, 9], crew=[1, 9], reserve=[0], collided=True, dice=[3, 1, 1])
    play(table, "heroic 1", "sacrifice 1", "give 3 1 1")
    assert said(table)[-2:] == ["say-phantom-landed", "say-mercenary-blow"]
    assert (asked(table), legal(table)) == ("darkhouse-discard", ["discard reserve", "discard 9"])


@pytest.mark.rule("heroic-phantom-back", "mercenary-blow")
def test_4_a_mercenary_on_the_phantoms_way_back_costs_a_token_too() -> None:
    table = ready("I … 1 P m 2 N 3 4 … A", [4, 8, 9], crew=[1, 9], reserve=[0], collided=True, dice=[1, 1, 1])
    before = state(table).discard[13]
    play(table, "heroic 4", "sacrifice 1", "give 1 1 1")
    assert (asked(table), state(table).discard[13]) == ("darkhouse-discard", before + 1)


@pytest.mark.rule("heroic-to-reserve", "heroic-haul", "mercenary-to-reserve")
def test_8_and_9_bring_mercenaries_to_the_reserve_as_before() -> None:
    table = ready("I … 1 P m N m 3 4 … A", [8, 9], crew=[1, 2, 9], collided=True, dice=[1, 1, 1])
    play(table, "heroic 8", "sacrifice 1", "recover mercenary", "recover green", "heroic 9", "sacrifice 2", "give 1 1 1")
    assert state(table).reserve == tokens("m", 0, "m", "m", 3)


# --- Reefs ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-set-dice-left", "reef-stuck")
def test_2_on_a_reef_there_are_two_dice_to_set() -> None:
    table = ready("I … N:3 1 2 3 4:6 P … A", [2, 8, 9], crew=[1, 9], dice=[4, 4, 0], spare=1, stuck=1)
    play(table, "heroic 2", "sacrifice 1", "set 1", "set 2")
    assert (asked(table), [move for move in legal(table) if move.startswith("give")]) == ("plan", ["give 1 2", "give 2 1"])


@pytest.mark.rule("haul-no-landing", "reef-taken")
def test_9_on_a_reef_hauls_nothing_but_the_reef_is_yours() -> None:
    table = ready("I … 7 N:3 1 2 3 4 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, 0], spare=1, stuck=1)
    play(table, "heroic 9", "sacrifice 1", "give 1 1")
    assert (asked(table), state(table).reserve) == ("roll", tokens("r"))
    roll(table, "1 1 1")
    play(table, "give 1 1 1")
    assert asked(table) == "place-token"  # and next turn it is over


@pytest.mark.rule("heroic-phantom-back", "phantom-reef")
def test_4_a_reef_on_the_phantoms_way_back_is_destroyed_too() -> None:
    table = ready("I … N 1 2 3 P 4:6 5 … A", [4, 8, 9], crew=[1, 9], dice=[1, 1, 1])
    play(table, "heroic 4", "sacrifice 1", "give 1 1 1", "reserve")
    assert (sum(state(table).reefs), state(table).discard[14]) == (0, 1)


@pytest.mark.rule("heroic-phantom-stays", "phantom-reef")
def test_3_a_phantom_that_waits_destroys_no_reef() -> None:
    table = ready("I … N 1 2 3:6 P 4 5 … A", [3, 8, 9], crew=[1, 9], dice=[1, 1, 1])
    play(table, "heroic 3", "sacrifice 1", "give 1 1 1", "reserve")
    assert picture(state(table)) == "I … N 2 3:6 P 4 5 … A"


@pytest.mark.rule("reef-bonus", "heroic-cost", "heroic-from-path")
@pytest.mark.parametrize(("paid", "came", "free"), [(6, 8, False), (1, 8, True), (6, 3, False)])
def test_6_who_paid_cannot_help_against_the_reef_on_the_next_turn(paid: int, came: int, free: bool) -> None:
    table = ready("I … N 2:6 3 8 4 5 P … A", [6, 8, 9], crew=[1, 6, 9], dice=[1, 1, 1])
    play(table, "heroic 6", f"sacrifice {paid}", f"take {place(table, came)}", "give 1 1 1", "reserve")
    roll(table, "2")
    assert state(table).stuck == (0 if free else 1)


@pytest.mark.rule("reef-bonus", "heroic-from-discard")
def test_7_who_came_helps_against_the_reef_on_the_next_turn() -> None:
    table = ready("I … N 2:6 3 8 4 5 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, 1])
    play(table, "heroic 7", "sacrifice 1", "recover 6", "give 1 1 1", "reserve")
    roll(table, "2")
    assert (state(table).stuck, state(table).reserve) == (0, tokens(2, "r"))


@pytest.mark.rule("heroic-to-reserve", "reef-spent")
def test_8_a_reef_that_was_spent_may_come_back_to_be_spent_again() -> None:
    table = ready("I … N 2 3:3 8 4 5 P … A", [7, 8, 9], crew=[1, 9], reserve=["r"], dice=[1, 1, 1])
    play(table, "whirlwind", "pay reef")
    roll(table, "1 1 2")
    play(table, "heroic 8", "sacrifice 1", "recover reef", "recover green", "whirlwind", "pay reef")
    assert state(table).discard[14] == 1


@pytest.mark.rule("heroic-haul", "reef-landing", "reef-inert")
def test_9_reefs_stay_where_the_haul_was_made_and_hold_only_where_you_stand() -> None:
    table = ready("I … 7:3 N 1:6 2:9 3 4 5 P … A", [7, 8, 9], crew=[1, 9], dice=[1, 1, 1])
    play(table, "heroic 9", "sacrifice 1", "give 1 1 1")
    s = state(table)
    assert (s.reserve, [reef for reef in s.reefs if reef], s.discard[14]) == (tokens(7, 1, 2), [3, 6, 9], 0)
    roll(table, "4")  # the escape
    assert [reef for reef in state(table).reefs if reef] == [3, 9]
    roll(table, "1 1 1")
    play(table, "give 1 1 1")
    assert state(table).landed == 3  # the emptied place with its Reef is passed over


@pytest.mark.rule("heroic-from-path", "reef-stays", "reef-inert")
def test_6_leaves_the_reef_beside_the_token_it_takes() -> None:
    table = ready("I … N 1 2:6 8 4 5:9 P … A", [6, 8, 9], crew=[3, 9], dice=[1, 1, 2])
    play(table, "heroic 6", "sacrifice 3", f"take {place(table, 2)}")
    assert picture(state(table)) == "I … N 1 .:6 8 4 5:9 P … A"
    play(table, "give 1 1 2", "reserve")
    assert picture(state(table)) == "I … 1 .:6 N 4 P … A"


@pytest.mark.rule("heroic-reefs", "reef-inert", "heroic-reefs-path")
def test_12_clears_reefs_beside_gaps_as_well() -> None:
    table = ready("I … .:3 N 1 2:6 . .:3 4 5 P .:3 … A", [7, 8, 12], crew=[3, 9], dice=[1, 1, 2])
    play(table, "heroic 12", "sacrifice 3")
    assert [reef for reef in state(table).reefs if reef] == [6]


@pytest.mark.rule("heroic-reefs", "reef-landing")
@pytest.mark.parametrize(("paid", "asked_for"), [(3, "reef-die"), (6, "roll-die")])
def test_12_clears_the_place_where_you_are_about_to_land(paid: int, asked_for: str) -> None:
    table = ready("I … N 1 2:6 8 4 5 P … A", [7, 8, 12], crew=[3, 6, 9], dice=[1, 1, 2])
    play(table, "heroic 12", f"sacrifice {paid}", "give 1 1 2", "reserve", "roll")
    assert asked(table) == asked_for


# --- two players ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-shelter", "two-alternate")
def test_1_the_next_turn_is_the_other_players_and_is_sheltered_too() -> None:
    table = ready(LONG, [1, 8, 9], crew=[1, 9], reserve=[0], dice=[3, 1, 1], players=2, active=1)
    play(table, "heroic 1", "sacrifice 1", "give 3 1 1", "reserve")
    assert table.who == 0
    roll(table, "4 1 1")
    play(table, "give 4 1 1", "reserve")
    assert (table.who, said(table).count("say-toll-sheltered")) == (1, 2)
    roll(table, "4 1 1")
    play(table, "give 4 1 1")
    assert asked(table) == "darkhouse-discard"


# --- spells --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-from-discard", "payment-chosen")
def test_7_brings_aboard_what_a_spell_has_just_cost() -> None:
    table = ready("I … N 8 8 8 1 P … A", [6, 7, 9], crew=[3, 9], reserve=[8], dice=[1, 1, 1])
    play(table, "heroic 7", "sacrifice 3")
    assert refused(table, "recover 8") == "one-discard"
    table.undo()
    table.undo()
    play(table, "whirlwind", "pay 8")
    roll(table, "1 1 2")
    play(table, "heroic 7", "sacrifice 3", "recover 8")
    assert (state(table).crew, state(table).reserve) == (bits([8, 9]), tokens())


@pytest.mark.rule("heroic-to-reserve", "spells")
def test_8_pays_for_spells_of_the_same_turn() -> None:
    table = ready(LONG, [6, 8, 9], crew=[3, 9], dice=[1, 2, 3])
    assert refused(table, "tide 3 1") == "spell-cost"
    play(table, "heroic 8", "sacrifice 3", "recover 3", "recover green", "tide 3 1", "pay 3", "pay green")
    assert sorted(state(table).dice) == [1, 1, 2]


@pytest.mark.rule("heroic-from-path", "translation-present")
def test_6_what_it_took_cannot_be_swapped_and_what_was_swapped_can_be_taken() -> None:
    table = ready("I … N 1 8 4 P … A", [6, 8, 9], crew=[3, 9], reserve=[0, 0, 0, 0])
    first, second = place(table, 1), place(table, 8)
    play(table, "translate", f"swap {first}", f"with {second}", "pay green", "pay green")
    play(table, "heroic 6", "sacrifice 3", f"take {first}")
    assert state(table).crew == bits([8, 9])
    play(table, "translate")
    assert refused(table, f"swap {first}") == "translation-present"
    assert legal(table) == [f"swap {second}", f"swap {place(table, 4)}"]
