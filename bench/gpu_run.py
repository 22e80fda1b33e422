"""Our speed on a GPU beside Pgx, in the same run. Needs numba-cuda and, for the peer, JAX with Pgx (see vendor.sh)."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any

import numpy as np

import peers
import vector
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.simulate import Report, interpreted
from run import last, machine, ours

if TYPE_CHECKING:
    from leagues.compiled.gpu import Runner
    from leagues.compiled.gpu_batch import GpuBatch

PGX_BAR = 2.0  # times as fast as Pgx's connect four
BILLIONS_BAR = 2.0  # thousand million decisions a second
WHOLE_BAR = 0.4  # the same, with all expansions
BATCH_BAR, WHOLE_BATCH_BAR = 0.3, 0.06  # the same, in batches, with observations and masks
BATCH_GAMES = 1 << 20
MEMORY_BYTES = 4.8e12  # that an H200 moves in a second, by its datasheet
BATCHES: dict[str, tuple[str, dict[str, Any]]] = {
    "nautilion": ("nautilion", {}),
    "nautilion with all expansions": ("nautilion", {"expansions": "all"}),
    "island": ("island", {}),
    "nemo": ("nemo", {}),
}
SHOWN = ("obs", "mask", "who", "rewards", "terminated", "truncated", "final_obs", "final_who", "endings", "scores",
         "numbers", "lengths")  # fmt: skip
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
    with ProcessPoolExecutor(len(CHECKS) + len(BATCHES), get_context("spawn")) as pool:
        fingerprints = {f"{name}, {policy}": pool.submit(fingerprint, name, policy) for name, policy in CHECKS}
        same = [pool.submit(check_batch, name) for name in BATCHES]
        tables, options, whole = game.read_tables(None), game.read_options({}), game.read_options({"expansions": "all"})
        run = gpu.Runner(game, "random", tables, options, "bench")
        run_whole = gpu.Runner(game, "random", tables, whole, "bench")
        found = compare(run, run_whole, seconds, repeats)
        for one in same:
            one.result()
        found["fingerprints"] = {name: check.result() for name, check in fingerprints.items()}
    return found


def compare(run: Runner, run_whole: Runner, seconds: float, repeats: int) -> dict[str, Any]:
    """Our figures, those of the peer, and their ratios."""
    from leagues.compiled import gpu
    from leagues.compiled.gpu_batch import GpuBatch

    batches = {name: GpuBatch(game, BATCH_GAMES, seed="bench", **options) for name, (game, options) in BATCHES.items()}

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
            *(batch_peer(name, batch) for name, batch in batches.items()),
            peers.pgx_peer(),
            peers.pgx_peer(observed=True),
        ],
        seconds, repeats,
    )  # fmt: skip
    pgx = next(figure for figure in measured if figure.name.startswith("Pgx"))
    ratios = [
        {"ours": measured[0].name, "peer": pgx.name, "ratio": measured[0].median / pgx.median, "bar": PGX_BAR},
        {"ours": measured[0].name, "peer": "1,000 million a second", "ratio": measured[0].median / 1e9, "bar": BILLIONS_BAR},
        {"ours": measured[2].name, "peer": "1,000 million a second", "ratio": measured[2].median / 1e9, "bar": WHOLE_BAR},
        {"ours": measured[4].name, "peer": "1,000 million a second", "ratio": measured[4].median / 1e9, "bar": BATCH_BAR},
        {
            "ours": measured[5].name,
            "peer": "1,000 million a second",
            "ratio": measured[5].median / 1e9,
            "bar": WHOLE_BATCH_BAR,
        },
    ]
    return {
        "machine": {"gpu": gpu.name(), **machine()}, "figures": [vars(figure) for figure in measured], "ratios": ratios,
        "roofline": [roofline(batch, name) for name, batch in batches.items()],
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


def batch_peer(name: str, batch: GpuBatch) -> peers.Peer:
    """Stepping a batch on the GPU: actions chosen there at random among the legal ones, observations and masks written."""
    from leagues.compiled.cuda_code import cuda

    return vector.batch_peer(f"{name} GPU, batch of {batch.count}, observed, decisions", batch, cuda.synchronize)


def check_batch(name: str) -> None:
    """A batch on the GPU must go through the same states as one on the CPU, and show the same."""
    from leagues.compiled.batch import Batch
    from leagues.compiled.gpu_batch import GpuBatch
    from leagues.compiled.layout import padded

    game, options = BATCHES[name]
    here, there = (kind(game, 2048, seed="check", limit=150, **options) for kind in (Batch, GpuBatch))
    for turn in range(200):
        for shown in SHOWN:
            if not (getattr(here, shown) == getattr(there, shown).copy_to_host()).all():
                raise AssertionError(f"{name}: {shown} differs after {turn} steps")
        layout = there._games.template.dtype
        states = there._games.states.copy_to_host().view(layout)[:, 0]
        if not (states == padded(here._games.states, layout)).all():
            raise AssertionError(f"{name}: the batch on the GPU went other ways than the one on the CPU")
        actions = there.sample_legal()
        if not (here.sample_legal() == actions.copy_to_host()).all():
            raise AssertionError(f"{name}: the batch on the GPU draws other actions than the one on the CPU")
        here.step(actions.copy_to_host())
        there.step(actions)
    try:
        there.step(np.full(there.count, -1))
        raise AssertionError("a wrong action was taken")
    except LeaguesError as error:
        if error.details != {"index": 0, "action": -1}:
            raise


def roofline(batch: GpuBatch, name: str) -> dict[str, Any]:
    """What a step must at least read and write of a game, and how many steps a second that leaves room for."""
    games = batch._games
    state, mask, obs = (array.nbytes // batch.count for array in (games.states, games.mask, games.obs))
    small = sum(array.nbytes // batch.count for array in (games.luck, games.lengths, games.who, games.rewards, games.worths,
                                                          games.terminated, games.truncated))  # fmt: skip
    # Stepped: the state in and out, the mask out; observed: the state in, the observation out; chosen and checked: the mask
    # in, the policy's generator in and out, the action out and three times in, the order out and three times in.
    moved = 3 * state + 2 * mask + obs + 2 * small + 2 * games.whims.nbytes // batch.count + 4 * 8 + 4 * 4
    return {"batch": name, "state": state, "mask": mask, "obs": obs, "bytes": moved, "most": MEMORY_BYTES / moved}
