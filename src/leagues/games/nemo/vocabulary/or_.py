"""Parts two things to choose from."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.resolve import after_choice
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """What was chosen ends here."""
    frame = s.frames[s.depth - 1]
    frame.step = after_choice(t, frame.a, frame.step - 1)
