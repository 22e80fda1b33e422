"""Gain or lose Notoriety."""

from __future__ import annotations

from leagues.games.nemo import averting, effects, greedy_values, questions
from leagues.games.nemo.effects import AMOUNT, NUMBERS
from leagues.games.nemo.resolve import word_at
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.worst import Worst

ME = effects.word(__name__)
TAKES, LEAST, MOST = AMOUNT, -20, 20


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """This row and those that follow it at once count together; they are done with [notoriety-net]."""
    frame = s.frames[s.depth - 1]
    amount = one
    while word_at(t, frame.a, frame.step) == ME:
        amount += t.effects[frame.a][frame.step * NUMBERS + 1]
        frame.step += 1
    change_notoriety(s, t, amount)


def looms(s: State, t: Tables, me: int, one: int, found: bool) -> bool:
    """They would set off a level."""
    frame = s.frames[s.depth - 1]
    amount = one
    at = frame.step + 1
    while word_at(t, frame.a, at) == ME:
        amount += t.effects[frame.a][at * NUMBERS + 1]
        at += 1
    return averting.spares_a_level(s, t, amount)


def impossible(s: State, t: Tables, me: int, one: int, found: int) -> int:
    """A choice is paid for otherwise where nothing changes it."""
    return Rule.PIRACY_OTHER_PRICE if questions.frozen(s, t, False) else found


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Beyond the plain count, more the nearer to the end of the track."""
    return greedy_values.notoriety(s, t, one)


def worst(t: Tables, one: int, two: int) -> Worst:
    """All of it."""
    return Worst(notoriety=max(0, one))
