"""The other two numbers of the cabin come from the discard pile."""

from __future__ import annotations

from leagues.games.nautilion import cabin
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.greedy_values import partner
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import CABIN_CREW, MAGES, State, plays_with
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import tell

ME = Heroic.CABIN
RULES = (
    Rule.HEROIC_CABIN,
    Rule.HEROIC_CABIN_ROOM,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """Each if it is there and has room [heroic-cabin-room]."""
    came = 0
    for mage in range(3):
        number = t.partners[mage]
        there = plays_with(s, MAGES) and s.discard[number] > 0
        if there and number != paid and not s.cabin >> cabin.space_of(t, number) & 1:
            s.discard[number] -= 1
            cabin.enter(s, t, number)
            tell(s, Say.PLACED_CABIN, number, 0, 0)
            came += 1
    if came == 0:
        tell(s, Say.HEROIC_NOTHING, card, 0, 0)


def deed(s: State, t: Tables, me: int, card: int, paid: int, found: int) -> int:
    """Whoever would come."""
    value = found
    for mage in range(3):
        number = t.partners[mage]
        if number != paid and s.discard[number] > 0 and not s.cabin >> (CABIN_CREW + mage) & 1:
            value += partner(s, t, number)
    return value
