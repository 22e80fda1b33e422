"""Burying Treasure maps, where that optional rule is played."""

from __future__ import annotations

from leagues.games.nemo import actions, names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.scoring import TREASURE, item
from leagues.games.nemo.state import CREW, MAPS, State, optional
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import COSTS, MAP, Tables
from leagues.kernel.frames import push

RULE = names.OPTIONAL_RULES.index("buried-treasure")
PRICE = COSTS.index("bury")
STERN = names.CATEGORIES.index("stern")


def can_bury(s: State, t: Tables, kind: int) -> bool:
    """Whether a plain map of a kind is held [bury-maps]."""
    return s.held[kind] > 0 and t.treasure_kind[kind] == MAP


def any_map(s: State, t: Tables) -> bool:
    """Whether any is."""
    for kind in range(MAPS):
        if can_bury(s, t, kind):
            return True
    return False


def cannot_bury(s: State, t: Tables) -> int:
    """0, or the rule against burying anything [buried-treasure, bury-maps]."""
    if not optional(s, RULE) or t.category[s.motive] != STERN:
        return Rule.BURIED_TREASURE
    return actions.cannot_pay(s, t, PRICE) if any_map(s, t) else Rule.BURY_MAPS


def begin_burying(s: State, t: Tables) -> None:
    """It takes time; then one is asked what is buried, one map at least [bury-at-least-one]."""
    actions.pay(s, t, PRICE)
    push(s, Step.BURY, 0, 0, 0, 0)


def doubled(s: State, t: Tables) -> int:
    """How many buried maps score twice: as many as the Crew is below its top [buried-doubled]."""
    return t.track_start[CREW] - s.tracks[CREW]


def score(s: State, t: Tables) -> int:
    """What the buried maps score, the best of them twice, each as the motive counts it [buried-doubled, buried-modified]."""
    found, left = 0, doubled(s, t)
    for value in range(MOST, 0, -1):
        for kind in range(MAPS):
            if item(t.treasure_points[kind], t.adds[s.motive][TREASURE]) == value:
                twice = min(left, s.buried[kind])
                found += value * (s.buried[kind] + twice)
                left -= twice
    return found


MOST = 29  # what a Treasure can score at most: 20 points and 9 of the motive
