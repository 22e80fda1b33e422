"""`leagues play`: begin or go on with a game, on the full screen or in plain sentences."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from leagues import api
from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.terminal import company
from leagues.terminal.shelf import Save, free_name, remember, reopen, shelf, unfinished
from leagues.terminal.sitting import Sitting


@dataclass(frozen=True)
class PlayRequest:
    """What was asked for on the command line."""

    game: str | None
    options: dict[str, str]
    seed: str | None
    own_dice: bool
    plain: bool
    resume: bool
    language: str
    tables: Path | None
    roll_at_once: bool
    fast: bool = False  # nothing moves by itself
    ascii: bool = False  # a plain set of signs
    people: int | None = None  # at this keyboard
    bots: int | None = None  # in the other seats
    policy: str | None = None  # how they play

    @property
    def chosen(self) -> Game:
        """The game that is played."""
        return GAMES[self.game if self.game is not None else api.games()[0]]

    @property
    def open_to_all(self) -> bool:
        """Whether nothing was said of the game that is wanted."""
        return not (self.game or self.options or self.tables or self.people or self.bots or self.policy)

    @property
    def settled(self) -> list[str]:
        """What was asked for that a game which goes on has settled long ago."""
        given = {
            "--seed": self.seed is not None, "--own-dice": self.own_dice, "--option": bool(self.options),
            "--tables": self.tables is not None, "--people": self.people is not None, "--bots": self.bots is not None,
            "--policy": self.policy is not None,
        }  # fmt: skip
        return [name for name, asked in given.items() if asked]


@dataclass(frozen=True)
class Opening:
    """How the program opens: a game to go on with, or None to ask first for a game, if none was named, and its options."""

    sitting: Sitting | None
    notices: tuple[LeaguesError, ...] = ()


def begin(request: PlayRequest, options: dict[str, Any]) -> Sitting:
    """A new game with these options."""
    game = request.chosen
    chosen = company.fitting(company.defaults(game, own_dice=request.own_dice) | options)
    own: dict[str, Any] = {option.name: chosen[option.name] for option in game.options if option.name in chosen}
    policies = company.seated(game, chosen)
    table = api.new(game.id, seed=request.seed, own_dice=request.own_dice, tables=request.tables,
                    wait=not request.roll_at_once, policies=policies, **own)  # fmt: skip
    company.name_bots(table, policies)
    folder = shelf()
    remember(folder, game.id, chosen | table.options)
    return Sitting(table, Save(free_name(folder, game.id)))


def take_up(request: PlayRequest, file: Path) -> Sitting:
    """The game of one record, to go on with."""
    table, save = reopen(file, wait=not request.roll_at_once)
    return Sitting(table, save)


def go_on(request: PlayRequest) -> Opening:
    """The newest game that has not ended. Damaged ones are named, left alone and passed over."""
    damaged = []
    for file in unfinished(shelf(), request.chosen.id if request.game is not None else None):
        try:
            sitting = take_up(request, file)
        except LeaguesError as error:
            damaged.append(error)
            continue
        return Opening(sitting, tuple(damaged))
    raise damaged[0] if damaged else LeaguesError("no-saved-game")


def opening(request: PlayRequest) -> Opening:
    """What to show first."""
    if request.seed is not None and request.own_dice:
        raise LeaguesError("luck-twice")
    if request.resume:
        if request.settled:
            raise LeaguesError("continue-settled", given=", ".join(request.settled))
        return go_on(request)
    api.read_tables(request.chosen, request.tables)  # a wrong file is told before anything is asked
    if request.seed is not None:
        api.read_seed(request.seed)
    asked = company.requested(request, request.chosen)
    if request.options or asked:
        return Opening(begin(request, request.chosen.read_options(request.options) | asked))
    return Opening(None)


def play(request: PlayRequest) -> int:
    """Play; gives the exit status."""
    first = opening(request)
    if first.sitting is not None:
        request = replace(request, game=first.sitting.table.game.id)  # a game that goes on may be followed by another
    streams = (sys.stdin, sys.stdout, sys.stderr)  # the screen is drawn on standard error
    if request.plain or os.environ.get("TERM") == "dumb" or not all(stream.isatty() for stream in streams):
        from leagues.terminal.plain import Plain

        return Plain(request, first).run()
    from leagues.terminal.screen import run

    return run(request, first)
