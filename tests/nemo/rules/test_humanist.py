"""Humanist, and the motives of the expanded box as such."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.aids.acting import act_choices
from leagues.games.nemo.aids.explanation import notes
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.decisions import act
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.game import GAME
from leagues.games.nemo.greedy_values import notoriety as worth
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.scoring import LIBERATION, NON_WARSHIPS, SCIENCE, WARSHIPS, WONDER, points
from leagues.games.nemo.sources import ATTACK
from leagues.games.nemo.state import AVAILABLE
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    draw,
    feed,
    last_of_its_act,
    legal,
    new,
    play,
    position,
    set_sail,
    ship,
    sit,
    state,
    told,
    why_not,
)

HERE = "western-pacific"


def roll(at: Table, *dice: int) -> None:
    """The dice fall, and nobody helps."""
    feed(at, *dice)
    if asked(at) == "help":
        play(at, "accept")


def before_act_three(motive: str, box: str = "expanded", **more: Any) -> Table:
    """The motive may be changed."""
    at = last_of_its_act(2, motive=motive, levels={"box": box}, **more)
    play(at, "end")
    return at


# --- the box ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("motives-of-the-box")
def test_a_motive_of_the_expanded_box_brings_that_box() -> None:
    at = new(motive="humanist", box="basic")
    assert (at.options["motive"], at.options["box"]) == ("humanist", "expanded")
    assert GAME.options_of(at.state) == at.options
    assert GAME.read_options({"motive": "science"})["box"] == "basic"


@pytest.mark.rule("motives-of-the-box", "motive-change")
def test_a_basic_voyage_keeps_to_its_motives() -> None:
    at = before_act_three("explore", "basic")
    assert asked(at) == "change-motive"
    assert legal(at) == ["explore", "science"]
    assert why_not(at, "humanist") == "motives-of-the-box"
    assert why_not(before_act_three("war", "basic"), "humanist") == "motive-same-category"


@pytest.mark.rule("motives-of-the-box")
def test_a_basic_state_with_such_a_motive_cannot_occur() -> None:
    s = position()
    s.motive = names.MOTIVES.index("humanist")
    assert GAME.impossible(s, SHIPPED)
    s.box = 1
    assert not GAME.impossible(s, SHIPPED)


# --- the tile ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("motive-humanist")
def test_the_tile_of_humanist() -> None:
    """004:510, 004:1668."""
    sunk = {"scotia": HERE, "lord-clyde": HERE, "donau": HERE}
    s = position(motive="humanist", tonnage=sunk, cubes={HERE: 2}, held={"abyss": 1}, nemo=4, hull=7)
    assert [points(s, SHIPPED, one) for one in (WARSHIPS, NON_WARSHIPS, LIBERATION, WONDER)] == [1, 2, 12, 3]
    assert points(s, SHIPPED, SCIENCE) == 4  # Aronnax
    assert SHIPPED.category[s.motive] == names.CATEGORIES.index("honorable")
    at = sit(HERE, motive="humanist", notoriety=34, ships={"america": HERE}, actions=1)
    play(at, "bold", "america", "none")
    roll(at, 1, 2)
    assert (at.over, state(at).ending) == (True, Ending.LOST_PARIAH)


@pytest.mark.rule("motive-humanist", "draw-pile")
def test_the_draw_pile_of_humanist() -> None:
    at = new(motive="humanist")
    assert state(at).pile == [6, 9, 8, 5]
    assert asked(at) == "draw-upgrade"
    set_sail(at)
    assert state(at).upgrades.count(AVAILABLE) == 4  # three, and its own


# --- tripled ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("humanist-tripled", "own-miss")
def test_what_is_gained_in_the_action_phase_counts_three_times() -> None:
    """004:726, 004:1935."""
    at = sit(HERE, motive="humanist", ships={"scotia": HERE}, notoriety=10)
    play(at, "bold", "scotia", "none")
    roll(at, 2, 3)  # missed
    assert state(at).notoriety == 13
    play(at, "stalk", "scotia", "none")
    feed(at, 6, 5)  # sunk: she has 2
    assert state(at).notoriety == 19
    assert told(at, "say-notoriety-up") == (6, 19, 0)


@pytest.mark.rule("humanist-tripled", "sacrifice", "bold-chain-price")
def test_follow_ups_and_sacrifices_are_tripled_too() -> None:
    at = sit(HERE, motive="humanist", ships={"donau": HERE, "scotia": HERE})
    play(at, "bold", "donau", "none")
    feed(at, 6, 5)
    play(at, f"tonnage {HERE}", "scotia")
    assert state(at).notoriety == 3
    play(at, "none")
    feed(at, 5, 4)
    play(at, "sacrifice ned-land")
    assert state(at).notoriety == 3 + 3 + 6  # Ned, then the ship


@pytest.mark.rule("humanist-tripled", "upgrade-monstrous-design")
def test_what_lowers_a_ships_notoriety_comes_first() -> None:
    at = sit(HERE, motive="humanist", ships={"scotia": HERE}, upgrades=["monstrous-design"])
    play(at, "stalk", "scotia", "none")
    feed(at, 6, 5)
    assert state(at).notoriety == 3  # 2 - 1, three times


@pytest.mark.rule("humanist-tripled")
def test_losses_count_once() -> None:
    at = sit(HERE, motive="humanist", notoriety=10)
    play(at, "incite", "none")
    roll(at, 5, 4)
    assert state(at).notoriety == 8


@pytest.mark.rule("humanist-tripled", "uprising-crushed")
def test_other_phases_count_once() -> None:
    at = sit(motive="humanist", phase="event", notoriety=5)
    draw(at, 26)  # two Treasures and 1 Notoriety
    feed(at, "map-1", "map-2")
    assert state(at).notoriety == 6
    at = sit(HERE, motive="humanist", phase="prepare", cubes={HERE: 3}, ships={"scotia": HERE})
    play(at, "roll")
    feed(at, 2, 2)
    feed(at, 3)
    play(at, "press-on")
    assert state(at).notoriety == 3


@pytest.mark.rule("humanist-tripled")
def test_another_motive_is_not_tripled_and_an_owner_says_how_often() -> None:
    for motive, often, gained in (("explore", 3, 1), ("humanist", 2, 2)):
        tables = read_tables(f"[motives.humanist]\ngains = {often}\n")
        at = sit(HERE, motive=motive, ships={"scotia": HERE}, tables=tables)
        play(at, "bold", "scotia", "none")
        roll(at, 2, 3)
        assert state(at).notoriety == gained


@pytest.mark.rule("humanist-tripled")
def test_what_is_shown_and_reckoned_counts_it_too() -> None:
    s = position(HERE, motive="humanist", ships={"scotia": HERE})
    costs = [failure.get("notoriety") for failure in roll_of(s, SHIPPED, ATTACK, ship("scotia"))["fails"]]
    assert set(costs) == {3, 6}
    assert ("aid-note-gains", {"times": 3}) in notes(s, SHIPPED)
    plain = position(HERE, ships={"scotia": HERE})
    assert notes(plain, SHIPPED) == notes(position(HERE, motive="humanist", phase="prepare"), SHIPPED) == []
    assert worth(s, SHIPPED, 1) < worth(plain, SHIPPED, 1) < 0


# --- cubes and goodwill -----------------------------------------------------------------------------------------------


@pytest.mark.rule("humanist-cubes", "motive-change", "motive-no-redeal")
@pytest.mark.parametrize(("before", "after"), [("explore", "humanist"), ("humanist", "science"), ("science", "humanist")])
def test_cubes_are_given_back_on_a_change_to_or_from_it(before: str, after: str) -> None:
    """004:1939."""
    at = before_act_three(before, cubes={HERE: 2, "european-seas": 1})
    pile = list(state(at).pile)
    play(at, after)
    assert sum(state(at).cubes) == 0
    assert names.MOTIVES[state(at).motive] == after
    assert told(at, "say-cubes-returned") == (4, 1, 0)
    assert asked(at) == "draw-event"
    assert state(at).pile == pile


@pytest.mark.rule("humanist-cubes", "motive-kept")
@pytest.mark.parametrize(("before", "after"), [("humanist", "humanist"), ("explore", "science")])
def test_otherwise_cubes_stay(before: str, after: str) -> None:
    at = before_act_three(before, cubes={HERE: 2})
    play(at, after)
    assert sum(state(at).cubes) == 2


@pytest.mark.rule("motive-no-defeat", "motive-humanist")
def test_a_pariah_does_not_become_a_humanist() -> None:
    at = before_act_three("explore", notoriety=35)
    assert "humanist" in legal(at)
    tables = read_tables("[motives.humanist]\ndefeat = 35\n")
    at = before_act_three("explore", notoriety=35, tables=tables)
    assert why_not(at, "humanist") == "motive-no-defeat"


@pytest.mark.rule("humanist-goodwill", "incite-results")
def test_inciting_is_a_goodwill_mission_with_the_same_results() -> None:
    """004:1943."""
    at = sit(HERE, motive="humanist", notoriety=10, cubes={HERE: 1}, ships={"scotia": HERE})
    words, odds = (act_choices(state(at), SHIPPED)[act.INCITE][part] for part in ("sentence", "roll"))
    assert words == ("aid-goodwill", {})
    other = position(HERE, notoriety=10, cubes={HERE: 1}, ships={"scotia": HERE})
    assert odds == act_choices(other, SHIPPED)[act.INCITE]["roll"]
    play(at, "incite", "none")
    assert told(at, "say-goodwill-mission") is not None
    assert told(at, "say-incites") is None
    roll(at, 5, 5)
    assert (state(at).cubes[0], state(at).notoriety) == (2, 9)
    assert told(at, "say-goodwill-won") == (0, 0, 0)
    assert told(at, "say-cube-placed") is None
