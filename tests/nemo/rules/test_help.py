"""Emergency help: characters, cards, tokens and the Crew Armor after a roll; characters for action points."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.modifiers import total
from leagues.games.nemo.sources import WITH_CARD
from leagues.games.nemo.state import CREW, FAILED, HULL, NEMO, PASSED, REMOVED
from leagues.kernel.table import Table

from ..positions import asked, draw, feed, legal, pile_of, play, sit, state, treasure, why_not


def failing(**more: Any) -> Table:
    """Troubled Dreams (8 with Nemo) with a roll of 5."""
    at = sit("indian-ocean", phase="event", **more)
    draw(at, 14)
    play(at, "none")
    feed(at, 3, 2)
    return at


@pytest.mark.rule("help", "ned-land", "aronnax", "first-officer", "sacrifice", "help-any-order")
def test_ned_aronnax_and_the_first_officer_add_to_a_roll() -> None:
    for name, added, notoriety, nemo in (("ned-land", 1, 1, 6), ("aronnax", 2, 1, 6), ("first-officer", 3, 0, 5)):
        at = failing()
        at.play(f"sacrifice {name}")
        assert (state(at).notoriety, state(at).tracks[NEMO]) == (notoriety, nemo if added < 3 else 6)
        if added == 3:
            assert pile_of(at, 14) == PASSED
            assert state(at).tracks[NEMO] == 6  # one lost for her, one gained by the card
        else:
            assert total(state(at)) == 5 + added


@pytest.mark.rule("help-any-order")
def test_several_can_help_with_one_roll() -> None:
    at = failing()
    play(at, "sacrifice ned-land", "sacrifice aronnax")
    assert pile_of(at, 14) == PASSED
    assert state(at).notoriety == 2


@pytest.mark.rule("sacrificed-already", "sacrifice")
def test_nobody_is_sacrificed_twice() -> None:
    at = failing(sacrificed=["ned-land"])
    assert why_not(at, "sacrifice ned-land") == "sacrificed-already"


@pytest.mark.rule("sacrifice-for-points")
def test_the_engineer_is_no_help_after_a_roll() -> None:
    at = failing()
    assert why_not(at, "sacrifice chief-engineer") == "sacrifice-for-points"
    assert why_not(at, "sacrifice second-officer") == "sacrifice-for-points"


@pytest.mark.rule("conseil", "re-roll")
def test_conseil_lets_both_dice_be_rolled_again_with_the_same_modifiers() -> None:
    at = sit("indian-ocean", phase="event")
    draw(at, 14)
    play(at, "exert nemo")
    feed(at, 3, 2)
    play(at, "sacrifice conseil")
    feed(at, 1, 4)
    assert total(state(at)) == 7
    assert why_not(at, "sacrifice conseil") == "sacrificed-already"


@pytest.mark.rule("help-natural-two", "re-roll", "treasure-retain-reroll")
def test_two_ones_can_only_be_rolled_again() -> None:
    at = sit("indian-ocean", phase="event", held={"retain-reroll": 1})
    draw(at, 14)
    play(at, "none")
    feed(at, 1, 1)
    assert legal(at) == ["accept", "sacrifice conseil", "use retain-reroll"]
    play(at, "use retain-reroll")
    feed(at, 6, 6)
    assert pile_of(at, 14) == PASSED
    assert state(at).held[treasure("retain-reroll")] == 0


@pytest.mark.rule("help")
def test_a_passed_card_asks_for_no_help() -> None:
    at = sit("indian-ocean", phase="event")
    draw(at, 14)
    play(at, "none")
    feed(at, 4, 4)
    assert asked(at) != "help"


@pytest.mark.rule("help", "action-tests")
def test_a_better_band_of_an_action_is_worth_asking_for() -> None:
    at = sit(crew=5)
    play(at, "rest", "none")
    feed(at, 4, 4)
    assert asked(at) == "help"
    play(at, "sacrifice ned-land", "accept")
    assert (state(at).tracks[CREW], state(at).notoriety) == (6, 1)


@pytest.mark.rule("event-32", "help-by-feel")
def test_accident_or_incident_is_help_in_the_tableau() -> None:
    at = failing(tableau=[32])
    play(at, "use event 32", "sacrifice ned-land")
    assert (pile_of(at, 32), pile_of(at, 14)) == (FAILED, PASSED)


@pytest.mark.rule("event-8")
def test_electricity_helps_repairs_only() -> None:
    at = failing(tableau=[8])
    assert why_not(at, "use event 8") == "help"
    at = sit(tableau=[8], hull=5)
    play(at, "repair", "none")
    feed(at, 3, 2)
    play(at, "use event 8", "accept")
    assert (state(at).tracks[HULL], pile_of(at, 8)) == (6, FAILED)


@pytest.mark.rule("event-3")
def test_as_master_wishes_rolls_again_or_brings_conseil_back() -> None:
    at = failing(tableau=[3])
    play(at, "use event 3")
    feed(at, 6, 6)
    assert (pile_of(at, 3), pile_of(at, 14)) == (FAILED, PASSED)
    at = sit(tableau=[3], sacrificed=["conseil"])
    play(at, "use event 3")
    assert (state(at).characters, pile_of(at, 3)) == (0, FAILED)
    assert why_not(sit(tableau=[3]), "use event 3") == "keep-when"


@pytest.mark.rule("treasure-retain", "treasure-retain-nemo")
def test_a_retained_treasure_can_raise_a_track_before_a_loss() -> None:
    at = failing(nemo=1, held={"retain-nemo": 1})
    play(at, "use retain-nemo", "accept")
    assert state(at).tracks[NEMO] == 1
    assert at.outcome is None


@pytest.mark.rule("second-officer", "chief-engineer", "first-officer", "sacrifice-for-points", "help-actions")
@pytest.mark.parametrize(
    ("name", "points", "nemo"), [("second-officer", 1, 6), ("chief-engineer", 2, 6), ("first-officer", 3, 5)]
)
def test_officers_bring_action_points(name: str, points: int, nemo: int) -> None:
    at = sit(actions=0)
    play(at, f"sacrifice {name}")
    assert (state(at).actions, state(at).tracks[NEMO]) == (points, nemo)


@pytest.mark.rule("sacrifice-points-limit")
def test_points_above_five_are_forfeited() -> None:
    at = sit(actions=4)
    play(at, "sacrifice first-officer")
    assert state(at).actions == 5


@pytest.mark.rule("sacrifice-for-points")
def test_captives_bring_no_action_points() -> None:
    assert why_not(sit(), "sacrifice ned-land") == "sacrifice-for-points"


@pytest.mark.rule("upgrade-crew-armor")
def test_the_crew_armor_helps_once_in_each_series_of_bold_attacks() -> None:
    """004:1739-1744."""
    here = "western-pacific"
    at = sit(here, ships={"donau": here, "hannah-more": here}, upgrades=["crew-armor"])
    play(at, "bold", "donau", "none")
    feed(at, 3, 4)
    play(at, "use armor", "tonnage western-pacific", "hannah-more", "none")
    feed(at, 3, 4)
    assert why_not(at, "use armor") == "upgrade-crew-armor"
    play(at, "accept", "bold", "hannah-more", "none")
    feed(at, 3, 4)
    play(at, "use armor")
    assert asked(at) == "dispose"


@pytest.mark.rule("upgrade-crew-armor", "crew-armor-destroyed")
def test_otherwise_the_crew_armor_can_be_destroyed_for_two() -> None:
    """004:1739-1744."""
    at = failing(upgrades=["crew-armor"])
    assert why_not(at, "use armor") == "upgrade-crew-armor"
    play(at, "destroy armor", "sacrifice ned-land")
    assert pile_of(at, 14) == PASSED
    assert state(at).upgrades[2] == REMOVED


@pytest.mark.rule("upgrade-crew-armor", "help-natural-two")
def test_no_armor_mends_two_ones() -> None:
    at = sit("indian-ocean", phase="event", upgrades=["crew-armor"])
    draw(at, 14)
    play(at, "none")
    feed(at, 1, 1)
    assert why_not(at, "destroy armor") == "help-natural-two"


@pytest.mark.rule("card-modifiers")
def test_a_card_adds_to_the_rolls_that_it_names() -> None:
    """All By Electricity: to repairs, not to a rest."""
    at = sit(hull=5, tableau=[8])
    play(at, "repair", "none")
    feed(at, 3, 3)
    play(at, "use event 8")
    assert (state(at).amounts[WITH_CARD], total(state(at))) == (2, 8)
    resting = sit(crew=5, tableau=[8])
    play(resting, "rest", "none")
    feed(resting, 3, 3)
    assert why_not(resting, "use event 8") == "help"
