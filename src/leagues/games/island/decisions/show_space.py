"""Too few bonus tokens are left for all empty spaces: which space gets the next one."""

from __future__ import annotations

from leagues.games.island.flow import tokens_left
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import COLOURS, TREASURES, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import Tables
from leagues.kernel.frames import CHANCE, pop, push

SIZE = TREASURES  # outcome i is the space of the colour i
RULES = (Rule.SUPPLY_DRY,)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return 1 if s.spaces[outcome] == 0 else 0


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (tokens_left(s),)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    push(s, Step.SHOW_BONUS, outcome, 0, 0, 0)


def notation(outcome: int) -> str:
    return f"space {COLOURS[outcome]}"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-show-space", {"colour": outcome}
