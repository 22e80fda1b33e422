"""Nemo's Sanctorum: once in each Action Phase Nemo reflects, for points or for himself [upgrade-sanctorum, reflect]."""

from __future__ import annotations

from leagues.games.nemo import actions, greedy_values, names
from leagues.games.nemo.greedy_values import ACTION_POINT
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change, gain_actions
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import NEMO, State, fitted, once
from leagues.games.nemo.tables import COSTS, Tables
from leagues.kernel.frames import tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 400
ACTS = ("reflect for points", "reflect for nemo")
PRICE = COSTS.index("reflect")
NOT_FITTED = Rule.UPGRADE_SANCTORUM
FOR_POINTS, FOR_NEMO = range(2)


def cannot_act(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """It must be there and empty so far; for himself Nemo takes time, which is cheaper in a Lull."""
    if not fitted(s, ME):
        return Rule.UPGRADE_SANCTORUM
    if not once(s, ME):
        return Rule.ONCE_A_PHASE
    return actions.cannot_pay(s, t, PRICE) if way == FOR_NEMO else 0


def act(s: State, t: Tables, me: int, way: int) -> None:
    """What is given comes first; the last step of Nemo's track can be given too, and loses the voyage."""
    s.used |= 1 << ME
    tell(s, Say.UPGRADE_USED, ME, 0, 0)
    if way == FOR_NEMO:
        actions.pay(s, t, PRICE)
        change(s, t, NEMO, 1)
        return
    change(s, t, NEMO, -1)
    if s.ending == 0:
        gain_actions(s, t, t.upgrade_adds[ME])


def act_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What is gained, less what is given."""
    if way == FOR_NEMO:
        return greedy_values.change(s, t, NEMO, 1) // max(1, actions.cost(s, t, PRICE))
    room = min(t.upgrade_adds[ME], t.most_actions - s.actions)
    return room * ACTION_POINT + greedy_values.change(s, t, NEMO, -1)
