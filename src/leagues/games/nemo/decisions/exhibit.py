"""Which Treasure is given to the World's Fair, if another one."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push, tell

NONE = 0
TREASURE = 1  # TREASURE + kind
SIZE = TREASURE + TREASURES
RULES = (Rule.FINALE_I, Rule.FAIR_TREASURES)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if action == NONE or s.held[action - TREASURE] > 0 else Rule.FAIR_TREASURES


def apply(s: State, t: Tables, action: int) -> None:
    left = s.frames[s.depth - 1].a - 1
    pop(s)
    if action == NONE:
        return
    kind = action - TREASURE
    s.frames[s.depth - 1].d += 1
    s.held[kind] -= 1
    tell(s, Say.EXHIBITED, kind, 0, 0)
    if left > 0:
        push(s, Step.EXHIBIT, left, 0, 0, 0)
    questions.treasure_discarded(s, t, kind)


def notation(action: int) -> str:
    return "none" if action == NONE else names.TREASURES[action - TREASURE]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-exhibit-none", {}) if action == NONE else ("do-exhibit", {"treasure": action - TREASURE})
