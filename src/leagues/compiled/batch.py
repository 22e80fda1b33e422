"""Many games side by side: make them, see what is legal, step them all with an array of actions.

    batch = Batch(GAMES["nautilion"], 1024, seed="sea", ship="A1")
    while True:
        actions = ...choose from batch.legal (one row a game, one column an action id)...
        batch.step(actions)          # batch.done, batch.scores: who has just ended, and with what

Chance and single options are answered inside. A game that ends starts anew at once, as the next game of the seed; the legal
actions after a step are those of the new game.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np

from leagues.compiled.layout import from_numpy, to_numpy
from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel import frames, sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.schema import Record
from leagues.simulate import seed_words

_compiled: dict[str, tuple[Any, Any]] = {}


def stepper(game: Game) -> tuple[Any, Any]:
    """The compiled functions that begin games, and that step them."""
    flow, score = game.flow, game.score
    options, who, apply, draw = flow.options, flow.who, flow.apply, flow.draw

    def settle(s: Any, t: Any, g: Any, out: Any) -> int:
        while s.ending == 0:
            answer = draw(s, t, g)
            if answer == NOT_CHANCE:
                count = options(s, t, out)
                if count > 1:
                    return count
                answer = out[0]
            elif answer < 0:
                answer = FORCED - answer
            apply(s, t, answer)
        return 0

    def show(s: Any, t: Any, i: int, out: Any, count: int, first_ids: Any, legal: Any, seats: Any) -> None:
        first = first_ids[s.frames[s.depth - 1].doing]
        for a in range(legal.shape[1]):
            legal[i, a] = False
        for k in range(count):
            legal[i, first + out[k]] = True
        seats[i] = who(s, t)

    def begin(
        states: Any, template: Any, t: Any, gs: Any, numbers: Any, high: int, low: int, low_i: int, high_i: int,
        first_ids: Any, legal: Any, seats: Any,
    ) -> None:  # fmt: skip
        out = np.empty(MOST_OPTIONS, np.int64)
        for i in range(low_i, high_i):
            states[i] = template[0]
            sfc32.seed(gs[i], high, low, numbers[i])
            count = settle(states[i], t[0], gs[i], out)
            show(states[i], t[0], i, out, count, first_ids, legal, seats)

    def step(
        states: Any, template: Any, t: Any, gs: Any, numbers: Any, high: int, low: int, low_i: int, high_i: int,
        first_ids: Any, legal: Any, seats: Any, actions: Any, done: Any, scores: Any,
    ) -> None:  # fmt: skip
        out = np.empty(MOST_OPTIONS, np.int64)
        for i in range(low_i, high_i):
            s = states[i]
            apply(s, t[0], actions[i] - first_ids[s.frames[s.depth - 1].doing])
            count = settle(s, t[0], gs[i], out)
            done[i] = s.ending != 0
            if s.ending != 0:
                for seat in range(scores.shape[1]):
                    scores[i, seat] = score(s, t[0], seat)
                numbers[i] += states.shape[0]
                states[i] = template[0]
                sfc32.seed(gs[i], high, low, numbers[i])
                count = settle(states[i], t[0], gs[i], out)
            show(states[i], t[0], i, out, count, first_ids, legal, seats)

    register([*flow.sources, frames, sfc32, score, settle, show])
    identity = key([*flow.sources, score, settle, show, begin, step], [game.state, game.tables])
    if identity not in _compiled:
        _compiled[identity] = compile_cached(begin, identity + "b"), compile_cached(step, identity + "s")
    return _compiled[identity]


class Batch:
    """`count` games of one seed and one set of options."""

    def __init__(
        self, game: Game, count: int, *, seed: str = "0", tables: Record | None = None, threads: int = 1, **options: Any
    ) -> None:
        if count < 1:
            raise LeaguesError("bad-number", value=count, low=1, high=10**9)
        self.game = game
        self.tables = tables if tables is not None else game.read_tables(None)
        self.options = game.read_options(options)
        start = game.new_state(self.tables, self.options)
        ids = game.decisions
        self.actions = ids.action_count
        self.states = np.empty(count, to_numpy(start).dtype)  # the games as they are, one record each
        self.numbers = np.arange(count, dtype=np.int64)  # which game of the seed each of them is
        self.legal = np.zeros((count, self.actions), np.bool_)  # what can be chosen, by action id
        self.seats = np.zeros(count, np.int64)  # who chooses (-2: any seat)
        self.done = np.zeros(count, np.bool_)  # whether the last step ended the game that was there
        self.scores = np.zeros((count, game.seats(start)), np.int64)  # of the last game that ended there
        self._template, self._t = to_numpy(start), to_numpy(self.tables)
        self._g = np.empty((count, 4), np.int64)
        self._first_ids = np.zeros(1000, np.int64)
        for decision in ids.by_number.values():
            self._first_ids[decision.number] = 0 if decision.chance else decision.first_id
        self._words = seed_words(seed)
        self._pool = ThreadPoolExecutor(threads)
        bounds = np.linspace(0, count, threads + 1).astype(int)
        self._parts = [(int(a), int(b)) for a, b in pairwise(bounds) if b > a]
        self._begin, self._step = stepper(game)
        self._run(self._begin)

    def _run(self, function: Any, *more: Any) -> None:
        def part(bounds: tuple[int, int]) -> None:
            function(self.states, self._template, self._t, self._g, self.numbers, *self._words, *bounds, self._first_ids,
                     self.legal, self.seats, *more)  # fmt: skip

        if len(self._parts) == 1:
            part(self._parts[0])
        else:
            list(self._pool.map(part, self._parts))

    def step(self, actions: Any) -> None:
        """Answer in every game. An action that is not legal is named, and nothing has changed."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self.done.shape:
            raise LeaguesError("batch-shape", found=str(chosen.shape), right=str(self.done.shape))
        inside = (chosen >= 0) & (chosen < self.actions)
        good = inside & self.legal[np.arange(len(chosen)), np.where(inside, chosen, 0)]
        if not good.all():
            index = int(np.argmin(good))
            raise LeaguesError("batch-actions", index=index, action=int(chosen[index]))
        self._run(self._step, chosen, self.done, self.scores)

    def state(self, index: int) -> Any:
        """One of the games as a Python state."""
        return from_numpy(self.game.state, self.states[index])
