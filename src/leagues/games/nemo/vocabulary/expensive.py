"""Discard a Treasure, if there is one."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import can_be_lost
from leagues.kernel.frames import ask

ME = effects.word(__name__)
CALM = CHANGES = TAKES_TREASURE = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked which."""
    if any_treasure(s, t):
        ask(s, Step.DISCARD_TREASURE)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """The least of them."""
    least = greedy_values.END
    for kind in range(TREASURES):
        if can_be_lost(s, t, kind):
            least = min(least, greedy_values.treasure(s, t, kind))
    return -least if least < greedy_values.END else 0


def any_treasure(s: State, t: Tables) -> bool:
    """Whether any Treasure is held that can be lost."""
    for kind in range(TREASURES):
        if can_be_lost(s, t, kind):
            return True
    return False
