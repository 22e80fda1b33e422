"""The network: what it is shown becomes a preference for every action, and how likely it is to win."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from leagues.games.nautilion.decisions.plan import TRANSLATE, WHIRLWIND
from leagues.games.nautilion.steps import Step
from leagues.train.eyes import FACES, FAR, TOKENS, Eyes, Sight
from leagues.train.sea import Sea

ILLEGAL = -1e9
SWAPS = (Step.SWAP_FIRST, Step.SWAP_SECOND)
# Reasons to prefer an answer, each learned once for all answers that it speaks for.
PLACE = (TOKENS, FAR + 1, FAR + 1)  # a place to swap: its token, how far it is ahead, how far below
DICE = (
    FACES,
    FACES,
    TOKENS,
    FACES,
    TOKENS,
)  # a die for the Darkhouse; a die for the Phantom and for the Nautilion, and its token
TIDE = (FACES, FACES)  # to turn a die: what it shows, what it becomes


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
    not for its number, and dice for what they bring each figure: else everything would be learned anew for each place of the
    path and for each way to give three dice."""

    def __init__(self, sea: Sea, width: int, blocks: int) -> None:
        super().__init__()
        self.eyes = Eyes(sea.batch.layout, sea.ducts, sea.device, sea.length)
        plan = [choice for choice in sea.answers_of(Step.PLAN) if choice[1] < TRANSLATE]
        self.gives, self.tides = (
            torch.tensor([(at, answer - first) for at, answer in plan if first <= answer < last], device=sea.device).T
            for first, last in ((0, WHIRLWIND), (WHIRLWIND + 1, TRANSLATE))
        )
        self.first_swaps = [sea.answers_of(step)[0][0] for step in SWAPS]
        self.trunk = nn.Sequential(
            nn.Linear(self.eyes.size, width), *(Block(width) for _ in range(blocks)), nn.LayerNorm(width)
        )
        self.prefer = nn.Linear(width, len(sea.choices))
        self.reasons = nn.Linear(width, len(SWAPS) * sum(PLACE) + sum(DICE) + sum(TIDE))
        self.value = nn.Linear(width, 1)
        for layer in (self.prefer, self.reasons, self.value):  # at the beginning everything is as good
            nn.init.zeros_(layer.weight)
            nn.init.zeros_(layer.bias)
        self.to(sea.device)

    def forward(self, sight: Sight, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The preferences among what is legal, and the value, for what is seen."""
        x = self.trunk(sight.columns.float())
        preferences = self.prefer(x)
        *places, dice, tide = self.reasons(x).split([*[sum(PLACE)] * len(SWAPS), sum(DICE), sum(TIDE)], 1)
        for first, reasons in zip(self.first_swaps, places, strict=True):
            liked = self.places(sight, reasons)
            preferences[:, first : first + liked.shape[1]] += liked
        for (at, answers), liked in ((self.gives, self.dice(sight, dice)), (self.tides, self.turns(tide))):
            preferences[:, at] += liked[:, answers]
        return preferences.masked_fill(~legal, ILLEGAL), self.value(x).squeeze(1)

    @staticmethod
    def places(sight: Sight, reasons: Tensor) -> Tensor:
        """How much each place of the path is preferred; the two ends are none."""
        each = zip(reasons.split(PLACE, 1), (sight.token, sight.ahead, sight.below), strict=True)
        return sum(
            (reason.gather(1, which[:, 1:-1].long()) for reason, which in each),
            start=torch.zeros((), device=reasons.device),
        )

    @staticmethod
    def dice(sight: Sight, reasons: Tensor) -> Tensor:
        """How much each way to give three dice is preferred, in the order of the answers."""
        darkhouse, phantom, destroyed, nautilion, taken = reasons.split(DICE, 1)
        phantom = phantom + destroyed.gather(1, sight.under.long())
        nautilion = nautilion + taken.gather(1, sight.lane.long())
        return (darkhouse[:, :, None, None] + phantom[:, None, :, None] + nautilion[:, None, None, :]).flatten(1)

    @staticmethod
    def turns(reasons: Tensor) -> Tensor:
        """How much each way to turn a die is preferred, in the order of the answers."""
        shows, becomes = reasons.split(TIDE, 1)
        return (shows[:, :, None] + becomes[:, None, :]).flatten(1)
