"""The Currents and the Plan: cast spells, as many as the reserve pays for, then give each figure a die.

Actions, in their order: `give d p n` (the dice of Darkhouse, Phantom, Nautilion, by value), `whirlwind`,
`tide a b` (a die that shows a is turned to b), `translate`.
"""

from __future__ import annotations

from leagues.games.nautilion import path
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import in_reserve, spend
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import DARKHOUSE, NAUTILION, PHANTOM, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ask, pop, tell

GIVES = 216
WHIRLWIND = GIVES
TIDE = WHIRLWIND + 1
TIDES = 36
TRANSLATE = TIDE + TIDES
SIZE = TRANSLATE + 1
RULES = (Rule.PLAN, Rule.SPELLS, Rule.SPELL_COST, Rule.SPELL_PRICES, Rule.WHIRLWIND, Rule.TIDE, Rule.TRANSLATION)


def who(s: State, t: Tables) -> int:
    return s.active


def give(darkhouse: int, phantom: int, nautilion: int) -> int:
    """The action that gives these dice."""
    return (darkhouse - 1) * 36 + (phantom - 1) * 6 + nautilion - 1


def tide(shows: int, becomes: int) -> int:
    """The action that turns a die."""
    return TIDE + (shows - 1) * 6 + becomes - 1


def is_rolled(s: State, a: int, b: int, c: int) -> bool:
    """Whether a, b and c are the three dice, in any order."""
    x, y, z = s.dice[0], s.dice[1], s.dice[2]
    if a == x:
        return (b == y and c == z) or (b == z and c == y)
    if a == y:
        return (b == x and c == z) or (b == z and c == x)
    if a == z:
        return (b == x and c == y) or (b == y and c == x)
    return False


def forbidden(s: State, t: Tables, action: int) -> int:
    if action < GIVES:
        if not is_rolled(s, action // 36 + 1, action // 6 % 6 + 1, action % 6 + 1):
            return Rule.PLAN
    elif action == WHIRLWIND:
        if in_reserve(s) < t.whirlwind_cost:
            return Rule.SPELL_COST
    elif action == TRANSLATE:
        if in_reserve(s) < t.translation_cost:
            return Rule.SPELL_COST
        if not path.two_tokens_left(s):
            return Rule.TRANSLATION_PRESENT
    else:
        shows, becomes = (action - TIDE) // 6 + 1, (action - TIDE) % 6 + 1
        if in_reserve(s) < t.tide_cost:
            return Rule.SPELL_COST
        if s.dice[0] != shows and s.dice[1] != shows and s.dice[2] != shows:
            return Rule.TIDE
        if t.faces[becomes] == 0:
            return Rule.DICE_FACES
    return 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same actions as the loop over `forbidden`, in the same order, without trying 254 of them."""
    low, high = min(s.dice[0], s.dice[1], s.dice[2]), max(s.dice[0], s.dice[1], s.dice[2])
    middle = s.dice[0] + s.dice[1] + s.dice[2] - low - high
    count = 0
    count = add_give(out, count, give(low, middle, high))
    count = add_give(out, count, give(low, high, middle))
    count = add_give(out, count, give(middle, low, high))
    count = add_give(out, count, give(middle, high, low))
    count = add_give(out, count, give(high, low, middle))
    count = add_give(out, count, give(high, middle, low))
    purse = in_reserve(s)
    if purse >= t.whirlwind_cost:
        out[count] = WHIRLWIND
        count += 1
    if purse >= t.tide_cost:
        count = add_tides(t, out, count, low)
        if middle != low:
            count = add_tides(t, out, count, middle)
        if high != middle:
            count = add_tides(t, out, count, high)
    if purse >= t.translation_cost and path.two_tokens_left(s):
        out[count] = TRANSLATE
        count += 1
    return count


def add_give(out: list[int], count: int, action: int) -> int:
    """Write a way to give the dice, unless equal dice have written it already: the ways come in rising order."""
    if count > 0 and out[count - 1] >= action:
        return count
    out[count] = action
    return count + 1


def add_tides(t: Tables, out: list[int], count: int, shows: int) -> int:
    """Write every way to turn a die that shows `shows`."""
    for becomes in range(1, 7):
        if t.faces[becomes] > 0:
            out[count] = tide(shows, becomes)
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    if action < GIVES:
        pop(s)
        s.given[DARKHOUSE] = action // 36 + 1
        s.given[PHANTOM] = action // 6 % 6 + 1
        s.given[NAUTILION] = action % 6 + 1
        tell(s, Say.GAVE, s.given[DARKHOUSE], s.given[PHANTOM], s.given[NAUTILION])
    elif action == WHIRLWIND:
        tell(s, Say.WHIRLWIND, t.whirlwind_cost, 0, 0)
        spend(s, t.whirlwind_cost)
        s.rolls += 1
        for die in range(3):
            s.dice[die] = 0
        ask(s, Step.ROLL_DIE)
    elif action == TRANSLATE:
        ask(s, Step.SWAP_FIRST)
    else:
        shows, becomes = (action - TIDE) // 6 + 1, (action - TIDE) % 6 + 1
        tell(s, Say.TIDE, shows, becomes, t.tide_cost)
        spend(s, t.tide_cost)
        die = 0
        while s.dice[die] != shows:
            die += 1
        s.dice[die] = becomes


def notation(action: int) -> str:
    if action < GIVES:
        return f"give {action // 36 + 1} {action // 6 % 6 + 1} {action % 6 + 1}"
    if action == WHIRLWIND:
        return "whirlwind"
    if action == TRANSLATE:
        return "translate"
    return f"tide {(action - TIDE) // 6 + 1} {(action - TIDE) % 6 + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action < GIVES:
        darkhouse, phantom, nautilion = action // 36 + 1, action // 6 % 6 + 1, action % 6 + 1
        return "do-give", {"darkhouse": darkhouse, "phantom": phantom, "nautilion": nautilion}
    if action == WHIRLWIND:
        return "do-whirlwind", {}
    if action == TRANSLATE:
        return "do-translate", {}
    return "do-tide", {"shows": (action - TIDE) // 6 + 1, "becomes": (action - TIDE) % 6 + 1}
