"""No toll for `amount` turns."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

ME = Heroic.SHELTER
RULES = (Rule.HEROIC_SHELTER,)


WORTH = 20


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """A longer shelter takes the place of a shorter one."""
    s.shelter = max(s.shelter, t.heroic_amounts[card])


def help_now(s: State, t: Tables, me: int, out: list[int], card: int, value: int, found: int) -> int:
    """The toll that is saved."""
    return WORTH
