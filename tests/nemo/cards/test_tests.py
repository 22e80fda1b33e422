"""The TEST events: the value and what may be exerted, what passing and failing bring."""

from __future__ import annotations

import pytest

from leagues.games.nemo.state import AVAILABLE, CONSEIL, GONE, NOT_YET, aboard

from ..positions import asked, feed, legal, pile_of, play, state, upgrade, why_not
from .hands import attempted, changed, failed, held, in_tableau, kept, needs, passed, turned


@pytest.mark.rule("event-1")
def test_a_runaway_reef() -> None:
    assert needs(1, 7, "nemo")
    at = attempted(1, 7)
    assert (changed(at), passed(at, 1)) == ({"notoriety": -2}, True)
    at = attempted(1, 6)
    assert (changed(at), failed(at, 1)) == ({"notoriety": 4}, True)


@pytest.mark.rule("event-6", "passed-to-fail")
def test_do_no_harm_goes_to_the_fail_pile_either_way() -> None:
    assert needs(6, 10, "nemo")
    at = attempted(6, 10)
    assert (changed(at), failed(at, 6)) == ({"notoriety": -3}, True)
    at = attempted(6, 9)
    assert (changed(at), failed(at, 6)) == ({"notoriety": 2}, True)


@pytest.mark.rule("event-7", "sacrifice-forced")
def test_ned_lands_tempers() -> None:
    assert needs(7, 10, "nemo", "crew")
    at = attempted(7, 10)
    assert (changed(at), passed(at, 7)) == ({}, True)
    at = attempted(7, 9)
    assert legal(at) == ["choose 1", "choose 2"]
    play(at, "choose 1")
    assert (changed(at), failed(at, 7), state(at).characters) == ({"crew": -1}, True, 0)
    at = attempted(7, 9)
    play(at, "choose 2")
    assert (changed(at), state(at).characters) == ({"notoriety": 1}, 0b000100)


@pytest.mark.rule("event-7", "sacrificed-already")
def test_without_ned_his_tempers_cost_crew() -> None:
    at = attempted(7, 9, sacrificed=["ned-land"])
    assert changed(at) == {"crew": -1}


@pytest.mark.rule("event-9")
def test_an_underwater_forest() -> None:
    assert needs(9, 9, "nemo", "crew")
    at = attempted(9, 9)
    feed(at, "map-2", "abyss")
    assert (changed(at), held(at), passed(at, 9), asked(at)) == ({}, {"map-2": 1, "abyss": 1}, True, "throw")
    at = attempted(9, 8)
    assert (changed(at), held(at), failed(at, 9)) == ({}, {}, True)


@pytest.mark.rule("event-12")
def test_captain_nemos_thunderbolt() -> None:
    assert needs(12, 8, "nemo", "hull")
    at = attempted(12, 8)
    feed(at, "map-2")
    assert (changed(at), held(at), passed(at, 12), asked(at)) == ({"notoriety": 1}, {"map-2": 1}, True, "throw")
    at = attempted(12, 7)
    assert (changed(at), held(at), failed(at, 12)) == ({"notoriety": 2, "hull": -1}, {}, True)


@pytest.mark.rule("event-14")
def test_troubled_dreams() -> None:
    assert needs(14, 8, "nemo")
    at = attempted(14, 8)
    assert (changed(at), passed(at, 14)) == ({"nemo": 1}, True)
    at = attempted(14, 7)
    assert (changed(at), failed(at, 14)) == ({"nemo": -1}, True)


@pytest.mark.rule("event-15")
def test_the_coral_realm() -> None:
    assert needs(15, 10, "crew")
    at = attempted(15, 10)
    assert (changed(at), passed(at, 15)) == ({"crew": 2}, True)
    at = attempted(15, 9)
    assert (changed(at), failed(at, 15)) == ({"crew": -1}, True)


@pytest.mark.rule("event-17")
def test_a_novel_proposal_is_worth_more_in_the_indian_ocean() -> None:
    assert needs(17, 9, "hull")
    at = attempted(17, 9)
    feed(at, "map-2")
    assert (asked(at), held(at), passed(at, 17)) == ("throw", {"map-2": 1}, True)
    at = attempted(17, 9, "indian-ocean")
    feed(at, "map-2", "map-3")
    assert (asked(at), held(at), passed(at, 17)) == ("throw", {"map-2": 1, "map-3": 1}, True)
    at = attempted(17, 8, "indian-ocean")
    assert (changed(at), held(at), failed(at, 17)) == ({"hull": -1}, {}, True)


@pytest.mark.rule("event-21", "passed-to-fail")
def test_jaws_wide_open_can_be_passed_for_points_or_for_nemo() -> None:
    assert needs(21, 8, "nemo")
    at = attempted(21, 8)
    play(at, "choose 1")
    assert (changed(at), passed(at, 21)) == ({}, True)
    at = attempted(21, 8)
    play(at, "choose 2")
    assert (changed(at), failed(at, 21)) == ({"nemo": 1}, True)
    at = attempted(21, 7)
    assert (changed(at), failed(at, 21)) == ({"nemo": -1}, True)


@pytest.mark.rule("event-24")
def test_42_degrees_centigrade() -> None:
    assert needs(24, 10, "nemo", "hull")
    at = attempted(24, 10)
    assert (changed(at), passed(at, 24)) == ({"hull": 1}, True)
    for choice, cost in (("choose 1", {"nemo": -1}), ("choose 2", {"hull": -1})):
        at = attempted(24, 9)
        play(at, choice)
        assert (changed(at), failed(at, 24)) == (cost, True)


@pytest.mark.rule("event-25")
def test_the_lost_continent() -> None:
    assert needs(25, 11, "nemo", "crew")
    at = attempted(25, 11)
    feed(at, "map-2")
    assert (changed(at), held(at), passed(at, 25), asked(at)) == ({}, {"map-2": 1}, True, "throw")
    at = attempted(25, 10)
    assert (changed(at), held(at), failed(at, 25)) == ({"nemo": -1}, {}, True)


@pytest.mark.rule("event-27")
def test_the_earth_wants_new_men() -> None:
    assert needs(27, 9, "nemo")
    at = attempted(27, 9)
    assert (changed(at), passed(at, 27)) == ({"nemo": 1, "notoriety": -2}, True)
    at = attempted(27, 8)
    assert (changed(at), failed(at, 27)) == ({"notoriety": 2}, True)


@pytest.mark.rule("event-29")
def test_the_whales() -> None:
    assert needs(29, 9, "crew", "hull")
    at = attempted(29, 9)
    play(at, "choose 1")
    assert (changed(at), held(at), passed(at, 29)) == ({"crew": 1}, {}, True)
    at = attempted(29, 9)
    play(at, "choose 2")
    feed(at, "map-2", "map-2")
    assert (changed(at), held(at), passed(at, 29), asked(at)) == ({}, {"map-2": 2}, True, "throw")
    at = attempted(29, 8)
    assert (changed(at), failed(at, 29)) == ({"hull": -2}, True)


@pytest.mark.rule("event-30")
def test_the_iceberg() -> None:
    assert needs(30, 9, "nemo", "hull")
    at = attempted(30, 9)
    assert (changed(at), passed(at, 30)) == ({}, True)
    at = attempted(30, 8)
    assert (changed(at), failed(at, 30)) == ({"hull": -1, "crew": -1}, True)


@pytest.mark.rule("event-32", "help-by-feel")
def test_accident_or_incident_is_kept_when_passed() -> None:
    assert needs(32, 9, "hull")
    at = attempted(32, 9)
    assert (changed(at), in_tableau(at, 32)) == ({}, True)
    at = attempted(32, 8)
    assert (changed(at), failed(at, 32)) == ({"hull": -2}, True)


@pytest.mark.rule("event-32", "help-by-feel", "keep-held")
def test_accident_or_incident_adds_two_after_a_roll_and_is_not_used_otherwise() -> None:
    assert why_not(kept(32), "use event 32") == "keep-held"
    at = turned(14, tableau=[32])
    play(at, "none")
    feed(at, 3, 3)
    play(at, "use event 32")
    assert (passed(at, 14), failed(at, 32)) == (True, True)


@pytest.mark.rule("event-33")
def test_shortage_of_air() -> None:
    assert needs(33, 10, "crew")
    at = attempted(33, 10)
    assert (changed(at), passed(at, 33)) == ({}, True)
    at = attempted(33, 9)
    assert (changed(at), failed(at, 33)) == ({"crew": -2}, True)


@pytest.mark.rule("event-34")
def test_the_giant_squid() -> None:
    assert needs(34, 10, "crew", "hull")
    at = attempted(34, 10)
    feed(at, "map-2", "map-3")
    assert (changed(at), held(at), passed(at, 34), asked(at)) == ({}, {"map-2": 1, "map-3": 1}, True, "throw")
    costs = {"choose 1": {"crew": -2}, "choose 2": {"hull": -2}, "choose 3": {"crew": -1, "hull": -1}}
    assert legal(attempted(34, 9)) == list(costs)
    for choice, cost in costs.items():
        at = attempted(34, 9)
        play(at, choice)
        assert (changed(at), failed(at, 34)) == (cost, True)


@pytest.mark.rule("event-37", "sacrifice-forced")
def test_aronnaxs_determination() -> None:
    assert needs(37, 11, "nemo", "crew")
    at = attempted(37, 11)
    assert (changed(at), passed(at, 37)) == ({}, True)
    at = attempted(37, 10)
    play(at, "choose 1")
    assert (changed(at), failed(at, 37), state(at).characters) == ({"nemo": -1}, True, 0)
    at = attempted(37, 10)
    play(at, "choose 2")
    assert (changed(at), failed(at, 37), state(at).characters) == ({"notoriety": 1}, True, 0b000001)
    assert aboard(state(at), CONSEIL)


@pytest.mark.rule("event-37", "sacrificed-already")
def test_without_aronnax_nemo_pays() -> None:
    assert changed(attempted(37, 10, sacrificed=["aronnax"])) == {"nemo": -1}


@pytest.mark.rule("event-47")
def test_shakedown_maneuvers() -> None:
    assert needs(47, 10, "crew", "hull")
    at = attempted(47, 10)
    assert (changed(at), passed(at, 47)) == ({}, True)
    at = attempted(47, 9)
    assert (changed(at), failed(at, 47)) == ({"hull": -1}, True)


@pytest.mark.rule("event-50", "upgrade-magnetic-mines")
def test_magnetic_mines_become_available() -> None:
    assert needs(50, 10, "nemo", "hull")
    at = attempted(50, 9)
    assert (changed(at), failed(at, 50)) == ({}, True)
    assert state(at).upgrades[upgrade("magnetic-mines")] == NOT_YET
    at = attempted(50, 10)
    assert (changed(at), pile_of(at, 50)) == ({}, GONE)
    assert state(at).upgrades[upgrade("magnetic-mines")] == AVAILABLE
