"""The landing brings its neighbours too."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

ME = Heroic.HAUL
RULES = (
    Rule.HEROIC_HAUL,
    Rule.HAUL_NEIGHBOURS,
    Rule.HAUL_EXCHANGE,
    Rule.HAUL_NO_LANDING,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """It holds for this turn."""
    s.haul = 1
