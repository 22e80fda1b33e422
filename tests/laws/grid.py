"""A GPU of Python threads: enough of `numba.cuda` to run our kernels where there is none.

Blocks run one after the other, the threads of a block side by side, with real barriers and one shared memory. The rules that
the kernels call are compiled for the CPU, so that only the kernels themselves are interpreted.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import fields, replace
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from numba.np.numpy_support import as_dtype

from leagues.compiled.batch_steps import Steps, allowed, keep, pick, start, wake
from leagues.compiled.numba_rules import register
from leagues.kernel import sfc32

MULTIPROCESSORS = 2
SMALL = 8  # threads of a block


class Device(np.ndarray[Any, Any]):
    """An array that says it is on the GPU."""

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": self.shape, "typestr": self.dtype.str}

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, source: Any) -> None:
        self[...] = source

    def is_c_contiguous(self) -> bool:
        return self.flags.c_contiguous


class Atomic:
    """What threads do one after the other."""

    def __init__(self) -> None:
        self._lock = threading.Lock()

    def add(self, array: Any, index: int, value: int) -> int:
        with self._lock:
            old = int(array[index])
            array[index] += value
            return old

    def min(self, array: Any, index: int, value: int) -> None:
        with self._lock:
            array[index] = min(array[index], value)


class Grid:
    """Stands for the module `cuda`."""

    def __init__(self) -> None:
        self.atomic, self._own = Atomic(), threading.local()
        self.shared = SimpleNamespace(array=self._shared)
        self.local = SimpleNamespace(array=lambda shape, kind: np.zeros(shape, as_dtype(kind)))
        self.launches: list[str] = []

    def __getattr__(self, name: str) -> Any:
        """Inside a kernel: `threadIdx`, `blockIdx`, `gridDim`."""
        return SimpleNamespace(x=getattr(self._own, name))

    def syncthreads(self) -> None:
        self._own.barrier.wait()

    def _shared(self, shape: int, kind: Any, alignment: int | None = None) -> Any:
        if shape == 0:  # all such arrays are the same memory
            dtype = as_dtype(kind)
            return self._own.pool[: len(self._own.pool) // dtype.itemsize * dtype.itemsize].view(dtype)
        self._own.asked += 1
        return self._own.statics.setdefault(self._own.asked, np.full(shape, 7, as_dtype(kind)))  # not 0 to begin with

    # What runs outside.
    def is_available(self) -> bool:
        return True

    def get_current_device(self) -> Any:
        return SimpleNamespace(MULTIPROCESSOR_COUNT=MULTIPROCESSORS)

    def to_device(self, array: Any) -> Any:
        return np.array(array).view(Device)

    def device_array(self, shape: Any, dtype: Any) -> Any:
        return np.full(shape, 1, dtype).view(Device)

    def as_cuda_array(self, array: Any) -> Any:
        return array

    def jit(self, signature: Any, max_registers: int) -> Callable[[Callable[..., None]], Any]:
        return lambda kernel: Launcher(self, kernel)

    def run(self, kernel: Callable[..., None], blocks: int, threads: int, shared: int, arguments: tuple[Any, ...]) -> None:
        failures: list[BaseException] = []
        for block in range(blocks):
            memory = threading.Barrier(threads), np.full(shared, 201, np.uint8), dict[int, Any]()

            def run(thread: int, block: int = block, memory: Any = memory) -> None:
                own, (barrier, pool, statics) = self._own, memory
                own.threadIdx, own.blockIdx, own.gridDim, own.barrier = thread, block, blocks, barrier
                own.pool, own.statics, own.asked = pool, statics, 0
                try:
                    kernel(*arguments)
                except BaseException as failure:
                    failures.append(failure)
                    barrier.abort()

            workers = [threading.Thread(target=run, args=(thread,)) for thread in range(threads)]
            for worker in workers:
                worker.start()
            for worker in workers:
                worker.join()
            if failures:
                raise failures[0]


class Launcher:
    """A kernel that can be launched."""

    def __init__(self, grid: Grid, kernel: Callable[..., None]) -> None:
        self.grid, self.kernel = grid, kernel

    def __getitem__(self, how: tuple[int, ...]) -> Callable[..., None]:
        blocks, threads, *more = how

        def launch(*arguments: Any) -> None:
            self.grid.launches.append(self.kernel.__name__)
            self.grid.run(self.kernel, blocks, threads, more[1] if more else 0, tuple(map(plain, arguments)))

        return launch


def plain(argument: Any) -> Any:
    """Device arrays as arrays, over the same memory."""
    if isinstance(argument, tuple):
        return argument._replace(**{name: plain(one) for name, one in argument._asdict().items()})  # type: ignore[attr-defined]
    return argument.view(np.ndarray) if isinstance(argument, Device) else argument


def compiled(steps: Steps) -> Steps:
    """The functions of a batch, compiled for the CPU."""
    names = [field.name for field in fields(steps) if field.name != "sources"]
    return replace(steps, **{name: numba.njit(getattr(steps, name)) for name in names})


def pretend(monkeypatch: pytest.MonkeyPatch) -> Grid:
    """From now on a GPU is here, with small blocks."""
    from leagues.compiled import gpu_batch, gpu_order, gpu_steps

    grid = Grid()
    for module in (gpu_batch, gpu_order, gpu_steps):
        monkeypatch.setattr(module, "cuda", grid)
    for module in (gpu_batch, gpu_order):
        monkeypatch.setattr(module, "THREADS", SMALL)
        monkeypatch.setattr(module, "SCANNERS", SMALL)
    monkeypatch.setattr(gpu_batch, "BLOCKS", 1)
    monkeypatch.setattr(gpu_steps, "MOST_THREADS", SMALL)
    monkeypatch.setattr(gpu_steps, "WARP", SMALL)
    register((sfc32, allowed, keep, pick, start, wake))
    for module, names in ((gpu_steps, (keep, start, wake)), (gpu_order, (allowed, pick))):
        for function in names:
            monkeypatch.setattr(module, function.__name__, numba.njit(function))
    kernels_of = gpu_steps.kernels_of
    monkeypatch.setattr(gpu_batch, "kernels_of", lambda steps, *rooms: kernels_of(compiled(steps), *rooms))
    monkeypatch.setattr(gpu_batch, "allow_shared_memory", lambda made, size: None)
    monkeypatch.setattr(gpu_batch, "short_code", lambda: _nothing())
    return grid


def _nothing() -> AbstractContextManager[None]:
    return nullcontext()
