"""The Phantom moves toward the Abyss."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_values import phantom_held
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

ME = Heroic.PHANTOM_BACK
RULES = (
    Rule.HEROIC_PHANTOM_BACK,
    Rule.HEROIC_BACK_ABYSS,
    Rule.BACKWARDS_NO_COLLISION,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """It holds for this turn."""
    s.phantom_back = 1


def help_now(s: State, t: Tables, me: int, out: list[int], card: int, value: int, found: int) -> int:
    """It comes home later, unless it is at the Abyss anyway."""
    return phantom_held(s) if s.phantom <= s.path_length else 0
