"""A run from its beginning to its end. The same command again goes on where it was stopped.

python -m leagues.train --out trained [--device cuda] [--seconds 290] [--updates N] [--seed N] [--ship A1] [--reserve 4]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, fields
from pathlib import Path

STARTED = time.perf_counter()  # the run's time counts what is loaded and compiled, too

from leagues.extras import need  # noqa: E402

CPU = {"games": 512, "steps": 32, "updates": 280, "passes": 3, "parts": 16, "width": 128, "blocks": 1, "rate": 1e-3}
CUDA = {"games": 16384, "steps": 32, "updates": 4000, "passes": 2, "parts": 16, "width": 1024, "blocks": 2, "rate": 3e-4}


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn, judge, and write what came of it."""
    need("train")
    import torch

    from leagues.kernel.errors import LeaguesError
    from leagues.train import curve, judging
    from leagues.train.ppo import Settings
    from leagues.train.run import Run
    from leagues.train.sea import Sea

    parser = argparse.ArgumentParser(prog="python -m leagues.train", description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="the folder for what comes of it")
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--threads", type=int, default=2, help="cores, on the CPU")
    parser.add_argument("--seconds", type=float, default=0.0, help="end after so long, all counted (0: after all updates)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ship", default="A1")
    parser.add_argument("--reserve", type=int, default=4)
    parser.add_argument(
        "--judged", type=int, default=10_000, help="games that are played beside greedy at the end (0: none)"
    )
    for one in fields(Settings):
        parser.add_argument(f"--{one.name}", type=type(one.default), help=f"usually {one.default}")
    asked = parser.parse_args(arguments)

    usual = CUDA if asked.device == "cuda" else CPU
    given = {one.name: getattr(asked, one.name) for one in fields(Settings) if getattr(asked, one.name) is not None}
    settings = Settings(**{**usual, **given})
    device = torch.device(asked.device)
    torch.set_num_threads(asked.threads)
    torch.set_float32_matmul_precision("high")
    options = {"ship": asked.ship, "reserve": asked.reserve, **({"threads": asked.threads} if asked.device == "cpu" else {})}
    asked.out.mkdir(parents=True, exist_ok=True)
    try:
        run = Run(settings, device, asked.seed, options, asked.out / "checkpoint.pt", STARTED)
        for row in run.learn(asked.seconds):
            print(json.dumps(row), flush=True)
        if not run.rows:
            raise LeaguesError("run-too-short")
    except LeaguesError as error:
        print(f"leagues: {error.text('en')}", file=sys.stderr)
        return 1
    curve.write(run.rows, asked.out)
    if asked.judged and run.done:
        sea = Sea(asked.judged, device, seed=judging.LUCK, renew=False, **options)
        found = judging.beside(judging.won_by(run.learner.network, sea), judging.won_by_greedy(sea))
        curve.write(run.rows, asked.out, found["greedy"])
        told = {**found, "seed": asked.seed, **options, "seconds": run.rows[-1]["seconds"], "settings": asdict(settings)}
        (asked.out / "result.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
        print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
