"""The tile of Nadeen Dakkar comes aboard."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.greedy_values import POINT
from leagues.games.nemo.messages import Say
from leagues.games.nemo.scoring import instances
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
CALM = True
CARD = "event 58"


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """His tile lies face up from now on."""
    s.nadeen = 1
    tell(s, Say.NADEEN, 0, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What he scores as things stand."""
    return POINT * (t.nadeen_points + (instances(s, t) + 1) * t.nadeen_each)
