"""Which upgrade is given at all costs for the roll that is about to be made, if any."""

from __future__ import annotations

from leagues.games.nemo import names, pledging, ready
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, UPGRADES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop

NONE = 0
GIVE = 1  # GIVE + upgrade
KEPT = GIVE + UPGRADES  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (
    Rule.AT_ALL_COSTS, Rule.AT_ALL_COSTS_GONE, Rule.AT_ALL_COSTS_OWN_CARD, Rule.AT_ALL_COSTS_LAST, Rule.AT_ALL_COSTS_ENEMY,
    Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        return ready.cannot_calm(s, t, action - KEPT)
    return 0 if action == NONE else pledging.cannot_give(s, action - GIVE, s.frames[s.depth - 2].a)


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    pop(s)
    if action != NONE:
        pledging.give(s, t, action - GIVE)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return "none" if action == NONE else f"give {names.UPGRADES[action - GIVE]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return ("do-pledge-none", {}) if action == NONE else ("do-pledge", {"upgrade": action - GIVE})
