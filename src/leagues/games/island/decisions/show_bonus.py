"""Which bonus token comes to lie on a space of the camp."""

from __future__ import annotations

from leagues.games.island.flow import tokens_left
from leagues.games.island.messages import Say
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import BONUSES, State
from leagues.games.island.tables import KINDS, Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = BONUSES  # outcome i is a token of the kind i
RULES = (Rule.SETUP_BONUS, Rule.BONUS_REFILL)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.supply[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return s.frames[s.depth - 1].a + 1, tokens_left(s)


def apply(s: State, t: Tables, outcome: int) -> None:
    space = s.frames[s.depth - 1].a
    pop(s)
    s.supply[outcome] -= 1
    s.spaces[space] = outcome + 1
    tell(s, Say.BONUS_SHOWN, space, outcome, 0)


def notation(outcome: int) -> str:
    return f"bonus {KINDS[outcome]}"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-show-bonus", {"kind": outcome}
