"""Heroic Actions as the policy `greedy` sees them: every open card must be played before the Abyss, and each costs a crew
member, so that early is cheap. In the compiled subset."""

from __future__ import annotations

from leagues.games.nautilion import heroic, path, questions
from leagues.games.nautilion.greedy_values import END, armed, crew_loss
from leagues.games.nautilion.ship import aboard, fits
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables

PLAYED = 125  # a card that need not be played any more
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
    if heroic.brings_crew(t, card):
        number = brought(s, t, card, paid)
        return crew_loss(s, number) + armed(s, t, number) - SWAP if number != 0 else 0
    if t.heroic_payers[card] != 0 and not t.heroic_payers[card] >> paid & 1:
        return 0
    return questions.deed(s, t, t.heroic_effects[card], card, paid, 0)


def gained(s: State, t: Tables, out: list[int], card: int, value: int) -> int:
    """What playing a card now gains."""
    paid = payer(s, t, card)
    help_now = questions.help_now(s, t, t.heroic_effects[card], out, card, value, 0)
    return PLAYED + help_now + deed(s, t, card, paid) - sacrifice(s, t, paid)


def least_useful(s: State, t: Tables) -> int:
    """The open card that is best replaced: one that brings nobody aboard."""
    best = 0
    for card in range(1, 13):
        if s.heroics >> card & 1:
            best = card
            if not heroic.brings_crew(t, card):
                return best
    return best
