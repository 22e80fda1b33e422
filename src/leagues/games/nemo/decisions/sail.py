"""A free move that a card or an upgrade grants, or none."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.actions import in_reach
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sailing import arrive
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push

STAY = OCEANS  # action i is the ocean i; the last stays
SIZE = OCEANS + 1
RULES = (Rule.MOVE, Rule.LINKS, Rule.EVENT_35, Rule.UPGRADE_OFFICERS_MESS)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == STAY:
        return 0
    return Rule.LINKS if action == s.nautilus or not in_reach(s, t, action) else 0


def apply(s: State, t: Tables, action: int) -> None:
    left = s.frames[s.depth - 1].a - 1
    pop(s)
    if action == STAY:
        return
    arrive(s, t, action)
    if left > 0 and s.ending == 0:
        push(s, Step.SAIL, left, 0, 0, 0)


def notation(action: int) -> str:
    return "stay" if action == STAY else names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-stay", {}) if action == STAY else ("do-sail", {"ocean": action})
