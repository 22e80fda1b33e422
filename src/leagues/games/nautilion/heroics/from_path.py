"""A crew token of the path comes aboard."""

from __future__ import annotations

from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.heroic import someone_fits
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import push, tell

ME = Heroic.FROM_PATH
RULES = (
    Rule.HEROIC_FROM_PATH,
    Rule.HEROIC_RECONNECT,
    Rule.HEROIC_OTHER_NUMBER,
    Rule.HEROIC_NOTHING_TO_RECOVER,
)


def perform(s: State, t: Tables, me: int, card: int, paid: int) -> None:
    """If one can come, it must [heroic-nothing-to-recover]."""
    if someone_fits(s, t, card, paid):
        push(s, Step.TAKE, paid, 0, 0, 0)
    else:
        tell(s, Say.HEROIC_NOTHING, card, 0, 0)
