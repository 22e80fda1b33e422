"""Many games side by side: make them, see what is legal, step them all with an array of actions.

    batch = Batch(GAMES["nautilion"], 1024, seed="sea", ship="A1")
    while True:
        actions = ...choose from batch.legal (one row a game, one column an action id)...
        batch.step(actions)          # batch.done, batch.scores: who has just ended, and with what

Chance and single options are answered inside. A game that ends starts anew at once, as the next game of the seed; the legal
actions after a step are those of the new game. `leagues.compiled.gpu_batch` keeps the same arrays on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from leagues.compiled.layout import from_numpy, to_numpy, whole_numbers
from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.kernel import frames, sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Edition, Game
from leagues.kernel.schema import Record
from leagues.simulate import seed_words

_compiled: dict[str, tuple[Any, Any]] = {}


class Games(NamedTuple):
    """The arrays of a batch, as the compiled functions take them."""

    states: Any
    template: Any  # what every game begins as
    t: Any
    generators: Any  # one a game
    numbers: Any  # which game of the seed each one is
    words: Any  # of the seed
    offsets: Any  # by decision: where it begins in `ids`
    ids: Any  # by offset and answer: the action id
    answers: Any  # by action id: the answer within its decision
    legal: Any
    seats: Any


@dataclass(frozen=True)
class Steps:
    """What happens to one game of a batch, in the compiled subset, for any back end."""

    begin: Callable[..., None]  # begin(i, games, out): start game i and show what is legal
    answer: Callable[..., None]  # answer(i, games, actions, done, scores, out): step it; if it ends, start the next one
    sources: tuple[Any, ...]


def steps_of(game: Game, edition: Edition | None = None) -> Steps:
    """Write the functions of a game's batch."""
    flow, score = game.flow_of(edition), game.score
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

    def begin(i: int, games: Games, out: Any) -> None:
        games.states[i] = games.template[0]
        sfc32.seed(games.generators[i], games.words[0], games.words[1], games.numbers[i])
        show(i, games, out, settle(games.states[i], games.t[0], games.generators[i], out))

    def show(i: int, games: Games, out: Any, count: int) -> None:
        s = games.states[i]
        offset = games.offsets[s.frames[s.depth - 1].doing]
        for action in range(games.legal.shape[1]):
            games.legal[i, action] = False
        for k in range(count):
            games.legal[i, games.ids[offset + out[k]]] = True
        games.seats[i] = who(s, games.t[0])

    def answer(i: int, games: Games, actions: Any, done: Any, scores: Any, out: Any) -> None:
        s, t = games.states[i], games.t[0]
        apply(s, t, games.answers[actions[i]])
        count = settle(s, t, games.generators[i], out)
        done[i] = s.ending != 0
        if s.ending != 0:
            for seat in range(scores.shape[1]):
                scores[i, seat] = score(s, t, seat)
            games.numbers[i] += games.states.shape[0]
            begin(i, games, out)
        else:
            show(i, games, out, count)

    return Steps(begin, answer, (*flow.sources, frames, sfc32, score, settle, show, begin, answer))


def stepper(game: Game, edition: Edition | None) -> tuple[Any, Any]:
    """The functions that begin and step the games from `low` to `high`, compiled for the CPU."""
    steps = steps_of(game, edition)
    begin, answer = steps.begin, steps.answer

    def begin_all(games: Games, low: int, high: int) -> None:
        out = np.empty(MOST_OPTIONS, np.int64)
        for i in range(low, high):
            begin(i, games, out)

    def answer_all(games: Games, low: int, high: int, actions: Any, done: Any, scores: Any) -> None:
        out = np.empty(MOST_OPTIONS, np.int64)
        for i in range(low, high):
            answer(i, games, actions, done, scores, out)

    register(steps.sources, game)
    identity = key([*steps.sources, begin_all, answer_all], [game.state, game.tables], edition)
    if identity not in _compiled:
        _compiled[identity] = compile_cached(begin_all, identity + "b"), compile_cached(answer_all, identity + "s")
    return _compiled[identity]


class Batch:
    """`count` games of one seed and one set of options."""

    def __init__(
        self, game: Game, count: int, *, seed: str = "0", tables: Record | None = None, threads: int = 1, **options: Any
    ) -> None:
        for value in (count, threads):
            if value < 1:
                raise LeaguesError("bad-number", value=value, low=1, high=10**9)
        self.game = game
        self.tables = tables if tables is not None else game.read_tables(None)
        self.options = game.read_options(options)
        start = game.new_state(self.tables, self.options)
        self.actions = game.decisions.action_count
        self.edition = game.edition_of(start)
        self.states: Any = to_numpy(start, count, self.edition)  # the games as they are, one record each
        self.numbers: Any = np.arange(count, dtype=np.int64)  # which game of the seed each of them is
        self.legal: Any = np.zeros((count, self.actions), np.bool_)  # what can be chosen, by action id
        self.seats: Any = np.zeros(count, np.int64)  # who chooses (-2: any seat)
        self.done: Any = np.zeros(count, np.bool_)  # whether the last step ended the game that was there
        self.scores: Any = np.zeros((count, game.seats(start)), np.int64)  # of the last game that ended there
        offsets, ids, answers = np.zeros(1000, np.int64), np.empty(self.actions, np.int64), np.empty(self.actions, np.int64)
        taken = 0
        for decision in game.decisions.by_number.values():
            if not decision.chance:
                offsets[decision.number] = taken
                ids[taken : taken + decision.size] = decision.ids
                answers[list(decision.ids)] = range(decision.size)
                taken += decision.size
        self._games = Games(
            self.states, to_numpy(start, 1, self.edition), to_numpy(self.tables), np.empty((count, 4), np.int64),
            self.numbers,
            np.array(seed_words(seed), np.int64), offsets, ids, answers, self.legal, self.seats,
        )  # fmt: skip
        self._start(threads)

    def _start(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads)
        bounds = np.linspace(0, len(self.done), threads + 1).astype(int)
        self._parts = [(int(a), int(b)) for a, b in pairwise(bounds) if b > a]
        begin, self._answer = stepper(self.game, self.edition)
        list(self._pool.map(lambda part: begin(self._games, *part), self._parts))

    def step(self, actions: Any) -> None:
        """Answer in every game. An action that is not legal is named, and nothing has changed."""
        chosen = whole_numbers(actions)
        if chosen.shape != self.done.shape:
            raise LeaguesError("batch-shape", found=str(chosen.shape), right=str(self.done.shape))
        inside = (chosen >= 0) & (chosen < self.actions)
        good = inside & self.legal[np.arange(len(chosen)), np.where(inside, chosen, 0)]
        if not good.all():
            index = int(np.argmin(good))
            raise LeaguesError("batch-actions", index=index, action=int(chosen[index]))

        def part(bounds: tuple[int, int]) -> None:
            self._answer(self._games, *bounds, chosen, self.done, self.scores)

        if len(self._parts) == 1:
            part(self._parts[0])
        else:
            list(self._pool.map(part, self._parts))

    def state(self, index: int) -> Any:
        """One of the games as a Python state."""
        return from_numpy(self.game.state, self.states[index], self.edition)
