"""In which ocean the drawn ship takes the place of a Hidden one."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names, seas
from leagues.games.nemo.placing import reveal
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import OCEANS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

SIZE = OCEANS  # action i is the ocean i
RULES = (Rule.LADDER, Rule.REVEAL, Rule.REVEAL_WHERE, Rule.SIDE_SHOWN)


def who(s: State, t: Tables) -> int:
    return imperialists.placer(s)


def forbidden(s: State, t: Tables, action: int) -> int:
    if not seas.near(t, s.frames[s.depth - 1].a, action):
        return Rule.REVEAL_WHERE
    return 0 if s.hidden[action] > 0 else Rule.REVEAL


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    reveal(s, t, action)


def notation(action: int) -> str:
    return names.OCEANS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-replace-hidden", {"ocean": action}
