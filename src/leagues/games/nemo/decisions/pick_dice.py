"""Which two of three white dice count. An answer names the die that is left out; equal dice are one choice. Before it, and
before the ships come where there are two dice only, something that is kept may be used."""

from __future__ import annotations

from leagues.games.nemo import placing, questions, ready
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import NUMBERED, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop

DICE = 3
TREASURE = DICE  # TREASURE + kind
CARD = TREASURE + NUMBERED  # CARD + card - 1
AGAIN = TREASURE + ready.COUNT  # AGAIN + die: the white ones, then the black ones
SIZE = AGAIN + DICE + 2
RULES = (Rule.THREE_WHITE_DICE, Rule.ACTION_POINTS, Rule.LULL, Rule.KEPT_IN_BETWEEN, Rule.UPGRADE_CRYSTALLINE_SENSORS)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= AGAIN:
        again = questions.throws_again(s, t, placing.NOBODY) >= 0 and placing.on_table(s, t, action - AGAIN)
        return 0 if again else Rule.UPGRADE_CRYSTALLINE_SENSORS
    if action >= TREASURE:
        return ready.cannot_use_now(s, t, action - TREASURE)
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
    for action in range(AGAIN, SIZE):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    if TREASURE <= action < AGAIN:
        ready.use_now(s, t, action - TREASURE)
        return
    pop(s)
    if action >= AGAIN:
        placing.throw_again(s, t, action - AGAIN)
        return
    s.frames[s.depth - 1].b = action


def notation(action: int) -> str:
    if action >= AGAIN:
        die = action - AGAIN
        return f"again white {die + 1}" if die < DICE else f"again black {die - DICE + 1}"
    if action >= TREASURE:
        return ready.notation(action - TREASURE)
    return f"without {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= AGAIN:
        die = action - AGAIN
        return ("do-again-white", {"die": die + 1}) if die < DICE else ("do-again-black", {"die": die - DICE + 1})
    if action >= TREASURE:
        return ready.words(action - TREASURE)
    return "do-pick-dice", {"die": action + 1}
