"""Setting up: which Darkhouse card lies next in the row. As many red and blue ones as the level says, in any order.

Choosing cards of each colour at random and shuffling them is the same as drawing each place of the row so: a colour as
often as it is still wanted, and any of its cards alike. The weights say that in whole numbers.
"""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import ROW_OF_CARDS, Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 12  # outcome i is card i + 1
RULES = (Rule.DARKHOUSE_SETUP, Rule.DARKHOUSE_LEVELS)
RED, BLUE = 0, 1


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    blues = 0
    laid = 0
    for place in range(ROW_OF_CARDS):
        if s.cards[place] == outcome + 1:
            return 0
        if s.cards[place] != 0:
            laid += 1
            blues += t.card_blue[s.cards[place]]
    red_wanted = t.levels[s.darkhouse_level][RED] - (laid - blues)
    blue_wanted = t.levels[s.darkhouse_level][BLUE] - blues
    if t.card_blue[outcome + 1]:
        return blue_wanted * max(12 - t.blue_cards - (laid - blues), 1)
    return red_wanted * max(t.blue_cards - blues, 1)


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.frames[s.depth - 1].a + 1,)


def apply(s: State, t: Tables, outcome: int) -> None:
    frame = s.frames[s.depth - 1]
    s.cards[frame.a] = outcome + 1
    frame.a += 1
    tell(s, Say.CARD_LAID, outcome + 1, frame.a, 0)
    if frame.a == ROW_OF_CARDS:
        pop(s)


def notation(outcome: int) -> str:
    return f"card {outcome + 1}"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-deal-card", {"card": outcome + 1}
