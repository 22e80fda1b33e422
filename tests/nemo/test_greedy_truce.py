"""The policy `greedy` under a flag of truce: what it chooses, and why."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any, cast

import pytest

from leagues.games.nemo import greedy, greedy_fights
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.table import Table

from .positions import SHIPPED, asked, feed, play, sit, state

HERE = "north-atlantic"
FITTED: dict[str, Any] = {"upgrades": ["hospital-machines"], "box": 1}
HUNDREDTHS = 100


def chooses(at: Table, **fields: Any) -> str:
    """What it answers; some fields are as they are told."""
    decision = at.decision
    assert decision is not None
    s = state(at).copy()
    for name, value in fields.items():
        setattr(s, name, value)
    out = [0] * MOST_OPTIONS
    numbers = [answer for answer in range(decision.size) if decision.module.forbidden(s, SHIPPED, answer) == 0]
    out[: len(numbers)] = numbers
    answer = greedy.choose([s], 0, SHIPPED, out, len(numbers), cast(Any, []))
    return str(decision.module.notation(answer))


@pytest.mark.parametrize(("dice", "moves"), [
    ((4, 3, 1), ["leave out third"]), ((1, 4, 3), ["leave out first"]), ((1, 1, 2), ["leave out first"]),
    ((1, 2, 3), ["leave out second", "leave out third"]),
])  # fmt: skip
def test_the_fewest_hits_are_chosen(dice: tuple[int, ...], moves: list[str]) -> None:
    """Seven misses the Nautilus; below it the lower die hits, and two ones are the worst."""
    at = sit(HERE, ships={"kotetsu": HERE}, **FITTED)
    play(at, "diplomacy")
    feed(at, *dice)
    assert chooses(at) in moves


@pytest.mark.parametrize("need", range(2, 14))
def test_it_knows_what_a_shot_at_a_flag_of_truce_brings(need: int) -> None:
    def hits(two: tuple[int, int]) -> float:
        if two == (1, 1):
            return 3.5
        return 0 if sum(two) >= need else min(two)

    throws = list(product(range(1, 7), repeat=3))
    mean = sum(min(hits(two) for two in combinations(three, 2)) for three in throws) / len(throws)
    assert greedy_fights.HITS_OF_THREE[need] == round(HUNDREDTHS * mean)


def test_a_humanist_meets_ships_and_takes_what_is_best() -> None:
    at = sit(HERE, ships={"gange": HERE}, motive="humanist", actions=0, **FITTED)
    assert chooses(at) == "diplomacy"
    play(at, "diplomacy")
    feed(at, 6, 5)
    assert (asked(at), chooses(at)) == ("parley", "support")
    full = sit(HERE, ships={"gange": HERE}, motive="war", cubes={HERE: SHIPPED.lands[2]}, actions=0, **FITTED)
    play(full, "diplomacy")
    feed(full, 6, 5)
    assert chooses(full) == f"relations {HERE}"


def test_a_reputation_is_mended_early_and_not_late() -> None:
    at = sit(HERE, cubes={HERE: 1}, actions=0, diplomacy_worn=1, **FITTED)
    assert (chooses(at), chooses(at, pile=[0, 0, 0, 2])) == ("mend", "end")
