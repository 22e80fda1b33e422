"""A hit has found its mark: take it, or destroy an upgrade instead. Before it a retained Treasure may raise a track."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    ADVENTURES,
    ALLIES,
    DESTROYED,
    FIRST_ADVENTURE,
    FIRST_ALLY,
    NUMBERED,
    UPGRADES,
    State,
    fitted,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import mends, use
from leagues.kernel.frames import pop, push, tell

TAKE = 0
DESTROY = 1  # DESTROY + upgrade of the basic box
TREASURE = DESTROY + names.BASIC_UPGRADES  # TREASURE + kind
DESTROY_TOO = TREASURE + NUMBERED  # DESTROY_TOO + one of the other upgrades that were there before the Allies
ALLY = DESTROY_TOO + names.EARLIER_UPGRADES - names.BASIC_UPGRADES  # ALLY + ally
DESTROY_LAST = ALLY + ALLIES  # DESTROY_LAST + one of the upgrades that came later
TOKEN = DESTROY_LAST + names.LATER_UPGRADES - names.EARLIER_UPGRADES  # TOKEN + Adventure token
DESTROY_SINCE = TOKEN + ADVENTURES  # DESTROY_SINCE + one of the upgrades that came after those
SIZE = DESTROY_SINCE + UPGRADES - names.LATER_UPGRADES
RULES = (Rule.HITS_LAND, Rule.HIT_ABSORBED, Rule.UPGRADE_DESTROYED)


def upgrade_of(action: int) -> int:
    """The upgrade that an answer would destroy; -1 for another answer."""
    if action >= DESTROY_SINCE:
        return names.LATER_UPGRADES + action - DESTROY_SINCE
    if DESTROY_LAST <= action < TOKEN:
        return names.EARLIER_UPGRADES + action - DESTROY_LAST
    if DESTROY_TOO <= action < ALLY:
        return names.BASIC_UPGRADES + action - DESTROY_TOO
    return action - DESTROY if DESTROY <= action < TREASURE else -1


def treasure_of(action: int) -> int:
    """The kind of Treasure that an answer other than these uses."""
    if action >= TOKEN:
        return FIRST_ADVENTURE + action - TOKEN
    return FIRST_ALLY + action - ALLY if action >= ALLY else action - TREASURE


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == TAKE:
        return 0
    if upgrade_of(action) >= 0:
        return 0 if fitted(s, upgrade_of(action)) else Rule.HIT_ABSORBED
    return 0 if mends(s, t, treasure_of(action)) else Rule.TREASURE_RETAIN


def apply(s: State, t: Tables, action: int) -> None:
    track = s.frames[s.depth - 1].a
    pop(s)
    if action == TAKE:
        lose(s, t, track, 1)
    elif upgrade_of(action) >= 0:
        s.upgrades[upgrade_of(action)] = DESTROYED
        tell(s, Say.ABSORBED, upgrade_of(action), 0, 0)
        questions.destroyed(s, t, upgrade_of(action))
    else:
        push(s, Step.ABSORB, track, 0, 0, 0)
        use(s, t, treasure_of(action))


def notation(action: int) -> str:
    if action == TAKE:
        return "take"
    if upgrade_of(action) >= 0:
        return f"destroy {names.UPGRADES[upgrade_of(action)]}"
    return f"use {names.TREASURES[treasure_of(action)]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action == TAKE:
        return "do-take-hit", {}
    if upgrade_of(action) >= 0:
        return "do-destroy-upgrade", {"upgrade": upgrade_of(action)}
    return "do-use-treasure", {"treasure": treasure_of(action)}
