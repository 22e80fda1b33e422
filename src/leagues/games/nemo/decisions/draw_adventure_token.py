"""Which Adventure token is turned up; who found it is in its ocean."""

from __future__ import annotations

from leagues.games.nemo import adventures, names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import ADVENTURES, FIRST_ADVENTURE, UNFOUND, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop

SIZE = ADVENTURES  # outcome i is the token i
RULES = (Rule.DRAW_AT_RANDOM, Rule.ADVENTURE_FOUND, Rule.ADVENTURE_SPECIFIED, Rule.ADVENTURE_TOKENS_LEFT)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return 1 if s.adventures[outcome] == UNFOUND else 0


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.adventures.count(UNFOUND),)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    adventures.find(s, t, outcome)


def notation(outcome: int) -> str:
    return names.ADVENTURES[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-adventure-token", {"treasure": FIRST_ADVENTURE + outcome}
