"""Bonus tokens: how they are taken, how the camp is filled, and what they are worth."""

from __future__ import annotations

import pytest

from leagues.games.island import camp
from leagues.games.island.state import COLOURS

from ..positions import SHIPPED, position, sit, state, tokens, told

CLOTHES = COLOURS.index("clothes")


def worth(signs: str, *kinds: str, porthole: int = 0) -> int:
    """What the set of clothes with these cards and tokens is worth."""
    closed = [(0, "clothes", porthole)] if porthole else []
    s = position("", camps={0: signs}, bonuses=[(0, "clothes", kind) for kind in kinds], portholes=closed)
    return camp.set_points(s, SHIPPED, 0, CLOTHES)


@pytest.mark.rule("bonus-taken")
def test_storing_brings_the_bonus_token_of_its_colour() -> None:
    at = sit("na", at=1, spaces="two pair odd three two")
    at.play("store navigation a")
    assert tokens(state(at), 0, "navigation") == {"pair": 1}
    assert state(at).spaces == [1, 0, 5, 2, 1]
    assert told(at, "say-bonus-taken") == (0, 1, 5)


@pytest.mark.rule("bonus-taken")
def test_where_none_lies_nothing_is_taken() -> None:
    at = sit("na", at=1, spaces="two . odd three two")
    at.play("store navigation a")
    assert tokens(state(at), 0, "navigation") == {}
    assert at.who == 1


@pytest.mark.rule("bonus-several")
def test_a_set_can_gather_several_tokens() -> None:
    at = sit("na", at=1, camps={0: "nb"}, bonuses=[(0, "navigation", "two")], spaces="two pair odd three two")
    at.play("store navigation a")
    assert tokens(state(at), 0, "navigation") == {"two": 1, "pair": 1}


@pytest.mark.rule("bonus-refill")
def test_with_one_token_left_every_empty_space_is_filled_at_once() -> None:
    at = sit("na", at=1, spaces=". pair . three .")
    at.play("store navigation a")
    for token in ("two", "odd", "double", "per_card"):
        assert at.decision is not None
        assert at.decision.name == "show-bonus"
        at.feed(f"bonus {token}")
    assert state(at).spaces == [1, 5, 4, 2, 3]
    assert told(at, "say-bonus-shown") == (4, 2, 0)


@pytest.mark.rule("bonus-refill")
def test_with_two_tokens_left_nothing_is_filled() -> None:
    at = sit("na", at=1, spaces="two pair . three .")
    at.play("store navigation a")
    assert state(at).spaces == [1, 0, 0, 2, 0]


@pytest.mark.rule("refill-before-closing")
def test_the_camp_is_filled_before_the_set_may_be_closed() -> None:
    at = sit("na", at=1, camps={0: "nb nc"}, spaces=". pair . three .")
    at.play("store navigation a")
    asked = []
    while at.decision is not None and at.decision.chance:
        asked.append(at.decision.name)
        at.feed("bonus odd")
    assert asked == ["show-bonus"] * 4
    assert at.decision is not None
    assert at.decision.name == "close"
    assert at.barrier(0) == "draw"


@pytest.mark.rule("supply-dry")
def test_too_few_tokens_go_to_spaces_at_random() -> None:
    at = sit("na", at=1, camps={1: "ra rb"}, spaces=". pair . three .", supply="odd double")
    at.play("store navigation a")
    assert at.decision is not None
    assert [str(move) for move in at.legal] == [f"space {COLOURS[colour]}" for colour in (0, 1, 2, 4)]
    at.feed("space repair")
    at.feed("bonus double")
    at.feed("space clothes")
    assert state(at).spaces == [5, 0, 4, 2, 0]
    assert sum(state(at).supply) == 0
    assert at.who == 1


@pytest.mark.rule("supply-dry")
def test_with_nothing_left_nothing_is_filled() -> None:
    at = sit("na", at=1, camps={1: "ra rb"}, spaces=". pair . three .", supply="")
    at.play("store navigation a")
    assert state(at).spaces == [0, 0, 0, 2, 0]
    assert at.who == 1


@pytest.mark.rule("bonus-two-three")
def test_two_and_three_are_worth_themselves() -> None:
    assert worth("ca") == 0
    assert worth("ca", "two") == 2
    assert worth("ca", "three") == 3
    assert worth("ca", "two", "three", "three") == 8


@pytest.mark.rule("bonus-own-set")
def test_a_token_counts_for_the_set_it_lies_on_closed_or_not() -> None:
    s = position("", camps={0: "ca cb cc na"}, bonuses=[(0, "clothes", "per_card"), (0, "navigation", "odd")])
    assert camp.set_points(s, SHIPPED, 0, 0) == 3
    assert camp.set_points(s, SHIPPED, 0, 1) == 4


@pytest.mark.rule("bonus-per-card")
def test_a_point_for_every_card_of_the_set_and_each_token_in_full() -> None:
    assert worth("ca ca cb cc", "per_card") == 4
    assert worth("ca ca cb cc", "per_card", "per_card") == 8


@pytest.mark.rule("bonus-double")
def test_the_porthole_once_more_and_nothing_without_one() -> None:
    assert worth("ca ca cb cc", "double", porthole=8) == 16
    assert worth("ca ca cb cc", "double") == 0
    assert worth("ca ca cb cc", "double", "two", "per_card", porthole=8) == 16 + 2 + 4


@pytest.mark.rule("bonus-double-twice")
def test_two_doubles_make_three_times_the_porthole() -> None:
    assert worth("ca ca cb cc", "double", "double", porthole=8) == 24


@pytest.mark.rule("bonus-odd")
def test_four_points_for_an_odd_set() -> None:
    assert worth("ca", "odd") == 4
    assert worth("ca cb", "odd") == 0
    assert worth("ca cb cc", "odd", "odd") == 8


@pytest.mark.rule("bonus-pair")
def test_five_points_for_a_pair_each_card_counted_once() -> None:
    assert worth("ca cb", "pair") == 0
    assert worth("ca ca", "pair") == 5
    assert worth("ca ca ca", "pair", "pair") == 5
    assert worth("ca ca ca ca", "pair", "pair") == 10
    assert worth("ca ca cb cb", "pair", "pair") == 10
    assert worth("ca ca cb cb cc cc", "pair", "pair") == 10
    assert worth("ca ca cb cc", "pair", "pair") == 5


PAIRS_OF_KINDS = {
    ("two", "three"): 5, ("two", "per_card"): 7, ("two", "double"): 13, ("two", "odd"): 6, ("two", "pair"): 7,
    ("three", "per_card"): 8, ("three", "double"): 14, ("three", "odd"): 7, ("three", "pair"): 8,
    ("per_card", "double"): 16, ("per_card", "odd"): 9, ("per_card", "pair"): 10,
    ("double", "odd"): 15, ("double", "pair"): 16, ("odd", "pair"): 9,
}  # fmt: skip


@pytest.mark.rule("bonus-own-set", "scoring")
@pytest.mark.parametrize("kinds", PAIRS_OF_KINDS)
def test_two_kinds_on_one_set_do_not_touch_each_other(kinds: tuple[str, str]) -> None:
    """Five cards with a pair, closed with 11: what the two tokens add, worked out by hand."""
    doubled = "double" in kinds
    added = PAIRS_OF_KINDS[kinds]
    assert worth("ca ca cb cc cd", *kinds, porthole=11) == 11 + added
    assert worth("ca ca cb cc cd", *kinds) == added - (11 if doubled else 0)
