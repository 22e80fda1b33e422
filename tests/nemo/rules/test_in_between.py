"""Retained Treasures and kept cards in the middle of another decision."""

from __future__ import annotations

import pytest

from leagues.games.nemo import ready
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.state import FAILED, NEMO, PASSED, TABLEAU
from leagues.kernel.table import Table

from ..positions import asked, draw, feed, legal, ocean, pile_of, play, sit, state, why_not

HERE = "western-pacific"


def thrown(act: int, *dice: int, **more: object) -> Table:
    """The placement dice of an act lie there."""
    at = sit("north-atlantic", phase="prepare", act=act, **more)
    play(at, "roll")
    feed(at, *dice)
    return at


@pytest.mark.rule("kept-in-between", "event-39")
def test_a_token_saves_the_voyage_before_a_choice_that_would_end_it() -> None:
    at = sit(phase="event", nemo=1, notoriety=33, held={"retain-nemo": 1})
    draw(at, 39)
    assert (asked(at), legal(at)) == ("choose", ["choose 1", "choose 2", "use retain-nemo"])
    play(at, "use retain-nemo")
    assert (asked(at), state(at).tracks[NEMO], legal(at)) == ("choose", 2, ["choose 1", "choose 2"])
    play(at, "choose 1")
    assert (at.outcome, state(at).tracks[NEMO], pile_of(at, 39)) == (None, 1, FAILED)


@pytest.mark.rule("kept-in-between", "event-40")
def test_the_crew_is_saved_from_a_sacrifice() -> None:
    crew = {"aronnax", "conseil", "ned-land", "first-officer", "second-officer", "chief-engineer"}
    at = sit(phase="event", crew=2, held={"retain-crew": 1}, sacrificed=crew)
    draw(at, 40)
    play(at, "use retain-crew")  # then one thing only is left to choose
    assert (at.outcome, state(at).tracks[1]) == (None, 1)


@pytest.mark.rule("kept-in-between")
def test_a_token_raises_a_track_before_it_is_exerted() -> None:
    at = sit(phase="event", nemo=2, held={"retain-nemo": 1, "retain-action": 1, "retain-reroll": 1, "map-2": 1})
    draw(at, 14)
    assert asked(at) == "exert"
    for kind in ("retain-action", "retain-reroll", "map-2"):
        assert why_not(at, f"use {kind}") == "treasure-retain"
    play(at, "use retain-nemo")
    assert (asked(at), state(at).tracks[NEMO]) == ("exert", 3)
    assert why_not(at, "use retain-nemo") == "treasure-retain"
    play(at, "exert nemo")
    assert state(at).exerted == 1


@pytest.mark.rule("kept-in-between", "keep-when", "event-35")
@pytest.mark.parametrize(("act", "dice", "then"), [(1, (3, 5), "act"), (3, (1, 4, 6, 2), "pick-dice")])
def test_the_gulf_stream_carries_the_nautilus_once_the_dice_lie_there(act: int, dice: tuple[int, ...], then: str) -> None:
    at = thrown(act, *dice, tableau=[35])
    assert asked(at) == "pick-dice"
    play(at, "use event 35", "south-atlantic", "stay")
    assert (asked(at), state(at).nautilus, pile_of(at, 35)) == (then, ocean("south-atlantic"), PASSED)
    assert "use event 35" not in legal(at)


@pytest.mark.rule("kept-in-between", "three-white-dice")
def test_two_dice_both_count() -> None:
    at = thrown(1, 3, 5, tableau=[35])
    assert [move for move in legal(at) if move.startswith("without")] == ["without 3"]
    assert why_not(at, "without 1") == "three-white-dice"
    play(at, "without 3")
    assert state(at).actions == 5


@pytest.mark.rule("kept-in-between", "three-white-dice")
def test_without_a_card_to_use_two_dice_ask_nothing() -> None:
    at = thrown(1, 3, 5, tableau=[16], nemo=2, held={"retain-nemo": 1})
    assert asked(at) == "act"


@pytest.mark.rule("kept-in-between", "event-16")
def test_a_kept_card_before_a_choice() -> None:
    at = sit("indian-ocean", phase="event", tableau=[16])
    draw(at, 39)
    play(at, "use event 16")
    assert (asked(at), pile_of(at, 16)) == ("choose", PASSED)


@pytest.mark.rule("kept-one-by-one")
def test_no_kept_card_while_an_action_is_rolled_for() -> None:
    at = sit("indian-ocean", tableau=[16], gems=["indian-ocean"])
    play(at, "search")
    assert (asked(at), why_not(at, "use event 16")) == ("exert", "kept-one-by-one")
    assert state(at).cards[16] == TABLEAU


@pytest.mark.rule("kept-one-by-one")
def test_in_a_battle_only_what_raises_a_track_is_used() -> None:
    at = sit(HERE, nemo=2, ships={"scotia": HERE}, held={"retain-nemo": 1, "retain-upgrade": 1}, tableau=[16])
    play(at, "bold", "scotia")
    assert asked(at) == "exert"
    assert why_not(at, "use retain-upgrade") == "treasure-retain"
    assert "use retain-nemo" in legal(at)
    assert why_not(at, "use event 16") != ""


@pytest.mark.rule("kept-one-by-one")
def test_one_thing_at_a_time() -> None:
    tables = read_tables('[treasures.retain-nemo]\ndo = ["nemo 1", "choose", "crew 1", "or", "hull 1", "done"]\n')
    at = sit("indian-ocean", phase="event", nemo=2, crew=5, held={"retain-nemo": 2, "retain-crew": 1}, tableau=[16],
             tables=tables)  # fmt: skip
    draw(at, 39)
    play(at, "use retain-nemo")
    assert (asked(at), legal(at)) == ("choose", ["choose 1", "choose 2"])
    assert why_not(at, "use retain-crew") == "kept-one-by-one"
    assert why_not(at, "use event 16") == "kept-one-by-one"
    play(at, "choose 2")
    assert "use retain-crew" in legal(at)


@pytest.mark.rule("kept-in-between")
def test_what_is_kept_is_numbered_alike_everywhere() -> None:
    texts = [ready.notation(number) for number in range(ready.COUNT)]
    assert len(set(texts)) == ready.COUNT
    assert texts[0] == "use map-0"
    assert texts[-1] == "use finale g"
