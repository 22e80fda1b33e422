"""The dice become what you like."""

from __future__ import annotations

from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_turn import TOLL, three
from leagues.games.nautilion.greedy_values import END
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import push

ME = Heroic.SET_DICE
RULES = (
    Rule.HEROIC_SET_DICE,
    Rule.HEROIC_SET_DICE_LEFT,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """One die after the other."""
    push(s, Step.SET_DIE, 0, 0, 0, 0)


def help_now(s: State, t: Tables, me: int, out: list[int], card: int, value: int, found: int) -> int:
    """How much better the best dice of all are than those that lie there."""
    return ideal(s, t, out) - value if plan.gives_three(s, t) else 0


def ideal(s: State, t: Tables, out: list[int]) -> int:
    """What the best dice of all are worth."""
    best = -END
    for dark in range(1, 7):
        for phantom in range(1, 7):
            for nautilion in range(1, 7):
                if t.faces[dark] > 0 and t.faces[phantom] > 0 and t.faces[nautilion] > 0:
                    best = max(best, three(s, t, out, dark, phantom, nautilion, TOLL))
    return best
