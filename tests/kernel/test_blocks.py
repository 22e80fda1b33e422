"""Blocks of ids: a decision that gets more answers gets a further block, and no older id changes its meaning."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from leagues.compiled.batch import Batch
from leagues.kernel.chance import OpenSeed
from leagues.kernel.table import Table
from tests.toys.whispers import GAME, Step

ONE_EACH = ((Step.DRAW, 4), (Step.PLAY, 4), (Step.GRAB, 4))
GROWN = replace(GAME, blocks=((Step.DRAW, 4), (Step.PLAY, 3), (Step.GRAB, 4), (Step.PLAY, 1)))


def test_without_blocks_each_decision_has_one() -> None:
    told = replace(GAME, blocks=ONE_EACH).decisions
    assert told.table() == GAME.decisions.table() == [
        ("chance", "draw", 0, 4), ("player", "play", 0, 4), ("player", "grab", 4, 4),
    ]  # fmt: skip
    assert told.hash() == GAME.decisions.hash()


def test_a_decision_can_grow() -> None:
    found = GROWN.decisions
    assert found.table() == [
        ("chance", "draw", 0, 4), ("player", "play", 0, 3), ("player", "grab", 3, 4), ("player", "play", 7, 1),
    ]  # fmt: skip
    assert [found.by_name["play"].id_of(answer) for answer in range(4)] == [0, 1, 2, 7]
    assert (found.action_count, found.outcome_count) == (8, 4)
    assert list(found.by_number) == list(GAME.decisions.by_number)
    assert found.hash() != GAME.decisions.hash()


def test_a_move_has_the_id_of_its_block() -> None:
    table = Table(GROWN, {}, GAME.read_tables(None), OpenSeed("a"))
    ids: dict[str, int] = {}
    while not table.over:
        ids |= {str(move): move.id for move in table.legal}
        table.play(table.legal[0])
    assert ids.items() >= {"play 0": 0, "play 3": 7, "grab 0": 3, "leave": 6}.items()


@pytest.mark.parametrize(
    ("blocks", "wrong"),
    [
        (ONE_EACH[:2], "GRAB.* 0 ids in all, but its SIZE is 4"),
        ((*ONE_EACH, (Step.PLAY, 1)), "PLAY.* 5 ids in all"),
        ((*ONE_EACH, (Step.ROUND, 1)), "ROUND.* a decision of this game"),
        ((*ONE_EACH, (Step.PLAY, 1), (Step.PLAY, -1)), "-1 ids for .*PLAY"),
    ],
)
def test_blocks_that_do_not_fit_are_the_programmers_error(blocks: tuple[tuple[Step, int], ...], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        assert replace(GAME, blocks=blocks).decisions


def test_a_batch_plays_the_same_with_any_ids() -> None:
    plain, grown, luck = Batch(GAME, 8, seed="ids"), Batch(GROWN, 8, seed="ids"), np.random.default_rng(1)
    new_id = np.array([0, 1, 2, 7, 3, 4, 5, 6])  # of each id of the plain game
    for _ in range(60):
        assert (plain.legal == grown.legal[:, new_id]).all()
        actions = (luck.random(plain.legal.shape) * plain.legal).argmax(1)
        plain.step(actions)
        grown.step(new_id[actions])
        assert (plain.obs == grown.obs).all()
        assert (plain.scores == grown.scores).all()
    assert grown.numbers.min() >= 8
