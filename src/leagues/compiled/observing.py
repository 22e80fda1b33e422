"""Observations of compiled games, and rows of them as named arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel import frames
from leagues.kernel.game import Edition, Game
from leagues.kernel.observing import BYTE, Layout, Part, make_observe, observe_sources

_compiled: dict[str, Any] = {}


def observer(game: Game, layout: Layout, edition: Edition | None = None) -> Any:
    """The compiled function that observes the games from `low` to `high`, each as a seat of its own sees it:
    `run(states, t, seats, low, high, rows)`, with one row of bytes for each game."""
    flow = game.flow_of(edition)
    observe = make_observe(game, layout, edition, flow)

    def run(states: Any, t: Any, seats: Any, low: int, high: int, rows: Any) -> None:
        for i in range(low, high):
            observe(states[i], t[0], seats[i], rows[i])

    sources = (*flow.sources, frames, *observe_sources(observe))
    register(sources, game)
    identity = key([*sources, run], [game.state, game.tables], edition) + "o"
    if identity not in _compiled:
        _compiled[identity] = compile_cached(run, identity)
    return _compiled[identity]


def part_type(part: Part) -> type[np.generic]:
    """The type of a part's numbers, as `named` gives them: a byte where they fit."""
    if part.spread or (part.low >= 0 and part.high < BYTE):
        return np.uint8
    return np.int16


def part_shape(part: Part) -> tuple[int, ...]:
    """The shape of a part, as `named` gives it: flags have an axis of their own."""
    return (*part.shape, part.spread) if part.spread else part.shape


def named(layout: Layout, rows: Any) -> dict[str, Any]:
    """A row, or rows along the last axis, as an array for each part: the numbers themselves, sets and one-hot as flags."""
    return {part.name: _part(part, rows) for part in layout.parts}


def _part(part: Part, rows: Any) -> Any:
    found = rows[..., part.offset : part.offset + part.size]
    if part.width == 2 and not part.spread:
        found = found[..., 0::2].astype(np.int16) * BYTE + found[..., 1::2]
    kind = part_type(part)
    if part.low and not part.spread:
        found = found.astype(np.int16) + part.low
    return found.reshape(*rows.shape[:-1], *part_shape(part)).astype(kind, copy=False)
