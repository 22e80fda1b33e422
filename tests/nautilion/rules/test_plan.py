"""Phase 2, the Plan: each figure gets a die."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import leagues
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.game import GAME

from ..positions import legal, refused, sail, state, told


@pytest.mark.rule("plan")
@pytest.mark.parametrize("order", ["1 2 4", "1 4 2", "2 1 4", "2 4 1", "4 1 2", "4 2 1"])
def test_who_gets_which_die_is_free(order: str) -> None:
    table = sail(dice=[2, 4, 1], reserve=[0])
    table.play(f"give {order}")
    given = [int(die) for die in order.split()]
    assert state(table).given == given
    assert told(table, "say-gave") == tuple(given)


@pytest.mark.rule("plan")
@pytest.mark.parametrize("order", ["1 1 4", "1 2 2", "4 4 4", "1 2 3", "3 2 4", "2 3 1", "1 4 1", "2 2 1", "4 4 1", "4 1 1"])
def test_every_figure_gets_one_of_the_dice_that_were_rolled(order: str) -> None:
    assert refused(sail(dice=[2, 4, 1]), f"give {order}") == "plan"


@pytest.mark.rule("plan")
def test_equal_dice_are_one_choice() -> None:
    assert legal(sail(dice=[2, 4, 1])) == [
        "give 1 2 4", "give 1 4 2", "give 2 1 4", "give 2 4 1", "give 4 1 2", "give 4 2 1",
    ]  # fmt: skip
    assert legal(sail(dice=[3, 1, 3])) == ["give 1 3 3", "give 3 1 3", "give 3 3 1"]
    assert legal(sail(dice=[1, 1, 4])) == ["give 1 1 4", "give 1 4 1", "give 4 1 1"]
    assert legal(sail(dice=[2, 2, 2])) == ["give 2 2 2"]


@pytest.mark.rule("plan")
def test_all_three_dice_are_given_at_once_and_none_twice() -> None:
    table = sail(dice=[1, 1, 2])
    assert refused(table, "give 1 2 2") == "plan"
    assert refused(table, "give 1 1 1") == "plan"
    table.play("give 1 1 2")
    assert sorted(state(table).given) == sorted(state(table).dice)


@pytest.mark.rule("plan", "dice-faces")
@pytest.mark.parametrize("given", list(product(range(1, 7), repeat=3)), ids=str)
def test_each_figure_gets_the_very_die_it_was_given_on_any_dice(given: tuple[int, int, int]) -> None:
    """Also with an owner's dice, whose faces may go to 6."""
    plan_asked: Any = leagues.new("nautilion", seed="sea").state
    tables: Any = GAME.read_tables("[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n")
    plan_asked.dice[:] = sorted(given)
    assert plan.forbidden(plan_asked, tables, plan.give(*given)) == 0
    plan.apply(plan_asked, tables, plan.give(*given))
    assert tuple(plan_asked.given) == given
