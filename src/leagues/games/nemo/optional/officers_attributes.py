"""Officers' Attribute tokens: one on the tile of each of the six, face down until its bearer is sacrificed or Act II begins
[officers-attributes, attribute-tokens, attributes-turned-up, attribute-points, difficulty-attributes, attributes-bare]."""

from __future__ import annotations

from leagues.games.nemo import attributes, names
from leagues.games.nemo.state import ATTRIBUTES, CHARACTERS, SAILOR, State, level, optional
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, doing, pop, push

ME = names.optional_rule(__name__)
SECOND_ACT = 2


def set_out(s: State, t: Tables) -> None:
    """A Sailor looks at two tokens for each tile and leaves one there [difficulty-attributes]."""
    if optional(s, ME) and level(s, ATTRIBUTES) == SAILOR:
        ask(s, Step.MATCHING)


def act_begins(s: State, t: Tables) -> None:
    """With Act II all of them are turned up [attributes-turned-up]."""
    if optional(s, ME) and s.act == SECOND_ACT:
        ask(s, Step.UNMASKING)


def sacrificed(s: State, t: Tables, character: int) -> None:
    """So is that of who is sacrificed [attributes-turned-up]."""
    if optional(s, ME) and s.ending == 0 and not s.shown >> character & 1:
        attributes.reveal(s, t, character)


def tile_points(s: State, t: Tables, character: int, found: int) -> int:
    """A tile with its token [attribute-points]."""
    return max(0, found + attributes.points(s, t, character)) if optional(s, ME) else found


def run(s: State, t: Tables, routine: int) -> None:
    """Tile by tile. The frame's `a` is the next one; of two tokens that were drawn, `b` and `c` remember which."""
    if doing(s) != routine or (routine != Step.MATCHING and routine != Step.UNMASKING):
        return
    frame = s.frames[s.depth - 1]
    character = frame.a
    if character == CHARACTERS:
        pop(s)
    elif routine == Step.UNMASKING:
        frame.a += 1
        if not s.shown >> character & 1:
            attributes.reveal(s, t, character)
    elif frame.b == 0 or (frame.c == 0 and attributes.tokens_left(s, t) > 1):
        push(s, Step.DRAW_ATTRIBUTE, character, attributes.MATCHED, 0, 0)
    elif frame.c > 0:
        push(s, Step.KEEP_ATTRIBUTE, character, 0, 0, 0)
    else:
        attributes.match(s, frame.b)
