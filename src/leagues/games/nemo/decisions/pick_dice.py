"""Which two of three white dice count. An answer names the die that is left out; equal dice are one choice."""

from __future__ import annotations

from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = 3
RULES = (Rule.THREE_WHITE_DICE, Rule.ACTION_POINTS, Rule.LULL)


def who(s: State, t: Tables) -> int:
    return 0


def forbidden(s: State, t: Tables, action: int) -> int:
    for earlier in range(action):
        if s.white[earlier] == s.white[action]:
            return Rule.THREE_WHITE_DICE
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.frames[s.depth - 1].b = action


def notation(action: int) -> str:
    return f"without {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-pick-dice", {"die": action + 1}
