"""Which resources are exerted for the roll. An answer is a set of them, as bits."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import may_exert, one_at_most
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TRACKS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = 1 << TRACKS
RULES = (Rule.EXERT, Rule.EXERT_FIRST, Rule.EXERT_ON_CARD, Rule.EXERT_IN_ACTION, Rule.EXERT_VALUES, Rule.EXERT_LAST)


def who(s: State, t: Tables) -> int:
    return 0


def forbidden(s: State, t: Tables, action: int) -> int:
    test = s.frames[s.depth - 2]
    if action & ~may_exert(t, test.a, test.b):
        if one_at_most(test.a):
            return Rule.EXERT_IN_ACTION
        return Rule.EXERT_ON_CARD
    several = action & (action - 1)
    return Rule.EXERT_IN_ACTION if several and one_at_most(test.a) else 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.exerted = action
    if action:
        tell(s, Say.EXERTED, action, 0, 0)


def notation(action: int) -> str:
    tracks = [names.TRACKS[track] for track in range(TRACKS) if action >> track & 1]
    return " ".join(["exert", *tracks]) if tracks else "none"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-exert", {"tracks": action}) if action else ("do-exert-none", {})
