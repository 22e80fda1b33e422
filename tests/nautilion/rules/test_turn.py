"""The turn: five phases, always in the same order."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.game import GAME

from ..positions import asked, new_table, picture, roll, said, sail, state, told


@pytest.mark.rule("turn-phases")
def test_a_turn_is_currents_plan_darkhouse_phantom_nautilion() -> None:
    table = new_table()
    phases = [asked(table)]
    roll(table, "3 1 1")
    phases.append(asked(table))
    table.play("give 3 1 1")
    phases.append(asked(table))
    table.play("discard reserve")
    phases.append(asked(table))
    table.play("place")
    assert phases == ["roll", "plan", "darkhouse-discard", "place-token"]
    assert said(table)[1:] == [
        "say-turn", "say-rolled", "say-gave", "say-toll-reserve", "say-phantom-landed", "say-nautilion-landed", "say-placed",
        "say-turn",
    ]  # fmt: skip


@pytest.mark.rule("turn-phases")
def test_the_next_turn_begins_with_dice_that_are_nobodys() -> None:
    table = sail(plan="1 2 1", reserve=[0])
    turn = state(table).turn
    table.play("place")
    s = state(table)
    assert asked(table) == "roll"
    assert (s.turn, s.rolls, s.dice, s.given) == (turn + 1, 0, [0, 0, 0], [0, 0, 0])
    assert told(table, "say-turn") == (turn + 1, 0, 1)
    roll(table, "1 1 2")
    assert (state(table).rolls, asked(table)) == (1, "plan")


@pytest.mark.rule("order-of-figures")
def test_the_toll_is_paid_before_anything_moves() -> None:
    table = sail("I … N 1 2 P … A", plan="3 1 2", reserve=[0])
    assert asked(table) == "darkhouse-discard"
    assert picture(state(table)) == "I … N 1 2 P … A"


@pytest.mark.rule("order-of-figures")
def test_the_phantom_moves_before_the_nautilion() -> None:
    table = sail("I … N 1 2 P 3 4 … A", plan="1 1 2")
    assert picture(state(table)) == "I … 1 P … N 4 … A"
    assert state(table).landed == 3  # the 2 was gone when the Nautilion counted


@pytest.mark.rule("order-of-figures", "phantom-arrives")
def test_the_phantom_arrives_even_if_the_nautilions_die_would_have_won() -> None:
    table = sail("I 1 P … N 2 A", plan="1 2 4", crew=range(1, 10))
    assert table.outcome == "lost-phantom-at-isles"
    assert picture(state(table)) == "P 1 … N 2 A"
    assert sail("I 1 P … N 2 A", plan="1 1 4", crew=range(1, 10)).outcome == "won-full-crew"


@pytest.mark.rule("roll")
def test_the_last_turn_can_be_regretted_until_the_dice_are_taken() -> None:
    table = sail(plan="1 2 1")
    table.play("reserve")
    assert GAME.decisions.by_name["roll"].waits
    table.undo()
    assert asked(table) == "place-token"
