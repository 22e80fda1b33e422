"""The figures of a ship as they are now: what her side shows, and what a rule or a card makes of it."""

from __future__ import annotations

from leagues.games.nemo import questions
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables


def attack(s: State, t: Tables, ship: int, side: int) -> int:
    """How well she shoots; 0 for a Non-warship."""
    return questions.ship_attack(s, t, ship, side, t.attack[side][ship])


def defence(s: State, t: Tables, ship: int, side: int) -> int:
    """What it takes to sink her."""
    return questions.ship_defence(s, t, ship, side, t.defence[side][ship])


def infamy(s: State, t: Tables, ship: int, side: int) -> int:
    """The Notoriety that she shows."""
    return questions.ship_infamy(s, t, ship, side, t.infamy[side][ship])


def worth(s: State, t: Tables, ship: int, side: int) -> int:
    """Her points."""
    return questions.ship_worth(s, t, ship, side, t.worth[side][ship])
