"""The Hinomaru: Japanese ships shoot better, and are worth more once they are sunk [event-55, hinomaru-when]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import TABLEAU, State
from leagues.games.nemo.tables import Tables

CARD = names.CARDS.index("event 55")
JAPANESE = names.FLAGS.index("japanese")
MORE = 1


def ship_attack(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """Who has no guns gets none."""
    flag = t.flag[side][ship]
    return found + MORE if found > 0 and flag == JAPANESE and s.cards[CARD] == TABLEAU else found


def ship_worth(s: State, t: Tables, ship: int, side: int, found: int) -> int:
    """Those that were sunk before too: it is counted at the end [hinomaru-when]."""
    return found + MORE if t.flag[side][ship] == JAPANESE and s.cards[CARD] == TABLEAU else found
