"""Whole games on a GPU: the same rules, many games side by side (`leagues.compiled.gpu_games`).

What made it fast on an H200, in million decisions a second with all expansions (and in the base game). A game for each
thread, the games of a warp waiting for each other: 108 (1,600). Warps that take games which wait for the same decision: 211.
Loops that stay loops, as in `leagues.compiled.cuda_code`: 307 (2,300). Indices from the front: 386 (2,700). No jumps that
divide a warp while it takes games, and only those Heroic Actions are tried that lie open: 434 (3,060). Fetching
instructions still takes most of the time: the rules are longer than the instruction cache. More or fewer warps and
registers change little; rules that are called instead of inlined are three times as slow.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np

from leagues.compiled import gpu_games
from leagues.compiled.cpu import ENDINGS, TOTALS, collect
from leagues.compiled.cuda_code import allow_shared_memory, cuda, short_code
from leagues.compiled.layout import to_numpy
from leagues.compiled.numba_rules import blaming_strangers
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.playout import build, policies_by_seat
from leagues.kernel.schema import Record
from leagues.simulate import Report, policy_words, seed_words
from leagues.strangers import invited

REGISTERS = 128


def name() -> str:
    """The GPU's name."""
    found = cuda.get_current_device().name
    return found.decode() if isinstance(found, bytes) else str(found)


class Runner:
    """A game and a policy, compiled for the GPU that is here."""

    def __init__(self, game: Game, policy: str, tables: Record, options: Mapping[str, Any], seed: str) -> None:
        if not cuda.is_available():
            raise LeaguesError("gpu-missing", what="CUDA")
        game = invited(game, policy)
        self.game, self.policy, self.options, self.seed = game, policy, options, seed
        started = time.perf_counter()
        device = cuda.get_current_device()
        start = game.new_state(tables, options)
        policies_by_seat(game, policy, game.seats(start))
        player = build(game, policy, game.edition_of(start))
        self._room = gpu_games.room_for(player, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
        kernel = gpu_games.kernel(player, self._room)
        with short_code(), blaming_strangers(player):
            self._run = cuda.jit(gpu_games.signature(player), max_registers=REGISTERS)(kernel)
        allow_shared_memory(self._run, self._room.pool_bytes)
        self._template = cuda.to_device(to_numpy(start, edition=player.edition))
        self._t = cuda.to_device(to_numpy(tables))
        self._kinds = cuda.to_device(gpu_games.kind_table(player))
        self._blocks = device.MULTIPROCESSOR_COUNT
        self._outs = cuda.device_array((MOST_OPTIONS, self._blocks * self._room.threads), np.int16)
        self._part(0, 0)
        self.compile_seconds = time.perf_counter() - started

    def _part(self, first: int, count: int) -> tuple[Any, Any]:
        totals, endings = cuda.to_device(np.zeros(TOTALS, np.int64)), cuda.to_device(np.zeros(ENDINGS, np.int64))
        numbers = cuda.to_device(np.array([first], np.int64))
        self._run[self._blocks, self._room.threads, 0, self._room.pool_bytes](
            self._template, self._t, self._kinds, *seed_words(self.seed), *policy_words(self.seed), first + count,
            numbers, totals, endings, self._outs,
        )  # fmt: skip
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
