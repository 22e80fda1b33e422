"""Which card of the Adventure Deck is drawn: one that nobody has seen, and when those are gone the cards that were declined,
in their order."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import BASIC_CARDS, COMES_ABOARD, EVENTS, FIRST_LATER_FINALE, IN_PLAY, State, unseen
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, push, tell

LATER = EVENTS  # below it outcome i is the card i + 1, from it on those of the expanded box
LAST = LATER + FIRST_LATER_FINALE - BASIC_CARDS  # Nadeen Dakkar's
SIZE = LAST + 1
RULES = (Rule.ADVENTURE, Rule.ADVENTURE_DECK, Rule.NO_PEEKING)


def who(s: State, t: Tables) -> int:
    return CHANCE


def card_of(outcome: int) -> int:
    """The card that an outcome is."""
    if outcome == LAST:
        return COMES_ABOARD
    return outcome + 1 if outcome < LATER else BASIC_CARDS + outcome - LATER


def weight(s: State, t: Tables, outcome: int) -> int:
    if s.deck > 0:
        return 1 if unseen(s, card_of(outcome)) else 0
    return 1 if s.below[0] == card_of(outcome) else 0


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return s.deck, s.turn


def apply(s: State, t: Tables, outcome: int) -> None:
    card = card_of(outcome)
    pop(s)
    if s.deck > 0:
        s.deck -= 1
    else:
        for place in range(EVENTS - 1):
            s.below[place] = s.below[place + 1]
        s.below[EVENTS - 1] = 0
    s.cards[card] = IN_PLAY
    tell(s, Say.ADVENTURE, card, 0, 0)
    push(s, Step.UNDERTAKE, card, 0, 0, 0)


def notation(outcome: int) -> str:
    return names.CARDS[card_of(outcome)]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-adventure", {"card": card_of(outcome)}
