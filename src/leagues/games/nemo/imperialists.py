"""The Imperialists, one against one: the second seat decides where ships come, and wins where Nemo does not
[imperialists, imperialists-place]."""

from __future__ import annotations

from leagues.games.nemo import seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CUP, IMPERIALISTS, OCEANS, SHIPS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, tell

SEATS = 2
SEAT = 1  # the first seat is Nemo's


def against(s: State) -> bool:
    """Whether somebody plays the Imperialists [imperialists]."""
    return s.company == IMPERIALISTS


def placer(s: State) -> int:
    """Who decides where ships come [imperialists-place]."""
    return SEAT if against(s) else s.captain


def cannot_hunt(s: State, t: Tables, ocean: int) -> int:
    """0, or the rule that keeps a hunting ship from the Nautilus: once in a turn is enough, unless no other ocean has
    an open space [hunted-once, hunted-again]."""
    if not against(s) or s.hunted == 0 or ocean != s.nautilus:
        return 0
    for other in range(OCEANS):
        if other != ocean and seas.open_spaces(s, t, other) > 0:
            return Rule.HUNTED_ONCE
    return 0


def hunts(s: State, ocean: int) -> None:
    """A hunting ship is sent to an ocean [hunted-once]."""
    if against(s) and ocean == s.nautilus:
        s.hunted = 1


def may_muster(s: State, t: Tables) -> bool:
    """Whether the Imperialists may draw more than the one ship that is to be placed [two-draws]."""
    return against(s) and s.mustered == 0 and ships_in_cup(s) > 1


def ships_in_cup(s: State) -> int:
    """Ships in the cup: what else Deadly Seas put there is never among those that one chooses from."""
    found = 0
    for ship in range(SHIPS):
        if s.ships[ship] == CUP:
            found += 1
    return found


def muster(s: State, t: Tables) -> None:
    """They draw several ships, of which they show one [two-draws, two-draws-own]."""
    s.mustered = 1
    for ship in range(SHIPS):
        s.waiting[ship] = 1 if s.ships[ship] == CUP else 0
    tell(s, Say.MUSTERED, 0, 0, 0)
    ask(s, Step.SHOW_SHIP)
    for _ in range(min(t.muster, ships_in_cup(s))):
        ask(s, Step.DRAW_MUSTERED)


def can_add(s: State, t: Tables) -> bool:
    """Whether a Hidden ship can be added in a Lull [admiralty-point]."""
    return against(s) and seas.hidden_left(s, t) > 0 and seas.first_free(s, t) >= 0
