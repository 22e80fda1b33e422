"""Dice and paths that no moment of a game with expansions knows."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nautilion.moments import emptied
from leagues.games.nautilion.possible import impossible
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import read_tables

from .dawn import dawn, new_game
from .positions import SHIPPED, asked, legal, position, sail
from .positions import state as state_of
from .test_impossible_stacks import answered
from .test_possible import accepted, codes, frames, more


def test_dice_that_are_left_out_show_nothing() -> None:
    for state in (position(cards=[2]).json(), position(cards=[8]).json(), position("I … N:3 1 P … A").json()):
        assert accepted(state)
        shown = [*state["dice"][:2], 1]
        assert codes(state, dice=shown) == ["state-moment"]


def test_card_9_sets_the_dice_and_heroic_2_may_set_them_otherwise() -> None:
    state = position(cards=[9], heroics=[1]).json()
    assert state["dice"] == [2, 3, 4]
    assert codes(state, dice=[1, 3, 4]) == ["state-moment"]
    assert accepted(state, dice=[1, 3, 4], heroic_deck=[3])
    assert codes(state, dice=[5, 3, 4], heroic_deck=[3]) == ["state-moment"]


def test_a_mage_rolls_one_die_again_wherever_it_lies() -> None:
    rolling = answered(sail(cabin="a1b4", dice=[1, 2, 3]), "reroll 1")
    assert rolling["dice"] == [0, 2, 3]
    assert accepted(rolling, dice=[2, 0, 3])
    for dice in ([0, 2, 0], [0, 0, 3], [1, 2, 3], [0, 5, 3]):
        assert codes(rolling, dice=dice) == ["state-moment"]
    assert codes(rolling, rerolls=0) == ["state-moment"]
    first = frames((Step.TURN, 1), (Step.ROLL_DIE, 0))
    assert "state-now" in codes(rolling, **first)


def test_card_2_takes_every_die_out_of_your_hand() -> None:
    table = sail(cards=[2], dice=[1, 0, 0], given=[0, 3, 0])
    rolling = answered(table, "give darkhouse")
    assert (rolling["given"], rolling["dice"]) == ([1, 3, 0], [0, 0, 0])
    assert codes(rolling, given=[1, 5, 0]) == ["state-moment"]
    table.feed("2")
    landed = answered(table, "give nautilion")
    assert accepted(landed, given=[1, 4, 4])
    for changes in ({"dice": [1, 0, 0]}, {"given": [1, 3, 5]}, {"given": [1, 3, 0]}):
        assert codes(landed, **changes) == ["state-moment"]
    full = position(cards=[2]).json()
    assert codes(full, given=[1, 1, 1], rolls=4) == ["state-moment"]
    held = position("I … N:3 1 2 3 P … A", cards=[2]).json()
    assert accepted(held, given=[1, 0, 0], rolls=2)
    assert codes(held, given=[1, 2, 0], rolls=3) == ["state-moment"]
    morning = dawn(cards=[2]).state.json()
    assert codes(morning, given=[1, 0, 0]) == ["state-moment"]


def test_without_such_a_card_no_die_is_given_alone() -> None:
    for state in (position().json(), position(cards=[4]).json()):
        for given in ([0, 0, 3], [3, 0, 0]):
            assert codes(state, given=given) == ["state-moment"]


def test_card_8_gives_its_figure_the_first_die() -> None:
    state = position(cards=[8], figure=2, dice=[1, 4, 0], given=[0, 3, 0]).json()
    assert accepted(state, given=[0, 2, 0])
    for given in ([3, 0, 0], [0, 3, 1], [0, 5, 0]):
        assert codes(state, given=given) == ["state-moment"]
    morning = answered(dawn(cards=[8]), "choose phantom")
    assert codes(morning, given=[0, 3, 0], spare=1) == ["state-moment"]
    landed = answered(sail(cards=[8], figure=2, dice=[1, 4, 0], given=[0, 3, 0]), "give 1 3 4")
    assert accepted(landed, given=[4, 3, 1])
    for given in ([1, 3, 1], [4, 3, 4], [3, 1, 4], [1, 5, 4]):
        assert codes(landed, given=given) == ["state-moment"]


@pytest.mark.parametrize(
    ("card", "moves"),
    [(2, "roll, give darkhouse, give phantom, give nautilion"), (8, "choose darkhouse, roll, give darkhouse, give 2 2 2")],
)
def test_an_owners_dice_may_show_a_single_value(card: int, moves: str) -> None:
    twos = read_tables("[dice]\nfaces = [2, 2, 2, 2, 2, 2]\n[darkhouse_cards.9]\ndice = [2, 2, 2]\n")
    table = dawn(cards=[card], dice=[2, 2, 2], tables=twos)
    for move in moves.split(", "):
        table.play(move)
        while asked(table) == "roll-die":
            table.feed("2")
        assert impossible(state_of(table), twos) == []
    assert (asked(table), state_of(table).given) == ("place-token", [2, 2, 2])


def test_a_held_nautilion_gets_no_die() -> None:
    toll = answered(sail("I … N:3 1 2 3 P … A", dice=[3, 1, 0], reserve=[0]), "give 3 1")
    assert (toll["given"], toll["stuck"]) == ([3, 1, 0], 1)
    assert accepted(toll)
    for given in ([3, 0, 1], [3, 1, 1], [3, 3, 0], [3, 0, 0]):
        assert codes(toll, given=given) == ["state-moment"]
    twice = answered(sail("I … N:3 1 2 3 P … A", dice=[3, 1, 2], reserve=[0], cards=[1]), "give 3 2")
    assert accepted(twice, given=[3, 1, 0])
    assert codes(twice, given=[3, 4, 0]) == ["state-moment"]


# --- the path -------------------------------------------------------------------------------------------------------


def test_nothing_is_spent_before_the_first_plan() -> None:
    table = new_game(4, 5, 9, 10, 11)
    start = table.state.json()
    assert accepted(start)
    assert codes(start, reserve=more(start["reserve"], _0=-1), discard=more(start["discard"], _0=1)) == ["state-moment"]


def test_only_cards_bring_the_submarines_back_to_their_ends() -> None:
    isles = position("N 1 2 … P … A", cards=[4, 7, 5, 10, 11]).json()
    assert accepted(isles)
    assert codes(isles, cards=[4, 6, 5, 10, 11]) == ["state-moment"]
    abyss = position("I … N 1 2 … P", heroics=[1], deck=[]).json()
    assert accepted(abyss)
    assert codes(abyss, heroic_deck=[3, 4]) == ["state-moment"]
    start = new_game(4, 7, 9, 10, 11).state.json()
    taken = {"path": [0, 0, *start["path"][2:]], "reserve": more(start["reserve"], **{f"_{start['path'][1]}": 1})}
    assert codes(start, nautilion=1, **taken) == ["state-moment"]


def test_the_cup_is_empty_once_the_path_is_laid() -> None:
    state = position(cabin="a").json()
    path = [0 if place == state["nautilion"] + 1 else token for place, token in enumerate(state["path"])]
    assert codes(state, path=path, cup=more(state["cup"], _1=1), laid=44) == ["state-moment"]


@pytest.mark.parametrize(("details", "least", "most"), [
    ({}, 20, 40), ({"cards": [1]}, 20, 48), ({"cards": [1], "again": 1}, 20, 50),
    ({"deck": [3, 4, 6]}, 20, 42), ({"deck": [3, 4, 6], "haul": 1}, 20, 40), ({"deck": [3, 4, 6], "cards": [1]}, 20, 52),
    ({"deck": [3, 4, 6], "cards": [1], "haul": 1}, 20, 48),
    ({"deck": [3, 4, 6], "cards": [1], "haul": 1, "again": 1}, 20, 52),
    ({"deck": [3, 4, 9]}, 20, 41), ({"deck": [6, 9]}, 18, 40), ({"deck": [6, 9], "phantom_stays": 1}, 19, 40),
    ({"deck": [6, 9], "phantom_stays": 1, "phantom_back": 1}, 20, 40),
])  # fmt: skip
def test_cards_change_how_many_places_are_empty(details: dict[str, Any], least: int, most: int) -> None:
    s = position(**{"heroics": [1], "deck": [3, 4, 6, 9], **details, "turn": 21})
    assert emptied(s, SHIPPED) == (least, most)
    if "phantom_stays" in details:
        s.frames[0].step = 5  # the Phantom has had its move
        assert emptied(s, SHIPPED) == (19, most + 1)


def test_a_token_that_is_to_be_taken_still_lies_there() -> None:
    table = sail("I … N 1 9 P … A", heroics=[1, 6], deck=[3, 4, 9], crew=[1])
    answered(table, "heroic 6", "sacrifice 1")
    before = emptied(state_of(table), SHIPPED)
    answered(table, legal(table)[0])
    assert emptied(state_of(table), SHIPPED) == (before[0], before[1] + 1)


def test_places_are_emptied_turn_by_turn() -> None:
    state = position("I … N 1 2 3 4 5 6 7 8 P … A", cabin="a").json()  # 37 of 45
    assert state["turn"] == 20
    for turn in (20, 30, 38):
        assert accepted(state, turn=turn)
    for turn in (19, 39, 999):
        assert codes(state, turn=turn) == ["state-moment"]


def test_cards_change_how_many_places_a_turn_empties() -> None:
    drawing = "I … N 1 2 3 4 5 6 P … A"  # 30 of 36
    plain, twice = position(drawing, cards=[4]).json(), position(drawing, cards=[1]).json()
    assert (plain["turn"], twice["turn"]) == (16, 16)
    assert codes(plain, turn=11) == ["state-moment"]
    assert codes(twice, turn=11) == ["state-moment"]  # 10 turns, two of them twice: 24 places
    heroics = position(drawing, heroics=[1], deck=[6, 9, 3, 4]).json()
    assert codes(heroics, turn=15) == ["state-moment"]
    assert accepted(heroics, turn=15, heroic_deck=[6])
    assert accepted(heroics, turn=31)
    assert codes(heroics, turn=32) == ["state-moment"]
    assert accepted(heroics, turn=33, heroic_deck=[6, 9])
