"""Heroic Actions as the policy `greedy` sees them: every open card must be played before the Abyss, and each costs a crew
member, so that early is cheap. In the compiled subset."""

from __future__ import annotations

from leagues.games.nautilion import heroic, path
from leagues.games.nautilion.decisions import plan
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_turn import TOLL, three
from leagues.games.nautilion.greedy_values import END, armed, crew_loss, kept, partner
from leagues.games.nautilion.ship import aboard, fits
from leagues.games.nautilion.state import CABIN_CREW, MERCENARY, State
from leagues.games.nautilion.tables import Tables

PLAYED = 125  # a card that need not be played any more
SHELTER = 20
PHANTOM_HELD = 20
PHANTOM_NEAR = 60  # more, when it is about to come home
NEAR = 6
REEF_GONE = 4
FOUND_AGAIN = 40  # whoever pays can be back this turn
SWAP = 40  # what a card that brings somebody else aboard should gain, to be worth playing early


def brought(s: State, t: Tables, card: int, paid: int) -> int:
    """Who is best brought aboard in the place of somebody who pays; 0 for nobody."""
    group = aboard(s) & ~(1 << paid)
    best = 0
    value = 0
    for number in range(1, 10):
        if number != paid and heroic.recoverable(s, t, card) >> number & 1 and fits(s, t, group, number):
            found = crew_loss(s, number) + armed(s, t, number)
            if found > value:
                value = found
                best = number
    return best


def sacrifice(s: State, t: Tables, number: int) -> int:
    """What it costs when a crew member pays."""
    cost = crew_loss(s, number) + armed(s, t, number)
    for die in range(3):
        if s.dice[die] != 0 and s.path[path.toward_abyss(s, s.nautilion, s.dice[die])] == number:
            return cost - FOUND_AGAIN
    return cost


def payer(s: State, t: Tables, card: int) -> int:
    """Who should pay for a card; 0 for nobody."""
    best = 0
    value = -END
    for number in range(1, 10):
        if heroic.cannot_pay(s, t, card, number) == 0:
            found = deed(s, t, card, number) - sacrifice(s, t, number)
            if found > value:
                value = found
                best = number
    return best


def deed(s: State, t: Tables, card: int, paid: int) -> int:
    """What a card does that depends on who pays."""
    effect = t.heroic_effects[card]
    if heroic.brings_crew(t, card):
        number = brought(s, t, card, paid)
        return crew_loss(s, number) + armed(s, t, number) - SWAP if number != 0 else 0
    if t.heroic_payers[card] != 0 and not t.heroic_payers[card] >> paid & 1:
        return 0
    value = 0
    if effect == Heroic.CABIN:
        for mage in range(3):
            number = t.partners[mage]
            if number != paid and s.discard[number] > 0 and not s.cabin >> (CABIN_CREW + mage) & 1:
                value += partner(s, t, number)
    elif effect == Heroic.MERCENARY and s.captives[MERCENARY] > 0:
        value = armed(s, t, MERCENARY)
    elif effect == Heroic.REEFS:
        for place in range(s.nautilion + 1, s.path_length + 1):
            if path.reef_beside(s, place) == paid:
                value += REEF_GONE
    return value


def help_now(s: State, t: Tables, out: list[int], card: int, value: int) -> int:
    """What a card does whoever pays; `value` is what the turn is worth without it."""
    effect = t.heroic_effects[card]
    if effect == Heroic.SHELTER:
        return SHELTER
    if effect == Heroic.SET_DICE:
        return ideal(s, t, out) - value if plan.gives_three(s, t) else 0
    if effect == Heroic.PHANTOM_STAYS or (effect == Heroic.PHANTOM_BACK and s.phantom <= s.path_length):
        near = path.tokens_between(s, path.HAPPY_ISLES, s.phantom) <= NEAR
        return PHANTOM_HELD + PHANTOM_NEAR if near else PHANTOM_HELD
    if effect == Heroic.TO_RESERVE:
        return kept(s) * t.heroic_amounts[card]
    return 0


def ideal(s: State, t: Tables, out: list[int]) -> int:
    """What the best dice of all are worth."""
    best = -END
    for dark in range(1, 7):
        for phantom in range(1, 7):
            for nautilion in range(1, 7):
                if t.faces[dark] > 0 and t.faces[phantom] > 0 and t.faces[nautilion] > 0:
                    best = max(best, three(s, t, out, dark, phantom, nautilion, TOLL))
    return best


def gained(s: State, t: Tables, out: list[int], card: int, value: int) -> int:
    """What playing a card now gains."""
    paid = payer(s, t, card)
    return PLAYED + help_now(s, t, out, card, value) + deed(s, t, card, paid) - sacrifice(s, t, paid)


def least_useful(s: State, t: Tables) -> int:
    """The open card that is best replaced: one that brings nobody aboard."""
    best = 0
    for card in range(1, 13):
        if s.heroics >> card & 1:
            best = card
            if not heroic.brings_crew(t, card):
                return best
    return best
