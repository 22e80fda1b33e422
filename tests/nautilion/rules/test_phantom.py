"""Phase 4, the Phantom."""

from __future__ import annotations

import pytest

from ..positions import LATE, picture, said, sail, state, told


@pytest.mark.rule("phantom-move", "phantom-discards")
def test_the_phantom_travels_towards_the_isles_and_destroys_what_it_lands_on() -> None:
    before = sail(LATE)
    table = sail(LATE, plan="1 3 1")
    s = state(table)
    assert picture(s) == "I … N 2 3 P 5 6 … A"
    assert s.discard[4] == state(before).discard[4] + 1
    assert sum(s.discard) == sum(state(before).discard) + 1
    assert told(table, "say-phantom-landed") == (3, 4, 0)
    landed = next(line for line in table.journal if line.message == "say-phantom-landed")
    assert landed.rules == ("phantom-move", "phantom-discards")


@pytest.mark.rule("phantom-skips")
def test_the_phantom_passes_over_the_nautilion_without_spending_a_point() -> None:
    table = sail("I … 7 8 9 N 1 2 P 3 … A", plan="1 3 1")
    assert told(table, "say-phantom-landed") == (3, 9, 0)
    assert picture(state(table)) == "I … 7 8 P … N 2 … 3 … A"


@pytest.mark.rule("phantom-skips")
def test_with_one_point_less_it_stops_in_front_of_the_nautilion() -> None:
    table = sail("I … 7 8 9 N 1 2 P 3 … A", plan="1 2 1")
    assert told(table, "say-phantom-landed") == (2, 1, 0)
    assert picture(state(table)) == "I … 7 8 9 … P N … 3 … A"


@pytest.mark.rule("phantom-after-crossing")
def test_after_the_crossing_the_phantom_goes_on_moving_and_destroying() -> None:
    table = sail("I 6 7 8 9 P … N 1 2 A", plan="1 2 1")
    s = state(table)
    assert picture(s) == "I 6 7 P 9 … N 2 A"
    assert s.discard[8] == 4


@pytest.mark.rule("phantom-arrives")
@pytest.mark.parametrize("die", [2, 3])
def test_the_moment_the_phantom_gets_to_the_isles_the_game_is_lost(die: int) -> None:
    table = sail("I 9 P … N 1 2 3 A", plan=f"1 {die} 1", crew=range(1, 10))
    assert table.over
    assert table.outcome == "lost-phantom-at-isles"
    assert picture(state(table)) == "P 9 … N 1 2 3 A"
    assert said(table)[-1] == "say-phantom-arrived"
    assert table.journal[-1].rules == ("phantom-arrives",)
    assert told(table, "say-phantom-arrived") == (die, 0, 0)


@pytest.mark.rule("phantom-arrives")
def test_in_front_of_the_isles_nothing_is_lost_yet() -> None:
    table = sail("I 9 P … N 1 2 3 A", plan="1 1 1")
    assert not table.over
    assert picture(state(table)) == "I P … N 2 3 A"
