"""Everything that can lie on the stack: the routines of `flow`, then the decisions. Only ever appended to."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """A routine or a decision. A decision's name, in small letters with hyphens, is its name in records."""

    SETUP = 1
    TURN = 2
    OPENING = 3
    COLLISION = 4
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
    # With the expansions
    DEAL_REEF = 110
    DEAL_CARD = 210
    REVEAL_HEROIC = 211
    REEF_DIE = 113
    CHOOSE_FIGURE = 114
    PAY = 214
    RECOVER = 314
    INSERT = 414
    PAY_CREW = 514
    TAKE = 614
    SET_DIE = 714
    REPLACE = 814
    TOLL_DIE = 118
    KEEP_GROUP = 119


class Purpose(IntEnum):
    """Why a token is recovered from the discard pile, or placed: the argument of RECOVER, INSERT, PAY and PLACE_TOKEN."""

    ORDINARY = 0  # a landing, a spell, a toll
    INSERTING = 1  # Darkhouse 3: back into the path
    KEEPING = 2  # into the reserve
    BUYING = 3  # Darkhouse 12: two tokens of the reserve for one that comes aboard
    COLLIDING = 4  # after a drawn battle: into the reserve
    CONQUERING = 5  # after a battle won: into the reserve or aboard
    BOARDING = 6  # Heroic 7: aboard


# --- the steps of routines --------------------------------------------------------------------------------------------


class Setup(IntEnum):
    """SETUP; then the first turn."""

    PATH = 0
    ADMIRALS = 1
    REEFS = 2
    CARDS = 3
    HEROICS = 4


class Phase(IntEnum):
    """TURN; then the next one. The book counts the Currents as the first."""

    OPENING = 0
    CURRENTS = 1
    PLAN = 2
    DARKHOUSE = 3
    PHANTOM = 4
    NAUTILION = 5
    AGAIN = 6


class Opening(IntEnum):
    """OPENING; then the dice."""

    MACHINATIONS = 0
    REEF = 1
    FIGURE = 2


class Aftermath(IntEnum):
    """COLLISION; then the turn is over."""

    BOARDS = 0
    GROUP = 1
