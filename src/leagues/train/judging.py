"""How well a network plays: many games with the choices it likes best, beside `greedy` on the same luck."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from leagues.compiled import cpu
from leagues.train.network import Network
from leagues.train.sea import Sea

LUCK = "judged"  # the seed of the games; nobody has learned from them
CONFIDENT = 1.96  # standard deviations of an interval of 95 %


@torch.no_grad()
def won_by(network: Network, sea: Sea) -> Any:
    """Which of the games of a batch that renews nothing the network wins: an array of bools."""
    while bool((sea.who != -1).any()):
        preferences, _ = network(network.eyes(sea.rows), sea.legal(sea.mask))
        sea.step(preferences.argmax(1))
    return (sea.scores[:, 0] > 0).cpu().numpy()


def won_by_greedy(sea: Sea) -> Any:
    """Which of them `greedy` wins."""
    batch = sea.batch
    _, scores = cpu.outcomes(batch.game, "greedy", batch.tables, batch.options, LUCK, batch.count)
    return scores > 0


def beside(ours: Any, theirs: Any) -> dict[str, Any]:
    """Per cent of games won by both, and the difference in points with its interval, game by game."""
    differences = 100.0 * (ours.astype(float) - theirs)
    around = CONFIDENT * differences.std(ddof=1) / np.sqrt(len(differences))
    middle = differences.mean()
    return {
        "games": len(differences), "luck": LUCK, "network": 100 * float(ours.mean()), "greedy": 100 * float(theirs.mean()),
        "difference": float(middle), "interval": [float(middle - around), float(middle + around)],
        "only_network": int((ours & ~theirs).sum()), "only_greedy": int((theirs & ~ours).sum()),
    }  # fmt: skip
