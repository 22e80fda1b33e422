"""Something is about to happen that what is kept could change: use that first, or let it happen."""

from __future__ import annotations

from leagues.games.nemo import combat, ready, resolve
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import LATER, NUMBERED, State
from leagues.games.nemo.steps import OF_ROW
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

ALLOW = 0
TREASURE = 1  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
LATE = TREASURE + ready.COUNT  # LATE + ally, then the Adventure tokens
SIZE = LATE + LATER
RULES = (Rule.KEPT_IN_BETWEEN, Rule.KEPT_IN_TIME)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if action == ALLOW else ready.cannot_use_now(s, t, action - TREASURE)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; few of them use something."""
    out[0] = ALLOW
    count = ready.add_options(s, t, out, 1, TREASURE)
    return ready.add_later_now(s, t, out, count, LATE)


def apply(s: State, t: Tables, action: int) -> None:
    if action != ALLOW:
        ready.use_now(s, t, action - TREASURE)
        return
    what = s.frames[s.depth - 1].a
    pop(s)
    frame = s.frames[s.depth - 1]
    if what == OF_ROW:
        resolve.next_row(s, t)
    else:
        combat.bring(s, t, frame.a - 1, combat.infamy(s, t, frame.a - 1, frame.b))


def notation(action: int) -> str:
    return "allow" if action == ALLOW else ready.notation(action - TREASURE)


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-allow", {}) if action == ALLOW else ready.words(action - TREASURE)
