"""The path: how the submarines count their way. Only tokens that still lie there count, so emptied places and the
place of the other submarine are passed over; the ends are never passed over [gaps-skipped, ends-never-skipped]."""

from __future__ import annotations

from leagues.games.nautilion.state import LONGEST_PATH, MERCENARIES, State, plays_with

HAPPY_ISLES = 0


def toward_isles(s: State, place: int, steps: int) -> int:
    """Where `steps` tokens lead from a place; reaching or passing the Happy Isles stops there
    [ends-passed, die-in-full, phantom-skips, phantom-after-crossing, backwards-first-turn]."""
    while steps > 0 and place > HAPPY_ISLES:
        place -= 1
        if s.path[place] != 0:
            steps -= 1
    return place


def toward_abyss(s: State, place: int, steps: int) -> int:
    """Where `steps` tokens lead from a place; reaching or passing the Abyss stops there
    [ends-passed, die-in-full, nautilion-skips]."""
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


def crew_on_path(s: State) -> int:
    """The numbers of the crew tokens that lie on the path, as bits."""
    found = 0
    for place in range(1, s.path_length + 1):
        found |= 1 << s.path[place]
    return found & 0b1111111110


def reef_beside(s: State, place: int) -> int:
    """The number of the Reef beside a place; 0 for none [reef-inert]."""
    return s.reefs[place]


def room_for_a_place(s: State) -> bool:
    """Whether a token can go back into the path. With the tokens of the box it always can; else a place is kept for the
    collision while that is ahead."""
    return s.path_length < LONGEST_PATH - (1 if plays_with(s, MERCENARIES) and not s.collided else 0)


def open_place(s: State, after: int) -> int:
    """Make room for a new place after another; Reefs and figures beyond move with their places [reef-stays]."""
    place = s.path_length + 1
    while place > after:
        s.path[place + 1] = s.path[place]
        s.reefs[place + 1] = s.reefs[place]
        place -= 1
    s.path[after + 1] = 0
    s.reefs[after + 1] = 0
    s.path_length += 1
    s.laid += 1
    if s.nautilion > after:
        s.nautilion += 1
    if s.phantom > after:
        s.phantom += 1
    return after + 1
