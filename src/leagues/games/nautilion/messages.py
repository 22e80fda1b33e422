"""What Nautilion's rules say to the journal. The sentences are in `words/<language>/play.ftl` under `say-<name>`."""

from __future__ import annotations

from leagues.games.nautilion.rulebook import Rule
from leagues.kernel.frames import Message


class Say(Message):
    """The messages, with the rules they rest on."""

    PATH_LAID = 1, Rule.SETUP_PATH, Rule.SETUP_ENDS
    ADMIRALS = 2, Rule.TWO_ADMIRALS
    TURN = 3, Rule.TURN_PHASES
    ROLLED = 4, Rule.ROLL
    FIRST = 5, Rule.TWO_FIRST_PLAYER
    WHIRLWIND = 6, Rule.WHIRLWIND
    TIDE = 7, Rule.TIDE
    SWAPPED = 8, Rule.TRANSLATION
    GAVE = 9, Rule.PLAN
    TOLL_FREE = 10, Rule.DARKHOUSE_TOLL
    TOLL_NOTHING = 11, Rule.DARKHOUSE_NOTHING
    TOLL_RESERVE = 12, Rule.DARKHOUSE_TOLL
    TOLL_CREW = 13, Rule.DARKHOUSE_TOLL
    PHANTOM_LANDED = 14, Rule.PHANTOM_MOVE, Rule.PHANTOM_DISCARDS
    PHANTOM_ARRIVED = 15, Rule.PHANTOM_ARRIVES
    NAUTILION_LANDED = 16, Rule.NAUTILION_MOVE, Rule.LANDING
    PLACED = 17, Rule.PLACE_ON_SHIP
    KEPT = 18, Rule.KEEP_IN_RESERVE
    WON = 19, Rule.VICTORY
    CREW_MISSING = 20, Rule.CREW_MISSING
