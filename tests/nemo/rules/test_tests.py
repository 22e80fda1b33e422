"""Tests: what is exerted, the roll, what failing costs, Treasures spent, and the examples of the book."""

from __future__ import annotations

import pytest

from leagues.games.nemo.modifiers import band, modifiers, total
from leagues.games.nemo.sources import INCITE, REST, SEARCH
from leagues.games.nemo.state import CREW, FAILED, HULL, NEMO, PASSED

from ..positions import SHIPPED, asked, draw, feed, legal, pile_of, play, position, sit, state, treasure, why_not


@pytest.mark.rule("event-29", "exert", "exert-failed", "loss-officer", "loss-and-penalty", "aronnax", "test")
def test_the_whales_fail_with_eight_and_aronnax_makes_it_ten() -> None:
    """004:682-708."""
    at = sit("indian-ocean", phase="event", hull=4, sacrificed=["ned-land"])
    draw(at, 29)
    play(at, "exert hull")
    feed(at, 5, 2)
    assert asked(at) == "help"
    assert total(state(at)) == 8
    saved = state(at)
    play(at, "sacrifice aronnax")
    assert asked(at) == "choose"
    assert state(at).notoriety == 1
    play(at, "choose 1")
    assert (state(at).tracks[HULL], pile_of(at, 29)) == (4, PASSED)
    assert saved.tracks[HULL] == 4


@pytest.mark.rule("loss-officer", "loss-and-penalty", "shattered")
def test_without_help_the_whales_cost_four_hull() -> None:
    at = sit("indian-ocean", phase="event", hull=5)
    draw(at, 29)
    play(at, "exert hull")
    feed(at, 5, 2)
    play(at, "accept")
    assert (state(at).tracks[HULL], pile_of(at, 29)) == (1, FAILED)


@pytest.mark.rule("exert-on-card", "exert-values", "loss-officer", "test-passed")
def test_crew_and_hull_together_add_three_and_cost_two_each() -> None:
    """004:682-708."""
    at = sit("indian-ocean", phase="event", crew=6, hull=6)
    draw(at, 34)
    play(at, "exert crew hull")
    feed(at, 4, 2)
    assert total(state(at)) == 9
    play(at, "accept", "choose 3")
    assert state(at).tracks == [6, 3, 3]


@pytest.mark.rule("loss-officer")
def test_a_one_on_the_lowest_die_costs_one_each() -> None:
    """004:662-674."""
    at = sit("indian-ocean", phase="event", crew=6, hull=6)
    draw(at, 34)
    play(at, "exert crew hull")
    feed(at, 5, 1)
    play(at, "accept", "choose 1")
    assert state(at).tracks == [6, 3, 5]


@pytest.mark.rule("loss-sailor", "difficulty-failures", "difficulty")
@pytest.mark.parametrize("level", ["sailor", "captain"])
@pytest.mark.parametrize("dice", [(4, 2), (1, 5)])
def test_sailors_lose_one_and_captains_the_lowest_die(level: str, dice: tuple[int, int]) -> None:
    """004:662-674."""
    at = sit("indian-ocean", phase="event", levels={"test_loss": level})
    draw(at, 33)
    play(at, "exert crew")
    feed(at, *dice)
    play(at, "accept")
    assert state(at).tracks[CREW] == 10 - 2 - (1 if level == "sailor" else min(dice))


@pytest.mark.rule("loss-captain")
def test_captains_lose_as_much_as_the_lowest_die_of_a_high_roll() -> None:
    """004:662-674."""
    at = sit("indian-ocean", phase="event", difficulty="captain")
    draw(at, 37)
    play(at, "exert nemo")
    feed(at, 4, 4)
    play(at, "accept", "choose 1")
    assert state(at).tracks[NEMO] == 1


@pytest.mark.rule("exert-passed", "test-passed")
def test_passing_returns_what_was_exerted() -> None:
    """004:581-592."""
    at = sit("indian-ocean", phase="event")
    draw(at, 14)
    play(at, "exert nemo")
    feed(at, 3, 3)
    assert state(at).tracks == [6, 10, 10]
    assert pile_of(at, 14) == PASSED


@pytest.mark.rule("exert-on-card", "exert-first")
def test_only_what_the_card_names_can_be_exerted() -> None:
    """004:645-646."""
    at = sit("indian-ocean", phase="event")
    draw(at, 29)
    assert legal(at) == ["none", "exert crew", "exert hull", "exert crew hull"]
    assert why_not(at, "exert nemo") == "exert-on-card"


@pytest.mark.rule("exert-in-action")
def test_an_action_takes_one_resource_at_most() -> None:
    """004:645-646."""
    at = sit("north-atlantic", gems=["north-atlantic"])
    play(at, "search")
    assert why_not(at, "exert crew hull") == "exert-in-action"
    assert set(legal(at)) == {"none", "exert nemo", "exert crew", "exert hull"}


@pytest.mark.rule("exert-last", "broken")
def test_the_last_step_can_be_exerted_and_lost() -> None:
    at = sit("indian-ocean", phase="event", nemo=1)
    draw(at, 14)
    play(at, "exert nemo")
    feed(at, 1, 2)
    play(at, "accept")
    assert at.outcome == "lost-broken"


@pytest.mark.rule("loss-too-large")
def test_a_loss_larger_than_the_track_is_a_defeat() -> None:
    at = sit("indian-ocean", phase="event", crew=1)
    draw(at, 33)
    play(at, "none")
    feed(at, 1, 2)
    play(at, "accept")
    assert at.outcome == "lost-killed"
    assert state(at).tracks[CREW] == 0


@pytest.mark.rule("natural-two", "help-natural-two")
def test_two_ones_fail_whatever_is_added() -> None:
    """004:596."""
    at = sit("indian-ocean", phase="event", nemo=3)
    draw(at, 1)
    play(at, "exert nemo")
    feed(at, 1, 1)
    assert why_not(at, "sacrifice aronnax") == "help-natural-two"
    assert "sacrifice conseil" in legal(at)
    play(at, "accept")
    assert pile_of(at, 1) == FAILED
    assert state(at).notoriety == 4


@pytest.mark.rule("natural-two", "action-tests", "search-results")
def test_two_ones_bring_the_worst_of_an_action() -> None:
    """004:596."""
    at = sit("north-atlantic", gems=["north-atlantic"])
    play(at, "search", "exert crew")
    feed(at, 1, 1)
    play(at, "accept")
    assert state(at).tracks == [6, 8, 9]


@pytest.mark.rule("warship-near", "modifiers")
def test_a_warship_near_makes_every_card_harder() -> None:
    """004:604."""
    at = sit("indian-ocean", phase="event", ships={"kotetsu": "indian-ocean", "clyde": "indian-ocean"}, act=2)
    draw(at, 14)
    play(at, "none")
    feed(at, 4, 4)
    assert total(state(at)) == 7


@pytest.mark.rule("warship-near")
def test_hidden_ships_and_merchantmen_do_not() -> None:
    at = sit("indian-ocean", phase="event", ships={"clyde": "indian-ocean"}, hidden={"indian-ocean": 1})
    draw(at, 14)
    play(at, "none")
    feed(at, 4, 4)
    assert pile_of(at, 14) == PASSED


@pytest.mark.rule("ships-replace-warship", "search-modifiers")
def test_in_a_search_each_ship_counts_one_and_the_warship_no_more() -> None:
    s = position("indian-ocean", ships={"kotetsu": "indian-ocean", "clyde": "indian-ocean"}, act=2, gems=["indian-ocean"])
    modifiers(s, SHIPPED, SEARCH, 0, s.amounts)
    assert sum(s.amounts) == -2


@pytest.mark.rule("incite-modifiers")
def test_inciting_counts_ships_and_cubes() -> None:
    s = position("western-pacific", ships={"clyde": "western-pacific"}, cubes={"western-pacific": 2})
    modifiers(s, SHIPPED, INCITE, 0, s.amounts)
    assert sum(s.amounts) == -3


@pytest.mark.rule("action-tests")
@pytest.mark.parametrize(
    ("dice", "reached"),
    [((1, 1), 0), ((1, 2), 1), ((3, 3), 1), ((3, 4), 2), ((4, 4), 2), ((4, 5), 3), ((5, 6), 3), ((6, 6), 4)],
)
def test_the_bands_of_an_action(dice: tuple[int, int], reached: int) -> None:
    """004:588."""
    s = position()
    modifiers(s, SHIPPED, REST, 0, s.amounts)
    s.dice = list(dice)
    assert band(s, SHIPPED) == reached


@pytest.mark.rule("treasure-as-modifier", "treasure-printed-value", "treasure-which-actions", "spend")
def test_a_treasure_adds_its_printed_value_to_a_rest() -> None:
    """004:614."""
    at = sit(crew=5, held={"map-3": 2, "abyss": 1})
    play(at, "rest", "none")
    assert asked(at) == "spend"
    assert why_not(at, "spend abyss") == "treasure-needs-value"
    assert why_not(at, "spend map-5") == "treasure-as-modifier"
    play(at, "spend map-3")
    feed(at, 3, 3)
    play(at, "accept")
    assert state(at).tracks[CREW] == 6
    assert state(at).held[treasure("map-3")] == 1


@pytest.mark.rule("treasure-needs-value")
def test_a_wonder_alone_is_nothing_to_spend() -> None:
    """004:614."""
    at = sit(crew=5, held={"abyss": 1})
    play(at, "rest", "none")
    assert asked(at) == "throw"


@pytest.mark.rule("treasure-which-actions")
def test_a_search_takes_no_treasure() -> None:
    """004:614."""
    at = sit(gems=["north-atlantic"], held={"map-3": 1})
    play(at, "search", "none")
    assert asked(at) == "throw"


@pytest.mark.rule("retain-as-modifier")
def test_a_retained_treasure_can_be_spent_for_its_value() -> None:
    at = sit(crew=5, held={"retain-action": 1})
    play(at, "rest", "none", "spend retain-action")
    feed(at, 3, 4)
    assert total(state(at)) == 9
    play(at, "accept")
    assert state(at).actions == 1
    assert state(at).tracks[CREW] == 6


@pytest.mark.rule("resource-gain")
def test_nothing_rises_above_its_start() -> None:
    """004:678-680."""
    at = sit("indian-ocean", phase="event", crew=9)
    draw(at, 15)
    play(at, "exert crew")
    feed(at, 5, 5)
    assert state(at).tracks[CREW] == 10


@pytest.mark.rule("resource-loss", "killed")
def test_the_last_of_the_crew() -> None:
    """004:678-680."""
    at = sit("indian-ocean", phase="event", crew=2)
    draw(at, 33)
    play(at, "none")
    feed(at, 1, 2)
    play(at, "accept")
    assert at.outcome == "lost-killed"
