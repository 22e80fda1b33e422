"""Q-Ships Deployed: a white ship that is attacked may have hidden guns [event-57, q-ships-when]."""

from __future__ import annotations

from leagues.games.nemo import names, seas
from leagues.games.nemo.state import TABLEAU, State
from leagues.games.nemo.tables import Tables

CARD = names.CARDS.index("event 57")


def disguised(s: State, t: Tables, ship: int, found: bool) -> bool:
    """Whatever the attack [q-ships-when]."""
    return found or (s.cards[CARD] == TABLEAU and seas.is_white(s, t, ship) and not seas.is_warship(s, t, ship))
