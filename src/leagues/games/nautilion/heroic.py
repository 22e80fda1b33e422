"""Heroic Actions: who can pay for a card, and what it does."""

from __future__ import annotations

from leagues.games.nautilion import cabin, path
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import aboard, fits, splits
from leagues.games.nautilion.state import MAGES, MERCENARY, State, plays_with
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ask, push, tell


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
    """Whether a card can bring somebody aboard once `paid` has left: another number, joined by ducts."""
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
    effect = t.heroic_effects[card]
    payers = t.heroic_payers[card]
    if payers != 0 and not payers >> paid & 1:
        tell(s, Say.HEROIC_WASTED, card, paid, 0)
    elif effect == Heroic.SHELTER:
        s.shelter = max(s.shelter, t.heroic_amounts[card])
    elif effect == Heroic.SET_DICE:
        push(s, Step.SET_DIE, 0, 0, 0, 0)
    elif effect == Heroic.PHANTOM_STAYS:
        s.phantom_stays = 1
    elif effect == Heroic.PHANTOM_BACK:
        s.phantom_back = 1
    elif effect == Heroic.REPLACE:
        if s.heroics != 0:
            ask(s, Step.REPLACE)
        else:
            tell(s, Say.HEROIC_NOTHING, card, 0, 0)
    elif effect == Heroic.FROM_PATH or effect == Heroic.FROM_DISCARD:
        bring_crew(s, t, card, paid)
    elif effect == Heroic.TO_RESERVE:
        if t.heroic_amounts[card] > 0:
            push(s, Step.RECOVER, Purpose.KEEPING, t.heroic_amounts[card], 0, 0)
    elif effect == Heroic.HAUL:
        s.haul = 1
    elif effect == Heroic.CABIN:
        if fill_cabin(s, t, paid) == 0:
            tell(s, Say.HEROIC_NOTHING, card, 0, 0)
    elif effect == Heroic.MERCENARY:
        if not free_captive(s):
            tell(s, Say.HEROIC_NOTHING, card, 0, 0)
    elif effect == Heroic.REEFS:
        remove_reefs(s, t, paid)


def bring_crew(s: State, t: Tables, card: int, paid: int) -> None:
    """A crew token comes aboard if one can; if one can, it must [heroic-nothing-to-recover]."""
    if not someone_fits(s, t, card, paid):
        tell(s, Say.HEROIC_NOTHING, card, 0, 0)
    elif t.heroic_effects[card] == Heroic.FROM_PATH:
        push(s, Step.TAKE, paid, 0, 0, 0)
    else:
        push(s, Step.RECOVER, Purpose.BOARDING, 1, paid, 0)


def fill_cabin(s: State, t: Tables, paid: int) -> int:
    """The other numbers of the cabin come from the discard pile, each if it is there and has room [heroic-cabin-room]. How
    many did."""
    came = 0
    for mage in range(3):
        number = t.partners[mage]
        there = plays_with(s, MAGES) and s.discard[number] > 0
        if there and number != paid and not s.cabin >> cabin.space_of(t, number) & 1:
            s.discard[number] -= 1
            cabin.enter(s, t, number)
            tell(s, Say.PLACED_CABIN, number, 0, 0)
            came += 1
    return came


def free_captive(s: State) -> bool:
    """A Mercenary of the Phantom's board is discarded; after the collision there is none [heroic-mercenary-after]."""
    if s.captives[MERCENARY] == 0:
        return False
    s.captives[MERCENARY] -= 1
    s.discard[MERCENARY] += 1
    tell(s, Say.CAPTIVE_DISCARDED, s.captives[MERCENARY], 0, 0)
    return True


def remove_reefs(s: State, t: Tables, number: int) -> None:
    """All Reefs of a number leave the path for the box [heroic-reefs-path]."""
    removed = 0
    for place in range(1, s.path_length + 1):
        if s.reefs[place] == number:
            s.reefs[place] = 0
            removed += 1
    for which in range(3):
        if t.reef_numbers[which] == number:
            s.reef_box[which] += removed
    tell(s, Say.REEFS_REMOVED, number, removed, 0)
