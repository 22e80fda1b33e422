"""The questions that Heroic Actions answer; `me` is the word that is asked. How, is told in `kernel/questions.py`."""

from __future__ import annotations

from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.questions import unanswered


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """A card has been paid for and is gone; now it does what it says."""
    unanswered()


def deed(s: State, t: Tables, me: int, card: int, paid: int, found: int) -> int:
    """To `greedy`: what a card does that depends on who pays."""
    unanswered()


def help_now(s: State, t: Tables, me: int, out: list[int], card: int, value: int, found: int) -> int:
    """To `greedy`: what a card does whoever pays; `value` is what the turn is worth without it."""
    unanswered()
