"""`amount` discarded tokens go into the reserve."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_values import kept
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import push

ME = Heroic.TO_RESERVE
RULES = (
    Rule.HEROIC_TO_RESERVE,
    Rule.HEROIC_PAID_BACK,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """One after the other."""
    if t.heroic_amounts[card] > 0:
        push(s, Step.RECOVER, Purpose.KEEPING, t.heroic_amounts[card], 0, 0)


def help_now(s: State, t: Tables, me: int, out: list[int], card: int, value: int, found: int) -> int:
    """So many tokens more."""
    return kept(s) * t.heroic_amounts[card]
