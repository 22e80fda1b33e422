"""What the Imperialists choose from, as they alone see it."""

from __future__ import annotations

from leagues.games.nemo.aids.about import Choices, choice, ship_figures, target
from leagues.games.nemo.cup import hunting_side, side_of
from leagues.games.nemo.decisions import muster, show_ship
from leagues.games.nemo.placing import FOR_HUNT
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables


def muster_choices(s: State, t: Tables) -> Choices:
    """One ship as it comes, or one of several."""
    return {
        muster.ONE: choice(muster.words(muster.ONE), target("button", "one")),
        muster.CHOOSE: choice(muster.words(muster.CHOOSE), target("button", "choose")),
    }


def show_choices(s: State, t: Tables) -> Choices:
    """The ships on offer, with the figures of the side that each would show."""
    hunts = s.frames[s.depth - 2].b == FOR_HUNT
    return {
        ship: choice(
            show_ship.words(ship), target("ship", ship),
            more=[ship_figures(s, t, ship, hunting_side(s, t, ship) if hunts else side_of(s, t, ship))],
        )
        for ship in range(show_ship.SIZE)
        if show_ship.forbidden(s, t, ship) == 0
    }  # fmt: skip
