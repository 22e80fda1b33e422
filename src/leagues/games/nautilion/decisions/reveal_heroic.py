"""Which Heroic Action is turned up next. Cards of expansions that are not used were left in the box."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import count
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 12  # outcome i is card i + 1
RULES = (Rule.HEROICS_SETUP, Rule.HEROICS_ABSENT, Rule.HEROIC_REPLACE)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.heroic_deck >> (outcome + 1) & 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (12 - count(s.heroic_deck),)


def apply(s: State, t: Tables, outcome: int) -> None:
    card = 1 << (outcome + 1)
    s.heroic_deck &= ~card
    s.heroics |= card
    tell(s, Say.HEROIC_REVEALED, outcome + 1, 0, 0)
    frame = s.frames[s.depth - 1]
    frame.a -= 1
    if frame.a == 0 or s.heroic_deck == 0:
        pop(s)


def notation(outcome: int) -> str:
    return f"heroic {outcome + 1}"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-reveal-heroic", {"card": outcome + 1}
