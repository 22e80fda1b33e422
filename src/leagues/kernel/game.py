"""A game: everything the rest of the program needs to know of it, in one value."""

from __future__ import annotations

import hashlib
import json
import pickle
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from leagues.kernel.decisions import MOST_OPTIONS, Decisions, Flow, assemble
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ENDED_BY_FAULT, GameState, Message
from leagues.kernel.options import Option, Preset, Value, read_options
from leagues.kernel.rewards import END, Reward
from leagues.kernel.rulebook import Entry
from leagues.kernel.schema import Record
from leagues.kernel.secrets import make_fill, make_hide, secret_fields
from leagues.kernel.words import Words, words

if TYPE_CHECKING:
    from leagues.kernel.entries import Line
    from leagues.kernel.explaining import LogTurn
    from leagues.kernel.table import Table


def digest(value: object) -> str:
    """A short hash of plain values."""
    text = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@dataclass(frozen=True, eq=False)
class Edition:
    """A smaller game inside a game, such as one without its expansions. Compiled code leaves out what it does not need: that
    is smaller and faster, and plays the same games."""

    name: str
    plays: Callable[[Any], bool]  # whether a game that begins with this state stays within the edition
    steps: Mapping[IntEnum, int]  # the decisions that can come up in it, with how many of their answers
    blank: tuple[str, ...]  # fields of the state that stay 0 in it
    untouched: tuple[str, ...]  # those of them that none of its rules reads
    answers: Mapping[Callable[..., Any], int]  # questions of the rules that always have the same answer in it
    unused: tuple[Callable[..., None], ...] = ()  # what never happens in it
    asked: Mapping[Callable[..., Any], Callable[..., Any]] = field(default_factory=dict)  # questions that fewer answer in it
    small: bool = True  # whether so little is left that all of it is inlined


@dataclass(frozen=True, eq=False)
class Game:
    """A game's rules, tables and words."""

    id: str
    rules_version: int  # raised whenever a committed record no longer reaches the same hashes
    state: type[GameState]
    tables: type[Record]
    modules: Mapping[IntEnum, ModuleType]  # the decisions, in the order in which they came into the game
    advance: Callable[[Any, Any], None]
    begin: Callable[[Any, Any, Mapping[str, Any]], None]  # lay out a new game; refuses options that do not go together
    options: tuple[Option, ...]
    options_of: Callable[[Any], Mapping[str, Value]]  # the options that a state was begun with
    seats: Callable[[Any], int]
    rulebook: type[Entry]
    messages: type[Message]
    endings: type[IntEnum]  # names that begin with WON are won
    score: Callable[[Any, Any, int], int]  # what a seat has at the end
    read_tables: Callable[[str | None], Record]  # shipped values, with an owner's file laid over them
    impossible_tables: Callable[[Any], list[LeaguesError]]  # what is wrong with tables beyond their ranges
    impossible: Callable[
        [Any, Any], list[LeaguesError]
    ]  # what is wrong with a state whose stack is whole, beyond its ranges
    rules: tuple[ModuleType, ...] = ()  # further modules in the compiled subset
    blocks: tuple[tuple[IntEnum, int], ...] = ()  # where decisions have grown: all blocks of ids, as they came
    earlier_tables: tuple[int, ...] = ()  # how many fields the tables had before; new ones come at the end
    policies: Mapping[str, ModuleType] = field(default_factory=dict)  # beside `random`
    rewards: Mapping[str, Reward] = field(default_factory=dict)  # for programs that learn; `end` is the usual one
    editions: tuple[Edition, ...] = ()  # smaller games inside it, for compiled code
    folder: Path | None = None  # where words/ lies
    page: ModuleType | None = None  # what a browser shows beside a view: `scenery(t, s)`, `headline(s)`
    implied: Callable[[dict[str, Value]], dict[str, Value]] | None = None  # options as others among them make them
    private: tuple[str, ...] | None = None  # the option, and the values of it, with which there are secrets; None for any
    targets: Callable[[str, int], list[Any]] | None = None  # what to click for an answer, where the table does not matter
    parts: Callable[[str, int, Sequence[int]], tuple[str, ...]] | None = (
        None  # of the board, that one of some answers is about
    )
    short: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None  # an explanation, shorter for a page
    explain: Callable[[Table, int], Mapping[str, Any]] | None = None  # what a seat can be told: `kernel.explaining`
    log: Callable[[Iterable[Line]], list[LogTurn]] | None = None  # what happened, told turn by turn
    presets: tuple[Preset, ...] = ()  # options that are chosen together, the one for a first game first

    def __repr__(self) -> str:
        return f"<Game {self.id}>"

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A game is pickled by its name: the module whose `GAME` it is."""
        homes = [name for name, module in list(sys.modules.items()) if getattr(module, "__dict__", {}).get("GAME") is self]
        if not homes:
            raise pickle.PicklingError(f"no module has {self.id} as its GAME")
        return _of_module, (homes[0],)

    @cached_property
    def decisions(self) -> Decisions:
        """The decisions with their ids."""
        return Decisions(self.modules, self.blocks)

    @cached_property
    def flow(self) -> Flow:
        """The functions that play it."""
        return assemble(self.decisions, self.advance, *self.rules)

    def edition_of(self, state: GameState) -> Edition | None:
        """The edition that a new game belongs to, if there is one for it."""
        return next((edition for edition in self.editions if edition.plays(state)), None)

    def flow_of(self, edition: Edition | None) -> Flow:
        """The functions that play an edition."""
        if edition is None:
            return self.flow
        return assemble(self.decisions, self.advance, *self.rules, only=edition.steps)

    @cached_property
    def hide(self) -> Callable[[Any, Any, int], None]:
        """Blank what a seat may not see."""
        return make_hide(self.state)

    @cached_property
    def fill(self) -> Callable[[Any, Any, int, Any], None]:
        """Deal again what a seat may not see."""
        return make_fill(self.state)

    @cached_property
    def has_secrets(self) -> bool:
        """Whether in some of its games any seat may know what another may not."""
        return bool(secret_fields(self.state))

    def hides(self, options: Mapping[str, Value]) -> bool:
        """Whether in a game with these options any seat may know what another may not."""
        return self.has_secrets and (self.private is None or _chosen(options, *self.private))

    def words(self, language: str) -> Words:
        """Its words."""
        return words(language, *([self.folder / "words"] if self.folder else []))

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Value]:
        """All options with their values; some follow from others, whatever was given."""
        read = read_options(self.options, given)
        return self.implied(read) if self.implied is not None else read

    def with_preset(self, preset: Preset, chosen: Mapping[str, Value]) -> dict[str, Value]:
        """What is chosen, with a preset. What would bring something else along is as usual again."""
        taken = {**chosen, **preset.options}
        for option in self.options:
            if self.implied is not None and not preset.fits(self.implied(taken)) and option.name not in preset.options:
                usual = {**taken, option.name: option.default}
                taken = usual if preset.fits(self.implied(usual)) else taken
        return taken

    def reward(self, name: str = END) -> Reward:
        """One of its rewards by name."""
        if name not in self.rewards:
            raise LeaguesError("unknown-reward", reward=str(name)[:40], rewards=", ".join(self.rewards))
        return self.rewards[name]

    def new_state(self, tables: Record, options: Mapping[str, Any]) -> GameState:
        """The state before the first answer."""
        state = self.state()
        self.begin(state, tables, options)
        self.advance(state, tables)
        return state

    def ending_name(self, state: GameState) -> str:
        """How the game ended: `won-…`, `lost-…`, or `fault`."""
        if state.ending == ENDED_BY_FAULT:
            return "fault"
        return self.endings(state.ending).name.lower().replace("_", "-")

    def rule_ids(self, entries: Sequence[int]) -> tuple[str, ...]:
        """The ids of rule numbers."""
        return tuple(self._rule_ids[int(entry)] for entry in entries)

    def in_force(self, options: Mapping[str, Value]) -> frozenset[str]:
        """The ids of the rules that hold with these options."""
        return frozenset(entry.id for entry in self.rulebook if all(_chosen(options, *need) for need in entry.needs))

    @cached_property
    def sayings(self) -> dict[int, tuple[str, tuple[str, ...]]]:
        """Of each message of the journal, by number: its id and the ids of its rules."""
        return {int(said): (said.id, self.rule_ids([int(rule) for rule in said.rules])) for said in self.messages}

    @cached_property
    def sayings_under(self) -> Callable[[frozenset[str]], dict[int, tuple[str, tuple[str, ...]]]]:
        """The same, of the rules only those that are in force; kept for the next table with such options."""

        @lru_cache(maxsize=64)
        def under(held: frozenset[str]) -> dict[int, tuple[str, tuple[str, ...]]]:
            return {said: (id, tuple(one for one in rules if one in held)) for said, (id, rules) in self.sayings.items()}

        return under

    @cached_property
    def _rule_ids(self) -> dict[int, str]:
        return {int(entry): entry.id for entry in self.rulebook}

    def _stopped(self, state: GameState) -> list[LeaguesError]:
        """Why nothing can go on from a state: its stack is not whole, no decision lies on top of it, or it has ended as no
        game does."""
        if state.ending and state.ending not in [ending.value for ending in self.endings]:
            return [LeaguesError("state-ending", value=state.ending, most=max(self.endings).value)]
        whole = all((i < state.depth) == (frame.doing != 0) for i, frame in enumerate(state.frames))
        if state.fault or state.depth > len(state.frames) or not whole:
            return [LeaguesError("state-no-decision")]
        if state.ending or (state.depth > 0 and state.frames[state.depth - 1].doing in self.decisions.by_number):
            return []
        return [LeaguesError("state-no-decision")]

    def load_state(self, tables: Record, data: object) -> GameState:
        """A state from its JSON, if it can occur in a game. The game is only asked about one whose stack is whole: what it
        looks for on the stack must be there."""
        state = self.state.from_json(data)
        reasons = self._stopped(state) or self.impossible(state, tables)
        if not reasons and state.ending == 0 and self.flow.options(state, tables, [0] * MOST_OPTIONS) == 0:
            reasons.append(LeaguesError("state-no-option"))
        if reasons:
            raise LeaguesError("state-impossible", reasons=reasons)
        return state


def _of_module(name: str) -> Game:
    game: Game = import_module(name).GAME
    return game


def _chosen(options: Mapping[str, Value], name: str, *values: str) -> bool:
    """Whether an option has one of these values, or has one among its values."""
    chosen = options[name]
    return not set(values).isdisjoint(chosen if isinstance(chosen, tuple) else [str(chosen)])
