"""Which two of three white dice count. An answer names the die that is left out; equal dice are one choice. Before it, and
before the ships come where there are two dice only, something that is kept may be used."""

from __future__ import annotations

from leagues.games.nemo import placing, questions, ready
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import LATER, NUMBERED, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

DICE = 3
TREASURE = DICE  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
AGAIN = TREASURE + ready.COUNT  # AGAIN + die: the white ones, then the black ones
LATE = AGAIN + DICE + 2  # LATE + ally, then the Adventure tokens
SIZE = LATE + LATER
RULES = (Rule.THREE_WHITE_DICE, Rule.ACTION_POINTS, Rule.LULL, Rule.KEPT_IN_BETWEEN, Rule.UPGRADE_CRYSTALLINE_SENSORS)


def kept_of(action: int) -> int:
    """What is used, as `ready` numbers it; -1 for another answer."""
    if action >= LATE:
        return ready.COUNT + action - LATE
    return action - TREASURE if TREASURE <= action < AGAIN else -1


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if kept_of(action) >= 0:
        return ready.cannot_use_now(s, t, kept_of(action))
    if action >= AGAIN:
        again = questions.throws_again(s, t, placing.NOBODY) >= 0 and placing.on_table(s, t, action - AGAIN)
        return 0 if again else Rule.UPGRADE_CRYSTALLINE_SENSORS
    if t.white_dice[s.act] < DICE or not placing.counts_white(s, t):
        return 0 if action == DICE - 1 else Rule.THREE_WHITE_DICE
    for earlier in range(action):
        if s.white[earlier] == s.white[action]:
            return Rule.THREE_WHITE_DICE
    return 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same as the loop over all answers; few of them use something."""
    count = 0
    for action in range(TREASURE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    count = ready.add_options(s, t, out, count, TREASURE)
    for action in range(AGAIN, LATE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    return ready.add_later_now(s, t, out, count, LATE)


def apply(s: State, t: Tables, action: int) -> None:
    if kept_of(action) >= 0:
        ready.use_now(s, t, kept_of(action))
        return
    pop(s)
    if action >= AGAIN:
        placing.throw_again(s, t, action - AGAIN)
        return
    s.frames[s.depth - 1].b = action


def notation(action: int) -> str:
    if kept_of(action) >= 0:
        return ready.notation(kept_of(action))
    if action >= AGAIN:
        die = action - AGAIN
        return f"again white {die + 1}" if die < DICE else f"again black {die - DICE + 1}"
    return f"without {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if kept_of(action) >= 0:
        return ready.words(kept_of(action))
    if action >= AGAIN:
        die = action - AGAIN
        return ("do-again-white", {"die": die + 1}) if die < DICE else ("do-again-black", {"die": die - DICE + 1})
    return "do-pick-dice", {"die": action + 1}
