"""The games of a `Batch` on a GPU: its arrays stay there, for training without a copy.

Every array is a device array, which PyTorch, CuPy and JAX take through `__cuda_array_interface__`; `step` takes the actions
from there too, and `reset` its mask.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numba
import numpy as np

from leagues.compiled.batch import RANDOM, Batch, as_array
from leagues.compiled.batch_arrays import LOOK, Games
from leagues.compiled.batch_cpu import ANSWER, PLACED
from leagues.compiled.batch_steps import Steps
from leagues.compiled.cuda_code import allow_shared_memory, cuda, short_code
from leagues.compiled.gpu_order import SCANNERS, THREADS, Order, order_of
from leagues.compiled.gpu_steps import RENEWED, Kernels, Room, in_words, kernels_of, thinker
from leagues.compiled.layout import padded
from leagues.compiled.numba_rules import register
from leagues.compiled.waiting import waiting_for
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.playout import chooser, policies, policies_by_seat

REGISTERS = 128
BLOCKS = 4  # on each multiprocessor
OWN_SHARED = 48 * 1024  # bytes of shared memory that a block has without asking


def on_words(arrays: Games) -> Games:
    """The arrays as they lie on a GPU: states are words of 32 bits there, and records in shared memory only."""
    state = in_words(arrays.states.dtype)
    return arrays._replace(states=as_words(arrays.states, state), template=padded(arrays.template, state))


def as_words(states: Any, state: np.dtype[Any]) -> Any:
    """The same, as rows of words."""
    return padded(states, state).view(np.int32).reshape(len(states), -1)


class Plan:
    """The plain functions that threads run, with the types of their arguments: enough to compile them without a GPU."""

    def __init__(self, game: Game, steps: Steps, arrays: Games) -> None:
        self.game, self.steps = game, steps
        state = arrays.template.dtype
        self.stepping, self.looking = Room(state, arrays.mask.shape[1] * 4), Room(state, arrays.obs.shape[1])
        register(steps.sources, game)
        self.kernels: Kernels = kernels_of(steps, self.stepping, self.looking)
        self.order: Order = order_of(game.decisions.action_count)
        self.games = numba.typeof(arrays)
        kind = dict(zip(Games._fields, self.games.types, strict=True))
        integers, words, outs = numba.int64[::1], numba.int32[::1], numba.int16[:, ::1]
        self.signatures: dict[str, tuple[Any, ...]] = {
            "go_on": (self.games, outs, words, words, numba.int64, integers, words, words),
            "look": (kind["states"], kind["t"], words, words, kind["who"], kind["obs"]),
            "count": (kind["mask"], kind["who"], kind["rewards"], integers, words, integers),
            "add_up": (words, words, words, words),
            "sort": (kind["who"], integers, words, words),
            "gather": (numba.boolean[::1], words, words),
            "sample": (kind["mask"], kind["whims"], integers),
            "unpack": (kind["mask"], numba.boolean[:, ::1]),
            "widen": (words, integers),
            "think": (self.games, outs, integers),
        }

    def function(self, name: str) -> Callable[..., None]:
        """One of the functions."""
        found: Callable[..., None] = getattr(self.kernels, name, None) or getattr(self.order, name)
        return found

    def policy(self, policy: str, seats: int, edition: Any) -> Callable[..., None]:
        """The function that lets a policy choose."""
        named, flow = policies_by_seat(self.game, policy, seats), self.game.flow_of(edition)
        choose, hide = chooser(self.game, policy, flow.who), self.game.hide
        modules = [policies(self.game)[name] for name in named]
        register((*flow.sources, hide), self.game)
        thinking = [one for module in modules for one in (module, *getattr(module, "MODULES", ()))]
        register([*thinking, *([choose] if len(named) > 1 else [])], inline=False)
        return thinker(self.steps, self.stepping, flow.options, hide, choose)


class GpuBatch(Batch):
    """A batch whose arrays are on the GPU."""

    def _ready(
        self, arrays: Games, threads: int, policies: Sequence[str], progress: Callable[[int, int], None] | None
    ) -> None:
        if not cuda.is_available():
            raise LeaguesError("gpu-missing", what="CUDA")
        self._look = bool(arrays.settings[LOOK])
        arrays = on_words(arrays)
        self._plan = plan = Plan(self.game, self._steps, arrays)
        self._games = Games(*(cuda.to_device(array) for array in arrays))
        self._blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
        self._everywhere = cuda.to_device(np.ones(self.count, np.bool_))
        self._chosen = cuda.to_device(np.zeros(self.count, np.int64))
        self._given = cuda.device_array(self.count, np.int64)
        self._outs = cuda.device_array((MOST_OPTIONS, self._blocks * plan.stepping.threads), np.int16)
        self._order, self._ended = (cuda.device_array(self.count, np.int32) for _ in range(2))
        self._total, self._endings = (cuda.to_device(np.zeros(1, np.int32)) for _ in range(2))
        self._crowd, self._starts = (cuda.to_device(np.zeros(self.actions, np.int32)) for _ in range(2))
        self._wrong = cuda.to_device(np.array([self.count], np.int64))
        self._list = cuda.to_device(np.arange(self.count, dtype=np.int32))
        self._number = cuda.to_device(np.array([self.count], np.int32))
        self._code: Any = {}
        names = [name for name in plan.signatures if name != "think"]
        parts = [*(partial(self._compile, name) for name in names), *(partial(self._learn, policy) for policy in policies)]
        waiting_for(self.game.id, parts, progress)

    def _compile(self, name: str) -> None:
        self._code[name] = self._compiled(self._plan.function(name), name)

    def _compiled(self, function: Callable[..., None], name: str) -> Any:
        with short_code():
            made = cuda.jit(self._plan.signatures[name], max_registers=REGISTERS)(function)
        room = self._plan.looking if name == "look" else self._plan.stepping
        if name in ("go_on", "look", "think") and room.pool_bytes > OWN_SHARED:
            allow_shared_memory(made, room.pool_bytes)
        return made

    def _learn(self, policy: str) -> None:
        if policy != RANDOM and policy not in self._policies:
            function = self._plan.policy(policy, self.seats, self._edition)
            self._policies[policy] = self._compiled(function, "think")

    def _run(self, name: str, *arguments: Any) -> None:
        """Run a kernel with a thread for each game."""
        blocks = {"add_up": 1, "unpack": self.count}.get(name, (self.count + THREADS - 1) // THREADS)
        self._code[name][blocks, SCANNERS if name == "add_up" else THREADS](*arguments)

    def _step_listed(self, what: int, order: Any, total: Any, actions: Any) -> None:
        room = self._plan.stepping
        launch = self._code["go_on"][self._blocks, room.threads, 0, room.pool_bytes]
        launch(self._games, self._outs, order, total, what, actions, self._ended, self._endings)

    def _observe(self, order: Any, total: Any, seats: Any, to: Any) -> None:
        room = self._plan.looking
        launch = self._code["look"][self._blocks, room.threads, 0, room.pool_bytes]
        launch(self._games.states, self._games.t, order, total, seats, to)

    def _go_on(self, what: int, chosen: Any) -> None:
        games = self._games
        if what == ANSWER:  # `_checked` has counted
            self._run("sort", games.who, chosen, self._starts, self._order)
        else:
            self._total.copy_to_device(np.zeros(1, np.int32))
            self._endings.copy_to_device(np.zeros(1, np.int32))
            self._run("gather", chosen, self._order, self._total)
        self._step_listed(what, self._order, self._total, self._chosen if what != ANSWER else chosen)
        if self._look:
            self._observe(self._ended, self._endings, games.final_who, games.final_obs)
        if self.renew and what in (ANSWER, PLACED):
            self._step_listed(RENEWED, self._ended, self._endings, self._chosen)
        if self._look:
            self._observe(self._list, self._number, games.who, games.obs)
        self._unpacked = False

    def _checked(self, actions: Any) -> Any:
        if hasattr(actions, "__cuda_array_interface__"):
            given = cuda.as_cuda_array(actions)
            self._check_shape(given)
            if given.dtype != np.int64 or not given.is_c_contiguous():
                self._widen(given)
                given = self._given
        else:
            here = as_array(actions)
            self._check_shape(here)
            self._given.copy_to_device(np.ascontiguousarray(here, np.int64))
            given = self._given
        games = self._games
        self._run("count", games.mask, games.who, games.rewards, given, self._crowd, self._wrong)
        self._run("add_up", self._crowd, self._starts, self._total, self._endings)
        index = int(self._wrong.copy_to_host()[0])
        if index < self.count:
            self._wrong.copy_to_device(np.array([self.count], np.int64))
            raise LeaguesError("batch-actions", index=index, action=int(given[index]))
        return given

    def _widen(self, given: Any) -> None:
        if given.dtype == np.int32 and given.is_c_contiguous():
            self._run("widen", given, self._given)
        else:  # rare: by way of the host
            self._given.copy_to_device(np.ascontiguousarray(given.copy_to_host(), np.int64))

    def _choose(self, policy: str) -> None:
        if policy == RANDOM:
            self._run("sample", self._games.mask, self._games.whims, self._chosen)
            return
        self._learn(policy)
        room = self._plan.stepping
        self._policies[policy][self._blocks, room.threads, 0, room.pool_bytes](self._games, self._outs, self._chosen)

    def _unpack(self) -> None:
        self._run("unpack", self._games.mask, self._legal)

    def _places(self, mask: Any) -> Any:
        there = hasattr(mask, "__cuda_array_interface__")
        given: Any = cuda.as_cuda_array(mask) if there else as_array(mask)
        if tuple(given.shape) != (self.count,) or given.dtype.kind != "b":
            raise LeaguesError("batch-mask", found=f"{given.dtype} {given.shape}", right=str((self.count,)))
        return given if there and given.is_c_contiguous() else cuda.to_device(np.ascontiguousarray(given))

    def _reseed(self, words: Sequence[int], chosen: Any) -> None:
        self._games.words.copy_to_device(np.array(words, np.int64))
        numbers = self._games.numbers.copy_to_host()
        self._games.numbers.copy_to_device(np.where(chosen.copy_to_host(), np.arange(self.count), numbers))

    def _room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return cuda.device_array(shape, dtype)

    def _copy(self, to: Any, source: Any) -> None:
        to.copy_to_device(source)

    def _fetch(self, array: Any) -> Any:
        return array.copy_to_host()

    def _row(self, index: int) -> Any:
        return self._games.states[index].copy_to_host().view(self._games.template.dtype)[0]

    def _write(self, place: int, row: Any) -> None:
        self._games.states[place].copy_to_device(as_words(row, self._games.template.dtype)[0])
