"""Every game with the options it is tried with: the laws run over all of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from leagues.games import GAMES
from leagues.kernel.chance import OpenSeed
from leagues.kernel.frames import CHANCE
from leagues.kernel.game import Game
from leagues.kernel.table import Table
from tests.toys import dolls, whispers

ALL_GAMES: Mapping[str, Game] = {
    **{game.id: game for game in GAMES.values()},
    "whispers": whispers.GAME,
    "dolls": dolls.GAME,
}


@dataclass(frozen=True)
class Case:
    """A game with options."""

    game: Game
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        return " ".join([self.game.id, *(f"{name}={value}" for name, value in self.options)])

    def table(self, seed: str, **more: Any) -> Table:
        return Table(self.game, dict(self.options), self.game.read_tables(None), OpenSeed(seed), **more)


def cases(game: Game) -> list[Case]:
    """Every combination of options."""
    names = [option.name for option in game.options]
    return [Case(game, tuple(zip(names, values, strict=True))) for values in product(*(o.choices for o in game.options))]


EVERY_CASE = [case for game in ALL_GAMES.values() for case in cases(game)]
# One of each kind, for laws that cost time: the first, the last, and one in between.
SOME_CASES = [case for game in ALL_GAMES.values() for case in cases(game)[:: max(1, len(cases(game)) // 4)]]


def choose(table: Table, luck: Random) -> None:
    """A random legal move of whoever decides."""
    moves = table.legal
    assert table.who != CHANCE
    table.play(luck.choice(moves))


def seats(table: Table) -> range:
    """Every seat, and the spectator -1."""
    return range(-1, len(table.seats))
