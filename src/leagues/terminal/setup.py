"""Choosing the options of a new game: the answers of last time, or the recommended ones, stand ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.options import Option
from leagues.kernel.words import Words
from leagues.terminal.main import PlayRequest
from leagues.terminal.shelf import remembered, shelf


def ready(game: Game) -> dict[str, int | str]:
    """What was chosen last time, as far as it is still possible; else what is recommended."""
    last: Mapping[str, Any] = remembered(shelf(), game.id)
    chosen: dict[str, int | str] = {}
    for option in game.options:
        try:
            chosen[option.name] = option.read(last[option.name])
        except (KeyError, LeaguesError):
            chosen[option.name] = option.default
    return chosen


def about(option: Option, value: int | str, w: Words) -> str:
    """What stands beside a value: its name where it has one, and whether it is recommended."""
    pieces = []
    name = f"{option.name}-{str(value).lower()}"
    if w.has(name):
        pieces.append(w.text(f"{name}.class"))
    if value == option.default:
        pieces.append(w.text("setup-recommended"))
    return ", ".join(pieces)


def luck_line(request: PlayRequest, w: Words) -> str:
    """How the dice will be drawn."""
    if request.own_dice:
        return w.text("setup-luck-own")
    if request.seed is not None:
        return w.text("setup-luck-seed", seed=request.seed)
    return w.text("setup-luck-fair")
