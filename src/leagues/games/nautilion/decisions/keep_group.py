"""After the collision: the crew has fallen apart, and one group stays aboard."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import count, reachable
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = 9  # action i: the group in which crew i + 1 is the lowest
RULES = (Rule.COLLISION_GROUP,)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    member = 1 << (action + 1)
    if not s.crew & member:
        return Rule.COLLISION_GROUP
    group = reachable(s, t, s.crew, member)
    return 0 if group & -group == member else Rule.COLLISION_GROUP


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    group = reachable(s, t, s.crew, 1 << (action + 1))
    lost = s.crew & ~group
    s.crew = group
    for number in range(1, 10):
        if lost >> number & 1:
            s.discard[number] += 1
    tell(s, Say.GROUP_KEPT, count(group), count(lost), action + 1)


def notation(action: int) -> str:
    return f"keep {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-keep-group", {"crew": action + 1}
