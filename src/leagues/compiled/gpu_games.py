"""The games that a block of threads plays side by side on a GPU.

They lie in shared memory, three for every two threads. Each waits for what comes next in it: a decision, or to be counted
and begun anew. A warp takes up to 32 games that wait for the same, plays a step in each, goes on as long as most of them
come to the same decision again, and lays the others back. So its threads run the same rules together, whatever their
games are about. And a step is chance's or a player's: of the game's two generators it takes the one that it needs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numba
import numpy as np

from leagues.compiled.cpu import GAMES, SCORE, TOTALS
from leagues.compiled.cuda_code import cuda
from leagues.compiled.layout import dtype_of
from leagues.compiled.numba_rules import register
from leagues.kernel import sfc32
from leagues.kernel.playout import DECISIONS, DRAWS, HIGH, LOW, STEPS, TALLY, Player

WARP = 32  # threads
EVERYONE = 0xFFFFFFFF  # the threads of a warp, as bits
TOGETHER = 24  # as long as so many games of a warp come to the same decision, it goes on with them
NAP = 200  # nanoseconds that a warp waits when no game does
OVER = 0  # what a game waits for that has ended or not begun; from 1 on, the decisions, those of chance first
MOST_KINDS = 1024  # of what games wait for
MOST_GAMES = WARP * WARP  # a thread of the warp looks after 32 of them
WORD = 0xFFFFFFFF
LANES, CHANCE, POLICY = 0, 2, 6  # where the lanes of its fingerprint begin among a game's words, and its two generators
WORDS = 10  # of 32 bits, that a game has beside its state
HOPPER_BYTES = 227 * 1024  # the shared memory that a block can have there
SPARE_BYTES = 4 * 1024  # of it, for what is counted by thread and by block


@dataclass(frozen=True)
class Room:
    """How many games a block plays."""

    games: int
    state_bytes: int  # of one game

    @property
    def threads(self) -> int:
        """Two for three games, in whole warps."""
        return max(1, self.games * 2 // 3 // WARP) * WARP

    @property
    def pool_bytes(self) -> int:
        """Of all states: the shared memory that is asked for at the launch."""
        return self.games * self.state_bytes


def room_for(player: Player, shared_bytes: int = HOPPER_BYTES) -> Room:
    """As many games as shared memory has room for."""
    size = player.states * dtype_of(player.game.state, player.edition).itemsize
    free = shared_bytes - SPARE_BYTES - len(kinds(player)) * (WARP + 1) * 4
    return Room(max(1, min(MOST_GAMES, free // (size + WORDS * 4))), size)


def kinds(player: Player) -> list[int]:
    """What games can wait for: OVER, and the decisions by their numbers, those of chance first."""
    decisions = player.game.decisions.by_number
    return [OVER, *sorted(decisions, key=lambda number: not decisions[number].chance)]


def last_chance(player: Player) -> int:
    """The last of the kinds that chance decides."""
    return sum(decision.chance for decision in player.game.decisions.by_number.values())


def kind_table(player: Player) -> np.ndarray[Any, np.dtype[np.int16]]:
    """The place of each decision in `kinds`, by its number."""
    numbers = kinds(player)
    table = np.zeros(max(numbers) + 1, np.int16)
    table[numbers] = range(len(numbers))
    return table


@cuda.jit(device=True)
def lay_back(waiting: Any, crowd: Any, kind: int, game: int) -> None:
    """A game waits from now on."""
    cuda.threadfence_block()
    cuda.atomic.or_(waiting, kind * WARP + game // WARP, numba.int32(1) << (game % WARP))
    cuda.atomic.add(crowd, kind, 1)


@cuda.jit(device=True)
def most_wanted(crowd: Any) -> int:
    """What most games wait for."""
    best = numba.int32(0)
    for kind in range(cuda.laneid, len(crowd), WARP):
        best = max(best, numba.int32(crowd[kind] * MOST_KINDS + kind))
    distance = WARP // 2
    while distance > 0:
        best = max(best, cuda.shfl_xor_sync(EVERYONE, best, distance))
        distance //= 2
    return best % MOST_KINDS  # type: ignore[no-any-return]  # Numba has no types


@cuda.jit(device=True)
def take(waiting: Any, crowd: Any, kind: int, chosen: Any) -> int:
    """Take up to 32 of the games that wait for `kind`, and write them down; how many."""
    lane = cuda.laneid
    mine = cuda.atomic.exch(waiting, kind * WARP + lane, numba.int32(0))
    count = numba.int32(cuda.popc(numba.uint32(mine)))
    place = count  # with those of the threads before this one
    distance = 1
    while distance < WARP:
        before = cuda.shfl_up_sync(EVERYONE, place, distance)
        place += before if lane >= distance else numba.int32(0)
        distance *= 2
    taken = min(cuda.shfl_sync(EVERYONE, place, WARP - 1), WARP)
    place -= count
    while mine != 0 and place < WARP:
        chosen[place] = lane * WARP + cuda.ffs(numba.uint32(mine)) - 1
        mine = numba.int32(mine & (mine - numba.int32(1)))
        place += 1
    if mine != 0:
        cuda.atomic.or_(waiting, kind * WARP + lane, mine)
    if lane == 0:
        cuda.atomic.sub(crowd, kind, taken)
    cuda.threadfence_block()
    cuda.syncwarp()
    return taken  # type: ignore[no-any-return]  # Numba has no types


@cuda.jit(device=True)
def wake(words: Any, game: int, at: int, g: Any, tally: Any) -> None:
    """Go on with a game's own numbers, and with one of its generators; written out, so that they come into registers."""
    g[0] = words[at, game] & WORD
    g[1] = words[at + 1, game] & WORD
    g[2] = words[at + 2, game] & WORD
    g[3] = words[at + 3, game] & WORD
    tally[HIGH] = words[LANES, game] & WORD
    tally[LOW] = words[LANES + 1, game] & WORD


@cuda.jit(device=True)
def rest(words: Any, game: int, at: int, g: Any, tally: Any) -> None:
    """Keep a game's own numbers."""
    words[at, game] = g[0]
    words[at + 1, game] = g[1]
    words[at + 2, game] = g[2]
    words[at + 3, game] = g[3]
    words[LANES, game] = tally[HIGH]
    words[LANES + 1, game] = tally[LOW]


def kernel(player: Player, room: Room) -> Any:
    """The plain function that each thread runs; compile it with `cuda.jit` or to PTX."""
    register(player.sources, player.game)
    register(player.thinking, inline=False)
    play_on, digest, score, needed = player.play_on, player.digest, player.game.score, player.states
    state_type = numba.from_dtype(dtype_of(player.game.state, player.edition))
    games, threads, most, chances = room.games, room.threads, len(kinds(player)), last_chance(player)
    sets = most * WARP

    @cuda.jit(device=True)
    def count_game(s: Any, t: Any, tally: Any, sums: Any, endings: Any) -> None:
        digest(s, tally)
        sums[HIGH] += tally[HIGH]
        sums[LOW] += tally[LOW]
        sums[GAMES] += 1
        sums[SCORE] += score(s, t, 0)
        cuda.atomic.add(endings, s.ending + 1, 1)

    def run(
        template: Any, t: Any, table: Any, high: int, low: int, policy_high: int, policy_low: int, last: int,
        numbers: Any, totals: Any, endings: Any, outs: Any,
    ) -> None:  # fmt: skip
        pool = cuda.shared.array(0, state_type, alignment=16)
        words = cuda.shared.array((WORDS, games), numba.int32)
        waiting = cuda.shared.array(sets, numba.int32)  # for each kind, the games that wait for it, as bits
        crowd = cuda.shared.array(most, numba.int32)  # and how many they are
        chosen = cuda.shared.array(threads, numba.int16)
        done = cuda.shared.array(1, numba.int32)
        me, lane = cuda.threadIdx.x, cuda.laneid
        hand = chosen[me - lane : me - lane + WARP]
        out = outs[:, cuda.grid(1)]
        g = cuda.local.array(4, numba.int64)
        tally = cuda.local.array(TALLY, numba.int64)
        sums = cuda.local.array(TOTALS, numba.int64)
        tally[DECISIONS] = tally[DRAWS] = tally[STEPS] = 0
        for i in range(TOTALS):
            sums[i] = 0
        for i in range(me, sets, threads):
            waiting[i] = 0
        for i in range(me, most, threads):
            crowd[i] = 0
        done[0] = 0
        cuda.syncthreads()
        for game in range(me, games, threads):
            pool[game * needed].ending = 0  # there is nothing to count yet
            lay_back(waiting, crowd, OVER, game)
        cuda.syncthreads()
        while True:
            kind = most_wanted(crowd)
            taken = take(waiting, crowd, kind, hand)
            if taken == 0:
                if cuda.shfl_sync(EVERYONE, done[0], 0) == games:
                    break
                cuda.nanosleep(numba.uint32(NAP))
            playing = lane < taken
            game = numba.int32(hand[lane]) if playing else numba.int32(0)
            together = taken > 0
            while together:
                then = numba.int32(OVER)
                if playing:
                    states = pool[game * needed : (game + 1) * needed]
                    s = states[0]
                    at = CHANCE if kind <= chances else POLICY
                    wake(words, game, at, g, tally)
                    if kind != OVER:
                        play_on(states, t[0], g, g, out, tally, 1)  # one step draws for one of the two
                    else:
                        if s.ending != 0:
                            count_game(s, t[0], tally, sums, endings)
                        number = cuda.atomic.add(numbers, 0, 1)
                        if number < last:
                            states[0] = template[0]
                            tally[HIGH] = tally[LOW] = 0
                            sfc32.seed(g, policy_high, policy_low, number)
                            rest(words, game, POLICY, g, tally)
                            sfc32.seed(g, high, low, number)
                        else:
                            cuda.atomic.add(done, 0, 1)
                            playing = False
                    rest(words, game, at, g, tally)
                    if playing and s.ending == 0:
                        then = numba.int32(table[s.frames[s.depth - 1].doing])
                cuda.syncwarp()
                still = cuda.ballot_sync(EVERYONE, playing)
                kind = cuda.shfl_sync(EVERYONE, then, cuda.ffs(still) - 1)
                same = cuda.popc(cuda.ballot_sync(EVERYONE, playing and then == kind))
                together = same >= TOGETHER
                if playing and (then != kind or not together):
                    lay_back(waiting, crowd, then, game)
                    playing = False
        sums[DECISIONS], sums[DRAWS], sums[STEPS] = tally[DECISIONS], tally[DRAWS], tally[STEPS]
        for i in range(TOTALS):
            cuda.atomic.add(totals, i, sums[i])

    return run


def signature(player: Player) -> tuple[Any, ...]:
    """The types of the kernel's arguments."""
    state = numba.from_dtype(dtype_of(player.game.state, player.edition))
    tables = numba.from_dtype(dtype_of(player.game.tables))
    integers = numba.int64[::1]
    return (state[::1], tables[::1], numba.int16[::1], *(numba.int64,) * 5, *(integers,) * 3, numba.int16[:, ::1])
