"""Choosing the options of a new game: the answers of last time, or the recommended ones, stand ready."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.kernel.options import Choice, Option, Value
from leagues.kernel.words import Words
from leagues.terminal import company
from leagues.terminal.boards import Board, board_of
from leagues.terminal.main import PlayRequest
from leagues.terminal.shelf import remembered, shelf

PRESET, OWN = "preset", "own"  # the terminal's own option, and its value where no preset is wanted


def asked(request: PlayRequest) -> tuple[Option, ...]:
    """What is asked before a game: one of its presets, its own options, and who sits at the table."""
    game = request.chosen
    presets = tuple(preset.name for preset in game.presets)
    first = (Option(PRESET, presets[0], (*presets, OWN)),) if presets else ()
    return (*first, *game.options, *company.options(game, own_dice=request.own_dice))


def take(game: Game, chosen: Mapping[str, Value], name: str, value: Value) -> dict[str, Value]:
    """What is chosen, with one option more; a preset brings others along, and another value than its own ends it."""
    preset = next((one for one in game.presets if name == PRESET and one.name == value), None)
    taken = {**chosen, name: value} if preset is None else {**game.with_preset(preset, chosen), PRESET: preset.name}
    return settled(game, company.fitting(taken))


def settled(game: Game, chosen: Mapping[str, Value]) -> dict[str, Value]:
    """Options as others make them, with the name of the preset only where it is what is chosen."""
    made = dict(chosen) if game.implied is None else game.implied(dict(chosen))
    if PRESET in made and not any(one.name == made[PRESET] and one.fits(made) for one in game.presets):
        made[PRESET] = OWN
    return made


def matters(game: Game, board: Board, option: Option, chosen: Mapping[str, Value]) -> bool:
    """Whether an option makes a difference, with what is chosen. What a preset settles is folded away."""
    if chosen.get(PRESET, OWN) != OWN and any(option.name in preset.options for preset in game.presets):
        return False
    if option.name == PRESET:
        return True
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
    return settled(request.chosen, company.fitting(chosen))


def first_voyage(request: PlayRequest) -> dict[str, Value]:
    """What is recommended for a first game, whatever was chosen last time."""
    game = request.chosen
    chosen: dict[str, Value] = {option.name: best(option, board_of(game)) for option in asked(request)}
    return settled(game, company.fitting(chosen))


def first_told(request: PlayRequest, w: Words) -> str:
    """The same in words: the options that a person may want to know of, and what the preset brings."""
    chosen, board = first_voyage(request), board_of(request.chosen)
    asks = [option for option in asked(request) if matters(request.chosen, board, option, chosen)]
    told = [
        w.text("home-option", name=w.text(f"option-{option.name}"), value=said(option, chosen[option.name], w))
        for option in asks
        if option.name != PRESET
    ]
    preset = [brought(option, str(chosen[PRESET]), w) for option in asks if option.name == PRESET]
    return " ".join([w.text("home-first", options=", ".join(told)), *preset])


def best(option: Option, board: Board) -> Value:
    """What to take for a first game: what the board says, or else the usual value."""
    first: Mapping[str, Value] = getattr(board, "first", {})
    return first.get(option.name, option.default)


def named(option: Option, value: Choice, w: Words) -> str:
    """A value as people say it: a word in their language; numbers and signs such as A1 as they are."""
    name = f"{option.name}-{value}"
    return w.text(name) if str(value).islower() and w.has(name) else str(value)


def said(option: Option, value: Value, w: Words) -> str:
    """An answer as people say it."""
    if isinstance(value, tuple):
        return ", ".join(named(option, one, w) for one in value) or w.text("setup-none")
    return named(option, value, w)


def about(option: Option, value: Choice, w: Words, board: Board) -> str:
    """What stands beside a value: its name where it has one, and whether it is recommended."""
    pieces = []
    name = f"{option.name}-{str(value).lower()}"
    if w.has(name):
        pieces.append(w.text(f"{name}.about" if option.many else f"{name}.class"))
    if value == best(option, board):
        pieces.append(w.text("setup-recommended"))
    return ", ".join(pieces)


def brought(option: Option, value: Choice, w: Words) -> str:
    """What a value brings along, in a sentence; empty where its name says it all."""
    name = f"{option.name}-{str(value).lower()}"
    return w.text("setup-value", name=named(option, value, w), about=w.text(f"{name}.class")) if w.has(name) else ""


def recommended(option: Option, w: Words) -> str:
    """What to take when in doubt."""
    if w.has(f"recommended-{option.name}"):
        return w.text(f"recommended-{option.name}")
    return w.text("setup-recommended-is", value=said(option, option.default, w))


def toggled(option: Option, value: Value, choice: Choice) -> Value:
    """An option that takes many, with one choice more or less."""
    assert isinstance(value, tuple)
    return tuple(one for one in option.choices if (one in value) != (one == choice))


def read_typed(option: Option, typed: str, w: Words) -> Value:
    """What was typed for an option: a value as people say it, or as it is called everywhere; among many, numbers will do."""
    said_so = {named(option, choice, w).casefold(): str(choice) for choice in option.choices}
    if not option.many:
        return option.read(said_so.get(typed.casefold(), typed))
    whole = {w.text("setup-all"): "all", w.text("setup-none"): "none"}
    numbered = {str(number): str(choice) for number, choice in enumerate(option.choices, start=1)}
    pieces = typed.replace(",", " ").split()
    return option.read(whole.get(typed.casefold(), " ".join(numbered.get(piece, piece) for piece in pieces)))


def luck_line(request: PlayRequest, w: Words) -> str:
    """How dice or cards will be drawn."""
    if request.own_dice:
        return w.text("setup-luck-own", luck=w.text("game-luck"))
    if request.seed is not None:
        return w.text("setup-luck-seed", luck=w.text("game-luck"), seed=request.seed)
    return w.text("setup-luck-fair", luck=w.text("game-luck"))
