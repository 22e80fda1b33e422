"""Which Treasure is drawn from the cup."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.resolve import collect
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop

SIZE = TREASURES  # outcome i is a token of the kind i
RULES = (Rule.DRAW_AT_RANDOM, Rule.TREASURE_COLLECTED, Rule.TREASURE_X)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.cup[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (sum(s.cup),)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    collect(s, t, outcome)


def notation(outcome: int) -> str:
    return names.TREASURES[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-treasure", {"treasure": outcome}
