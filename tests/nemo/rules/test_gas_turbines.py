"""The Gas Turbines."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import act
from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import AVAILABLE, NOT_YET
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, draw, feed, legal, new, ocean, play, set_sail, sit, state, told, upgrade, why_not

HERE, NEXT, THERE = "north-atlantic", "south-atlantic", "cape-horn"
FITTED: dict[str, Any] = {"upgrades": ["gas-turbines"], "levels": {"box": "expanded"}}


@pytest.mark.rule("upgrade-gas-turbines", "turbines-first")
def test_the_first_move_of_the_turn_is_free_and_the_next_is_not() -> None:
    """004:1754-1758."""
    at = sit(HERE, actions=2, **FITTED)
    play(at, f"move {NEXT}")
    assert (state(at).nautilus, state(at).actions) == (ocean(NEXT), 2)
    play(at, f"move {THERE}")
    assert (state(at).nautilus, state(at).actions) == (ocean(THERE), 1)


@pytest.mark.rule("turbines-first", "not-enough-points")
def test_it_takes_no_action_point_at_all() -> None:
    at = sit(HERE, actions=0, **FITTED)
    play(at, f"move {NEXT}")
    assert state(at).nautilus == ocean(NEXT)
    assert why_not(at, f"move {HERE}") == "not-enough-points"
    assert why_not(sit(HERE, actions=0), f"move {NEXT}") == "not-enough-points"


@pytest.mark.rule("upgrade-gas-turbines", "upgrade-hydro-drive")
def test_with_a_hydro_drive_it_goes_as_far_as_any_move() -> None:
    at = sit(HERE, actions=0, **{**FITTED, "upgrades": ["gas-turbines", "hydro-drive"]})
    play(at, f"move {THERE}")
    assert (state(at).nautilus, state(at).actions) == (ocean(THERE), 0)


@pytest.mark.rule("upgrade-gas-turbines", "upgrade-officers-mess")
def test_the_move_after_an_action_for_two_points_is_another_one() -> None:
    at = sit(HERE, actions=2, crew=6, **{**FITTED, "upgrades": ["gas-turbines", "officers-mess"]})
    play(at, "rest", "none")
    feed(at, 5, 5)
    play(at, "accept")
    assert asked(at) == "sail"
    play(at, NEXT)
    assert not state(at).used >> upgrade("gas-turbines") & 1
    play(at, f"move {THERE}")
    assert (state(at).nautilus, state(at).actions) == (ocean(THERE), 0)


@pytest.mark.rule("upgrade-gas-turbines", "turn-phases")
def test_it_comes_again_every_turn() -> None:
    at = sit(HERE, actions=0, used=1 << upgrade("gas-turbines"), auto=False, **FITTED)
    assert why_not(at, f"move {NEXT}") == "not-enough-points"
    play(at, "end")
    assert state(at).used == 0


@pytest.mark.rule("upgrade-gas-turbines", "action-costs")
@pytest.mark.parametrize(("used", "price"), [(0, {"cost": 0, "printed": 1}), (1, {"cost": 1})])
def test_what_the_move_costs_is_told(used: int, price: dict[str, int]) -> None:
    at = sit(HERE, actions=2, used=used << upgrade("gas-turbines"), **FITTED)
    told_of = choices_of(GAME, state(at), SHIPPED)[act.MOVE + ocean(NEXT)]
    assert {key: told_of[key] for key in ("cost", "printed") if key in told_of} == price


@pytest.mark.rule("event-53", "upgrade-gas-turbines", "setup-upgrades")
def test_a_card_brings_them() -> None:
    at = new(box="expanded")
    set_sail(at)
    assert state(at).upgrades[upgrade("gas-turbines")] == NOT_YET
    at = drawn(5, 5)
    assert (state(at).upgrades[upgrade("gas-turbines")], told(at, "say-offered")) == (
        AVAILABLE, (upgrade("gas-turbines"), 0, 0),
    )  # fmt: skip
    assert state(drawn(4, 5)).upgrades[upgrade("gas-turbines")] == NOT_YET


def drawn(*dice: int) -> Table:
    """The card is turned up and tested."""
    at = sit(HERE, phase="event", levels={"box": "expanded"}, nemo=4, hull=6)
    draw(at, "event 53")
    assert legal(at) == ["none", "exert nemo", "exert hull", "exert nemo hull"]
    play(at, "none")
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")
    return at
