"""Prize Crew Quarters: sunk ships are kept aboard, and after resting one trains a new hand
[upgrade-prize-crew-quarters, quarters-train, quarters-ships]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.sources import REST
from leagues.games.nemo.state import DISCARDED, QUARTERED, SHIPS, State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 300


def stores(s: State, t: Tables, found: bool) -> bool:
    """As many as there are."""
    return found or fitted(s, ME)


def action_rolled(s: State, t: Tables, what: int, reached: int) -> None:
    """However the rest went."""
    if what == REST and fitted(s, ME):
        for ship in range(SHIPS):
            if s.ships[ship] == QUARTERED:
                ask(s, Step.TRAIN)
                return


def destroyed(s: State, t: Tables, upgrade: int) -> None:
    """Those who were there are discarded with it [quarters-ships]."""
    if upgrade == ME:
        for ship in range(SHIPS):
            if s.ships[ship] == QUARTERED:
                s.ships[ship] = DISCARDED
                s.backs[ship] = 0
