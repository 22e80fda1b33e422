"""Which of the ships that the Imperialists have drawn is placed; the others go back into the cup."""

from __future__ import annotations

from leagues.games.nemo import imperialists, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import DRAWN, SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = SHIPS  # action i is the ship i
RULES = (Rule.TWO_DRAWS, Rule.TWO_DRAWS_OWN)


def who(s: State, t: Tables) -> int:
    return imperialists.SEAT


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if s.offered[imperialists.SEAT][action] == 1 else Rule.TWO_DRAWS


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.offers[imperialists.SEAT] = 0
    for ship in range(SHIPS):
        s.offered[imperialists.SEAT][ship] = 0
        s.waiting[ship] = 0
    s.ships[action] = DRAWN
    s.drawn = action + 1
    tell(s, Say.SHIP_DRAWN, action, 0, 0)


def notation(action: int) -> str:
    return names.SHIPS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-show-ship", {"ship": action}
