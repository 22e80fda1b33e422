"""The trials of `leagues.navigator.trying`, compiled for the CPU. Needs Numba; nobody has to wait for it."""

from __future__ import annotations

from typing import Any

import numpy as np

from leagues.compiled.layout import dtype_of, to_numpy
from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.game import Edition
from leagues.kernel.schema import Record
from leagues.navigator import network
from leagues.navigator.trying import KINDS_OF_DRAWS, STATES, Trials
from leagues.navigator.weights import Weights

_compiled: dict[str, Any] = {}
_arrays: dict[str, tuple[Any, ...]] = {}


def room(eyes: Any) -> tuple[Any, ...]:
    """What the functions write into."""
    wide = [np.zeros(size, np.int64) for size in (MOST_OPTIONS, MOST_OPTIONS)]
    layers = [np.zeros(size, np.int32) for size in (eyes.MOST, network.FIRST, network.SECOND, eyes.OUTPUTS)]
    return (*wide, *layers, *(np.zeros(size, np.int64) for size in (1, KINDS_OF_DRAWS, 4, 4)))


def arrays(net: tuple[Any, ...]) -> tuple[Any, ...]:
    """A network as arrays."""
    kinds = (np.int16, np.int32, np.int16, np.int32, np.int16, np.int32, np.int32)
    return tuple(np.array(part, kind) for part, kind in zip(net, kinds, strict=True))


def no_net(eyes: Any) -> tuple[Any, ...]:
    """In the place of a network where there is none."""
    two, one = np.zeros((1, 1), np.int16), np.zeros(1, np.int32)
    return two, one, two, one, two, one, one


def sampler(trials: Trials) -> Any:
    """`sample`, compiled: `run(states, t, net, work, seat, answers, seeds, lucks, horizon, values)`; with no luck at
    all, and a network, `look_at`."""
    sample, look_at, valued = trials.sample, trials.look_at, trials.valued

    def run(
        states: Any, t: Any, net: Any, work: Any, seat: int, answers: Any, seeds: Any, lucks: Any, horizon: int, values: Any
    ) -> None:
        if valued and len(lucks) == 0:
            look_at(states, t[0], net, work, seat, answers, values)
        else:
            sample(states, t[0], net, work, seat, answers, seeds, lucks, horizon, values)

    register((*trials.sources, sample, *([look_at] if valued else [])), trials.game)
    register(trials.thinking, inline=False)
    records = [trials.game.state, trials.game.tables]
    identity = key([*trials.sources, *trials.thinking, sample, look_at, run], records, trials.edition) + "n"
    if identity not in _compiled:
        _compiled[identity] = compile_cached(run, identity)
    return _compiled[identity]


def states_of(root: Record, edition: Edition | None) -> Any:
    """Room for all states, the first of which is the root."""
    states = np.zeros(STATES, dtype_of(type(root), edition))
    states[0] = to_numpy(root, edition=edition)[0]
    return states


def shared(weights: Weights) -> tuple[Any, ...]:
    """The arrays of a network, made once."""
    if weights.header["game"] not in _arrays:
        _arrays[weights.header["game"]] = arrays(weights.net)
    return _arrays[weights.header["game"]]
