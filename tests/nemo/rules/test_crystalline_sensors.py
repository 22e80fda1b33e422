"""The Crystalline Sensors."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import dice_choices
from leagues.games.nemo.decisions import pick_dice
from leagues.games.nemo.scoring import TREASURE, points

from ..positions import SHIPPED, asked, draw, feed, legal, play, position, sit, state, why_not

FITTED: dict[str, Any] = {"upgrades": ["crystalline-sensors"]}


@pytest.mark.rule("upgrade-crystalline-sensors", "action-points")
def test_one_white_die_is_thrown_again() -> None:
    """004:1707-1711."""
    at = sit(phase="prepare", actions=0, **FITTED)
    play(at, "roll")
    feed(at, 4, 3)
    assert (asked(at), set(legal(at))) == ("pick-dice", {"without 3", "again white 1", "again white 2"})
    play(at, "again white 2")
    assert asked(at) == "throw"
    feed(at, 1)
    assert state(at).white[:2] == [4, 1]
    assert state(at).actions == 3  # once: nobody is asked again


@pytest.mark.rule("upgrade-crystalline-sensors", "lull")
def test_it_can_make_a_lull_or_be_left_alone() -> None:
    at = sit(phase="prepare", actions=0, **FITTED)
    play(at, "roll")
    feed(at, 4, 3)
    play(at, "again white 1")
    feed(at, 3)
    assert state(at).lull == 1
    at = sit(phase="prepare", actions=0, **FITTED)
    play(at, "roll")
    feed(at, 4, 3)
    play(at, "without 3")
    assert (state(at).white[:2], state(at).actions) == ([4, 3], 1)


@pytest.mark.rule("sensors-placement", "three-white-dice")
def test_a_black_die_and_then_the_choice_of_two() -> None:
    at = sit(phase="prepare", act=3, actions=0, **FITTED)
    play(at, "roll")
    feed(at, 4, 3, 6, 2)
    assert why_not(at, "again black 2") == "upgrade-crystalline-sensors"
    play(at, "again black 1")
    feed(at, 5)
    assert (state(at).white, state(at).black[0]) == ([4, 3, 6], 5)
    assert asked(at) == "pick-dice"
    assert why_not(at, "again white 1") == "upgrade-crystalline-sensors"  # once


@pytest.mark.rule("upgrade-crystalline-sensors")
def test_without_them_no_die_is_thrown_again() -> None:
    at = sit(phase="prepare", act=3, actions=0)
    play(at, "roll")
    feed(at, 4, 3, 6, 2)
    assert why_not(at, "again white 1") == "upgrade-crystalline-sensors"
    assert not [one for one in legal(at) if one.startswith("again")]


@pytest.mark.rule("sensors-placement")
def test_the_ships_of_an_event_are_not_thrown_again() -> None:
    """Event 2 has dice of its own."""
    at = sit(phase="event", auto=False, **FITTED)
    draw(at, 2)
    feed(at, 3, 3)
    assert (asked(at), sum(state(at).hidden)) == ("prepare", 2)


@pytest.mark.rule("upgrade-crystalline-sensors", "score-upgrades")
def test_they_score_as_a_treasure() -> None:
    assert points(position(motive="science", **FITTED), SHIPPED, TREASURE) == 3 + SHIPPED.adds[1][TREASURE]
    assert points(position(motive="science"), SHIPPED, TREASURE) == 0


@pytest.mark.rule("upgrade-crystalline-sensors")
def test_the_faces_that_would_be_better_are_told() -> None:
    at = sit(phase="prepare", actions=0, **FITTED)
    play(at, "roll")
    feed(at, 4, 3)
    told = dice_choices(state(at), SHIPPED)[pick_dice.AGAIN]
    assert told["more"] == [("aid-again", {"lots": 3, "of": 6})]  # 1, 5 and 6 beside the 3
