"""Which Treasure map is buried next: any of those held, and all of them if one likes."""

from __future__ import annotations

from leagues.games.nemo import digging, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import MAPS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push, tell

ALL = MAPS  # action i is a map of the kind i; behind them all that are left, and none of them
DONE = ALL + 1
SIZE = DONE + 1
RULES = (Rule.BURIED_TREASURE, Rule.BURY_MAPS, Rule.BURY_AT_LEAST_ONE)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == DONE:
        return 0 if s.frames[s.depth - 1].a > 0 else Rule.BURY_AT_LEAST_ONE
    if action == ALL:
        return 0 if digging.any_map(s, t) else Rule.BURY_MAPS
    return 0 if digging.can_bury(s, t, action) else Rule.BURY_MAPS


def apply(s: State, t: Tables, action: int) -> None:
    before = s.frames[s.depth - 1].a
    pop(s)
    if action == ALL:
        for kind in range(MAPS):
            if digging.can_bury(s, t, kind):
                put(s, kind, s.held[kind])
    elif action != DONE:
        put(s, action, 1)
        if digging.any_map(s, t):
            push(s, Step.BURY, before + 1, 0, 0, 0)


def put(s: State, kind: int, count: int) -> None:
    """Maps go from the hand into the ground."""
    s.held[kind] -= count
    s.buried[kind] += count
    tell(s, Say.BURIED, kind, count, 0)


def notation(action: int) -> str:
    if action == DONE:
        return "done"
    return "all" if action == ALL else names.TREASURES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action == DONE:
        return "do-bury-done", {}
    return ("do-bury-all", {}) if action == ALL else ("do-bury-one", {"treasure": action})
