"""Setting up: which token comes to lie on the next place of the path."""

from __future__ import annotations

from leagues.games.nautilion.reserve import kind_name
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop

SIZE = 13  # outcome i is a token of the kind i + 1
RULES = (Rule.SETUP_PATH, Rule.CREW_TOKENS, Rule.MAGES_SETUP, Rule.MERCENARIES_SETUP)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    # [mage-tokens]
    return s.cup[outcome + 1]


def total(s: State, t: Tables) -> int:
    """Every token that is not laid yet."""
    return s.path_length - s.laid


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.laid + 1,)


def apply(s: State, t: Tables, outcome: int) -> None:
    s.cup[outcome + 1] -= 1
    s.laid += 1
    s.path[s.laid] = outcome + 1
    if s.laid == s.path_length:
        pop(s)


def notation(outcome: int) -> str:
    return kind_name(outcome + 1)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-deal-token", {"token": outcome + 1}
