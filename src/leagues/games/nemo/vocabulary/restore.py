"""One of these characters comes back."""

from __future__ import annotations

from leagues.games.nemo import effects, questions
from leagues.games.nemo.effects import SOME_CHARACTERS
from leagues.games.nemo.greedy_values import POINT
from leagues.games.nemo.resolve import waiting
from leagues.games.nemo.state import FIRST_OFFICER, State, aboard
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = SOME_CHARACTERS
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked who, if any of them is gone."""
    if waiting(s, one, True):
        push(s, Step.PICK_CHARACTER, one, 1, 0, 0)


def idle(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """Nobody of them is gone."""
    return not waiting(s, one, True)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Who scores most."""
    best = 0
    for number in range(FIRST_OFFICER):
        if one >> number & 1 and not aboard(s, number):
            best = max(best, POINT * questions.tile_points(s, t, number, t.character_points[number]))
    return best
