"""The games that are played side by side, as tensors: no copy of what the batch has, on the GPU neither."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from leagues.compiled.batch import Batch


class Sea:
    """A batch of Nautilion's base game, and its arrays as tensors. They are the same ones all the time."""

    def __init__(self, count: int, device: torch.device, **options: Any) -> None:
        """Keywords are those of `leagues.Batch`."""
        self.batch = kind_for(device)("nautilion", count, **options)
        self.device = device
        self.choices = choices_of(self.batch)
        self._ids = torch.tensor(self.choices, device=device)
        self._bits = torch.arange(8, dtype=torch.uint8, device=device)
        self.rows, self.mask, self.who = (self._taken(array) for array in (self.batch.obs, self.batch.mask, self.batch.who))
        self.paid, self.scores = self._taken(self.batch.rewards), self._taken(self.batch.scores)
        self.over = self._taken(self.batch.terminated)

    def _taken(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def legal(self, mask: Tensor) -> Tensor:
        """Which of the choices are legal, from masks of bits."""
        bits = mask[:, :, None].bitwise_right_shift(self._bits).bitwise_and(1).flatten(1)
        return bits[:, self._ids].bool()

    def step(self, chosen: Tensor) -> None:
        """Answer in every game, with places in `choices`."""
        actions = self._ids[chosen]
        self.batch.step(actions if self.device.type == "cuda" else actions.numpy())


def kind_for(device: torch.device) -> type[Batch]:
    """The batch that has its arrays there."""
    if device.type != "cuda":
        return Batch
    from leagues.compiled.gpu_batch import GpuBatch

    return GpuBatch


def choices_of(batch: Batch) -> list[int]:
    """The ids of the actions that can come up without expansions, less than half of all."""
    edition, decisions = batch.layout.edition, batch.game.decisions.by_number
    assert edition is not None
    return sorted(
        id for step, size in edition.steps.items() if not decisions[step].chance for id in decisions[step].ids[:size]
    )
