"""The card stays in the tableau."""

from __future__ import annotations

from leagues.games.nemo import captains, effects, greedy_values
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import TABLEAU, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = effects.word(__name__)
CALM = True


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """If the row speaks for one [pass-and-fail, tableau]."""
    if card > 0:
        s.cards[card] = TABLEAU
        captains.wins_card(s, card)
        tell(s, Say.CARD_KEPT, card, 0, 0)


def worth(s: State, t: Tables, me: int, one: int, two: int, card: int, found: int) -> int:
    """Half of what it scores, unless it scores there."""
    worth = greedy_values.card(s, t, card) if card > 0 else 0
    return worth if t.hold[card] == 1 else worth // 2
