"""Which Adventure token of its ocean the Nautilus takes."""

from __future__ import annotations

from leagues.games.nemo import adventures, names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import ADVENTURES, FIRST_ADVENTURE, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = ADVENTURES  # action i is the token i
RULES = (Rule.ADVENTURE_CLAIMED, Rule.ADVENTURE_CLAIM_AT_ONCE)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if adventures.lies_found(s, t, action, s.nautilus) else Rule.ADVENTURE_CLAIMED


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    adventures.take(s, action)


def notation(action: int) -> str:
    return names.ADVENTURES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-claim", {"treasure": FIRST_ADVENTURE + action}
