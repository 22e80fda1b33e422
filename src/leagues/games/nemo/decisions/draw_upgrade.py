"""Which of the upgrades that were set aside is turned up."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import AVAILABLE, UPGRADES, State, set_aside
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = UPGRADES  # outcome i is the upgrade i
RULES = (Rule.SETUP_UPGRADES, Rule.DIFFICULTY_UPGRADES, Rule.TREASURE_RETAIN_UPGRADE)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return 1 if set_aside(s, outcome) else 0


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (sum(set_aside(s, upgrade) for upgrade in range(UPGRADES)),)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    s.upgrades[outcome] = AVAILABLE
    tell(s, Say.UPGRADE_SHOWN, outcome, 0, 0)


def notation(outcome: int) -> str:
    return names.UPGRADES[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-upgrade", {"upgrade": outcome}
