"""Choosing the options of a new game: the answers of last time, or the recommended ones, stand ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.options import Choice, Option, Value, shown
from leagues.kernel.words import Words
from leagues.terminal import company
from leagues.terminal.boards import Board, board_of
from leagues.terminal.main import PlayRequest
from leagues.terminal.shelf import remembered, shelf


def asked(request: PlayRequest) -> tuple[Option, ...]:
    """What is asked before a game: its own options, and who sits at the table."""
    game = request.chosen
    return (*game.options, *company.options(game, own_dice=request.own_dice))


def matters(board: Board, option: Option, chosen: Mapping[str, Value]) -> bool:
    """Whether an option makes a difference, with what is chosen."""
    if option.name in (company.PEOPLE, company.BOTS):
        return company.matters(option.name, chosen)
    return board.matters(option.name, chosen)


def ready(request: PlayRequest) -> dict[str, Value]:
    """What was chosen last time, as far as it is still possible; else what is recommended."""
    last: Mapping[str, Any] = remembered(shelf(), request.chosen.id)
    chosen: dict[str, Value] = {}
    for option in asked(request):
        try:
            chosen[option.name] = option.read(last[option.name])
        except (KeyError, LeaguesError):
            chosen[option.name] = best(option, board_of(request.chosen))
    return company.fitting(chosen)


def best(option: Option, board: Board) -> Value:
    """What to take for a first game: what the board says, or else the usual value."""
    first: Mapping[str, Value] = getattr(board, "first", {})
    return first.get(option.name, option.default)


def named(option: Option, value: Choice, w: Words) -> str:
    """A value as people say it: a word in their language; numbers and signs such as A1 as they are."""
    name = f"{option.name}-{value}"
    return w.text(name) if str(value).islower() and w.has(name) else str(value)


def about(option: Option, value: Choice, w: Words, board: Board) -> str:
    """What stands beside a value: its name where it has one, and whether it is recommended."""
    pieces = []
    name = f"{option.name}-{str(value).lower()}"
    if w.has(name):
        pieces.append(w.text(f"{name}.about" if option.many else f"{name}.class"))
    if value == best(option, board):
        pieces.append(w.text("setup-recommended"))
    return ", ".join(pieces)


def recommended(option: Option, w: Words) -> str:
    """What to take when in doubt."""
    if w.has(f"recommended-{option.name}"):
        return w.text(f"recommended-{option.name}")
    value = option.default
    return w.text("setup-recommended-is", value=shown(value) if isinstance(value, tuple) else named(option, value, w))


def toggled(option: Option, value: Value, choice: Choice) -> Value:
    """An option that takes many, with one choice more or less."""
    assert isinstance(value, tuple)
    return tuple(one for one in option.choices if (one in value) != (one == choice))


def read_typed(option: Option, typed: str) -> Value:
    """What was typed for an option. Where there may be many, their numbers will do."""
    if not option.many:
        return option.read(typed)
    pieces = typed.replace(",", " ").split()
    count = len(option.choices)
    return option.read(" ".join(
        str(option.choices[int(piece) - 1]) if piece.isdecimal() and 0 < int(piece) <= count else piece for piece in pieces
    ))  # fmt: skip


def luck_line(request: PlayRequest, w: Words) -> str:
    """How the dice will be drawn."""
    if request.own_dice:
        return w.text("setup-luck-own")
    if request.seed is not None:
        return w.text("setup-luck-seed", seed=request.seed)
    return w.text("setup-luck-fair")
