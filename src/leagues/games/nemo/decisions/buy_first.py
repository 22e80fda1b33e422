"""Buy the motive's own upgrade before the voyage, with Ship Resources, or leave it among the available ones."""

from __future__ import annotations

from leagues.games.nemo import questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import FIRST_UPGRADE, INSTALLED, TRACKS, State, level
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push, tell

LEAVE, BUY = 0, 1
SIZE = 2
RULES = (Rule.STARTING_UPGRADES, Rule.STARTING_UPGRADE_BOUGHT, Rule.DIFFICULTY_STARTING_UPGRADE)


def who(s: State, t: Tables) -> int:
    return s.captain


def first_price(s: State, t: Tables) -> int:
    """What the upgrade costs before the voyage."""
    return max(0, t.price[t.own_upgrade[s.motive]] - t.discount[level(s, FIRST_UPGRADE)])


def forbidden(s: State, t: Tables, action: int) -> int:
    left = -TRACKS  # nobody pays with the last step of a track
    for track in range(TRACKS):
        left += s.tracks[track]
    return Rule.STARTING_UPGRADE_BOUGHT if action == BUY and left < first_price(s, t) else 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == BUY:
        upgrade = t.own_upgrade[s.motive]
        s.upgrades[upgrade] = INSTALLED
        tell(s, Say.FIRST_UPGRADE, upgrade, 0, 0)
        questions.installed(s, t, upgrade)
        if first_price(s, t) > 0:
            push(s, Step.PAY_RESOURCE, first_price(s, t), 0, 0, 0)


def notation(action: int) -> str:
    return "buy" if action == BUY else "leave"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-buy-first" if action == BUY else "do-leave-first"), {}
