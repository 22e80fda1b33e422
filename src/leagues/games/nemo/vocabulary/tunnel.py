"""The Arabian Tunnel is open."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
CALM = True
USE = 50  # to `greedy`


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """For the rest of the voyage."""
    s.tunnel = 1
    tell(s, Say.TUNNEL, 0, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """A shorter way."""
    return USE
