"""The Electro Coil Bolts."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import take_up
from leagues.games.nemo.game import GAME

from ..positions import SHIPPED, asked, feed, legal, play, ship, sit, state, upgrade

HERE = "north-atlantic"
BOLTS = "electro-coil-bolts"


def sunk(name: str = "gange", style: str = "stalk", **more: Any) -> Any:
    """A ship has just been sunk."""
    at = sit(HERE, ships={name: HERE}, **{"upgrades": [BOLTS], "notoriety": 5, **more})
    play(at, style)
    if style != "torpedo":
        play(at, "none")
    feed(at, 6, 6)
    return at


@pytest.mark.rule("upgrade-electro-coil-bolts", "sunk-notoriety")
@pytest.mark.parametrize("style", ["bold", "stalk", "torpedo"])
def test_a_step_of_the_hull_lowers_notoriety_instead(style: str) -> None:
    """004:1733-1737: however the ship was sunk."""
    at = sunk(style=style, upgrades=[BOLTS, "steam-torpedoes"], hull=6)
    assert (asked(at), set(legal(at)), state(at).notoriety) == ("take-up", {"decline", "bolts"}, 5)
    play(at, "bolts")
    assert (state(at).notoriety, state(at).tracks[2], asked(at)) == (4, 5, "dispose")


@pytest.mark.rule("upgrade-electro-coil-bolts", "sunk-notoriety")
def test_it_may_be_left() -> None:
    at = sunk(hull=6)
    play(at, "decline")
    assert (state(at).notoriety, state(at).tracks[2]) == (5 + SHIPPED.infamy[0][ship("gange")], 6)
    assert SHIPPED.infamy[0][ship("gange")] > 0


@pytest.mark.rule("bolts-cost", "upgrade-monstrous-design")
def test_a_monstrous_design_has_no_say_then() -> None:
    at = sunk(upgrades=[BOLTS, "monstrous-design"])
    play(at, "bolts")
    assert state(at).notoriety == 4
    at = sunk(upgrades=[BOLTS, "monstrous-design"])
    play(at, "decline")
    assert state(at).notoriety == 5 + max(0, SHIPPED.infamy[0][ship("gange")] - 1)


@pytest.mark.rule("bolts-cost", "notoriety-floor")
def test_from_nothing_too() -> None:
    at = sunk(notoriety=0, hull=6)
    play(at, "bolts")
    assert (state(at).notoriety, state(at).tracks[2]) == (0, 5)


@pytest.mark.rule("bolts-cost", "double-hull-hits", "hit-absorbed")
def test_the_hit_is_a_price_that_nothing_softens() -> None:
    at = sunk(upgrades=[BOLTS, "double-hull"], hull=6)
    play(at, "bolts")
    assert (state(at).tracks[2], asked(at)) == (5, "dispose")  # no die, no question what is destroyed


@pytest.mark.rule("bolts-cost", "shattered")
def test_the_last_step_can_be_given() -> None:
    at = sunk(hull=1)
    play(at, "bolts")
    assert (at.over, at.outcome) == (True, "lost-shattered")


@pytest.mark.rule("upgrade-electro-coil-bolts", "sunk-bonus")
@pytest.mark.parametrize("answer", ["bolts", "decline"])
def test_the_bonus_of_the_ship_comes_all_the_same(answer: str) -> None:
    name = next(
        name for name in ("clyde", "gange", "tynwald", "zeeland", "triumph", "syria", "scotia", "rhone", "taeping")
        if SHIPPED.bonus[ship(name)] > 0
    )  # fmt: skip
    plain = sunk(name, upgrades=[], hull=6, nemo=6, crew=6)
    at = sunk(name, hull=6, nemo=6, crew=6)
    play(at, answer)
    assert asked(at) == asked(plain)
    lost = 1 if answer == "bolts" else 0
    assert [*state(at).tracks[:2], state(at).tracks[2] + lost] == state(plain).tracks


@pytest.mark.rule("upgrade-electro-coil-bolts")
def test_without_them_nothing_is_asked() -> None:
    assert asked(sunk(upgrades=[])) == "dispose"


@pytest.mark.rule("upgrade-electro-coil-bolts")
def test_both_ways_are_told() -> None:
    at = sunk(hull=6)
    told = choices_of(GAME, state(at), SHIPPED)
    bolts = take_up.OFFERED + take_up.OFFERING.index(upgrade(BOLTS))
    brings = SHIPPED.infamy[0][ship("gange")]
    assert told[take_up.DECLINE]["more"] == [("aid-notoriety-then", {"count": brings, "at": 5 + brings})]
    assert told[bolts]["more"][:2] == [
        ("aid-track-then", {"track": 2, "at": 5}), ("aid-notoriety-falls", {"count": 1, "at": 4}),
    ]  # fmt: skip


@pytest.mark.rule("piracy-frozen", "upgrade-electro-coil-bolts")
@pytest.mark.parametrize(("notoriety", "offered"), [(50, True), (51, False)])
def test_who_cannot_become_less_notorious_has_no_use_for_them(notoriety: int, offered: bool) -> None:
    """Ruling A19."""
    at = sunk(motive="piracy", notoriety=notoriety)
    assert (asked(at) == "take-up") == offered
    if not offered:
        assert (asked(at), state(at).notoriety) == ("dispose", 51)


@pytest.mark.rule("humanist-tripled", "upgrade-electro-coil-bolts")
def test_what_they_lower_counts_once_for_a_humanist() -> None:
    at = sunk(motive="humanist")
    play(at, "bolts")
    assert state(at).notoriety == 4
    at = sunk(motive="humanist")
    play(at, "decline")
    assert state(at).notoriety == 5 + 3 * SHIPPED.infamy[0][ship("gange")]
