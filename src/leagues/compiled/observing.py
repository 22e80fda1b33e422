"""Observations of compiled games."""

from __future__ import annotations

from typing import Any

from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel import frames
from leagues.kernel.game import Edition, Game
from leagues.kernel.observing import Layout, make_observe, observe_sources

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
