"""Which Attribute token comes up for a character."""

from __future__ import annotations

from leagues.games.nemo import attributes, names
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop

NOTHING = attributes.TOKENS  # the tile has none
SIZE = attributes.TOKENS + 1  # outcome i is the token i
RULES = (Rule.OFFICERS_ATTRIBUTES, Rule.ATTRIBUTE_TOKENS, Rule.ATTRIBUTES_TURNED_UP, Rule.ATTRIBUTES_BARE)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    frame = s.frames[s.depth - 1]
    if outcome == NOTHING:
        return 0 if frame.b == attributes.MATCHED else max(0, attributes.tiles_left(s) - attributes.tokens_left(s, t))
    if frame.b == attributes.MATCHED and s.frames[s.depth - 2].b == outcome + 1:
        return 0
    return 1 if attributes.in_play(s, t, outcome + 1) else 0


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    frame = s.frames[s.depth - 1]
    return (frame.a, frame.b)


def apply(s: State, t: Tables, action: int) -> None:
    character, purpose = s.frames[s.depth - 1].a, s.frames[s.depth - 1].b
    pop(s)
    if purpose == attributes.TURNED_UP:
        s.attributes[character] = action + 1
        attributes.turn_up(s, t, character)
    elif s.frames[s.depth - 1].b == 0:
        s.frames[s.depth - 1].b = action + 1
    else:
        s.frames[s.depth - 1].c = action + 1


def notation(action: int) -> str:
    return names.ATTRIBUTES[action] if action < NOTHING else "no token"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-draw-attribute", {"attribute": action}
