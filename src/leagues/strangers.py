"""A stranger's policy: a function of a module of theirs, named `module:function`, beside a game's own.

The contract is that of every policy, `choose(states, seen, t, out, count, g)` as `leagues.kernel.random_policy` tells it;
but nothing is taken on trust. It gets a copy of what the deciding seat may know, and an answer that is not among the options
ends the game with a fault.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from inspect import signature
from types import FunctionType, ModuleType
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game

ARGUMENTS = ("states", "seen", "t", "out", "count", "g")  # what a policy is called with

# The navigator's players, by name: they are found where a stranger's policy would be.
LEVELS = {name: f"leagues.navigator.levels:{name}" for name in ("deckhand", "helmsman", "mate", "navigator")}


def levels(game: Game) -> tuple[str, ...]:
    """Those of them that can play a game, from a beginner to the best there is."""
    return tuple(LEVELS) if game.id in import_module("leagues.navigator.trying").EYES else ()


@lru_cache(maxsize=64)
def invited(game: Game, policy: str) -> Game:
    """The game, with those policies among its own that the text names as `module:function`."""
    named = {name.strip() for name in str(policy).split(",")} - set(game.policies)
    strangers = {name: stranger(LEVELS.get(name, name)) for name in sorted(named) if ":" in name or name in LEVELS}
    return replace(game, policies={**game.policies, **strangers}) if strangers else game


def stranger(name: str) -> ModuleType:
    """A function of somebody's module, as a policy. Compiled back ends need to know that module, and others that it names in
    `MODULES`."""
    home, _, function = name.partition(":")
    try:
        module = import_module(home)
        choose: Callable[..., Any] = getattr(module, function)
    except (ImportError, AttributeError, SyntaxError, TypeError, ValueError) as error:
        raise _unreadable(name, f"{type(error).__name__}: {error}") from error
    if not callable(choose):
        raise _unreadable(name, f"{type(choose).__name__} is not a function")
    choose = getattr(choose, "py_func", choose)  # somebody may have compiled it already, for themself
    try:
        signature(choose).bind(*ARGUMENTS)
    except (TypeError, ValueError) as error:  # the latter where a function does not tell what it takes
        raise _unreadable(name, f"{error} ({', '.join(ARGUMENTS)})") from error
    made = ModuleType(name, module.__doc__)
    functions = [choose] if isinstance(choose, FunctionType) else []
    vars(made).update(choose=choose, STRANGE=True, MODULES=(*functions, module, *getattr(module, "MODULES", ())))
    return made


def _unreadable(name: str, what: str) -> LeaguesError:
    return LeaguesError("policy-unreadable", policy=name, what=what, form="module:function")
