"""The Action Phase: points, moves, searching, inciting, resting, repairing, adventures and the cards of the tableau."""

from __future__ import annotations

import pytest

from leagues.games.nemo.state import BELOW_DECK, CREW, HULL, PASSED, TABLEAU

from ..positions import asked, feed, legal, ocean, pile_of, play, sit, state, told, treasure, why_not


@pytest.mark.rule("actions", "action-costs", "not-enough-points")
def test_actions_in_any_order_as_often_as_there_are_points() -> None:
    """004:1024-1034."""
    at = sit(actions=3)
    play(at, "move european-seas", "move north-atlantic", "move arctic-ocean")
    assert state(at).actions == 0
    assert why_not(at, "move north-atlantic") == "not-enough-points"
    for action in ("rest", "repair", "adventure"):
        assert why_not(at, action) == "not-enough-points"
        assert why_not(sit(actions=1), action) == "not-enough-points"


@pytest.mark.rule("save-never-more", "event-5")
def test_points_beyond_the_limit_are_not_saved_either() -> None:
    at = sit(actions=5, tableau=[5])
    play(at, "use event 5")
    assert state(at).actions == 7
    play(at, "end")
    assert state(at).actions == 1


@pytest.mark.rule("save-one-point")
@pytest.mark.parametrize(("actions", "saved"), [(0, 0), (1, 1), (4, 1)])
def test_one_point_is_kept(actions: int, saved: int) -> None:
    """004:1060."""
    at = sit(actions=actions)
    play(at, "end")
    assert state(at).actions == saved
    assert (state(at).turn, asked(at)) == (6, "draw-event")


@pytest.mark.rule("move", "links", "dotted-lines", "oceans")
def test_the_nautilus_sails_along_solid_lines_only() -> None:
    at = sit("north-atlantic")
    moves = {move for move in legal(at) if move.startswith("move")}
    assert moves == {"move arctic-ocean", "move south-atlantic", "move european-seas"}
    assert why_not(at, "move pacific-coast") == "links"
    play(at, "move arctic-ocean")
    assert (state(at).nautilus, state(at).actions) == (ocean("arctic-ocean"), 2)


@pytest.mark.rule("search", "search-needs-gem", "search-gem-returned", "treasure-collected")
def test_a_search_needs_a_gem_and_takes_it() -> None:
    assert why_not(sit(), "search") == "search-needs-gem"
    at = sit(gems=["north-atlantic"])
    play(at, "search", "none")
    feed(at, 4, 5)
    play(at, "accept")
    feed(at, "map-3")
    assert state(at).held[treasure("map-3")] == 1
    assert (sum(state(at).gems), state(at).notoriety, state(at).actions) == (0, 0, 2)


@pytest.mark.rule("search-results")
def test_what_a_search_brings() -> None:
    at = sit(gems=["north-atlantic"])
    play(at, "search", "none")
    feed(at, 3, 4)
    play(at, "accept")
    feed(at, "map-3")
    assert state(at).notoriety == 1
    at = sit(gems=["north-atlantic"])
    play(at, "search", "none")
    feed(at, 6, 6, "map-3", "map-2")
    assert sum(state(at).held) == 2
    at = sit(gems=["north-atlantic"])
    play(at, "search", "none")
    feed(at, 2, 2)
    play(at, "accept", "choose 2")
    assert state(at).tracks == [6, 10, 9]
    assert sum(state(at).gems) == 1


@pytest.mark.rule("incite", "incite-results", "incite-space")
@pytest.mark.parametrize(("dice", "left"), [((3, 4), 9), ((4, 5), 8), ((6, 6), 7)])
def test_inciting_places_a_cube_and_lowers_notoriety(dice: tuple[int, int], left: int) -> None:
    at = sit("western-pacific", notoriety=10)
    play(at, "incite", "none")
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")
    assert state(at).cubes[0] == 1
    assert state(at).notoriety == left


@pytest.mark.rule("incite-results")
def test_a_failed_incitement_brings_notoriety() -> None:
    for dice, notoriety, crew in (((2, 3), 11, 10), ((1, 1), 12, 9)):
        at = sit("western-pacific", notoriety=10)
        play(at, "incite", "none")
        feed(at, *dice)
        play(at, "accept")
        assert (state(at).notoriety, state(at).tracks[CREW], state(at).cubes[0]) == (notoriety, crew, 0)


@pytest.mark.rule("incite-space", "land-spaces")
def test_inciting_needs_a_free_land_space_and_a_cube() -> None:
    assert why_not(sit("eastern-pacific"), "incite") == "incite-space"
    assert why_not(sit("south-pacific", cubes={"south-pacific": 1}), "incite") == "incite-space"
    placed = {"western-pacific": 3, "south-atlantic": 3, "north-atlantic": 2, "indian-ocean": 2}
    assert why_not(sit("european-seas", cubes=placed), "incite") == "incite-space"


@pytest.mark.rule("rest", "rest-results")
@pytest.mark.parametrize(
    ("dice", "crew", "notoriety"), [((1, 1), 4, 0), ((2, 3), 5, 0), ((3, 4), 6, 1), ((4, 5), 6, 0), ((6, 6), 7, 0)]
)
def test_resting(dice: tuple[int, int], crew: int, notoriety: int) -> None:
    at = sit(crew=5)
    play(at, "rest", "none")
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")
    assert (state(at).tracks[CREW], state(at).notoriety, state(at).actions) == (crew, notoriety, 1)


@pytest.mark.rule("rest", "exert-in-action")
def test_the_crew_is_not_exerted_for_its_own_rest() -> None:
    at = sit(crew=5)
    play(at, "rest")
    assert legal(at) == ["none", "exert nemo", "exert hull"]


@pytest.mark.rule("repair", "repair-results")
@pytest.mark.parametrize(("dice", "hull"), [((1, 1), 4), ((2, 3), 5), ((3, 4), 6), ((4, 5), 6), ((6, 6), 7)])
def test_repairing(dice: tuple[int, int], hull: int) -> None:
    at = sit(hull=5)
    play(at, "repair", "none")
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")
    assert (state(at).tracks[HULL], state(at).actions) == (hull, 1)


@pytest.mark.rule("adventure", "adventure-done", "adventure-kept", "adventure-deck")
def test_an_adventure_brings_a_treasure_for_each_gem_on_the_deck() -> None:
    at = sit(deck_gems=2, actions=2)
    play(at, "adventure")
    feed(at, "event 28")
    assert asked(at) == "undertake"
    play(at, "undertake")
    feed(at, "map-2", "map-2")
    assert (pile_of(at, 28), state(at).deck_gems, state(at).deck) == (TABLEAU, 0, 24)
    assert state(at).held[treasure("map-2")] == 2


@pytest.mark.rule("adventure-declined")
def test_a_declined_card_goes_below_the_deck_and_the_gems_stay() -> None:
    at = sit(deck_gems=2, actions=2)
    play(at, "adventure")
    feed(at, "event 33")
    play(at, "decline")
    assert (pile_of(at, 33), state(at).deck_gems, state(at).actions) == (BELOW_DECK, 2, 0)
    assert state(at).below[0] == 33


@pytest.mark.rule("adventure-declined", "no-peeking")
def test_below_the_unseen_cards_the_declined_ones_come_in_their_order() -> None:
    unseen = [card for card in range(1, 52) if card not in (33, 7)]
    at = sit(below=[33, 7], passed=unseen[:23], actions=5)
    assert state(at).deck == 0
    play(at, "adventure")
    assert (asked(at), told(at, "say-adventure")) == ("undertake", (33, 0, 0))
    play(at, "decline")
    assert state(at).below[:3] == [7, 33, 0]


@pytest.mark.rule("adventure-empty")
def test_without_cards_there_is_no_adventure() -> None:
    at = sit(passed=range(1, 26), actions=5)
    assert state(at).deck == 0
    assert why_not(at, "adventure") == "adventure-empty"


@pytest.mark.rule("keep-cards", "keep-when", "keep-done", "tableau")
def test_a_kept_card_is_used_where_it_says_and_for_what_it_costs() -> None:
    at = sit("indian-ocean", tableau=[28], actions=3)
    assert why_not(at, "use event 28") == "keep-when"
    assert why_not(at, "use event 42") == "tableau"
    at = sit("north-atlantic", tableau=[28], actions=1)
    assert why_not(at, "use event 28") == "not-enough-points"
    at = sit("north-atlantic", tableau=[28], actions=2, hull=5)
    play(at, "use event 28")
    assert (pile_of(at, 28), state(at).tracks[HULL], state(at).actions) == (PASSED, 6, 0)


@pytest.mark.rule("keep-when")
def test_what_needs_no_points_can_be_used_before_the_dice() -> None:
    at = sit("indian-ocean", phase="prepare", tableau=[16, 5, 28])
    assert legal(at) == ["roll", "use event 16"]
    play(at, "use event 16")
    assert pile_of(at, 16) == PASSED
    assert why_not(sit("indian-ocean", phase="prepare", tableau=[16, 5]), "use event 5") == "keep-when"


@pytest.mark.rule("keep-held")
def test_a_card_that_is_only_held_cannot_be_used() -> None:
    assert why_not(sit(tableau=[8]), "use event 8") == "keep-held"


@pytest.mark.rule("lull-cheaper", "keep-when")
def test_a_card_of_two_points_costs_one_in_a_lull() -> None:
    at = sit("north-atlantic", tableau=[28], actions=1, lull=1)
    play(at, "use event 28")
    assert state(at).actions == 0


@pytest.mark.rule(
    "treasure-retain", "treasure-retain-action", "treasure-retain-crew", "treasure-retain-hull", "help-actions"
)
def test_retained_treasures_are_used_when_one_likes() -> None:
    held = {"retain-action": 1, "retain-crew": 1, "retain-hull": 1}
    at = sit(held=held, crew=5, hull=5, actions=0)
    play(at, "use retain-action", "use retain-crew", "use retain-hull")
    assert (state(at).tracks, state(at).actions) == ([6, 6, 6], 1)
    assert why_not(at, "use retain-action") == "treasure-retain"
    assert why_not(sit(phase="prepare", held=held, auto=False), "use retain-action") == "treasure-retain"
