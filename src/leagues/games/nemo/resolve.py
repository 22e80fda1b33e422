"""What cards, tokens and results do: the rows of an effect, one after the other.

The routine RESOLVE is one effect; its step is the row. The routine TREASURES draws Treasures.
"""

from __future__ import annotations

from leagues.games.nemo import effects, questions
from leagues.games.nemo.effects import FAILS, NUMBERS, ROWS, UNCONDITIONAL
from leagues.games.nemo.messages import Say
from leagues.games.nemo.starts import begin_effect
from leagues.games.nemo.state import AVAILABLE, CHARACTERS, SALVAGED, SHIPS, TREASURES, UPGRADES, State, aboard, set_aside
from leagues.games.nemo.steps import OF_ROW, Step
from leagues.games.nemo.tables import X_EVENT, Tables
from leagues.kernel.frames import ask, next_step, pop, push, tell


def word_at(t: Tables, program: int, at: int) -> int:
    """The word of a row; beyond the last row the end."""
    return t.effects[program][at * NUMBERS] if at < ROWS else effects.NONE


def run_effect(s: State, t: Tables) -> None:
    """Perform the next row; where something that is kept would make a difference, it is asked first [kept-in-time]."""
    frame = s.frames[s.depth - 1]
    word = word_at(t, frame.a, frame.step)
    if word != effects.NONE and questions.looms(s, t, word, t.effects[frame.a][frame.step * NUMBERS + 1], False):
        push(s, Step.FORESTALL, OF_ROW, 0, 0, 0)
    else:
        next_row(s, t)


def next_row(s: State, t: Tables) -> None:
    """Perform the next row, or leave it out with what it is a condition of."""
    frame = s.frames[s.depth - 1]
    program, card = frame.a, frame.b
    at = next_step(s)
    word = word_at(t, program, at)
    if word == effects.NONE:
        pop(s)
        return
    one, two = t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2]
    if questions.condition(s, t, word, one, UNCONDITIONAL) == FAILS:
        frame.step = after_condition(s, t, program, at + 1)
    else:
        questions.perform(s, t, word, card, one, two)


# --- choices and conditions -------------------------------------------------------------------------------------------


def after_condition(s: State, t: Tables, program: int, at: int) -> int:
    """The row after what a condition stands before: further conditions with their row, or a whole choice."""
    while questions.condition(s, t, word_at(t, program, at), 0, UNCONDITIONAL) != UNCONDITIONAL:
        at += 1
    word = word_at(t, program, at)
    if word == effects.CHOOSE:
        return after_choice(t, program, at)
    return at if word == effects.OR or word == effects.DONE else at + 1


def alternatives(t: Tables, program: int, first: int) -> int:
    """How many things there are to choose from."""
    count = 1
    at = first
    while word_at(t, program, at) != effects.DONE and word_at(t, program, at) != effects.NONE:
        if word_at(t, program, at) == effects.OR:
            count += 1
        at += 1
    return count


def alternative_at(t: Tables, program: int, first: int, chosen: int) -> int:
    """The row at which the chosen thing begins."""
    at = first
    passed = 0
    while passed < chosen:
        if word_at(t, program, at) == effects.OR:
            passed += 1
        at += 1
    return at


def after_choice(t: Tables, program: int, at: int) -> int:
    """The row after the end of a choice."""
    while word_at(t, program, at) != effects.DONE and word_at(t, program, at) != effects.NONE:
        at += 1
    return at


# --- what rows look for -----------------------------------------------------------------------------------------------


def waiting(s: State, characters: int, sacrificed: bool) -> bool:
    """Whether one of these characters is aboard, or has been sacrificed."""
    for character in range(CHARACTERS):
        if characters >> character & 1 and aboard(s, character) != sacrificed:
            return True
    return False


def any_set_aside(s: State) -> bool:
    """Whether an upgrade lies set aside."""
    for upgrade in range(UPGRADES):
        if set_aside(s, upgrade):
            return True
    return False


def salvage(s: State) -> int:
    """Salvage points: ships, some of which are worth two, and gems [guilds-gem, britannia-salvage]."""
    found = s.salvage_gems
    for ship in range(SHIPS):
        if s.ships[ship] == SALVAGED:
            found += 1 + s.broad[ship]
    return found


def affordable(s: State, t: Tables, upgrade: int, cheaper: int) -> bool:
    """Whether an available upgrade can be paid for; one that comes along with others cannot be bought
    [refit-cost, refit-payable, binoculars-not-alone]."""
    if t.upgrade_bonus[upgrade] == 1:
        return False
    return s.upgrades[upgrade] == AVAILABLE and salvage(s) >= max(0, t.price[upgrade] - cheaper)


# --- Treasures --------------------------------------------------------------------------------------------------------


def run_treasures(s: State, t: Tables) -> None:
    """Treasures are drawn one at a time while the cup has any [treasures-gone]."""
    frame = s.frames[s.depth - 1]
    if frame.a == 0 or cup_empty(s):
        if frame.a > 0:
            tell(s, Say.TREASURES_GONE, 0, 0, 0)
        pop(s)
        return
    frame.a -= 1
    ask(s, Step.DRAW_TREASURE)


def cup_empty(s: State) -> bool:
    """Whether the Treasure cup is empty."""
    for kind in range(TREASURES):
        if s.cup[kind] > 0:
            return False
    return True


def collect(s: State, t: Tables, kind: int) -> None:
    """A Treasure is drawn, and perhaps looked at first."""
    s.cup[kind] -= 1
    if not questions.treasure_waits(s, t, kind, False):
        keep(s, t, kind)


def keep(s: State, t: Tables, kind: int) -> None:
    """A drawn Treasure is kept, or does at once what it says [treasure-collected, treasure-x]."""
    if t.treasure_kind[kind] == X_EVENT:
        tell(s, Say.TREASURE_EVENT, kind, 0, 0)
        begin_effect(s, effects.OF_TREASURES + kind, 0)
    else:
        s.held[kind] += 1
        tell(s, Say.TREASURE, kind, 0, 0)
