"""Proximal policy optimisation: play with the network as it is, see what went better than it thought, make that likelier,
but not by much at a time. (Schulman and others, 2017; advantages as in their GAE, 2016.)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn.functional import mse_loss
from torch.nn.utils import clip_grad_norm_

from leagues.train.eyes import Sight
from leagues.train.network import Network
from leagues.train.sea import Sea


@dataclass(frozen=True)
class Settings:
    """What a run is set to. Everything but `games`, `width` and `blocks` is a matter of patience."""

    games: int = 512  # side by side
    steps: int = 64  # decisions in each, between two updates
    updates: int = 100
    passes: int = 3  # over what was played, in an update
    parts: int = 8  # of what was played, in a pass
    width: int = 256
    blocks: int = 1
    rate: float = 1e-3  # of learning; it falls to nothing on the way
    clip: float = 0.2
    trace: float = 0.95  # GAE's lambda. There is no discount: a game won late is won
    entropy: float = 0.01  # what it is worth to stay undecided; it falls with the rate
    shaping: float = 0.5  # how far through the run the crew that comes aboard is paid for, less and less


class Played(NamedTuple):
    """What was played: the first axis is the step, the second the game."""

    sight: Sight
    legal: Tensor
    actions: Tensor
    likely: Tensor  # the logarithm of how likely the action was
    values: Tensor
    paid: Tensor
    over: Tensor


def chosen(preferences: Tensor, luck: torch.Generator) -> Tensor:
    """An action for each row, as likely as it is preferred."""
    upto = preferences.softmax(1).cumsum(1)
    lot = torch.rand((len(upto), 1), generator=luck, device=upto.device) * upto[:, -1:]
    return (upto <= lot).sum(1)


class Learner:
    """The network, the games it plays, and what it has learned with."""

    def __init__(self, sea: Sea, settings: Settings, seed: int) -> None:
        self.sea, self.settings = sea, settings
        device = sea.device
        torch.manual_seed(seed)
        self.luck = torch.Generator(device).manual_seed(seed)
        self.network = Network(sea, settings.width, settings.blocks)
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5, fused=True)
        shape = (settings.steps, settings.games)
        self.played = Played(
            Sight(*(part.new_zeros((*shape, part.shape[1])) for part in self.network.eyes(sea.rows[:1]))),
            torch.zeros((*shape, len(sea.choices)), dtype=torch.bool, device=device),
            torch.zeros(shape, dtype=torch.int64, device=device),
            torch.zeros(shape, device=device),
            torch.zeros(shape, device=device),
            torch.zeros(shape, device=device),
            torch.zeros(shape, dtype=torch.bool, device=device),
        )

    @torch.no_grad()
    def play(self, shaping: float) -> dict[str, float]:
        """Play on everywhere, and note what was seen, done and paid. What the batch pays is shaped by the crew; a game won
        pays 1 whatever `shaping` is."""
        played, sea = self.played, self.sea
        won = torch.zeros((), device=sea.device)
        for step in range(self.settings.steps):
            sight, legal = self.network.eyes(sea.rows), sea.legal(sea.mask)
            preferences, value = self.network(sight, legal)
            action = chosen(preferences, self.luck)
            for kept, seen in zip(played.sight, sight, strict=True):
                kept[step] = seen
            played.legal[step], played.actions[step], played.values[step] = legal, action, value
            played.likely[step] = preferences.log_softmax(1).gather(1, action[:, None]).squeeze(1)
            sea.step(action)
            win = sea.over * sea.scores[:, 0]
            played.paid[step] = win + shaping * (sea.paid[:, 0] - win / 2)
            played.over[step] = sea.over
            won += win.sum()
        ended = int(played.over.sum())
        return {"games": ended, "won": 100 * float(won) / max(ended, 1)}

    @torch.no_grad()
    def advantages(self) -> Tensor:
        """How much better each action turned out than the network had thought."""
        played, sea, trace = self.played, self.sea, self.settings.trace
        _, after = self.network(self.network.eyes(sea.rows), sea.legal(sea.mask))
        found, ahead = torch.zeros_like(played.values), torch.zeros_like(after)
        for step in reversed(range(self.settings.steps)):
            going = (~played.over[step]).float()
            surprise = played.paid[step] + going * after - played.values[step]
            ahead = surprise + trace * going * ahead
            found[step], after = ahead, played.values[step]
        return found

    def learn(self, left: float) -> dict[str, float]:
        """Learn from what was played. `left` is what is left of the run, from 1 to 0."""
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * left
        better = self.advantages()
        returns = (better + self.played.values).flatten()
        better = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
        sight = Sight(*(part.flatten(0, 1) for part in self.played.sight))
        legal, actions, before = (array.flatten(0, 1) for array in self.played[1:4])
        told = torch.zeros(3, device=self.sea.device)
        for _ in range(settings.passes):
            for part in torch.randperm(len(actions), generator=self.luck, device=self.sea.device).chunk(settings.parts):
                preferences, value = self.network(sight.at(part), legal[part])
                logs = preferences.log_softmax(1)
                ratio = (logs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
                held = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy = -torch.min(ratio * better[part], held * better[part]).mean()
                undecided = -(logs.exp() * logs).sum(1).mean()
                worth = mse_loss(value, returns[part])
                self.optimizer.zero_grad()
                (policy + worth - settings.entropy * left * undecided).backward()
                clip_grad_norm_(self.network.parameters(), 1.0)
                self.optimizer.step()
                told += torch.stack([undecided.detach(), worth.detach(), (ratio != held).float().mean()])
        entropy, worth, clipped = (told / (settings.passes * settings.parts)).tolist()
        return {"entropy": entropy, "value_loss": worth, "clipped": clipped}
