"""A Red Sky at Night is kept, to help after a roll."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import HELP
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
OF_SEA = True
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Until it is wanted [red-sky]."""
    s.red_sky += 1
    tell(s, Say.RED_SKY, s.red_sky, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What help may be worth."""
    return HELP
