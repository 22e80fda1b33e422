"""This ship meets the Nautilus, which must attack it."""

from __future__ import annotations

from leagues.games.nemo import cup, effects, questions, seas
from leagues.games.nemo.effects import SHIP
from leagues.games.nemo.greedy_values import FIGHT
from leagues.games.nemo.messages import Say
from leagues.games.nemo.starts import FORCED, begin_fight
from leagues.games.nemo.state import AT_SEA, NO_FIGHT, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
TAKES = SHIP
STIRS = CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """Wherever she is."""
    meet_ship(s, t, one)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """A battle that nobody asked for."""
    return -FIGHT


def meet_ship(s: State, t: Tables, ship: int) -> None:
    """A certain ship meets the Nautilus, unless she sails already or lies below [forced-attack, overstacked]."""
    s.sunk = 0
    if s.ships[ship] < AT_SEA:
        seas.put_ship(s, t, ship, s.nautilus, cup.side_of(s, t, ship))
        tell(s, Say.REVEALED, ship, s.nautilus, s.backs[ship])
        begin_fight(s, ship + 1, NO_FIGHT, FORCED)
        questions.ship_placed(s, t, ship, s.nautilus)
