"""Gain action points, up to the limit."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.effects import AMOUNT
from leagues.games.nemo.greedy_values import ACTION_POINT
from leagues.games.nemo.resources import gain_actions
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables

ME = effects.word(__name__)
TAKES = AMOUNT
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """No more than may be had [help-actions]."""
    gain_actions(s, t, one)


def brings_actions(s: State, t: Tables, me: int, found: bool) -> bool:
    """They are for the Action Phase."""
    return True


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """As much as they do elsewhere."""
    return one * ACTION_POINT
