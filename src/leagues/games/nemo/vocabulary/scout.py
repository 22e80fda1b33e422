"""Once in each turn a Hidden ship next to the Nautilus is revealed."""

from __future__ import annotations

from leagues.games.nemo import cup, effects
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.steps import SCOUTED_OCEAN, Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
OF_CARDS = True
USE = 10  # to `greedy`, to know what one will meet


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked where, if anybody is in sight [event-54, nadar-where]."""
    if anybody(s, t):
        s.scouted = 1
        push(s, Step.PICK_OCEAN, SCOUTED_OCEAN, 1, 0, 0)


def in_sight(s: State, t: Tables, ocean: int) -> bool:
    """Whether a Hidden ship can be seen there from the balloon: along solid lines [nadar-where]."""
    return s.hidden[ocean] > 0 and t.links[s.nautilus] >> ocean & 1 == 1


def anybody(s: State, t: Tables) -> bool:
    """Whether somebody is in sight, and a ship is left that it can turn out to be."""
    if cup.can_fill(s, t):
        for ocean in range(OCEANS):
            if in_sight(s, t, ocean):
                return True
    return False


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """It was used, or there is nobody to be seen."""
    return s.scouted == 1 or not anybody(s, t)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """A little."""
    return USE


def worst(t: Tables, one: int, two: int) -> Worst:
    """She does nothing yet."""
    return Worst(draws=True)
