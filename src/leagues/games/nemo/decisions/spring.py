"""Which of the two Warships of the trap is fought first."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = SHIPS  # action i is the ship i
RULES = (Rule.FINALE_J, Rule.TRAP_ORDER)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    trap = s.frames[s.depth - 2]
    return 0 if trap.a == action + 1 or trap.b == action + 1 else Rule.TRAP_ORDER


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    trap = s.frames[s.depth - 1]
    if trap.b == action + 1:
        trap.b = trap.a
        trap.a = action + 1


def notation(action: int) -> str:
    return names.SHIPS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-target", {"ship": action}
