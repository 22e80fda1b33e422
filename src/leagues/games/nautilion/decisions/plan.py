"""The Currents and the Plan: cast spells, as many as the reserve pays for, then give each figure a die.

Actions, in their order: `give d p n` (the dice of Darkhouse, Phantom, Nautilion, by value), `whirlwind`,
`tide a b` (a die that shows a is turned to b), `translate`; and with the expansions `give d p` (a Reef holds the Nautilion),
`give phantom` (one die at a time), `reroll a` (a Mage's work on a die that shows a), `heroic c`, `buy`.
"""

from __future__ import annotations

from leagues.games.nautilion import cabin, darkhouse, heroic, path
from leagues.games.nautilion.buying import buy, cannot_buy
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import charge, in_reserve
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import count as members
from leagues.games.nautilion.state import DARKHOUSE, DARKHOUSE_CARDS, NAUTILION, PHANTOM, State, plays_with
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ask, pop, push, tell

GIVES = 216
WHIRLWIND = GIVES
TIDE = WHIRLWIND + 1
TIDES = 36
TRANSLATE = TIDE + TIDES
GIVE_TWO = TRANSLATE + 1
GIVE_ONE = GIVE_TWO + 36
REROLL = GIVE_ONE + 3
HEROIC = REROLL + 6
BUY = HEROIC + 12
SIZE = BUY + 1
RULES = (
    Rule.PLAN, Rule.SPELLS, Rule.SPELL_COST, Rule.SPELL_PRICES, Rule.WHIRLWIND, Rule.TIDE, Rule.TRANSLATION,
    Rule.MAGE_REROLL, Rule.MAGE_REROLL_ANY_ORDER, Rule.REEF_STUCK, Rule.TWICE_SAME_DICE, Rule.ONE_BY_ONE, Rule.TWO_STEPS,
    Rule.FIXED_DICE_SPELLS, Rule.HEROICS_WINDOW, Rule.BUY_WINDOW,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.active


def give(darkhouse: int, phantom: int, nautilion: int) -> int:
    """The action that gives these dice."""
    return (darkhouse - 1) * 36 + (phantom - 1) * 6 + nautilion - 1


def give_two(darkhouse: int, phantom: int) -> int:
    """The action that gives two dice, while a Reef holds the Nautilion."""
    return GIVE_TWO + (darkhouse - 1) * 6 + phantom - 1


def tide(shows: int, becomes: int) -> int:
    """The action that turns a die."""
    return TIDE + (shows - 1) * 6 + becomes - 1


def given(s: State) -> int:
    """How many figures have a die already."""
    return (s.given[0] != 0) + (s.given[1] != 0) + (s.given[2] != 0)


def one_at_a_time(s: State, t: Tables) -> bool:
    """Whether the die in hand goes to one figure before the next is rolled [one-by-one, two-steps]."""
    effect = darkhouse.effect(s, t)
    return effect == Card.ONE_BY_ONE or (effect == Card.TWO_STEPS and not s.stuck and given(s) == 0)


def gives_three(s: State, t: Tables) -> bool:
    """Whether all figures get their dice at once, as usual."""
    return not s.stuck and not one_at_a_time(s, t)


def last_roll(s: State, t: Tables) -> bool:
    """Whether no other die is rolled after those in hand [heroics-last-roll]."""
    effect = darkhouse.effect(s, t)
    if effect == Card.ONE_BY_ONE:
        return given(s) == (1 if s.stuck else 2)
    return effect != Card.TWO_STEPS or s.stuck != 0 or given(s) == 1


def third_die(s: State) -> int:
    """The last of three dice: with card 8 it is the one that was given first."""
    if plays_with(s, DARKHOUSE_CARDS) and s.figure != 0:
        return s.given[s.figure - 1]
    return s.dice[2]


def is_rolled(s: State, a: int, b: int, c: int) -> bool:
    """Whether a, b and c are the three dice, in any order."""
    x, y, z = s.dice[0], s.dice[1], third_die(s)
    if a == x:
        return (b == y and c == z) or (b == z and c == y)
    if a == y:
        return (b == x and c == z) or (b == z and c == x)
    if a == z:
        return (b == x and c == y) or (b == y and c == x)
    return False


def settled_otherwise(s: State, darkhouse: int, phantom: int, nautilion: int) -> bool:
    """Whether card 8 has given one of these figures another die already [two-steps]."""
    if s.figure == 0:
        return False
    first = darkhouse if s.figure == 1 else phantom if s.figure == 2 else nautilion
    return first != s.given[s.figure - 1]


def are_two_dice(s: State, a: int, b: int) -> bool:
    """Whether a and b are two of the dice in hand."""
    x, y, z = s.dice[0], s.dice[1], s.dice[2]
    return (a == x and (b == y or b == z)) or (a == y and (b == x or b == z)) or (a == z and (b == x or b == y))


def shows_a(s: State, value: int) -> bool:
    """Whether one of the dice in hand shows a value."""
    return s.dice[0] == value or s.dice[1] == value or s.dice[2] == value


def cannot_change_dice(s: State, t: Tables) -> int:
    """0, or the rule by which the dice stay as they lie
    [twice-same-dice, fixed-dice-spells, one-by-one-whirlwind, one-by-one-spells, two-steps-whirlwind, setup-grimoire]."""
    if s.again:
        return Rule.TWICE_SAME_DICE
    return Rule.FIXED_DICE_SPELLS if darkhouse.effect(s, t) == Card.FIXED else 0


def forbidden(s: State, t: Tables, action: int) -> int:
    if action < GIVES:
        return cannot_give(s, t, action // 36 + 1, action // 6 % 6 + 1, action % 6 + 1)
    if action == WHIRLWIND:
        rule = cannot_change_dice(s, t)
        return Rule.SPELL_COST if rule == 0 and in_reserve(s) < t.whirlwind_cost else rule
    if action < TRANSLATE:
        return cannot_tide(s, t, (action - TIDE) // 6 + 1, (action - TIDE) % 6 + 1)
    if action == TRANSLATE:
        return cannot_translate(s, t)
    if action < GIVE_ONE:
        return cannot_give_two(s, t, (action - GIVE_TWO) // 6 + 1, (action - GIVE_TWO) % 6 + 1)
    if action < REROLL:
        return cannot_give_one(s, t, action - GIVE_ONE)
    if action < HEROIC:
        return cannot_reroll(s, t, action - REROLL + 1)
    if action < BUY:
        return cannot_be_heroic(s, t, action - HEROIC + 1)
    return Rule.BUY_WINDOW if s.again else cannot_buy(s, t)


def cannot_give(s: State, t: Tables, darkhouse: int, phantom: int, nautilion: int) -> int:
    """0, or the rule against giving these three dice."""
    if s.stuck:
        return Rule.REEF_STUCK
    if one_at_a_time(s, t):
        return Rule.TWO_STEPS if s.figure != 0 else Rule.ONE_BY_ONE
    if not is_rolled(s, darkhouse, phantom, nautilion):
        return Rule.PLAN
    return Rule.TWO_STEPS if settled_otherwise(s, darkhouse, phantom, nautilion) else 0


def cannot_give_two(s: State, t: Tables, darkhouse: int, phantom: int) -> int:
    """0, or the rule against giving two dice and none to the Nautilion."""
    if not s.stuck:
        return Rule.PLAN
    if one_at_a_time(s, t):
        return Rule.ONE_BY_ONE
    return 0 if are_two_dice(s, darkhouse, phantom) else Rule.PLAN


def cannot_give_one(s: State, t: Tables, figure: int) -> int:
    """0, or the rule against giving the die in hand to a figure."""
    if not one_at_a_time(s, t):
        return Rule.PLAN
    if s.figure != 0 and figure != s.figure - 1:
        return Rule.TWO_STEPS
    if s.stuck and figure == NAUTILION:
        return Rule.ONE_BY_ONE_STUCK
    return Rule.ONE_BY_ONE if s.given[figure] != 0 else 0


def cannot_tide(s: State, t: Tables, shows: int, becomes: int) -> int:
    """0, or the rule against turning a die [tide-same-value, setup-grimoire]."""
    rule = cannot_change_dice(s, t)
    if rule != 0:
        return rule
    if in_reserve(s) < t.tide_cost:
        return Rule.SPELL_COST
    if not shows_a(s, shows):
        return Rule.TIDE
    return 0 if t.faces[becomes] > 0 else Rule.DICE_FACES


def cannot_translate(s: State, t: Tables) -> int:
    """0, or the rule against swapping two tokens."""
    if s.again:
        return Rule.SPELLS
    if in_reserve(s) < t.translation_cost:
        return Rule.SPELL_COST
    return 0 if path.two_tokens_left(s) else Rule.TRANSLATION_PRESENT


def cannot_reroll(s: State, t: Tables, shows: int) -> int:
    """0, or the rule against a Mage's re-roll: one for each partnership [mage-reroll, mage-reroll-currents]."""
    rule = cannot_change_dice(s, t)
    if rule != 0:
        return rule
    return 0 if s.rerolls < cabin.partnerships(s) and shows_a(s, shows) else Rule.MAGE_REROLL


def cannot_be_heroic(s: State, t: Tables, card: int) -> int:
    """0, or the rule against playing a Heroic Action now."""
    if s.again:
        return Rule.HEROICS_WINDOW
    rule = heroic.cannot_play(s, t, card)
    return Rule.HEROICS_LAST_ROLL if rule == 0 and not last_roll(s, t) else rule


def options(s: State, t: Tables, out: list[int]) -> int:
    """The same actions as the loop over `forbidden`, in the same order, without trying 312 of them."""
    special = not gives_three(s, t)
    count = 0 if special else add_gives(s, out)
    count = add_spells(s, t, out, count)
    if s.expansions == 0:
        return count
    if special and not one_at_a_time(s, t):
        for darkhouse_die in range(1, 7):
            if shows_a(s, darkhouse_die):
                for phantom_die in range(1, 7):
                    if are_two_dice(s, darkhouse_die, phantom_die):
                        out[count] = give_two(darkhouse_die, phantom_die)
                        count += 1
    elif special:
        for figure in range(3):
            if cannot_give_one(s, t, figure) == 0:
                out[count] = GIVE_ONE + figure
                count += 1
    if s.rerolls < cabin.partnerships(s) and cannot_change_dice(s, t) == 0:
        for value in range(1, 7):
            if shows_a(s, value):
                out[count] = REROLL + value - 1
                count += 1
    if s.heroics != 0 and s.crew != 0 and not s.again and last_roll(s, t):
        card = 0
        for _ in range(members(s.heroics)):
            card += 1
            while not s.heroics >> card & 1:
                card += 1
            if heroic.cannot_play(s, t, card) == 0:
                out[count] = HEROIC + card - 1
                count += 1
    if darkhouse.effect(s, t) == Card.BUY and cannot_buy(s, t) == 0:
        out[count] = BUY
        count += 1
    return count


def add_gives(s: State, out: list[int]) -> int:
    """Write every way to give three dice, in rising order."""
    x, y, z = s.dice[0], s.dice[1], third_die(s)
    low, high = min(x, y, z), max(x, y, z)
    middle = x + y + z - low - high
    count = 0
    count = add_give(s, out, count, low, middle, high)
    count = add_give(s, out, count, low, high, middle)
    count = add_give(s, out, count, middle, low, high)
    count = add_give(s, out, count, middle, high, low)
    count = add_give(s, out, count, high, low, middle)
    return add_give(s, out, count, high, middle, low)


def add_give(s: State, out: list[int], count: int, darkhouse: int, phantom: int, nautilion: int) -> int:
    """Write a way to give the dice, unless equal dice have written it already, or card 8 has settled it otherwise."""
    action = give(darkhouse, phantom, nautilion)
    if count > 0 and out[count - 1] >= action:
        return count
    if settled_otherwise(s, darkhouse, phantom, nautilion):
        return count
    out[count] = action
    return count + 1


def add_spells(s: State, t: Tables, out: list[int], count: int) -> int:
    """Write every spell that can be cast."""
    if plays_with(s, DARKHOUSE_CARDS) and s.again:
        return count
    purse = in_reserve(s)
    if darkhouse.effect(s, t) != Card.FIXED:
        if purse >= t.whirlwind_cost:
            out[count] = WHIRLWIND
            count += 1
        if purse >= t.tide_cost:
            shown = 1 << s.dice[0] | 1 << s.dice[1] | 1 << s.dice[2]
            for shows in range(1, 7):
                if shown >> shows & 1:
                    count = add_tides(t, out, count, shows)
    if purse >= t.translation_cost and path.two_tokens_left(s):
        out[count] = TRANSLATE
        count += 1
    return count


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
        for die in range(3):
            s.dice[die] = 0
        roll_again(s)
        charge(s, t.whirlwind_cost, Purpose.ORDINARY)
    elif action < TRANSLATE:
        shows, becomes = (action - TIDE) // 6 + 1, (action - TIDE) % 6 + 1
        tell(s, Say.TIDE, shows, becomes, t.tide_cost)
        s.dice[die_that_shows(s, shows)] = becomes
        charge(s, t.tide_cost, Purpose.ORDINARY)
    elif action == TRANSLATE:
        ask(s, Step.SWAP_FIRST)
    elif action < GIVE_ONE:
        pop(s)
        s.given[DARKHOUSE] = (action - GIVE_TWO) // 6 + 1
        s.given[PHANTOM] = (action - GIVE_TWO) % 6 + 1
        tell(s, Say.GAVE_TWO, s.given[DARKHOUSE], s.given[PHANTOM], 0)
    elif action < REROLL:
        give_one(s, t, action - GIVE_ONE)
    elif action < HEROIC:
        s.rerolls += 1
        tell(s, Say.MAGE_REROLL, action - REROLL + 1, cabin.partnerships(s) - s.rerolls, 0)
        s.dice[die_that_shows(s, action - REROLL + 1)] = 0
        roll_again(s)
    elif action < BUY:
        push(s, Step.PAY_CREW, action - HEROIC + 1, 0, 0, 0)
    else:
        buy(s, t)


def roll_again(s: State) -> None:
    """The dice that show 0 are rolled."""
    s.rolls += 1
    ask(s, Step.ROLL_DIE)


def die_that_shows(s: State, value: int) -> int:
    """The first die that shows a value."""
    die = 0
    while s.dice[die] != value:
        die += 1
    return die


def give_one(s: State, t: Tables, figure: int) -> None:
    """The die in hand goes to a figure; then the next is rolled, or with card 8 the next two."""
    s.given[figure] = s.dice[0]
    s.dice[0] = 0
    tell(s, Say.GAVE_ONE, figure, s.given[figure], 0)
    if given(s) == (2 if s.stuck else 3):
        pop(s)
    else:
        s.spare = 1 if darkhouse.effect(s, t) == Card.TWO_STEPS else 2
        roll_again(s)


FIGURES = ("darkhouse", "phantom", "nautilion")


def notation(action: int) -> str:
    if action < GIVES:
        return f"give {action // 36 + 1} {action // 6 % 6 + 1} {action % 6 + 1}"
    if action == WHIRLWIND:
        return "whirlwind"
    if action < TRANSLATE:
        return f"tide {(action - TIDE) // 6 + 1} {(action - TIDE) % 6 + 1}"
    if action == TRANSLATE:
        return "translate"
    if action < GIVE_ONE:
        return f"give {(action - GIVE_TWO) // 6 + 1} {(action - GIVE_TWO) % 6 + 1}"
    if action < REROLL:
        return f"give {FIGURES[action - GIVE_ONE]}"
    if action < HEROIC:
        return f"reroll {action - REROLL + 1}"
    return "buy" if action == BUY else f"heroic {action - HEROIC + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action < GIVES:
        darkhouse, phantom, nautilion = action // 36 + 1, action // 6 % 6 + 1, action % 6 + 1
        return "do-give", {"darkhouse": darkhouse, "phantom": phantom, "nautilion": nautilion}
    if action == WHIRLWIND:
        return "do-whirlwind", {}
    if action < TRANSLATE:
        return "do-tide", {"shows": (action - TIDE) // 6 + 1, "becomes": (action - TIDE) % 6 + 1}
    if action == TRANSLATE:
        return "do-translate", {}
    if action < GIVE_ONE:
        return "do-give-two", {"darkhouse": (action - GIVE_TWO) // 6 + 1, "phantom": (action - GIVE_TWO) % 6 + 1}
    if action < REROLL:
        return "do-give-one", {"figure": action - GIVE_ONE + 1}
    if action < HEROIC:
        return "do-reroll", {"shows": action - REROLL + 1}
    return ("do-buy", {}) if action == BUY else ("do-heroic", {"card": action - HEROIC + 1})
