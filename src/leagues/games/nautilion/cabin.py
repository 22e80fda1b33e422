"""The Mages' cabin: three Mages, each beside the space of the crew it works with. It has no ducts [cabin-no-ducts]."""

from __future__ import annotations

from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import shown
from leagues.games.nautilion.state import CABIN_CREW, MAGE, MAGES, State, plays_with
from leagues.games.nautilion.tables import Tables

ALL_MAGES = 0b111
NO_SPACE = -1


def space_of(t: Tables, token: int) -> int:
    """The cabin space of a token, or NO_SPACE [cabin-apart]."""
    if MAGE < token <= MAGE + 3:
        return token - MAGE - 1
    for mage in range(3):
        if t.partners[mage] == token:
            return CABIN_CREW + mage
    return NO_SPACE


def token_on(t: Tables, space: int) -> int:
    """The token that belongs on a cabin space."""
    return MAGE + 1 + space if space < CABIN_CREW else t.partners[space - CABIN_CREW]


def cannot_enter(s: State, t: Tables, token: int) -> int:
    """0, or the rule that keeps a token out of the cabin."""
    space = space_of(t, token)
    if not plays_with(s, MAGES) or space == NO_SPACE or s.cabin >> space & 1:
        return Rule.CABIN_PLACE
    return 0 if space < CABIN_CREW or shown(s, t, token) else Rule.MAGE_ADMIRALS


def enter(s: State, t: Tables, token: int) -> None:
    """Put a token on its space [cabin-apart]."""
    s.cabin |= 1 << space_of(t, token)


def partnerships(s: State) -> int:
    """How many Mages have their crew beside them [mage-reroll]."""
    pairs = s.cabin & s.cabin >> CABIN_CREW
    return (pairs & 1) + (pairs >> 1 & 1) + (pairs >> 2 & 1)
