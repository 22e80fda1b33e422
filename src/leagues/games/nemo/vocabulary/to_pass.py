"""The card goes to the PASS pile."""

from __future__ import annotations

from leagues.games.nemo import captains, effects, greedy_values
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import PASSED, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """If the row speaks for one [pass-and-fail, tableau]."""
    if card > 0:
        s.cards[card] = PASSED
        captains.wins_card(s, card)
        tell(s, Say.CARD_PASSED, card, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """What it scores, less what it scores where it is."""
    return greedy_values.card(s, t, card) - greedy_values.scored(s, t, card) if card > 0 else 0
