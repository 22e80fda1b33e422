"""The games that wait on the shelf: all of them, told from their files without playing them again."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from leagues.games import GAMES
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.terminal.shelf import unfinished
from leagues.terminal.speech import speech

TURNS = ("turn", "round")  # how a state calls how far the game is


@dataclass(frozen=True)
class Waiting:
    """A game that can be gone on with."""

    file: Path
    game: Game
    turn: int  # 0 while it is set up, or where the file does not say
    last: float  # when it was played last, in seconds

    def told(self, language: str) -> str:
        """Which game it is, how far, and since when it waits."""
        w = speech(language, self.game)
        return w.text("home-waiting", game=w.text("game-title"), turn=self.turn, when=self.when)

    @property
    def when(self) -> str:
        """When it was played last, as everybody reads it."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.last))


def waiting(folder: Path) -> list[Waiting]:
    """Every game that has not ended, newest first. Files that are no records at all are passed over; one that is damaged
    says so when it is opened."""
    found = []
    for file in unfinished(folder, None):
        try:
            head, last = _ends(file)
            game = GAMES[head["game"]]
            found.append(Waiting(file, game, _turn(last), file.stat().st_mtime))
        except (OSError, ValueError, KeyError, TypeError, AttributeError, LeaguesError):
            continue
    return found


def _ends(file: Path) -> tuple[Any, Any]:
    """The first line of a record and its last."""
    lines = file.read_text(encoding="utf-8").rstrip("\n").split("\n")
    return json.loads(lines[0]), json.loads(lines[-1])


def _turn(last: Any) -> int:
    state = last.get("state") or {}
    return next((int(state[name]) for name in TURNS if name in state), 0)
