"""Expansion 4, the Darkhouse: the cards that change the toll. 4 two tokens, 5 the 2 again, 10 only a 4."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.tables import read_tables
from leagues.kernel.frames import CHANCE

from ..dawn import give_up, pile
from ..positions import asked, legal, refused, said, sail, state, tokens, told

# Card 4: two tokens instead of one


@pytest.mark.rule("toll-of-two")
@pytest.mark.parametrize("die", [3, 4])
@pytest.mark.parametrize("first", ["discard reserve", "discard 2", "discard mage b", "discard partner c"])
@pytest.mark.parametrize("second", ["discard reserve", "discard 1", "discard mage a", "discard partner c"])
def test_card_4_two_tokens_from_wherever_you_like(die: int, first: str, second: str) -> None:
    table = sail(plan=f"{die} 1 1", cards=[4], crew=[1, 2], reserve=[0, 0], cabin="ab7")
    yours = ["reserve", "1", "2", "mage a", "mage b", "partner c"]
    assert legal(table) == [f"discard {token}" for token in yours]
    before = sum(state(table).discard)
    table.play(first)
    if first == "discard reserve":
        table.play("pay green")
    assert asked(table) == "darkhouse-discard"
    if first == second != "discard reserve":
        assert refused(table, second) == "cabin-discard"  # it is gone
        return
    table.play(second)
    if second == "discard reserve":
        table.play("pay green")
    assert (asked(table), sum(state(table).discard)) == ("place-token", before + 2 + 1)  # and what the Phantom destroyed


@pytest.mark.rule("toll-of-two")
@pytest.mark.parametrize("die", [1, 2])
def test_card_4_a_1_or_a_2_is_free(die: int) -> None:
    assert asked(sail(plan=f"{die} 1 1", cards=[4], crew=[1, 2], reserve=[0, 0])) == "place-token"


@pytest.mark.rule("toll-of-two", "duct-discard")
def test_card_4_the_second_token_must_hold_to_the_ducts_as_they_are_then() -> None:
    table = sail(plan="3 1 1", cards=[4], ship="C1", crew=[1, 2, 3])
    assert refused(table, "discard 2") == "duct-discard"
    table.play("discard 3")
    assert legal(table) == ["discard 1", "discard 2"]


@pytest.mark.rule("toll-of-two", "darkhouse-nothing")
def test_card_4_takes_one_where_there_is_one_and_none_where_there_is_none() -> None:
    table = sail(plan="4 1 1", cards=[4], crew=[3])
    table.play("discard 3")
    assert asked(table) == "place-token"
    table = sail(plan="4 1 1", cards=[4])
    assert asked(table) == "place-token"
    assert told(table, "say-toll-nothing") == (4, 0, 0)


# Card 5: a 2 for the Darkhouse is rolled again


@pytest.mark.rule("toll-reroll")
def test_card_5_a_2_is_rolled_again_by_chance_with_the_same_die() -> None:
    table = sail(plan="2 1 1", cards=[5], crew=[1], reserve=[0])
    assert (asked(table), table.who) == ("toll-die", CHANCE)
    assert [(str(move), move.weight) for move in table.legal] == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    turn = state(table).turn
    assert table.address(GAME.decisions.by_name["toll-die"]) == ("toll-die", f"{turn}.1")


@pytest.mark.rule("toll-reroll")
@pytest.mark.parametrize("again", [3, 4])
def test_card_5_a_3_or_a_4_then_costs_one_token_from_ship_reserve_or_cabin(again: int) -> None:
    table = sail(plan="2 1 1", cards=[5], crew=[1], reserve=[0, 0], cabin="c")
    table.feed(str(again))
    assert told(table, "say-toll-rerolled") == (2, again, 0)
    assert legal(table) == ["discard reserve", "discard 1", "discard mage c"]
    table.play("discard mage c")
    assert (asked(table), state(table).cabin) == ("place-token", 0)


@pytest.mark.rule("toll-reroll")
@pytest.mark.parametrize("again", [1, 2])
def test_card_5_a_1_or_another_2_has_no_effect(again: int) -> None:
    table = sail(plan="2 1 1", cards=[5], crew=[1], reserve=[0])
    table.feed(str(again))
    assert asked(table) == "place-token"  # nor is the 2 rolled a third time
    assert (state(table).crew, state(table).reserve) == (1 << 1, tokens(0))


@pytest.mark.rule("toll-reroll", "darkhouse-usual-toll")
@pytest.mark.parametrize("die", [1, 3, 4])
def test_card_5_no_other_die_is_rolled_again_nor_a_2_of_the_submarines(die: int) -> None:
    table = sail(plan=f"{die} 2 2", cards=[5], reserve=[0, 0])
    if die > 1:
        give_up(table)
    assert (asked(table), state(table).landed) == ("place-token", 2)
    assert "say-toll-rerolled" not in said(table)


@pytest.mark.rule("toll-reroll", "mage-reroll-currents")
def test_card_5_neither_spells_nor_mages_touch_that_die() -> None:
    table = sail(plan="2 1 1", cards=[5], crew=[2], reserve=[0, 0, 0, 0], cabin="a1")
    table.feed("4")
    assert legal(table) == ["discard reserve", "discard 2", "discard mage a", "discard partner a"]


@pytest.mark.rule("toll-reroll-free")
@pytest.mark.parametrize("again", [1, 2, 3, 4])
def test_card_5_the_2_is_rolled_again_even_with_nothing_to_lose(again: int) -> None:
    table = sail(plan="2 1 1", cards=[5])
    assert asked(table) == "toll-die"
    table.feed(str(again))
    assert (asked(table), sum(pile(state(table)))) == ("place-token", 36 - 5)  # the Phantom took one of six
    assert told(table, "say-toll-rerolled") == (2, again, 0)


@pytest.mark.rule("toll-reroll")
def test_card_5_an_owners_die_and_faces_are_followed() -> None:
    tables = read_tables("[dice]\nfaces = [1, 1, 1, 1, 3, 4]\n[darkhouse_cards.5]\nreroll = [1]\n")
    table = sail(plan="1 1 1", cards=[5], reserve=[0], tables=tables)
    assert [(str(move), move.weight) for move in table.legal] == [("1", 4), ("3", 1), ("4", 1)]


# Card 10: only a 4 costs a token


@pytest.mark.rule("toll-four-only")
@pytest.mark.parametrize(("die", "costs"), [(1, 0), (2, 0), (3, 0), (4, 1)])
def test_card_10_only_a_4_costs_a_token(die: int, costs: int) -> None:
    table = sail(plan=f"{die} 1 1", cards=[10], crew=[1], reserve=[0, 0], cabin="b")
    if costs:
        assert legal(table) == ["discard reserve", "discard 1", "discard mage b"]
        give_up(table)
    else:
        assert told(table, "say-toll-free") == (die, 0, 0)
    assert (asked(table), sum(state(table).reserve)) == ("place-token", 2 - costs)


@pytest.mark.rule("toll-four-only", "darkhouse-nothing")
def test_card_10_a_4_takes_nothing_from_one_who_has_nothing() -> None:
    table = sail(plan="4 1 1", cards=[10])
    assert asked(table) == "place-token"
    assert told(table, "say-toll-nothing") == (4, 0, 0)


@pytest.mark.rule("toll-four-only")
def test_card_10_an_owners_dice_are_followed() -> None:
    tables = read_tables("[darkhouse_cards.10]\ntoll = [1]\n")
    assert asked(sail(plan="4 1 1", cards=[10], reserve=[0], tables=tables)) == "place-token"
    assert asked(sail(plan="1 1 4", cards=[10], reserve=[0], tables=tables)) == "darkhouse-discard"
