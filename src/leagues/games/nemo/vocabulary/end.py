"""The game ends."""

from __future__ import annotations

from leagues.games.nemo import averting, effects
from leagues.games.nemo.endings import finish
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
ENDS = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """The score is counted."""
    finish(s, t)


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """A track could be raised for more points than what raises it is worth."""
    return averting.scores_more(s, t)
