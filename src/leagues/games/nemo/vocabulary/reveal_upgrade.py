"""A set-aside upgrade, drawn at random, becomes available."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import OFFER
from leagues.games.nemo.resolve import any_set_aside
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask

ME = effects.word(__name__)
CALM = CHANGES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """While any is set aside."""
    if any_set_aside(s):
        ask(s, Step.DRAW_UPGRADE)


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """None is set aside."""
    return not any_set_aside(s)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """One more to choose from."""
    return OFFER
