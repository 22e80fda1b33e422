"""The reserve and the discard pile."""

from __future__ import annotations

from leagues.games.nautilion.state import State


def in_reserve(s: State) -> int:
    """How many tokens the reserve holds."""
    count = 0
    for kind in range(10):
        count += s.reserve[kind]
    return count


def spend(s: State, count: int) -> None:
    """Discard from the reserve: green tokens first, then crew from 1 upwards [reserve-alike, one-discard]."""
    kind = 0
    while count > 0:
        if s.reserve[kind] > 0:
            s.reserve[kind] -= 1
            s.discard[kind] += 1
            count -= 1
        else:
            kind += 1
