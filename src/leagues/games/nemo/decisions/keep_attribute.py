"""A Sailor: which of two Attribute tokens a character keeps."""

from __future__ import annotations

from leagues.games.nemo import attributes, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = attributes.TOKENS  # action i is the token i
RULES = (Rule.DIFFICULTY_ATTRIBUTES, Rule.OFFICERS_ATTRIBUTES)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    drawn = s.frames[s.depth - 2]
    return 0 if action + 1 == drawn.b or action + 1 == drawn.c else Rule.DIFFICULTY_ATTRIBUTES


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    frame = s.frames[s.depth - 1]
    tell(s, Say.ATTRIBUTE_KEPT, frame.a, action, 0)
    attributes.match(s, action + 1)


def notation(action: int) -> str:
    return names.ATTRIBUTES[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-keep-attribute", {"attribute": action}
