"""Learns what positions of Nemo's War are worth: the part of `leagues.train.values` for that game.

A voyage has some 280 choices, and rolls between them, so positions are taken from whole voyages and learned with how these
ended. First `greedy` sails; then its actions are changed where the value is better after another: over a few trials, in
which `greedy` plays on until the first action of the next turn. After each leg the network is learned anew from all legs,
until voyages that it has not learned from are foretold worse.
"""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from leagues.games.nemo import names
from leagues.games.nemo.endings import FIRST_SCORED, Ending
from leagues.games.nemo.steps import Step
from leagues.navigator import eyes_nemo as eyes
from leagues.navigator import network
from leagues.train.voyages import GAME, STEPS, Voyages

FIRST_CHOICE = 200  # decisions from here on are people's
SIDE_BY_SIDE = {False: 512, True: 96}  # voyages, by whether the value plays
NOTED, NOTED_ELSE = 0.12, 0.01  # how many positions before an action are noted, and how many others
STRAY = (0.0, 0.01, 0.03)  # how often a choice is random, by voyage
GREEDY_UNTIL = 0.4  # of the time
TRIALS = 8  # of an action, while the value plays
TEMPLATES = 300
LEGS = 10  # how often it is learned anew
TESTED = 12  # one voyage of so many is not learned from
BATCH, RATE, EPOCHS = 1024, 8e-4, 1.3
BLIND, SHRINK = 0.08, 2e-5  # columns left out at random; what weights lose


def template(rng: Any) -> dict[str, Any]:
    """The options of a voyage: half of them any, half of them plain."""
    motive, level = names.MOTIVES[rng.integers(len(names.MOTIVES))], names.LEVELS[(0, 1, 1, 2)[rng.integers(4)]]
    found: dict[str, Any] = {"motive": motive, "difficulty": level}
    if rng.random() < 0.5:
        return found
    if rng.random() < 0.3:
        found["box"] = "expanded"
    if rng.random() < 0.25:
        found["optional_rules"] = tuple(rule for rule in names.OPTIONAL_RULES if rng.random() < 0.25)
    if rng.random() < 0.15:
        found["players"] = int(rng.integers(2, 5))
    if rng.random() < 0.1:
        found[names.ASPECTS[rng.integers(len(names.ASPECTS))]] = names.LEVELS[rng.integers(3)]
    return found


def targets(endings: Any, scores: Any) -> Any:
    """What is learned of voyages: whether they were finished, whether each level was reached, and the score of the
    finished ones."""
    finished = (endings >= FIRST_SCORED) & (endings < Ending.LOST_OUTPLAYED)
    found = np.zeros((len(endings), eyes.OUTPUTS), np.int32)
    for level in range(eyes.SPLIT):
        found[:, level] = (finished & (endings >= FIRST_SCORED + level)) * eyes.ONE
    found[:, eyes.SPLIT] = np.where(finished, np.maximum(scores, 0), -1)
    return found


def doing(states: Any) -> Any:
    """What is asked in each state."""
    return states["frames"]["doing"][np.arange(len(states)), np.maximum(states["depth"].astype(int) - 1, 0)]


class Sailing:
    """Voyages side by side, of which positions are noted."""

    def __init__(self, voyages: Voyages, net: Any, seed: int) -> None:
        """Without a net `greedy` sails alone."""
        self.voyages, self.net, self.rng = voyages, net, np.random.default_rng(seed)
        self.templates = np.concatenate([voyages.start(**template(self.rng)) for _ in range(TEMPLATES)])
        many = SIDE_BY_SIDE[net is not None]
        self.states = self.templates[self.rng.integers(TEMPLATES, size=many)]
        self.voyage = np.arange(many)
        self.stray = self.rng.choice(STRAY, size=many)
        self.answers = np.full(many, -1)
        self.choices, self.actions = np.zeros(STEPS, np.bool_), np.zeros(STEPS, np.bool_)
        self.choices[FIRST_CHOICE:] = True
        self.actions[Step.ACT] = True
        self.begun = many
        self.noted: list[tuple[Any, Any]] = []  # rows, and of which voyage each is
        self.ended: list[tuple[int, int, int]] = []  # a voyage, its ending, its score

    def sail(self, seconds: float) -> tuple[Any, Any, Any]:
        """So long; gives the rows of voyages that have ended, what is learned of each, and of which voyage it is."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.step()
        if not self.ended:
            return np.zeros((0, 1), np.int16), np.zeros((0, eyes.OUTPUTS), np.int32), np.zeros(0, np.int64)
        rows, voyage = wide([one for one, _ in self.noted]), np.concatenate([one for _, one in self.noted])
        order = {number: at for at, (number, _, _) in enumerate(self.ended)}
        at = np.array([order.get(number, -1) for number in voyage.tolist()])
        ended = np.array(self.ended)
        return rows[at >= 0], targets(ended[:, 1], ended[:, 2])[at[at >= 0]], voyage[at >= 0]

    def step(self) -> None:
        """Each voyage comes to its next choice."""
        luck = self.rng.integers(0, 1 << 32, (len(self.states), 2))
        out, counts, usual = self.voyages.move(self.states, self.answers, luck, self.choices)
        over = self.states["ending"] != 0
        if over.any():
            self.renew(over)
        self.answers = np.where(over, -1, usual)
        if self.net is not None:
            self.answers = self.better(out, counts, self.answers, ~over)
        asked = doing(self.states)
        often = np.where(asked == Step.ACT, NOTED, NOTED_ELSE)
        taken = ~over & (self.rng.random(len(over)) < often)
        if taken.any():
            self.noted.append((self.voyages.rows(self.states[taken])[0], self.voyage[taken]))
        for at in np.flatnonzero(~over & (self.rng.random(len(over)) < self.stray)):
            self.answers[at] = out[at, self.rng.integers(counts[at])]

    def renew(self, over: Any) -> None:
        """Others begin where voyages have ended."""
        many = int(over.sum())
        scores = self.voyages.rows(self.states[over])[1]
        endings = self.states["ending"][over]
        self.ended += zip(self.voyage[over].tolist(), endings.tolist(), scores.tolist(), strict=True)
        self.states[over] = self.templates[self.rng.integers(TEMPLATES, size=many)]
        self.voyage[over] = np.arange(self.begun, self.begun + many)
        self.stray[over] = self.rng.choice(STRAY, size=many)
        self.begun += many

    def better(self, out: Any, counts: Any, usual: Any, live: Any) -> Any:
        """`greedy`'s answers, but other actions where these are better by the value: all of them tried on the same luck."""
        asked = np.flatnonzero(live & (doing(self.states) == Step.ACT))
        repeats = counts[asked] * TRIALS
        index = np.repeat(asked, repeats)
        first = np.concatenate([[0], np.cumsum(repeats)[:-1]]).astype(int)
        within = np.arange(len(index)) - np.repeat(first, repeats)
        luck = self.rng.integers(0, 1 << 32, (len(self.states), TRIALS, 2))
        answered = out[index, within // TRIALS].astype(np.int64)
        values = self.values(self.next_turn(self.states[index], answered, luck[index, within % TRIALS]))
        answers = usual.copy()
        for at, state in enumerate(asked):
            found = values[first[at] : first[at] + repeats[at]].reshape(-1, TRIALS)
            options = out[state, : counts[state]]
            mine, best = int(np.flatnonzero(options == usual[state])[0]), int(found.mean(1).argmax())
            gain = found[best] - found[mine]
            noise = (gain.std(ddof=1) + eyes.NOISE / eyes.ONE) / np.sqrt(TRIALS)
            if best != mine and gain.mean() > eyes.BEYOND * noise:
                answers[state] = options[best]
        return answers

    def next_turn(self, states: Any, answers: Any, luck: Any) -> Any:
        """What becomes of states after an answer: before the first action of the next turn, or at the end of the voyage."""
        turn, begun = states["turn"].copy(), 0
        left = np.arange(len(states))
        while len(left):
            going = states[left]
            _, _, usual = self.voyages.move(going, answers[left], luck[left] + begun, self.actions)
            states[left], answers[left], begun = going, usual, begun + 1
            left = left[(going["turn"] == turn[left]) & (going["ending"] == 0)]
        return states

    def values(self, states: Any) -> Any:
        """The chance to win of each."""
        logits = self.voyages.outputs(states, self.net)[:, eyes.WON].astype(int)
        chances = np.array(network.CHANCES)[np.clip(logits, -network.LOGITS, network.LOGITS - 1) + network.LOGITS]
        endings = states["ending"]
        won = (endings > FIRST_SCORED) & (endings < Ending.LOST_OUTPLAYED)
        return np.where(endings == 0, chances / eyes.ONE, won.astype(float))


def wide(parts: list[Any]) -> Any:
    """Rows of different widths, one below the other."""
    width = max(part.shape[1] for part in parts)
    filled = [np.pad(part, ((0, 0), (0, width - part.shape[1])), constant_values=eyes.SIZE) for part in parts]
    return np.concatenate(filled)


class NemoCourse:
    """One network's learning, leg by leg. What has been noted lies beside what was learned, so that it can go on."""

    def __init__(self, out: Path, device: str, threads: int, seconds: float, piece: float, seed: int) -> None:
        import torch

        from leagues.navigator import compiled

        self.torch, self.out, self.device, self.threads, self.piece, self.seed = (
            torch, out, torch.device(device), threads, piece, seed,
        )  # fmt: skip
        self.voyages = Voyages()
        self.sailed = seconds / LEGS * 0.7  # of each leg; the rest it learns
        self.nobody = compiled.no_net(eyes)
        self.whole: Any = None
        self.file = out / "nemo.pt"
        self.leg = 0
        if self.file.exists():
            kept = torch.load(self.file, map_location="cpu", weights_only=True)
            self.leg, self.whole = kept["leg"], [part.numpy() for part in kept["whole"]]

    def learn(self) -> None:
        """Sail and learn until the legs are over, or the piece is."""
        started = time.perf_counter()
        while self.leg < LEGS and (not self.piece or time.perf_counter() - started < self.piece):
            self.note()
            found = self.fitted()
            self.leg += 1
            self.keep()
            print(json.dumps({"net": "nemo", "leg": self.leg, "of": LEGS, **found}), flush=True)

    def note(self) -> None:
        """The rows of one leg, of as many threads as there are."""
        from leagues.navigator import compiled

        net = None
        if self.leg >= GREEDY_UNTIL * LEGS and self.whole is not None:
            net = compiled.arrays((*self.whole, list(network.CHANCES)))
        fleets = [Sailing(self.voyages, net, hash((self.seed, self.leg, at)) & 0xFFFFFFFF) for at in range(self.threads)]
        with ThreadPoolExecutor(self.threads) as pool:
            parts = list(pool.map(lambda fleet: fleet.sail(self.sailed), fleets))
        rows, wanted = wide([part[0] for part in parts]), np.concatenate([part[1] for part in parts])
        tested = np.concatenate([part[2] % TESTED == 0 for part in parts])
        np.savez(self.out / f"nemo-leg-{self.leg}.npz", rows=rows, targets=wanted, tested=tested)

    def fitted(self) -> dict[str, Any]:
        """Learn anew from all legs; gives how well voyages are foretold that were not learned from."""
        from leagues.train.values import Net

        torch = self.torch
        legs = [np.load(self.out / f"nemo-leg-{leg}.npz") for leg in range(self.leg + 1)]
        rows, wanted = wide([leg["rows"] for leg in legs]), np.concatenate([leg["targets"] for leg in legs])
        tested = np.concatenate([leg["tested"] for leg in legs])
        net = Net(eyes.SIZE, eyes.OUTPUTS, eyes.SPLIT, self.device, points=eyes.UNIT)
        net.begin(torch.from_numpy(wanted[~tested]))
        optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-7, weight_decay=SHRINK)
        ours, theirs = (torch.from_numpy(part[~tested]).to(self.device) for part in (rows, wanted))
        steps = max(1, int(EPOCHS * len(ours) / BATCH))
        for step in range(steps):
            for group in optimizer.param_groups:
                group["lr"] = RATE * min(1.0, max(0.02, 1.6 * (1 - step / steps)))
            chosen = torch.randint(len(ours), (BATCH,), device=self.device)
            seen = ours[chosen].int()
            seen = torch.where(torch.rand(seen.shape, device=self.device) < BLIND, eyes.SIZE, seen)
            loss = net.loss(seen, theirs[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            net.limit()
        self.whole = net.whole()
        with torch.no_grad():
            seen = torch.from_numpy(rows[tested]).int().to(self.device)
            loss = float(net.loss(seen, torch.from_numpy(wanted[tested]).to(self.device))) if len(seen) else 0.0
        return {"rows": len(rows), "finished": round(float((wanted[:, 0] > 0).mean()), 4), "loss": round(loss, 5)}

    def keep(self) -> None:
        """Write what it takes to go on, and the weights as they would be shipped."""
        from leagues.navigator import weights

        self.torch.save({"leg": self.leg, "whole": [self.torch.from_numpy(part) for part in self.whole]}, self.file)
        header = {**weights.identity(GAME, None, self.voyages.tables), "size": eyes.SIZE, "outputs": eyes.OUTPUTS,
                  "legs": self.leg}  # fmt: skip
        parts = [part.reshape(-1).tolist() for part in self.whole]
        (self.out / "nemo.weights").write_bytes(weights.write(header, parts))
