"""Who keeps the motive chooses an upgrade that was set aside; it becomes available."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import AVAILABLE, UPGRADES, State, set_aside
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

NONE = names.BASIC_UPGRADES  # before it, action i is the upgrade i; behind it, the one before that; it takes none
SIZE = UPGRADES + 1
RULES = (Rule.MOTIVE_KEPT, Rule.CHOOSE_OR_REVEAL)


def upgrade_of(action: int) -> int:
    """The upgrade that an answer names."""
    return action if action < NONE else action - 1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    # [choose-or-reveal]
    if action == NONE:
        return Rule.GUILDS_NO_REFUSAL if s.frames[s.depth - 1].a == 1 else 0
    return 0 if set_aside(s, upgrade_of(action)) else Rule.MOTIVE_KEPT


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action != NONE:
        s.upgrades[upgrade_of(action)] = AVAILABLE
        tell(s, Say.UPGRADE_SHOWN, upgrade_of(action), 0, 0)


def notation(action: int) -> str:
    return "none" if action == NONE else names.UPGRADES[upgrade_of(action)]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-add-none", {}) if action == NONE else ("do-add-upgrade", {"upgrade": upgrade_of(action)})
