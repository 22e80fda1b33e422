"""Amounts of nothing, voyages that are over, and other edges."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import modifiers, names, resources
from leagues.games.nemo.decisions import buy_first, pick_ocean
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import SOURCES, TORPEDOES
from leagues.games.nemo.state import CREW, HULL, MAJORS, NEMO, OCEANS, State
from leagues.games.nemo.steps import REMOVAL_OCEAN, Step
from leagues.kernel.frames import push

from ..cards.hands import attempted, turned
from ..positions import SHIPPED, asked, feed, legal, play, position, sit, state, told, treasure, why_not

PACIFIC = "western-pacific"


def listening(**more: Any) -> State:
    """A state with a journal."""
    s = position(**more)
    s.journal = []
    return s


def said(s: State) -> list[tuple[Say, int, int, int]]:
    """What was said."""
    assert s.journal is not None
    return [(Say(message), *arguments) for _, message, *arguments in s.journal]  # type: ignore[misc]


@pytest.mark.rule("resource-loss")
@pytest.mark.parametrize("amount", [0, -1])
def test_losing_nothing_is_nothing(amount: int) -> None:
    s = listening()
    before = s.copy()
    resources.lose(s, SHIPPED, HULL, amount)
    assert (s == before, said(s)) == (True, [])


@pytest.mark.rule("resource-loss", "end-at-once")
def test_once_the_voyage_is_over_nothing_is_lost_any_more() -> None:
    s = listening(crew=1, nemo=1)
    resources.lose(s, SHIPPED, CREW, 3)
    assert said(s) == [(Say.LOST, CREW, 3, 0), (Say.KILLED, 0, 0, 0)]
    over = s.copy()
    resources.lose(s, SHIPPED, NEMO, 1)
    resources.change_notoriety(s, SHIPPED, 60)
    assert (s == over, len(said(s))) == (True, 2)


@pytest.mark.rule("resource-gain", "resource-loss")
def test_a_track_goes_up_or_down_or_stays() -> None:
    s = listening(hull=5)
    for amount, value in ((0, 5), (2, 7), (-3, 4)):
        resources.change(s, SHIPPED, HULL, amount)
        assert s.tracks[HULL] == value
    assert said(s) == [(Say.GAINED, HULL, 2, 7), (Say.LOST, HULL, 3, 4)]


@pytest.mark.rule("notoriety", "notoriety-floor")
def test_notoriety_that_does_not_change_is_not_told() -> None:
    s = listening(notoriety=2)
    resources.change_notoriety(s, SHIPPED, 0)
    assert (s.notoriety, said(s)) == (2, [])
    resources.change_notoriety(s, SHIPPED, -3)
    assert (s.notoriety, said(s)) == (0, [(Say.NOTORIETY_DOWN, 2, 0, 0)])


@pytest.mark.rule("action-point-limit", "lull-no-points")
def test_no_action_points_are_not_told() -> None:
    s = listening(actions=2)
    resources.gain_actions(s, SHIPPED, 0)
    assert (s.actions, said(s)) == (2, [])
    resources.gain_actions(s, SHIPPED, 1)
    assert (s.actions, said(s)) == (3, [(Say.ACTIONS_GAINED, 1, 3, 0)])


@pytest.mark.rule("treasures-gone")
def test_treasures_are_gone_only_if_one_is_missing() -> None:
    last = [1] + [0] * (len(names.TREASURES) - 1)
    assert told(attempted(9, 9, cup=last), "say-treasures-gone") is not None
    at = attempted(9, 9)
    feed(at, "map-2", "rumour")
    assert told(at, "say-treasures-gone") is None


@pytest.mark.rule("event-20")
def test_a_chosen_gem_goes_into_a_major_ocean() -> None:
    at = turned(20)
    assert asked(at) == "pick-ocean"
    for other in range(MAJORS, OCEANS):
        assert why_not(at, names.OCEANS[other]) == "event-20"
    assert legal(at) == [*names.OCEANS[:MAJORS], "none"]


@pytest.mark.rule("keep-when", "treasure-retain")
def test_before_the_dice_one_thing_after_the_other_can_be_used() -> None:
    at = sit(phase="prepare", nemo=4, crew=6, held={"retain-nemo": 2, "retain-crew": 1}, auto=False)
    for move in ("use retain-nemo", "use retain-crew", "use retain-nemo"):
        assert asked(at) == "prepare"
        play(at, move)
    assert legal(at) == ["roll"]
    play(at, "roll")
    assert asked(at) == "throw"


@pytest.mark.rule("treasure-retain", "hit-absorbed")
def test_a_treasure_that_mends_nothing_is_no_use_against_a_hit() -> None:
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC}, upgrades=["hydro-drive"], held={"retain-crew": 1})
    play(at, "bold", "lord-clyde")
    feed(at, 2, 3)
    play(at, "accept")
    feed(at, 1)
    assert asked(at) == "absorb"
    assert why_not(at, "use retain-crew") == "treasure-retain"
    assert why_not(at, "use retain-nemo") == "treasure-retain"
    assert state(at).held[treasure("retain-crew")] == 1


@pytest.mark.rule("action-points-beyond")
@pytest.mark.parametrize(("before", "after"), [(16, 19), (17, 20), (18, 20)])
def test_beyond_the_limit_action_points_end_at_twenty(before: int, after: int) -> None:
    s = position(actions=before)
    resources.gain_actions_beyond(s, SHIPPED, 3)
    assert s.actions == after


@pytest.mark.rule("cards-first")
@pytest.mark.parametrize("place", [0, OCEANS - 1])
def test_while_any_ocean_can_be_picked_one_is(place: int) -> None:
    s = position(hidden={names.OCEANS[place]: 1})
    push(s, Step.PICK_OCEAN, REMOVAL_OCEAN, 1, 0, 0)
    assert pick_ocean.forbidden(s, SHIPPED, pick_ocean.NONE) == Rule.CARDS_FIRST
    s.hidden[place] = 0
    assert pick_ocean.forbidden(s, SHIPPED, pick_ocean.NONE) == 0


@pytest.mark.rule("starting-upgrade-bought")
@pytest.mark.parametrize("short", [0, 1])
def test_a_first_upgrade_can_take_all_but_the_last_step_of_each_track(short: int) -> None:
    s = position()
    s.tracks = [1, 1, 1 + buy_first.first_price(s, SHIPPED) - short]
    assert buy_first.first_price(s, SHIPPED) > 0
    assert buy_first.forbidden(s, SHIPPED, buy_first.BUY) == (Rule.STARTING_UPGRADE_BOUGHT if short else 0)


@pytest.mark.rule("modifiers")
def test_modifiers_of_an_earlier_roll_are_gone() -> None:
    amounts = [9] * SOURCES
    modifiers.modifiers(position(), SHIPPED, TORPEDOES, 0, amounts)
    assert amounts == [0] * SOURCES
