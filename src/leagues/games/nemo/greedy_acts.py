"""What the policy `greedy` does in the Action Phase: every action by what it brings for an action point, here or where the
Nautilus can sail. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import (
    actions,
    digging,
    effects,
    greedy_effects,
    greedy_fights,
    greedy_rolls,
    greedy_upgrades,
    greedy_values,
    questions,
    seas,
)
from leagues.games.nemo.actions import ADVENTURE_ACTION, REFIT_ACTION, REPAIR_ACTION, REST_ACTION, TWO_POINTS
from leagues.games.nemo.decisions import act
from leagues.games.nemo.greedy_values import END, POINT
from leagues.games.nemo.keeping import card_price, tested
from leagues.games.nemo.resolve import salvage
from leagues.games.nemo.scoring import TREASURE, item
from leagues.games.nemo.sources import CARD, INCITE, REFIT, REPAIR, REST, SEARCH
from leagues.games.nemo.state import (
    BOLD,
    CARDS,
    DIPLOMACY,
    FIRST_ALLY,
    MAPS,
    OCEANS,
    STALK,
    TABLEAU,
    TORPEDO,
    State,
)
from leagues.games.nemo.tables import Tables

# What is noted beside the options, for each ocean: attack, search, incite, a card.
NOTES = 120
ATTACKING, SEARCHING, INCITING, PLAYING = range(4)
KINDS = 4
MOST = 30000  # on a GPU, a note has 16 bits
ADVENTURE = 150  # a card of the Adventure Deck
SAVED = 60  # an action point that is kept
LATER = 60  # how much of a hundred next turn's harvest counts


def note(s: State, t: Tables, out: list[int]) -> None:
    """Note what there is to do in each ocean."""
    prices = greedy_upgrades.market(s, t)
    alone = greedy_fights.unknown(s, t, prices, s.nautilus, STALK) if hidden_anywhere(s) else -END
    for ocean in range(OCEANS):
        attack = alone if s.hidden[ocean] > 0 else -END
        attack = max(attack, greedy_fights.best_target(s, t, prices, ocean, STALK))
        out[NOTES + ocean * KINDS + ATTACKING] = clip(attack)
        searching = greedy_rolls.test(s, t, SEARCH, 0, ocean) if s.gems[ocean] == 1 else -END
        more = questions.find_worth(s, t, ocean, 0)
        if more > 0:
            searching = max(0, searching) + more
        out[NOTES + ocean * KINDS + SEARCHING] = clip(searching)
        inciting = greedy_rolls.test(s, t, INCITE, 0, ocean) if seas.free_land(s, t, ocean) else -END
        out[NOTES + ocean * KINDS + INCITING] = clip(inciting)
        playing = best_card(s, t, ocean)
        claim = questions.claim_worth(s, t, ocean, 0)
        if claim > 0:
            playing = max(playing, (ADVENTURE + claim) // TWO_POINTS)
        out[NOTES + ocean * KINDS + PLAYING] = clip(playing)


def hidden_anywhere(s: State) -> bool:
    """Whether any Hidden ship is on the map."""
    for ocean in range(OCEANS):
        if s.hidden[ocean] > 0:
            return True
    return False


def clip(value: int) -> int:
    """A value that fits into a note."""
    return min(max(value, -MOST), MOST)


def best_card(s: State, t: Tables, ocean: int) -> int:
    """The best card of the tableau that belongs to an ocean, for an action point."""
    best = -END
    for card in range(1, CARDS):
        if s.cards[card] == TABLEAU and t.where[card] >> ocean & 1:
            best = max(best, using(s, t, card) // max(1, card_price(s, t, card)))
    return best


def using(s: State, t: Tables, card: int) -> int:
    """What using a card of the tableau is worth."""
    if tested(t, card):
        return greedy_rolls.test(s, t, CARD, card, s.nautilus)
    return greedy_effects.effect(s, t, effects.of_card(card, effects.USE), card)


def harvest(s: State, out: list[int], ocean: int, points: int) -> int:
    """What so many action points bring in an ocean."""
    attack = out[NOTES + ocean * KINDS + ATTACKING]
    search = out[NOTES + ocean * KINDS + SEARCHING]
    incite = out[NOTES + ocean * KINDS + INCITING]
    card = out[NOTES + ocean * KINDS + PLAYING]
    found = 0
    for _ in range(points):
        best = max(attack, search, incite, card)
        if best <= 0:
            return found
        found += best
        if best == attack:
            attack = attack * 3 // 4
        elif best == search:
            search = 0
        elif best == incite:
            incite = 0
        else:
            card = 0
    return found


def moves(s: State, t: Tables, start: int, goal: int) -> int:
    """How many moves lead from one ocean to another, as far as that matters."""
    if start == goal:
        return 0
    if seas.can_sail(s, t, start, goal):
        return 1
    far = 3
    for between in range(OCEANS):
        if seas.can_sail(s, t, start, between) and seas.can_sail(s, t, between, goal):
            far = 2
    return (far + 1) // 2 if questions.reach(s, t, 1) > 1 else far


def moving(s: State, t: Tables, out: list[int], ocean: int, points: int) -> int:
    """What sailing to an ocean, and perhaps on, brings for an action point."""
    best = 0
    for goal in range(OCEANS):
        way = 1 + moves(s, t, ocean, goal)
        left = points - way
        if left > 0:
            best = max(best, harvest(s, out, goal, left) // points)
        else:
            best = max(best, harvest(s, out, goal, 2) * LATER // (POINT * (way + 2)))
    return best


def rate(value: int, price: int) -> int:
    """What something brings for an action point; what is free brings more."""
    return 2 * value if price == 0 else value // price


def best_act(s: State, t: Tables, out: list[int], count: int) -> int:
    """The best thing to do; one action point may be kept."""
    note(s, t, out)
    best, found = 0, act.END
    for i in range(count):
        value = acting(s, t, out, out[i])
        if value > best:
            best, found = value, out[i]
    if best < SAVED and s.actions <= t.most_saved and not free(s, t, found):
        return act.END
    return found


def free(s: State, t: Tables, action: int) -> bool:
    """Whether an answer costs no action points."""
    if act.SACRIFICE <= action < act.CARD or act.ALLY <= action < act.OFFERED_LAST:
        return True
    if act.TOKEN <= action < act.OFFERED_SINCE:
        return True
    if act.MOVE <= action < act.SACRIFICE and actions.cost(s, t, actions.MOVE_ACTION) == 0:
        return True
    return action == act.FIRE_TORPEDO or action == act.MEET or action == act.MEND


def burying(s: State, t: Tables) -> int:
    """What burying all maps brings: late in the voyage, when it is known how many score twice."""
    if greedy_values.turns_left(s) > 1:
        return 0
    left, found = digging.doubled(s, t), 0
    for kind in range(MAPS):
        left -= s.buried[kind]
    for value in range(digging.MOST, 0, -1):
        for kind in range(MAPS):
            if (
                left > 0
                and digging.can_bury(s, t, kind)
                and item(t.treasure_points[kind], t.adds[s.motive][TREASURE]) == value
            ):
                found += value * min(left, s.held[kind])
                left -= min(left, s.held[kind])
    return POINT * found


def acting(s: State, t: Tables, out: list[int], action: int) -> int:
    """What an answer brings for an action point."""
    if action == act.BURY:
        return rate(burying(s, t), actions.cost(s, t, digging.PRICE))
    here = NOTES + s.nautilus * KINDS
    if action == act.END or act.END_AT <= action < act.LAST_CARD:
        return 0
    if action == act.MEET:
        return 2 * striking(s, t, DIPLOMACY)
    if act.offer_of(action) >= 0:
        return offered(s, t, act.offer_of(action))
    if act.treasure_of(action) >= 0:
        return token(s, t, out, act.treasure_of(action))
    if act.card_of(action) > 0:
        card = act.card_of(action)
        return rate(using(s, t, card), card_price(s, t, card))
    if action >= act.PLACE:
        return 2 * greedy_fights.enlisted(s, t, FIRST_ALLY + action - act.PLACE)
    if action >= act.SACRIFICE:
        return offering(s, t, out, action - act.SACRIFICE)
    if action >= act.MOVE:
        return moving(s, t, out, action - act.MOVE, s.actions)
    if action == act.ATTACK_BOLDLY:
        return striking(s, t, BOLD)
    if action == act.ATTACK_STALKING:
        return out[here + ATTACKING]
    if action == act.FIRE_TORPEDO:
        return 2 * striking(s, t, TORPEDO)
    if action == act.INCITE:
        return out[here + INCITING]
    if action == act.SEARCH:
        return out[here + SEARCHING]
    return ordering(s, t, action)


def ordering(s: State, t: Tables, action: int) -> int:
    """What the actions that can be done anywhere bring for an action point."""
    if action == act.REST:
        return rate(greedy_rolls.test(s, t, REST, 0, s.nautilus), actions.cost(s, t, REST_ACTION))
    if action == act.REPAIR:
        return rate(greedy_rolls.test(s, t, REPAIR, 0, s.nautilus), actions.cost(s, t, REPAIR_ACTION))
    if action == act.REFIT:
        goal = greedy_upgrades.wanted(s, t, t.salvage_boxes)
        if goal >= 0 and t.price[goal] > salvage(s):
            return 0
        return rate(greedy_rolls.test(s, t, REFIT, 0, s.nautilus), actions.cost(s, t, REFIT_ACTION))
    if action == act.ADVENTURE:
        value = ADVENTURE + s.deck_gems * greedy_values.mean_treasure(s, t)
        value = questions.claim_worth(s, t, s.nautilus, value)
        return rate(value, actions.cost(s, t, ADVENTURE_ACTION))
    return 0


def offered(s: State, t: Tables, offer: int) -> int:
    """What an action that an upgrade offers is worth."""
    return questions.act_worth(s, t, act.OFFERING[offer], act.WAYS[offer], 0)


def striking(s: State, t: Tables, style: int) -> int:
    """What an attack in the Nautilus' ocean is worth."""
    prices = greedy_upgrades.market(s, t)
    best = greedy_fights.best_target(s, t, prices, s.nautilus, style)
    if s.hidden[s.nautilus] > 0:
        best = max(best, greedy_fights.unknown(s, t, prices, s.nautilus, style))
    return best


def token(s: State, t: Tables, out: list[int], kind: int) -> int:
    """What using a retained Treasure brings beyond its points."""
    value = greedy_effects.effect(s, t, effects.OF_TREASURES + kind, 0)
    if questions.brings_actions(s, t, t.effects[effects.OF_TREASURES + kind][0], False):
        value = harvest(s, out, s.nautilus, 1) if s.actions == 0 else 0
    return value - greedy_values.treasure(s, t, kind)


def offering(s: State, t: Tables, out: list[int], character: int) -> int:
    """What sacrificing a character for action points brings: only when nothing else is left to act with."""
    if s.actions > 0:
        return 0
    value = harvest(s, out, s.nautilus, t.character_actions[character])
    return value - greedy_values.character(s, t, character)
