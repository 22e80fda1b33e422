"""Which of the upgrades that were drawn is set aside again."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import AVAILABLE, SET_ASIDE, UPGRADES, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = UPGRADES  # action i is the upgrade i
RULES = (Rule.SETUP_UPGRADES, Rule.DIFFICULTY_UPGRADES)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    own = action == t.own_upgrade[s.motive]
    return 0 if s.upgrades[action] == AVAILABLE and not own else Rule.SETUP_UPGRADES


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.upgrades[action] = SET_ASIDE
    tell(s, Say.UPGRADE_ASIDE, action, 0, 0)


def notation(action: int) -> str:
    return names.UPGRADES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-set-aside", {"upgrade": action}
