"""What a GPU does around the steps of a batch: check the actions, and bring games together that answer with the same one.

The threads of a warp then do the same, for the most part. An action belongs to one decision, so nobody has to look at a
state for this. Within an action the order is as it happens: no game hears of another.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numba

from leagues.compiled.batch_steps import NOBODY, allowed, pick
from leagues.compiled.cuda_code import cuda

THREADS = 256
SCANNERS = 1024  # threads of the one block that adds up


@dataclass(frozen=True)
class Order:
    """The plain functions that each thread runs."""

    count: Callable[..., None]  # count(mask, who, rewards, actions, crowd, wrong): how many games answer with each action
    add_up: Callable[..., None]  # add_up(crowd, places, total, endings): where the games of each action begin
    sort: Callable[..., None]  # sort(who, actions, places, order): write the games down
    gather: Callable[..., None]  # gather(chosen, order, total): those that are chosen, in any order
    sample: Callable[..., None]  # sample(mask, whims, actions): legal actions
    unpack: Callable[..., None]  # unpack(mask, legal): the bits as bools
    widen: Callable[..., None]  # widen(actions, to): actions of any type as whole numbers of 64 bits


def order_of(bins: int) -> Order:
    """Write the functions for a game with so many actions."""

    def count(mask: Any, who: Any, rewards: Any, actions: Any, crowd: Any, wrong: Any) -> None:
        mine = cuda.shared.array(bins, numba.int32)
        me, i = cuda.threadIdx.x, cuda.blockIdx.x * THREADS + cuda.threadIdx.x
        for bin in range(me, bins, THREADS):
            mine[bin] = 0
        cuda.syncthreads()
        if i < len(who):
            if who[i] == NOBODY:  # over, and nothing comes of it any more
                for seat in range(rewards.shape[1]):
                    rewards[i, seat] = 0
            elif allowed(mask, bins, i, actions[i]):
                cuda.atomic.add(mine, actions[i], 1)
            else:
                cuda.atomic.min(wrong, 0, i)
        cuda.syncthreads()
        for bin in range(me, bins, THREADS):
            if mine[bin] != 0:
                cuda.atomic.add(crowd, bin, mine[bin])

    def add_up(crowd: Any, places: Any, total: Any, endings: Any) -> None:
        """One block. `crowd` and `endings` are 0 again afterwards."""
        sums = cuda.shared.array(SCANNERS, numba.int32)
        me = cuda.threadIdx.x
        share = (bins + SCANNERS - 1) // SCANNERS
        own = 0
        for bin in range(me * share, min(bins, (me + 1) * share)):
            own += crowd[bin]
        sums[me] = own
        cuda.syncthreads()
        distance = 1
        while distance < SCANNERS:
            before = sums[me - distance] if me >= distance else 0
            cuda.syncthreads()
            sums[me] += before
            cuda.syncthreads()
            distance *= 2
        at = sums[me] - own
        for bin in range(me * share, min(bins, (me + 1) * share)):
            places[bin] = at
            at += crowd[bin]
            crowd[bin] = 0
        if me == SCANNERS - 1:
            total[0] = sums[me]
            endings[0] = 0

    def sort(who: Any, actions: Any, places: Any, order: Any) -> None:
        mine = cuda.shared.array(bins, numba.int32)
        first = cuda.shared.array(bins, numba.int32)
        me, i = cuda.threadIdx.x, cuda.blockIdx.x * THREADS + cuda.threadIdx.x
        for bin in range(me, bins, THREADS):
            mine[bin] = 0
        cuda.syncthreads()
        place = -1
        if i < len(who) and who[i] != NOBODY:
            place = cuda.atomic.add(mine, actions[i], 1)
        cuda.syncthreads()
        for bin in range(me, bins, THREADS):
            if mine[bin] != 0:
                first[bin] = cuda.atomic.add(places, bin, mine[bin])
        cuda.syncthreads()
        if place >= 0:
            order[first[actions[i]] + place] = i

    def gather(chosen: Any, order: Any, total: Any) -> None:
        i = cuda.blockIdx.x * THREADS + cuda.threadIdx.x
        if i < len(chosen) and chosen[i]:
            order[cuda.atomic.add(total, 0, 1)] = i

    def sample(mask: Any, whims: Any, actions: Any) -> None:
        g = cuda.local.array(4, numba.int64)
        i = cuda.blockIdx.x * THREADS + cuda.threadIdx.x
        if i < len(actions):
            actions[i] = pick(mask, whims, i, g)

    def unpack(mask: Any, legal: Any) -> None:
        i = cuda.blockIdx.x
        for action in range(cuda.threadIdx.x, bins, THREADS):
            legal[i, action] = mask[i, action >> 5] >> (action & 31) & 1 != 0

    def widen(actions: Any, to: Any) -> None:
        i = cuda.blockIdx.x * THREADS + cuda.threadIdx.x
        if i < len(to):
            to[i] = actions[i]

    return Order(count, add_up, sort, gather, sample, unpack, widen)
