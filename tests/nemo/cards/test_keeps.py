"""The KEEP events: where and at what price they are used, what they bring, and what they are worth unused."""

from __future__ import annotations

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.state import GONE, IN_PLAY

from ..positions import asked, feed, legal, ocean, pile_of, play, sit, state, told, why_not
from .hands import changed, exertions, failed, gems, held, in_tableau, kept, passed, rolled, turned

KEEPS = (3, 5, 8, 10, 16, 19, 22, 28, 31, 35, 36, 41, 42, 43, 45, 46, 49)


@pytest.mark.rule("keep-cards", "tableau")
@pytest.mark.parametrize("card", KEEPS)
def test_a_keep_card_lies_down_in_the_tableau(card: int) -> None:
    at = turned(card)
    assert (in_tableau(at, card), changed(at), held(at)) == (True, {}, {})


@pytest.mark.rule("tableau", "keep-when")
@pytest.mark.parametrize("card", KEEPS)
def test_only_a_card_of_the_tableau_can_be_used(card: int) -> None:
    assert why_not(sit("indian-ocean"), f"use event {card}") == "tableau"
    assert why_not(sit("indian-ocean", passed=[card]), f"use event {card}") == "tableau"


@pytest.mark.rule("keep-when")
@pytest.mark.parametrize(("card", "place"), [(22, "indian-ocean"), (36, "european-seas"), (28, "north-atlantic")])
def test_what_costs_action_points_is_for_the_action_phase(card: int, place: str) -> None:
    at = kept(card, place, phase="prepare", held={"retain-nemo": 1})
    assert why_not(at, f"use event {card}") == "keep-when"


@pytest.mark.rule("help")
@pytest.mark.parametrize("card", [10, 16, 22, 45])
def test_other_cards_of_the_tableau_are_no_help(card: int) -> None:
    at = turned(14, tableau=[card])
    play(at, "none")
    feed(at, 3, 3)
    assert why_not(at, f"use event {card}") == "help"


@pytest.mark.rule("event-3", "re-roll")
def test_as_master_wishes_rolls_both_dice_again() -> None:
    at = turned(14, tableau=[3])
    play(at, "none")
    feed(at, 1, 1)
    play(at, "use event 3")
    feed(at, 4, 4)
    assert (passed(at, 14), failed(at, 3)) == (True, True)


@pytest.mark.rule("event-3")
def test_as_master_wishes_brings_conseil_back_and_nobody_else() -> None:
    at = kept(3, actions=0, sacrificed=["conseil", "ned-land"])
    play(at, "use event 3")
    assert (state(at).characters, failed(at, 3)) == (0b000100, True)
    others = [name for name in names.CHARACTERS if name != "conseil"]
    assert why_not(kept(3, sacrificed=others), "use event 3") == "keep-when"


@pytest.mark.rule("event-3", "keep-when")
def test_as_master_wishes_brings_conseil_back_before_the_dice_too() -> None:
    at = kept(3, phase="prepare", sacrificed=["conseil"])
    play(at, "use event 3")
    assert (state(at).characters, failed(at, 3)) == (0, True)


@pytest.mark.rule("event-5", "action-points-beyond", "keep-when")
@pytest.mark.parametrize("actions", [0, 4, 5])
def test_at_full_steam_goes_beyond_five(actions: int) -> None:
    at = kept(5, actions=actions)
    play(at, "use event 5")
    assert (state(at).actions, failed(at, 5)) == (actions + 2, True)
    assert why_not(kept(5, phase="prepare", held={"retain-nemo": 1}), "use event 5") == "keep-when"


@pytest.mark.rule("event-8", "help")
@pytest.mark.parametrize(("action", "helped"), [("repair", True), ("refit", True), ("rest", False), ("search", False)])
def test_all_by_electricity_adds_two_to_repairs_and_refits(action: str, helped: bool) -> None:
    at = kept(8, gems=["south-atlantic"], available=["arcane-library"], salvage=["rhone", "syria"], actions=2)
    play(at, action, "none")
    feed(at, 2, 3)
    assert ("use event 8" in legal(at)) == helped
    if helped:
        play(at, "use event 8", "accept")
        assert told(at, "say-band") in ((4, 7, 2), (5, 7, 2))  # repair and refit: 7 is fair
        assert failed(at, 8)


@pytest.mark.rule("event-8", "keep-held")
def test_all_by_electricity_has_no_other_use() -> None:
    assert why_not(kept(8), "use event 8") == "keep-held"


@pytest.mark.rule("event-10", "keep-done", "lull-cheaper")
def test_some_days_ashore() -> None:
    assert why_not(kept(10, actions=1), "use event 10") == "not-enough-points"
    for actions, lull in ((2, 0), (1, 1)):
        at = kept(10, actions=actions, lull=lull)
        play(at, "use event 10")
        assert (changed(at), state(at).actions, failed(at, 10)) == ({"crew": 2}, 0, True)


@pytest.mark.rule("event-16", "keep-when", "keep-done")
def test_the_indian_ocean() -> None:
    assert why_not(kept(16), "use event 16") == "keep-when"
    at = kept(16, "indian-ocean", actions=0)
    play(at, "use event 16")
    assert (gems(at), state(at).deck_gems, passed(at, 16)) == ({"indian-ocean"}, 1, True)


@pytest.mark.rule("event-16", "keep-when", "gem-next-door")
def test_the_indian_ocean_before_the_dice_with_a_gem_there_already() -> None:
    at = kept(16, "indian-ocean", phase="prepare", gems=["indian-ocean"])
    play(at, "use event 16")
    assert legal(at) == ["western-pacific", "cape-of-good-hope"]
    play(at, "cape-of-good-hope")
    assert (gems(at), state(at).deck_gems, passed(at, 16)) == ({"indian-ocean", "cape-of-good-hope"}, 1, True)


@pytest.mark.rule("event-19", "keep-when", "test-cards")
def test_a_pearl_worth_ten_million() -> None:
    assert why_not(kept(19), "use event 19") == "keep-when"
    assert why_not(kept(19, "indian-ocean", actions=0), "use event 19") == "not-enough-points"
    at = kept(19, "indian-ocean", actions=1)
    play(at, "use event 19")
    assert (legal(at), pile_of(at, 19)) == (exertions("crew"), IN_PLAY)
    rolled(at, 10)
    feed(at, "map-2", "map-3", "map-4")
    assert (held(at), passed(at, 19), state(at).actions) == ({"map-2": 1, "map-3": 1, "map-4": 1}, True, 0)
    assert asked(at) == "act"
    at = kept(19, "indian-ocean", actions=1)
    play(at, "use event 19")
    rolled(at, 9)
    assert (changed(at), held(at), failed(at, 19)) == ({"crew": -1}, {}, True)


@pytest.mark.rule("event-22", "links", "dotted-lines")
@pytest.mark.parametrize(("here", "there"), [("european-seas", "indian-ocean"), ("indian-ocean", "european-seas")])
def test_the_arabian_tunnel_is_a_way_for_the_rest_of_the_voyage(here: str, there: str) -> None:
    assert why_not(kept(22), "use event 22") == "keep-when"
    at = kept(22, here, actions=3)
    assert why_not(at, f"move {there}") == "links"
    play(at, "use event 22", f"move {there}", f"move {here}")
    assert (state(at).nautilus, state(at).actions, passed(at, 22)) == (ocean(here), 0, True)


@pytest.mark.rule("event-22", "dotted-lines")
def test_the_tunnel_is_no_way_for_other_dotted_lines() -> None:
    assert why_not(sit("western-pacific", tunnel=1), "move pacific-coast") == "links"


@pytest.mark.rule("event-28", "lull-cheaper")
def test_an_underwater_coalfield() -> None:
    assert why_not(kept(28), "use event 28") == "keep-when"
    assert why_not(kept(28, "north-atlantic", actions=1), "use event 28") == "not-enough-points"
    for actions, lull in ((2, 0), (1, 1)):
        at = kept(28, "north-atlantic", actions=actions, lull=lull)
        play(at, "use event 28")
        assert (changed(at), state(at).actions, passed(at, 28)) == ({"hull": 1}, 0, True)


@pytest.mark.rule("event-31", "lull-cheaper")
@pytest.mark.parametrize("place", ["cape-horn", "cape-of-good-hope"])
def test_the_south_pole(place: str) -> None:
    assert why_not(kept(31), "use event 31") == "keep-when"
    assert why_not(kept(31, place, actions=1), "use event 31") == "not-enough-points"
    for actions, lull in ((2, 0), (1, 1)):
        at = kept(31, place, actions=actions, lull=lull)
        play(at, "use event 31")
        assert (changed(at), state(at).actions, passed(at, 31)) == ({"crew": -1}, 0, True)


@pytest.mark.rule("event-35", "move")
def test_the_gulf_stream_is_two_free_moves() -> None:
    assert why_not(kept(35), "use event 35") == "keep-when"
    at = kept(35, "north-atlantic", actions=0)
    play(at, "use event 35")
    assert why_not(at, "cape-horn") == "links"
    play(at, "south-atlantic", "cape-horn")
    assert (state(at).nautilus, passed(at, 35), asked(at)) == (ocean("cape-horn"), True, "act")


@pytest.mark.rule("event-35", "keep-when")
def test_the_gulf_stream_can_be_left_after_one_move_and_before_the_dice() -> None:
    at = kept(35, "arctic-ocean", phase="prepare")
    play(at, "use event 35", "pacific-coast", "stay")
    assert (state(at).nautilus, passed(at, 35), asked(at)) == (ocean("pacific-coast"), True, "throw")


@pytest.mark.rule("event-36")
@pytest.mark.parametrize("place", ["north-atlantic", "european-seas"])
def test_the_transatlantic_cable(place: str) -> None:
    assert why_not(kept(36), "use event 36") == "keep-when"
    assert why_not(kept(36, place, actions=0), "use event 36") == "not-enough-points"
    at = kept(36, place, actions=1)
    play(at, "use event 36")
    assert (changed(at), state(at).actions, failed(at, 36)) == ({"notoriety": -4}, 0, True)


@pytest.mark.rule("event-41", "test-cards", "lull-cheaper")
def test_captain_nemos_diaries_are_tested_without_exertion() -> None:
    assert why_not(kept(41, actions=1), "use event 41") == "not-enough-points"
    at = kept(41, actions=2)
    play(at, "use event 41")
    assert asked(at) == "throw"
    rolled(at, 9)
    assert (changed(at), passed(at, 41), state(at).actions) == ({}, True, 0)
    at = kept(41, actions=1, lull=1)
    play(at, "use event 41")
    rolled(at, 8)
    assert (changed(at), failed(at, 41), state(at).actions) == ({}, True, 0)


@pytest.mark.rule("event-42", "lull-cheaper")
def test_vanikoro() -> None:
    assert why_not(kept(42), "use event 42") == "keep-when"
    assert why_not(kept(42, "south-pacific", actions=1), "use event 42") == "not-enough-points"
    for actions, lull in ((2, 0), (1, 1)):
        at = kept(42, "south-pacific", actions=actions, lull=lull)
        play(at, "use event 42")
        feed(at, "map-2")
        assert (held(at), state(at).actions, passed(at, 42)) == ({"map-2": 1}, 0, True)


@pytest.mark.rule("event-43", "test-cards")
@pytest.mark.parametrize("place", ["western-pacific", "south-pacific"])
def test_torres_straits_lead_to_the_indian_ocean(place: str) -> None:
    assert why_not(kept(43), "use event 43") == "keep-when"
    assert why_not(kept(43, place, actions=0), "use event 43") == "not-enough-points"
    at = kept(43, place, actions=1)
    play(at, "use event 43")
    assert legal(at) == exertions("hull")
    rolled(at, 7)
    assert (state(at).nautilus, changed(at), passed(at, 43)) == (ocean("indian-ocean"), {}, True)
    at = kept(43, place, actions=1)
    play(at, "use event 43")
    rolled(at, 6)
    assert (state(at).nautilus, changed(at), failed(at, 43)) == (ocean(place), {"hull": -1}, True)


@pytest.mark.rule("event-45", "lull-cheaper")
def test_vigo_bay() -> None:
    assert why_not(kept(45), "use event 45") == "keep-when"
    assert why_not(kept(45, "european-seas", actions=1), "use event 45") == "not-enough-points"
    for actions, lull in ((2, 0), (1, 1)):
        at = kept(45, "european-seas", actions=actions, lull=lull)
        play(at, "use event 45")
        feed(at, "map-2", "map-2", "map-3", "map-3")
        assert (held(at), state(at).actions, failed(at, 45)) == ({"map-2": 2, "map-3": 2}, 0, True)


@pytest.mark.rule("event-46", "lull-cheaper", "repair-results")
@pytest.mark.parametrize("total", [7, 9, 12])
def test_required_repairs_are_done_with_any_good_repair_instead_of_hull(total: int) -> None:
    assert why_not(kept(46, actions=1), "use event 46") == "not-enough-points"
    at = kept(46, actions=2)
    play(at, "use event 46")
    assert legal(at) == ["none", "exert nemo", "exert crew"]
    rolled(at, total)
    assert (changed(at), pile_of(at, 46), state(at).actions) == ({}, GONE, 0)


@pytest.mark.rule("event-46", "expensive")
def test_required_repairs_can_be_expensive() -> None:
    at = kept(46, actions=1, lull=1, held={"map-2": 1})
    play(at, "use event 46", "none", "none")
    rolled(at, 8)
    assert (changed(at), pile_of(at, 46), held(at)) == ({}, GONE, {})


@pytest.mark.rule("event-46", "repair-results", "exert-failed")
def test_required_repairs_that_fail_stay() -> None:
    at = kept(46, actions=2)
    play(at, "use event 46")
    rolled(at, 4, "exert crew")
    assert (changed(at), in_tableau(at, 46)) == ({"crew": -2}, True)
    at = kept(46, actions=2)
    play(at, "use event 46")
    rolled(at, 2)
    assert (changed(at), in_tableau(at, 46)) == ({"hull": -1}, True)


@pytest.mark.rule("event-46")
def test_an_ordinary_repair_leaves_required_repairs_alone() -> None:
    at = kept(46, actions=2)
    play(at, "repair")
    rolled(at, 9)
    assert (changed(at), in_tableau(at, 46)) == ({"hull": 1}, True)


@pytest.mark.rule("event-49", "cube-by-event")
def test_the_korea_incident() -> None:
    assert why_not(kept(49), "use event 49") == "keep-when"
    assert why_not(kept(49, "western-pacific", actions=0), "use event 49") == "not-enough-points"
    at = kept(49, "western-pacific", actions=1)
    play(at, "use event 49")
    assert legal(at) == exertions("nemo", "crew")
    rolled(at, 11)
    assert (changed(at), state(at).cubes[0], failed(at, 49)) == ({"notoriety": -3}, 1, True)
    at = kept(49, "western-pacific", actions=1)
    play(at, "use event 49")
    rolled(at, 10)
    assert (changed(at), state(at).cubes[0], failed(at, 49)) == ({"notoriety": 2}, 0, True)


@pytest.mark.rule("event-49")
def test_the_korea_incident_without_a_free_land_space() -> None:
    at = kept(49, "western-pacific", cubes={"western-pacific": 3})
    play(at, "use event 49")
    rolled(at, 11)
    assert (changed(at), state(at).cubes[0]) == ({"notoriety": -3}, 3)
