"""Heroic Action 2: one die after the other is turned to the value you like; only those not yet given."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = 6  # action i: the next die shows i + 1
RULES = (Rule.HEROIC_SET_DICE, Rule.HEROIC_SET_DICE_LEFT, Rule.DICE_FACES)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if t.faces[action + 1] > 0 else Rule.DICE_FACES


def apply(s: State, t: Tables, action: int) -> None:
    frame = s.frames[s.depth - 1]
    tell(s, Say.DIE_SET, s.dice[frame.a], action + 1, 0)
    s.dice[frame.a] = action + 1
    frame.a += 1
    if frame.a == 3 - s.spare:
        pop(s)


def notation(action: int) -> str:
    return f"set {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-set-die", {"value": action + 1}
