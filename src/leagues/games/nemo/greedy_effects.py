"""What effects are worth to the policy `greedy`: the rows of the vocabulary, one after the other. In the compiled subset."""

from __future__ import annotations

from leagues.games.nemo import effects, greedy_values, seas
from leagues.games.nemo.effects import NUMBERS
from leagues.games.nemo.greedy_values import ACTION_POINT, GEM, POINT, room_price
from leagues.games.nemo.resolve import after_choice, alternative_at, alternatives, holds, salvage, word_at
from leagues.games.nemo.state import FIRST_OFFICER, HULL, OCEANS, TABLEAU, TREASURES, State, aboard
from leagues.games.nemo.tables import Tables

FIGHT_COST = 150  # a battle that nobody asked for
MOVES = 60
TUNNEL = 50
OFFER = 150


def effect(s: State, t: Tables, program: int, card: int) -> int:
    """What a whole effect is worth, on behalf of a card or of none; of what can be chosen, the best."""
    found = 0
    at = 0
    while word_at(t, program, at) != effects.NONE:
        word = word_at(t, program, at)
        if word == effects.CHOOSE:
            found += best_choice(s, t, program, at + 1, card)
            at = after_choice(t, program, at)
        elif skips(s, t, program, at):
            at += 1
        else:
            found += row(s, t, word, t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2], card)
        at += 1
    return found


def best_choice(s: State, t: Tables, program: int, first: int, card: int) -> int:
    """What the best of the things to choose from is worth."""
    best = -2 * greedy_values.END
    for one in range(alternatives(t, program, first)):
        best = max(best, thing(s, t, program, alternative_at(t, program, first, one), card))
    return best


def thing(s: State, t: Tables, program: int, first: int, card: int) -> int:
    """What one of the things to choose from is worth."""
    found = 0
    at = first
    while True:
        word = word_at(t, program, at)
        if word == effects.OR or word == effects.DONE or word == effects.NONE:
            return found
        if skips(s, t, program, at):
            at += 1
        else:
            found += row(s, t, word, t.effects[program][at * NUMBERS + 1], t.effects[program][at * NUMBERS + 2], card)
        at += 1


def skips(s: State, t: Tables, program: int, at: int) -> bool:
    """Whether a row is a condition that does not hold."""
    word = word_at(t, program, at)
    return effects.IF_IN <= word <= effects.UNLESS_SOUND and not holds(s, t, word, t.effects[program][at * NUMBERS + 1])


def row(s: State, t: Tables, word: int, one: int, two: int, card: int) -> int:
    """What a row is worth."""
    if effects.NEMO <= word <= effects.HULL:
        return greedy_values.change(s, t, word - effects.NEMO, one)
    if word == effects.NOTORIETY:
        return greedy_values.notoriety(s, t, one)
    if word == effects.ACTIONS or word == effects.ACTIONS_OVER:
        return one * ACTION_POINT
    if word == effects.NO_ACTIONS:
        return -2 * ACTION_POINT
    if word == effects.TREASURE:
        return one * greedy_values.mean_treasure(s, t)
    if effects.GEM <= word <= effects.CUBE_ANYWHERE:
        return land(s, t, word, one)
    if effects.SHIPS_ROLLED <= word <= effects.FIGHT_DRAWN:
        return ships(s, t, word, one, two)
    if word >= effects.TO_PASS:
        return pile(s, t, word, card)
    return other(s, t, word, one)


def land(s: State, t: Tables, word: int, one: int) -> int:
    """What gems and cubes are worth."""
    if word == effects.GEM:
        return GEM
    if word == effects.GEM_ON_DECK or word == effects.GEMS_CHOSEN:
        return one * GEM
    if word == effects.GEMS_MISSING:
        found = 0
        for ocean in range(OCEANS):
            if one >> ocean & 1 and s.gems[ocean] == 0:
                found += GEM
        return found
    return greedy_values.cube(s, t) if seas.cubes_left(s, t) > 0 else 0


def ships(s: State, t: Tables, word: int, one: int, two: int) -> int:
    """What it costs that ships come, and brings that they go."""
    price = room_price(s, t)
    if word == effects.SHIPS_ROLLED:
        return -one * price
    if word == effects.SHIPS_RISING:
        return -3 * price
    if word == effects.SHIPS_IN:
        return -two * price
    if word == effects.REVEAL_IN:
        return -price
    if word == effects.REMOVE_HIDDEN:
        return one * (price + greedy_values.space_price(s, t))
    return 0 if word == effects.ADD_GROUP else -FIGHT_COST


def pile(s: State, t: Tables, word: int, card: int) -> int:
    """What it is worth where a card goes."""
    if card == 0:
        return 0
    worth = greedy_values.card(s, t, card)
    held = worth if s.cards[card] == TABLEAU and t.hold[card] == 1 else 0
    if word == effects.TO_PASS:
        return worth - held
    if word == effects.TO_TABLEAU:
        return worth if t.hold[card] == 1 else worth // 2
    return POINT * t.failed_points[card] - held


def other(s: State, t: Tables, word: int, one: int) -> int:
    """What the remaining rows are worth."""
    if word == effects.SACRIFICE:
        lost = greedy_values.least_character(s, t, one)
        return -greedy_values.character(s, t, lost) if lost >= 0 else 0
    if word == effects.RESTORE:
        return restored(s, t, one)
    if word == effects.MOVE:
        return one * MOVES
    if word == effects.TUNNEL:
        return TUNNEL
    if word == effects.OFFER or word == effects.REVEAL_UPGRADE:
        return OFFER
    if word == effects.HULL_DIE:
        return greedy_values.change(s, t, HULL, -4)
    if word == effects.MEND:
        return greedy_values.change(s, t, HULL, one)
    if word == effects.EXPENSIVE:
        return -least_treasure(s, t)
    if word == effects.INSTALL:
        goal = greedy_values.wanted(s, t, salvage(s) + one)
        return greedy_values.upgrade(s, t, goal) if goal >= 0 else 0
    return 5 * POINT if word == effects.REPAIR_CARD else 0


def restored(s: State, t: Tables, allowed: int) -> int:
    """What it is worth that somebody comes back."""
    best = 0
    for number in range(FIRST_OFFICER):
        if allowed >> number & 1 and not aboard(s, number):
            best = max(best, POINT * t.character_points[number])
    return best


def least_treasure(s: State, t: Tables) -> int:
    """What the least Treasure in hand is worth; 0 without any."""
    least = greedy_values.END
    for kind in range(TREASURES):
        if s.held[kind] > 0:
            least = min(least, greedy_values.treasure(s, t, kind))
    return least if least < greedy_values.END else 0
