"""Which card of the Draw Pile is turned up.

Nobody has seen the events that are left, so each is as likely as the others. Rising Action and the Finale lie somewhere in
their stacks: of n cards each is the next one once in n times, and then every Finale is as likely as the others.
"""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.flow import stack_of
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    CARDS,
    FIRST_FINALE,
    IN_PLAY,
    LAST_STACK,
    RISING,
    UNSEEN,
    State,
    is_event,
    is_finale,
    unseen,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, push, tell

SIZE = CARDS - 1  # outcome i is the card i + 1
RULES = (Rule.EVENT_PHASE, Rule.DRAW_PILE, Rule.SPECIAL_CARDS, Rule.NO_PEEKING)


def who(s: State, t: Tables) -> int:
    return CHANCE


def unseen_events(s: State) -> int:
    """How many events nobody has seen, those that are set aside among them [surplus-cards]."""
    found = 0
    for card in range(1, CARDS):
        if is_event(card) and unseen(s, card):
            found += 1
    return found


def finales(s: State) -> int:
    """How many Finales there are to draw from; none once one has been turned up [surplus-cards]."""
    found = 0
    for card in range(FIRST_FINALE, CARDS):
        if is_finale(card):
            if s.cards[card] != UNSEEN:
                return 0
            if unseen(s, card):
                found += 1
    return found


def weight(s: State, t: Tables, outcome: int) -> int:
    card = outcome + 1
    stack = stack_of(s)
    if not unseen(s, card):
        return 0
    if not is_event(card):
        waits = s.cards[RISING] == UNSEEN if stack == LAST_STACK - 1 else finales(s) > 0
        if (card == RISING) != (stack == LAST_STACK - 1) or stack < LAST_STACK - 1 or not waits:
            return 0
        return max(1, unseen_events(s))
    if stack == LAST_STACK - 1 and s.cards[RISING] == UNSEEN:
        return s.pile[stack] - 1
    if stack == LAST_STACK and finales(s) > 0:
        return finales(s) * (s.pile[stack] - 1)
    return 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return stack_of(s), s.pile[stack_of(s)]


def apply(s: State, t: Tables, outcome: int) -> None:
    card = outcome + 1
    s.pile[stack_of(s)] -= 1
    pop(s)
    s.frames[s.depth - 1].a = card
    s.cards[card] = IN_PLAY
    tell(s, Say.EVENT, card, 0, 0)
    push(s, Step.PERFORM, card, 0, 0, 0)


def notation(outcome: int) -> str:
    return names.CARDS[outcome + 1]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-event", {"card": outcome + 1}
