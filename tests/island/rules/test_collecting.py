"""Collecting: what is taken, and who sees it."""

from __future__ import annotations

import pytest

from leagues.games.island.state import SEATS

from ..positions import act, card, legal, position, sit, state, table, told, why_not


@pytest.mark.rule("collect", "collect-all")
def test_collecting_takes_the_top_card_of_every_stack() -> None:
    at = sit("", at=4, tops=["na", "nb", "nc", "nd"])
    act(at, "collect")
    at.feed("clothes a")
    at.feed("repair b")
    s = state(at)
    assert (s.sizes[0], s.heights) == (3, [8, 8, 8, 7, 0, 0])
    assert [s.hands[0][card(one)] for one in ("nd", "ca", "rb")] == [1, 1, 1]
    assert told(at, "say-collected") == (0, 4, 3)


@pytest.mark.rule("face-down-secret")
def test_a_card_from_a_face_down_stack_is_seen_by_its_taker_alone() -> None:
    at = sit("", at=2)
    act(at, "collect")
    assert at.audience == 0
    at.feed("clothes c")
    assert at.view(0)["hands"][0][card("cc")] == 1
    for seat in (1, -1):
        assert at.view(seat)["hands"][0] == [0] * 24
        assert at.view(seat)["deck"][card("cc")] == 4
        assert [line.message for line in at.lines(seat)].count("say-found") == 0
    assert [line.message for line in at.lines(0)].count("say-found") == 1
    assert told(at, "say-found") == (card("cc"), 0, 0)


@pytest.mark.rule("next-card-shown")
def test_the_card_below_an_open_one_is_turned_up_at_once_for_all() -> None:
    at = sit("", at=1, tops=["na", "nb", "nc", "nd"])
    act(at, "collect")
    assert at.decision is not None
    assert (at.decision.name, at.audience) == ("reveal-top", -1)
    at.feed("fishing c")
    assert state(at).tops[0] == card("fc") + 1
    assert told(at, "say-top-shown") == (1, card("fc"), 0)


@pytest.mark.rule("next-card-shown", "column-empty")
def test_nothing_is_turned_up_when_the_stack_is_used_up() -> None:
    at = sit("", at=1, heights=[1, 8, 8, 8], tops=["na", "nb", "nc", "nd"])
    act(at, "collect")
    assert state(at).heights[0] == 0
    assert state(at).tops[0] == 0
    assert at.who == 1


@pytest.mark.rule("hand-limit")
def test_a_hand_may_hold_any_number_of_cards() -> None:
    many = "ca ca ca ca cb cb cb cb cc cc cc cc cd cd cd cd na na na na nb nb nb nb"
    at = sit(many, at=1, tops=["ra", "rb", "rc", "rd"])
    act(at, "collect")
    assert state(at).sizes[0] == 25


@pytest.mark.rule("hand-size-open")
def test_how_many_cards_a_hand_holds_is_no_secret() -> None:
    at = sit("ca cb ta", hands={1: "na"})
    for seat in (0, 1, -1):
        assert at.view(seat)["sizes"] == [3, 1, 0, 0]


@pytest.mark.rule("open-takes-known")
def test_an_open_card_that_is_taken_stays_known_until_it_is_stored() -> None:
    at = sit("na", at=1, tops=["na", "nb", "nc", "nd"])
    act(at, "collect")
    at.feed("fishing c")
    s = state(at)
    assert s.shown[0][card("na")] == 1
    assert s.hands[0][card("na")] == 2
    assert told(at, "say-took-open") == (0, card("na"), 0)
    later = sit("na na", at=3, shown={0: "na"})
    later.play("store navigation a")
    assert state(later).shown[0][card("na")] == 0


@pytest.mark.rule("open-takes-known")
def test_what_nobody_saw_does_not_become_known() -> None:
    at = sit("", at=2, tops=["na", "nb", "nc", "nd"])
    act(at, "collect")
    at.feed("clothes c")
    assert sum(state(at).shown[0]) == 1
    assert state(at).shown[0][card("nb")] == 1
    assert [sum(row) for row in state(at).shown[1:]] == [0] * (SEATS - 1)


@pytest.mark.rule("empty-column")
def test_nothing_can_be_collected_from_an_empty_column() -> None:
    at = sit("ca", at=1, heights=[0, 3, 3, 3], final=2, auto=False)
    assert why_not(at, "collect") == "empty-column"
    assert legal(at) == ["store clothes a"]


@pytest.mark.rule("empty-column")
def test_in_the_last_round_a_castaway_may_stand_at_an_empty_column() -> None:
    start = position("ca", explored=False, came_from=2, others=(3,), heights=[0, 3, 3, 3], final=2)
    at = table(start)
    assert "column 1" in legal(at)


@pytest.mark.rule("closed-may-collect")
def test_cards_of_a_closed_colour_can_still_be_collected() -> None:
    at = sit("", at=1, camps={0: "ca ca cb"}, portholes=[(0, "clothes", 5)], tops=["cc", "nb", "nc", "nd"])
    act(at, "collect")
    assert state(at).hands[0][card("cc")] == 1
