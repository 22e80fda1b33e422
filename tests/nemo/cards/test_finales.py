"""Rising Action and the seven Finales."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.scoring import ADVENTURE, PENALTIES, points
from leagues.games.nemo.sources import MARGIN
from leagues.games.nemo.state import AT_SEA, BOX, CUP, GONE, IN_PLAY, RED, RISING
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, ocean, play, sit, state, told, where
from .hands import WORN, changed, exertions, failed, finale, hidden, last_stack, passed, rolled

A, B, C, D, E, F, G = (finale(letter) for letter in "abcdefg")


def scored(table: Table, category: int) -> int:
    """The points of a category at the end."""
    return points(state(table), SHIPPED, category)


# --- A Hollow Explosion -----------------------------------------------------------------------------------------------


def exploded(at: str = "south-atlantic", **more: Any) -> Table:
    """Rising Action is turned up."""
    table = sit(at, phase="event", **(WORN | {"act": 3, "turn": 16} | more))
    table.feed("rising")
    return table


@pytest.mark.rule("rising-action", "forced-attack", "colour-groups")
def test_a_hollow_explosion_that_is_survived() -> None:
    at = exploded()
    assert state(at).groups >> RED & 1
    assert where(at, "zealous") == CUP
    feed(at, 2)
    assert hidden(at) == {"eastern-pacific": 1}
    assert "clyde" not in legal(at)
    feed(at, "fujiyama")
    assert where(at, "fujiyama") == AT_SEA + ocean("south-atlantic")
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 4, 5)
    play(at, "tonnage south-atlantic")
    assert (passed(at, RISING), changed(at)) == (True, {})
    assert scored(at, ADVENTURE) == 3


@pytest.mark.rule("rising-action", "overstacked")
def test_a_hollow_explosion_whose_ship_gets_away() -> None:
    at = exploded("south-pacific", hidden={"south-pacific": 1})
    feed(at, 2, "fujiyama")
    play(at, "stalk")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 3, 4)
    play(at, "accept")
    assert (failed(at, RISING), changed(at)) == (True, {"notoriety": 3})
    assert where(at, "fujiyama") == AT_SEA + ocean("south-pacific")
    assert hidden(at) == {"south-pacific": 1, "eastern-pacific": 1}


@pytest.mark.rule("rising-action")
@pytest.mark.parametrize(("notoriety", "ships"), [(0, 1), (25, 1), (26, 2), (35, 2), (36, 3), (43, 3), (44, 4), (50, 4)])
def test_notoriety_brings_more_ships_to_the_explosion(notoriety: int, ships: int) -> None:
    """004:484."""
    at = exploded(motive="war", notoriety=notoriety)
    feed(at, *range(1, ships + 1))
    assert (sum(state(at).hidden), asked(at)) == (ships, "draw-ship")


@pytest.mark.rule("rising-action", "ladder", "reveal")
def test_the_ships_of_the_explosion_follow_the_ladder() -> None:
    full = {"south-atlantic": 3, "north-atlantic": 4, "cape-horn": 1, "cape-of-good-hope": 1}
    at = exploded("indian-ocean", hidden=full)
    feed(at, 4, "fujiyama")
    play(at, "cape-horn")
    feed(at, "ryujo")
    assert where(at, "fujiyama") == AT_SEA + ocean("cape-horn")
    assert where(at, "ryujo") == AT_SEA + ocean("indian-ocean")
    assert asked(at) == "attack-style"


@pytest.mark.rule("rising-action", "pariah")
def test_the_ship_that_got_away_can_make_a_pariah() -> None:
    at = exploded(notoriety=33)
    feed(at, 1, 2, "fujiyama")
    play(at, "bold")
    feed(at, 6, 6)
    play(at, "none")
    feed(at, 3, 4)
    play(at, "accept")
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("rising-action")
def test_the_red_group_comes_with_the_explosion_only() -> None:
    assert where(sit(act=3), "audacious") == BOX


# --- the Finales ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("finale-a", "finale-ends", "finale-turn")
def test_the_maelstrom_is_passed() -> None:
    at = last_stack(finale="a")
    assert legal(at) == exertions("nemo", "crew", "hull")
    rolled(at, 10)
    assert (passed(at, A), changed(at), at.decision) == (True, {}, None)
    assert at.outcome is not None
    assert scored(at, ADVENTURE) == 3 + 5


@pytest.mark.rule("finale-a", "finale-ends")
def test_the_maelstrom_costs_a_die_of_hull() -> None:
    at = last_stack(finale="a")
    rolled(at, 9)
    feed(at, 5)
    assert (failed(at, A), changed(at), at.outcome) == (True, {"hull": -5}, "lost-low-score")


@pytest.mark.rule("finale-a", "finale-ends", "shattered")
def test_the_maelstrom_can_shatter_the_nautilus() -> None:
    at = last_stack(finale="a")
    rolled(at, 9)
    feed(at, 6)
    assert at.outcome == "lost-shattered"


@pytest.mark.rule("finale-b", "finale-b-home", "finale-ends")
def test_mystery_island_is_reached_at_once() -> None:
    at = last_stack("western-pacific", "b")
    assert (passed(at, B), at.decision, scored(at, ADVENTURE)) == (True, None, 3 + 5)


@pytest.mark.rule("finale-b", "finale-turn")
def test_mystery_island_lies_three_turns_away_at_most() -> None:
    at = last_stack("south-atlantic", "b")
    for turn in range(3):
        assert (state(at).cards[B], state(at).homeward, state(at).turn) == (IN_PLAY, 3 - turn, 23 + turn)
        feed(at, 1, 2, 3, 4)
        play(at, "without 3", "end")
        assert not passed(at, B)
    assert (failed(at, B), at.decision, scored(at, ADVENTURE)) == (True, None, 3)


@pytest.mark.rule("finale-b", "move")
def test_mystery_island_is_reached_by_sailing() -> None:
    at = last_stack("indian-ocean", "b")
    feed(at, 1, 4, 3, 4)
    play(at, "without 3", "move western-pacific")
    assert (passed(at, B), at.decision, sum(state(at).hidden)) == (True, None, 4)


@pytest.mark.rule("finale-c", "finale-turn")
def test_another_thousand_leagues_is_one_more_turn_with_five_points() -> None:
    at = last_stack(finale="c")
    feed(at, 1, 2, 3, 4)
    play(at, "without 3")
    assert (asked(at), state(at).actions, sum(state(at).hidden)) == ("act", 5, 4)
    play(at, "end")
    assert (passed(at, C), at.decision, scored(at, ADVENTURE)) == (True, None, 3 + 8)


@pytest.mark.rule("finale-c")
@pytest.mark.parametrize("worn", [{"nemo": 2}, {"crew": 4}, {"hull": 4}])
def test_another_thousand_leagues_fails_with_a_worn_track(worn: dict[str, Any]) -> None:
    at = last_stack(finale="c", **worn)
    feed(at, 1, 2, 3, 4)
    play(at, "without 3", "end")
    assert (failed(at, C), at.decision, scored(at, ADVENTURE)) == (True, None, 3)


@pytest.mark.rule("finale-c", "lull")
def test_the_last_turn_has_five_points_in_a_lull_too() -> None:
    at = last_stack(finale="c")
    feed(at, 2, 2, 3, 4)
    play(at, "without 3")
    assert (asked(at), state(at).actions, state(at).lull) == ("act", 5, 1)


@pytest.mark.rule("finale-d")
@pytest.mark.parametrize(("hull", "reached"), [(5, True), (4, False)])
def test_the_bottom_of_the_sea_asks_for_a_sound_hull(hull: int, reached: bool) -> None:
    at = last_stack(finale="d", hull=hull)
    assert (passed(at, D), failed(at, D), at.decision) == (reached, not reached, None)
    assert scored(at, ADVENTURE) == (3 + 15 if reached else 3)
    assert scored(at, PENALTIES) == (0 if reached else -5 - 8)


@pytest.mark.rule("finale-e")
def test_a_mutiny_is_put_down() -> None:
    at = last_stack(finale="e")
    assert legal(at) == exertions("nemo", "crew")
    rolled(at, 9)
    assert (passed(at, E), changed(at), at.decision, scored(at, ADVENTURE)) == (True, {}, None, 3 + 10)


@pytest.mark.rule("finale-e", "sacrifice-forced")
def test_a_mutiny_costs_an_officer() -> None:
    at = last_stack(finale="e")
    rolled(at, 8)
    play(at, "choose 1")
    assert legal(at) == ["first-officer", "second-officer", "chief-engineer"]
    play(at, "first-officer")
    assert (failed(at, E), changed(at), at.decision) == (True, {"nemo": -1}, None)
    assert at.outcome is not None


@pytest.mark.rule("finale-e")
def test_a_mutiny_costs_crew_and_nemo_otherwise() -> None:
    at = last_stack(finale="e")
    rolled(at, 8)
    play(at, "choose 2")
    assert (failed(at, E), changed(at), at.decision) == (True, {"crew": -2, "nemo": -1}, None)


@pytest.mark.rule("finale-e", "killed", "finale-ends")
def test_a_mutiny_without_officers_can_be_the_end_of_the_crew() -> None:
    at = last_stack(finale="e", crew=2, sacrificed=["first-officer", "second-officer", "chief-engineer"])
    rolled(at, 8)
    assert at.outcome == "lost-killed"


@pytest.mark.rule("finale-f")
@pytest.mark.parametrize(
    ("motive", "notoriety", "margin"),
    [("explore", 6, 3), ("explore", 7, 2), ("explore", 35, 0), ("war", 0, 5), ("war", 41, 1), ("war", 42, 0)],
)
def test_modus_vivendi_is_easier_far_from_defeat(motive: str, notoriety: int, margin: int) -> None:
    at = last_stack(finale="f", motive=motive, notoriety=notoriety, act=3)
    assert legal(at) == exertions("nemo")
    play(at, "none")
    feed(at, 1)
    assert state(at).amounts[MARGIN] == margin


@pytest.mark.rule("finale-f")
def test_modus_vivendi() -> None:
    at = last_stack(finale="f")
    rolled(at, 9)
    assert told(at, "say-result-passed") == (0, 11, 11)
    assert (passed(at, F), changed(at), at.decision, scored(at, ADVENTURE)) == (True, {}, None, 3 + 12)
    at = last_stack(finale="f")
    rolled(at, 8)
    assert (failed(at, F), changed(at), at.decision) == (True, {"notoriety": 5}, None)


@pytest.mark.rule("finale-f", "pariah", "finale-ends")
def test_a_failed_modus_vivendi_can_make_a_pariah() -> None:
    at = last_stack(finale="f", notoriety=31)
    rolled(at, 8)
    assert at.outcome == "lost-pariah"


@pytest.mark.rule("finale-g", "event-phase")
def test_twenty_thousand_leagues_go_on_with_the_cards_below() -> None:
    at = last_stack(finale="g")
    assert (state(at).cards[G], asked(at), state(at).turn) == (GONE, "draw-event", 22)
    assert told(at, "say-finale-turns") == (G, 0, 0)
    for card in (26, 39, 23, 51):
        at.feed(f"event {card}")
        if card == 26:
            feed(at, "map-2", "map-2")
        if card == 39:
            play(at, "choose 1")
        while asked(at) == "pick-ocean":
            play(at, legal(at)[0])
        assert asked(at) == "throw"
        feed(at, 1, 2, 3, 4)
        while asked(at) != "act":
            play(at, legal(at)[0])
        play(at, "end")
    assert (at.decision, state(at).turn) == (None, 26)
    assert at.outcome is not None


@pytest.mark.rule("finale-g", "finale-ends")
def test_as_the_last_card_twenty_thousand_leagues_end_at_once() -> None:
    at = last_stack(finale="g", failed=range(1, 27), pile=[0, 0, 0, 1])
    assert (at.decision, state(at).cards[G]) == (None, GONE)
