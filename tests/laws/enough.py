"""When a census of games may stop."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from tests.sizes import LONG


def census(games: Iterable[Callable[[], Counter[str]]], wanted: set[str], least: int) -> Counter[str]:
    """What happened in games, and how often. Once all that is wanted has happened, and so many games were played, more of
    them would say nothing that the test can fail for but what the rules do not know; the long form plays them all."""
    found: Counter[str] = Counter()
    for number, play in enumerate(games):
        if number >= least and not LONG and wanted <= found.keys():
            break
        found += play()
    return found
