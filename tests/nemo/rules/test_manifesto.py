"""Nemo's Manifesto."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import take_up
from leagues.games.nemo.game import GAME
from leagues.games.nemo.scoring import LIBERATION, points

from ..positions import SHIPPED, asked, feed, legal, ocean, play, position, sit, state, upgrade

HERE = "north-atlantic"
FITTED: dict[str, Any] = {"upgrades": ["manifesto"]}


def incited(one: int, two: int, **more: Any) -> Any:
    """An incitement has been rolled."""
    at = sit(HERE, **{**FITTED, "notoriety": 20, **more})
    play(at, "incite", "none")
    feed(at, one, two)
    if asked(at) == "help":
        play(at, "accept")
    return at


@pytest.mark.rule("upgrade-manifesto", "manifesto-printed")
@pytest.mark.parametrize(("track", "name"), [(0, "nemo"), (1, "crew"), (2, "hull")])
def test_a_step_lowers_notoriety_by_what_it_would_add(track: int, name: str) -> None:
    """004:1823-1827."""
    step = next(
        one for one in range(2, SHIPPED.track_start[track] + 1) if SHIPPED.exert[track][one] != SHIPPED.exert[track][one - 1]
    )
    at = incited(4, 4, **{"nemo": 5, "crew": 5, "hull": 5, name: step})
    tracks = list(state(at).tracks)
    assert (asked(at), set(legal(at))) == ("take-up", {"decline", "give nemo", "give crew", "give hull"})
    before = state(at).notoriety
    assert state(at).cubes[ocean(HERE)] == 1  # what the action does comes first
    play(at, f"give {name}")
    assert state(at).notoriety == before - SHIPPED.exert[track][step]  # read before the loss
    assert state(at).tracks == [tracks[one] - (one == track) for one in range(3)]
    assert asked(at) == "act"


@pytest.mark.rule("upgrade-manifesto")
def test_it_may_be_left() -> None:
    plain = incited(4, 4, upgrades=[])
    at = incited(4, 4)
    play(at, "decline")
    assert (state(at).notoriety, state(at).tracks) == (state(plain).notoriety, state(plain).tracks)


@pytest.mark.rule("upgrade-manifesto", "incite-results")
@pytest.mark.parametrize(("dice", "offered"), [((1, 1), False), ((2, 4), False), ((3, 4), True), ((6, 6), True)])
def test_only_after_a_success(dice: tuple[int, int], offered: bool) -> None:
    assert asked(incited(*dice)) == ("take-up" if offered else "act")


@pytest.mark.rule("upgrade-manifesto")
def test_only_after_inciting_and_only_with_it() -> None:
    assert asked(incited(4, 4, upgrades=[])) == "act"
    at = sit(HERE, crew=5, **FITTED)
    play(at, "rest", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert asked(at) == "act"


@pytest.mark.rule("manifesto-printed", "upgrade-double-hull")
def test_the_double_hull_adds_nothing_here() -> None:
    at = incited(4, 4, upgrades=["manifesto", "double-hull"], hull=5)
    before = state(at).notoriety
    play(at, "give hull")
    assert state(at).notoriety == before - SHIPPED.exert[2][5]


@pytest.mark.rule("manifesto-printed", "killed")
def test_the_last_step_can_be_given() -> None:
    at = incited(4, 4, crew=1)
    play(at, "give crew")
    assert (at.over, at.outcome) == (True, "lost-killed")


@pytest.mark.rule("upgrade-manifesto", "score-upgrades", "score-liberation")
def test_it_counts_as_liberation() -> None:
    with_cube = position(cubes={HERE: 1}, **FITTED)
    assert points(with_cube, SHIPPED, LIBERATION) == 2 * SHIPPED.times[0][0]
    assert points(position(), SHIPPED, LIBERATION) == 0


@pytest.mark.rule("upgrade-manifesto")
def test_what_each_step_brings_is_told() -> None:
    at = incited(4, 4, nemo=5, crew=5, hull=5)
    told = choices_of(GAME, state(at), SHIPPED)
    first = take_up.OFFERED + take_up.OFFERING.index(upgrade("manifesto"))
    amount = SHIPPED.exert[1][5]
    assert told[first + 1]["more"][:2] == [
        ("aid-track-then", {"track": 1, "at": 4}),
        ("aid-notoriety-falls", {"count": amount, "at": state(at).notoriety - amount}),
    ]
