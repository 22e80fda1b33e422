"""Close the set that was just added to with a porthole, or leave it open."""

from __future__ import annotations

from leagues.games.island.camp import NO_PILE, pile_for, set_size, top_porthole
from leagues.games.island.messages import Say
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import pop, tell

LEAVE, CLOSE = 0, 1
SIZE = 2
RULES = (Rule.CLOSE, Rule.PORTHOLE_EXACT, Rule.PORTHOLE_PILES, Rule.CLOSE_NOW, Rule.CLOSED_FOR_GOOD)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    if action == LEAVE:
        return 0
    pile = pile_for(t, set_size(s, s.active, s.frames[s.depth - 1].a))
    if pile == NO_PILE:
        return Rule.PORTHOLE_EXACT
    return 0 if top_porthole(s, t, pile) > 0 else Rule.PORTHOLE_GONE


def apply(s: State, t: Tables, action: int) -> None:
    colour = s.frames[s.depth - 1].a
    pop(s)
    if action == CLOSE:
        pile = pile_for(t, set_size(s, s.active, colour))
        s.portholes[s.active][colour] = top_porthole(s, t, pile)
        s.piles[pile] += 1
        tell(s, Say.CLOSED, s.active, colour, s.portholes[s.active][colour])


def notation(action: int) -> str:
    return "close" if action == CLOSE else "leave"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-close" if action == CLOSE else "do-leave"), {}
