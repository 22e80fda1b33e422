"""Heroic Actions 6 and 7, which bring crew aboard, and 10 to 12, which ask who pays; each with its notes."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.decisions import pay_crew
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.steps import Step
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import doing, push

from ..positions import SHIPPED, asked, legal, picture, position, refused, roll, said, state, tokens, told
from ..ships import together
from .test_heroic_cards import heroic
from .test_heroics import CREWS, bits, place, play, ready

# --- 6 and 7: crew that comes aboard -------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-from-path")
def test_6_any_crew_token_of_the_path_comes_aboard_wherever_it_lies() -> None:
    table = heroic(ready("I … 1 N 2 . 4 P 6 … 8 A", [6, 8, 9], crew=[3, 9]), 6, 3)
    assert asked(table) == "take"
    assert legal(table) == [f"take {place(table, number)}" for number in (1, 2, 4, 6, 8)]
    before = state(table)
    play(table, f"take {place(table, 6)}")
    s = state(table)
    assert (s.crew, s.discard, s.reserve) == (bits([6, 9]), before.discard, before.reserve)
    assert picture(s) == "I … 1 N 2 … 4 P … 8 A"
    assert told(table, "say-taken-from-path")[0] == 6
    assert asked(table) == "plan"


@pytest.mark.rule("heroic-from-path", "gaps-skipped")
def test_6_leaves_a_gap_that_the_submarines_pass_over() -> None:
    table = heroic(ready("I … N 1 2 3 4 P … A", [6, 8, 9], crew=[3, 9], dice=[1, 1, 1]), 6, 3)
    play(table, f"take {place(table, 1)}", "give 1 1 1")
    assert state(table).landed == 2
    assert picture(state(table)) == "I … N 3 P … A"


@pytest.mark.rule("heroic-from-path")
def test_6_brings_crew_only_and_only_from_the_path() -> None:
    table = heroic(ready("I … 1 N a m . 4 P … A", [6, 8, 9], crew=[3, 9], expansions="mages mercenaries"), 6, 3)
    s = state(table)
    for empty in (place(table, "a"), place(table, "m"), s.nautilion, s.phantom, place(table, "m") + 1, s.path_length):
        assert refused(table, f"take {empty}") == "heroic-from-path"
    assert legal(table) == [f"take {place(table, 1)}", f"take {place(table, 4)}"]


@pytest.mark.rule("heroic-from-path", "duct-placement")
def test_6_air_ducts_count_as_ever() -> None:
    table = heroic(ready("I … N 4 7 1 2 P … A", [6, 8, 9], ship="C1", crew=[8, 9]), 6, 8)
    assert refused(table, f"take {place(table, 7)}") == "duct-placement"
    assert legal(table) == [f"take {place(table, 4)}", f"take {place(table, 1)}"]


@pytest.mark.rule("heroic-from-path", "place-on-ship")
def test_6_nobody_takes_a_space_that_is_taken() -> None:
    table = heroic(ready("I … N 4 5 6 7 P … A", [6, 8, 9], crew=[3, 4, 9], mercenaries=[5]), 6, 3)
    assert refused(table, f"take {place(table, 4)}") == "place-on-ship"
    assert refused(table, f"take {place(table, 5)}") == "place-on-ship"  # a Mercenary stands there
    assert legal(table) == [f"take {place(table, 6)}", f"take {place(table, 7)}"]


@pytest.mark.rule("heroic-from-path", "first-token")
def test_6_when_the_last_one_pays_anybody_else_may_come() -> None:
    table = heroic(ready("I … N 1 7 4 P … A", [6, 8, 9], ship="C2", crew=[4]), 6, 4)
    assert legal(table) == [f"take {place(table, 1)}", f"take {place(table, 7)}"]


@pytest.mark.rule("heroic-from-discard")
def test_7_a_crew_token_of_the_discard_pile_comes_aboard() -> None:
    table = ready("I … N 1 1 1 1 2 2 2 2 P … A", [7, 8, 9], crew=[3, 9], reserve=[4, 4, 4, 4])
    heroic(table, 7, 3)
    assert (asked(table), legal(table)) == ("recover", [f"recover {number}" for number in (5, 6, 7, 8)])
    before = state(table)
    play(table, "recover 7")
    s = state(table)
    assert (s.crew, s.reserve, s.path) == (bits([7, 9]), before.reserve, before.path)
    assert s.discard[7] == before.discard[7] - 1
    assert asked(table) == "plan"


@pytest.mark.rule("heroic-from-discard", "one-discard")
def test_7_brings_crew_only_and_only_what_was_discarded() -> None:
    details = {"crew": [3, 9], "reserve": ["r", 5, 5, 5, 5], "cabin": "a", "mercenaries": [2], "box": [4, 6, 6]}
    table = heroic(ready("I … N 1:3 2 3 4 P … A", [7, 8, 9], **details), 7, 3)
    for other in ("green", "mage b", "mercenary"):
        assert refused(table, f"recover {other}") == "heroic-from-discard"
    assert refused(table, "recover 5") == "one-discard"
    assert refused(table, "recover 2") == "place-on-ship"
    assert refused(table, "recover 9") == "place-on-ship"
    assert legal(table) == [f"recover {number}" for number in (1, 4, 6, 7, 8)]


@pytest.mark.rule("heroic-from-discard", "duct-placement")
def test_7_air_ducts_count_as_ever() -> None:
    table = heroic(ready("I … N 1 P … A", [7, 8, 9], ship="C1", crew=[8, 9]), 7, 8)
    assert refused(table, "recover 5") == "duct-placement"
    assert legal(table) == ["recover 1", "recover 4"]


@pytest.mark.rule("heroic-other-number")
def test_6_and_7_the_newcomer_has_another_number_than_the_one_who_paid() -> None:
    table = heroic(ready("I … N 3 4 P … A", [6, 7, 9], crew=[3, 9]), 6, 3)
    assert refused(table, f"take {place(table, 3)}") == "heroic-other-number"
    assert legal(table) == [f"take {place(table, 4)}"]
    table = heroic(ready("I … N 3 4 P … A", [6, 7, 9], crew=[3, 9]), 7, 3)
    assert refused(table, "recover 3") == "heroic-other-number"
    assert "recover 4" in legal(table)


@pytest.mark.rule("heroic-reconnect")
def test_6_whoever_pays_may_split_the_crew_if_the_newcomer_joins_it_again() -> None:
    table = ready("I … N 2 9 5 P … A", [6, 8, 9], ship="A1", crew=[3, 4, 5])
    play(table, "heroic 6", "sacrifice 4")
    assert refused(table, f"take {place(table, 2)}") == "heroic-reconnect"
    assert legal(table) == [f"take {place(table, 9)}"]
    play(table, f"take {place(table, 9)}")
    assert state(table).crew == bits([3, 5, 9])


@pytest.mark.rule("heroic-reconnect")
def test_6_nobody_splits_the_crew_if_the_newcomer_could_not_join_it_again() -> None:
    table = ready("I … N 2 6 5 4 P … A", [6, 8, 9], ship="A1", crew=[3, 4, 5])
    play(table, "heroic 6")
    assert refused(table, "sacrifice 4") == "heroic-reconnect"
    assert legal(table) == ["sacrifice 3", "sacrifice 5"]


@pytest.mark.rule("heroic-reconnect")
def test_7_whoever_pays_may_split_the_crew_if_the_newcomer_joins_it_again() -> None:
    table = ready("I … N 2 5 P … A", [7, 8, 9], ship="A1", crew=[3, 4, 5])
    play(table, "heroic 7", "sacrifice 4")
    assert refused(table, "recover 2") == "heroic-reconnect"
    assert refused(table, "recover 4") == "heroic-other-number"
    assert legal(table) == ["recover 9"]
    held = ready("I … N 9 9 9 9 P … A", [7, 8, 9], ship="A1", crew=[3, 4, 5])
    play(held, "heroic 7")
    assert refused(held, "sacrifice 4") == "heroic-reconnect"


@pytest.mark.rule("heroic-reconnect", "heroic-split")
def test_6_and_7_are_the_only_cards_that_excuse_a_split() -> None:
    table = ready("I … N 9 9 P … A", [5, 6, 8], ship="A1", crew=[3, 4, 5])
    for card in (5, 8):
        play(table, f"heroic {card}")
        assert refused(table, "sacrifice 4") == "heroic-split"
        table.undo()
    play(table, "heroic 6", "sacrifice 4")


@pytest.mark.rule("heroic-reconnect", "mercenary-ducts")
def test_6_and_7_mercenaries_must_be_joined_again_too() -> None:
    table = ready("I … N 9 2 P … A", [6, 7, 9], ship="A1", crew=[4], mercenaries=[3, 5])
    assert {"heroic 6", "heroic 7"} < set(legal(table))
    play(table, "heroic 6", "sacrifice 4")
    assert legal(table) == [f"take {place(table, 9)}"]
    apart = ready("I … N 2 9 9 9 9 P … A", [6, 7, 9], ship="A1", crew=[4], mercenaries=[3, 5])
    assert refused(apart, "heroic 7") == "heroic-reconnect"


@pytest.mark.rule("heroic-reconnect", "heroic-other-number", "heroic-nothing-to-recover")
@pytest.mark.parametrize("card", [6, 7])
@pytest.mark.parametrize("ship", ["A1", "A2", "B1", "B2", "C1", "C2"])
def test_6_and_7_on_every_ship_the_right_ones_pay_and_the_right_ones_come(card: int, ship: str) -> None:
    offer = {1, 3, 5, 8}
    s = position("I … 1 N 3 5 8 P … A", ship=ship, heroics=[card])
    s.discard = tokens(*offer, 0) if card == 7 else tokens(2, 4, 6, 7, 9)
    if card == 7:
        s.path = [0] * len(s.path)
    push(s, Step.PAY_CREW, card, 0, 0, 0)
    answers = [0] * MOST_OPTIONS
    for crew in CREWS[card - 6 :: 4]:
        if not together(ship, crew):
            continue
        s.crew = bits(crew)
        for paid in crew:
            newcomers = {one for one in offer - crew if together(ship, crew - {paid} | {one})}
            free = together(ship, crew - {paid}) or newcomers
            assert pay_crew.forbidden(s, SHIPPED, paid - 1) == (0 if free else Rule.HEROIC_RECONNECT)
            if free:
                after = s.copy()
                GAME.flow.apply(after, SHIPPED, paid - 1)
                if newcomers:
                    count = GAME.flow.options(after, SHIPPED, answers)
                    came = {after.path[answer + 1] if card == 6 else answer for answer in answers[:count]}
                    assert came == newcomers
                else:
                    assert doing(after) == Step.PLAN


@pytest.mark.rule("heroic-nothing-to-recover")
@pytest.mark.parametrize("card", [6, 7])
def test_6_and_7_with_nobody_to_bring_have_no_effect_but_can_be_paid(card: int) -> None:
    drawing = "I … N 3 9 3 9 P … A" if card == 6 else "I … N " + "1 2 4 5 6 7 8 " * 4 + "P A"
    table = ready(drawing, [card, 1, 4], crew=[3, 9])
    heroic(table, card, 3)
    s = state(table)
    assert (asked(table), s.crew, s.heroics >> card & 1) == ("plan", bits([9]), 0)
    assert told(table, "say-heroic-nothing") == (card, 0, 0)


@pytest.mark.rule("heroic-nothing-to-recover", "heroic-reconnect")
def test_6_and_7_without_effect_must_not_split() -> None:
    table = ready("I … N 3 4 5 P … A", [6, 8, 9], crew=[3, 4, 5])
    play(table, "heroic 6")
    assert refused(table, "sacrifice 4") == "heroic-reconnect"
    play(table, "sacrifice 5")
    assert (asked(table), state(table).crew) == ("plan", bits([3, 4]))


@pytest.mark.rule("heroic-nothing-to-recover")
def test_6_and_7_if_somebody_fits_you_may_not_decline() -> None:
    table = heroic(ready("I … N 4 P … A", [6, 7, 9], crew=[3, 9]), 6, 3)
    assert legal(table) == [f"take {place(table, 4)}"]
    assert refused(table, f"take {state(table).nautilion}") == "heroic-from-path"


# --- 10: mates for the Mages ---------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-cabin")
@pytest.mark.parametrize(("paid", "came"), [(1, (4, 7)), (4, (1, 7)), (7, (1, 4))])
def test_10_the_other_two_numbers_come_to_the_cabin(paid: int, came: tuple[int, int]) -> None:
    table = ready("I … N 2 3 P … A", [7, 8, 10], crew=[1, 4, 7, 9], expansions="mages")
    before = state(table).discard
    heroic(table, 10, paid)
    s = state(table)
    assert s.cabin == sum(1 << 3 + (1, 4, 7).index(number) for number in came)
    assert [then - now for now, then in zip(s.discard, before, strict=True)] == [
        (kind in came) - (kind == paid) for kind in range(15)
    ]
    assert (asked(table), s.crew) == ("plan", bits([1, 4, 7, 9]) & ~(1 << paid))


@pytest.mark.rule("heroic-cabin")
def test_10_the_one_who_paid_does_not_come() -> None:
    table = heroic(ready("I … N 2 3 P … A", [7, 8, 10], crew=[4, 9], cabin="1a"), 10, 4)
    assert state(table).cabin == 0b101001  # 7 has joined 1; 4 has not


@pytest.mark.rule("heroic-cabin-room")
def test_10_each_comes_only_if_it_lies_on_the_discard_pile() -> None:
    table = heroic(ready("I … N 1 1 1 1 2 3 P … A", [7, 8, 10], crew=[4, 9], expansions="mages"), 10, 4)
    assert (state(table).cabin, state(table).path.count(1)) == (0b100000, 4)
    assert "say-heroic-nothing" not in said(table)
    nobody = heroic(ready("I … N 1 1 1 1 7 7 7 P … A", [7, 8, 10], crew=[4, 9], reserve=[7], expansions="mages"), 10, 4)
    assert (state(nobody).cabin, state(nobody).reserve, asked(nobody)) == (0, tokens(7), "plan")
    assert told(nobody, "say-heroic-nothing") == (10, 0, 0)


@pytest.mark.rule("heroic-cabin-room")
@pytest.mark.parametrize(("cabin", "after"), [("1", 0b101000), ("7", 0b101000), ("17", 0b101000), ("abc1", 0b101111)])
def test_10_each_comes_only_if_its_space_is_free(cabin: str, after: int) -> None:
    table = ready("I … N 2 3 P … A", [7, 8, 10], crew=[4, 9], cabin=cabin)
    before = state(table).discard
    heroic(table, 10, 4)
    assert state(table).cabin == after
    for number, letter in ((1, "1"), (7, "7")):
        assert state(table).discard[number] == before[number] - (letter not in cabin)


@pytest.mark.rule("heroic-cabin-room", "mage-reroll")
def test_10_a_pair_made_so_works_in_the_same_turn() -> None:
    table = ready("I … N 2 3 P … A", [7, 8, 10], crew=[4, 9], cabin="ab", dice=[1, 2, 4])
    assert refused(table, "reroll 4") == "mage-reroll"
    heroic(table, 10, 4)
    play(table, "reroll 4")
    table.feed("1")
    assert sorted(state(table).dice) == [1, 1, 2]
    assert refused(table, "reroll 1") == "mage-reroll"  # B has no 4


# --- 11: one harpooner fewer ---------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-mercenary")
@pytest.mark.parametrize("paid", [2, 5, 8])
def test_11_a_mercenary_leaves_the_phantoms_board_for_the_discard_pile(paid: int) -> None:
    table = ready("I … N 1 3 P … A", [7, 8, 11], crew=[2, 5, 8, 9], captives=["m", "m", 5])
    before = state(table).discard
    heroic(table, 11, paid)
    s = state(table)
    assert s.captives == tokens("m", 5)
    assert [now - then for now, then in zip(s.discard, before, strict=True)] == tokens("m", paid)
    assert told(table, "say-captive-discarded") == (1, 0, 0)


@pytest.mark.rule("heroic-mercenary")
def test_11_takes_no_crew_from_the_phantoms_board_and_no_mercenary_from_yours() -> None:
    table = heroic(ready("I … N 1 3 P … A", [7, 8, 11], crew=[2, 9], mercenaries=[4], captives=[2, 5, 8]), 11, 2)
    s = state(table)
    assert (s.captives, s.mercenaries, asked(table)) == (tokens(2, 5, 8), bits([4]), "plan")


@pytest.mark.rule("heroic-mercenary-after")
def test_11_after_the_collision_it_has_no_effect() -> None:
    table = ready("I … 3 P N 1 3 m A", [7, 8, 11], crew=[2, 9], collided=True)
    before = state(table)
    heroic(table, 11, 2)
    s = state(table)
    assert (s.heroics, s.crew, s.captives) == (bits([7, 8]), bits([9]), tokens())
    assert [now - then for now, then in zip(s.discard, before.discard, strict=True)] == tokens(2)
    assert told(table, "say-heroic-nothing") == (11, 0, 0)


# --- 12: clear waters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-reefs")
@pytest.mark.parametrize("paid", [3, 6, 9])
def test_12_every_reef_with_the_number_that_paid_leaves_the_path(paid: int) -> None:
    drawing = "I .:3 . . .:6 . 7 8:9 N 1 2:3 3 4 5:6 6 7 8:9 9 P 4:3 … A"
    table = heroic(ready(drawing, [7, 8, 12], crew=range(1, 10)), 12, paid)
    left = [reef for reef in state(table).reefs if reef]
    assert left == [reef for reef in (3, 6, 9, 3, 6, 9, 3) if reef != paid]
    assert told(table, "say-reefs-removed") == (paid, 3 if paid == 3 else 2, 0)


@pytest.mark.rule("heroic-reefs")
def test_12_the_tokens_beside_the_reefs_stay() -> None:
    drawing = "I … N 1:3 2 3 4:6 5 6 7:3 8 P … A"
    table = heroic(ready(drawing, [7, 8, 12], crew=[3, 9]), 12, 3)
    assert picture(state(table)) == "I … N 1 2 3 4:6 5 6 7 8 P … A"


@pytest.mark.rule("heroic-reefs-path")
def test_12_the_reefs_are_out_of_the_game_and_those_in_reserve_stay() -> None:
    table = ready("I … N 1:3 2 3 4:3 P … A", [7, 8, 12], crew=[3, 9], reserve=["r", "r"], box=[2, 5, 6])
    before = state(table)
    assert before.discard[14] == 1
    heroic(table, 12, 3)
    s = state(table)
    assert (s.reserve, s.discard[14], sum(s.reefs)) == (before.reserve, 1, 0)
    assert sum(s.reef_box) == sum(before.reef_box) + 2


@pytest.mark.rule("heroic-reefs-stuck", "heroic-reefs-path")
def test_12_a_nautilion_that_is_held_still_does_not_move_and_gets_no_reef() -> None:
    table = ready("I … N:3 1 2 3 4:3 P … A", [7, 8, 12], crew=[3, 9], dice=[1, 1, 0], spare=1, stuck=1)
    heroic(table, 12, 3)
    s = state(table)
    assert (sum(s.reefs), s.stuck) == (0, 1)
    assert [move for move in legal(table) if move.startswith("give")] == ["give 1 1"]
    play(table, "give 1 1")
    s = state(table)
    assert picture(s) == "I … N 1 2 3 P … A"
    assert (s.reserve, asked(table)) == (tokens(), "roll")
    roll(table, "1 1 1")  # nothing holds it any more
    play(table, "give 1 1 1")
    assert state(table).landed == 1


@pytest.mark.rule("heroic-reefs-stuck")
def test_12_another_number_leaves_the_reef_that_holds_you_and_you_get_it() -> None:
    table = ready("I … N:3 1 2 3 4:9 P … A", [7, 8, 12], crew=[3, 9], dice=[1, 1, 0], spare=1, stuck=1)
    heroic(table, 12, 9)
    play(table, "give 1 1")
    assert (state(table).reserve, sum(state(table).reefs)) == (tokens("r"), 0)


# --- 10 to 12: the wrong payer -------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-wrong-token")
@pytest.mark.parametrize(("card", "right"), [(10, (1, 4, 7)), (11, (2, 5, 8)), (12, (3, 6, 9))])
@pytest.mark.parametrize("paid", range(1, 10))
def test_10_to_12_paid_with_another_number_are_gone_without_effect(card: int, right: tuple[int, ...], paid: int) -> None:
    table = ready("I … N 2:3 3 3 2:6 6 6 9:9 P … A", [1, 2, card], crew=range(1, 10), cabin="a", captives=["m"])
    before = state(table)
    heroic(table, card, paid)
    s = state(table)
    assert s.heroics == bits([1, 2])
    assert not s.crew >> paid & 1
    same = (s.cabin, s.captives, s.reefs) == (before.cabin, before.captives, before.reefs)
    assert same == (paid not in right)
    assert ("say-heroic-wasted" in said(table)) == (paid not in right)
    if paid not in right:
        assert [now - then for now, then in zip(s.discard, before.discard, strict=True)] == tokens(paid)
        assert told(table, "say-heroic-wasted") == (card, paid, 0)
