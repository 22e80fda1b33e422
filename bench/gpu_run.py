"""Our speed on a GPU beside Pgx, in the same run. Needs numba-cuda and, for the peer, JAX with Pgx (see vendor.sh)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

import peers
from leagues import __version__
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.simulate import Report, interpreted
from run import last, machine, ours

if TYPE_CHECKING:
    from leagues.compiled.gpu import Runner

PGX_BAR = 2.0  # times as fast as Pgx's connect four
BILLIONS_BAR = 2.0  # thousand million decisions a second
WHOLE_BAR = 0.4  # the same, with all expansions
CHECKS = {  # how many games of which kind
    ("base", "random"): 2000,
    ("base", "greedy"): 500,
    ("all expansions", "random"): 2000,
    ("all expansions", "greedy"): 500,
}


def report(seconds: float, repeats: int) -> dict[str, Any]:
    """Measure on the GPU and compare. Beside that, the same games must come out as on the interpreter and in batches; each
    check compiles for minutes, so each has a process of its own."""
    from leagues.compiled import gpu

    game = GAMES["nautilion"]
    with ProcessPoolExecutor(len(CHECKS) + 1, get_context("spawn")) as pool:
        fingerprints = {f"{name}, {policy}": pool.submit(fingerprint, name, policy) for name, policy in CHECKS}
        batch = pool.submit(check_batch)
        tables, options, whole = game.read_tables(None), game.read_options({}), game.read_options({"expansions": "all"})
        run = gpu.Runner(game, "random", tables, options, "bench")
        run_whole = gpu.Runner(game, "random", tables, whole, "bench")
        found = compare(run, run_whole, seconds, repeats)
        batch.result()
        found["fingerprints"] = {name: check.result() for name, check in fingerprints.items()}
    return found


def compare(run: Runner, run_whole: Runner, seconds: float, repeats: int) -> dict[str, Any]:
    """Our figures, those of the peer, and their ratios."""
    from leagues.compiled import gpu

    def on_gpu(first: int, games: int) -> Iterator[Report]:
        return run.simulate(games, first)

    def whole_on_gpu(first: int, games: int) -> Iterator[Report]:
        return run_whole.simulate(games, first)

    measured = peers.measure(
        [
            ours("nautilion GPU", "decisions", 1 << 26, on_gpu),
            ours("nautilion GPU", "steps", 1 << 26, on_gpu),
            ours("nautilion with all expansions GPU", "decisions", 1 << 24, whole_on_gpu),
            ours("nautilion with all expansions GPU", "steps", 1 << 24, whole_on_gpu),
            batch_peer(run.game, 1 << 18),
            peers.pgx_connect_four_peer(),
        ],
        seconds, repeats,
    )  # fmt: skip
    pgx = next(figure for figure in measured if figure.name.startswith("Pgx"))
    ratios = [
        {"ours": measured[0].name, "peer": pgx.name, "ratio": measured[0].median / pgx.median, "bar": PGX_BAR},
        {"ours": measured[0].name, "peer": "1,000 million a second", "ratio": measured[0].median / 1e9, "bar": BILLIONS_BAR},
        {"ours": measured[2].name, "peer": "1,000 million a second", "ratio": measured[2].median / 1e9, "bar": WHOLE_BAR},
    ]
    return {
        "machine": {"gpu": gpu.name(), **machine()}, "figures": [vars(figure) for figure in measured], "ratios": ratios,
        "compile_seconds": run.compile_seconds, "compile_seconds_whole": run_whole.compile_seconds,
    }  # fmt: skip


def fingerprint(name: str, policy: str) -> str:
    """That of some games, the same on the GPU as on the interpreter."""
    from leagues.compiled import gpu

    game, games = GAMES["nautilion"], CHECKS[name, policy]
    tables, options = game.read_tables(None), game.read_options({} if name == "base" else {"expansions": "all"})
    here = last(gpu.simulate(game, policy, tables, options, "bench", games)).fingerprint
    there = last(interpreted(game, policy, tables, options, "bench", games)).fingerprint
    if here != there:
        raise AssertionError(f"{name}, {policy}: the GPU played other games than the interpreter")
    return f"{here:016x}"


def check_batch() -> None:
    """A batch on the GPU must go through the same states as one on the CPU."""
    from leagues.compiled.batch import Batch
    from leagues.compiled.gpu_batch import GpuBatch

    game = GAMES["nautilion"]
    here, there = (kind(game, 256, seed="check", players=2) for kind in (Batch, GpuBatch))
    luck = np.random.default_rng(1)
    for _ in range(200):
        actions = (luck.random(here.legal.shape) * here.legal).argmax(1)
        for batch in (here, there):
            batch.step(actions)
        same = [(mine == theirs.copy_to_host()).all() for mine, theirs in zip(here._games, there._games, strict=True)]
        if not all(same) or not (here.done == there.done.copy_to_host()).all():
            raise AssertionError("the batch on the GPU went other ways than the one on the CPU")
    try:
        there.step(np.full(256, -1))
        raise AssertionError("a wrong action was taken")
    except LeaguesError as error:
        if error.details != {"index": 0, "action": -1}:
            raise


def batch_peer(game: Game, count: int) -> peers.Peer:
    """Stepping a batch on the GPU: actions chosen there at random among the legal ones, chance answered inside."""
    from numba import cuda

    from leagues.compiled.gpu_batch import GpuBatch

    @cuda.jit
    def pick(legal: Any, turn: int, actions: Any) -> None:
        i = cuda.grid(1)
        if i < legal.shape[0]:
            size = legal.shape[1]
            action = ((i * 40503 + turn * 30011) * 2654435761 >> 16) % size
            while not legal[i, action]:
                action = (action + 1) % size
            actions[i] = action

    batch = GpuBatch(game, count, seed="bench")
    actions = cuda.device_array(count, np.int64)
    turn = [0]

    def sample(seconds: float) -> float:
        cuda.synchronize()
        started, stepped = perf_counter(), 0
        while perf_counter() - started < seconds:
            turn[0] += 1
            pick[(count + 127) // 128, 128](batch.legal, turn[0], actions)
            batch.step(actions)
            stepped += count
        cuda.synchronize()
        return stepped / (perf_counter() - started)

    return peers.Peer(f"nautilion GPU, batch of {count}, decisions", f"leagues {__version__}", sample, "decisions/s")
