"""What the rules of Nautilus Island say to the journal. The sentences are in `words/<language>/play.ftl`."""

from __future__ import annotations

from leagues.games.island.rulebook import Rule
from leagues.kernel.frames import Message


class Say(Message):
    """The messages, with the rules they rest on."""

    TOP_SHOWN = 1, Rule.SETUP_STACKS, Rule.NEXT_CARD_SHOWN
    BONUS_SHOWN = 2, Rule.SETUP_BONUS, Rule.BONUS_REFILL
    BEGINS = 3, Rule.FIRST_PLAYER
    ROUND = 4, Rule.TURN_ORDER, Rule.ROUND_END
    LAST_ROUND = 5, Rule.FINAL_ROUND
    EXPLORED = 6, Rule.EXPLORE, Rule.HULL_SIDES
    COLLECTED = 7, Rule.COLLECT
    TOOK_OPEN = 8, Rule.COLLECT, Rule.OPEN_TAKES_KNOWN
    FOUND = 9, Rule.FACE_DOWN_SECRET
    COLUMN_EMPTY = 10, Rule.COLUMN_EMPTY
    PASSED = 11, Rule.PASS, Rule.PASS_PROVES
    STORED = 12, Rule.STORE, Rule.CAMP_OPEN
    BONUS_TAKEN = 13, Rule.BONUS_TAKEN
    CLOSED = 14, Rule.CLOSE
    SCORED = 15, Rule.SCORING
    WON = 16, Rule.MOST_POINTS, Rule.TIE_BREAK
