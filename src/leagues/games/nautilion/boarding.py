"""Where a token in hand may go: on its space of the ship, any free space for a Mercenary, or into the cabin."""

from __future__ import annotations

from leagues.games.nautilion import cabin
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import aboard, joined, shown
from leagues.games.nautilion.state import GREEN, MERCENARY, State
from leagues.games.nautilion.tables import Tables


def cannot_board(s: State, t: Tables, token: int) -> int:
    """0, or the rule that keeps a token off the ship's space of its number [admiral-phase-five]."""
    if token == MERCENARY:
        return Rule.MERCENARY_TO_RESERVE if s.collided else Rule.MERCENARY_PLACE
    if token > 9:
        return Rule.CABIN_PLACE
    if aboard(s) >> token & 1:
        return Rule.PLACE_ON_SHIP
    if not joined(s, t, token):
        return Rule.DUCT_PLACEMENT
    return 0 if shown(s, t, token) else Rule.ADMIRAL_LIMIT


def cannot_hire(s: State, t: Tables, token: int, space: int) -> int:
    """0, or the rule that keeps a token off a space that it may choose: only Mercenaries may, before the collision
    [mercenary-admirals]."""
    if token != MERCENARY:
        return Rule.PLACE_ON_SHIP
    if s.collided:
        return Rule.MERCENARY_TO_RESERVE
    if aboard(s) >> space & 1:
        return Rule.MERCENARY_PLACE
    if not joined(s, t, space):
        return Rule.DUCT_PLACEMENT
    return 0


def can_be_placed(s: State, t: Tables, token: int) -> bool:
    """Whether there is a space for a token on the ship or in the cabin. Green tokens and Reefs have none."""
    if token == GREEN or token > MERCENARY:
        return False
    if cannot_board(s, t, token) == 0 or cabin.cannot_enter(s, t, token) == 0:
        return True
    for space in range(1, 10):
        if cannot_hire(s, t, token, space) == 0:
            return True
    return False
