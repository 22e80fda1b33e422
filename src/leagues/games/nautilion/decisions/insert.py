"""Darkhouse card 3: where the recovered token goes back into the path, anywhere ahead of the Nautilion."""

from __future__ import annotations

from leagues.games.nautilion import path
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import LONGEST_PATH, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = LONGEST_PATH + 1  # action i: right after place i, where a token or a figure is
RULES = (Rule.INSERT, Rule.INSERT_AHEAD, Rule.INSERT_SLOTS, Rule.REEF_STAYS)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    if action < s.nautilion:
        return Rule.INSERT_AHEAD
    if action > s.path_length or (s.path[action] == 0 and action != s.nautilion and action != s.phantom):
        return Rule.INSERT_SLOTS
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    place = path.open_place(s, action)
    s.path[place] = s.landed
    tell(s, Say.INSERTED, s.landed, place, 0)
    s.landed = 0


def notation(action: int) -> str:
    return f"insert {action}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-insert", {"place": action}
