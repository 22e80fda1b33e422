"""An installed upgrade is lost, if there is one."""

from __future__ import annotations

from leagues.games.nemo import effects
from leagues.games.nemo.state import UPGRADES, State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask

ME = effects.word(__name__)
FINALE = CALM = CHANGES = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """One is asked which [finale-h, wreck-upgrade]."""
    for upgrade in range(UPGRADES):
        if fitted(s, upgrade):
            ask(s, Step.GIVE_UP)
            return
