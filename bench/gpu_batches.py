"""Batches on a GPU, one game after the other: are they as on the CPU, how fast are they, and where does the time go?

    python bench/gpu_batches.py [--games N] [--seconds S] [NAME …]

`bench/run.py --gpu` measures them beside Pgx and keeps the results; this is quicker, and for whoever makes them faster.
"""

from __future__ import annotations

import argparse
import json
import statistics
from time import perf_counter
from typing import Any

import gpu_run
from leagues.compiled.cuda_code import cuda
from leagues.compiled.gpu_batch import GpuBatch

REPEATS = 5


def kernel_times(batch: GpuBatch, steps: int = 20) -> dict[str, float]:
    """Milliseconds of a step by kernel, each waited for. A step as a whole is quicker: launches overlap with kernels."""
    taken: dict[str, float] = {}
    inner = batch._code

    class Timed:
        def __init__(self, name: str) -> None:
            self.name = name

        def __getitem__(self, how: Any) -> Any:
            def launch(*arguments: Any) -> None:
                cuda.synchronize()
                started = perf_counter()
                inner[self.name][how](*arguments)
                cuda.synchronize()
                taken[self.name] = taken.get(self.name, 0.0) + (perf_counter() - started) * 1000 / steps

            return launch

    batch._code = {name: Timed(name) for name in inner}
    for _ in range(steps):
        batch.step(batch.sample_legal())
    batch._code = inner
    return taken


def measured(name: str, games: int, seconds: float) -> dict[str, Any]:
    """What there is to say about one of the batches."""
    game, options = gpu_run.BATCHES[name]
    started = perf_counter()
    batch = GpuBatch(game, games, seed="bench", **options)
    found: dict[str, Any] = {"batch": name, "games": games, "made_in": perf_counter() - started}
    found["milliseconds"], found["roofline"] = kernel_times(batch), gpu_run.roofline(batch, name)
    peer = gpu_run.batch_peer(name, batch)
    for how, look in (("observed", True), ("unobserved", False)):
        batch._look = look
        peer.sample(seconds / 2)
        rates = [peer.sample(seconds) for _ in range(REPEATS)]
        found[how] = {"median": statistics.median(rates), "low": min(rates), "high": max(rates)}
    return found


def main() -> None:
    """Print a line of JSON for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(gpu_run.BATCHES))
    parser.add_argument("--games", type=int, default=gpu_run.BATCH_GAMES)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--unchecked", action="store_true", help="do not compare with the CPU, which compiles for a minute")
    asked = parser.parse_args()
    for name in asked.names or gpu_run.BATCHES:
        if not asked.unchecked:
            started = perf_counter()
            gpu_run.check_batch(name)
            print(json.dumps({"batch": name, "same": True, "seconds": perf_counter() - started}), flush=True)
        print(json.dumps(measured(name, asked.games, asked.seconds)), flush=True)


if __name__ == "__main__":
    main()
