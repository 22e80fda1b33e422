"""Many games side by side: see what is legal, step them all with an array of actions.

    batch = leagues.Batch("nautilion", 1024, seed=5, ship="A1")
    while True:
        actions = ...choose for batch.obs from batch.legal, or from the bits of batch.mask...
        batch.step(actions)          # batch.rewards, batch.terminated, batch.truncated

Chance and single options are answered inside. A game that ends starts anew in the same step, as the next game of the seed,
unless `renew` is False. What is shown is what the seat may know whose decision it is. The arrays are the same ones all the
time. `leagues.GpuBatch` has them on a GPU.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, SupportsIndex

import numpy as np

from leagues.compiled import batch_cpu
from leagues.compiled.batch_arrays import LIMIT, LOOK, RENEW, UNCHANGING, Games, arrays_of
from leagues.compiled.batch_cpu import ANSWER, BEGIN, NEXT, PLACED
from leagues.compiled.batch_steps import steps_of
from leagues.compiled.layout import from_numpy, to_numpy
from leagues.compiled.waiting import waiting_for
from leagues.games import GAMES
from leagues.kernel.chance import read_seed
from leagues.kernel.datafile import read_tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ENDED_BY_FAULT
from leagues.kernel.game import Game
from leagues.kernel.numbers import flag, whole, within
from leagues.kernel.observing import FRAMES, layout_of
from leagues.kernel.options import shown
from leagues.kernel.playout import policies_by_seat
from leagues.kernel.rewards import END
from leagues.kernel.schema import Record
from leagues.kernel.standing import SPECTATOR, Standing
from leagues.simulate import policy_words, seed_words
from leagues.strangers import invited

MOST = 10**9  # games, threads, decisions
RANDOM = "random"


class Rollout(NamedTuple):
    """What a policy did in so many steps: the first axis is the step, the second the game. What it saw, what it could
    choose, who chose and what; and what came of it."""

    obs: Any
    mask: Any
    who: Any
    actions: Any
    rewards: Any
    terminated: Any
    truncated: Any


class Batch:
    """`count` games of one seed and one set of options. Row `i` of each array is about the game that is in place `i`."""

    def __init__(
        self, game: str | Game = "", count: int = 1, *, seed: str | SupportsIndex = "0",
        tables: str | Path | Record | None = None, threads: int = 1, renew: bool = True, limit: int = 0,
        observe: bool = True, one_hot: bool = False, frames: int = FRAMES, reward: str = END,
        policies: str | Sequence[str] = (), progress: Callable[[int, int], None] | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """`renew`: whether the next game begins in the step in which one ends. `limit`: after so many decisions a game is
        cut off (0: never). `observe`, `one_hot`, `frames`, `reward`: what is seen and paid. `policies`: what `rollout` will
        be asked for. Everything is compiled here; `progress(done, all)` is called after each part of it, and where it is
        not given a terminal is told when that takes long."""
        if game == "":
            raise LeaguesError("batch-game", games=", ".join(GAMES))
        self.game = game if isinstance(game, Game) else GAMES[game]
        self.count, threads, limit = within(count, 1, MOST), within(threads, 1, MOST), within(limit, 0, MOST)
        self.renew, observe = flag(renew, "renew"), flag(observe, "observe")
        self.tables = read_tables(self.game, tables)
        self.options = self.game.read_options(options)
        start = self.game.new_state(self.tables, self.options)
        self.seats, named = self.game.seats(start), _listed(policies)
        for policy in named:
            policies_by_seat(invited(self.game, policy), policy, self.seats)  # refused before anything is compiled
        self.actions = self.game.decisions.action_count
        self._edition = edition = self.game.edition_of(start)
        self.layout = layout_of(self.game, edition, one_hot=one_hot, frames=frames)
        self._steps = steps_of(self.game, edition, self.layout, reward)
        with enough_memory():
            arrays = arrays_of(self.game, edition, start, self.tables, self.count, self.layout.size)
        arrays.settings[[RENEW, LIMIT, LOOK]] = self.renew, limit, observe
        arrays.words[:] = _words(seed)
        self._policies: dict[str, Any] = {}
        self._rollout: Rollout | None = None
        self._legal: Any = None
        self._unpacked = False
        self._ready(arrays, threads, named, progress)
        self._go_on(BEGIN, self._everywhere)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.game.id}, {self.count} games>"

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise LeaguesError("batch-copy")

    # --- what is seen ------------------------------------------------------------------------------------------------

    @property
    def obs(self) -> Any:
        """What the seat sees whose decision it is; `layout` names the columns."""
        return self._games.obs

    @property
    def mask(self) -> Any:
        """What can be chosen: a bit for each action id, in bytes, the lowest of a byte first (`numpy.unpackbits` with
        `bitorder="little"` takes them so)."""
        return self._games.mask.view(np.uint8)

    @property
    def legal(self) -> Any:
        """What can be chosen: a bool for each action id."""
        if self._legal is None:
            self._legal = self._room((self.count, self.actions), np.bool_)
        if not self._unpacked:
            self._unpack()
            self._unpacked = True
        return self._legal

    @property
    def who(self) -> Any:
        """The seat whose decision it is; -2: any seat; -1: the game is over."""
        return self._games.who

    @property
    def rewards(self) -> Any:
        """What the last step brought each seat."""
        return self._games.rewards

    @property
    def terminated(self) -> Any:
        """Whether the last step ended the game that was there."""
        return self._games.terminated

    @property
    def truncated(self) -> Any:
        """Whether the last step cut the game off that was there."""
        return self._games.truncated

    @property
    def final_obs(self) -> Any:
        """What was seen at the end of the last game that ended there, by the seat `final_who`."""
        return self._games.final_obs

    @property
    def final_who(self) -> Any:
        """The seat that answered last in that game; where it was cut off, the one that was to answer."""
        return self._games.final_who

    @property
    def endings(self) -> Any:
        """How the last game ended that did (`ending_name`); 0 where it was cut off."""
        return self._games.endings

    @property
    def scores(self) -> Any:
        """The points of every seat in the last game that ended there."""
        return self._games.scores

    @property
    def numbers(self) -> Any:
        """Which game of the seed is there."""
        return self._games.numbers

    @property
    def lengths(self) -> Any:
        """How many decisions the game has had that is there."""
        return self._games.lengths

    def ending_name(self, ending: int) -> str:
        """The name of an ending, as in `leagues simulate`; of a game that was cut off, the empty text."""
        state = self.game.state()
        state.ending = within(ending, ENDED_BY_FAULT, max(self.game.endings))
        return self.game.ending_name(state) if ending else ""

    def view(self, index: int, seat: int | None = None) -> Any:
        """One of the games as a seat may know it, by default the one whose decision it is: a Python state."""
        place = within(index, 0, self.count - 1)
        if seat is not None and whole(seat) not in range(SPECTATOR, self.seats):
            raise LeaguesError("unknown-seat", seat=repr(seat), seats=self.seats - 1)
        state = from_numpy(self.game.state, self._row(place), self._edition)
        self.game.hide(state, self.tables, int(self._at(self._games.who, place)) if seat is None else seat)
        return state

    # --- going on ----------------------------------------------------------------------------------------------------

    def step(self, actions: Any) -> None:
        """Answer in every game, with action ids. One that is not legal is named, and nothing has changed. In a game that is
        over, and stays so because nothing renews it, the action does not matter."""
        self._go_on(ANSWER, self._checked(actions))

    def reset(self, mask: Any = None, *, seed: object = None) -> None:
        """Begin anew: everywhere, or where `mask` is true. With a seed they are the first games of that seed, else the next
        of the one there is."""
        chosen = self._everywhere if mask is None else self._places(mask)
        if seed is not None:
            self._reseed(_words(seed), chosen)
        self._go_on(NEXT if seed is None else BEGIN, chosen)

    def set_states(self, states: Sequence[Any], places: Sequence[int] | None = None) -> None:
        """Put games into places, into all of them if none are named: states of this game with the batch's options, as Python
        states, as their JSON, or as tables. What cannot occur is refused with its reasons, and nothing has changed. Luck
        goes on as it would have there."""
        if isinstance(states, Mapping) or not isinstance(states, Sequence):
            states = [states]
        named = [] if places is None else [whole(place) for place in places]
        where = list(range(self.count)) if places is None else [-1 if place is None else place for place in named]
        if len(where) != len(states) or len(set(where)) != len(where) or not all(0 <= place < self.count for place in where):
            raise LeaguesError("batch-states", found=len(states), right=len(where), games=self.count)
        rows = [self._read(state) for state in states]
        for place, row in zip(where, rows, strict=True):
            self._write(place, row)
        self._go_on(PLACED, self._places(np.isin(np.arange(self.count), where)))

    def _read(self, state: Any) -> Any:
        """A state that comes from outside, as a row."""
        state = state.now if isinstance(state, Standing) else state
        read = self.game.load_state(self.tables, state.json() if isinstance(state, Record) else state)
        for name, value in self.game.options_of(read).items():
            if value != self.options[name]:
                raise LeaguesError("state-option", option=name, value=shown(self.options[name]), right=shown(value))
        return to_numpy(read, 1, self._edition)

    def save(self) -> bytes:
        """Everything that changes, as bytes: `restore` of a batch that was made in the same way goes on from there."""
        return b"".join(self._fetch(array).tobytes() for array in self._changing())

    def restore(self, saved: bytes) -> None:
        """Go on where another batch was when it was saved. It was made with the same arguments, except for the seed."""
        arrays = [(array, self._fetch(array)) for array in self._changing()]
        right = sum(values.nbytes for _, values in arrays)
        found = len(saved) if isinstance(saved, bytes | bytearray | memoryview) else 0
        if found != right:
            raise LeaguesError("batch-saved", found=found, right=right)
        taken = 0
        for array, values in arrays:
            self._copy(array, np.frombuffer(saved, values.dtype, values.size, taken).reshape(values.shape).copy())
            taken += values.nbytes
        self._unpacked = False

    def _changing(self) -> list[Any]:
        return [array for name, array in zip(Games._fields, self._games, strict=True) if name not in UNCHANGING]

    def sample_legal(self) -> Any:
        """A legal action for each game, each as likely as the others; -1 where a game is over. The next call writes into the
        same array."""
        self._choose(RANDOM)
        return self._chosen

    def rollout(self, policy: str = RANDOM, steps: int = 1) -> Rollout:
        """Let a policy (or one for each seat, with commas between; on the CPU also `module:function`) play so many
        steps, and give what it saw and did. It draws from a generator of its own. The next call of the same length writes
        into the same arrays."""
        steps = within(steps, 0, MOST)
        if self._rollout is None or len(self._rollout.who) != steps:
            seen = (self.obs, self.mask, self.who, self._chosen, self.rewards, self.terminated, self.truncated)
            with enough_memory():
                self._rollout = Rollout(*(self._room((steps, *array.shape), array.dtype) for array in seen))
        kept = self._rollout
        for k in range(steps):
            self._choose(policy)
            for to, source in zip(kept[:4], (self.obs, self.mask, self.who, self._chosen), strict=True):
                self._copy(to[k], source)
            self.step(self._chosen)
            for to, source in zip(kept[4:], (self.rewards, self.terminated, self.truncated), strict=True):
                self._copy(to[k], source)
        return kept

    # --- on the CPU --------------------------------------------------------------------------------------------------

    def _ready(
        self, arrays: Games, threads: int, policies: Sequence[str], progress: Callable[[int, int], None] | None
    ) -> None:
        """Put the arrays where they are to be, and compile everything."""
        self._games = arrays
        self._pool = ThreadPoolExecutor(threads)
        bounds = np.linspace(0, self.count, threads + 1).astype(int)
        self._parts = [(int(a), int(b)) for a, b in pairwise(bounds) if b > a]
        self._everywhere, self._chosen = np.ones(self.count, np.int64), np.zeros(self.count, np.int64)
        self._code: Any = batch_cpu.code_of(self.game, self._edition, self._steps)
        code = self._code
        self._policies[RANDOM] = code.sample
        parts: list[Callable[[], object]] = [
            lambda: code.go_on(arrays, 0, 0, ANSWER, self._chosen),
            lambda: code.check(arrays, self._chosen, 0),
            lambda: code.sample(arrays, 0, 0, self._chosen),
            lambda: code.unpack(arrays, 0, 0, self._room((0, self.actions), np.bool_)),
            *(partial(self._learn, policy) for policy in policies),
        ]
        waiting_for(self.game.id, parts, progress)

    def _learn(self, policy: str) -> None:
        """Compile a policy."""
        if policy not in self._policies:
            with_theirs = invited(self.game, policy)
            choose = batch_cpu.policy_of(with_theirs, self._edition, self._steps, policy, self.seats)
            choose(self._games, 0, 0, self._chosen)
            self._policies[policy] = choose

    def _each(self, work: Callable[[int, int], None]) -> None:
        if len(self._parts) == 1:
            work(*self._parts[0])
        else:
            list(self._pool.map(lambda part: work(*part), self._parts))

    def _go_on(self, what: int, chosen: Any) -> None:
        self._each(lambda low, high: self._code.go_on(self._games, low, high, what, chosen))
        self._unpacked = False

    def _choose(self, policy: str) -> None:
        self._learn(policy)
        choose = self._policies[policy]
        self._each(lambda low, high: choose(self._games, low, high, self._chosen))

    def _unpack(self) -> None:
        self._each(lambda low, high: self._code.unpack(self._games, low, high, self._legal))

    def _checked(self, actions: Any) -> Any:
        """The actions, if every game can answer with its own."""
        given = as_array(actions)
        self._check_shape(given)
        chosen = np.ascontiguousarray(given, np.int64)
        index = self._code.check(self._games, chosen, self.count)
        if index < self.count:
            raise LeaguesError("batch-actions", index=index, action=int(given[index]))
        return chosen

    def _check_shape(self, given: Any) -> None:
        if tuple(given.shape) != (self.count,):
            raise LeaguesError("batch-shape", found=str(given.shape), right=str((self.count,)))
        if given.dtype.kind not in "iu":
            raise LeaguesError("batch-whole-numbers", found=str(given.dtype))

    def _places(self, mask: Any) -> Any:
        given = as_array(mask)
        if given.shape != (self.count,) or given.dtype.kind != "b":
            raise LeaguesError("batch-mask", found=f"{given.dtype} {given.shape}", right=str((self.count,)))
        return given.astype(np.int64)

    def _reseed(self, words: Sequence[int], chosen: Any) -> None:
        self._games.words[:] = words
        self._games.numbers[:] = np.where(chosen != 0, np.arange(self.count), self._games.numbers)

    def _room(self, shape: tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def _copy(self, to: Any, source: Any) -> None:
        to[:] = source

    def _fetch(self, array: Any) -> Any:
        return array

    def _at(self, array: Any, index: int) -> Any:
        return array[index]

    def _row(self, index: int) -> Any:
        return self._games.states[index]

    def _write(self, place: int, row: Any) -> None:
        self._games.states[place] = row[0]


def _listed(policies: Any) -> Sequence[str]:
    """The policies as a list: whoever names one alone means that."""
    return [policies] if isinstance(policies, str) or not isinstance(policies, Sequence) else policies


def as_array(given: Any) -> Any:
    """What is given, as an array; a list of lists that are not of one length is one of objects."""
    try:
        return np.asarray(given)
    except ValueError:
        return np.asarray(given, object)


@contextmanager
def enough_memory() -> Iterator[None]:
    """Say in a sentence that there is too little of it."""
    try:
        yield
    except MemoryError as error:
        raise LeaguesError("batch-memory") from error


def _words(seed: object) -> list[int]:
    """The words of a seed: those of chance, and those of policies."""
    text = read_seed(seed)
    return [*seed_words(text), *policy_words(text)]
