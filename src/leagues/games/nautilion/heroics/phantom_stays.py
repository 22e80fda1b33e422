"""The Phantom does not move."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_values import phantom_held
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

ME = Heroic.PHANTOM_STAYS
RULES = (
    Rule.HEROIC_PHANTOM_STAYS,
    Rule.HEROIC_STAYS_AND_BACK,
    Rule.HEROIC_STAYS_EXCHANGE,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """It holds for this turn."""
    s.phantom_stays = 1


def help_now(s: State, t: Tables, me: int, out: list[int], card: int, value: int, found: int) -> int:
    """It comes home later."""
    return phantom_held(s)
