"""A Mercenary leaves the Phantom's board."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_values import armed
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import MERCENARY as TOKEN
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import tell

ME = Heroic.MERCENARY
RULES = (
    Rule.HEROIC_MERCENARY,
    Rule.HEROIC_MERCENARY_AFTER,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """It is discarded; after the collision there is none [heroic-mercenary-after]."""
    if s.captives[TOKEN] == 0:
        tell(s, Say.HEROIC_NOTHING, card, 0, 0)
        return
    s.captives[TOKEN] -= 1
    s.discard[TOKEN] += 1
    tell(s, Say.CAPTIVE_DISCARDED, s.captives[TOKEN], 0, 0)


def deed(s: State, t: Tables, me: int, card: int, paid: int, found: int) -> int:
    """One enemy less."""
    return armed(s, t, TOKEN) if s.captives[TOKEN] > 0 else found
