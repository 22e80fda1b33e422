"""One card of the Adventure Deck, for nothing."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.actions import deck_left
from leagues.games.nemo.greedy_values import ACTION_POINT
from leagues.games.nemo.state import State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import ask

ME = effects.word(__name__)
OF_SEA = True
STIRS = DRAWS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """While the deck has any [uncharted-island]. The frame remembers what came of the last forced attack: the card may bring
    another."""
    frame = s.frames[s.depth - 1]
    if frame.c > 0:
        s.sunk = frame.c - 1
        frame.c = 0
    elif deck_left(s) > 0:
        frame.c = 1 + s.sunk
        frame.step -= 1
        ask(s, Step.DRAW_ADVENTURE)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What one pays for it otherwise."""
    return 2 * ACTION_POINT


def worst(t: Tables, one: int, two: int) -> Worst:
    """It is declined, unless the deck is empty."""
    return Worst(unknown=True)
