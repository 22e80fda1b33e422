"""What a choice would do: it is made on a copy of the table, and the copy is read. No rule is told here a second time.

Nautilion's rules say what happens while they are applied, so a preview listens to them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import cast

from leagues.games.nautilion import path
from leagues.games.nautilion.decisions import darkhouse_discard, place_token, plan
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.state import NAUTILION, PHANTOM, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import doing
from leagues.kernel.table import Table

FREE, NOTHING_LEFT, A_TOKEN, A_CREW = "free", "nothing", "token", "crew"  # the Darkhouse's price
DEPENDS = -1  # in place of a rule: it depends on which crew is given up


@dataclass(frozen=True)
class Landing:
    """Where a submarine comes to."""

    die: int
    place: int
    token: int  # what lies there; 0 at an end
    left: int  # the least die that would take it to its goal from there; 0 when it has arrived


@dataclass(frozen=True)
class Gift:
    """What a way to give the dice would do."""

    darkhouse: int  # its die
    price: str
    phantom: Landing
    nautilion: Landing | None  # None when the Phantom has ended the game
    bars: int  # the rule that keeps the token off the ship; 0 when it could come aboard
    ending: str | None


def tables(table: Table) -> Tables:
    """The tables, as Nautilion's."""
    return cast(Tables, table.tables)


def state(table: Table) -> State:
    """A copy of the state, as Nautilion's."""
    return cast(State, table.state)


def after(table: Table, s: State, answer: int) -> tuple[State, dict[int, tuple[int, int, int]]]:
    """The state after an answer, and what the rules said on the way."""
    trial: State = s.copy()
    told: list[tuple[int, int, int, int, int]] = []
    trial.journal = told
    table.game.flow.apply(trial, table.tables, answer)
    trial.journal = None
    return trial, {message: (a, b, c) for _, message, a, b, c in told}


def answers(table: Table, s: State) -> list[int]:
    """What could be answered in a state."""
    out = [0] * 128
    return out[: table.game.flow.options(s, table.tables, out)]


def to_isles(s: State) -> int:
    """The least die that would take the Phantom to the Happy Isles."""
    return _least(lambda die: path.toward_isles(s, die) == path.HAPPY_ISLES) if s.phantom else 0


def to_abyss(s: State) -> int:
    """The least die that would take the Nautilion to the Abyss."""
    return _least(lambda die: path.toward_abyss(s, die) > s.path_length) if s.nautilion <= s.path_length else 0


def _least(arrives: Callable[[int], bool]) -> int:
    die = 1
    while not arrives(die):
        die += 1
    return die


def gift(table: Table, s: State, answer: int) -> Gift:
    """What giving the dice by `answer` would do. A toll is paid from the reserve where that is possible."""
    trial, told = after(table, s, answer)
    if trial.ending or doing(trial) != Step.DARKHOUSE_DISCARD:
        price = NOTHING_LEFT if Say.TOLL_NOTHING in told else FREE
        return _read(table, trial, told, price)
    if darkhouse_discard.RESERVE in answers(table, trial):
        return _read(table, *_and_then(table, trial, darkhouse_discard.RESERVE, told), A_TOKEN)
    ways = [_read(table, *_and_then(table, trial, crew, told), A_CREW) for crew in answers(table, trial)]
    first = ways[0]
    if all(way == first for way in ways):
        return first
    return Gift(first.darkhouse, A_CREW, first.phantom, first.nautilion, DEPENDS, first.ending)


def _and_then(
    table: Table, s: State, answer: int, told: dict[int, tuple[int, int, int]]
) -> tuple[State, dict[int, tuple[int, int, int]]]:
    trial, more = after(table, s, answer)
    return trial, told | more


def _read(table: Table, s: State, told: dict[int, tuple[int, int, int]], price: str) -> Gift:
    darkhouse, phantom_die, nautilion_die = told[Say.GAVE]
    destroyed = told[Say.PHANTOM_LANDED][1] if Say.PHANTOM_LANDED in told else 0
    phantom = Landing(phantom_die, s.phantom, destroyed, to_isles(s))
    ending = table.game.ending_name(s) if s.ending else None
    if not destroyed:
        return Gift(darkhouse, price, phantom, None, 0, ending)
    nautilion = Landing(nautilion_die, s.nautilion, s.landed, to_abyss(s))
    bars = table.game.flow.forbidden(s, table.tables, place_token.SHIP) if s.landed else 0
    return Gift(darkhouse, price, phantom, nautilion, bars, ending)


@dataclass(frozen=True)
class Turned:
    """What a die would do for each figure once Tide has turned it; None where that depends on the other dice."""

    price: str | None
    phantom: Landing | None
    nautilion: Landing | None
    bars: int | None
    ending: str | None


def turned(table: Table, s: State, answer: int) -> Turned:
    """What the die that a Tide turns would do, in the hands of each figure."""
    becomes = (answer - plan.TIDE) % 6 + 1
    trial, _ = after(table, s, answer)
    gifts = [gift(table, trial, one) for one in answers(table, trial) if one < plan.GIVES]
    prices = {g.price for g in gifts if g.darkhouse == becomes}
    phantoms = {g.phantom for g in gifts if g.phantom.die == becomes}
    ways = {(g.nautilion, g.bars, g.ending) for g in gifts if g.nautilion is not None and g.nautilion.die == becomes}
    nautilion, bars, ending = ways.pop() if len(ways) == 1 else (None, None, None)
    return Turned(
        prices.pop() if len(prices) == 1 else None, phantoms.pop() if len(phantoms) == 1 else None, nautilion, bars, ending
    )


def landings(s: State) -> Iterator[tuple[int, int, int]]:
    """Where each die would take each submarine now: figure, die, place. The Phantom moves before the Nautilion does."""
    for die in sorted({die for die in s.dice if die}):
        yield PHANTOM, die, path.toward_isles(s, die)
        yield NAUTILION, die, path.toward_abyss(s, die)


def could_board(s: State, t: Tables) -> list[int]:
    """The crew that could come aboard now, if the Nautilion picked it up."""
    return [number for number in range(1, 10) if place_token.cannot_board(s, t, number) == 0]


def ahead(s: State, number: int) -> int:
    """How many tokens of this crew still lie before the Nautilion."""
    return sum(s.path[place] == number for place in range(s.nautilion + 1, s.path_length + 1))


def aboard(s: State) -> list[int]:
    """The crew on the ship."""
    return [number for number in range(1, 10) if s.crew >> number & 1]
