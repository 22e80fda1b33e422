"""States whose tokens and figures are in order, but that no game ever comes to."""

from __future__ import annotations

from typing import Any, cast

import pytest

from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.possible import impossible
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import read_tables

from .positions import new_table, position, roll, sail
from .test_possible import PAIR, PLAN, TURN_3, accepted, codes, frames, moment, more

SWAPPING = (TURN_3, (Step.PLAN, 0), (Step.SWAP_FIRST, 0))


@pytest.mark.parametrize("dice", [[1, 0, 2], [0, 1, 2], [0, 0, 1], [0, 1, 0]])
def test_dice_are_rolled_in_their_order(dice: list[int]) -> None:
    assert codes(moment("whirlwind"), dice=dice) == ["state-moment"]
    assert codes(moment("give 1 3 2", "reserve", "roll"), dice=dice) == ["state-moment"]


def test_a_swap_never_begins_at_the_happy_isles() -> None:
    stack = (TURN_3, (Step.PLAN, 0), (Step.SWAP_SECOND, 0))
    assert codes(moment("translate", "swap 16"), **frames(*stack, a=0)) == ["state-moment"]


def test_a_swap_is_begun_only_if_it_can_be_paid_and_completed() -> None:
    assert accepted(position("I 6 … P N … 7 A", reserve=[0, 0]).json(), **frames(*SWAPPING))
    assert codes(position(reserve=[0]).json(), **frames(*SWAPPING)) == ["state-moment"]
    assert codes(position("I … P N … A", reserve=[0, 0]).json(), **frames(*SWAPPING)) == ["state-moment"]
    second = (*SWAPPING[:2], (Step.SWAP_SECOND, 0))
    assert codes(position(reserve=[0]).json(), **frames(*second, a=16)) == ["state-moment"]


@pytest.mark.parametrize("ending", [1, 2, 3, 4])
def test_a_game_that_goes_on_has_no_ending(ending: int) -> None:
    assert codes(PLAN, ending=ending) == ["state-moment"]


@pytest.mark.parametrize("ending", [-1, 50])
def test_there_are_no_other_endings(ending: int) -> None:
    assert codes(PLAN, ending=ending) == ["state-ending"]


@pytest.mark.parametrize(
    ("plan", "crew", "right"),
    [("1 1 3", range(1, 10), Ending.WON_FULL_CREW), ("1 1 3", range(1, 9), Ending.LOST_CREW_MISSING),
     ("1 3 1", range(1, 10), Ending.LOST_PHANTOM_AT_ISLES)],
)  # fmt: skip
def test_a_game_ends_as_its_figures_and_crew_say(plan: str, crew: range, right: Ending) -> None:
    over = sail("I 8 9 P … N 1 2 A", plan=plan, crew=crew).state.json()
    assert accepted(over)
    assert codes(over, ending=0) == ["state-no-decision"]
    for ending in (1, 2, 3, 4):
        if ending != right:
            assert "state-moment" in codes(over, ending=ending)


def test_while_the_path_is_laid_every_token_is_on_it_or_in_the_cup() -> None:
    laying = new_table(deal=(1, 2, 3)).state.json()
    for place in ({"crew": [1]}, {"reserve": more(laying["reserve"], _1=1)}, {"path": [0, 1, 2, 3, 0, 1]}):
        assert codes(laying, cup=more(laying["cup"], _1=-1), **place) == ["state-moment"]
    path = list(PLAN["path"])
    gone, path[16] = path[16], 0
    assert codes(PLAN, path=path, cup=more(PLAN["cup"], **{f"_{gone}": 1})) == ["state-moment"]
    assert codes(PLAN, laid=37) == ["state-moment"]
    for figure in ("nautilion", "phantom"):
        assert codes(laying, **{figure: 30}) == ["state-moment"]


@pytest.mark.parametrize("depth", [0, 1, 3, 7, 99])
def test_the_depth_counts_the_frames(depth: int) -> None:
    assert "state-no-decision" in codes(PLAN, depth=depth)


@pytest.mark.parametrize("letter", "abcd")
def test_chance_and_the_first_choice_remember_nothing(letter: str) -> None:
    dealing = new_table(players=2)
    moments = [dealing.state.json(), moment("whirlwind"), moment("translate")]
    dealing.feed("1 2")
    roll(dealing, "1 2 3")
    moments.append(dealing.state.json())
    for state in moments:
        stack = [(frame["doing"], frame["step"]) for frame in state["frames"]]
        assert codes(state, **frames(*stack, **{letter: 1})) == ["state-moment"]


def test_a_player_alone_is_dealt_no_admiral() -> None:
    dealing = new_table(players=2).state.json()
    alone = {"players": 1, "reserve": more(dealing["reserve"], _0=-2)}
    assert codes(dealing, **alone) == ["state-moment"]


def test_every_turn_empties_two_places() -> None:
    for turn in (PLAN["turn"] - 1, PLAN["turn"] + 1, 999):
        assert codes(PLAN, turn=turn) == ["state-moment"]
    landing = moment("give 1 3 2")
    assert codes(landing, turn=landing["turn"] + 1) == ["state-moment"]


def test_both_submarines_leave_their_ends_on_the_first_turn() -> None:
    assert codes(PLAN, nautilion=0) == ["state-moment"]
    assert codes(PLAN, phantom=37) == ["state-moment"]
    start = new_table().state.json()
    path = [0, 0, *start["path"][2:]]
    assert codes(start, path=path, nautilion=1, discard=more(start["discard"], _1=1)) == ["state-moment"]
    assert codes(start, nautilion=37, phantom=0) == ["state-moment"]


def test_rolls_are_counted_and_paid_for() -> None:
    ready = moment("give 1 3 2", "reserve")
    rolling = moment("give 1 3 2", "reserve", "roll")
    whirling = moment("whirlwind")
    for state, rolls in ((PLAN, 0), (PLAN, 99), (ready, 1), (rolling, 0), (rolling, 2), (whirling, 1)):
        assert codes(state, rolls=rolls) == ["state-now"]
    assert accepted(PLAN, rolls=2)
    assert accepted(whirling, rolls=3)


def test_no_whirlwind_is_paid_while_nothing_is_discarded() -> None:
    cheap = read_tables("[spells]\nwhirlwind = 1\n")
    table = new_table(tables=cheap)
    roll(table, "1 2 3")
    s = cast(State, table.state)
    assert impossible(s, cheap) == []
    s.rolls = 2
    assert [reason.code for reason in impossible(s, cheap)] == ["state-now"]


def test_who_plays_first_is_not_known_before_the_first_roll() -> None:
    table = new_table(players=2)
    table.feed("1 2")
    moments: list[dict[str, Any]] = [table.state.json()]
    table.play("roll")
    moments.append(table.state.json())
    roll(table, "1 2 3")
    moments.append(table.state.json())
    for state in moments:
        assert codes(state, active=1) == ["state-now"]
    table.play("first 1")
    assert accepted(table.state.json())
    assert accepted(PAIR, active=1)


def test_an_owners_price_of_the_whirlwind_is_counted() -> None:
    dear = read_tables("[spells]\nwhirlwind = 20\n")
    s = position(tables=dear)
    s.rolls = 2
    assert impossible(s, dear) == []  # 34 tokens have been discarded
    s.rolls = 3
    assert [reason.code for reason in impossible(s, dear)] == ["state-now"]
