"""Darkhouse card 5: the die given to the Darkhouse is rolled again, and may cost a token."""

from __future__ import annotations

from leagues.games.nautilion.darkhouse import take_toll
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import DARKHOUSE, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 6  # outcome i is a die that shows i + 1
RULES = (Rule.TOLL_REROLL, Rule.TOLL_REROLL_FREE, Rule.DICE_FACES)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return t.faces[outcome + 1]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.turn, s.again + 1)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    tell(s, Say.TOLL_REROLLED, s.given[DARKHOUSE], outcome + 1, 0)
    take_toll(s, t, outcome + 1)


def notation(outcome: int) -> str:
    return str(outcome + 1)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-toll-die", {"value": outcome + 1}
