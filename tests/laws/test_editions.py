"""Editions: what compiled code leaves out of a smaller game really never comes up in it."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import wraps
from inspect import signature
from typing import Any

import pytest

from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.game import Edition, Game
from leagues.kernel.playout import policies
from tests.laws.cases import ALL_GAMES, COVERING, EVERY_CASE, SIMPLE, Case
from tests.laws.players import Player

EVERY = 97  # of so many times that a question is asked one is looked at
EDITIONS = [pytest.param(game, edition, id=edition.name) for game in ALL_GAMES.values() for edition in game.editions]


@contextmanager
def watched(functions: dict[Any, Callable[[Any], None]]) -> Iterator[None]:
    """Each function tells what it answered. Rules find each other as globals of their modules, so it is replaced there."""

    def telling(function: Callable[..., Any], told: Callable[[Any], None]) -> Callable[..., Any]:
        @wraps(function)
        def wrapper(*arguments: Any) -> Any:
            answer = function(*arguments)
            told(answer)
            return answer

        return wrapper

    with replaced({id(function): telling(function, told) for function, told in functions.items()}):
        yield


@contextmanager
def replaced(others: dict[int, Callable[..., Any]]) -> Iterator[None]:
    """Other functions in the place of those of the games' modules that have these identities."""
    found: list[tuple[Any, str, Any]] = []
    for name, module in list(sys.modules.items()):
        if name.startswith("leagues.games."):
            found += [(module, key, value) for key, value in vars(module).items() if id(value) in others]
    for module, key, value in found:
        setattr(module, key, others[id(value)])
    try:
        yield
    finally:
        for module, key, value in found:
            setattr(module, key, value)


def play(case: Case, policy: str, number: int, see: Callable[[Any, int], None]) -> None:
    """A whole game. Every answer is tried with `forbidden`, so that questions are asked that a shorter way avoids."""
    tables, out = case.game.read_tables(None), [0] * MOST_OPTIONS
    for state, answer in Player(policy).moments(case, number):
        see(state, answer)
        if state.ending == 0:
            case.game.flow.every_option(state, tables, out)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_an_edition_leaves_out_never_comes_up_in_it(game: Game, edition: Edition) -> None:
    asked: Counter[str] = Counter()
    tops: Counter[int] = Counter()

    def always(function: Any, right: int) -> Callable[[Any], None]:
        def told(answer: Any) -> None:
            asked[function.__name__] += 1
            assert answer == right, f"{function.__name__} gave {answer}"

        return told

    def never(function: Any) -> Callable[[Any], None]:
        def told(answer: Any) -> None:
            raise AssertionError(f"{function.__name__} was called")

        return told

    def see(state: Any, answer: int) -> None:
        for name in edition.blank:
            assert not any(flat(getattr(state, name))), name
        if state.ending == 0:
            step = state.frames[state.depth - 1].doing
            tops[step] += 1
            assert answer < edition.steps[step]
            for ask, right, arguments in general:  # also what another answer has spared
                always(ask, right)(ask(*(state, tables)[:arguments]))

    tables = game.read_tables(None)
    asks = [(ask, right, signature(ask).parameters) for ask, right in edition.answers.items()]
    general = [(ask, right, len(names)) for ask, right, names in asks if set(names) <= {"s", "t"}]
    functions = {function: always(function, right) for function, right in edition.answers.items()}
    functions |= {function: never(function) for function in edition.unused}
    cases = cases_of(game, edition)
    with watched(functions):
        for number, case in enumerate(cases):
            for policy in policies(game):
                play(case, policy, number, see)
    assert set(tops) == set(edition.steps) or (set(tops) < set(edition.steps) and not edition.small)
    assert {function.__name__ for function in edition.answers} == set(asked)


@pytest.mark.parametrize(
    ("game", "edition"),
    [pytest.param(game, one, id=one.name) for game in ALL_GAMES.values() for one in game.editions if one.asked],
)
def test_who_is_not_asked_in_an_edition_has_no_say_in_it(game: Game, edition: Edition) -> None:
    """A question is answered by all, and on a copy of the state by those who are left: the same, with the same effect."""
    asked: Counter[str] = Counter()

    def both(everybody: Any, left: Any) -> Callable[..., Any]:
        @wraps(everybody)
        def answer(s: Any, t: Any, *arguments: Any) -> Any:
            asked[everybody.__name__] += 1
            if asked[everybody.__name__] % EVERY != 1:
                return everybody(s, t, *arguments)
            copy = s.copy()
            own = {id(getattr(s, field.name)): field.name for field in s.FIELDS}  # an argument can be a list of the state
            others = [
                getattr(copy, own[id(one)]) if type(one) is list and id(one) in own else deepcopy(one) for one in arguments
            ]
            right, found = everybody(s, t, *arguments), left(copy, t, *others)
            assert (found, copy.json(), others) == (right, s.json(), list(arguments)), everybody.__name__
            return right

        return answer

    for number, case in enumerate(cases_of(game, edition)):
        with replaced({id(one): both(one, left) for one, left in edition.asked.items()}):
            for policy in policies(game):
                play(case, policy, number, lambda state, answer: None)
    assert len(asked) > len(edition.asked) // 2


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_other_games_are_not_in_it_and_need_what_it_leaves_out(game: Game, edition: Edition) -> None:
    """Else the edition would leave out what nobody needs."""
    needed: set[Any] = set()
    filled: set[str] = set()

    def noted(function: Any, usual: int | None) -> Callable[[Any], None]:
        return lambda answer: needed.add(function) if usual is None or answer != usual else None

    def see(state: Any, answer: int) -> None:
        filled.update(name for name in edition.blank if name not in filled and any(flat(getattr(state, name))))

    left_out = (*edition.answers, *edition.unused)
    functions = {function: noted(function, edition.answers.get(function)) for function in left_out}
    cases = cases_of(game, None)
    with watched(functions):
        for number, case in enumerate(cases):
            for policy in policies(game):
                play(case, policy, number, see)
    assert needed == set(functions)
    assert filled == set(edition.blank)
    assert set(edition.untouched) <= set(edition.blank)


def test_a_game_is_in_one_edition_at_most_and_expansions_are_in_none() -> None:
    for case in EVERY_CASE:
        assert sum(edition.plays(start_of(case)) for edition in case.game.editions) <= 1
    assert not any(edition.plays(start_of(case)) for case in COVERING["nautilion"] for edition in case.game.editions)
    assert all(case.game.edition_of(start_of(case)) is not None for case in SIMPLE["nautilion"])


def cases_of(game: Game, edition: Edition | None) -> list[Case]:
    found = [case for case in EVERY_CASE if case.game is game and game.edition_of(start_of(case)) is edition]
    assert found
    return found


def start_of(case: Case) -> Any:
    return case.game.new_state(case.game.read_tables(None), case.game.read_options(dict(case.options)))


def flat(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
