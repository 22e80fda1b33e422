"""Another open card is replaced."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ask, tell

ME = Heroic.REPLACE
RULES = (
    Rule.HEROIC_REPLACE,
    Rule.HEROIC_REPLACE_NOTHING,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """If another lies open."""
    if s.heroics != 0:
        ask(s, Step.REPLACE)
    else:
        tell(s, Say.HEROIC_NOTHING, card, 0, 0)
