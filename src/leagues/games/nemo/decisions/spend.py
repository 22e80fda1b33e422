"""Which Treasure is spent on the roll, if any."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

NONE = TREASURES  # action i is a Treasure of the kind i; the last spends none
SIZE = TREASURES + 1
RULES = (
    Rule.TREASURE_AS_MODIFIER, Rule.TREASURE_WHICH_ACTIONS, Rule.TREASURE_NEEDS_VALUE, Rule.TREASURE_PRINTED_VALUE,
    Rule.RETAIN_AS_MODIFIER,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return 0


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == NONE:
        return 0
    if s.held[action] == 0:
        return Rule.TREASURE_AS_MODIFIER
    return 0 if t.treasure_points[action] >= 0 else Rule.TREASURE_NEEDS_VALUE


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action != NONE:
        s.held[action] -= 1
        s.spent = action + 1
        tell(s, Say.SPENT, action, 0, 0)
        questions.treasure_discarded(s, t, action)


def notation(action: int) -> str:
    return "none" if action == NONE else f"spend {names.TREASURES[action]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-spend-none", {}) if action == NONE else ("do-spend", {"treasure": action})
