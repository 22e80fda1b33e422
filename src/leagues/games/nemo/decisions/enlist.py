"""In which row of the Tonnage track an Ally takes the place of a ship."""

from __future__ import annotations

from leagues.games.nemo import allies, names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import MAJORS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = MAJORS  # action i is the row i
RULES = (Rule.ALLIES_TONNAGE, Rule.TONNAGE_TRANSITIONAL, Rule.TONNAGE_OVERFLOW)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if t.tonnage_rows[s.nautilus] >> action & 1 else Rule.TONNAGE_TRANSITIONAL


def apply(s: State, t: Tables, action: int) -> None:
    kind = s.frames[s.depth - 1].a
    pop(s)
    allies.place(s, t, kind, action)


def notation(action: int) -> str:
    return f"tonnage {names.OCEANS[action]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-tonnage", {"ocean": action}
