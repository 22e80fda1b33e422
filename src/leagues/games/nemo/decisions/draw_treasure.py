"""Which Treasure is drawn from the cup; perhaps a second one, to choose from."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import collect
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import FIRST_ADVENTURE, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, push, tell

SIZE = FIRST_ADVENTURE  # outcome i is a token of the kind i; Adventure tokens are never in the cup
RULES = (Rule.DRAW_AT_RANDOM, Rule.TREASURE_COLLECTED, Rule.TREASURE_X)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.cup[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (sum(s.cup),)


def apply(s: State, t: Tables, outcome: int) -> None:
    first, upgrade = s.frames[s.depth - 1].a, s.frames[s.depth - 1].b
    pop(s)
    if first > 0:
        s.cup[outcome] -= 1
        tell(s, Say.TREASURE_SEEN, outcome, 0, 0)
        push(s, Step.TAKE_UP, upgrade, first, outcome + 1, 0)
    else:
        collect(s, t, outcome)


def notation(outcome: int) -> str:
    return names.TREASURES[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-treasure", {"treasure": outcome}
