"""A small network of whole numbers: equal to the bit interpreted and compiled. In the compiled subset.

What a seat sees is a list of columns that are 1. Each adds its row of weights to the first layer, which takes no
multiplication; what comes of it is kept between 0 and 1. Two layers more give the outputs. A number `x` of the first two
layers is written as `1024 x`; nothing here is ever beyond 32 bits.
"""

from __future__ import annotations

import math
from typing import Any

FIRST, SECOND = 64, 32  # numbers in the two layers between
FULL = 1023  # the most that such a number is
WEIGHT_BITS = 12  # weights of the first layer are written as 4096 w
UNIT_BITS = 10
LOGITS = 8192  # the most that an output is, as 1024 x
ONE = 1 << 16  # a chance of 1
# The chance for each logit; compiled code holds a copy.
CHANCES = tuple(round(ONE / (1 + math.exp(-logit / 1024))) for logit in range(-LOGITS, LOGITS))


def forward(net: Any, columns: Any, count: int, first: Any, second: Any, outputs: Any) -> None:
    """The outputs for what is seen, as 1024 x."""
    bias = net[1]
    for j in range(len(first)):
        first[j] = bias[j]
    for i in range(count):
        row = net[0][columns[i]]
        for j in range(len(first)):
            first[j] += row[j]
    for j in range(len(first)):
        first[j] = min(max(first[j] >> 2, 0), FULL)
    for k in range(len(second)):
        row = net[2][k]
        total = net[3][k]
        for j in range(len(first)):
            total += first[j] * row[j]
        second[k] = min(max(total >> 10, 0), FULL)
    for k in range(len(outputs)):
        row = net[4][k]
        total = net[5][k]
        for j in range(len(second)):
            total += second[j] * row[j]
        outputs[k] = total >> 10


def chance(net: Any, logit: int) -> int:
    """The chance that an output stands for, of ONE."""
    return net[6][min(max(logit, -LOGITS), LOGITS - 1) + LOGITS]  # type: ignore[no-any-return]
