"""Rows of observations as named arrays."""

from __future__ import annotations

from typing import Any

import numpy as np

from leagues.kernel.observing import BYTE, Layout, Part


def part_type(part: Part) -> type[np.generic]:
    """The type of a part's numbers, as `named` gives them: a byte where they fit."""
    if part.spread or (part.low >= 0 and part.high < BYTE):
        return np.uint8
    return np.int16


def part_shape(part: Part) -> tuple[int, ...]:
    """The shape of a part, as `named` gives it: flags have an axis of their own."""
    return (*part.shape, part.spread) if part.spread else part.shape


def named(layout: Layout, rows: Any) -> dict[str, Any]:
    """A row, or rows along the last axis, as an array for each part: the numbers themselves, sets and one-hot as flags."""
    return {part.name: _part(part, rows) for part in layout.parts}


def _part(part: Part, rows: Any) -> Any:
    found = rows[..., part.offset : part.offset + part.size]
    if part.width == 2 and not part.spread:
        found = found[..., 0::2].astype(np.int16) * BYTE + found[..., 1::2]
    kind = part_type(part)
    if part.low and not part.spread:
        found = found.astype(np.int16) + part.low
    return found.reshape((*rows.shape[:-1], *part_shape(part))).astype(kind, copy=False)
