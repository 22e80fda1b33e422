"""Our batches at random masked play, with observations, measured the way the peers are."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

import peers
from leagues import __version__

if TYPE_CHECKING:
    from leagues import Batch

COUNT = 1024
# Beside Pgx on the same core (the fastest of these batches), and PettingZoo: (peer, at least this many times as fast).
PGX_BATCHES = (256, 1024, 4096)
NAME = f"nautilion, batch of {COUNT}, observed, decisions"
BARS = ((NAME, "Pgx backgammon, observed", 20.0), (NAME, "Pgx connect_four, observed", 0.5),
        (NAME, "PettingZoo connect_four", 100.0))  # fmt: skip


def batch_peer(name: str, batch: Batch, finish: Callable[[], None] = lambda: None) -> peers.Peer:
    """Stepping a batch with legal actions at random. `finish` waits for what is still under way."""

    def sample(seconds: float) -> float:
        finish()
        stepped, started = 0, perf_counter()
        while perf_counter() - started < seconds:
            batch.step(batch.sample_legal())
            stepped += batch.count
        finish()
        return stepped / (perf_counter() - started)

    return peers.Peer(name, f"leagues {__version__}", sample, "decisions/s")


def cpu_peers() -> list[peers.Peer]:
    """Our batches and the vector environments of others, on one core."""
    from leagues.compiled.batch import Batch

    def ours(game: str, **options: Any) -> Batch:
        return Batch(game, COUNT, seed="bench", **options)

    return [
        batch_peer(NAME, ours("nautilion")),
        batch_peer(
            f"nautilion with all expansions, batch of {COUNT}, observed, decisions", ours("nautilion", expansions="all")
        ),
        batch_peer(f"island, batch of {COUNT}, observed, decisions", ours("island")),
        batch_peer(f"nemo, batch of {COUNT}, observed, decisions", ours("nemo")),
        peers.pgx_peer("connect_four", "cpu", PGX_BATCHES, 64, observed=True),
        peers.pgx_peer("backgammon", "cpu", PGX_BATCHES, 64, observed=True),
        peers.pettingzoo_connect_four_peer(),
    ]
