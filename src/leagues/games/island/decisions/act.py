"""Collect the cards of the column, or store some of a colour; only who can do neither passes.

Which cards are stored is part of one choice: a castaway who first named a colour would give away what the hand holds.
"""

from __future__ import annotations

from leagues.games.island.camp import can_store, can_store_anything, closed
from leagues.games.island.hull import faces_up, hidden_top, place_of, stacks
from leagues.games.island.messages import Say
from leagues.games.island.names import objects_letters
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import COLOURS, OBJECTS, TREASURES, State, card_of
from leagues.games.island.steps import Step
from leagues.games.island.storing import WAYS, cannot_store, holds, how_many, store, ways
from leagues.games.island.tables import Tables
from leagues.kernel.frames import ask, pop, push, tell

COLLECT = 0
STORE = 1  # STORE + colour * len(WAYS) + way
PASS = STORE + TREASURES * len(WAYS)
SIZE = PASS + 1
RULES = (
    Rule.TWO_PARTS, Rule.COLLECT, Rule.COLLECT_ALL, Rule.STORE, Rule.STORE_LIMIT, Rule.STORE_ONE_COLOUR, Rule.MUST_ACT,
    Rule.PASS,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.active


def colour_of(action: int) -> int:
    """The colour that is stored."""
    return (action - STORE) // len(WAYS)


def way_of(action: int) -> int:
    """Which cards of the colour are stored, as a place of WAYS."""
    return (action - STORE) % len(WAYS)


def forbidden(s: State, t: Tables, action: int) -> int:
    left = s.heights[s.columns[s.active] - 1]
    if action == COLLECT:
        return 0 if left > 0 else Rule.EMPTY_COLUMN
    if action == PASS:
        return Rule.MUST_ACT if left > 0 or can_store_anything(s, s.active) else 0
    return cannot_store(s, t, colour_of(action), way_of(action))


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same actions as the loop over `forbidden`, without trying all ways to store."""
    count = 0
    if s.heights[s.columns[s.active] - 1] > 0:
        out[0] = COLLECT
        count = 1
    for colour in range(TREASURES):
        if can_store(s, s.active, colour):
            for way in range(ways(stacks(s, t, s.columns[s.active]))):
                if holds(s, colour, way):
                    out[count] = STORE + colour * len(WAYS) + way
                    count += 1
    if count == 0:
        out[0] = PASS
        count = 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == COLLECT:
        collect(s, t, s.columns[s.active])
    elif action == PASS:
        prove_nothing(s)
        tell(s, Say.PASSED, s.active, 0, 0)
    else:
        store(s, t, colour_of(action), way_of(action))


def collect(s: State, t: Tables, column: int) -> None:
    """The top card of each stack: open ones for all to see, the others for the taker alone
    [collect, collect-all, face-down-secret, hand-limit, closed-may-collect]."""
    count = stacks(s, t, column)
    tell(s, Say.COLLECTED, s.active, column, count)
    s.heights[column - 1] -= 1
    hidden = 0
    for stack in range(count):
        if faces_up(s, t, column, stack):
            take_open(s, place_of(column, stack))
        else:
            hidden += 1
    if s.heights[column - 1] == 0:
        tell(s, Say.COLUMN_EMPTY, column, s.final, 0)
        if s.final == 0:
            s.final = 1
    if hidden_top(s, t) >= 0:
        ask(s, Step.REVEAL_TOP)
    if hidden > 0:
        push(s, Step.DRAW_CARD, hidden, column, 0, 0)


def take_open(s: State, place: int) -> None:
    """A card that everybody sees goes into the hand [open-takes-known]."""
    card = s.tops[place] - 1
    s.tops[place] = 0
    s.hands[s.active][card] += 1
    s.shown[s.active][card] += 1
    s.sizes[s.active] += 1
    tell(s, Say.TOOK_OPEN, s.active, card, 0)


def prove_nothing(s: State) -> None:
    """Who passes shows that nothing in hand could be stored [pass-proves]."""
    for colour in range(TREASURES):
        if not closed(s, s.active, colour):
            for thing in range(OBJECTS):
                s.lacks[s.active] |= 1 << card_of(colour, thing)


def notation(action: int) -> str:
    if action == COLLECT:
        return "collect"
    if action == PASS:
        return "pass"
    things = objects_letters([how_many(way_of(action), thing) for thing in range(OBJECTS)])
    return f"store {COLOURS[colour_of(action)]} {things}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action == COLLECT:
        return "do-collect", {}
    if action == PASS:
        return "do-pass", {}
    counts = {name: how_many(way_of(action), thing) for thing, name in enumerate(("first", "second", "third", "fourth"))}
    return "do-store", {"colour": colour_of(action), **counts}
