"""Two players: who gets which Admiral card."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 2  # outcome i: seat i gets the first card
RULES = (Rule.TWO_ADMIRALS, Rule.ADMIRAL_CARDS)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (0,)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    s.admirals[outcome] = 1
    s.admirals[1 - outcome] = 2
    tell(s, Say.ADMIRALS, s.admirals[0], s.admirals[1], 0)


def notation(outcome: int) -> str:
    return "1 2" if outcome == 0 else "2 1"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-deal-admirals", {"seat": outcome + 1}
