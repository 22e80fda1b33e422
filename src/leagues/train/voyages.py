"""Voyages side by side, compiled: moved on until somebody must answer, looked at, and valued, for `nemo_values`.

The rules with `greedy` are by far the most that has to be compiled, so they are a function of their own: what the network is
shown, and the network, can change without them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from leagues.compiled.layout import to_numpy
from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.games import GAMES
from leagues.games.nemo import greedy_values, scoring
from leagues.kernel import frames, sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS
from leagues.kernel.frames import CHANCE
from leagues.kernel.playout import policies
from leagues.navigator import eyes_nemo as eyes
from leagues.navigator import network

GAME = GAMES["nemo"]
STEPS = 1000  # decisions and routines
KINDS = 64  # of draws


def mover() -> Any:
    """The compiled `move(states, t, answers, lucks, stops, out, counts, usual)`: each state is given its answer, unless that
    is below 0; then `greedy` plays on to the next decision among `stops`, of chance or with a choice. Of a choice `out` gets
    the options, `counts` how many there are, `usual` what `greedy` would answer. The same draw of the same kind falls alike
    for the same luck."""
    flow = GAME.flow_of(None)
    options: Any = flow.options
    who, apply, draw = flow.who, flow.apply, flow.draw
    greedy: Any = policies(GAME)["greedy"]

    def move(states: Any, t: Any, answers: Any, lucks: Any, stops: Any, out: Any, counts: Any, usual: Any) -> None:
        g, whims = np.zeros(4, np.int64), np.zeros(4, np.int64)
        nths, room = np.zeros(KINDS, np.int64), np.zeros(MOST_OPTIONS, np.int64)
        for i in range(len(states)):
            s = states[i]
            for kind in range(KINDS):
                nths[kind] = 0
            sfc32.seed(whims, lucks[i, 0], lucks[i, 1], 5)
            given = answers[i]
            counts[i] = 0
            while s.ending == 0:
                doing = s.frames[s.depth - 1].doing
                if who(s, t[0]) == CHANCE:
                    if given < 0 and stops[doing]:
                        break
                    nth = nths[doing % KINDS]
                    nths[doing % KINDS] = nth + 1
                    sfc32.seed(g, lucks[i, 0] ^ doing, lucks[i, 1] ^ nth, 7)
                    answer = draw(s, t[0], g)
                    if answer <= FORCED:
                        answer = FORCED - answer
                elif given >= 0:
                    answer = given
                    given = -1
                else:
                    count = options(s, t[0], room)
                    answer = room[0]
                    if count > 1:
                        if stops[doing]:
                            for k in range(count):
                                out[i, k] = room[k]
                        answer = greedy.choose(states, i, t[0], room, count, whims)
                        if stops[doing]:
                            counts[i] = count
                            usual[i] = answer
                            break
                apply(s, t[0], answer)

    modules = (greedy, *getattr(greedy, "MODULES", ()))
    register((*flow.sources, frames, sfc32), GAME)
    register(modules, inline=False)
    return compile_cached(move, key([*flow.sources, sfc32, *modules, move], [GAME.state, GAME.tables]) + "m")


def looker() -> Any:
    """The compiled `look(states, t, net, rows, counts, scores, values)`: what is seen of each state, its score so far, and
    what the network says: its outputs. Of a state that is over only the score."""
    flow, total, forward = GAME.flow_of(None), scoring.total, network.forward
    look: Any = eyes.look

    def look_all(states: Any, t: Any, net: Any, rows: Any, counts: Any, scores: Any, values: Any) -> None:
        found = np.zeros(eyes.MOST, np.int32)
        first, second = np.zeros(network.FIRST, np.int32), np.zeros(network.SECOND, np.int32)
        for i in range(len(states)):
            scores[i] = total(states[i], t[0])
            n = look(states[i], t[0], 0, found) if states[i].ending == 0 else 0
            counts[i] = n
            if len(rows) > 0:
                for k in range(n):
                    rows[i, k] = found[k]
            elif n > 0:
                forward(net, found, n, first, second, values[i])

    register((*flow.sources, frames, sfc32, eyes, network), GAME)
    register((greedy_values,), inline=False)
    return compile_cached(look_all, key([*flow.sources, eyes, greedy_values, network, look_all],
                                        [GAME.state, GAME.tables]) + "o")  # fmt: skip


class Voyages:
    """The compiled functions, for arrays of states."""

    def __init__(self) -> None:
        self.tables = GAME.read_tables(None)
        self.t = to_numpy(self.tables)
        self._move, self._look = mover(), looker()

    def start(self, **options: Any) -> Any:
        """The beginning of a voyage, as an array of one."""
        return to_numpy(GAME.new_state(self.tables, GAME.read_options(options)))

    def move(self, states: Any, answers: Any, lucks: Any, stops: Any) -> tuple[Any, Any, Any]:
        """The options of each state where it stops, how many there are, and what `greedy` would answer."""
        many = len(states)
        out, counts, usual = np.zeros((many, MOST_OPTIONS), np.int16), np.zeros(many, np.int64), np.full(many, -1)
        self._move(states, self.t, answers, lucks, stops, out, counts, usual)
        return out, counts, usual

    def rows(self, states: Any) -> tuple[Any, Any]:
        """The columns of each state, and its score so far."""
        rows = np.full((len(states), eyes.MOST), eyes.SIZE, np.int16)
        counts, scores, _ = self._seen(states, no_net(), rows)
        return rows[:, : max(counts.max(initial=1), 1)], scores

    def outputs(self, states: Any, net: Any) -> Any:
        """What the network says of each."""
        return self._seen(states, net, np.zeros((0, 0), np.int16))[2]

    def _seen(self, states: Any, net: Any, rows: Any) -> tuple[Any, Any, Any]:
        counts, scores = np.zeros(len(states), np.int64), np.zeros(len(states), np.int64)
        values = np.zeros((len(states), eyes.OUTPUTS), np.int32)
        self._look(states, self.t, net, rows, counts, scores, values)
        return counts, scores, values


def no_net() -> Any:
    """In the place of a network that is not asked."""
    from leagues.navigator import compiled

    return compiled.no_net(eyes)
