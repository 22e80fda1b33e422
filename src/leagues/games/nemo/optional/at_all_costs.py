"""At All Costs!: before a roll of two dice any upgrade can be given for more, and it is out of the game
[at-all-costs, at-all-costs-last, at-all-costs-enemy]."""

from __future__ import annotations

from leagues.games.nemo import names, pledging, testing
from leagues.games.nemo.state import State, optional
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask

ME = names.optional_rule(__name__)


def last_wager(s: State, t: Tables, what: int, found: bool) -> bool:
    """Asked when all other costs are paid; a single die is not a roll of two [at-all-costs-last, at-all-costs-two-dice]."""
    if not optional(s, ME) or testing.one_die(s, what) or not pledging.anything(s, what):
        return found
    ask(s, Step.AT_ALL_COSTS)
    return True
