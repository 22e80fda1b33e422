"""The PLAY events."""

from __future__ import annotations

import pytest

from leagues.games.nemo.sources import ATTACK, STALKING
from leagues.games.nemo.state import AT_SEA, DRAWN, SALVAGED, TONNAGE

from ..positions import asked, feed, legal, ocean, play, ship, state, told, where, why_not
from .hands import changed, failed, gems, held, hidden, in_tableau, kept, passed, turned

FULL = {
    "western-pacific": 4, "eastern-pacific": 4, "north-atlantic": 4, "south-atlantic": 3, "european-seas": 4,
    "indian-ocean": 3, "south-pacific": 1, "central-pacific": 2, "pacific-coast": 1, "arctic-ocean": 1, "cape-horn": 1,
    "cape-of-good-hope": 1,
}  # fmt: skip


@pytest.mark.rule("event-2")
def test_public_opinion_places_a_ship_for_each_of_two_dice() -> None:
    at = turned(2)
    feed(at, 2, 5)
    assert hidden(at) == {"eastern-pacific": 1, "european-seas": 1}
    assert (changed(at), failed(at, 2), state(at).actions) == ({}, True, 3)


@pytest.mark.rule("event-2", "ladder", "spread-out")
def test_public_opinion_follows_the_ladder() -> None:
    at = turned(2, hidden={"indian-ocean": 3}, act=2)
    feed(at, 6, 6)
    assert asked(at) == "spread"
    assert why_not(at, "indian-ocean") == "spread-out"
    play(at, "cape-of-good-hope", "european-seas")
    assert hidden(at) == {"indian-ocean": 3, "cape-of-good-hope": 1, "european-seas": 1}
    assert failed(at, 2)


@pytest.mark.rule("event-2", "ladder")
def test_two_equal_dice_of_public_opinion_are_no_lull() -> None:
    at = turned(2)
    feed(at, 4, 4)
    assert (hidden(at), state(at).lull) == ({"south-atlantic": 2}, 0)


@pytest.mark.rule("event-4", "forced-attack", "stalk-forced")
def test_a_frigates_demise_is_an_attack_on_the_glasgow() -> None:
    at = turned(4)
    assert where(at, "glasgow") == AT_SEA + ocean("south-atlantic")
    assert legal(at) == ["bold", "stalk"]
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 4, 5)
    play(at, "tonnage south-atlantic")
    assert (where(at, "glasgow"), failed(at, 4), state(at).actions) == (TONNAGE + ocean("south-atlantic"), True, 3)
    assert changed(at) == {}


@pytest.mark.rule("event-4", "overstacked")
def test_a_glasgow_that_is_missed_stays() -> None:
    at = turned(4, "south-pacific", hidden={"south-pacific": 1})
    play(at, "stalk")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 3, 4)
    assert state(at).amounts[STALKING] == 1
    play(at, "accept")
    assert (where(at, "glasgow"), failed(at, 4)) == (AT_SEA + ocean("south-pacific"), True)
    assert (changed(at), hidden(at)) == ({"notoriety": 1}, {"south-pacific": 1})


@pytest.mark.rule("event-38", "forced-attack")
def test_a_capital_encounter_is_an_attack_on_the_cerberus() -> None:
    at = turned(38)
    assert where(at, "cerberus") == AT_SEA + ocean("south-atlantic")
    play(at, "bold")
    feed(at, 4, 4)
    play(at, "none")
    feed(at, 5, 5)
    assert told(at, "say-result-passed") == (ATTACK, 10, 10)
    play(at, "salvage")
    assert (where(at, "cerberus"), failed(at, 38), changed(at)) == (SALVAGED, True, {"notoriety": 1})


@pytest.mark.rule("event-38", "overstacked")
def test_a_cerberus_that_hits_first_and_is_missed_stays() -> None:
    at = turned(38)
    play(at, "bold")
    feed(at, 2, 5)
    play(at, "accept")
    feed(at, 4, 4)
    play(at, "none")
    feed(at, 4, 5)
    play(at, "accept")
    assert changed(at) == {"hull": -2, "notoriety": 1}
    assert (where(at, "cerberus"), failed(at, 38)) == (AT_SEA + ocean("south-atlantic"), True)


@pytest.mark.rule("event-4", "event-38", "forced-attack-chain")
def test_after_a_forced_attack_others_may_follow() -> None:
    at = turned(4, hidden={"south-atlantic": 1})
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 6, 6)
    play(at, "tonnage south-atlantic")
    assert legal(at) == ["hidden", "stop"]
    play(at, "stop")
    assert (failed(at, 4), changed(at)) == (True, {})


@pytest.mark.rule("event-11")
def test_aegri_somnia_costs_nemo_or_its_points() -> None:
    at = turned(11)
    play(at, "choose 1")
    assert (changed(at), passed(at, 11)) == ({"nemo": -1}, True)
    at = turned(11)
    play(at, "choose 2")
    assert (changed(at), failed(at, 11)) == ({"nemo": 1}, True)


@pytest.mark.rule("event-11", "broken")
def test_the_last_of_nemo_can_be_lost_to_aegri_somnia() -> None:
    at = turned(11, nemo=1)
    play(at, "choose 1")
    assert at.outcome == "lost-broken"


@pytest.mark.rule("event-13", "save-one-point")
def test_lost_time_leaves_only_what_was_saved() -> None:
    at = turned(13, actions=1)
    assert failed(at, 13)
    feed(at, 2, 6)
    assert (asked(at), state(at).actions, state(at).lull) == ("act", 1, 0)
    play(at, "end")
    at.feed("event 11")
    play(at, "choose 2")
    feed(at, 2, 6)
    assert state(at).actions == 5


@pytest.mark.rule("event-18")
def test_the_red_sea_costs_hull_or_its_wonder() -> None:
    at = turned(18)
    play(at, "choose 1")
    assert (changed(at), passed(at, 18)) == ({"hull": -1}, True)
    at = turned(18)
    play(at, "choose 2")
    assert (changed(at), failed(at, 18)) == ({}, True)


@pytest.mark.rule("event-20", "one-gem")
def test_ocean_wealth_places_three_gems_in_majors_without_one() -> None:
    at = turned(20, gems=["indian-ocean"])
    assert why_not(at, "indian-ocean") == "one-gem"
    assert why_not(at, "cape-horn") == "event-20"
    play(at, "western-pacific", "north-atlantic", "european-seas")
    assert gems(at) == {"indian-ocean", "western-pacific", "north-atlantic", "european-seas"}
    assert passed(at, 20)


@pytest.mark.rule("event-20")
def test_ocean_wealth_can_be_fewer_gems() -> None:
    at = turned(20)
    play(at, "western-pacific", "none")
    assert (gems(at), passed(at, 20)) == ({"western-pacific"}, True)


@pytest.mark.rule("event-20", "gem-stock")
def test_ocean_wealth_ends_with_the_stock() -> None:
    at = turned(20, deck_gems=15)
    play(at, "western-pacific")
    assert (gems(at), passed(at, 20)) == ({"western-pacific"}, True)


@pytest.mark.rule("event-23")
def test_commerce_scare_takes_two_hidden_ships_away() -> None:
    at = turned(23, hidden={"indian-ocean": 2, "arctic-ocean": 1, "cape-horn": 1})
    assert why_not(at, "north-atlantic") == "event-23"
    assert "none" not in legal(at)
    play(at, "indian-ocean", "arctic-ocean")
    assert hidden(at) == {"indian-ocean": 1, "cape-horn": 1}
    assert (changed(at), passed(at, 23)) == ({"notoriety": 1}, True)


@pytest.mark.rule("event-23")
@pytest.mark.parametrize("ships", [0, 1])
def test_commerce_scare_takes_what_there_is(ships: int) -> None:
    at = turned(23, hidden={"indian-ocean": ships})
    assert (hidden(at), changed(at), passed(at, 23)) == ({}, {"notoriety": 1}, True)


@pytest.mark.rule("event-26")
def test_the_treasure_fleet() -> None:
    at = turned(26)
    feed(at, "map-2", "map-5")
    assert (held(at), changed(at), failed(at, 26)) == ({"map-2": 1, "map-5": 1}, {"notoriety": 1}, True)


@pytest.mark.rule("event-39")
def test_a_mass_execution_costs_nemo_or_notoriety() -> None:
    at = turned(39)
    play(at, "choose 1")
    assert (changed(at), failed(at, 39)) == ({"nemo": -1}, True)
    at = turned(39)
    play(at, "choose 2")
    assert (changed(at), failed(at, 39)) == ({"notoriety": 3}, True)


@pytest.mark.rule("event-40", "sacrifice-forced")
@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("aronnax", {"nemo": 1, "notoriety": 1}),
        ("conseil", {"nemo": 1}),
        ("ned-land", {"nemo": 1, "notoriety": 1}),
        ("first-officer", {}),
        ("second-officer", {"nemo": 1}),
        ("chief-engineer", {"nemo": 1}),
    ],
)
def test_a_sacrifice_to_the_gods_takes_somebody_without_his_benefit(name: str, cost: dict[str, int]) -> None:
    at = turned(40)
    play(at, "choose 1", name)
    assert (changed(at), failed(at, 40), state(at).characters.bit_count(), state(at).actions) == (cost, True, 1, 3)


@pytest.mark.rule("event-40")
def test_the_gods_can_have_crew_instead() -> None:
    at = turned(40)
    play(at, "choose 2")
    assert (changed(at), failed(at, 40), state(at).characters) == ({"crew": -2, "nemo": 1}, True, 0)


@pytest.mark.rule("event-40", "sacrificed-already")
def test_the_gods_take_crew_when_nobody_is_left() -> None:
    everybody = ["aronnax", "conseil", "ned-land", "first-officer", "second-officer", "chief-engineer"]
    at = turned(40, sacrificed=everybody)
    assert changed(at) == {"crew": -2, "nemo": 1}


@pytest.mark.rule("event-40", "sacrificed-already")
def test_nobody_goes_to_the_gods_twice() -> None:
    at = turned(40, sacrificed=["conseil"])
    play(at, "choose 1")
    assert why_not(at, "conseil") == "sacrificed-already"


@pytest.mark.rule("event-44", "tableau")
def test_the_grecian_archipelago_waits_in_the_tableau() -> None:
    assert in_tableau(turned(44), 44)


@pytest.mark.rule("event-44", "keep-when", "lull-cheaper")
def test_the_grecian_archipelago_brings_a_captive_back() -> None:
    assert why_not(kept(44), "use event 44") == "keep-when"
    assert why_not(kept(44, "european-seas", actions=1), "use event 44") == "not-enough-points"
    at = kept(44, "european-seas", actions=2, sacrificed=["ned-land", "conseil", "second-officer"])
    play(at, "use event 44")
    assert legal(at) == ["conseil", "ned-land"]
    play(at, "ned-land")
    assert (state(at).characters, state(at).actions, passed(at, 44)) == (0b010010, 0, True)


@pytest.mark.rule("event-44", "lull-cheaper")
def test_the_grecian_archipelago_costs_one_point_in_a_lull() -> None:
    at = kept(44, "european-seas", actions=1, lull=1)
    play(at, "use event 44")
    assert (state(at).actions, passed(at, 44), changed(at)) == (0, True, {})


@pytest.mark.rule("event-48")
def test_prussia_declares_war() -> None:
    at = turned(48)
    assert hidden(at) == {"european-seas": 2}
    feed(at, "clyde")
    assert where(at, "clyde") == AT_SEA + ocean("european-seas")
    assert (hidden(at), passed(at, 48)) == ({"european-seas": 1}, True)


@pytest.mark.rule("event-48", "ladder", "spread-out", "side-shown")
def test_prussias_ships_spread_out() -> None:
    at = turned(48, hidden={"european-seas": 3}, motive="war", notoriety=40)
    play(at, "indian-ocean")
    assert hidden(at) == {"european-seas": 4, "indian-ocean": 1}
    feed(at, "lord-clyde")
    assert (state(at).backs[ship("lord-clyde")], state(at).warships[ocean("european-seas")]) == (1, 1)
    assert (hidden(at), passed(at, 48)) == ({"european-seas": 3, "indian-ocean": 1}, True)


@pytest.mark.rule("event-51", "one-gem")
def test_the_chinese_treasure_fleet_fills_three_oceans() -> None:
    at = turned(51, gems=["indian-ocean", "north-atlantic"])
    assert gems(at) == {"western-pacific", "indian-ocean", "cape-of-good-hope", "north-atlantic"}
    assert (held(at), changed(at), failed(at, 51), asked(at)) == ({}, {}, True, "throw")


@pytest.mark.rule("event-51")
@pytest.mark.parametrize("place", ["western-pacific", "indian-ocean", "cape-of-good-hope"])
def test_the_chinese_treasure_fleet_is_met_in_these_oceans(place: str) -> None:
    at = turned(51, place)
    feed(at, "map-2")
    assert (held(at), failed(at, 51), asked(at)) == ({"map-2": 1}, True, "throw")
    assert gems(at) == {"western-pacific", "indian-ocean", "cape-of-good-hope"}


@pytest.mark.rule("event-2", "ladder", "reveal")
def test_in_a_full_world_public_opinion_reveals_ships() -> None:
    at = turned(2, hidden=FULL)
    feed(at, 1, 1, "clyde")
    assert where(at, "clyde") == DRAWN
    play(at, "indian-ocean")
    assert where(at, "clyde") == AT_SEA + ocean("indian-ocean")
    feed(at, "donau")
    play(at, "western-pacific")
    assert (sum(state(at).hidden), failed(at, 2)) == (sum(FULL.values()) - 2, True)
