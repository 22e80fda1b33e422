"""The games of a `Batch` on a GPU: its arrays stay there, for training without a copy.

`legal`, `seats`, `done`, `scores` are device arrays that PyTorch, CuPy and JAX read through `__cuda_array_interface__`;
`step` takes the actions from there too.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from leagues.compiled.batch import Batch, Games, steps_of
from leagues.compiled.cuda_code import cuda, short_code
from leagues.compiled.layout import dtype_of, from_numpy, whole_numbers
from leagues.compiled.numba_rules import register
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Edition, Game

THREADS = 128
REGISTERS = 64


def kernels(game: Game, edition: Edition | None = None) -> tuple[Any, Any, Any]:
    """The plain functions that each thread runs: begin a game, check an action, answer with it."""
    steps = steps_of(game, edition)
    register(steps.sources, game)
    begin_one, answer_one = steps.begin, steps.answer

    def begin(games: Any, outs: Any) -> None:
        i = cuda.grid(1)
        if i < outs.shape[1]:
            begin_one(i, games, outs[:, i])

    def check(legal: Any, actions: Any, wrong: Any) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0] and not (0 <= actions[i] < legal.shape[1] and legal[i, actions[i]]):
            cuda.atomic.min(wrong, 0, i)

    def answer(games: Any, outs: Any, actions: Any, done: Any, scores: Any) -> None:
        i = cuda.grid(1)
        if i < outs.shape[1]:
            answer_one(i, games, actions, done, scores, outs[:, i])

    return begin, check, answer


class GpuBatch(Batch):
    """A batch whose arrays are on the GPU."""

    def _start(self, threads: int) -> None:
        if not cuda.is_available():
            raise LeaguesError("gpu-missing", what="CUDA")
        count = len(self.done)
        self._blocks = (count + THREADS - 1) // THREADS
        self._games = games = Games(*(cuda.to_device(array) for array in self._games))
        self.states, self.numbers, self.legal, self.seats = games.states, games.numbers, games.legal, games.seats
        self.done, self.scores = cuda.to_device(self.done), cuda.to_device(self.scores)
        self._outs = cuda.device_array((MOST_OPTIONS, count), np.int16)
        begin, check, answer = (cuda.jit(max_registers=REGISTERS)(one) for one in kernels(self.game, self.edition))
        self._check, self._answer = check, answer
        with short_code():  # kernels are compiled when first called
            begin[self._blocks, THREADS](self._games, self._outs)

    def step(self, actions: Any) -> None:
        """Answer in every game, with actions on the device or on the host. A wrong one is named, and nothing has changed."""
        chosen = cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else cuda.to_device(
            whole_numbers(actions)
        )  # fmt: skip
        if np.dtype(chosen.dtype).kind not in "iu":
            raise LeaguesError("batch-kind", kind=str(chosen.dtype))
        if tuple(chosen.shape) != tuple(self.done.shape):
            raise LeaguesError("batch-shape", found=str(chosen.shape), right=str(self.done.shape))
        wrong = cuda.to_device(np.array([chosen.shape[0]], np.int64))
        with short_code():
            self._check[self._blocks, THREADS](self.legal, chosen, wrong)
        index = int(wrong.copy_to_host()[0])
        if index < chosen.shape[0]:
            raise LeaguesError("batch-actions", index=index, action=int(chosen[index]))
        with short_code():
            self._answer[self._blocks, THREADS](self._games, self._outs, chosen, self.done, self.scores)

    def state(self, index: int) -> Any:
        """One of the games as a Python state."""
        return from_numpy(self.game.state, self.states[index : index + 1].copy_to_host()[0], self.edition)


def signatures(game: Game) -> tuple[tuple[Any, ...], ...]:
    """The types of the kernels' arguments, to compile them where there is no GPU."""
    state, tables = (numba.from_dtype(dtype_of(kind)) for kind in (game.state, game.tables))
    integers, table = numba.int64[::1], numba.int64[:, ::1]
    flags, masks, outs = numba.boolean[::1], numba.boolean[:, ::1], numba.int16[:, ::1]
    games = numba.types.NamedTuple((state[::1], state[::1], tables[::1], table, *[integers] * 5, masks, integers), Games)
    return (games, outs), (masks, integers, integers), (games, outs, integers, flags, table)
