"""Everything that can lie on the stack: the routines of `flow`, then the decisions. Only ever appended to."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """A routine or a decision. A decision's name, in small letters with hyphens, is its name in records.

    The last two digits of a decision say when it comes: before the first turn below 12, then through a turn.
    """

    SETUP = 1
    ROUND = 2
    TURN = 3
    REFILL = 4
    REVEAL_TOP = 10
    SHOW_SPACE = 110
    SHOW_BONUS = 210
    FIRST_PLAYER = 11
    EXPLORE = 12
    ACT = 13
    DRAW_CARD = 14
    CLOSE = 15
