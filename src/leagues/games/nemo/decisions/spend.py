"""Which Treasure is spent on the roll, if any."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import NUMBERED, TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

NONE = NUMBERED  # below it, action i is a Treasure of the kind i; behind it come the later kinds
SIZE = TREASURES + 1
RULES = (
    Rule.TREASURE_AS_MODIFIER, Rule.TREASURE_WHICH_ACTIONS, Rule.TREASURE_NEEDS_VALUE, Rule.TREASURE_PRINTED_VALUE,
    Rule.RETAIN_AS_MODIFIER,
)  # fmt: skip


def kind_of(action: int) -> int:
    """The kind of Treasure that an answer spends."""
    return action if action < NONE else action - 1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    # [spend, allies-spent]
    if action == NONE:
        return 0
    kind = kind_of(action)
    if s.held[kind] == 0:
        return Rule.TREASURE_AS_MODIFIER
    return 0 if t.treasure_points[kind] >= 0 else Rule.TREASURE_NEEDS_VALUE


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action != NONE:
        kind = kind_of(action)
        s.held[kind] -= 1
        s.spent = kind + 1
        tell(s, Say.SPENT, kind, 0, 0)
        questions.treasure_discarded(s, t, kind)


def notation(action: int) -> str:
    return "none" if action == NONE else f"spend {names.TREASURES[kind_of(action)]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-spend-none", {}) if action == NONE else ("do-spend", {"treasure": kind_of(action)})
