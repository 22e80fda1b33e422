"""How the Nautilus attacks a ship that it must attack."""

from __future__ import annotations

from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import BOLD, STALK, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

BOLDLY, STALKING = 0, 1
SIZE = 2
RULES = (Rule.FORCED_ATTACK, Rule.FORCED_ATTACK_CHAIN, Rule.STALK_FORCED)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.frames[s.depth - 1].b = BOLD if action == BOLDLY else STALK


def notation(action: int) -> str:
    return "bold" if action == BOLDLY else "stalk"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-boldly" if action == BOLDLY else "do-stalking"), {}
