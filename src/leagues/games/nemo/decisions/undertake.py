"""Perform the card that was drawn from the Adventure Deck, or put it below the deck."""

from __future__ import annotations

from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import BELOW_DECK, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, push, tell

DECLINE, UNDERTAKE = 0, 1
SIZE = 2
RULES = (Rule.ADVENTURE, Rule.ADVENTURE_DONE, Rule.ADVENTURE_DECLINED, Rule.ADVENTURE_KEPT)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    card = s.frames[s.depth - 1].a
    pop(s)
    if action == UNDERTAKE:
        push(s, Step.PERFORM, card, 1, 0, 0)
        return
    s.cards[card] = BELOW_DECK
    place = 0
    while s.below[place] != 0:
        place += 1
    s.below[place] = card
    tell(s, Say.DECLINED, card, 0, 0)


def notation(action: int) -> str:
    return "decline" if action == DECLINE else "undertake"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-decline-card" if action == DECLINE else "do-undertake"), {}
