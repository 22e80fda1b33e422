"""The back ends that simulations run on, by their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from leagues import simulate
from leagues.extras import need
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.schema import Record
from leagues.simulate import Report

BACKENDS = {"python": "", "cpu": "fast", "gpu": "gpu"}  # and the extra that each needs


def reports(
    backend: str, game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, games: int,
    first: int = 0, *, threads: int = 1,
) -> Iterator[Report]:  # fmt: skip
    """Play games on a back end. Gives the running report from time to time, the same object each time."""
    check(backend)
    common = (game, policy, tables, options, seed, games, first)
    if backend == "python":
        return simulate.interpreted(*common)
    if backend == "cpu":
        from leagues.compiled import cpu

        return cpu.simulate(*common, threads=threads)
    from leagues.compiled import gpu

    return gpu.simulate(*common)


def check(backend: str) -> None:
    """Refuse a back end that there is not, or that lacks something here."""
    if backend not in BACKENDS:
        raise LeaguesError("unknown-backend", backend=backend, backends=", ".join(BACKENDS))
    if BACKENDS[backend]:
        need(BACKENDS[backend])
