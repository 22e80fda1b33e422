"""Writing the record of a table; `leagues.kernel.record` reads it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from leagues.kernel.chance import FairDice, OwnDice
from leagues.kernel.draws import draws
from leagues.kernel.frames import CHANCE, EVERYONE, GameState
from leagues.kernel.game import Game, digest
from leagues.kernel.schema import Record

if TYPE_CHECKING:
    from leagues.kernel.table import Table

FORMAT = 1
STATE_EVERY = 50  # entries between those that carry a state


def differing(shipped: Record, used: Record) -> dict[str, Any]:
    """The fields of the tables that are not as shipped."""
    theirs = shipped.json()
    return {name: value for name, value in used.json().items() if theirs[name] != value}


def write(table: Table, seat: int | None = None, *, reveal: bool = True) -> str:
    """The record of a table: whole, or as `seat` may know it."""
    game = table.game
    shipped = game.read_tables(None)
    header: dict[str, Any] = {
        "leagues": FORMAT,
        "game": game.id,
        "rules": game.rules_version,
        "options": table.options,
        "tables": {"hash": digest(table.tables.json()), "differs": differing(shipped, table.tables)},
        "seats": list(table.seats),
        "fairness": dict(table.luck.header() if table.luck is not None else table.fairness),
    }
    if seat is not None and table.has_secrets and not table.over:
        header["fairness"].pop("seed", None)  # an open seed would tell every hand
    if seat is not None:
        header["seat"] = seat
    if table.forked:
        header["forked"] = table.forked
    if table.bots:
        header["bots"] = [list(change) for change in table.bots]
    if table.helped:
        header["odds"] = [list(change) for change in table.helped]
    if table.started_in_the_middle:
        header["start"] = _shown(game, table.tables, table.start, seat)
    lines = [header]
    luck = _luck_of_draws(table) if seat is None else {}
    for number, entry in enumerate(table.entries, start=1):
        hidden = seat is not None and entry.audience not in (EVERYONE, seat)
        line: dict[str, Any] = {
            "n": number,
            "by": "chance" if entry.by == CHANCE else entry.by,
            "asks": entry.decision.name,
            "answer": None if hidden else entry.notation,
        }
        if entry.forced and (seat is None or not table.has_secrets or entry.by in (seat, CHANCE)):
            line["forced"] = True
        if number in luck:
            line["luck"] = luck[number]
        if number % STATE_EVERY == 0 or number == len(table.entries):
            state = _shown(game, table.tables, table.state_at(number), seat)
            line |= {"hash": digest(state), "state": state}
        lines.append(line)
    if reveal and table.over and isinstance(table.luck, FairDice):
        lines.append({"secret": table.luck.secret.hex()})
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def _luck_of_draws(table: Table) -> dict[int, dict[str, Any]]:
    """Where each draw stood and what could have come, by entry: what anyone needs to draw again without the rules. Only of a
    game that is over: what is left in a deck would tell what lies in a hand."""
    if not table.over or table.luck is None or isinstance(table.luck, OwnDice):
        return {}
    return {draw.entry: draw.luck() for draw in draws(table, len(table.entries))}


def _shown(game: Game, tables: Record, state: GameState, seat: int | None) -> dict[str, Any]:
    if seat is not None:
        state = state.copy()
        game.hide(state, tables, seat)
    return state.brief()
