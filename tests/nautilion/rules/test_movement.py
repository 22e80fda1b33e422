"""How both submarines count their way."""

from __future__ import annotations

import pytest

from leagues.games.nautilion import path
from leagues.games.nautilion.state import State

from ..positions import LATE, asked, lay, legal, picture, sail, state, tokens


def short(drawing: str) -> State:
    """A path as long as it is drawn."""
    s = State()
    s.path_length = len(drawing.split()) - 2
    lay(s, drawing)
    return s


@pytest.mark.rule("gaps-skipped")
def test_the_nautilion_glides_over_emptied_spaces() -> None:
    table = sail("I 9 8 P … N . . 1 . 2 . 3 4 A", plan="1 1 2")
    assert state(table).landed == 2
    assert picture(state(table)) == "I 9 P … 1 … N … 3 4 A"


@pytest.mark.rule("gaps-skipped")
def test_the_phantom_glides_over_emptied_spaces() -> None:
    table = sail("I 9 8 . 7 . . 6 . P … N 1 2 A", plan="1 3 1")
    assert picture(state(table)) == "I 9 P … 7 … 6 … N 2 A"


@pytest.mark.rule("gaps-skipped")
@pytest.mark.parametrize(
    ("drawing", "die", "reaches"),
    [("N . 1 . . 2 P", 1, 2), ("N . 1 . . 2 P", 2, 5), ("N . . . 1 P", 1, 4), ("I N . . P", 1, 4), ("I 1 N 2 P", 1, 3)],
)
def test_the_nautilion_lands_only_on_tokens(drawing: str, die: int, reaches: int) -> None:
    s = short(drawing)
    assert path.toward_abyss(s, s.nautilion, die) == reaches


@pytest.mark.rule("gaps-skipped")
@pytest.mark.parametrize(
    ("drawing", "die", "reaches"),
    [("N 2 . . 1 . P", 1, 4), ("N 2 . . 1 . P", 2, 1), ("N 1 . . . P", 1, 1), ("N . . P A", 1, 0), ("N 2 P 1 A", 1, 1)],
)
def test_the_phantom_lands_only_on_tokens(drawing: str, die: int, reaches: int) -> None:
    s = short(drawing)
    assert path.toward_isles(s, s.phantom, die) == reaches


@pytest.mark.rule("ends-never-skipped")
@pytest.mark.parametrize("die", [3, 4])
def test_the_ends_are_never_passed_over_even_with_the_other_submarine_on_them(die: int) -> None:
    both_at_home = short("N 1 2 P")
    isles, abyss = both_at_home.nautilion, both_at_home.phantom
    assert path.toward_abyss(both_at_home, isles, die) == 3
    assert path.toward_isles(both_at_home, abyss, die) == 0
    assert path.toward_abyss(both_at_home, isles, 2) == 2
    assert path.toward_isles(both_at_home, abyss, 2) == 1


@pytest.mark.rule("ends-passed")
@pytest.mark.parametrize("die", [3, 4])
def test_a_die_that_is_too_large_still_brings_the_nautilion_to_the_abyss(die: int) -> None:
    table = sail("I 9 8 P … N 1 2 A", plan=f"1 1 {die}", crew=[1], reserve=[0])
    s = state(table)
    assert (table.outcome, s.nautilion) == ("lost-crew-missing", 37)
    assert (s.landed, s.crew, s.reserve) == (0, 1 << 1, tokens(0))  # there is nothing to pick up
    assert picture(s) == "I 9 P … 1 2 N"


@pytest.mark.rule("ends-passed")
@pytest.mark.parametrize("die", [3, 4])
def test_a_die_that_is_too_large_still_brings_the_phantom_to_the_isles(die: int) -> None:
    table = sail("I 9 8 P … N 1 2 A", plan=f"1 {die} 1")
    before = sail("I 9 8 P … N 1 2 A")
    assert (table.outcome, state(table).phantom) == ("lost-phantom-at-isles", 0)
    assert state(table).discard == state(before).discard


@pytest.mark.rule("ends-passed")
def test_a_die_that_is_one_short_brings_nobody_home() -> None:
    table = sail("I 9 8 P … N 1 2 A", plan="1 2 2")
    assert picture(state(table)) == "I P 8 … 1 N A"
    assert (asked(table), state(table).landed) == ("place-token", 2)


@pytest.mark.rule("die-in-full", "nautilion-move")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_the_nautilion_uses_every_point_of_its_die(die: int) -> None:
    table = sail(LATE, plan=f"1 1 {die}")
    assert (asked(table), state(table).landed) == ("place-token", die)
    assert legal(table) == ["reserve", "place"]  # no move at all would be a third


@pytest.mark.rule("die-in-full", "phantom-move")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_the_phantom_uses_every_point_of_its_die(die: int) -> None:
    table = sail(LATE, plan=f"1 {die} 1")
    destroyed = 7 - die
    assert state(table).path.count(destroyed) == 0
    assert state(table).discard[destroyed] == 4


@pytest.mark.rule("gaps-skipped")
def test_tokens_between_two_places_are_counted_without_either() -> None:
    s = short("I 1 . 2 N 3 P 4 A")
    assert [path.tokens_between(s, 0, place) for place in range(9)] == [0, 0, 1, 1, 2, 2, 3, 3, 4]
    assert [path.tokens_between(s, place, 8) for place in range(9)] == [4, 3, 3, 2, 2, 1, 1, 0, 0]


@pytest.mark.rule("translation-present")
def test_two_tokens_are_enough_for_a_swap() -> None:
    assert [path.two_tokens_left(short(drawing)) for drawing in ("N . P", "N . 1 P", "N 1 2 P", "N 1 . 2 P")] == [
        False, False, True, True,
    ]  # fmt: skip
