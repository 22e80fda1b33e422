"""Fields of a turn that do not fit its moment, with the expansions: what they must hold instead."""

from __future__ import annotations

from typing import Any

import pytest

from .dawn import dawn, row_to_lay
from .positions import position, sail
from .test_possible import Json, accepted, codes, wrong


def now(state: Json, field: str, value: int) -> str:
    """What would be right instead of a value that a field cannot hold at this moment."""
    reasons = wrong(state, **{field: value})
    assert {reason.code for reason in reasons} == {"state-now"}
    (reason,) = (reason for reason in reasons if reason.details["field"] == field)
    assert reason.details["value"] == value
    return str(reason.details["right"])


def test_the_darkhouse_moves_on_every_turn() -> None:
    state = position(cards=[4], lamp=2).json()
    assert (state["turn"] - 1) % 5 == 2
    for lamp in (0, 1, 3, 4):
        assert now(state, "lamp", lamp) == "2"
    laying = row_to_lay(4, 5, 9, 10, 11).state.json()
    assert now(laying, "lamp", 1) == "0"


def test_a_reef_beside_the_nautilion_holds_it_from_the_roll_on() -> None:
    held = position("I … N:3 1 2 3 P … A").json()
    assert (held["stuck"], held["spare"], held["dice"]) == (1, 1, [1, 2, 0])
    assert now(held, "stuck", 0) == "1"
    free = position("I … N 1:3 2 3 P … A").json()
    assert now(free, "stuck", 1) == "0"
    rolling = dawn("I … N:3 1 2 3 P … A", cards=[4]).state.json()
    assert now(rolling, "stuck", 1) == "0"
    landed = sail("I … N 1:3 2 3 P … A", plan="1 2 1").state.json()
    assert now(landed, "stuck", 1) == "0"


def test_heroic_12_may_have_taken_the_reef_away() -> None:
    still = position("I … N 1:3 2 3 P … A", heroics=[1], stuck=1, expansions="heroics").json()
    assert accepted(still)
    assert now(still | {"heroic_deck": [12]}, "stuck", 1) == "0"
    isles = position("N 1 2 … P … A", cards=[4, 7], heroics=[1], deck=[], expansions="reefs").json()
    assert now(isles, "stuck", 1) == "0"
    assert now(dawn("I … N 1:3 2 3 P … A", heroics=[1], deck=[], cards=[4]).state.json(), "stuck", 1) == "0"


def test_a_reef_of_the_first_time_does_not_hold_the_second() -> None:
    table = sail("I … N 1:3 2 3 4 5 6 P … A", plan="1 1 1", cards=[1])
    table.play("reserve")
    second = table.state.json()
    assert (second["again"], second["stuck"]) == (1, 0)
    assert accepted(second)
    assert now(second, "stuck", 1) == "0"


@pytest.mark.parametrize(("card", "spare"), [(4, 0), (2, 2), (8, 2), (9, 0), (1, 0)])
def test_dice_are_left_out_as_the_card_says(card: int, spare: int) -> None:
    state = position(cards=[card]).json()
    assert accepted(state)
    for other in {0, 1, 2, 3} - {spare}:
        assert now(state, "spare", other) == str(spare)
    assert now(dawn("I … N:3 1 2 3 P … A", cards=[card]).state.json(), "spare", 1) == "0"


@pytest.mark.parametrize(("card", "spare"), [(4, 1), (2, 2), (8, 1), (9, 0), (1, 0)])
def test_a_held_nautilion_leaves_a_die_out(card: int, spare: int) -> None:
    assert position("I … N:3 1 2 3 P … A", cards=[card]).spare == spare


def test_a_figure_is_chosen_for_card_8() -> None:
    state = position(cards=[8], figure=2).json()
    assert accepted(state, figure=3)
    assert now(state, "figure", 0) == "1–3"
    assert now(position(cards=[4]).json(), "figure", 1) == "0"
    assert now(dawn(cards=[8]).state.json(), "figure", 1) == "0"  # it is asked
    assert now(position("I … N:3 1 2 3 P … A", cards=[8]).json(), "figure", 1) == "0"


def test_card_1_alone_is_played_twice_and_not_before_its_plan() -> None:
    assert accepted(position(cards=[1]).json(), again=1)
    assert now(position(cards=[4]).json(), "again", 1) == "0"
    assert now(dawn(cards=[1]).state.json(), "again", 1) == "0"


def test_card_12_sells_once() -> None:
    state = position(cards=[12], reserve=[0, 0]).json()
    assert accepted(state, bought=1)
    assert now(position(cards=[4]).json(), "bought", 1) == "0"
    table = sail(cards=[12], reserve=[0, 0])
    for move in ("buy", "pay green", "pay green", "recover 7"):
        table.play(move)
        assert now(table.state.json(), "bought", 0) == "1"
    morning = dawn("I … N:3 1 2 3 P … A", cards=[12], reserve=[0, 0]).state.json()
    assert accepted(morning, bought=1)
    laying = row_to_lay(12, 4, 5, 9, 11)
    laying.feed("card 12")
    assert now(laying.state.json(), "bought", 1) == "0"


def test_mages_roll_again_once_for_each_partnership() -> None:
    state = position(cabin="a1b4c").json()
    for rerolls in (1, 2):
        assert accepted(state, rerolls=rerolls, rolls=1 + rerolls)
    assert now(state | {"rolls": 4}, "rerolls", 3) == "0–2"
    assert codes(state, rerolls=1) == ["state-now"]  # a roll that is not counted
    toll = sail(cabin="a1b4c", plan="3 1 2").state.json()
    assert accepted(toll, rerolls=3, rolls=4)
    assert codes(toll, rerolls=4, rolls=5) == ["state-now"]
    assert accepted(position(cards=[1], again=1, cabin="a").json(), rerolls=1, rolls=2)  # the first toll took the partner
    assert codes(position(cabin="a1", cards=[9]).json(), rerolls=1) == ["state-now"]
    assert codes(dawn(cabin="a1", cards=[4]).state.json(), rerolls=1) == ["state-now"]


@pytest.mark.parametrize(("card", "dice", "given", "rolls"), [
    (2, [1, 0, 0], [0, 0, 0], 1), (2, [1, 0, 0], [0, 2, 0], 2), (2, [1, 0, 0], [4, 2, 0], 3),
    (8, [1, 0, 0], [0, 0, 0], 1), (8, [1, 2, 0], [3, 0, 0], 2),
])  # fmt: skip
def test_dice_that_were_given_alone_make_room_for_others(card: int, dice: list[int], given: list[int], rolls: int) -> None:
    state = position(cards=[card], dice=dice, given=given).json()
    assert state["rolls"] == rolls
    assert codes(state, rolls=rolls - 1) == ["state-now"]
    assert accepted(state, rolls=rolls + 1)  # a Whirlwind


def test_every_whirlwind_was_paid_for() -> None:
    late = position(reserve=[0] * 4, heroics=[1]).json()
    spent = sum(late["discard"])
    assert accepted(late, rolls=1 + spent)
    assert now(late, "rolls", 2 + spent) == f"1–{1 + spent}"
    back = {"heroic_deck": [card for card in late["heroic_deck"] if card not in (7, 8)]}
    assert accepted(late, rolls=4 + spent, **back)  # three tokens came back into play
    assert codes(late, rolls=5 + spent, **back) == ["state-now"]
    assert now(position(cards=[9]).json(), "rolls", 1) == "0"


def test_a_whirlwind_that_is_being_paid_for_is_counted() -> None:
    table = sail(cabin="a1", mercenaries=[1], reserve=[0, 0], dice=[1, 2, 3])
    table.play("reroll 1")
    table.feed("4")
    table.play("whirlwind")
    paying = table.state.json()
    assert (paying["rolls"], paying["rerolls"]) == (3, 1)
    assert accepted(paying)
    assert codes(paying, rolls=2) == ["state-now"]


def test_heroic_1_shelters_for_two_turns() -> None:
    state = position(heroics=[2], shelter=2).json()
    assert accepted(state)
    assert now(state, "shelter", 3) == "0–2"
    assert now(state | {"heroic_deck": [1]}, "shelter", 1) == "0"
    morning = dawn(heroics=[2], shelter=2, cards=[4]).state.json()
    assert morning["shelter"] == 1
    assert now(morning, "shelter", 2) == "0–1"


@pytest.mark.parametrize(("field", "card"), [("phantom_stays", 3), ("phantom_back", 4), ("haul", 9)])
def test_what_a_heroic_action_does_follows_the_card(field: str, card: int) -> None:
    fields: dict[str, Any] = {field: 1}
    state = position(heroics=[1], **fields).json()
    assert accepted(state)
    for place in ("heroics", "heroic_deck"):
        assert now(state | {"heroic_deck": [], place: [card]}, field, 1) == "0"
    assert now(dawn(heroics=[1], deck=[], cards=[4]).state.json(), field, 1) == "0"


def test_a_phantom_that_stayed_or_went_back_has_neither_landed_nor_arrived() -> None:
    landing = sail(plan="1 2 1", cards=[6], heroics=[1], deck=[]).state.json()
    assert accepted(landing, phantom_back=1)
    assert now(landing, "phantom_stays", 1) == "0"
    over = sail("I 1 P … N 1 2 3 A", plan="1 2 1", heroics=[1], deck=[]).state.json()
    assert accepted(over)
    assert now(over, "phantom_back", 1) == "0"
