"""All Reefs of the number that paid are removed."""

from __future__ import annotations

from leagues.games.nautilion import path
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import tell

ME = Heroic.REEFS
RULES = (
    Rule.HEROIC_REEFS,
    Rule.HEROIC_REEFS_PATH,
    Rule.HEROIC_REEFS_STUCK,
)


REEF_GONE = 4


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """They leave the path for the box [heroic-reefs-path]."""
    removed = 0
    for place in range(1, s.path_length + 1):
        if s.reefs[place] == paid:
            s.reefs[place] = 0
            removed += 1
    for which in range(3):
        if t.reef_numbers[which] == paid:
            s.reef_box[which] += removed
    tell(s, Say.REEFS_REMOVED, paid, removed, 0)


def deed(s: State, t: Tables, me: int, card: int, paid: int, found: int) -> int:
    """The Reefs that are still ahead."""
    value = found
    for place in range(s.nautilion + 1, s.path_length + 1):
        if path.reef_beside(s, place) == paid:
            value += REEF_GONE
    return value
