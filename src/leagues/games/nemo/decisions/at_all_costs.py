"""Which upgrade is given at all costs for the roll that is about to be made, if any."""

from __future__ import annotations

from leagues.games.nemo import names, pledging
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import UPGRADES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

NONE = 0
GIVE = 1  # GIVE + upgrade
SIZE = GIVE + UPGRADES
RULES = (
    Rule.AT_ALL_COSTS, Rule.AT_ALL_COSTS_GONE, Rule.AT_ALL_COSTS_OWN_CARD, Rule.AT_ALL_COSTS_LAST, Rule.AT_ALL_COSTS_ENEMY,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if action == NONE else pledging.cannot_give(s, action - GIVE, s.frames[s.depth - 2].a)


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action != NONE:
        pledging.give(s, t, action - GIVE)


def notation(action: int) -> str:
    return "none" if action == NONE else f"give {names.UPGRADES[action - GIVE]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-pledge-none", {}) if action == NONE else ("do-pledge", {"upgrade": action - GIVE})
