"""Officer's Mess: after an action for two action points the Nautilus may move for nothing
[upgrade-officers-mess, two-point-actions]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 500


def action_done(s: State, t: Tables) -> None:
    """One Move, as far as a Move goes; what was paid for at a discount does not count [two-point-actions]."""
    if fitted(s, ME):
        push(s, Step.SAIL, 1, 0, 0, 0)
