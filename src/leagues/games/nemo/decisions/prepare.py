"""Before the dice of the Placement Phase: roll, or first use what needs no action points."""

from __future__ import annotations

from leagues.games.nemo import names, ready
from leagues.games.nemo.keeping import cannot_use, use_card
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CARDS, NUMBERED, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import usable, use
from leagues.kernel.frames import ask, pop

ROLL = 0
TREASURE = 1  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
SIZE = CARD + CARDS - 1
WAIT = True
RULES = (Rule.PLACEMENT_ROLL, Rule.KEEP_WHEN, Rule.TREASURE_RETAIN)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == ROLL:
        return 0
    if action < CARD:
        return 0 if usable(s, t, action - TREASURE, False) else Rule.TREASURE_RETAIN
    return cannot_use(s, t, action - CARD + 1, False)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; most Treasures and cards are elsewhere."""
    out[0] = ROLL
    return ready.add_kept(s, t, out, 1, TREASURE, False)


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == ROLL:
        return
    ask(s, Step.PREPARE)
    if action < CARD:
        use(s, t, action - TREASURE)
    else:
        use_card(s, t, action - CARD + 1)


def notation(action: int) -> str:
    if action == ROLL:
        return "roll"
    return f"use {names.TREASURES[action - TREASURE]}" if action < CARD else f"use {names.CARDS[action - CARD + 1]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action == ROLL:
        return "do-roll", {}
    if action < CARD:
        return "do-use-treasure", {"treasure": action - TREASURE}
    return "do-use-card", {"card": action - CARD + 1}
