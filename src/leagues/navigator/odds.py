"""The chances of every choice, for people and programs.

table.odds(seconds=1)          whoever must choose: every choice with its chance to win, its error and where it comes from
table.odds(trials=2000)        the same again and again, for the same seed
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from numbers import Real
from typing import Any, SupportsIndex

from leagues.kernel.chance import read_seed
from leagues.kernel.entries import Move
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE
from leagues.kernel.numbers import within
from leagues.kernel.standing import check_table
from leagues.kernel.table import Table
from leagues.navigator.search import Option, Search
from leagues.navigator.trying import EYES

LONGEST = 3600  # seconds
MOST = 10**9  # trials


@dataclass(frozen=True)
class Choice:
    """One choice, and what is known of it."""

    move: Move
    chance: float  # to win, from 0 to 1
    error: float  # of that, one standard error
    label: str  # exact, estimated, value, or unknown
    trials: int  # how often it was tried
    points: tuple[float, ...] = ()  # that each seat may expect, where points count
    levels: tuple[float, ...] = ()  # the chances to finish and to reach each level of victory, where there are levels

    def __repr__(self) -> str:
        return f"<{self.move} {self.chance:.3f} ± {self.error:.3f} {self.label}>"


@dataclass(frozen=True)
class Odds:
    """What is known of all choices of a seat."""

    seat: int
    choices: tuple[Choice, ...]  # in the order of `Table.legal`
    best: Choice  # what the navigator would do
    value: bool  # whether a network speaks for these rules and values; without it, trials go to the end
    seconds: float  # that it took

    @property
    def label(self) -> str:
        """Where most of it comes from: of the best choice."""
        return self.best.label


def search_of(table: Table, seat: int | None, seed: str = "odds", threads: int = 1) -> Search:
    """The search that answers for a seat of a table; refused where that seat is not asked."""
    if table.game.id not in EYES:
        raise LeaguesError("unavailable", what="odds")
    if table.over:
        raise LeaguesError("game-over", outcome=table.outcome)
    who, decision = table.who, table.decision
    if who == CHANCE and decision is not None:
        raise LeaguesError("chance-decides", decision=decision.name)
    asked = max(who, 0) if seat is None else table.seat_of(seat)
    if who >= 0 and asked != who:
        raise LeaguesError("not-your-turn", seat=asked, turn=who)
    return Search(table.game, table.tables, table.state, asked, table.answers, seed=seed, threads=threads)


def odds(
    table: Table, *, seconds: float = 1.0, trials: int = 0, seat: int | None = None, seed: str | SupportsIndex = "odds",
    threads: int = 1, stop: Callable[[], bool] | None = None, told: Callable[[Odds], None] | None = None,
) -> Odds:  # fmt: skip
    """The chances of every choice of a seat, by what that seat may know. With `trials` it is repeatable by its seed; else it
    takes about so many seconds. `told` gets better figures as they come; `stop` ends it at once."""
    check_table(table)
    if isinstance(seconds, bool) or not isinstance(seconds, Real) or not 0 <= seconds <= LONGEST:
        raise LeaguesError("bad-number", value=seconds, low=0, high=LONGEST)
    trials, threads = within(trials, 0, MOST), within(threads, 1, MOST)
    began = time.perf_counter()
    search = search_of(table, seat, read_seed(seed), threads)
    search.look()
    if told is not None:
        told(_told(table, search, began))
    small = search.valued and (stop is None or not stop()) and (seconds > 0 or trials > 0) and search.follow()
    if not small and len(search.options) > 1:
        left = max(seconds - (time.perf_counter() - began), 0.0)
        better = (lambda: told(_told(table, search, began))) if told is not None else None
        search.try_out(trials=trials, seconds=left, stop=stop, told=better)
    return _told(table, search, began)


def _told(table: Table, search: Search, began: float) -> Odds:
    legal: dict[int, Any] = {move.answer: move for move in table.legal}

    def choice(option: Option) -> Choice:
        error = option.error(search.error_of_value)
        return Choice(legal[option.answer], option.chance, error, option.label, len(option.values), option.points,
                      option.levels)  # fmt: skip

    best = search.best
    choices = {option.answer: choice(option) for option in search.options}
    return Odds(search.seat, tuple(choices.values()), choices[best.answer], search.valued, time.perf_counter() - began)
