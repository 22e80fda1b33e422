"""The beginning of a turn, when the Darkhouse moves to its card: new games with a given row, positions before the dice."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any, cast

from leagues.games.nautilion import flow
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.reserve import kind_name
from leagues.games.nautilion.state import GREEN, State
from leagues.games.nautilion.steps import Step
from leagues.kernel.frames import ask, pop
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

from .positions import LATE, SHIPPED, asked, at_table, kind_of, legal, position, possible, state

LEVEL_OF = {2: "intro", 1: "normal", 0: "difficult"}  # by the number of blue cards in the row


def dawn(drawing: str = LATE, **details: Any) -> Table:
    """A table at the start of the turn that `sail` shows at its Plan: phase 0, the Reef and the roll are still to come."""
    tables = details.get("tables", SHIPPED)
    s = position(drawing, **details)
    assert s.turn > 1, "a first turn begins in a new game"
    while s.depth:
        pop(s)
    s.turn -= 1
    s.lamp = (s.lamp - 1) % 5
    if s.players == 2:
        s.active = 1 - s.active
    ask(s, Step.TURN)
    flow.advance(s, tables)
    return at_table(possible(s, tables), tables)


def row_to_lay(*row: int, deal: Sequence[int | str] = (), expansions: str = "", **options: Any) -> Table:
    """A new game with the Darkhouse before the cards are laid, with the level that the row belongs to. The path begins with
    `deal` and goes on with any tokens."""
    options["expansions"] = [*expansions.split(), "darkhouse"]
    options.setdefault("darkhouse_level", LEVEL_OF[sum(card >= 10 for card in row)])
    table = at_table(checked_copy(cast(State, GAME.new_state(SHIPPED, GAME.read_options(options)))).copy())
    for kind in deal:
        table.feed(kind_name(kind_of(kind)))
    while asked(table) == "deal-token":
        table.feed(next(iter(table.legal)))
    if asked(table) == "deal-admirals":
        table.feed("1 2")
    return table


def new_game(*row: int, **details: Any) -> Table:
    """A new game with this row of Darkhouse cards, at the beginning of its first turn."""
    table = row_to_lay(*row, **details)
    for card in row:
        table.feed(f"card {card}")
    assert state(table).cards == list(row)
    return table


def give_up(table: Table, token: int | str = "g") -> None:
    """Give a token of the reserve to whoever demands one."""
    table.play("discard reserve")
    table.play(f"pay {kind_name(kind_of(token))}")


def pile(s: State) -> list[int]:
    """What the discard pile holds beside green tokens, kind by kind."""
    return [0, *s.discard[GREEN + 1 :]]


def gives(table: Table) -> list[str]:
    """The ways to give dice that are open."""
    return [move for move in legal(table) if move.startswith("give")]


def every_give(*dice: int, figures: int = 3) -> list[str]:
    """All ways to give these dice to the figures, or two of them to the first two."""
    return sorted({"give " + " ".join(map(str, order)) for order in permutations(dice, figures)})
