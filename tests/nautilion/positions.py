"""Positions in the middle of a game, drawn as the path looks from the Happy Isles (I) to the Abyss (A).

    "I … 7 N 1 2 P … A"

A number is a token, N and P are the figures (their spaces are empty), `.` is one emptied space, `…` as many as it takes to
fill the path; several `…` share them. A figure that stands on an end is drawn instead of the end: "N 1 2 … P".
What is drawn nowhere lies on the discard pile. `picture` draws the path again, with `…` for every run of emptied spaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import pytest

from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import GREEN, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS, Tables, read_tables
from leagues.kernel.chance import OwnDice
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ask
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

SHIPPED = read_tables(None)
LATE = "I … N 1 2 3 4 5 6 P … A"  # a late turn, shortly before the submarines meet


def position(
    drawing: str = LATE, *, dice: Sequence[int] = (1, 2, 3), crew: Sequence[int] = (), reserve: Sequence[int] = (),
    ship: str = "A1", players: int = 1, active: int = 0, admirals: Sequence[int] = (1, 2), tables: Tables = SHIPPED,
) -> State:  # fmt: skip
    """The Plan of a turn: the dice are rolled. In `reserve` a 0 is a green token. The state is one that can occur."""
    s = State()
    s.players, s.ship, s.active, s.starting_reserve = players, SHIPS.index(ship), active, 4
    if players == 2:
        s.admirals = list(admirals)
    s.path_length = s.laid = 9 * tables.copies
    lay(s, drawing)
    s.dice, s.rolls = list(dice), 1
    s.turn = 1 + s.path[1 : s.path_length + 1].count(0) // 2  # each turn empties two spaces
    s.crew = sum(1 << number for number in crew)
    for kind in reserve:
        s.reserve[kind] += 1
    s.discard[GREEN] = s.starting_reserve + (tables.two_player_reserve if players == 2 else 0) - s.reserve[GREEN]
    for number in range(1, 10):
        s.discard[number] = tables.copies - s.path.count(number) - s.reserve[number] - crew.count(number)
    ask(s, Step.TURN)
    s.frames[0].step = 3
    ask(s, Step.PLAN)
    return possible(s, tables)


def possible(s: State, tables: Tables = SHIPPED) -> State:
    """The same state, refused if it cannot occur, and refusing every value outside its range from now on."""
    loaded = cast(State, GAME.load_state(tables, s.json()))
    return checked_copy(loaded).copy()


def lay(s: State, drawing: str) -> None:
    """Put the tokens and the figures where the drawing has them."""
    signs = drawing.split()
    fill = s.path_length + 2 - (len(signs) - signs.count("…"))
    shares = signs.count("…")
    spread: list[str] = []
    for sign in signs:
        if sign == "…":
            share = -(-fill // shares)
            spread += ["."] * share
            fill, shares = fill - share, shares - 1
        else:
            spread.append(sign)
    assert len(spread) == s.path_length + 2, drawing
    s.nautilion, s.phantom = spread.index("N"), spread.index("P")
    for place, sign in enumerate(spread):
        s.path[place] = int(sign) if sign.isdigit() else 0


def picture(s: State) -> str:
    """The path as a drawing; every run of emptied spaces is `…`."""
    signs: list[str] = []
    for place in range(s.path_length + 2):
        if place in (s.nautilion, s.phantom):
            signs.append("P" if place == s.phantom else "N")
        elif place in (0, s.path_length + 1):
            signs.append("A" if place else "I")
        elif s.path[place]:
            signs.append(str(s.path[place]))
        elif signs[-1] != "…":
            signs.append("…")
    return " ".join(signs)


def at_table(s: State, tables: Tables = SHIPPED) -> Table:
    """A table that begins at the state, asks even when there is a single answer, and is fed its dice."""
    return Table(GAME, GAME.options_of(s), tables, OwnDice(), auto=False, start=s)


def sail(drawing: str = LATE, plan: str = "", **details: Any) -> Table:
    """A table at the position. With a `plan` such as "2 1 3" these are the dice, and they are given in this order."""
    if plan:
        details["dice"] = [int(die) for die in plan.split()]
    table = at_table(position(drawing, **details), details.get("tables", SHIPPED))
    if plan:
        table.play(f"give {plan}")
    return table


def new_table(deal: Sequence[int] = tuple(range(1, 10)) * 4, tables: Tables = SHIPPED, **options: Any) -> Table:
    """A new game whose path is laid as told: by default 1 to 9, four times."""
    s = checked_copy(cast(State, GAME.new_state(tables, GAME.read_options(options)))).copy()
    table = at_table(s, tables)
    for number in deal[: 9 * tables.copies - 1]:  # the last token has one place left to go
        table.feed(str(number))
    return table


def state(table: Table) -> State:
    """The state of the table."""
    return cast(State, table.state)


def roll(table: Table, dice: str) -> None:
    """Roll these dice, once the table asks for them."""
    if asked(table) == "roll":
        table.play("roll")
    for die in dice.split():
        table.feed(die)


def asked(table: Table) -> str:
    """The decision that waits."""
    assert table.decision is not None, table.outcome
    return table.decision.name


def legal(table: Table) -> list[str]:
    """What can be answered, in notation."""
    return [str(move) for move in table.legal]


def refused(table: Table, move: str) -> str:
    """The rule for which the move is refused. A refused move changes nothing."""
    before = table.state
    with pytest.raises(LeaguesError) as caught:
        table.play(move)
    assert caught.value.code == "forbidden"
    assert table.state == before
    (rule,) = caught.value.rules
    return rule


def said(table: Table) -> list[str]:
    """The journal, without its arguments."""
    return [line.message for line in table.journal]


def told(table: Table, message: str) -> tuple[int, int, int]:
    """The arguments of the last line that says this."""
    return [line.arguments for line in table.journal if line.message == message][-1]


def same_options(s: State, tables: Tables = SHIPPED) -> bool:
    """Whether the quick list of options is the loop over `forbidden`."""
    quick, plain = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
    return GAME.flow.options(s, tables, quick) == GAME.flow.every_option(s, tables, plain) and quick == plain


def tokens(*numbers: int) -> list[int]:
    """A reserve or discard pile that holds these."""
    return [numbers.count(kind) for kind in range(10)]
