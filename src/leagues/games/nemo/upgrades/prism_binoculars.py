"""Nemo Prism Binoculars: they come along with another upgrade, and let one look twice at a Hidden ship
[upgrade-prism-binoculars, binoculars-along, binoculars-not-alone]."""

from __future__ import annotations

from leagues.games.nemo import cup, greedy_values, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import acting
from leagues.games.nemo.state import AVAILABLE, INSTALLED, State, fitted, once
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import doing, push, tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 250
OFFERS = ("redraw",)


def refitted(s: State, t: Tables, upgrade: int) -> None:
    """They are free with any other, if they were available already."""
    if upgrade != ME and s.upgrades[ME] == AVAILABLE:
        s.upgrades[ME] = INSTALLED
        tell(s, Say.CAME_ALONG, ME, 0, 0)


def ship_drawn(s: State, t: Tables) -> None:
    """In the Action Phase, once, where a Hidden ship is revealed."""
    hidden = doing(s) == Step.FIGHT or doing(s) == Step.REVEAL
    if hidden and fitted(s, ME) and once(s, ME) and acting(s):
        push(s, Step.TAKE_UP, ME, s.drawn, 0, 0)


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """The cup must have another."""
    return 0 if s.frames[s.depth - 1].a == ME and cup.can_fill(s, t) else Rule.UPGRADE_PRISM_BINOCULARS


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """The first ship goes back once the second is drawn."""
    s.used |= 1 << ME
    tell(s, Say.SHIP_PUT_BACK, about - 1, 0, 0)
    if cup.fill(s, t):
        push(s, Step.DRAW_SHIP, 0, about, 0, 0)


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What a ship of the cup is worth to who meets it, beyond this one."""
    return greedy_values.mean_met(s, t) - greedy_values.met(t, s.drawn - 1, cup.side_of(s, t, s.drawn - 1))
