"""Which resources are exerted for the roll. An answer is a set of them, as bits; or something that is kept is used first."""

from __future__ import annotations

from leagues.games.nemo import names, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import may_exert, one_at_most
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import LATER, NUMBERED, TRACKS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

TREASURE = 1 << TRACKS  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
LATE = TREASURE + ready.COUNT  # LATE + ally, then the Adventure tokens
SIZE = LATE + LATER
RULES = (
    Rule.EXERT, Rule.EXERT_FIRST, Rule.EXERT_ON_CARD, Rule.EXERT_IN_ACTION, Rule.EXERT_VALUES, Rule.EXERT_LAST,
    Rule.KEPT_IN_BETWEEN,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= TREASURE:
        return ready.cannot_use_now(s, t, action - TREASURE)
    test = s.frames[s.depth - 2]
    if action & ~may_exert(t, test.a, test.b):
        if one_at_most(test.a):
            return Rule.EXERT_IN_ACTION
        return Rule.EXERT_ON_CARD
    several = action & (action - 1)
    return Rule.EXERT_IN_ACTION if several and one_at_most(test.a) else 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; few of them use something."""
    count = 0
    for action in range(TREASURE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    count = ready.add_options(s, t, out, count, TREASURE)
    return ready.add_later_now(s, t, out, count, LATE)


def apply(s: State, t: Tables, action: int) -> None:
    if action >= TREASURE:
        ready.use_now(s, t, action - TREASURE)
        return
    pop(s)
    s.exerted = action
    if action:
        tell(s, Say.EXERTED, action, 0, 0)


def notation(action: int) -> str:
    if action >= TREASURE:
        return ready.notation(action - TREASURE)
    tracks = [names.TRACKS[track] for track in range(TRACKS) if action >> track & 1]
    return " ".join(["exert", *tracks]) if tracks else "none"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= TREASURE:
        return ready.words(action - TREASURE)
    return ("do-exert", {"tracks": action}) if action else ("do-exert-none", {})
