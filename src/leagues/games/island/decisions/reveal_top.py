"""Which card comes to lie open on a stack that is face up."""

from __future__ import annotations

from leagues.games.island.hull import hidden_top
from leagues.games.island.messages import Say
from leagues.games.island.names import card_name
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import CARDS, STACKS, State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = CARDS  # outcome i is the card i
RULES = (Rule.SETUP_STACKS, Rule.FACE_MAP, Rule.NEXT_CARD_SHOWN)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.deck[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    place = hidden_top(s, t)
    return place // STACKS + 1, place % STACKS + 1, s.heights[place // STACKS]


def apply(s: State, t: Tables, outcome: int) -> None:
    place = hidden_top(s, t)
    s.deck[outcome] -= 1
    s.tops[place] = outcome + 1
    tell(s, Say.TOP_SHOWN, place // STACKS + 1, outcome, 0)
    if hidden_top(s, t) < 0:
        pop(s)


def notation(outcome: int) -> str:
    return card_name(outcome)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-reveal-top", {"card": outcome}
