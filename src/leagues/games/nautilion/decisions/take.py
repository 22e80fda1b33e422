"""Heroic Action 6: the crew token of the path that comes aboard."""

from __future__ import annotations

from leagues.games.nautilion.decisions.recover import cannot_return
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import LONGEST_PATH, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = LONGEST_PATH  # action i is the place i + 1
RULES = (Rule.HEROIC_FROM_PATH, Rule.HEROIC_RECONNECT, Rule.HEROIC_OTHER_NUMBER, Rule.REEF_STAYS)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    if action + 1 > s.path_length or s.path[action + 1] == 0 or s.path[action + 1] > 9:
        return Rule.HEROIC_FROM_PATH
    return cannot_return(s, t, s.path[action + 1], s.frames[s.depth - 1].a)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The loop over `forbidden`, asking once for each number."""
    welcome = 0
    for number in range(1, 10):
        if cannot_return(s, t, number, s.frames[s.depth - 1].a) == 0:
            welcome |= 1 << number
    count = 0
    for action in range(s.path_length):
        if welcome >> s.path[action + 1] & 1:
            out[count] = action
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    number = s.path[action + 1]
    s.path[action + 1] = 0
    s.crew |= 1 << number
    tell(s, Say.TAKEN_FROM_PATH, number, action + 1, 0)


def notation(action: int) -> str:
    return f"take {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-take", {"place": action + 1}
