"""The turn: events, acts, the change of motive, and where cards go."""

from __future__ import annotations

import pytest

from leagues.games.nemo.state import AVAILABLE, CUP, FAILED, PASSED, SET_ASIDE, TABLEAU

from ..positions import (
    asked,
    draw,
    feed,
    last_of_its_act,
    legal,
    ocean,
    pile_of,
    play,
    sit,
    state,
    told,
    upgrade,
    where,
    why_not,
)


@pytest.mark.rule("turn-phases", "event-phase")
def test_a_turn_is_an_event_a_placement_and_actions() -> None:
    """004:443-445."""
    at = sit(phase="event", actions=0)
    draw(at, 26)
    feed(at, "map-2", "map-3")
    assert told(at, "say-rolled") is None
    feed(at, 2, 5)
    assert asked(at) == "act"
    play(at, "end")
    assert (asked(at), state(at).turn) == ("draw-event", 6)


@pytest.mark.rule("play-cards", "pass-and-fail", "cards-first")
def test_a_play_card_is_done_at_once() -> None:
    at = sit(phase="event")
    draw(at, 39)
    play(at, "choose 2")
    assert (state(at).notoriety, pile_of(at, 39)) == (3, FAILED)


@pytest.mark.rule("keep-cards", "tableau")
def test_a_keep_card_goes_into_the_tableau() -> None:
    at = sit(phase="event")
    draw(at, 45)
    assert pile_of(at, 45) == TABLEAU
    assert asked(at) in ("prepare", "throw")


@pytest.mark.rule("test-cards", "pass-and-fail")
@pytest.mark.parametrize(("dice", "pile"), [((3, 4), PASSED), ((3, 3), FAILED)])
def test_a_test_card_is_tested_at_once(dice: tuple[int, int], pile: int) -> None:
    at = sit(phase="event")
    draw(at, 1)
    play(at, "none")
    feed(at, *dice)
    if pile == FAILED:
        play(at, "accept")
    assert pile_of(at, 1) == pile


@pytest.mark.rule("passed-to-fail", "event-6")
def test_a_passed_card_can_go_to_the_fail_pile() -> None:
    at = sit(phase="event", notoriety=5)
    draw(at, 6)
    play(at, "none")
    feed(at, 5, 5)
    assert (state(at).notoriety, pile_of(at, 6)) == (2, FAILED)


@pytest.mark.rule("act-cards", "act-two")
def test_the_second_act_brings_the_dark_yellow_ships_and_another_card_at_once() -> None:
    """004:466-470."""
    at = last_of_its_act(1)
    play(at, "end")
    assert told(at, "say-act") == (2, 0, 0)
    assert (state(at).act, asked(at)) == (2, "draw-event")
    assert where(at, "kotetsu") == CUP
    assert where(at, "captain") == 0


@pytest.mark.rule("act-three", "motive-change", "motive-once", "motive-same-category", "motive-categories")
def test_before_the_third_act_the_motive_may_change_within_its_category() -> None:
    at = last_of_its_act(2)
    play(at, "end")
    assert asked(at) == "change-motive"
    assert legal(at) == ["explore", "science"]
    assert why_not(at, "war") == "motive-same-category"
    play(at, "science")
    assert (state(at).motive, state(at).first_motive, state(at).act) == (1, 0, 3)
    assert where(at, "captain") == CUP
    assert asked(at) == "draw-event"


@pytest.mark.rule("motive-no-defeat")
def test_a_motive_that_would_be_a_defeat_cannot_be_taken() -> None:
    at = last_of_its_act(2, notoriety=26)
    play(at, "end")
    assert why_not(at, "science") == "motive-no-defeat"
    assert legal(at) == ["explore"]


@pytest.mark.rule("motive-kept", "choose-or-reveal")
def test_who_keeps_the_motive_puts_a_set_aside_upgrade_on_offer() -> None:
    at = last_of_its_act(2)
    play(at, "end", "explore")
    assert asked(at) == "add-upgrade"
    assert why_not(at, "magnetic-mines") == "motive-kept"
    assert state(at).upgrades[upgrade("steam-torpedoes")] == SET_ASIDE
    play(at, "steam-torpedoes")
    assert state(at).upgrades[upgrade("steam-torpedoes")] == AVAILABLE


@pytest.mark.rule("motive-no-redeal")
def test_a_new_motive_does_not_change_the_pile() -> None:
    at = last_of_its_act(2)
    play(at, "end", "science")
    assert state(at).pile == [0, 0, 9, 5]


@pytest.mark.rule("event-13", "action-points")
def test_lost_time_keeps_the_saved_point_only() -> None:
    at = sit(phase="event", actions=1)
    draw(at, 13)
    feed(at, 6, 1)
    assert state(at).actions == 1
    assert pile_of(at, 13) == FAILED


@pytest.mark.rule("action-points-beyond", "event-5")
def test_at_full_steam_goes_beyond_five() -> None:
    at = sit(actions=5, tableau=[5])
    play(at, "use event 5")
    assert (state(at).actions, pile_of(at, 5)) == (7, FAILED)


@pytest.mark.rule("cube-by-event", "treasure-x-cube")
def test_a_cube_by_an_event_leaves_notoriety_alone() -> None:
    at = sit(phase="event", notoriety=5)
    draw(at, 26)
    feed(at, "uprising")
    assert asked(at) == "pick-ocean"
    assert why_not(at, "eastern-pacific") == "treasure-x-cube"
    play(at, "south-pacific")
    assert (state(at).cubes[ocean("south-pacific")], state(at).notoriety) == (1, 5)


@pytest.mark.rule("sacrifice-forced")
def test_a_forced_sacrifice_still_has_its_price() -> None:
    at = sit(phase="event")
    draw(at, 40)
    play(at, "choose 1", "first-officer")
    assert state(at).tracks[0] == 6  # one lost for her, one gained by the card
    assert state(at).characters == 1 << 3
