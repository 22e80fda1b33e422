"""Sacrifice one of these characters without its benefit."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values, questions
from leagues.games.nemo.effects import SOME_CHARACTERS
from leagues.games.nemo.resolve import waiting
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CHARACTERS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst
from leagues.kernel.frames import push

ME = effects.word(__name__)
TAKES = SOME_CHARACTERS
ANYBODY = (1 << CHARACTERS) - 1


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked who, if any of them is there [nadeen-last]."""
    if waiting(s, one, False):
        push(s, Step.PICK_CHARACTER, one, 0, 0, 0)
    elif one == ANYBODY:
        questions.nobody_left(s, t)


def impossible(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """Nobody of them is left."""
    return found if waiting(s, one, False) else Rule.SACRIFICED_ALREADY


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Who is missed least."""
    lost = greedy_values.least_character(s, t, one)
    return -greedy_values.character(s, t, lost) if lost >= 0 else 0


def worst(t: Tables, one: int, two: int) -> Worst:
    """What the dearest character costs."""
    return Worst([max(t.character_nemo), 0, 0], max(t.character_notoriety), changes=True)
