"""Several captains: which character the next of them is dealt."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CHARACTERS, SEATS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = CHARACTERS  # outcome i is the character i
RULES = (Rule.OFFICERS_DEALT,)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    for seat in range(SEATS):
        if s.officers[seat] >> outcome & 1:
            return 0
    return 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.frames[s.depth - 2].a,)


def apply(s: State, t: Tables, action: int) -> None:
    seat = s.frames[s.depth - 1].a
    pop(s)
    s.officers[seat] |= 1 << action
    tell(s, Say.DEALT, seat, action, 0)


def notation(action: int) -> str:
    return names.CHARACTERS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-deal-character", {"character": action}
