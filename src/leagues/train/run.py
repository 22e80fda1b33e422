"""A run of learning that can be stopped at any time and taken up again: what it has come to is kept in a file."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from leagues.kernel.errors import LeaguesError
from leagues.train.ppo import Learner, Settings
from leagues.train.sea import Sea

EVERY = 30.0  # seconds between two times that it is kept


class Run:
    """Games, network and rows of the curve. With the same seed it learns the same on a CPU, stopped in between or not."""

    def __init__(
        self, settings: Settings, device: torch.device, seed: int, options: Mapping[str, Any], file: Path, started: float
    ) -> None:
        """`started` is when the run began, by `time.perf_counter`. What the file has is taken up."""
        sea = Sea(settings.games, device, seed=f"learning {seed}", reward="crew", **options)
        self.learner, self.settings, self.file = Learner(sea, settings, seed), settings, file
        self.rows: list[dict[str, Any]] = []
        self.update, self.before, self.started = 0, 0.0, started
        self.done = False
        self._same = {
            "settings": asdict(settings), "seed": seed, "options": {name: options[name] for name in ("ship", "reserve")},
            "observations": sea.batch.layout.hash, "actions": sea.batch.game.decisions.hash(),
        }  # fmt: skip
        if file.exists():
            self._take_up()

    @property
    def seconds(self) -> float:
        """How long it has run, with what was before it was stopped."""
        return self.before + time.perf_counter() - self.started

    def learn(self, seconds: float = 0.0) -> Iterator[dict[str, Any]]:
        """Play and learn until all updates are done, or so many seconds are over (0: however long it takes), and give a row
        of the curve for each. What is left of either slows the learning down, so that it comes to rest at the end."""
        kept = time.perf_counter()
        gone = self._gone(seconds)
        try:
            while gone < 1:
                played = self.learner.play(max(0.0, 1 - gone / self.settings.shaping))
                found = self.learner.learn(1 - gone)
                self.update += 1
                decisions = self.update * self.settings.games * self.settings.steps
                row = {"update": self.update, "decisions": decisions, "seconds": round(self.seconds, 2), **played, **found}
                self.rows.append({name: round(value, 5) for name, value in row.items()})
                gone = self._gone(seconds)
                if gone >= 1 or time.perf_counter() - kept > EVERY:
                    self.keep()
                    kept = time.perf_counter()
                yield self.rows[-1]
            self.done = True
        finally:
            self.keep()

    def _gone(self, seconds: float) -> float:
        return max(self.update / self.settings.updates, self.seconds / seconds if seconds else 0.0)

    def keep(self) -> None:
        """Write everything that it takes to go on; a reader finds the old file or the new one, never half of one."""
        learner = self.learner
        kept = {
            "same": self._same, "update": self.update, "seconds": self.seconds, "rows": self.rows,
            "network": learner.network.state_dict(), "optimizer": learner.optimizer.state_dict(),
            "luck": learner.luck.get_state(), "games": learner.sea.batch.save(),
        }  # fmt: skip
        new = self.file.with_suffix(".new")
        torch.save(kept, new)
        os.replace(new, self.file)

    def _take_up(self) -> None:
        kept = torch.load(self.file, map_location="cpu", weights_only=True)
        if kept["same"] != self._same:
            raise LeaguesError("run-differs", file=str(self.file))
        learner = self.learner
        self.update, self.before, self.rows = kept["update"], kept["seconds"], kept["rows"]
        learner.network.load_state_dict(kept["network"])
        learner.optimizer.load_state_dict(kept["optimizer"])
        learner.luck.set_state(kept["luck"])
        learner.sea.batch.restore(kept["games"])
