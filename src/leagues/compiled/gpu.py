"""Whole games on a GPU: the same rules, one game after the other in each thread.

What made it fast on an H200, in million decisions a second: states in local memory ran at 670, because the compiler then
unrolled every loop over them and the code no longer fitted the instruction cache; in shared memory, with at most 64
registers, at 1,400; with games of a warp that wait for each other (`wait_for_others`), so that all roll, then all plan, and
lists of options in device memory, at 3,000 (2,800 with those lists in local memory).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numba
import numpy as np

from leagues.compiled.cpu import ENDINGS, GAMES, SCORE, TOTALS, collect
from leagues.compiled.layout import dtype_of, to_numpy
from leagues.compiled.numba_rules import register
from leagues.kernel import sfc32
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.playout import TALLY, Player, build, wait_for_others
from leagues.kernel.schema import Record
from leagues.simulate import Report, seed_words

for _name in ("row_stack", "in1d", "trapz"):  # numba-cuda still names what newer NumPy has removed
    if not hasattr(np, _name):
        setattr(np, _name, None)

from numba import cuda  # noqa: E402
from numba.extending import overload  # noqa: E402

MOST_THREADS = 128
REGISTERS = 64
SHARED_BYTES = 48 * 1024  # what a block can have without asking


@overload(wait_for_others, target="cuda")
def _wait_for_others(doing: Any, argument: Any, opener: Any) -> Callable[..., bool]:
    def wait(doing: Any, argument: Any, opener: Any) -> bool:
        """Of the games of a warp, those whose decision comes first in the turn go on, then those that are set up; a new turn
        begins for all together, when its opening decision comes without an argument. The last two digits of a decision's
        number say when it comes."""
        mask = cuda.activemask()
        rank = numba.int32(doing) % 100
        if rank < opener % 100:
            rank += 100
        elif doing == opener and argument == 0:
            rank += 200
        first = cuda.shfl_sync(mask, rank, cuda.ffs(mask) - 1)
        earlier = cuda.ballot_sync(mask, rank < first)
        while earlier != 0:
            first = cuda.shfl_sync(mask, rank, cuda.ffs(earlier) - 1)
            earlier = cuda.ballot_sync(mask, rank < first)
        return rank != first  # type: ignore[no-any-return]

    return wait


def threads(player: Player) -> int:
    """How many games a block plays at once: as many whole warps as their states leave room for."""
    size = player.states * dtype_of(player.game.state, player.edition).itemsize
    return min(MOST_THREADS, SHARED_BYTES // size // 32 * 32)


def kernel(player: Player) -> Any:
    """The plain function that each thread runs; compile it with `cuda.jit` or to PTX."""
    register(player.sources, player.game)
    register(player.thinking, inline=False)
    play, score = player.play, player.game.score
    needed, state_type = player.states, numba.from_dtype(dtype_of(player.game.state, player.edition))
    pool_size = threads(player) * needed

    def run(
        template: Any, t: Any, high: int, low: int, first: int, count: int, totals: Any, endings: Any, outs: Any
    ) -> None:
        pool = cuda.shared.array(pool_size, state_type)
        states = pool[cuda.threadIdx.x * needed : (cuda.threadIdx.x + 1) * needed]
        out = outs[:, cuda.grid(1)]
        g = cuda.local.array(4, numba.int64)
        tally = cuda.local.array(TALLY, numba.int64)
        sums = cuda.local.array(TOTALS, numba.int64)
        for i in range(TOTALS):
            sums[i] = 0
        for number in range(first + cuda.grid(1), first + count, cuda.gridsize(1)):
            cuda.syncwarp()  # games of a warp begin together, so that they are set up together
            states[0] = template[0]
            sfc32.seed(g, high, low, number)
            play(states, t[0], g, out, tally)
            for i in range(TALLY):
                sums[i] += tally[i]
            sums[GAMES] += 1
            sums[SCORE] += score(states[0], t[0], 0)
            cuda.atomic.add(endings, states[0].ending + 1, 1)
        for i in range(TOTALS):
            cuda.atomic.add(totals, i, sums[i])

    return run


def signature(player: Player) -> tuple[Any, ...]:
    """The types of the kernel's arguments."""
    state = numba.from_dtype(dtype_of(player.game.state, player.edition))
    tables = numba.from_dtype(dtype_of(player.game.tables))
    integers = numba.int64[::1]
    return (state[::1], tables[::1], *(numba.int64,) * 4, integers, integers, numba.int16[:, ::1])


def name() -> str:
    """The GPU's name."""
    found = cuda.get_current_device().name
    return found.decode() if isinstance(found, bytes) else str(found)


class Runner:
    """A game and a policy, compiled for the GPU that is here."""

    def __init__(self, game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str) -> None:
        if not cuda.is_available():
            raise LeaguesError("gpu-missing", what="CUDA")
        self.game, self.policy, self.options, self.seed = game, policy, options, seed
        started = time.perf_counter()
        start = game.new_state(tables, options)
        player = build(game, policy, game.edition_of(start))
        self._run = cuda.jit(signature(player), max_registers=REGISTERS)(kernel(player))
        self._template = cuda.to_device(to_numpy(start, edition=player.edition))
        self._t = cuda.to_device(to_numpy(tables))
        self._blocks = 32 * cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._threads = threads(player)
        self._outs = cuda.device_array((MOST_OPTIONS, self._blocks * self._threads), np.int16)
        self._part(0, 0)
        self.compile_seconds = time.perf_counter() - started

    def _part(self, first: int, count: int) -> tuple[Any, Any]:
        totals, endings = cuda.to_device(np.zeros(TOTALS, np.int64)), cuda.to_device(np.zeros(ENDINGS, np.int64))
        words = seed_words(self.seed)
        self._run[self._blocks, self._threads](self._template, self._t, *words, first, count, totals, endings, self._outs)
        return totals.copy_to_host(), endings.copy_to_host()

    def simulate(self, games: int, first: int = 0) -> Iterator[Report]:
        """Play games. Gives the running report from time to time, the same object each time."""
        report = Report(self.game.id, self.policy, "gpu", self.options, self.seed, compile_seconds=self.compile_seconds)
        chunk, done = 1 << 20, 0
        while done < games:
            started = time.perf_counter()
            portion = min(chunk, games - done)
            found = self._part(first + done, portion)
            taken = time.perf_counter() - started
            report.seconds += taken
            collect(report, self.game, *found)
            done += portion
            if taken < 0.2:
                chunk *= 4
            yield report


def simulate(
    game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str, games: int, first: int = 0
) -> Iterator[Report]:
    """Play games on the GPU."""
    yield from Runner(game, policy, tables, options, seed).simulate(games, first)
