"""A Lull: fewer ships, gems, uprisings, and cheaper actions."""

from __future__ import annotations

import pytest

from leagues.games.nemo import names

from ..positions import SHIPPED, asked, feed, legal, ocean, play, sit, state, told, why_not

MAJORS = names.OCEANS[:6]


@pytest.mark.rule("lull", "lull-placement", "lull-no-points")
def test_doubles_are_a_lull_without_black_dice_and_without_points() -> None:
    """004:915-943."""
    at = sit(phase="prepare", act=2, actions=1)
    play(at, "roll")
    feed(at, 5, 5, 1)
    assert (state(at).lull, state(at).actions) == (1, 1)
    assert state(at).hidden[ocean("european-seas")] == 2
    assert sum(state(at).hidden) == 2


@pytest.mark.rule("lull-placement")
def test_in_the_third_act_the_third_white_die_still_brings_a_ship() -> None:
    at = sit(phase="prepare", act=3, actions=0)
    play(at, "roll")
    feed(at, 5, 5, 2, 1)
    play(at, "without 3")
    assert state(at).lull == 1
    assert sum(state(at).hidden) == 3


@pytest.mark.rule("lull-gem", "lull-deck-gem", "gems")
def test_a_gem_in_the_doubles_ocean_and_one_on_the_deck() -> None:
    """004:915-943."""
    at = sit(phase="prepare", actions=0, deck_gems=1)
    play(at, "roll")
    feed(at, 3, 3)
    assert state(at).gems[ocean("north-atlantic")] == 1
    assert state(at).deck_gems == 2


@pytest.mark.rule("one-gem", "gem-next-door")
def test_a_second_gem_goes_next_door_along_solid_lines() -> None:
    at = sit(phase="prepare", actions=0, gems=MAJORS)
    play(at, "roll")
    feed(at, 3, 3)
    assert asked(at) == "act" or asked(at) == "place-gem"
    at = sit(phase="prepare", actions=0, gems=["indian-ocean", "western-pacific"])
    play(at, "roll")
    feed(at, 6, 6)
    assert state(at).gems[ocean("cape-of-good-hope")] == 1
    at = sit(phase="prepare", actions=0, gems=["south-atlantic", "cape-horn"])
    play(at, "roll")
    feed(at, 4, 4)
    assert legal(at) == ["north-atlantic", "cape-of-good-hope"]
    assert why_not(at, "cape-horn") == "one-gem"
    assert why_not(at, "indian-ocean") == "gem-next-door"
    play(at, "north-atlantic")
    assert state(at).gems[ocean("north-atlantic")] == 1


@pytest.mark.rule("gem-next-door")
def test_with_gems_all_around_the_new_one_is_forfeit() -> None:
    at = sit(phase="prepare", actions=0, gems=["european-seas", "north-atlantic"])
    play(at, "roll")
    feed(at, 5, 5)
    assert sum(state(at).gems) == 2
    assert told(at, "say-gem-forfeit") is not None
    assert state(at).deck_gems == 1


@pytest.mark.rule("gem-stock", "component-counts")
def test_an_empty_stock_places_no_gem() -> None:
    at = sit(phase="prepare", actions=0, deck_gems=SHIPPED.gem_stock)
    play(at, "roll")
    feed(at, 3, 3)
    assert sum(state(at).gems) == 0
    assert state(at).deck_gems == SHIPPED.gem_stock == 16


@pytest.mark.rule("uprising-check", "uprising-safe", "cubes")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_an_uprising_holds_against_a_sum_of_four(die: int) -> None:
    """004:972-977."""
    ships = {"clyde": "south-atlantic", "scotia": "south-atlantic"}
    at = sit("indian-ocean", phase="prepare", actions=0, cubes={"south-atlantic": 2}, ships=ships)
    play(at, "roll")
    feed(at, 3, 3, die)
    assert told(at, "say-uprising-safe") == (ocean("south-atlantic"), die, 4)
    assert state(at).cubes[ocean("south-atlantic")] == 2


@pytest.mark.rule("uprising-crushed")
def test_a_crushed_uprising_costs_a_cube_or_notoriety() -> None:
    """004:972-977."""
    ships = {"clyde": "south-atlantic", "scotia": "south-atlantic"}
    cubes = {"south-atlantic": 2}
    for answer, left, notoriety in (("abandon", 1, 0), ("press-on", 2, 3)):
        at = sit("indian-ocean", phase="prepare", actions=0, cubes=cubes, ships=ships)
        play(at, "roll")
        feed(at, 3, 3, 3)
        play(at, answer)
        assert (state(at).cubes[ocean("south-atlantic")], state(at).notoriety) == (left, notoriety)


@pytest.mark.rule("uprising-and-defeat", "pariah")
def test_pressing_on_may_be_a_defeat() -> None:
    ships = {"clyde": "south-atlantic", "scotia": "south-atlantic"}
    at = sit("indian-ocean", phase="prepare", actions=0, cubes={"south-atlantic": 2}, ships=ships, notoriety=34)
    play(at, "roll")
    feed(at, 3, 3, 2)
    play(at, "press-on")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("uprising-order", "lull")
def test_uprisings_are_checked_in_order_and_only_in_a_lull() -> None:
    """004:915-943."""
    cubes = {"cape-of-good-hope": 1, "western-pacific": 1, "indian-ocean": 1}
    at = sit(phase="prepare", actions=0, cubes=cubes)
    play(at, "roll")
    feed(at, 3, 3, 6, 6, 6)
    checked = [line.arguments[0] for line in at.journal if line.message == "say-uprising-safe"]
    assert checked == sorted(ocean(name) for name in cubes)
    at = sit(phase="prepare", actions=0, cubes=cubes)
    play(at, "roll")
    feed(at, 3, 4)
    assert asked(at) == "act"


@pytest.mark.rule("lull-cheaper", "action-costs")
@pytest.mark.parametrize(("lull", "left"), [(0, 1), (1, 2)])
def test_what_costs_two_costs_one_in_a_lull(lull: int, left: int) -> None:
    """004:915-943, 004:1024-1034."""
    for action in ("rest", "repair", "adventure"):
        at = sit(actions=3, lull=lull)
        play(at, action)
        assert state(at).actions == left
    at = sit(actions=3, lull=lull, gems=["north-atlantic"])
    play(at, "search")
    assert state(at).actions == 2
