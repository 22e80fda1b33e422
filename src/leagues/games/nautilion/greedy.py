"""The policy `greedy`: looks one turn ahead with a simple valuation, and casts a spell when that pays.

In the compiled subset. Values are in hundredths of a crew member placed. It gets what its seat may see; in Nautilion
that is everything.
"""

from __future__ import annotations

from typing import Any

from leagues.games.nautilion import path
from leagues.games.nautilion.decisions import darkhouse_discard, place_token, plan, swap_first
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import FULL_CREW, joined, splits
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import doing

END = 100_000  # winning or losing outweighs everything
ABOARD = 100
RESERVE_TOKEN = 20
STEP_AHEAD = 9  # every token passed is a chance gone
STEP_OF_PHANTOM = 8


def choose(states: Any, seen: int, t: Tables, out: list[int], count: int, g: list[int]) -> int:
    """The answer to whatever is asked."""
    s = states[seen]
    now = doing(s)
    if now == Step.PLAN:
        return best_plan(s, t, out, count)
    if now == Step.PLACE_TOKEN:
        return place_token.SHIP
    if now == Step.DARKHOUSE_DISCARD:
        return least_missed(s, t)
    if now == Step.SWAP_FIRST:
        return best_landing(s, t) - 1
    if now == Step.SWAP_SECOND:
        return best_swap(s, t, s.frames[s.depth - 1].a) - 1
    return better_first_seat(s, t)


def copies_ahead(s: State, number: int) -> int:
    """How many tokens of this crew the Nautilion can still reach."""
    copies = 0
    for place in range(s.nautilion + 1, s.path_length + 1):
        if s.path[place] == number:
            copies += 1
    return copies


def worth(s: State, t: Tables, number: int) -> int:
    """What taking this token is worth."""
    if place_token.cannot_board(s, t, number) != 0:
        return RESERVE_TOKEN
    opened = 0
    for other in range(1, 10):
        if t.ducts[s.ship][number] >> other & 1 and not s.crew >> other & 1 and not joined(s, t, other):
            opened += 1
    return ABOARD + 6 * opened + 60 // copies_ahead(s, number)


def crew_loss(s: State, number: int) -> int:
    """What losing this crew from the ship would cost."""
    return ABOARD + 120 // (1 + copies_ahead(s, number))


def least_missed(s: State, t: Tables) -> int:
    """What to give the Darkhouse: the reserve if there is one, else whoever is easiest to find again."""
    return darkhouse_discard.RESERVE if in_reserve(s) > 0 else least_missed_crew(s, t)


def toll(s: State, t: Tables, die: int, purse: int) -> int:
    """What the Darkhouse's die costs."""
    if not t.toll >> die & 1:
        return 0
    if purse > 0:
        return RESERVE_TOKEN + 6
    if s.crew == 0:
        return 0
    return crew_loss(s, least_missed_crew(s, t))


def least_missed_crew(s: State, t: Tables) -> int:
    """The crew that is easiest to find again."""
    best = 0
    least = END
    for number in range(1, 10):
        if s.crew >> number & 1 and not splits(s, t, number) and crew_loss(s, number) < least:
            least = crew_loss(s, number)
            best = number
    return best


def phantom_value(s: State, die: int) -> int:
    """What the Phantom's die does: what it destroys, and how near it comes."""
    place = path.toward_isles(s, die)
    if place == path.HAPPY_ISLES:
        return -END
    value = -STEP_OF_PHANTOM * die
    token = s.path[place]
    if not s.crew >> token & 1 and place > s.nautilion:
        value -= 40 // copies_ahead(s, token)
    left = path.tokens_between(s, path.HAPPY_ISLES, place)
    needed = path.tokens_between(s, s.nautilion, s.path_length + 1)
    if left < needed:
        value -= (needed - left) * die
    return value


def nautilion_value(s: State, t: Tables, die: int, toll_takes_crew: bool) -> int:
    """What the Nautilion's die brings."""
    place = path.toward_abyss(s, die)
    if place == s.path_length + 1:
        return END // 2 if s.crew == FULL_CREW and not toll_takes_crew else -END
    if s.crew == FULL_CREW:
        return 40 * die
    return worth(s, t, s.path[place]) - STEP_AHEAD * die


def plan_value(s: State, t: Tables, action: int, purse: int) -> int:
    """What giving the dice this way is worth."""
    darkhouse, phantom, nautilion = action // 36 + 1, action // 6 % 6 + 1, action % 6 + 1
    takes_crew = purse == 0 and t.toll >> darkhouse & 1 != 0
    value = phantom_value(s, phantom) - toll(s, t, darkhouse, purse)
    if value < -END // 2:
        return value
    return value + nautilion_value(s, t, nautilion, takes_crew)


def best_give(s: State, t: Tables, x: int, y: int, z: int, purse: int) -> int:
    """The best value that three dice can have."""
    best = plan_value(s, t, plan.give(x, y, z), purse)
    best = max(best, plan_value(s, t, plan.give(x, z, y), purse))
    if x != y:
        best = max(best, plan_value(s, t, plan.give(y, x, z), purse))
        best = max(best, plan_value(s, t, plan.give(y, z, x), purse))
    if z != x and z != y:
        best = max(best, plan_value(s, t, plan.give(z, x, y), purse))
        best = max(best, plan_value(s, t, plan.give(z, y, x), purse))
    return best


def best_plan(s: State, t: Tables, out: list[int], count: int) -> int:
    """The best way to give the dice, or a spell that gains more than it costs."""
    purse = in_reserve(s)
    best = out[0]
    value = -2 * END
    for i in range(count):
        if out[i] < plan.GIVES:
            found = plan_value(s, t, out[i], purse)
            if found > value:
                value = found
                best = out[i]
    gained = value
    for i in range(count):
        action = out[i]
        if plan.TIDE <= action < plan.TRANSLATE:
            shows, becomes = (action - plan.TIDE) // 6 + 1, (action - plan.TIDE) % 6 + 1
            if shows == becomes:
                continue
            found = tide_value(s, t, shows, becomes, purse)
            if found > gained:
                gained = found
                best = action
        elif action == plan.TRANSLATE and s.crew != FULL_CREW:
            landing = best_landing(s, t)
            found = translation_value(s, t, landing, purse)
            if found > gained:
                gained = found
                best = action
        elif action == plan.WHIRLWIND and value < -10:
            found = (30 if purse > t.whirlwind_cost else 0) - t.whirlwind_cost * RESERVE_TOKEN
            if found > gained:
                gained = found
                best = action
    return best


def tide_value(s: State, t: Tables, shows: int, becomes: int, purse: int) -> int:
    """What the best plan is worth after a Tide, less its price."""
    x, y, z = s.dice[0], s.dice[1], s.dice[2]
    if x == shows:
        x = becomes
    elif y == shows:
        y = becomes
    else:
        z = becomes
    return best_give(s, t, x, y, z, purse - t.tide_cost) - t.tide_cost * RESERVE_TOKEN


def best_landing(s: State, t: Tables) -> int:
    """The place where a better token would help most: where the best plan without it lands."""
    purse = in_reserve(s) - t.translation_cost
    best = 0
    value = -4 * END
    for die in range(3):
        n, x, y = s.dice[die], s.dice[(die + 1) % 3], s.dice[(die + 2) % 3]
        place = path.toward_abyss(s, n)
        if place <= s.path_length:
            found = max(phantom_value(s, x) - toll(s, t, y, purse), phantom_value(s, y) - toll(s, t, x, purse))
            found -= STEP_AHEAD * n
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
            number = s.path[place]
            found = RESERVE_TOKEN
            if place_token.cannot_board(s, t, number) == 0:
                found = ABOARD + 60 // (1 + copies_ahead(s, number))
            if place < s.nautilion:
                found += 30
            if found > value:
                value = found
                best = place
    return best


def translation_value(s: State, t: Tables, landing: int, purse: int) -> int:
    """What the best plan is worth after the best swap to `landing`, less the price."""
    other = best_swap(s, t, landing)
    if other == 0 or place_token.cannot_board(s, t, s.path[other]) != 0:
        return -END
    first = s.path[landing]
    s.path[landing] = s.path[other]
    s.path[other] = first
    value = best_give(s, t, s.dice[0], s.dice[1], s.dice[2], purse - t.translation_cost)
    s.path[other] = s.path[landing]
    s.path[landing] = first
    return value - t.translation_cost * RESERVE_TOKEN


def better_first_seat(s: State, t: Tables) -> int:
    """Two players, first turn: who could place what the dice reach."""
    best = 0
    value = -END
    for seat in range(2):
        placed = 0
        for die in range(3):
            place = path.toward_abyss(s, s.dice[die])
            if t.admirals[s.admirals[seat] - 1] >> s.path[place] & 1:
                placed += 1
        if placed > value:
            value = placed
            best = seat
    return best
