"""Aquatic Translation, first step: one token of the path. Nothing is paid until the second is named."""

from __future__ import annotations

from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import LONGEST_PATH, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, push

SIZE = LONGEST_PATH  # action i is the place i + 1, counted from the Happy Isles
RULES = (Rule.TRANSLATION, Rule.TRANSLATION_ENDS, Rule.TRANSLATION_PRESENT)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    # [spell-not-from-ship]
    if action + 1 > s.path_length:
        return Rule.TRANSLATION_ENDS
    if s.path[action + 1] == 0:
        return Rule.TRANSLATION_PRESENT
    return 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The loop over `forbidden`, no further than the path goes."""
    count = 0
    for action in range(s.path_length):
        if s.path[action + 1] != 0:
            out[count] = action
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    push(s, Step.SWAP_SECOND, action + 1, 0, 0, 0)


def notation(action: int) -> str:
    return f"swap {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-swap-first", {"place": action + 1}
