"""How many times as fast one thing is as another, measured in pairs: the ratio with its interval.

Both are measured again and again in turns (this, that, that, this: a machine that slows down slows both). The ratio of each
pair is taken on its own; told are the geometric mean and an interval of 95 % around it, by resampling the pairs.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

RESAMPLED = 4000
SHARE = 0.95


@dataclass(frozen=True)
class Ratio:
    """This divided by that."""

    pairs: int
    mean: float  # geometric
    median: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f}, {self.pairs} pairs)"


def cells(ratio: Mapping[str, float]) -> list[str]:
    """A ratio in a table: times as fast, from, to, pairs."""
    return [*(f"{ratio[name]:.3f}" for name in ("mean", "low", "high")), str(ratio["pairs"])]


def geometric(logs: Sequence[float]) -> float:
    """The geometric mean of what these are the logarithms of."""
    return math.exp(statistics.fmean(logs))


def ratio(this: Sequence[float], that: Sequence[float], seed: int = 1) -> Ratio:
    """The ratio of paired figures, each above 0."""
    if len(this) != len(that) or len(this) < 2 or min(*this, *that) <= 0:
        raise ValueError(f"pairs of figures above 0 are needed, two or more: {len(this)} and {len(that)}")
    logs = [math.log(one / other) for one, other in zip(this, that, strict=True)]
    luck = Random(seed)
    means = sorted(geometric(luck.choices(logs, k=len(logs))) for _ in range(RESAMPLED))
    edge = round(RESAMPLED * (1 - SHARE) / 2)
    return Ratio(len(logs), geometric(logs), math.exp(statistics.median(logs)), means[edge], means[-edge - 1])


def in_turns(
    this: Callable[[], float], that: Callable[[], float], pairs: int, told: Callable[[int], None] = lambda _: None
) -> tuple[list[float], list[float]]:
    """Measure both so often, the other one first in every second pair."""
    ours: list[float] = []
    theirs: list[float] = []
    for number in range(pairs):
        for measure, kept in ((this, ours), (that, theirs))[:: 1 if number % 2 == 0 else -1]:
            kept.append(measure())
        told(number + 1)
    return ours, theirs
