"""Setting up: which Reef comes to lie beside the next place that gets one: the first, and every third after it."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 3  # outcome i is the Reef with the i-th of the numbers that Reefs have
RULES = (Rule.REEFS_SETUP, Rule.REEF_TOKENS)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return s.reef_box[outcome]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.frames[s.depth - 1].a,)


def apply(s: State, t: Tables, outcome: int) -> None:
    frame = s.frames[s.depth - 1]
    s.reefs[frame.a] = t.reef_numbers[outcome]
    s.reef_box[outcome] -= 1
    frame.a += t.reef_every
    if frame.a > s.path_length or s.reef_box[0] + s.reef_box[1] + s.reef_box[2] == 0:
        pop(s)
        tell(s, Say.REEFS_LAID, t.reef_every, 0, 0)


def notation(outcome: int) -> str:
    return f"reef {outcome + 1}"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-deal-reef", {"reef": outcome + 1}
