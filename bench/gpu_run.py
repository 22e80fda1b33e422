"""Our speed on a GPU beside Pgx, in the same run. Needs numba-cuda and, for the peer, JAX with Pgx (see vendor.sh)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import peers
from leagues.games import GAMES
from leagues.simulate import Report, interpreted
from run import last, machine, ours

GPU_BARS = (("nautilion GPU, decisions", "Pgx connect_four", 2.0),)
DECISIONS_BAR = 2_000_000_000


def report(seconds: float, repeats: int) -> dict[str, Any]:
    """Measure on the GPU and compare; first, the same games must come out as on the interpreter."""
    from leagues.compiled import gpu

    game = GAMES["nautilion"]
    tables, options = game.read_tables(None), game.read_options({})
    fingerprints = {}
    for policy, games in (("random", 2000), ("greedy", 500)):
        here = last(gpu.simulate(game, policy, tables, options, "bench", games)).fingerprint
        there = last(interpreted(game, policy, tables, options, "bench", games)).fingerprint
        if here != there:
            raise AssertionError(f"{policy}: the GPU played other games than the interpreter ({here:016x}, {there:016x})")
        fingerprints[policy] = f"{here:016x}"

    run = gpu.Runner(game, "random", tables, options, "bench")

    def on_gpu(first: int, games: int) -> Iterator[Report]:
        return run.simulate(games, first)

    measured = peers.measure(
        [
            ours("nautilion GPU", "decisions", 1 << 26, on_gpu),
            ours("nautilion GPU", "steps", 1 << 26, on_gpu),
            peers.pgx_connect_four_peer(),
        ],
        seconds, repeats,
    )  # fmt: skip
    pgx = next(figure for figure in measured if figure.name.startswith("Pgx"))
    ratios = [
        {"ours": measured[0].name, "peer": pgx.name, "ratio": measured[0].median / pgx.median, "bar": GPU_BARS[0][2]},
        {"ours": measured[0].name, "peer": "1 decision/s", "ratio": measured[0].median, "bar": DECISIONS_BAR},
    ]
    return {
        "machine": {"gpu": gpu.name(), **machine()}, "figures": [vars(figure) for figure in measured], "ratios": ratios,
        "fingerprints": fingerprints, "compile_seconds": run.compile_seconds,
    }  # fmt: skip
