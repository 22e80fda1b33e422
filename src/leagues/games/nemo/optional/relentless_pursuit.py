"""Relentless Pursuit: before the first action each Warship here may attack
[relentless-pursuit, pursuit-order, pursuit-one]."""

from __future__ import annotations

from leagues.games.nemo import figures, names, pursuit
from leagues.games.nemo.state import SHIPS, State, optional
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, doing, pop

ME = names.optional_rule(__name__)


def actions_begin(s: State, t: Tables) -> None:
    """A die for each Warship that is here now; below 1 it cannot fall [pursuit-one]. None in a phase that is skipped
    [nautilus-breakdown]."""
    if not optional(s, ME) or s.warships[s.nautilus] == 0 or s.breakdown == 1:
        return
    for ship in range(SHIPS):
        s.pursuers[ship] = 1 if pursuit.here(s, t, ship) and figures.worth(s, t, ship, s.backs[ship]) > 1 else 0
    ask(s, Step.PURSUIT)


def run(s: State, t: Tables, routine: int) -> None:
    """One after the other; one that was sunk meanwhile is not looked at any more [pursuit-order]."""
    if routine != Step.PURSUIT or doing(s) != routine:
        return
    frame = s.frames[s.depth - 1]
    if frame.a > 0:
        ship = frame.a - 1
        frame.a = 0
        pursuit.look_at(s, t, ship)
    elif s.breakdown == 0 and pursuit.anybody(s, t):
        ask(s, Step.PURSUER)
    else:
        pursuit.forget(s)
        pop(s)
