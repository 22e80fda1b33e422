"""Electric Horns: once in each Action Phase, less Notoriety for an action point [upgrade-electric-horns, once-a-phase]."""

from __future__ import annotations

from leagues.games.nemo import actions, greedy_values, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State, fitted, once
from leagues.games.nemo.tables import COSTS, Tables
from leagues.kernel.frames import tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 300
ACTS = ("horns",)
PRICE = COSTS.index("horns")
NOT_FITTED = Rule.UPGRADE_ELECTRIC_HORNS


def cannot_act(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """They must be there, be paid for, and be silent so far."""
    if not fitted(s, ME):
        return Rule.UPGRADE_ELECTRIC_HORNS
    return actions.cannot_pay(s, t, PRICE) if once(s, ME) else Rule.ONCE_A_PHASE


def act(s: State, t: Tables, me: int, way: int) -> None:
    """Sound them; in a Lull they carry further."""
    actions.pay(s, t, PRICE)
    s.used |= 1 << ME
    tell(s, Say.UPGRADE_USED, ME, 0, 0)
    change_notoriety(s, t, -(t.upgrade_lull[ME] if s.lull == 1 else t.upgrade_adds[ME]))


def act_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What the Notoriety is worth."""
    return greedy_values.notoriety(s, t, -(t.upgrade_lull[ME] if s.lull == 1 else t.upgrade_adds[ME]))
