"""What a GPU does with the games of a batch. Each thread has one game at a time, in shared memory.

A block takes as many games from a list as it has threads, copies their states in, lets each thread do its part, and copies
out what has changed; then it takes the next ones. What is written is what will be read: a state, a mask of bits, bytes that
are seen. Games that have ended are listed and begin together afterwards, in warps of their own: to lay out a new game takes
many draws, and in most warps some game ends at each step. Observing is a kernel of its own: its code is short.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from leagues.compiled.batch_arrays import Games
from leagues.compiled.batch_cpu import ANSWER, BEGIN, PLACED
from leagues.compiled.batch_steps import NO_ANSWER, NOBODY, Steps, keep, start, wake
from leagues.compiled.cuda_code import cuda
from leagues.compiled.numba_rules import register

RENEWED = 4  # beside what `go_on` does elsewhere: the next game, where what was noted is about the one before
SHARED_BYTES = 56 * 1024  # for a block: four of them fit into a Hopper's multiprocessor
MOST_THREADS = 128
WARP = 32


@dataclass(frozen=True)
class Room:
    """How the games of a block lie in shared memory: states, then a row for each, of its mask or of what is seen."""

    state: np.dtype[Any]
    row: int  # bytes

    @property
    def stride(self) -> int:
        """Bytes from row to row."""
        return odd_words(self.row) * 4

    @property
    def threads(self) -> int:
        """As many as there is room for, in whole warps."""
        fit = SHARED_BYTES // (self.state.itemsize + self.stride) // WARP * WARP
        return max(WARP, min(MOST_THREADS, fit))

    @property
    def pool_bytes(self) -> int:
        """The shared memory that a block asks for."""
        return self.threads * (self.state.itemsize + self.stride)


def odd_words(size: int) -> int:
    """So many bytes as words of 32 bits. It is an odd number of them: neighbours then begin in different banks, and threads
    that want the same place in each do not wait for each other."""
    return (size + 3) // 4 | 1


def in_words(state: np.dtype[Any]) -> np.dtype[Any]:
    """The layout of a state, in an odd number of words."""
    assert state.fields is not None
    assert state.alignment <= 4, "a field of 64 bits"
    fields = {name: state.fields[name] for name in state.names or ()}
    return np.dtype(
        {
            "names": list(fields),
            "formats": [kind for kind, *_ in fields.values()],
            "offsets": [offset for _, offset, *_ in fields.values()],
            "itemsize": odd_words(state.itemsize) * 4,
        },
        align=True,
    )


@dataclass(frozen=True)
class Kernels:
    """The plain functions that each thread runs."""

    go_on: Callable[..., None]  # go_on(games, outs, order, total, what, actions, ended, endings): those that are listed
    look: Callable[..., None]  # look(all_states, t, order, total, seats, to): observe them, each as one of its seats


def kernels_of(steps: Steps, stepping: Room, looking: Room) -> Kernels:
    """Write the functions of a game's batches."""
    settle, pay, value, over, show, observe = (
        steps.settle, steps.pay, steps.value, steps.over, steps.show, steps.observe
    )  # fmt: skip
    state_type, words = numba.from_dtype(stepping.state), stepping.state.itemsize // 4
    threads, row, stride = stepping.threads, stepping.row // 4, stepping.stride // 4  # masks are words
    rows_at = threads * words
    lookers, seen, seen_stride, seen_at = looking.threads, looking.row, looking.stride, looking.threads * words * 4
    fetch, lookers_fetch = fetcher(threads, words), fetcher(lookers, words)
    register((fetch, lookers_fetch))

    def go_on(games: Games, outs: Any, order: Any, total: Any, what: int, actions: Any, ended: Any, endings: Any) -> None:
        pool = cuda.shared.array(0, state_type, alignment=16)  # these three are the same memory
        states = cuda.shared.array(0, numba.int32, alignment=16)
        rows = cuda.shared.array(0, numba.uint32, alignment=16)
        g = cuda.local.array(4, numba.int64)
        me = cuda.threadIdx.x
        out = outs[:, cuda.blockIdx.x * threads + me]
        first = cuda.blockIdx.x * threads
        while first < total[0]:
            here = min(threads, total[0] - first)
            if what < BEGIN:
                fetch(games.states, order, first, here, states, me)
            cuda.syncthreads()
            if me < here:
                i = order[first + me]
                answer = NO_ANSWER
                wake(games.luck, i, g)
                if what == ANSWER:
                    answer = games.answers[actions[i]]
                    games.lengths[i] += 1
                elif what == PLACED:
                    games.lengths[i] = 0
                else:
                    if what != BEGIN:
                        games.numbers[i] += len(games.numbers)
                    start(pool, me, i, games, g)
                s = pool[me]
                count = settle(s, games.t[0], g, out, answer)
                if what == ANSWER:
                    pay(s, i, games)
                else:
                    value(s, i, games)
                if what != RENEWED:
                    if what != ANSWER:
                        for seat in range(games.rewards.shape[1]):
                            games.rewards[i, seat] = 0
                    if over(s, i, games):
                        count = 0
                        ended[cuda.atomic.add(endings, 0, 1)] = i
                mine = rows_at + me * stride
                show(s, i, games, rows[mine : mine + row], out, count)
                keep(games.luck, i, g)
            cuda.syncthreads()
            for k in range(me, here * words, threads):
                games.states[order[first + k // words], k % words] = states[k]
            for k in range(me, here * row, threads):
                games.mask[order[first + k // row], k % row] = rows[rows_at + k // row * stride + k % row]
            cuda.syncthreads()
            first += cuda.gridDim.x * threads

    def look(all_states: Any, t: Any, order: Any, total: Any, seats: Any, to: Any) -> None:
        pool = cuda.shared.array(0, state_type, alignment=16)
        states = cuda.shared.array(0, numba.int32, alignment=16)
        rows = cuda.shared.array(0, numba.uint8, alignment=16)
        me = cuda.threadIdx.x
        first = cuda.blockIdx.x * lookers
        while first < total[0]:
            here = min(lookers, total[0] - first)
            lookers_fetch(all_states, order, first, here, states, me)
            cuda.syncthreads()
            if me < here:
                mine = seen_at + me * seen_stride
                observe(pool[me], t[0], seats[order[first + me]], rows[mine : mine + seen])
            cuda.syncthreads()
            for k in range(me, here * seen, lookers):
                to[order[first + k // seen], k % seen] = rows[seen_at + k // seen * seen_stride + k % seen]
            cuda.syncthreads()
            first += cuda.gridDim.x * lookers

    return Kernels(go_on, look)


def fetcher(threads: int, words: int) -> Callable[..., None]:
    """Write the function with which a block copies the states of listed games into shared memory. Four words are on their
    way at a time: else a thread would wait for each before it asks for the next."""

    def fetch(source: Any, order: Any, first: int, here: int, states: Any, me: int) -> None:
        k = me
        while k + 3 * threads < here * words:
            b, c, d = k + threads, k + 2 * threads, k + 3 * threads
            one = source[order[first + k // words], k % words]
            two = source[order[first + b // words], b % words]
            three = source[order[first + c // words], c % words]
            four = source[order[first + d // words], d % words]
            states[k] = one
            states[b] = two
            states[c] = three
            states[d] = four
            k += 4 * threads
        while k < here * words:
            states[k] = source[order[first + k // words], k % words]
            k += threads

    return fetch


def thinker(steps: Steps, room: Room, options: Any, hide: Any, choose: Any) -> Callable[..., None]:
    """Write the function that lets a policy choose: think(games, outs, actions). It gets a copy that is hidden in place."""
    who, state_type, words, threads = steps.who, numba.from_dtype(room.state), room.state.itemsize // 4, room.threads

    def think(games: Games, outs: Any, actions: Any) -> None:
        pool = cuda.shared.array(0, state_type, alignment=16)
        states = cuda.shared.array(0, numba.int32, alignment=16)
        g = cuda.local.array(4, numba.int64)
        me = cuda.threadIdx.x
        out = outs[:, cuda.blockIdx.x * threads + me]
        first = cuda.blockIdx.x * threads
        while first < len(games.who):
            here = min(threads, len(games.who) - first)
            for k in range(me, here * words, threads):
                states[k] = games.states[first + k // words, k % words]
            cuda.syncthreads()
            if me < here:
                i = first + me
                actions[i] = -1
                if games.who[i] != NOBODY:
                    s = pool[me]
                    count = options(s, games.t[0], out)
                    hide(s, games.t[0], who(s, games.t[0]))
                    wake(games.whims, i, g)
                    answer = choose(pool, me, games.t[0], out, count, g)
                    keep(games.whims, i, g)
                    actions[i] = games.ids[games.offsets[s.frames[s.depth - 1].doing] + answer]
            cuda.syncthreads()
            first += cuda.gridDim.x * threads

    return think
