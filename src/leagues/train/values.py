"""Learns what positions are worth, from games that the network plays against itself: what the navigator ships.

python -m leagues.train.values --out learned --net nautilion-base [--device cuda] [--seconds 290] [--threads 2]

At first `greedy` plays; then the network does, with the weights as they were a moment ago, in whole numbers as they are
shipped. Threads play, one learns. The same command again goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from leagues.extras import need
from leagues.games import GAMES
from leagues.kernel.game import Edition, Game

ROWS = 16384  # that a thread brings at a time
KEPT = {"cpu": 1 << 18, "cuda": 1 << 22}  # rows that are learned from
BATCH = {"cpu": 2048, "cuda": 16384}
GREEDY_UNTIL = 0.12  # of the time: `greedy` plays
LEARN_FIRST = 1 << 16  # rows before anything is learned
WIDTHS = {"nautilion-base": 128, "nautilion": 208, "island": 224}  # columns of a position that are learned from
POINTS = 64  # an output of 1 stands for so many


def plan_of(name: str) -> tuple[Game, Edition | None, list[dict[str, Any]]]:
    """The game of a network, and the options that it is learned with: common ones more often."""
    if name == "island":
        return GAMES["island"], None, [{"players": players} for players in (2, 2, 3, 4)]
    game = GAMES["nautilion"]
    ships = ("A1", "A2", "B1", "B2", "C1", "C2")
    if name == "nautilion-base":
        usual = [{"ship": ship, "reserve": reserve} for ship in ships for reserve in (1, 2, 3, 4, 4, 4, 5, 6)]
        usual += [{"ship": ship, "reserve": 4} for ship in ("A1", "C2") for _ in range(16)]
        together = [{"ship": ship, "reserve": reserve, "players": 2} for ship in ships for reserve in (2, 4)]
        return game, game.editions[0], usual + together
    every = ("mages", "mercenaries", "reefs", "darkhouse", "heroics")
    rng = np.random.default_rng(5)
    found: list[dict[str, Any]] = []
    for at in range(160):
        chosen = every if at % 2 else tuple(one for one in every if rng.random() < 0.45) or (every[at // 2 % 5],)
        found.append({
            "expansions": chosen,
            "ship": "A1" if at % 4 == 1 else ships[int(rng.integers(6))],
            "reserve": 4 if at % 4 < 3 else int(rng.integers(1, 7)),
            "players": 2 if at % 8 == 4 else 1,
            "harpoons": 2 if at % 4 < 3 else 3,
            "darkhouse_level": ("intro", "intro", "normal", "difficult")[int(rng.integers(4))] if at % 4 != 1 else "intro",
        })  # fmt: skip
    return game, None, found


class Net:
    """The network in floating point, and what it is in whole numbers."""

    def __init__(self, size: int, outputs: int, split: int, device: Any, points: int = POINTS) -> None:
        import torch
        from torch import nn

        from leagues.navigator import network

        self.torch, self.split, self.size, self.outputs, self.points = torch, split, size, outputs, points
        torch.manual_seed(1)
        self.first = nn.EmbeddingBag(size + 1, network.FIRST, mode="sum", padding_idx=size)
        nn.init.normal_(self.first.weight, std=0.05)
        self.bias = nn.Parameter(torch.full((network.FIRST,), 0.3))
        self.second = nn.Linear(network.FIRST, network.SECOND)
        self.third = nn.Linear(network.SECOND, outputs)
        nn.init.constant_(self.second.bias, 0.2)
        self.module = nn.ModuleList([self.first, self.second, self.third]).to(device)
        self.bias.data = self.bias.data.to(device)
        with torch.no_grad():
            self.first.weight[size] = 0

    def parameters(self) -> list[Any]:
        """All that is learned."""
        return [*self.module.parameters(), self.bias]

    def begin(self, targets: Any) -> None:
        """With small weights, and what is right on the average."""
        with self.torch.no_grad():
            self.first.weight.mul_(0.5)
            self.third.weight.mul_(0.5)
            shares = (targets[:, : self.split] > 0).float().mean(0).clamp(0.001, 0.999)
            amounts = targets[:, self.split :].float()
            means = [column[column >= 0].mean() / self.points for column in amounts.T]
            self.third.bias.copy_(self.torch.cat([(shares / (1 - shares)).log(), self.torch.stack(means)]))

    def outputs_of(self, rows: Any) -> Any:
        """Logits of the chances, then points."""
        one = (self.first(rows) + self.bias).clamp(0, 1023 / 1024)
        two = self.second(one).clamp(0, 1023 / 1024)
        return self.third(two)

    def loss(self, rows: Any, targets: Any) -> Any:
        """How far off it is; a target below 0 is none."""
        torch, found = self.torch, self.outputs_of(rows)
        if self.split == 0:
            wanted = targets[:, 0].float() / 65536
            return torch.nn.functional.binary_cross_entropy_with_logits(found[:, 0], wanted)
        there = (targets >= 0).float()
        chances, amounts = found[:, : self.split], found[:, self.split :]
        wanted = targets[:, : self.split].float().clamp(min=0) / 65536
        loss = torch.nn.functional.binary_cross_entropy_with_logits(chances, wanted, reduction="none")
        points = (amounts - targets[:, self.split :].float() / self.points) ** 2
        weights = torch.ones(self.split, device=loss.device) * 0.25
        weights[0] = 1.0
        return (loss * there[:, : self.split] * weights).mean() + (points * there[:, self.split :]).mean()

    def limit(self) -> None:
        """Keep the weights where whole numbers can follow."""
        with self.torch.no_grad():
            self.first.weight.clamp_(-7.9, 7.9)
            for layer in (self.second, self.third):
                layer.weight.clamp_(-7.9, 7.9)

    def whole(self) -> list[Any]:
        """The parts in whole numbers, as `navigator.weights` writes them."""

        def rounded(values: Any, unit: float) -> Any:
            return (values.detach().float().cpu() * unit).round().to(self.torch.int32).numpy()

        unit = float(1 << 20)
        return [
            rounded(self.first.weight[: self.size], 512) * 8, rounded(self.bias, 4096),
            rounded(self.second.weight, 1024), rounded(self.second.bias, unit),
            rounded(self.third.weight, 1024), rounded(self.third.bias, unit),
        ]  # fmt: skip


class Course:
    """One network's learning."""

    def __init__(
        self, name: str, out: Path, device_name: str, threads: int, seconds: float, piece: float, seed: int
    ) -> None:
        import torch

        from leagues.compiled.layout import to_numpy
        from leagues.navigator import trying
        from leagues.train import self_play

        self.torch, self.name, self.out, self.seconds, self.threads = torch, name, out, seconds, threads
        self.device = torch.device(device_name)
        self.game, self.edition, given = plan_of(name)
        self.tables = self.game.read_tables(None)
        starts = [self.game.new_state(self.tables, self.game.read_options(one)) for one in given]
        self.templates = np.concatenate([to_numpy(start, edition=self.edition) for start in starts])
        self.t = to_numpy(self.tables)
        self.trials = trying.build(self.game, self.edition, valued=True)
        self.eyes = self.trials.eyes
        self.generate = self_play.generator(self.trials)
        self.net = Net(self.eyes.SIZE, self.eyes.OUTPUTS, self.eyes.SPLIT, self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=1e-3, eps=1e-7)
        self.words = np.array([seed, 2, 3, 4])
        self.before, self.played, self.learned, self.curve = 0.0, 0, 0, list[dict[str, Any]]()
        self.width = WIDTHS[name]
        self.started, self.until = time.perf_counter(), piece
        self.file = out / f"{name}.pt"
        if self.file.exists():
            kept = torch.load(self.file, map_location=self.device, weights_only=True)
            self.before, self.played, self.curve = kept["seconds"], kept["played"], kept["curve"]
            self.learned = kept["learned"]
            self.net.module.load_state_dict(kept["net"])
            self.net.bias.data.copy_(kept["bias"])
            self.optimizer.load_state_dict(kept["optimizer"])

    @property
    def spent(self) -> float:
        """Seconds, with those of earlier pieces."""
        return self.before + time.perf_counter() - self.started

    @property
    def gone(self) -> float:
        """How much of the time is over, from 0 to 1."""
        return min(1.0, self.spent / self.seconds)

    def learn(self) -> None:
        """Play and learn until the time is over. What compiling takes does not count."""
        torch = self.torch
        self.arrays: Any = self.shipped_arrays()
        self.batch_of(400, self.arrays, 0, np.zeros(3, np.int64), self_play_room(self.trials), self.templates)
        self.started = time.perf_counter()
        kept, batch = KEPT[self.device.type], BATCH[self.device.type]
        rows = torch.zeros((kept, self.width), dtype=torch.int16, device=self.device)
        targets = torch.zeros((kept, self.eyes.OUTPUTS), dtype=torch.int32, device=self.device)
        full: queue.Queue[Any] = queue.Queue(self.threads * 2)
        stop = threading.Event()
        workers = [threading.Thread(target=self.play, args=(full, stop, at), daemon=True) for at in range(self.threads)]
        for worker in workers:
            worker.start()
        size, at, credit, last, told = 0, 0, 0.0, time.perf_counter(), np.zeros(3)
        losses: list[float] = []
        while self.gone < 1 and (not self.until or time.perf_counter() - self.started < self.until):
            try:
                while True:
                    found, wanted, count, counted = full.get(block=size < LEARN_FIRST or credit <= 0, timeout=60)
                    for begin in range(0, count, 4096):
                        many = min(4096, count - begin, kept - at)
                        rows[at : at + many] = torch.from_numpy(found[begin : begin + many]).to(self.device)
                        targets[at : at + many] = torch.from_numpy(wanted[begin : begin + many]).to(self.device)
                        at = (at + many) % kept
                    size = min(kept, size + count)
                    credit = min(credit + 4.0 * count, 64.0 * batch)
                    self.played += int(counted[0])
                    told += (*counted, count)
            except queue.Empty:
                pass
            if size < LEARN_FIRST:
                continue
            rate = 1e-3 * (1.0 if self.gone < 0.5 else max(0.01, 2 * (1 - self.gone)))
            for group in self.optimizer.param_groups:
                group["lr"] = rate
            for _ in range(8):
                chosen = torch.randint(size, (batch,), device=self.device)
                loss = self.net.loss(rows[chosen].int(), targets[chosen])
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                self.net.limit()
                credit -= batch
                self.learned += batch
            losses.append(float(loss.detach()))
            if time.perf_counter() - last > 5:
                self.arrays = self.shipped_arrays()
                row = {"seconds": round(self.spent, 1), "games": self.played,
                       "won": round(float(told[1] / max(told[0], 1)), 4), "rows": int(told[2]), "learned": self.learned,
                       "loss": round(sum(losses) / len(losses), 5)}  # fmt: skip
                self.curve.append(row)
                print(json.dumps({"net": self.name, **row}), flush=True)
                last, told, losses = time.perf_counter(), np.zeros(3), []
                if len(self.curve) % 6 == 0:
                    self.keep()
        stop.set()
        self.keep()
        print(json.dumps({"net": self.name, "judged": self.judge()}), flush=True)

    def play(self, full: Any, stop: threading.Event, at: int) -> None:
        """One thread: plays, and hands over what it noted."""
        work, number = self_play_room(self.trials), (at + 1 << 40) + self.played
        while not stop.is_set():
            greedy = 65536 if self.gone < GREEDY_UNTIL else 2000
            stray = 3000 if self.gone < 0.7 else 1500
            setup = np.array([greedy, stray, 58000])
            rows, targets, count, told = self.batch_of(ROWS, self.arrays, number, setup, work, self.templates)
            number += int(told[0]) + 1
            while not stop.is_set():
                try:
                    full.put((rows, targets, count, told), timeout=1)
                    break
                except queue.Full:
                    continue

    def batch_of(self, size: int, net: Any, number: int, setup: Any, work: Any, templates: Any) -> Any:
        """Rows and targets of games from a number on, how many there are, and how many games were played and won."""
        rows = np.zeros((size, self.width), np.int16)
        targets = np.zeros((size, self.eyes.OUTPUTS), np.int32)
        told = np.zeros(2, np.int64)
        count = self.generate(templates, self.t, net, work, self.words, number, setup, rows, targets, told)
        return rows, targets, count, told

    def judge(self) -> dict[str, float]:
        """How often the first seat wins when nothing is left to chance but the dice, by options."""
        from leagues.compiled.layout import to_numpy

        found, every = {}, "mages,mercenaries,reefs,darkhouse,heroics"
        cells: list[dict[str, Any]] = [{"ship": "A1"}, {"ship": "C2"}]
        if self.edition is None:
            cells = [{"ship": "A1", "expansions": every}, {"ship": "C2", "expansions": every}]
        if self.game.id == "island":
            cells = [{"players": 2}, {"players": 4}]
        setup, work, net = np.array([0, 0, 65536]), self_play_room(self.trials), self.shipped_arrays()
        for cell in cells:
            start = self.game.new_state(self.tables, self.game.read_options(cell))
            told = self.batch_of(60000, net, 7 << 50, setup, work, to_numpy(start, edition=self.edition))[3]
            found[" ".join(str(value) for value in cell.values())] = round(float(told[1] / told[0]), 4)
        return found

    def shipped_arrays(self) -> Any:
        """The network as compiled code takes it."""
        from leagues.navigator import compiled, network

        return compiled.arrays((*self.net.whole(), list(network.CHANCES)))

    def keep(self) -> None:
        """Write what it takes to go on, and the weights as they would be shipped."""
        from leagues.navigator import weights

        kept = {"seconds": self.spent, "played": self.played, "learned": self.learned,
                "curve": self.curve, "net": self.net.module.state_dict(), "bias": self.net.bias.data,
                "optimizer": self.optimizer.state_dict()}  # fmt: skip
        new = self.file.with_suffix(".new")
        self.torch.save(kept, new)
        os.replace(new, self.file)
        header = {**weights.identity(self.game, self.edition, self.tables), "size": self.eyes.SIZE,
                  "outputs": self.eyes.OUTPUTS, "played": self.played, "learned": self.learned}  # fmt: skip
        parts = [part.reshape(-1).tolist() for part in self.net.whole()]
        (self.out / f"{self.name}.weights").write_bytes(weights.write(header, parts))


def self_play_room(trials: Any) -> Any:
    """What one thread writes into."""
    from leagues.train import self_play

    return self_play.room(trials)


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn one network."""
    need("train")
    import torch

    from leagues.train.nemo_values import NemoCourse

    parser = argparse.ArgumentParser(prog="python -m leagues.train.values", description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, required=True, help="the folder for what comes of it")
    parser.add_argument("--net", required=True, choices=("nautilion-base", "nautilion", "island", "nemo"))
    parser.add_argument("--device", default="cpu", choices=("cpu", "cuda"))
    parser.add_argument("--threads", type=int, default=2, help="cores that play")
    parser.add_argument("--seconds", type=float, default=290.0, help="how long in all, over all pieces")
    parser.add_argument("--piece", type=float, default=0.0, help="stop after so long, to go on later (0: when all is done)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(2)
    torch.set_float32_matmul_precision("high")
    plan = (asked.out, asked.device, asked.threads, asked.seconds, asked.piece, asked.seed)
    if asked.net == "nemo":
        NemoCourse(*plan).learn()
    else:
        Course(asked.net, *plan).learn()
    return 0


if __name__ == "__main__":
    sys.exit(main())
