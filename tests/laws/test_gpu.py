"""The GPU equals the interpreter. Runs where there is a CUDA GPU, and says so where there is none."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from leagues.compiled.batch import Batch
from leagues.compiled.layout import padded
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
@pytest.mark.parametrize("renew", [True, False])
@pytest.mark.parametrize(
    ("id", "chosen"),
    [("nautilion", {"players": 2}), ("nautilion", {"expansions": "all"}), ("island", {"players": 3}), ("nemo", {})],
)
def test_a_batch_on_the_gpu_goes_the_same_ways(id: str, chosen: dict[str, Any], renew: bool) -> None:
    from leagues.compiled.gpu_batch import GpuBatch

    options: dict[str, Any] = {"seed": "gpu", "renew": renew, "limit": 120, **chosen}
    here, there = Batch(id, 1000, **options), GpuBatch(id, 1000, **options)
    for _ in range(200):
        assert_alike(here, there)
        actions = there.sample_legal()
        assert (here.sample_legal() == actions.copy_to_host()).all()
        here.step(actions.copy_to_host())
        there.step(actions)
    there.reset(there.terminated)
    here.reset(here.terminated)
    assert_alike(here, there)


@NO_GPU
@pytest.mark.parametrize(("id", "policy"), [("nautilion", "greedy"), ("island", "greedy,random")])
def test_a_policy_on_the_gpu_does_the_same(id: str, policy: str) -> None:
    from leagues.compiled.gpu_batch import GpuBatch

    here, there = Batch(id, 200, seed="roll", players=2), GpuBatch(id, 200, seed="roll", players=2)
    mine, theirs = here.rollout(policy, 30), there.rollout(policy, 30)
    for ours, other in zip(mine, theirs, strict=True):
        assert (ours == other.copy_to_host()).all()


@NO_GPU
def test_pytorch_takes_the_arrays_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    from leagues.compiled.gpu_batch import GpuBatch

    batch = GpuBatch("nautilion", 64, seed="torch")
    obs = torch.as_tensor(batch.obs, device="cuda")
    assert obs.data_ptr() == batch.obs.__cuda_array_interface__["data"][0]
    batch.step(torch.as_tensor(batch.sample_legal(), device="cuda"))
    assert (obs.cpu().numpy() == batch.obs.copy_to_host()).all()


SHOWN = ("obs", "mask", "who", "rewards", "terminated", "truncated", "final_obs", "final_who", "endings", "scores",
         "numbers", "lengths")  # fmt: skip


def assert_alike(here: Batch, there: Batch) -> None:
    for name in SHOWN:
        assert (getattr(here, name) == getattr(there, name).copy_to_host()).all(), name
    words = there._games.states.copy_to_host()
    assert (words.view(there._games.template.dtype)[:, 0] == padded(here._games.states, there._games.template.dtype)).all()
