"""The GPU equals the interpreter. Runs where there is a CUDA GPU, and says so where there is none."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from leagues.compiled.batch import Batch
from leagues.games import GAMES
from leagues.simulate import interpreted
from tests.nemo.cards.test_owner_cards import THREE

pytestmark = pytest.mark.compiled


def gpu_here() -> bool:
    if sys.platform != "linux":
        return False
    from numba import cuda

    return bool(cuda.is_available())


NO_GPU = pytest.mark.skipif(not gpu_here(), reason="there is no CUDA GPU here: what runs on one was compiled, not run")


def last(reports: Any) -> Any:
    *_, report = reports
    return report


@NO_GPU
@pytest.mark.parametrize(("policy", "games"), [("random", 2000), ("greedy", 300)])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("expansions", ["none", "all", "mages,reefs,heroics"])
def test_the_gpu_plays_the_same_games(policy: str, games: int, players: int, expansions: str) -> None:
    from leagues.compiled import gpu

    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({"players": players, "expansions": expansions})
    plain = last(interpreted(game, policy, tables, options, "gpu", games))
    found = last(gpu.simulate(game, policy, tables, options, "gpu", games))
    assert found.fingerprint == plain.fingerprint
    assert found.results == plain.results


@NO_GPU
@pytest.mark.parametrize(("policy", "games"), [("random", 2000), ("greedy", 300)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_gpu_plays_the_same_games_of_the_island(policy: str, games: int, players: int) -> None:
    from leagues.compiled import gpu

    game = GAMES["island"]
    tables, options = game.read_tables(None), game.read_options({"players": players})
    plain = last(interpreted(game, policy, tables, options, "gpu", games))
    found = last(gpu.simulate(game, policy, tables, options, "gpu", games))
    assert (found.fingerprint, found.results) == (plain.fingerprint, plain.results)


@NO_GPU
@pytest.mark.parametrize(("motive", "owner"), [("explore", None), ("war", None), ("explore", THREE)])
def test_the_gpu_plays_the_same_voyages(motive: str, owner: str | None) -> None:
    from leagues.compiled import gpu

    game = GAMES["nemo"]
    tables, options = game.read_tables(owner), game.read_options({"motive": motive})
    plain = last(interpreted(game, "random", tables, options, "gpu", 1000))
    found = last(gpu.simulate(game, "random", tables, options, "gpu", 1000))
    assert (found.fingerprint, found.results) == (plain.fingerprint, plain.results)


@NO_GPU
def test_on_the_gpu_every_seat_can_have_a_policy_of_its_own() -> None:
    from leagues.compiled import gpu

    game = GAMES["island"]
    tables, options = game.read_tables(None), game.read_options({})
    plain = last(interpreted(game, "greedy,random", tables, options, "gpu", 300))
    assert last(gpu.simulate(game, "greedy,random", tables, options, "gpu", 300)).fingerprint == plain.fingerprint


@NO_GPU
@pytest.mark.parametrize(
    ("id", "chosen"), [("nautilion", {"expansions": "none"}), ("nautilion", {"expansions": "all"}), ("island", {})]
)
def test_a_batch_on_the_gpu_goes_the_same_ways(id: str, chosen: dict[str, Any]) -> None:
    from leagues.compiled.gpu_batch import GpuBatch

    game, luck = GAMES[id], np.random.default_rng(1)
    options: dict[str, Any] = {"seed": "gpu", "players": 2, **chosen}
    here, there = Batch(game, 64, **options), GpuBatch(game, 64, **options)
    for _ in range(200):
        actions = (luck.random(here.legal.shape) * here.legal).argmax(1)
        here.step(actions)
        there.step(actions)
        assert (here.legal == there.legal.copy_to_host()).all()
        assert (here.done == there.done.copy_to_host()).all()
        assert (here.states == there.states.copy_to_host()).all()
