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
    LULL = 7  # placing: a = the doubles ocean, b = Admiralty points that were asked for
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
    TRAP = 21  # trap: a, b = the two ships, from 1, until each is fought, c = 1 if the first was sunk
    DIVE = 20  # Diving Apparatus: after a card that was played in its ocean
    PURSUIT = 40  # Relentless Pursuit: a = the ship that the die is thrown for, from 1
    FIRST_ADVENTURE = 25  # Adventure: its first token
    MATCHING = 30  # officers' attributes: a = the next character, b and c = the tokens that were drawn, from 1
    UNMASKING = 31  # officers' attributes: a = the next character
    CONVOY = 45  # Deadly Seas: a = the ocean, b = how many ships are left, c = what came of the last forced attack
    DEALING = 90  # captains: a = how many characters are dealt
    # What chance decides.
    THROW = 100  # a = what for
    DRAW_EVENT = 101
    DRAW_ADVENTURE = 102
    DRAW_SHIP = 103  # a = 1 for Warships only, b = a ship that goes back into the cup, from 1
    DRAW_TREASURE = 104  # a = the one that was drawn before, from 1, b = the upgrade that lets one draw another
    DRAW_UPGRADE = 105
    DRAW_ADVENTURE_TOKEN = 110
    DRAW_ATTRIBUTE = 120  # a = the character, b = what for
    DEAL_CHARACTER = 190  # a = the seat that it is dealt to
    DRAW_MUSTERED = 191
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
    LAY_ADVENTURE = 270  # a = the ocean that has a token already
    CLAIM = 271
    CONSENT = 900  # a = the character, b = 1 for action points
    MUSTER = 910
    SHOW_SHIP = 911
    ADMIRALTY = 912
    EXHIBIT = 243  # a = how many Treasures may still be given
    GIVE_UP = 244
    SPRING = 245
    BURY = 261  # a = how many were buried
    AT_ALL_COSTS = 280
    KEEP_ATTRIBUTE = 290  # a = the character
    FORESTALL = 316  # a = what is about to happen


FIRST_DECISION = 100  # the routines come before it
# What a die is thrown for.
START, PLACING, TESTING, HITTING, DISASTER, RISING_UP, FOGGING, EVENT_SHIPS, HULL_LOSS = range(1, 10)
PURSUING, ADVENTURE_OCEAN, HIDDEN_GUNS = 10, 11, 12
# What an ocean is picked for.
GEM_OCEAN, CUBE_OCEAN, REMOVAL_OCEAN, MENDING_OCEAN, SCOUTED_OCEAN = range(1, 6)
# What could be forestalled: a row of an effect, or the Notoriety for a sunk ship.
OF_ROW, OF_SINKING = 1, 2
# What has happened in a test, as bits: a die was turned, a third one was thrown, more was asked before the dice, and at last
# whether to give an upgrade at all costs.
TURNED, THIRD, ASKED, PLEDGING = 1, 2, 4, 8


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


class Springing(IntEnum):
    """TRAP; then it is known whether both were sunk."""

    DRAW = 0
    ORDER = 1
    FIRST = 2
    SECOND = 3


class Coda(IntEnum):
    """CODA; then the voyage is over."""

    TURN = 0
