"""Everything that can lie on the stack: the routines, then the decisions. Only ever appended to."""

from __future__ import annotations

from enum import IntEnum


class Step(IntEnum):
    """A routine or a decision. A decision's name, in small letters with hyphens, is its name in records."""

    # Routines; the module that runs each stands beside it.
    SETUP = 1  # flow
    TURN = 2  # flow
    EVENT = 3  # flow
    PLACEMENT = 4  # placing
    ARRIVALS = 5  # placing
    PLACE = 6  # placing: a = ocean
    LULL = 7  # placing: a = the doubles ocean
    UPRISINGS = 8  # placing: a = the next ocean to look at
    TEST = 9  # testing: a = what is tested, b = the card or ship, c = a card that rolls, d = TURNED, THIRD
    FIGHT = 10  # combat: a = the ship from 1, b = how, c = flags, d = how it went
    HITS = 11  # combat: a = how many are left, b = 1 once the die is thrown
    RESOLVE = 12  # resolve: a = the effect, b = the card; the step is the row
    TREASURES = 13  # resolve: a = how many are drawn
    PERFORM = 14  # flow: a = the card, b = 1 when it comes from the Adventure Deck
    ACTIONS = 15  # flow
    FOG = 16  # flow
    HOMEWARD = 17  # flow: a = the card
    CODA = 18  # flow
    REVEAL = 19  # placing: a = ocean
    DIVE = 20  # Diving Apparatus: after a card that was played in its ocean
    PURSUIT = 40  # Relentless Pursuit: a = the ship that the die is thrown for, from 1
    # What chance decides.
    THROW = 100  # a = what for
    DRAW_EVENT = 101
    DRAW_ADVENTURE = 102
    DRAW_SHIP = 103  # a = 1 for Warships only, b = a ship that goes back into the cup, from 1
    DRAW_TREASURE = 104  # a = the one that was drawn before, from 1, b = the upgrade that lets one draw another
    DRAW_UPGRADE = 105
    # What the player decides.
    BUY_FIRST = 200
    PAY_RESOURCE = 201  # a = how many are left to pay
    SET_ASIDE = 202
    CHANGE_MOTIVE = 203
    ADD_UPGRADE = 204  # a = 1 when one must be taken
    PREPARE = 205
    PICK_DICE = 206
    SPREAD = 207  # a = ocean
    REPLACE_HIDDEN = 208  # a = ocean
    TURN_HOSTILE = 209  # a = ocean
    HUNT = 210  # a = the ocean that the ship was drawn for
    PLACE_GEM = 211  # a = ocean
    ANSWER_UPRISING = 212  # a = ocean, b = die
    ACT = 213
    TARGET = 214
    PRESS = 215
    ATTACK_STYLE = 216
    EXERT = 217
    SPEND = 218
    HELP = 219
    ABSORB = 220  # a = track
    DISPOSE = 221
    UNDERTAKE = 222  # a = the card
    CHOOSE = 223  # a = the effect, b = the row of the first thing to choose
    PICK_CHARACTER = 224  # a = characters as bits, b = 1 to bring one back
    PICK_OCEAN = 225  # a = what for, b = how many are left
    INSTALL = 226  # a = how much cheaper
    PAY_SALVAGE = 227  # a = how many are left to pay
    DISCARD_TREASURE = 228
    SAIL = 229  # a = free moves left
    DECIPHER = 230
    TAKE_UP = 240  # a = the upgrade that offers something, b = what about, from 1, c = what else
    TRAIN = 241
    ENLIST = 250  # a = the kind of the Ally
    PARLEY = 242
    PURSUER = 260


FIRST_DECISION = 100  # the routines come before it
# What a die is thrown for.
START, PLACING, TESTING, HITTING, DISASTER, RISING_UP, FOGGING, EVENT_SHIPS, HULL_LOSS = range(1, 10)
PURSUING = 10
# What an ocean is picked for.
GEM_OCEAN, CUBE_OCEAN, REMOVAL_OCEAN, MENDING_OCEAN = range(1, 5)
# What has happened to the dice of a test, as bits: one was turned, a third one was thrown.
TURNED, THIRD = 1, 2


# --- the steps of routines --------------------------------------------------------------------------------------------


class Setup(IntEnum):
    """SETUP; then the voyage begins."""

    DRAW_UPGRADES = 0
    SET_ASIDE = 1
    FIRST_UPGRADE = 2
    PROLOGUE = 3


class Phase(IntEnum):
    """TURN; then the next one."""

    EVENT = 0
    PREPARING = 1
    PLACEMENT = 2
    ACTIONS = 3


class Placement(IntEnum):
    """PLACEMENT; then it is over."""

    ROLL = 0
    PICK = 1
    COUNT = 2
    LULL = 3


class Lull(IntEnum):
    """LULL; then it is over."""

    GEM = 0
    UPRISINGS = 1


class Testing(IntEnum):
    """TEST; then what comes of it."""

    EXERT = 0
    SPEND = 1
    FIRST_DIE = 2
    SECOND_DIE = 3
    ROLLED = 4
    HELP = 5


class Battle(IntEnum):
    """FIGHT; then another may follow."""

    TARGET = 0
    DRAW = 1
    MEETING = 2
    SHOT = 3
    STRIKE = 4
    OUTCOME = 5
    DISPOSAL = 6


class Performing(IntEnum):
    """PERFORM; then it is done."""

    CARD = 0
    GEMS = 1


class Homeward(IntEnum):
    """HOMEWARD; then its turns, one by one."""

    SETTING_OUT = 0


class Coda(IntEnum):
    """CODA; then the voyage is over."""

    TURN = 0
