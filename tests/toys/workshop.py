"""What the toy games share: a decision as a small class instead of a file, and a Game with the dull parts filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from types import FunctionType, ModuleType
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import Message
from leagues.kernel.game import Game
from leagues.kernel.options import Option
from leagues.kernel.rulebook import Entry, Standing
from leagues.kernel.schema import Record, number


class ToyRule(Entry):
    NOT_ALLOWED = 1, Standing.RULING, "R1"


class ToySay(Message):
    PUBLIC = 1, ToyRule.NOT_ALLOWED
    PRIVATE = 2, ToyRule.NOT_ALLOWED


class ToyEnding(IntEnum):
    WON_OVER = 1


class ToyTables(Record):
    copies: int = number(1, 9, "how many cards of each kind")


def decision(body: type) -> ModuleType:
    """A class body as the module that a decision is in a real game."""
    module = ModuleType(f"toy_{body.__module__.rsplit('.', 1)[-1]}_{body.__name__}")
    module.RULES = (ToyRule.NOT_ALLOWED,)  # type: ignore[attr-defined]
    module.words = lambda answer: ("toy", {})  # type: ignore[attr-defined]
    for name, value in vars(body).items():
        if name.startswith("__"):
            continue
        if isinstance(value, FunctionType):
            value.__module__ = module.__name__
        setattr(module, name, value)
    return module


def toy(
    id: str, state: Any, steps: Mapping[IntEnum, ModuleType], advance: Callable[..., None], begin: Callable[..., None],
    options: tuple[Option, ...], options_of: Callable[[Any], dict[str, Any]], seats: Callable[[Any], int],
    score: Callable[..., int], impossible: Callable[..., list[LeaguesError]], helpers: tuple[Any, ...] = (),
) -> Game:  # fmt: skip
    def read_tables(owner: str | None) -> ToyTables:
        tables = ToyTables()
        tables.copies = 3
        return tables

    return Game(
        id=id, rules_version=1, state=state, tables=ToyTables, modules=steps, advance=advance, begin=begin, options=options,
        options_of=options_of, seats=seats, rulebook=ToyRule, messages=ToySay, endings=ToyEnding, score=score,
        read_tables=read_tables, impossible_tables=lambda t: [], impossible=impossible, rules=helpers,
    )  # fmt: skip
