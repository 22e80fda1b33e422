"""Before the dice of the Placement Phase: roll, or first use what needs no action points."""

from __future__ import annotations

from leagues.games.nemo import allies, names, questions, ready
from leagues.games.nemo.keeping import cannot_use, use_card
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import ADVENTURES, ALLIES, BASIC_CARDS, FIRST_ADVENTURE, FIRST_ALLY, NUMBERED, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import usable, use
from leagues.games.nemo.upgrades import hospital_machines
from leagues.kernel.frames import ask, pop

ROLL = 0
TREASURE = 1  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
ALLY = CARD + BASIC_CARDS - 1  # ALLY + ally
PLACE = ALLY + ALLIES  # PLACE + ally
MEND = PLACE + ALLIES  # the reputation of diplomats
TOKEN = MEND + 1  # TOKEN + Adventure token
SIZE = TOKEN + ADVENTURES
WAIT = True
RULES = (
    Rule.PLACEMENT_ROLL, Rule.KEEP_WHEN, Rule.TREASURE_RETAIN, Rule.ALLIES_HELP, Rule.ALLIES_WHEN, Rule.MENDING_WHEN,
)  # fmt: skip


def treasure_of(action: int) -> int:
    """The kind of Treasure that is used; -1 for another answer."""
    if ALLY <= action < PLACE:
        return FIRST_ALLY + action - ALLY
    if action >= TOKEN:
        return FIRST_ADVENTURE + action - TOKEN
    return action - TREASURE if TREASURE <= action < CARD else -1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == ROLL:
        return 0
    if action == MEND:
        return questions.cannot_act(s, t, hospital_machines.ME, hospital_machines.MEND, 0)
    if treasure_of(action) >= 0:
        return 0 if usable(s, t, treasure_of(action), False) else Rule.TREASURE_RETAIN
    if action >= PLACE:
        return allies.cannot_place(s, t, FIRST_ALLY + action - PLACE)
    return cannot_use(s, t, action - CARD + 1, False)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; most Treasures and cards are elsewhere."""
    out[0] = ROLL
    count = ready.add_kept(s, t, out, 1, TREASURE, False)
    count = ready.add_later(s, t, out, count, ALLY, FIRST_ALLY, ALLIES, False)
    count = allies.add_placing(s, t, out, count, PLACE)
    if forbidden(s, t, MEND) == 0:
        out[count] = MEND
        count += 1
    return ready.add_later(s, t, out, count, TOKEN, FIRST_ADVENTURE, ADVENTURES, False)


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == ROLL:
        return
    ask(s, Step.PREPARE)
    if action == MEND:
        questions.act(s, t, hospital_machines.ME, hospital_machines.MEND)
    elif treasure_of(action) >= 0:
        use(s, t, treasure_of(action))
    elif action >= PLACE:
        allies.begin_placing(s, FIRST_ALLY + action - PLACE)
    else:
        use_card(s, t, action - CARD + 1)


def notation(action: int) -> str:
    if action == ROLL:
        return "roll"
    if action == MEND:
        return "mend"
    if treasure_of(action) >= 0:
        return f"use {names.TREASURES[treasure_of(action)]}"
    return f"place {names.ALLIES[action - PLACE]}" if action >= PLACE else f"use {names.CARDS[action - CARD + 1]}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action == ROLL:
        return "do-roll", {}
    if action == MEND:
        return "do-mend", {}
    if treasure_of(action) >= 0:
        return "do-use-treasure", {"treasure": treasure_of(action)}
    if action >= PLACE:
        return "do-place-ally", {"treasure": FIRST_ALLY + action - PLACE}
    return "do-use-card", {"card": action - CARD + 1}
