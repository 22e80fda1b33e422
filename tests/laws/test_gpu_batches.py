"""What the kernels of a batch do, on a GPU of Python threads: the same as the batch on the CPU, step by step."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from leagues.compiled.batch import Batch
from leagues.kernel.errors import LeaguesError
from tests.laws.cases import ALL_GAMES
from tests.laws.grid import pretend

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(sys.platform != "linux", reason="the CUDA compiler's packages come for Linux only"),
]
SHOWN = ("obs", "mask", "legal", "who", "rewards", "terminated", "truncated", "final_obs", "final_who", "endings", "scores",
         "numbers", "lengths")  # fmt: skip


def assert_alike(here: Batch, there: Batch) -> None:
    for name in SHOWN:
        assert (getattr(here, name) == np.asarray(getattr(there, name))).all(), name
    for i in range(here.count):
        assert here.view(i, seat=0) == there.view(i, seat=0)
    for name in ("luck", "whims", "worths"):
        assert (getattr(here._games, name) == np.asarray(getattr(there._games, name))).all(), name


@pytest.mark.parametrize("renew", [True, False])
def test_kernels_do_what_the_cpu_does(monkeypatch: pytest.MonkeyPatch, renew: bool) -> None:
    grid = pretend(monkeypatch)
    from leagues.compiled.gpu_batch import GpuBatch

    options: dict[str, Any] = {"seed": "grid", "renew": renew, "limit": 17, "players": 3}
    game, count = ALL_GAMES["whispers"], 21  # not a whole number of blocks
    here, there = Batch(game, count, **options), GpuBatch(game, count, **options)
    assert_alike(here, there)
    cut = ended = 0
    for turn in range(42):
        actions, sampled = here.sample_legal(), there.sample_legal()
        assert (actions == np.asarray(sampled)).all()
        here.step(actions)
        there.step((sampled, grid.to_device(actions.astype(np.int32)), actions.astype(np.int16))[turn % 3])
        assert_alike(here, there)
        ended, cut = ended + here.terminated.sum(), cut + here.truncated.sum()
        if not renew and turn % 20 == 19:
            here.reset(here.terminated | here.truncated)
            there.reset(there.terminated | there.truncated)
            assert_alike(here, there)
    assert ended > 10
    assert cut > 3
    again = GpuBatch(game, count, **options | {"seed": "another"})
    again.restore(there.save())
    assert_alike(here, again)
    assert grid.launches.count("sort") == 42


def test_wrong_actions_and_states_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    grid = pretend(monkeypatch)
    from leagues.compiled.gpu_batch import GpuBatch

    game, count = ALL_GAMES["whispers"], 18
    here, there = Batch(game, count, seed="a"), GpuBatch(game, count, seed="a")
    actions = here.sample_legal().copy()
    there.sample_legal()
    for wrong in (-1, here.actions, int(np.flatnonzero(~here.legal[15])[0])):
        bad = actions.copy()
        bad[15] = wrong
        with pytest.raises(LeaguesError) as refused:
            there.step(bad)
        assert refused.value.details == {"index": 15, "action": wrong}
        assert_alike(here, there)
    with pytest.raises(LeaguesError, match="whole numbers"):
        there.step(actions.astype(np.float32))
    here.step(actions)
    there.step(grid.to_device(actions))
    assert_alike(here, there)
    states = [here.view(3, seat=one) for one in (0, 1)]
    filled = []
    for seat, state in enumerate(states):
        game.fill(state, here.tables, seat, [1, 2, 3, 4])
        filled.append(state)
    for batch in (here, there):
        batch.set_states(filled, [7, 17])
        batch.reset(np.arange(count) % 3 == 0, seed="b")
    assert_alike(here, there)
