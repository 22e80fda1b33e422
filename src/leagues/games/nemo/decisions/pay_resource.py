"""Which Ship Resource pays, one at a time."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.resources import lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TRACKS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push

SIZE = TRACKS  # action i is the track i
RULES = (Rule.STARTING_UPGRADE_BOUGHT,)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return Rule.STARTING_UPGRADE_BOUGHT if s.tracks[action] <= 1 else 0


def apply(s: State, t: Tables, action: int) -> None:
    left = s.frames[s.depth - 1].a - 1
    pop(s)
    lose(s, t, action, 1)
    if left > 0:
        push(s, Step.PAY_RESOURCE, left, 0, 0, 0)


def notation(action: int) -> str:
    return names.TRACKS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-pay-resource", {"track": action}
