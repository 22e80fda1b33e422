"""Fog Machine: two dice of Notoriety vanish in the fog, and the machine with them [upgrade-fog-machine]."""

from __future__ import annotations

from leagues.games.nemo import actions, greedy_values, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import REMOVED, State, fitted
from leagues.games.nemo.steps import FOGGING, Step
from leagues.games.nemo.tables import COSTS, Tables
from leagues.kernel.frames import ask, next_step, pop, push, tell

ME = names.upgrade(__name__)
USE = 0
SAVES = 9
ACTS = ("fog",)
PRICE = COSTS.index("fog")
NOT_FITTED = Rule.UPGRADE_FOG_MACHINE
LIFTS, KEPT = -7, 100  # what it is expected to do, and what makes it wait, to `greedy`
FIRST_DIE, SECOND_DIE = range(2)  # the steps; then the fog spreads


def cannot_act(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """It must be there and be paid for."""
    return actions.cannot_pay(s, t, PRICE) if fitted(s, ME) else Rule.UPGRADE_FOG_MACHINE


def act(s: State, t: Tables, me: int, way: int) -> None:
    """Pay, and start it."""
    actions.pay(s, t, PRICE)
    ask(s, Step.FOG)


def act_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """Two dice of Notoriety, but only where it presses."""
    return greedy_values.notoriety(s, t, LIFTS) - KEPT


def run(s: State, t: Tables, routine: int) -> None:
    """Two dice, one after the other; the frame keeps the first. They are no test, and nobody helps [fog-no-help]."""
    if routine != Step.FOG:
        return
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == FIRST_DIE:
        s.upgrades[ME] = REMOVED
        push(s, Step.THROW, FOGGING, 0, 0, 0)
    elif step == SECOND_DIE:
        frame.a = s.thrown
        push(s, Step.THROW, FOGGING, 1, 0, 0)
    else:
        tell(s, Say.FOGGED, frame.a, s.thrown, 0)
        change_notoriety(s, t, -(frame.a + s.thrown))
        pop(s)
