"""An upgrade becomes available."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import UPGRADE
from leagues.games.nemo.greedy_values import OFFER
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import AVAILABLE, NOT_YET, State, set_aside
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
TAKES = UPGRADE
CALM = CHANGES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Unless it was already."""
    if s.upgrades[one] == NOT_YET or set_aside(s, one):
        s.upgrades[one] = AVAILABLE
        tell(s, Say.OFFERED, one, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """One more to choose from."""
    return OFFER
