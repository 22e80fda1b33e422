"""The games that are played side by side, as tensors: no copy of what the batch has, on the GPU neither."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from leagues.compiled.batch import Batch
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS

CREW = 9


class Sea:
    """A batch of Nautilion's base game, and its arrays as tensors. They are the same ones all the time."""

    def __init__(self, count: int, device: torch.device, **options: Any) -> None:
        """Keywords are those of `leagues.Batch`."""
        self.batch = kind_for(device)("nautilion", count, **options)
        self.device = device
        tables: Any = self.batch.tables
        self.length = CREW * tables.copies  # of the path
        self.ducts = tables.ducts[SHIPS.index(self.batch.options["ship"])]
        self._answers = answers_of(self.batch, self.length)
        self.choices = [id for id, _, _ in self._answers]
        self._ids = torch.tensor(self.choices, device=device)
        self._bytes, self._bits = self._ids // 8, (self._ids % 8).byte()
        self.rows, self.mask, self.who = (self._taken(array) for array in (self.batch.obs, self.batch.mask, self.batch.who))
        self.paid, self.scores = self._taken(self.batch.rewards), self._taken(self.batch.scores)
        self.over = self._taken(self.batch.terminated)

    def _taken(self, array: Any) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def legal(self, mask: Tensor) -> Tensor:
        """Which of the choices are legal, from masks of bits."""
        return mask[:, self._bytes].bitwise_right_shift(self._bits).bitwise_and(1).bool()

    def answers_of(self, step: Step) -> list[tuple[int, int]]:
        """The answers of a decision, each with its place in `choices`."""
        return [(at, answer) for at, (_, asked, answer) in enumerate(self._answers) if asked == step]

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


def answers_of(batch: Batch, length: int) -> list[tuple[int, Step, int]]:
    """The ids of the actions that can come up without expansions, each with its decision and its answer: no die shows what
    is on none of its faces, and no token lies beyond the path."""
    edition, decisions = batch.layout.edition, batch.game.decisions.by_number
    tables: Any = batch.tables
    assert edition is not None

    def comes(step: Step, answer: int) -> bool:
        if step == Step.PLAN:
            return all(tables.faces[int(word)] for word in decisions[step].notation(answer).split() if word.isdigit())
        return answer < length or step not in (Step.SWAP_FIRST, Step.SWAP_SECOND)

    return sorted(
        (decisions[step].id_of(answer), Step(step), answer)
        for step, size in edition.steps.items() if not decisions[step].chance
        for answer in range(size) if comes(Step(step), answer)
    )  # fmt: skip
