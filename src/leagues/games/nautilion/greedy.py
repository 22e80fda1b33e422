"""The policy `greedy`: looks one turn ahead with a simple valuation, and casts a spell when that pays.

In the compiled subset, spread over several files: `greedy_values` (tokens), `greedy_turn` (dice), `greedy_heroics` (cards),
`greedy_answers` (the smaller decisions), and here the Plan. It gets what its seat may see; in Nautilion that is everything.
"""

from __future__ import annotations

from typing import Any

from leagues.games.nautilion import greedy_answers, greedy_heroics, greedy_turn, greedy_values, path
from leagues.games.nautilion.buying import price
from leagues.games.nautilion.decisions import plan, roll, swap_first
from leagues.games.nautilion.greedy_turn import (
    TOLL,
    TOLL_AFTER_TIDE,
    TOLL_AFTER_TRANSLATION,
    hand,
    look_ahead,
    note_means,
    note_toll,
    one,
    rerolled,
    three,
    turned,
    two,
)  # fmt: skip
from leagues.games.nautilion.greedy_values import END, complete, copies_ahead, gain, kept, passed, spent
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import doing

MODULES = (greedy_values, greedy_turn, greedy_heroics, greedy_answers)  # where the rest of the thinking is
BARGAIN = 30  # what a token that is bought should bring beyond its price


def choose(states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
    """The answer to whatever is asked."""
    s = states[seen]
    now = doing(s)
    if now == Step.PLAN:
        return best_plan(s, t, out, count)
    if now == Step.PLACE_TOKEN:
        return greedy_answers.placing(s, t, out, count)
    if now == Step.DARKHOUSE_DISCARD:
        return greedy_answers.discarding(s, t)
    if now == Step.SWAP_FIRST:
        note_tolls(s, t, out)
        return best_landing(s, t, out) - 1
    if now == Step.SWAP_SECOND:
        return best_swap(s, t, s.frames[s.depth - 1].a) - 1
    if now == Step.CHOOSE_FIRST:
        return greedy_answers.better_first_seat(s, t)
    if now == Step.ROLL:
        return roll.BUY if bargain(s, t) > 0 else roll.ROLL
    return smaller_choice(s, t, out, count, now)


def smaller_choice(s: State, t: Tables, out: list[int], count: int, now: int) -> int:
    """The decisions that only the expansions ask."""
    if now == Step.PAY:
        return greedy_answers.paying(s, t, out, count)
    if now == Step.RECOVER:
        return greedy_answers.recovering(s, t, out, count)
    if now == Step.INSERT:
        return s.nautilion  # right in front of it
    if now == Step.PAY_CREW:
        return greedy_heroics.payer(s, t, s.frames[s.depth - 1].a) - 1
    if now == Step.TAKE:
        return greedy_answers.taking(s, t, out, count)
    if now == Step.SET_DIE:
        return greedy_answers.setting(s, t, out, count)
    if now == Step.REPLACE:
        return greedy_heroics.least_useful(s, t) - 1
    if now == Step.KEEP_GROUP:
        return greedy_answers.keeping(s, t, out, count)
    return greedy_answers.first_figure(s, t, out)


def note_tolls(s: State, t: Tables, out: list[int]) -> None:
    """Note what each die would do, and what tolls would cost now and after spells."""
    purse = in_reserve(s)
    look_ahead(s, t, out)
    note_toll(s, t, out, TOLL, purse)
    note_toll(s, t, out, TOLL_AFTER_TIDE, purse - t.tide_cost)
    note_toll(s, t, out, TOLL_AFTER_TRANSLATION, purse - t.translation_cost)
    if plan.one_at_a_time(s, t):
        note_means(s, t, out)


def best_plan(s: State, t: Tables, out: list[int], count: int) -> int:
    """The best way to give the dice; or what costs no token, if it gains; or a spell that gains more than it costs."""
    note_tolls(s, t, out)
    best = out[0]
    value = -2 * END
    for i in range(count):
        if out[i] < plan.GIVES or plan.GIVE_TWO <= out[i] < plan.REROLL:
            found = giving(s, t, out, out[i])
            if found > value:
                value = found
                best = out[i]
    gained = value
    for i in range(count):
        if out[i] >= plan.REROLL:
            found = asking(s, t, out, out[i], value)
            if found > gained:
                gained = found
                best = out[i]
    if best >= plan.REROLL:
        return best
    for i in range(count):
        if plan.WHIRLWIND <= out[i] <= plan.TRANSLATE:
            found = casting(s, t, out, out[i], value)
            if found > gained:
                gained = found
                best = out[i]
    return best


def giving(s: State, t: Tables, out: list[int], action: int) -> int:
    """What giving dice is worth."""
    if action < plan.GIVES:
        return three(s, t, out, action // 36 + 1, action // 6 % 6 + 1, action % 6 + 1, TOLL)
    if action < plan.GIVE_ONE:
        return two(s, t, out, (action - plan.GIVE_TWO) // 6 + 1, (action - plan.GIVE_TWO) % 6 + 1, TOLL)
    return one(s, t, out, action - plan.GIVE_ONE, s.dice[0])


def asking(s: State, t: Tables, out: list[int], action: int, value: int) -> int:
    """What the turn is worth after a Mage's re-roll, a Heroic Action or a purchase; `value` without."""
    if action < plan.HEROIC:
        return rerolled(s, t, out, action - plan.REROLL + 1)
    if action < plan.BUY:
        return value + greedy_heroics.gained(s, t, out, action - plan.HEROIC + 1, value)
    return value + bargain(s, t)


def bargain(s: State, t: Tables) -> int:
    """What buying from the discard pile gains."""
    return greedy_answers.welcome(s, t) - spent(s, price(s, t)) - BARGAIN


def casting(s: State, t: Tables, out: list[int], action: int, value: int) -> int:
    """What the turn is worth after a spell, less its price; `value` without."""
    if action == plan.WHIRLWIND:
        if value >= -10 or not plan.gives_three(s, t):
            return -END
        return (30 if in_reserve(s) > t.whirlwind_cost else 0) - spent(s, t.whirlwind_cost)
    if action < plan.TRANSLATE:
        shows, becomes = (action - plan.TIDE) // 6 + 1, (action - plan.TIDE) % 6 + 1
        if shows == becomes:
            return -END
        return turned(s, t, out, shows, becomes, TOLL_AFTER_TIDE) - spent(s, t.tide_cost)
    if complete(s) or not plan.gives_three(s, t) or s.figure != 0:
        return -END
    return translation_value(s, t, out, best_landing(s, t, out))


def best_landing(s: State, t: Tables, out: list[int]) -> int:
    """The place where a better token would help most: where the best plan without it lands."""
    best = 0
    value = -4 * END
    for die in range(3):
        n, x, y = s.dice[die], s.dice[(die + 1) % 3], s.dice[(die + 2) % 3]
        place = path.toward_abyss(s, s.nautilion, n)
        if n > 0 and place <= s.path_length:
            found = max(two(s, t, out, y, x, TOLL_AFTER_TRANSLATION), two(s, t, out, x, y, TOLL_AFTER_TRANSLATION))
            found -= passed(s) * n
            if found > value:
                value = found
                best = place
    if best == 0:
        best = 1
        while swap_first.forbidden(s, t, best - 1) != 0:
            best += 1
    return best


def best_swap(s: State, t: Tables, landing: int) -> int:
    """The place whose token the Nautilion would most like to find at `landing`; preferably one it has passed."""
    best = 0
    value = -END
    for place in range(1, s.path_length + 1):
        if s.path[place] != 0 and place != landing:
            found = gain(s, t, s.path[place], 1 + copies_ahead(s, s.path[place]))
            if place < s.nautilion:
                found += 30
            if found > value:
                value = found
                best = place
    return best


def translation_value(s: State, t: Tables, out: list[int], landing: int) -> int:
    """What the best plan is worth after the best swap to `landing`, less the price."""
    other = best_swap(s, t, landing)
    if other == 0 or gain(s, t, s.path[other], 1) <= kept(s):
        return -END
    swap(s, landing, other)
    look_ahead(s, t, out)
    value = hand(s, t, out, s.dice[0], s.dice[1], s.dice[2], TOLL_AFTER_TRANSLATION)
    swap(s, landing, other)
    return value - spent(s, t.translation_cost)


def swap(s: State, a: int, b: int) -> None:
    """Let two tokens of the path change places."""
    token = s.path[a]
    s.path[a] = s.path[b]
    s.path[b] = token
