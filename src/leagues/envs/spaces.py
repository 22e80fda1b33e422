"""Observations and actions as spaces of Gymnasium, which PettingZoo uses too."""

from __future__ import annotations

from typing import Any

import numpy as np

from leagues.compiled.parts import named, part_shape, part_type
from leagues.envs.needing import needed
from leagues.kernel.errors import LeaguesError
from leagues.kernel.observing import Layout, Part

FLAT, MASKED, NAMED = FORMS = ("flat", "masked", "named")
MASK = "action_mask"


def check_form(form: object) -> None:
    """Refuse a form of observations that there is not."""
    if form not in FORMS:
        raise LeaguesError("unknown-choice", name="observation", value=str(form)[:40], choices=", ".join(FORMS))


def action_space(actions: int) -> Any:
    """All actions of a game, by their ids."""
    return needed("gymnasium.spaces", "Gymnasium").Discrete(actions)


def observation_space(layout: Layout, actions: int, form: str) -> Any:
    """The space of observations: `flat` is a row of bytes, `masked` has the mask beside it, `named` has the mask and every
    part by its name."""
    spaces = needed("gymnasium.spaces", "Gymnasium")
    row = spaces.Box(np.zeros(layout.size, np.uint8), np.array(layout.highs, np.uint8), dtype=np.uint8)
    if form == FLAT:
        return row
    mask = spaces.Box(0, 1, (actions,), np.int8)
    if form == MASKED:
        return spaces.Dict({"observation": row, MASK: mask})
    return spaces.Dict({**{part.name: _box(spaces, part) for part in layout.parts}, MASK: mask})


def observed(layout: Layout, row: Any, mask: Any, form: str) -> Any:
    """An observation in its form."""
    if form == FLAT:
        return row
    if form == MASKED:
        return {"observation": row, MASK: mask}
    return {**named(layout, row), MASK: mask}


def _box(spaces: Any, part: Part) -> Any:
    low, high = (0, 1) if part.spread else (part.low, part.high)
    return spaces.Box(low, high, part_shape(part), part_type(part))
