"""Heroic Actions: who can pay for a card. What each does is in `heroics`."""

from __future__ import annotations

from leagues.games.nautilion import path, questions
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import aboard, fits, splits
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import tell


def recoverable(s: State, t: Tables, card: int) -> int:
    """The crew numbers that a card can bring aboard, as bits: from the path or from the discard pile."""
    if t.heroic_effects[card] == Heroic.FROM_PATH:
        return path.crew_on_path(s)
    found = 0
    for number in range(1, 10):
        if s.discard[number] > 0:
            found |= 1 << number
    return found


def brings_crew(t: Tables, card: int) -> bool:
    """Whether a card brings a crew token aboard in the place of the one that pays."""
    effect = t.heroic_effects[card]
    return effect == Heroic.FROM_PATH or effect == Heroic.FROM_DISCARD


def someone_fits(s: State, t: Tables, card: int, paid: int) -> bool:
    """Whether a card can bring somebody aboard once `paid` has left: another number, joined by ducts
    [admiral-phase-five]."""
    group = aboard(s) & ~(1 << paid)
    found = recoverable(s, t, card) & ~(1 << paid) & ~group
    for number in range(1, 10):
        if found >> number & 1 and fits(s, t, group, number):
            return True
    return False


def cannot_pay(s: State, t: Tables, card: int, number: int) -> int:
    """0, or the rule that keeps a crew member from paying for a card [heroic-cost, heroic-split]."""
    if not s.crew >> number & 1:
        return Rule.HEROIC_COST
    if splits(s, t, number):
        if not brings_crew(t, card):
            return Rule.HEROIC_SPLIT
        if not someone_fits(s, t, card, number):
            return Rule.HEROIC_RECONNECT
    return 0


def cannot_play(s: State, t: Tables, card: int) -> int:
    """0, or the rule that keeps a card from being played: it must lie open, and somebody must pay."""
    if not s.heroics >> card & 1:
        return Rule.HEROICS_SETUP
    if s.crew != 0 and s.mercenaries == 0:
        return 0  # in any group somebody can be done without [toll-always-payable]
    rule: int = Rule.HEROIC_COST
    for number in range(1, 10):
        if s.crew >> number & 1:
            rule = cannot_pay(s, t, card, number)
            if rule == 0:
                return 0
    return rule


def perform(s: State, t: Tables, card: int, paid: int) -> None:
    """The card has been paid for and is gone; now it does what it says."""
    payers = t.heroic_payers[card]
    if payers != 0 and not payers >> paid & 1:
        tell(s, Say.HEROIC_WASTED, card, paid, 0)
    else:
        questions.perform(s, t, t.heroic_effects[card], card, paid)
