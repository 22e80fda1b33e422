"""Aquatic Translation, second step: the token that changes places with the first. Now the spell is paid."""

from __future__ import annotations

from leagues.games.nautilion.decisions import swap_first
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import charge
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import LONGEST_PATH, State
from leagues.games.nautilion.steps import Purpose
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = LONGEST_PATH  # action i is the place i + 1
RULES = swap_first.RULES


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    if action + 1 == s.frames[s.depth - 1].a:
        return Rule.TRANSLATION
    return swap_first.forbidden(s, t, action)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The loop over `forbidden`, no further than the path goes."""
    first = s.frames[s.depth - 1].a
    count = 0
    for action in range(s.path_length):
        if s.path[action + 1] != 0 and action + 1 != first:
            out[count] = action
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    first = s.frames[s.depth - 1].a
    second = action + 1
    pop(s)
    token = s.path[first]
    s.path[first] = s.path[second]
    s.path[second] = token
    tell(s, Say.SWAPPED, token, s.path[first], t.translation_cost)
    charge(s, t.translation_cost, Purpose.ORDINARY)


def notation(action: int) -> str:
    return f"with {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-swap-second", {"place": action + 1}
