"""The network: what it is shown becomes a preference for every action, and how likely it is to win."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from leagues.games.nautilion.steps import Step
from leagues.train.eyes import FAR, TOKENS, Eyes, Sight
from leagues.train.sea import Sea

ILLEGAL = -1e9
REASONS = (TOKENS, FAR + 1, FAR + 1)  # to prefer a place: its token, how far it is ahead, how far below
SWAPS = (Step.SWAP_FIRST, Step.SWAP_SECOND)


class Block(nn.Module):
    """Adds to what comes in what two layers make of it."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width))

    def forward(self, x: Tensor) -> Tensor:
        """One pass."""
        found: Tensor = x + self.layers(x)
        return found


class Network(nn.Module):
    """Preferences (logits) and a value. A place to swap is preferred for what lies there and for where the submarines are,
    not for its number: else everything would be learned anew for each of 80 places."""

    def __init__(self, sea: Sea, width: int, blocks: int) -> None:
        super().__init__()
        self.eyes = Eyes(sea.batch.layout, sea.device)
        self.first_swaps = [sea.choices.index(sea.batch.game.decisions.by_number[step].ids[0]) for step in SWAPS]
        self.trunk = nn.Sequential(
            nn.Linear(self.eyes.size, width), *(Block(width) for _ in range(blocks)), nn.LayerNorm(width)
        )
        self.prefer = nn.Linear(width, len(sea.choices))
        self.reasons = nn.Linear(width, len(SWAPS) * sum(REASONS))
        self.value = nn.Linear(width, 1)
        for layer in (self.prefer, self.reasons, self.value):  # at the beginning everything is as good
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        self.to(sea.device)

    def forward(self, rows: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The preferences among what is legal, and the value, for rows of an observation."""
        sight = self.eyes(rows)
        x = self.trunk(sight.columns)
        preferences = self.prefer(x)
        for first, reasons in zip(self.first_swaps, self.reasons(x).chunk(len(SWAPS), 1), strict=True):
            liked = self.places(sight, reasons)
            preferences[:, first : first + liked.shape[1]] += liked
        return preferences.masked_fill(~legal, ILLEGAL), self.value(x).squeeze(1)

    @staticmethod
    def places(sight: Sight, reasons: Tensor) -> Tensor:
        """How much each place of the path is preferred; the two ends are none."""
        each = zip(reasons.split(REASONS, 1), (sight.token, sight.ahead, sight.below), strict=True)
        return sum(
            (reason.gather(1, which[:, 1:-1]) for reason, which in each), start=torch.zeros((), device=reasons.device)
        )
