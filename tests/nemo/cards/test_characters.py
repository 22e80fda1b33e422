"""The six characters: their points, what their sacrifice brings, and what it costs."""

from __future__ import annotations

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.modifiers import total
from leagues.games.nemo.scoring import CHARACTER, SCIENCE, points

from ..positions import SHIPPED, feed, legal, play, position, sit, state, told, why_not
from .hands import WORN, changed, failed, passed, turned

POINTS = {"aronnax": 5, "conseil": 4, "ned-land": 4, "first-officer": 7, "second-officer": 3, "chief-engineer": 5}


def short(name: str) -> dict[str, int]:
    """Troubled Dreams fails by three; then somebody is sacrificed, and the roll is left as it stands."""
    at = turned(14)
    play(at, "none")
    feed(at, 2, 3)
    play(at, f"sacrifice {name}")
    return {"total": total(state(at)), **changed(at)}


@pytest.mark.rule("score-characters", "setup-characters")
@pytest.mark.parametrize("name", POINTS)
def test_a_character_counts_until_it_is_sacrificed(name: str) -> None:
    before, after = position(), position(sacrificed=[name])
    assert points(before, SHIPPED, CHARACTER) - points(after, SHIPPED, CHARACTER) == POINTS[name]


@pytest.mark.rule("score-characters", "setup-characters")
def test_six_characters_are_worth_twenty_eight_points() -> None:
    assert (set(POINTS), sum(SHIPPED.character_points)) == (set(names.CHARACTERS), 28)
    assert points(position(crew=7, sacrificed=list(POINTS)), SHIPPED, CHARACTER) == 0


@pytest.mark.rule("aronnax", "score-science")
def test_aronnax_adds_two_for_notoriety_and_his_science() -> None:
    assert short("aronnax") == {"total": 7, "notoriety": 1}
    science = {
        name: points(position(), SHIPPED, SCIENCE) - points(position(sacrificed=[name]), SHIPPED, SCIENCE)
        for name in names.CHARACTERS
    }
    assert science == dict.fromkeys(names.CHARACTERS, 0) | {"aronnax": 4}


@pytest.mark.rule("ned-land")
def test_ned_land_adds_one_for_notoriety() -> None:
    assert short("ned-land") == {"total": 6, "notoriety": 1}


@pytest.mark.rule("first-officer")
def test_the_first_officer_adds_three_for_nemo() -> None:
    at = turned(33)
    play(at, "none")
    feed(at, 3, 3)
    play(at, "sacrifice first-officer")
    assert (total(state(at)), changed(at)) == (9, {"nemo": -1})
    at = turned(33)
    play(at, "none")
    feed(at, 3, 4)
    play(at, "sacrifice first-officer")
    assert (passed(at, 33), changed(at)) == (True, {"nemo": -1})


@pytest.mark.rule("first-officer", "broken")
def test_the_first_officer_cannot_be_spared_by_a_nemo_at_his_last() -> None:
    at = turned(33, nemo=1)
    play(at, "none")
    feed(at, 3, 4)
    play(at, "sacrifice first-officer")
    assert at.outcome == "lost-broken"


@pytest.mark.rule("ned-land", "pariah")
def test_neds_notoriety_can_make_a_pariah() -> None:
    at = turned(33, notoriety=35)
    play(at, "none")
    feed(at, 4, 5)
    play(at, "sacrifice ned-land")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("conseil", "re-roll", "help-natural-two")
def test_conseil_rolls_both_dice_again_even_two_ones() -> None:
    at = turned(14)
    play(at, "none")
    feed(at, 1, 1)
    assert legal(at) == ["accept", "sacrifice conseil"]
    play(at, "sacrifice conseil")
    feed(at, 4, 4)
    assert (passed(at, 14), changed(at)) == (True, {"nemo": 1})
    at = turned(14)
    play(at, "none")
    feed(at, 4, 3)
    play(at, "sacrifice conseil")
    feed(at, 1, 2)
    play(at, "accept")
    assert (failed(at, 14), changed(at)) == (True, {"nemo": -1})


@pytest.mark.rule("second-officer", "chief-engineer", "first-officer", "sacrifice-for-points")
@pytest.mark.parametrize(
    ("name", "more", "cost"), [("second-officer", 1, {}), ("chief-engineer", 2, {}), ("first-officer", 3, {"nemo": -1})]
)
def test_officers_bring_action_points_in_the_action_phase(name: str, more: int, cost: dict[str, int]) -> None:
    at = sit(actions=1, **WORN)
    play(at, f"sacrifice {name}")
    assert (state(at).actions, changed(at)) == (1 + more, cost)
    assert why_not(at, f"sacrifice {name}") == "sacrificed-already"


@pytest.mark.rule("aronnax", "conseil", "ned-land", "sacrifice-for-points")
@pytest.mark.parametrize("name", ["aronnax", "conseil", "ned-land"])
def test_captives_bring_none(name: str) -> None:
    assert why_not(sit(), f"sacrifice {name}") == "sacrifice-for-points"


@pytest.mark.rule("second-officer", "chief-engineer", "sacrifice-for-points")
@pytest.mark.parametrize("name", ["second-officer", "chief-engineer"])
def test_two_officers_change_no_roll(name: str) -> None:
    at = turned(14)
    play(at, "none")
    feed(at, 4, 3)
    assert why_not(at, f"sacrifice {name}") == "sacrifice-for-points"


@pytest.mark.rule("sacrifice", "help-any-order")
def test_everybody_who_can_helps_with_one_roll() -> None:
    at = turned(25)
    play(at, "none")
    feed(at, 1, 2)
    play(at, "sacrifice ned-land", "sacrifice conseil")
    feed(at, 2, 2)
    play(at, "sacrifice first-officer", "sacrifice aronnax")
    assert told(at, "say-result-failed") == (0, 10, 11)
    assert changed(at) == {"notoriety": 2, "nemo": -2}
