"""The path: how the submarines count their way. Only tokens that still lie there count, so emptied places and the
place of the other submarine are passed over; the ends are never passed over [gaps-skipped, ends-never-skipped]."""

from __future__ import annotations

from leagues.games.nautilion.state import State

HAPPY_ISLES = 0


def toward_isles(s: State, steps: int) -> int:
    """Where the Phantom comes to with a die of `steps`; reaching or passing the Happy Isles stops there."""
    place = s.phantom
    while steps > 0 and place > HAPPY_ISLES:
        place -= 1
        if s.path[place] != 0:
            steps -= 1
    return place


def toward_abyss(s: State, steps: int) -> int:
    """Where the Nautilion comes to with a die of `steps`; reaching or passing the Abyss stops there."""
    place = s.nautilion
    abyss = s.path_length + 1
    while steps > 0 and place < abyss:
        place += 1
        if s.path[place] != 0:
            steps -= 1
    return place


def tokens_between(s: State, after: int, before: int) -> int:
    """How many tokens lie on the places after `after` and before `before`."""
    count = 0
    for place in range(after + 1, before):
        if s.path[place] != 0:
            count += 1
    return count


def two_tokens_left(s: State) -> bool:
    """Whether there are two tokens on the path to swap."""
    found = 0
    for place in range(1, s.path_length + 1):
        if s.path[place] != 0:
            found += 1
            if found == 2:
                return True
    return False
