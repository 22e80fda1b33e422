"""Perft: how many positions lie at each depth. Any other implementation can check itself against the committed tables.

Every answer is one ply, chance outcomes included (each outcome once, whatever its weight). Counting starts after the draws
that lay out the game, which are made from an open seed.
"""

from __future__ import annotations

from typing import Any

from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.game import Game
from leagues.kernel.schema import Record


def perft(game: Game, tables: Record, state: Any, depth: int) -> list[int]:
    """How many lines of play of length 1, 2, … `depth` begin at `state`."""
    counts = [0] * depth

    def walk(s: Any, ply: int) -> None:
        out = [0] * MOST_OPTIONS
        count = game.flow.options(s, tables, out) if s.ending == 0 else 0
        counts[ply] += count
        if ply + 1 < depth:
            for answer in out[:count]:
                following = s.copy()
                game.flow.apply(following, tables, answer)
                walk(following, ply + 1)

    if depth:
        walk(state, 0)
    return counts
