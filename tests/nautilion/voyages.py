"""Positions from random games with every mixture of options, so that every decision comes up."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from leagues.games.nautilion.aids.explanation import explain
from leagues.games.nautilion.aids.plan import gives_dice
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import EXPANSIONS, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import LEVELS, SHIPS
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.table import Table

from .positions import SHIPPED, at_table, sail, state

GAMES_PLAYED = 150
OF_EACH, OF_THE_PLAN = 40, 300  # positions


@cache
def positions() -> tuple[State, ...]:
    """Positions of every decision, drawn from all that came up."""
    found: dict[int, list[State]] = {number: [] for number in GAME.decisions.by_number}
    for number in range(GAMES_PLAYED):
        for s in voyage(number):
            step = s.frames[s.depth - 1].doing
            if len(answers(s)) > 1 or not GAME.decisions.by_number[step].chance:  # else no table stops there
                found[step].append(s.copy())
    luck = random.Random("positions")
    most = {number: OF_THE_PLAN if number == Step.PLAN else OF_EACH for number in found}
    return tuple(s for number, there in found.items() for s in luck.sample(there, min(len(there), most[number])))


def plain(value: object) -> Any:
    """As it reaches the page."""
    return json.loads(json.dumps(value))


def aid(table: Table) -> Any:
    """What the page is told of the running decision."""
    return plain(explain(table, 0))


@cache
def aids() -> tuple[tuple[State, Any], ...]:
    """The positions, two that are rare, and what the page is told of them."""
    blow = sail("I … N 1 2 3 m P … A", collided=True, reserve=[0], dice=[1, 1, 2])
    warrior = sail("I … N 4 P … A", crew=[1, 2], dice=[3, 2, 1], expansions="mercenaries")
    return tuple((s, aid(at_table(s))) for s in (*positions(), state(blow), state(warrior)))


def voyage(number: int) -> Iterator[State]:
    """Every position of a random game; two of three are played with all expansions."""
    luck = random.Random(number)
    expansions = EXPANSIONS if number % 3 else tuple(one for one in EXPANSIONS if luck.random() < 0.5)
    options = {
        "players": 1 + number % 2, "ship": luck.choice(SHIPS), "reserve": luck.choice((2, 4, 6)),
        "expansions": expansions, "darkhouse_level": luck.choice(LEVELS), "harpoons": luck.choice((2, 3)),
    }  # fmt: skip
    s = cast(State, GAME.new_state(SHIPPED, GAME.read_options(options)))
    while not s.ending:
        yield s
        GAME.flow.apply(s, SHIPPED, answer(s, luck))


def answers(s: State) -> list[int]:
    """What can be answered."""
    out = [0] * MOST_OPTIONS
    return out[: GAME.flow.options(s, SHIPPED, out)]


def answer(s: State, luck: random.Random) -> int:
    """Any answer; tokens rather come aboard, dice are rather given, and Heroic Actions are played."""
    ways = answers(s)
    decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
    if decision.chance:
        return luck.choices(ways, [GAME.flow.weight(s, SHIPPED, one) for one in ways])[0]
    if decision.name == "place-token":
        return luck.choice([one for one in ways if one] or ways)
    if decision.name == "plan":
        heroic = [one for one in ways if plan.HEROIC <= one < plan.BUY]
        if heroic and luck.random() < 0.3:
            return luck.choice(heroic)
        if luck.random() < 0.7:
            return luck.choice([one for one in ways if gives_dice(one)])
    return luck.choice(ways)
