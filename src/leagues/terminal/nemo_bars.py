"""All throws of two dice as bars: how many make each sum, and which of them pass."""

from __future__ import annotations

from rich.text import Text

from leagues.games.nemo.aids.shapes import Roll
from leagues.terminal.ink import ink, joined

PASSES, FAILS = "█", "▒"
SUMS = range(2, 13)
CELL = 4  # columns of a sum
MOST = 6  # throws of the likeliest sum
THROWS = 36


def ways(total: int) -> int:
    """How many throws of two dice make a sum."""
    return MOST - abs(7 - total)


def good(roll: Roll, total: int) -> bool:
    """Whether a sum passes; two ones never do."""
    return total >= roll["least"] and total > SUMS[0]


def bars(roll: Roll) -> tuple[Text, ...]:
    """The bars, and the sums below them; nothing for a roll that is not of two dice."""
    if roll["of"] != THROWS:
        return ()
    rows = []
    for height in range(MOST, 0, -1):
        cells = [
            ink((PASSES if good(roll, total) else FAILS) * (CELL - 1) + " " if ways(total) >= height else " " * CELL,
                "good" if good(roll, total) else "danger")
            for total in SUMS
        ]  # fmt: skip
        rows.append(joined(*cells))
    return (*rows, joined(*(ink(f"{total:^{CELL - 1}} ", "quiet") for total in SUMS)))
