"""Which upgrade is lost with the wreck."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import DESTROYED, UPGRADES, State, fitted
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = UPGRADES  # action i is the upgrade i
RULES = (Rule.FINALE_H, Rule.WRECK_UPGRADE)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if fitted(s, action) else Rule.WRECK_UPGRADE


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.upgrades[action] = DESTROYED
    tell(s, Say.GIVEN_UP, action, 0, 0)
    questions.destroyed(s, t, action)


def notation(action: int) -> str:
    return names.UPGRADES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-give-up", {"upgrade": action}
