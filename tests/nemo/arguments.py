"""What the arguments of every message of the journal are."""

from __future__ import annotations

from collections.abc import Sequence

from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import BANDS
from leagues.games.nemo.scoring import CATEGORIES, LEVELS
from leagues.games.nemo.sources import SOURCES, TORPEDOES
from leagues.games.nemo.state import (
    CARDS,
    CHARACTERS,
    GROUPS,
    MAJORS,
    OCEANS,
    SHIPS,
    TRACKS,
    TREASURES,
    UPGRADES,
)
from leagues.games.nemo.tables import MOTIVES

OCEAN, TRACK, SHIP, UPGRADE = range(OCEANS), range(TRACKS), range(SHIPS), range(UPGRADES)
TREASURE, CHARACTER, MOTIVE, SIDE = range(TREASURES), range(CHARACTERS), range(MOTIVES), range(2)
CARD, DIE, PERHAPS_DIE, SOME, PERHAPS_SOME = range(1, CARDS), range(1, 7), range(7), range(1, 100), range(100)
TEST = range(TORPEDOES + 1)
# What each argument is; one that is not named is 0.
ARGUMENTS: dict[Say, tuple[range, ...]] = {
    Say.START: (OCEAN,),
    Say.UPGRADE_SHOWN: (UPGRADE,),
    Say.UPGRADE_ASIDE: (UPGRADE,),
    Say.FIRST_UPGRADE: (UPGRADE,),
    Say.TURN: (SOME, range(1, 4)),
    Say.ACT: (range(1, 4),),
    Say.EVENT: (CARD,),
    Say.MOTIVE_CHANGED: (MOTIVE,),
    Say.MOTIVE_KEPT: (MOTIVE,),
    Say.CARD_PASSED: (CARD,),
    Say.CARD_FAILED: (CARD,),
    Say.CARD_KEPT: (CARD,),
    Say.CARD_GONE: (CARD,),
    Say.CARD_USED: (CARD,),
    Say.ADVENTURE: (CARD,),
    Say.DECLINED: (CARD,),
    Say.GAINED: (TRACK, SOME, SOME),
    Say.LOST: (TRACK, SOME, PERHAPS_SOME),
    Say.NOTORIETY_UP: (SOME, SOME),
    Say.NOTORIETY_DOWN: (PERHAPS_SOME, PERHAPS_SOME),
    Say.GROUP_ADDED: (range(GROUPS),),
    Say.ALLIED: (),
    Say.ACTIONS_GAINED: (SOME, SOME),
    Say.NO_ACTIONS: (),
    Say.ROLLED: (DIE, DIE, PERHAPS_DIE),
    Say.ROLLED_BLACK: (DIE, PERHAPS_DIE),
    Say.LULL: (range(MAJORS),),
    Say.HIDDEN_PLACED: (OCEAN,),
    Say.SPREAD: (OCEAN, OCEAN),
    Say.SHIP_DRAWN: (SHIP,),
    Say.REVEALED: (SHIP, OCEAN, SIDE),
    Say.HOSTILE: (SHIP, OCEAN),
    Say.HUNTING: (SHIP, OCEAN, SIDE),
    Say.CUP_REFILLED: (PERHAPS_SOME,),
    Say.CUP_DRY: (),
    Say.GEM_PLACED: (OCEAN,),
    Say.GEM_ON_DECK: (SOME,),
    Say.GEM_FORFEIT: (OCEAN,),
    Say.UPRISING_SAFE: (OCEAN, DIE, SOME),
    Say.UPRISING_CRUSHED: (OCEAN, DIE, SOME),
    Say.CUBE_REMOVED: (OCEAN,),
    Say.CUBE_PLACED: (OCEAN,),
    Say.HIDDEN_REMOVED: (OCEAN,),
    Say.MOVED: (OCEAN, OCEAN),
    Say.SEARCHES: (OCEAN,),
    Say.INCITES: (OCEAN,),
    Say.RESTS: (),
    Say.REPAIRS: (),
    Say.REFITS: (),
    Say.INSTALLED: (UPGRADE,),
    Say.OFFERED: (UPGRADE,),
    Say.FOGGED: (DIE, DIE),
    Say.UPGRADE_USED: (UPGRADE,),
    Say.DIE_TURNED: (DIE, DIE),
    Say.THROWN_AGAIN: (range(2),),
    Say.DECIPHERED: (SHIP, OCEAN, SIDE),
    Say.TURN_ENDED: (range(2),),
    Say.TUNNEL: (),
    Say.EXERTED: (range(1, 1 << TRACKS),),
    Say.SPENT: (TREASURE,),
    Say.ROLL: (TEST, DIE, PERHAPS_DIE),
    Say.RESULT_PASSED: (TEST, range(-9, 99), SOME),
    Say.RESULT_FAILED: (TEST, range(-9, 99), SOME),
    Say.NATURAL_TWO: (TEST,),
    Say.BAND: (TEST, range(-9, 99), range(BANDS)),
    Say.SACRIFICED: (CHARACTER,),
    Say.RESTORED: (CHARACTER,),
    Say.REROLLED: (),
    Say.HELPED: (range(SOURCES), SOME),
    Say.ATTACKS: (SHIP, range(1, 4), SIDE),
    Say.DECLINES: (SHIP, range(1), SIDE),
    Say.ENEMY_HITS: (SHIP, DIE),
    Say.ENEMY_MISSES: (SHIP,),
    Say.ENEMY_DISASTER: (SHIP,),
    Say.HIT: (DIE, TRACK),
    Say.HIT_IGNORED: (),
    Say.ABSORBED: (UPGRADE,),
    Say.MISSED: (SHIP, range(1), SIDE),
    Say.OWN_DISASTER: (SHIP, range(1), SIDE),
    Say.SUNK: (SHIP, SIDE),
    Say.TO_TONNAGE: (SHIP, range(MAJORS), SIDE),
    Say.TO_SALVAGE: (SHIP, range(1), SIDE),
    Say.FOLLOW_UP: (),
    Say.TORPEDO_WORN: (),
    Say.TREASURE: (TREASURE,),
    Say.TREASURE_EVENT: (TREASURE,),
    Say.TREASURE_USED: (TREASURE,),
    Say.TREASURE_LOST: (TREASURE,),
    Say.TREASURES_GONE: (),
    Say.BROKEN: (),
    Say.KILLED: (),
    Say.SHATTERED: (),
    Say.PARIAH: (SOME,),
    Say.IMPERIALISTS: (),
    Say.FINALE_TURNS: (CARD, range(4)),
    Say.SCORED: (range(CATEGORIES), range(-99, 999)),
    Say.CUBES_RETURNED: (OCEAN, SOME),
    Say.NOTORIETY_FROZEN: (SOME,),
    Say.GOODWILL_MISSION: (OCEAN,),
    Say.GOODWILL_WON: (OCEAN,),
    Say.LEVEL: (range(LEVELS), range(-99, 999), range(LEVELS, LEVELS + 1)),
}


def said_rightly(message: int, arguments: Sequence[int]) -> bool:
    """Whether every argument of something that was said is what it should be."""
    expected = [*ARGUMENTS[Say(message)], *[range(1)] * 3][:3]
    return all(value in values for value, values in zip(arguments, expected, strict=True))
