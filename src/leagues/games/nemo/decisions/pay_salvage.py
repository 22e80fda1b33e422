"""Which salvaged ship pays for an upgrade; it goes to the discarded ships. A gem on the track goes back to the stock."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import DISCARDED, SALVAGED, SHIPS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push

GEM = names.EARLIER_SHIPS  # action i is the ship i, then a gem, then the Ship Groups
GROUP = GEM + 1
SIZE = SHIPS + 1
RULES = (Rule.REFIT_COST, Rule.SHIP_DISCARD, Rule.GUILDS_GEM_PAYS, Rule.BRITANNIA_CHANGE)


def ship_of(action: int) -> int:
    """The ship that an answer names; not for the gem."""
    return action - 1 if action >= GROUP else action


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == GEM:
        return 0 if s.salvage_gems > 0 else Rule.GUILDS_GEM
    return 0 if s.ships[ship_of(action)] == SALVAGED else Rule.REFIT_COST


def apply(s: State, t: Tables, action: int) -> None:
    left = s.frames[s.depth - 1].a - 1
    pop(s)
    if action == GEM:
        s.salvage_gems -= 1
    elif s.broad[ship_of(action)] == 1:
        s.broad[ship_of(action)] = 0  # one of its two points: it covers one box from now on [britannia-change]
    else:
        s.ships[ship_of(action)] = DISCARDED
        s.backs[ship_of(action)] = 0
    if left > 0:
        push(s, Step.PAY_SALVAGE, left, 0, 0, 0)


def notation(action: int) -> str:
    return "gem" if action == GEM else names.SHIPS[ship_of(action)]


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-pay-gem", {}) if action == GEM else ("do-pay-salvage", {"ship": ship_of(action)})
