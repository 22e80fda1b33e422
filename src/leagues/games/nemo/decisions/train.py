"""Which ship of the Prize Crew Quarters is given up to train a new hand, if any."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import gain
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CREW, DISCARDED, QUARTERED, SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

NONE = names.EARLIER_SHIPS  # action i is the ship i, then nobody is trained, then the Ship Groups
GROUP = NONE + 1
SIZE = SHIPS + 1
RULES = (Rule.QUARTERS_TRAIN, Rule.QUARTERS_SHIPS)


def ship_of(action: int) -> int:
    """The ship that an answer names; not for nobody."""
    return action - 1 if action >= GROUP else action


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if action == NONE or s.ships[ship_of(action)] == QUARTERED else Rule.QUARTERS_TRAIN


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action != NONE:
        s.ships[ship_of(action)] = DISCARDED
        s.backs[ship_of(action)] = 0
        tell(s, Say.TRAINED, ship_of(action), 0, 0)
        gain(s, t, CREW, 1)


def notation(action: int) -> str:
    return "none" if action == NONE else names.SHIPS[ship_of(action)]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-train-none", {}) if action == NONE else ("do-train", {"ship": ship_of(action)})
