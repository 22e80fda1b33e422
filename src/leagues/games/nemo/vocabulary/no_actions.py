"""The dice bring no action points this turn."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import ACTION_POINT
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """It is remembered until they would."""
    s.no_actions = 1
    tell(s, Say.NO_ACTIONS, 0, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """About what a roll brings."""
    return -2 * ACTION_POINT
