"""Everything that can lie on the stack: the routines of `flow`, then the decisions. Only ever appended to."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """A routine or a decision. A decision's name, in small letters with hyphens, is its name in records."""

    SETUP = 1
    TURN = 2
    DEAL_TOKEN = 10
    DEAL_ADMIRALS = 11
    ROLL = 12
    ROLL_DIE = 13
    CHOOSE_FIRST = 14
    PLAN = 15
    SWAP_FIRST = 16
    SWAP_SECOND = 17
    DARKHOUSE_DISCARD = 18
    PLACE_TOKEN = 19
