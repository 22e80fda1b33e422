"""Compiled trials, when there are any: nobody waits for a compiler. The first question has them compiled by another process,
at low priority; until they are there, what can be had without them answers."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cache
from typing import Any

from leagues.extras import here
from leagues.games import GAMES
from leagues.kernel.game import Edition, Game
from leagues.navigator.trying import Trials, build

WAIT = "LEAGUES_NAVIGATOR"  # "wait": compile at once, and wait for it; "never": do without


@cache
def trials_of(game: Game, edition: Edition | None, valued: bool) -> Trials:
    """The functions of a game."""
    return build(game, edition, valued=valued)


class Compiling:
    """The compiled functions of one game, on their way."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials
        self._lock = threading.Lock()
        self._started = False
        self.run: Any = None

    def get(self, *, wait: bool = False) -> Any:
        """The compiled function, or None while there is none."""
        if self.run is None and wait:
            self._load()
        elif self.run is None and not self._started:
            with self._lock:
                if not self._started:
                    self._started = True
                    threading.Thread(target=self._prepare, daemon=True, name="navigator-compiling").start()
        return self.run

    def _prepare(self) -> None:
        trials = self._trials
        edition = trials.edition.name if trials.edition is not None else ""
        command = [sys.executable, "-m", "leagues.navigator.ready", trials.game.id, edition, str(int(trials.valued))]
        lower: Callable[[], Any] | None = (lambda: os.nice(15)) if hasattr(os, "nice") else None
        try:
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  preexec_fn=lower, check=False)  # fmt: skip
        except OSError:
            return
        if done.returncode == 0:
            self._load()

    def _load(self) -> None:
        """Compile, or take what was compiled."""
        self.run = compile_now(self._trials)


@cache
def _compiling(game: Game, edition: Edition | None, valued: bool) -> Compiling:
    return Compiling(trials_of(game, edition, valued))


def compiled(game: Game, edition: Edition | None, valued: bool) -> Any:
    """The compiled `sample` of a game, or None as long as there is none."""
    wanted = os.environ.get(WAIT, "")
    if wanted == "never" or not here("numba") or not here("numpy"):
        return None
    return _compiling(game, edition, valued).get(wait=wanted == "wait")


def compile_now(trials: Trials) -> Any:
    """The compiled function, tried once."""
    import numpy as np

    from leagues.compiled.layout import to_numpy
    from leagues.navigator import compiled as ours

    game = trials.game
    tables = game.read_tables(None)
    run = ours.sampler(trials)
    options = {"expansions": ("reefs",)} if game.id == "nautilion" and trials.edition is None else {}
    state = game.new_state(tables, game.read_options(options))
    net = ours.no_net(trials.eyes)
    nothing = np.zeros(0, np.int64)
    run(ours.states_of(state, trials.edition), to_numpy(tables), net, ours.room(trials.eyes), 0, nothing,
        np.zeros(2, np.int64), nothing, 1, np.zeros((0, 0), np.int64))  # fmt: skip
    return run


def main(arguments: list[str]) -> int:
    """Compile for one game, so that others find it in the cache."""
    game = GAMES[arguments[0]]
    edition = next((one for one in game.editions if one.name == arguments[1]), None)
    compile_now(trials_of(game, edition, arguments[2] == "1"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
