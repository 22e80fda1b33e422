"""The draws of a game, found again from its entries: where each stood and what could have come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from leagues.kernel.table import Table


class Draw(NamedTuple):
    """One draw: the entry that it made, its address, and the weight of each outcome that could come."""

    entry: int  # from 1
    purpose: str
    occasion: str
    nth: int  # how many earlier draws had this purpose and occasion
    weights: dict[str, int]

    def luck(self) -> dict[str, Any]:
        """What a finished record says of it, beside its purpose and what came."""
        return {"occasion": self.occasion, "n": self.nth, "weights": self.weights}


def draws(table: Table, count: int) -> Iterator[Draw]:
    """The draws among a table's first `count` entries, but for those that were taken over from a game with other luck."""
    again = table.replayed(0)
    counted: dict[tuple[str, str], int] = {}
    for number, entry in enumerate(table.entries[:count], start=1):
        address = None
        if entry.drawn:
            address = purpose, occasion = again.address(entry.decision)
            nth = counted.get(address, 0)
            counted[address] = nth + 1
            if number > table.forked:
                yield Draw(number, purpose, occasion, nth, {str(move): move.weight for move in again.legal})
        again.enter(entry, address)
