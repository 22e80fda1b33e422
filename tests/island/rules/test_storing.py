"""Storing: what goes to the camp, and when one must act."""

from __future__ import annotations

import pytest

from leagues.games.island.game import GAME
from leagues.games.island.state import COLOURS

from ..positions import SHIPPED, card, legal, set_cards, sit, state, told, why_not

FULL = "ca ca cb cc na"


@pytest.mark.rule("store")
def test_storing_moves_cards_from_the_hand_to_the_camp() -> None:
    at = sit(FULL, at=4)
    at.play("store clothes a a c")
    s = state(at)
    assert set_cards(s, 0, "clothes") == [2, 0, 1, 0]
    assert (s.sizes[0], s.hands[0][card("cb")], s.hands[0][card("na")]) == (2, 1, 1)
    assert s.heights == [8, 8, 8, 8, 0, 0]
    assert told(at, "say-stored") == (0, 0, 16)  # the seventeenth way to choose up to three cards of four objects


@pytest.mark.rule("store")
def test_at_least_one_card_is_stored() -> None:
    assert "store clothes" not in legal(sit(FULL, at=4))
    assert all(len(move.split()) > 2 for move in legal(sit(FULL, at=4)) if move.startswith("store"))


@pytest.mark.rule("store-limit")
@pytest.mark.parametrize(("column", "most"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_no_more_cards_than_the_column_has_stacks(column: int, most: int) -> None:
    at = sit(FULL, at=column)
    assert max(len(move.split()) - 2 for move in legal(at)) == most
    if most < 3:
        assert why_not(at, "store clothes a a b") == "store-limit"


@pytest.mark.rule("store-limit", "empty-column")
def test_an_empty_column_counts_with_all_its_spaces() -> None:
    at = sit(FULL, at=4, heights=[3, 3, 3, 0], final=2)
    at.play("store clothes a a b")
    assert set_cards(state(at), 0, "clothes") == [2, 1, 0, 0]


@pytest.mark.rule("store-one-colour")
def test_cards_of_one_colour_join_the_one_set_of_that_colour() -> None:
    at = sit(FULL, at=4, camps={0: "cd"})
    at.play("store clothes a b c")
    assert set_cards(state(at), 0, "clothes") == [1, 1, 1, 1]
    for move in (GAME.decisions.by_name["act"].notation(answer) for answer in range(1, 171)):
        assert move.split()[1] in COLOURS[:5]


@pytest.mark.rule("store-from-hand")
@pytest.mark.parametrize("move", ["store clothes a a a", "store clothes d", "store navigation a a", "store repair a"])
def test_only_cards_in_hand_can_be_stored(move: str) -> None:
    assert why_not(sit(FULL, at=4), move) == "store-from-hand"


@pytest.mark.rule("camp-open")
def test_camps_are_seen_by_everyone() -> None:
    at = sit("ca", camps={0: "na nb", 1: "ra"}, bonuses=[(1, "repair", "odd")])
    for seat in (0, 1, -1):
        for field in ("camps", "bonuses", "portholes"):
            assert at.view(seat)[field] == at.state.json()[field]


@pytest.mark.rule("must-act")
def test_who_can_collect_or_store_cannot_pass() -> None:
    assert why_not(sit("", at=1, auto=False), "pass") == "must-act"
    for sign in ("ca", "nb", "rc", "fd", "sa"):
        assert why_not(sit(sign, at=1, heights=[0, 3, 3, 3], final=2, auto=False), "pass") == "must-act"


@pytest.mark.rule("pass")
def test_with_nothing_to_collect_and_nothing_to_store_one_passes() -> None:
    at = sit("ta", at=1, others=(2,), heights=[0, 3, 3, 3], final=2)
    assert told(at, "say-passed") == (0, 0, 0)
    assert at.who == 1
    assert at.entries[0].forced
    asked = sit("ta", at=1, others=(2,), heights=[0, 3, 3, 3], final=2, auto=False)
    assert legal(asked) == ["pass"]
    asked.play("pass")
    assert asked.who == 1


@pytest.mark.rule("pass-proves")
def test_a_pass_proves_what_is_not_in_the_hand() -> None:
    at = sit("ta cd", at=1, heights=[0, 3, 3, 3], final=2, camps={0: "ca ca cb"}, portholes=[(0, "clothes", 5)])
    lacks = state(at).lacks[0]
    assert [bool(lacks >> one & 1) for one in range(24)] == [False] * 4 + [True] * 16 + [False] * 4
    assert state(at).lacks[1:] == [0, 0, 0]


@pytest.mark.rule("treasures-stay")
def test_treasures_are_never_stored() -> None:
    at = sit("ta tb tc", at=4)
    at2 = sit("ta tb tc ca", at=4)
    assert legal(at2) == ["collect", "store clothes a"]
    assert at.entries[0].notation == "collect"
    assert not any("treasures" in GAME.decisions.by_name["act"].notation(answer) for answer in range(172))
    assert len(SHIPPED.treasures) == 4
