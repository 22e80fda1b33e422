"""Portholes: closing a set of exactly the right size, at the right moment."""

from __future__ import annotations

import pytest

from ..positions import legal, sit, state, told, why_not


@pytest.mark.rule("close", "porthole-piles")
def test_four_cards_can_be_closed_with_the_8() -> None:
    """The example of the book: two more green cards make four."""
    at = sit("ca cb", at=2, camps={0: "cc cd"}, bonuses=[(0, "clothes", "two")], spaces="three two two two two")
    at.play("store clothes a b")
    assert legal(at) == ["leave", "close"]
    at.play("close")
    s = state(at)
    assert (s.portholes[0][0], s.piles) == (8, [0, 1, 0, 0])
    assert told(at, "say-closed") == (0, 0, 8)


@pytest.mark.rule("close")
def test_the_next_porthole_of_a_pile_is_worth_less() -> None:
    at = sit("ca", at=1, camps={0: "cb cc", 1: "na nb nc"}, portholes=[(1, "navigation", 5)])
    at.play("store clothes a")
    at.play("close")
    assert state(at).portholes[0][0] == 4
    assert state(at).piles == [2, 0, 0, 0]


@pytest.mark.rule("porthole-exact")
@pytest.mark.parametrize("signs", ["", "cb", "cb cc cd ca cb cc"])
def test_a_set_of_another_size_cannot_be_closed(signs: str) -> None:
    at = sit("ca", at=1, camps={0: signs})
    at.auto = False
    at.play("store clothes a")
    assert legal(at) == ["leave"]
    assert why_not(at, "close") == "porthole-exact"


@pytest.mark.rule("porthole-gone")
def test_nobody_closes_a_size_whose_pile_is_used_up() -> None:
    taken = [(1, "navigation", 5), (1, "repair", 4), (1, "fishing", 3)]
    at = sit("ca", at=1, camps={0: "cb cc", 1: "na nb nc ra rb rc fa fb fc"}, portholes=taken)
    at.auto = False
    at.play("store clothes a")
    assert why_not(at, "close") == "porthole-gone"


@pytest.mark.rule("close-now")
def test_who_does_not_close_needs_more_cards_and_another_size() -> None:
    at = sit("ca cb", at=1, camps={0: "cc cd cc"}, others=(4,))
    at.play("store clothes a")
    at.play("leave")
    assert state(at).portholes[0][0] == 0
    later = sit("cb", at=1, camps={0: "cc cd cc ca"})
    later.play("store clothes b")
    later.play("close")
    assert state(later).portholes[0][0] == 11


@pytest.mark.rule("close-now")
def test_only_the_set_that_was_just_added_to_can_be_closed() -> None:
    at = sit("na", at=1, camps={0: "cb cc cd"})
    at.auto = False
    at.play("store navigation a")
    assert why_not(at, "close") == "porthole-exact"


@pytest.mark.rule("closed-for-good")
def test_nothing_is_added_to_a_closed_set() -> None:
    at = sit("ca na", at=1, camps={0: "cb cc cd"}, portholes=[(0, "clothes", 5)])
    assert why_not(at, "store clothes a") == "closed-for-good"
    assert legal(at) == ["collect", "store navigation a"]
