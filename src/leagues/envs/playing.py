"""One game that a program steps through by action ids: what every single environment is made of.

The step is written once, in the compiled subset: answer, let chance and single options go their way until somebody must
choose, then write down who that is, what is legal, what the seat observes and what the game is worth to everybody. Compiled
where Numba is there, it is one call with arrays; interpreted it is the same on lists.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import deepcopy
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from leagues.extras import need
from leagues.kernel import frames, sfc32
from leagues.kernel.datafile import read_tables
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NO_OUTCOME, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ENDED_BY_FAULT, FAULT_OPTIONS
from leagues.kernel.game import Edition, Game
from leagues.kernel.numbers import whole
from leagues.kernel.observing import FRAMES, Layout, layout_of, make_observe, observe_sources
from leagues.kernel.playout import copy_state
from leagues.kernel.rewards import END, Reward
from leagues.kernel.schema import Record

BACKENDS = ("auto", "cpu", "python")
PLAYED, TEMPLATE = 0, 1  # which state is which
# What a step writes down: who decides, how the game ended, what it is worth to each seat; at the end, what each has scored.
SEAT, ENDING, WORTHS = 0, 1, 2
BEGIN = -1  # in place of an action: a new game
WRITTEN = ("_states", "_g", "_facts", "_out")  # what each step writes into
FOUND = ("mask", "row", "worths", "scores", "seat", "over")  # what each step makes anew
NUMBERS = 1000  # of decisions are smaller
WORD = 1 << 32
_compiled: dict[str, Any] = {}


class Play:
    """One game at a time, with what there is to know of it after every step."""

    def __init__(
        self, game: Game, options: Mapping[str, Any], *, tables: str | Path | Record | None = None, reward: str = END,
        one_hot: bool = False, frames: int = FRAMES, backend: str = "auto",
    ) -> None:  # fmt: skip
        if backend not in BACKENDS:
            raise LeaguesError("unknown-backend", backend=str(backend)[:40], backends=", ".join(BACKENDS))
        self.game = game
        self.options = game.read_options(options)
        self.tables = read_tables(game, tables)
        start = game.new_state(self.tables, self.options)
        self.seats = game.seats(start)
        self.edition = game.edition_of(start)
        self.layout = layout_of(game, self.edition, one_hot=one_hot, frames=frames)
        self.reward = game.reward(reward)
        self.actions = game.decisions.action_count
        self.compiled = backend == "cpu" or (backend == "auto" and find_spec("numba") is not None)
        places = _places(game)
        self._g: Any
        self._facts: Any
        self._places: Any
        self._out: Any
        if self.compiled:
            self._go, self._states, self._t = _compile(self, start)
            self._g, self._facts = np.zeros(4, np.int64), np.zeros(WORTHS + 2 * self.seats, np.int64)
            self._places, self._out = np.array(places, np.int64), np.empty(MOST_OPTIONS, np.int64)
        else:
            self._go, _ = make_step(game, None, self.layout, self.reward, self.seats)
            self._states, self._t = [start.copy(), start], [self.tables]
            self._g, self._facts = [0] * 4, [0] * (WORTHS + 2 * self.seats)
            self._places, self._out = places, [0] * MOST_OPTIONS
        self.mask: Any = np.zeros(self.actions, np.int8)  # 1 for every action that is legal
        self.row: Any = np.zeros(self.layout.size, np.uint8)  # what the deciding seat observes
        self.worths: list[int] = [0] * self.seats  # in parts of the reward
        self.scores: list[int] = [0] * self.seats  # once it is over, in the game's own points
        self.seat = 0  # who decides; at the end, who decided last
        self.over = True

        self._made = {"tables": self.tables, "reward": reward, "one_hot": one_hot, "frames": frames, "backend": backend}

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        """Another game that stands as this one does. What never changes they share."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        for name in WRITTEN:
            setattr(other, name, deepcopy(getattr(self, name)))
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled it is how it was made and where it stands: what plays it is found, or compiled, anew."""
        return _remade, (self.game, self.options, self._made), {name: getattr(self, name) for name in (*WRITTEN, *FOUND)}

    def begin(self, luck: Any) -> None:
        """A new game; `luck` is a generator of NumPy's, which gives it its seed."""
        high, low = luck.integers(WORD, size=2).tolist()
        self._step(BEGIN, high, low)

    def answer(self, action: int) -> None:
        """Answer with an action that is legal."""
        self._step(action, 0, 0)

    def _step(self, action: int, high: int, low: int) -> None:
        self.mask = np.zeros(self.actions, np.int8)  # new ones each time: whoever has the old ones may keep them
        self.row = np.empty(self.layout.size, np.uint8)
        self._go(
            self._states, self._t, self._g, self._facts, self._places, self.mask, self.row, self._out, action, high, low
        )
        facts: list[int] = self._facts.tolist() if self.compiled else self._facts
        self.seat, self.over, self.worths = facts[SEAT], facts[ENDING] != 0, facts[WORTHS : WORTHS + self.seats]
        if self.over:
            self.scores = facts[WORTHS + self.seats :]

    @property
    def state(self) -> Any:
        """The game as it stands, as a Python state; not to be changed."""
        if not self.compiled:
            return self._states[PLAYED]
        from leagues.compiled.layout import from_numpy

        return from_numpy(self.game.state, self._states[PLAYED], self.edition)

    @property
    def ending(self) -> str:
        """How a game that is over ended."""
        return self._endings[int(self._facts[ENDING])]

    @cached_property
    def _endings(self) -> dict[int, str]:
        blank, found = self.game.state(), {}
        for blank.ending in (ENDED_BY_FAULT, *map(int, self.game.endings)):
            found[blank.ending] = self.game.ending_name(blank)
        return found

    def moves(self) -> dict[int, str]:
        """The notation of each action that is legal now, by its id."""
        state = self.state
        decision = self.game.decisions.by_number.get(state.frames[state.depth - 1].doing)
        if self.over or decision is None:
            return {}
        return {id: decision.notation(answer) for answer, id in enumerate(decision.ids) if self.mask[id]}

    def whole(self, action: object) -> int:
        """An action as a plain number; what is none is named."""
        found = whole(action)
        if found is None:
            raise LeaguesError("action-kind", kind=type(action).__name__, last=self.actions - 1)
        return found

    def allows(self, action: int) -> bool:
        """Whether an action is legal now."""
        return 0 <= action < self.actions and bool(self.mask[action])

    def refusal(self, id: int) -> LeaguesError:
        """Why an action that is not legal now is not, with the rule that forbids it."""
        if not 0 <= id < self.actions:
            return LeaguesError("bad-number", value=id, low=0, high=self.actions - 1)
        state = self.state
        asked = self.game.decisions.by_number[state.frames[state.depth - 1].doing]
        decision = next(d for d in self.game.decisions.by_number.values() if not d.chance and id in d.ids)
        answer = decision.ids.index(id)
        if decision is not asked:
            return LeaguesError(
                "unknown-move", move=decision.notation(answer), decision=asked.name, example=asked.notation(0)
            )
        rule = self.game.rule_ids([self.game.flow.forbidden(state, self.tables, answer)])
        return LeaguesError("forbidden", rules=rule, move=decision.notation(answer), rule=rule[0])

    def observe(self, seat: int) -> Any:
        """What a seat observes, whoever decides."""
        if seat == self.seat:
            return self.row.copy()
        row = np.empty(self.layout.size, np.uint8)
        self._observe(self.state, self.tables, seat, row)
        return row

    @cached_property
    def _observe(self) -> Callable[[Any, Any, int, Any], None]:
        return make_observe(self.game, self.layout)


def _remade(game: Game, options: Mapping[str, Any], made: Mapping[str, Any]) -> Play:
    return Play(game, options, **made)


def make_step(
    game: Game, edition: Edition | None, layout: Layout, reward: Reward, seats: int
) -> tuple[Callable[..., None], tuple[Any, ...]]:
    """Write the step, in the compiled subset, and give what a compiler must know of the rules with it."""
    flow = game.flow_of(edition)
    options, who, apply, draw, worth, score = flow.options, flow.who, flow.apply, flow.draw, reward.worth, game.score
    observe = make_observe(game, layout, edition, flow)
    ids = NUMBERS
    answers = ids + game.decisions.action_count

    def settle(s: Any, t: Any, g: Any, out: Any) -> int:
        while s.ending == 0:
            answer = draw(s, t, g)
            if answer == NOT_CHANCE:
                count = options(s, t, out)
                if count > 1:
                    return count
                if count == 0:
                    answer = NO_OUTCOME
                else:
                    answer = out[0]
            elif answer <= FORCED:
                answer = FORCED - answer
            if answer == NO_OUTCOME:
                s.fault = FAULT_OPTIONS
                s.ending = ENDED_BY_FAULT
            else:
                apply(s, t, answer)
        return 0

    def go(
        states: Any, t: Any, g: Any, facts: Any, places: Any, mask: Any, row: Any, out: Any, action: int, high: int, low: int
    ) -> None:
        if action == BEGIN:
            copy_state(states, PLAYED, TEMPLATE)
            sfc32.seed(g, high, low, 0)
        else:
            apply(states[PLAYED], t[0], places[answers + action])
        s = states[PLAYED]
        count = settle(s, t[0], g, out)
        if s.ending == 0:
            facts[SEAT] = max(who(s, t[0]), 0)  # where anyone may answer, the first seat does
            offset = ids + places[s.frames[s.depth - 1].doing]
            for k in range(count):
                mask[places[offset + out[k]]] = 1
        facts[ENDING] = s.ending
        observe(s, t[0], facts[SEAT], row)
        for seat in range(seats):
            facts[WORTHS + seat] = worth(s, t[0], seat)
            if s.ending != 0:
                facts[WORTHS + seats + seat] = score(s, t[0], seat)

    return go, (*flow.sources, frames, sfc32, score, *observe_sources(observe), settle)


def _compile(play: Play, start: Any) -> tuple[Any, Any, Any]:
    """The step compiled, with the states and tables that it takes."""
    need("fast")
    from leagues.compiled.layout import to_numpy
    from leagues.compiled.numba_rules import compile_cached, key, register

    game, edition = play.game, play.edition
    go, sources = make_step(game, edition, play.layout, play.reward, play.seats)
    register(sources, game)
    register([play.reward.worth], game, inline=False)
    identity = key([*sources, play.reward.worth, go], [game.state, game.tables], edition) + "p"
    if identity not in _compiled:
        _compiled[identity] = compile_cached(go, identity)
    return _compiled[identity], to_numpy(start, 2, edition), to_numpy(play.tables)


def _places(game: Game) -> list[int]:
    """Of each decision, by number, where its answers begin; then the id of each answer, and the answer of each id."""
    decisions = [decision for decision in game.decisions.by_number.values() if not decision.chance]
    offsets, ids, answers = [0] * NUMBERS, list[int](), [0] * game.decisions.action_count
    for decision in decisions:
        offsets[decision.number] = len(ids)
        ids += decision.ids
        for answer, id in enumerate(decision.ids):
            answers[id] = answer
    return [*offsets, *ids, *answers]
