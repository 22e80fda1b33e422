"""The search: every option is tried on the same luck, and trials go to those that still matter.

It goes in rounds (sequential halving): in each, the better half stays. What a simple player would do stays to the end, and
is only given up for what is better beyond the noise. With a number of trials it comes to the same answer for the same seed,
whichever way it runs; with seconds it does what fits into them. It ends at once when it is told to.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import chain
from math import ceil, log2, sqrt
from typing import Any

from leagues.kernel.game import Edition, Game
from leagues.kernel.schema import Record
from leagues.navigator import network, ready, trying, weights
from leagues.navigator.exact import NODES, exact
from leagues.navigator.network import ONE

EXACT, ESTIMATED, VALUED, UNKNOWN = "exact", "estimated", "value", "unknown"
BEYOND = 1.0  # standard errors of the paired difference, by which another answer must be better
LAYERS = 1  # rolls that a trial looks beyond before it takes the value
CHUNK = 0.02  # seconds of work between two looks at the clock, about
VALUE_ERROR = 0.04  # how far a value is from what longer trials find, usually; where the weights do not say


@dataclass
class Option:
    """One answer, and what is known of it."""

    answer: int  # its place within the decision
    value: float = -1.0  # the chance by the network alone; below 0 for none
    points: tuple[float, ...] = ()  # of each seat, by the network
    levels: tuple[float, ...] = ()  # the chances to finish and to reach each level, where a game has levels, by the network
    exact: float = -1.0
    values: list[int] = field(default_factory=list)  # of each trial, with the luck of its number

    @property
    def label(self) -> str:
        """Where its chance comes from."""
        return EXACT if self.exact >= 0 else ESTIMATED if len(self.values) > 1 else VALUED if self.value >= 0 else UNKNOWN

    @property
    def chance(self) -> float:
        """The chance to win."""
        if self.exact >= 0:
            return self.exact
        if len(self.values) > 1:
            return sum(self.values) / len(self.values) / ONE
        return max(self.value, 0.0)

    def error(self, of_value: float) -> float:
        """The standard error of that."""
        if self.exact >= 0:
            return 0.0
        if len(self.values) > 1:
            return spread(self.values) / sqrt(len(self.values)) / ONE
        return of_value


def spread(values: Sequence[int]) -> float:
    """The standard deviation."""
    middle = sum(values) / len(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / max(len(values) - 1, 1))


class Search:
    """A question about one decision of one seat. It is asked of what that seat may know, and of nothing else."""

    def __init__(
        self, game: Game, tables: Record, state: Any, seat: int, answers: Sequence[int], *, seed: str = "odds",
        threads: int = 1, compiles: bool = True,
    ) -> None:  # fmt: skip
        """`state` is a copy, which is kept. Without `compiles`, nothing compiled is used, or made ready."""
        game.hide(state, tables, seat)
        self.game, self.tables, self.state, self.seat = game, tables, state, seat
        self.options = [Option(answer) for answer in answers]
        self.edition: Edition | None = trying.edition_of(game, state)
        speaks = getattr(trying.EYES[game.id], "speaks", None)  # of what voyages a network was learned for
        self.weights = weights.shipped(game, self.edition, tables) if speaks is None or speaks(state) else None
        self.valued = self.weights is not None
        self.trials = ready.trials_of(game, self.edition, self.valued)
        self.threads = threads
        self._compiles = compiles
        self.seeds = _seeds(seed)
        self.trusted = True  # whether the simple player's answer is kept where the noise is large
        self.usual = self.options[0]  # what a simple player does

    # --- at once -----------------------------------------------------------------------------------------------------

    def look(self) -> None:
        """What the network says of each option, without trying any; without one, what the game's own policy would do."""
        if self.weights is None:
            self.usual = self._of_policy()
            return
        for option, (value, *outputs) in zip(self.options, self._looked_at(), strict=True):
            option.value = value / ONE
            if self.trials.eyes.SPLIT and any(outputs):
                option.points = self._points(outputs)
                option.levels = self._levels(outputs)
        self.usual = self._of_policy() if self.halts else self.favourite

    def _looked_at(self) -> list[list[int]]:
        """Of each option the value, and the outputs of the network."""
        assert self.weights is not None
        trials, answers = self.trials, [option.answer for option in self.options]
        run = self._run
        if run is not None:
            return self._compiled_parts(run)(answers, range(0))
        values = [[0] * (trials.eyes.OUTPUTS + 1) for _ in answers]
        states, work = [self.state] * trying.STATES, trying.room(trials.eyes)
        trials.look_at(states, self.tables, self.weights.net, work, self.seat, answers, values)
        return values

    @property
    def halts(self) -> bool:
        """Whether the network speaks best at one moment of a turn: then the game's own policy is the simple player."""
        return self.valued and hasattr(self.trials.eyes, "rests")

    @property
    def decides(self) -> bool:
        """Whether trials may overrule the simple player."""
        return not self.halts or bool(self.trials.eyes.decides(self.state))

    @property
    def favourite(self) -> Option:
        """The best by the value alone."""
        return max(self.options, key=lambda option: option.value)

    def _levels(self, outputs: Sequence[int]) -> tuple[float, ...]:
        """The chances of each level of success, as the network expects them."""
        if not self.halts or self.weights is None:
            return ()
        return tuple(network.chance(self.weights.net, logit) / ONE for logit in outputs[: self.trials.eyes.SPLIT])

    def _points(self, outputs: Sequence[int]) -> tuple[float, ...]:
        """The points of each seat, as the network expects them; where there are levels, one score for all, 0 in a defeat."""
        split, count = self.trials.eyes.SPLIT, self.game.seats(self.state)
        if self.halts:
            finish = self._levels(outputs)[0]
            return (finish * max(outputs[split], 0) / 1024 * self.trials.eyes.UNIT,)
        return tuple(outputs[split + (seat - self.seat) % count] / 1024 * 64 for seat in range(count))

    def _of_policy(self) -> Option:
        policy = self.game.policies.get("greedy")
        if policy is None:
            return self.options[0]
        out = [0] * 256
        out[: len(self.options)] = [option.answer for option in self.options]
        luck = [*self.seeds, 1, 1]
        view = self.state.copy()
        answer = policy.choose([view], 0, self.tables, out, len(self.options), luck)
        return next((option for option in self.options if option.answer == answer), self.options[0])

    def follow(self, most: int = NODES) -> bool:
        """Exact chances, where the rest of the game is small; says whether there are any."""
        eyes = self.trials.eyes
        if not eyes.small(self.state, self.tables):
            return False
        found = exact(self.game, self.tables, self.state, [one.answer for one in self.options], eyes.result, ONE, most)
        for option, chance in zip(self.options, found or (), strict=False):
            option.exact = chance
        return found is not None

    # --- trials ------------------------------------------------------------------------------------------------------

    def try_out(
        self, *, trials: int = 0, seconds: float = 0.0, stop: Callable[[], bool] | None = None,
        told: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """Try the options, so many times in all or for so long. `stop` ends it at once; `told` is called when there are
        better figures. Does nothing while there is no compiled code, unless a number of trials is asked for."""
        sampler = self._sampler(interpreted=trials > 0 or self.weights is None)
        if sampler is None:
            return
        left = sorted(self.options, key=lambda option: -option.value)
        rounds = max(1, ceil(log2(len(left))))
        begun = time.perf_counter()
        for nth in range(rounds):
            if trials:
                enough = max(1, trials // (rounds * len(left)))
                until = None
            else:
                enough = 1 << 30
                until = begun + seconds * (nth + 1) / rounds
            if not self._round(sampler, left, enough, until, stop):
                break
            if told is not None:
                told()
            left = sorted(left, key=lambda option: -option.chance)[: max(2, ceil(len(left) / 2))]
            if self.usual not in left:
                left.append(self.usual)

    def _round(
        self, sampler: Any, left: list[Option], enough: int, until: float | None, stop: Callable[[], bool] | None
    ) -> bool:
        """Give each of these options so many more trials, or as many as there is time for; False when it was stopped."""
        done, chunk = 0, 1
        while done < enough:
            now = time.perf_counter()
            if (stop is not None and stop()) or (until is not None and now >= until):
                return stop is None or not stop()
            many = min(chunk, enough - done)
            first = len(left[0].values)
            found = sampler([option.answer for option in left], range(first, first + many))
            for option, values in zip(left, found, strict=True):
                option.values += values
            done += many
            taken = time.perf_counter() - now
            rate = max(taken, 1e-6) / many
            room = CHUNK if until is None else min(CHUNK, max(until - time.perf_counter(), 0.0))
            chunk = max(1, int(room / rate))
        return True

    @property
    def compiled(self) -> bool:
        """Whether there is compiled code to try options with."""
        return self._run is not None

    @property
    def _run(self) -> Any:
        """The compiled code; None while there is none."""
        return ready.compiled(self.game, self.edition, self.valued) if self._compiles else None

    def _sampler(self, *, interpreted: bool) -> Any:
        """What tries options with some luck: `(answers, lucks)` gives the values."""
        run = self._run
        if run is not None:
            return self._compiled_sampler(run)
        return self._interpreted if interpreted else None

    def _interpreted(self, answers: Sequence[int], lucks: range) -> list[list[int]]:
        states, work = [self.state.copy() for _ in range(trying.STATES)], trying.room(self.trials.eyes)
        values = [[0] * len(lucks) for _ in answers]
        net = self.weights.net if self.weights is not None else ()
        self.trials.sample(states, self.tables, net, work, self.seat, answers, self.seeds, lucks, LAYERS, values)
        return values

    def _compiled_sampler(self, run: Any) -> Any:
        part = self._compiled_parts(run)

        def sampler(answers: Sequence[int], lucks: range) -> list[list[int]]:
            if self.threads == 1 or len(lucks) < 2 * self.threads:
                return part(answers, lucks)
            size = -(-len(lucks) // self.threads)
            with ThreadPoolExecutor(self.threads) as pool:
                parts = list(pool.map(lambda at: part(answers, lucks[at : at + size]), range(0, len(lucks), size)))
            return [list(chain.from_iterable(found[i] for found in parts)) for i in range(len(answers))]

        return sampler

    def _compiled_parts(self, run: Any) -> Callable[[Sequence[int], range], list[list[int]]]:
        """What one thread does: the values of answers with some luck; with none, what `look_at` writes."""
        import numpy as np

        from leagues.compiled.layout import to_numpy
        from leagues.navigator import compiled

        t, root = to_numpy(self.tables), compiled.states_of(self.state, self.edition)
        net = compiled.shared(self.weights) if self.weights is not None else compiled.no_net(self.trials.eyes)
        seeds = np.array(self.seeds, np.int64)

        def part(answers: Sequence[int], lucks: range) -> list[list[int]]:
            values = np.zeros((len(answers), len(lucks) or self.trials.eyes.OUTPUTS + 1), np.int64)
            run(root.copy(), t, net, compiled.room(self.trials.eyes), self.seat, np.array(answers, np.int64), seeds,
                np.array(lucks, np.int64), LAYERS, values)  # fmt: skip
            return values.tolist()  # type: ignore[no-any-return]

        return part

    # --- what came of it ---------------------------------------------------------------------------------------------

    @property
    def best(self) -> Option:
        """The answer to give: what a simple player would do, unless another is better beyond the noise."""
        if self.options[0].exact >= 0:
            return max(self.options, key=lambda option: (option.exact, option.value))
        tried = [option for option in self.options if len(option.values) > 1]
        if not tried or not self.decides:
            return self.usual
        most = max(len(option.values) for option in tried)
        found = max((option for option in tried if len(option.values) == most), key=lambda option: option.chance)
        if found is self.usual or not self.trusted:
            return found
        count = min(len(found.values), len(self.usual.values))
        if count < 2:
            return found
        pairs = [mine - usual for mine, usual in zip(found.values, self.usual.values, strict=False)]
        eyes = self.trials.eyes
        beyond, noise = (eyes.BEYOND, eyes.NOISE) if self.halts else (BEYOND, 0)
        return found if sum(pairs) / count > beyond * (spread(pairs) + noise) / sqrt(count) else self.usual

    @property
    def error_of_value(self) -> float:
        """How far a value usually is from what trials find."""
        return float(self.weights.header.get("error", VALUE_ERROR)) if self.weights is not None else 0.0


def _seeds(seed: str) -> tuple[int, int]:
    """Two words of 32 bits of a seed."""
    from hashlib import sha256

    digest = sha256(b"leagues/navigator/" + seed.encode()).digest()
    return int.from_bytes(digest[:4], "big"), int.from_bytes(digest[4:8], "big")
