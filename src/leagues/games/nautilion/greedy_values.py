"""What tokens are worth to the policy `greedy`, in hundredths of a crew member placed: to have, to lose, to leave to the
Phantom. In the compiled subset."""

from __future__ import annotations

from leagues.games.nautilion import cabin, collision, darkhouse, path
from leagues.games.nautilion.boarding import cannot_board, cannot_hire
from leagues.games.nautilion.decisions import darkhouse_discard
from leagues.games.nautilion.endings import Ending, verdict
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import aboard, count, joined, splits
from leagues.games.nautilion.state import CABIN_CREW, MAGE, MAGES, MERCENARIES, MERCENARY, State, plays_with
from leagues.games.nautilion.tables import Tables

END = 8000  # winning or losing outweighs everything
ABOARD = 100
# In the base game, and with expansions, where more is asked of the reserve.
RESERVE_TOKEN, RESERVE_TOKEN_MORE = 20, 32  # a token that is gained
SPENT_TOKEN, SPENT_TOKEN_MORE = 20, 24  # one that pays for something
TOLL_TOKEN, TOLL_TOKEN_MORE = 26, 32  # one that is lost for nothing
SPENT_TOKEN_LONG = 16  # for every four tokens ahead that each of the reserve must last for
STEP_AHEAD = 9  # every token passed is a chance gone
CHANCE_GONE = 40  # with expansions: times what is missing, for each of the chances that are left
CHANCES_MORE = 3
PARTNER = 20  # a Mage's partner in the cabin
PARTNER_TURNS = 100  # and what the turns to come add
LOOSE = 20  # whoever is joined only by Mercenaries may be lost with them
HARPOONS_A_TURN = 50  # what the Phantom can be expected to take on board, in hundredths of a harpoon
HARPOON = 150  # each harpoon that is lacking, for the turns that are left
LEAST_HARPOON, MOST_HARPOON = 24, 110
PHANTOM_HELD = 20  # a turn in which the Phantom comes no nearer
PHANTOM_NEAR, NEAR = 60, 6  # more, when it is about to come home
STRONG_STEP = 12  # a step nearer to a collision that would not be lost


def kept(s: State) -> int:
    """What another token in the reserve is worth."""
    return RESERVE_TOKEN if s.expansions == 0 else RESERVE_TOKEN_MORE


def spent(s: State, tokens: int) -> int:
    """What it costs to pay tokens from the reserve: with expansions the more, the longer the few must last."""
    if s.expansions == 0:
        return tokens * SPENT_TOKEN
    ahead = path.tokens_between(s, s.nautilion, s.path_length + 1)
    return tokens * (SPENT_TOKEN_MORE + SPENT_TOKEN_LONG * ahead // (4 + 4 * in_reserve(s)))


def passed(s: State) -> int:
    """What it costs to move on by a token, a chance gone: with expansions the more, the more is missing."""
    if s.expansions == 0:
        return STEP_AHEAD
    return CHANCE_GONE * needs(s) // (path.tokens_between(s, s.nautilion, s.path_length + 1) + CHANCES_MORE)


def needs(s: State) -> int:
    """How many tokens must still be found: crew, Mages, and whoever pays for Heroic Actions."""
    found = 9 - count(s.crew) + count(s.heroics)
    return found + 3 - count(s.cabin & cabin.ALL_MAGES) if plays_with(s, MAGES) else found


def complete(s: State) -> bool:
    """Whether nothing is missing to win in the Abyss."""
    return verdict(s) == Ending.WON_FULL_CREW


def copies_ahead(s: State, kind: int) -> int:
    """How many tokens of this kind the Nautilion can still reach."""
    copies = 0
    for place in range(s.nautilion + 1, s.path_length + 1):
        if s.path[place] == kind:
            copies += 1
    return copies


def harpoon(s: State, t: Tables) -> int:
    """What a harpoon is worth before the collision: the more, the more are lacking and the less time there is."""
    turns = path.tokens_between(s, s.nautilion, s.phantom) // 4 + 1
    lacking = 100 * (collision.phantom_harpoons(s, t) - collision.harpoons(s, t)) + HARPOONS_A_TURN * turns
    return min(max(HARPOON * lacking // (100 * (turns + 4)), LEAST_HARPOON), MOST_HARPOON)


def harpoons_of(t: Tables, kind: int) -> int:
    """The harpoons on a token."""
    if kind == MERCENARY:
        return t.mercenary_harpoons
    return t.warriors >> kind & 1


def armed(s: State, t: Tables, kind: int) -> int:
    """What the harpoons of a token are worth now; nothing after the collision."""
    if not collision.ahead(s) or harpoons_of(t, kind) == 0:
        return 0
    return harpoons_of(t, kind) * harpoon(s, t)


def pace(s: State, t: Tables) -> int:
    """What every step towards the collision is worth."""
    if not collision.ahead(s):
        return 0
    return STRONG_STEP if collision.harpoons(s, t) >= collision.phantom_harpoons(s, t) else 0


def hiring_space(s: State, t: Tables) -> int:
    """Where a Mercenary is least in the way: the space whose crew is the last to be met, and not a warrior's; 0 for none."""
    best = 0
    least = END
    for space in range(1, 10):
        if cannot_hire(s, t, MERCENARY, space) == 0:
            found = copies_ahead(s, space) + 2 * (t.warriors >> space & 1)
            if found < least:
                least = found
                best = space
    return best


def partner(s: State, t: Tables, number: int) -> int:
    """What a crew member in the cabin is worth: a re-roll on every turn that is left, once its Mage is there."""
    value = PARTNER + PARTNER_TURNS * path.tokens_between(s, s.nautilion, s.path_length + 1) // s.path_length
    return value if s.cabin >> (cabin.space_of(t, number) - CABIN_CREW) & 1 else value * 2 // 3


def on_board(s: State, t: Tables, number: int, copies: int) -> int:
    """What a crew member on the ship is worth, of whom there are so many copies."""
    value = ABOARD + 60 // copies
    if plays_with(s, MERCENARIES):
        value += armed(s, t, number)
        if s.crew != 0 and t.ducts[s.ship][number] & s.crew == 0:
            value -= LOOSE
    return value


def gain(s: State, t: Tables, kind: int, copies: int) -> int:
    """What it is worth to have a token in hand, of which there are so many copies."""
    if kind == MERCENARY:
        return max(kept(s), armed(s, t, kind)) if hiring_space(s, t) != 0 else kept(s)
    if kind > MAGE:
        return ABOARD + 60 // copies if cabin.cannot_enter(s, t, kind) == 0 else kept(s)
    value = kept(s)
    if cannot_board(s, t, kind) == 0:
        value = on_board(s, t, kind, copies)
    if cabin.cannot_enter(s, t, kind) == 0:
        value = max(value, partner(s, t, kind))
    return value


def worth(s: State, t: Tables, kind: int) -> int:
    """What taking this token from the path is worth: also for the spaces that it opens."""
    value = gain(s, t, kind, max(1, copies_ahead(s, kind)))
    if kind <= 9 and cannot_board(s, t, kind) == 0:
        for other in range(1, 10):
            if t.ducts[s.ship][kind] >> other & 1 and not s.crew >> other & 1 and not joined(s, t, other):
                value += 6
    return value


def missing(s: State, t: Tables, kind: int) -> bool:
    """Whether a token of this kind is still needed to win."""
    return not (s.crew >> kind & 1 if kind <= 9 else s.cabin >> cabin.space_of(t, kind) & 1)


def destroyed(s: State, t: Tables, place: int) -> int:
    """What it costs when the Phantom gets the token of a place."""
    kind = s.path[place]
    if kind == MERCENARY and s.collided:
        return toll_price(s, t, in_reserve(s), 1)
    cost = armed(s, t, kind)
    if kind != MERCENARY and place > s.nautilion and missing(s, t, kind):
        cost += 40 // copies_ahead(s, kind)
    return cost


def crew_loss(s: State, number: int) -> int:
    """What losing this crew from the ship would cost."""
    return ABOARD + 120 // (1 + copies_ahead(s, number))


def loss(s: State, t: Tables, action: int) -> int:
    """What this answer to a toll costs, if it is not the reserve."""
    if action >= darkhouse_discard.CABIN + CABIN_CREW:
        return partner(s, t, t.partners[action - darkhouse_discard.CABIN - CABIN_CREW])
    if action >= darkhouse_discard.CABIN:
        return crew_loss(s, MAGE + 1 + action - darkhouse_discard.CABIN)
    if s.mercenaries >> action & 1:
        return armed(s, t, MERCENARY)
    return crew_loss(s, action) + armed(s, t, action)


def least_missed(s: State, t: Tables) -> int:
    """Whom to give up when there is no reserve: whoever is easiest to find again; 0 for nobody."""
    best = 0
    least = END
    for space in range(1, 10):
        if aboard(s) >> space & 1 and not splits(s, t, space) and loss(s, t, space) < least:
            least = loss(s, t, space)
            best = space
    for space in range(6):
        action = darkhouse_discard.CABIN + space
        if s.cabin >> space & 1 and loss(s, t, action) < least:
            least = loss(s, t, action)
            best = action
    return best


def toll_price(s: State, t: Tables, purse: int, tokens: int) -> int:
    """What it costs to give up tokens."""
    price = (TOLL_TOKEN if s.expansions == 0 else TOLL_TOKEN_MORE) * min(purse, tokens)
    if purse < tokens:
        missed = least_missed(s, t)
        if missed != 0:
            price += (tokens - max(0, purse)) * loss(s, t, missed)
    return price


def toll_tokens(s: State, t: Tables) -> int:
    """How many tokens a toll costs now."""
    if s.shelter > 0:
        return 0
    return max(1, t.card_tokens[darkhouse.card(s)])


def toll_chance(s: State, t: Tables, die: int) -> int:
    """How likely the Darkhouse's die costs a toll, in sixths."""
    dice = t.card_tolls[darkhouse.card(s)]
    if dice == 0:
        dice = t.toll
    if not darkhouse.rolls_again(s, t, die):
        return 6 if dice >> die & 1 else 0
    chance = 0
    for again in range(1, 7):
        if dice >> again & 1:
            chance += t.faces[again]
    return chance


def phantom_held(s: State) -> int:
    """What it is worth that the Phantom does not come nearer: more when it is about to come home."""
    near = path.tokens_between(s, path.HAPPY_ISLES, s.phantom) <= NEAR
    return PHANTOM_HELD + PHANTOM_NEAR if near else PHANTOM_HELD
