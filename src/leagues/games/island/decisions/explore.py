"""Explore the Nautilus: the column that the castaway goes to, on the other side of the hull."""

from __future__ import annotations

from leagues.games.island.hull import someone_there, stacks
from leagues.games.island.messages import Say
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import COLUMNS, State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = COLUMNS  # action i is the column i + 1, counted from the back
RULES = (Rule.EXPLORE, Rule.HULL_SIDES, Rule.OCCUPIED, Rule.OWN_COLUMN, Rule.EMPTY_COLUMN)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    if stacks(s, t, action + 1) == 0:
        return Rule.COLUMNS
    if s.columns[s.active] == action + 1:
        return Rule.OWN_COLUMN
    return Rule.OCCUPIED if someone_there(s, action + 1) else 0


def apply(s: State, t: Tables, action: int) -> None:
    # [starting-hand]
    pop(s)
    s.columns[s.active] = action + 1
    s.moved |= 1 << s.active
    tell(s, Say.EXPLORED, s.active, action + 1, s.round % 2)


def notation(action: int) -> str:
    return f"column {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-explore", {"column": action + 1}
