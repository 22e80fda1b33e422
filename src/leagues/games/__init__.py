"""The games, by id. A game is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game

NAMES = ("nautilion", "island", "nemo")


class Games(Mapping[str, Game]):
    """Every game by its id."""

    def __getitem__(self, id: str) -> Game:
        if id not in NAMES:
            raise LeaguesError("unknown-game", game=str(id)[:40], games=", ".join(NAMES))
        game: Game = import_module(f"leagues.games.{id}.game").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)

    def __contains__(self, id: object) -> bool:
        return id in NAMES


GAMES = Games()
