"""The Darkhouse: the card it stands on, and the toll it takes."""

from __future__ import annotations

from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import in_reserve
from leagues.games.nautilion.ship import aboard, count
from leagues.games.nautilion.state import DARKHOUSE_CARDS, State, plays_with
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import push, tell

TOLL, BLOW = 0, 1  # why a token is given up: the argument of DARKHOUSE_DISCARD


def card(s: State) -> int:
    """The card that the Darkhouse stands on; 0 without the expansion."""
    return s.cards[s.lamp]


def effect(s: State, t: Tables) -> int:
    """What that card changes."""
    return t.card_effects[card(s)]


def machinate(s: State) -> None:
    """Phase 0: the Darkhouse moves to the next card, round and round; on the first turn it stays [machinations]."""
    if plays_with(s, DARKHOUSE_CARDS):
        if s.turn > 1:
            s.lamp = (s.lamp + 1) % 5
        tell(s, Say.MACHINATIONS, card(s), s.lamp + 1, 0)


def exchanges(s: State, t: Tables) -> bool:
    """Whether the submarines swap what they land on; not while the Nautilion is held
    [exchange, exchange-stuck, exchange-mercenary]."""
    return effect(s, t) == Card.EXCHANGE and not s.stuck


def rolls_again(s: State, t: Tables, die: int) -> bool:
    """Whether the Darkhouse rolls its die again [toll-reroll]."""
    return t.card_rerolls[card(s)] >> die & 1 != 0


def take_toll(s: State, t: Tables, die: int) -> None:
    """A 3 or 4 costs a token, if there is one; some cards change which die, and how many
    [darkhouse-toll, darkhouse-usual-toll]."""
    dice = t.card_tolls[card(s)]
    if not (dice if dice != 0 else t.toll) >> die & 1:
        tell(s, Say.TOLL_FREE, die, 0, 0)
    elif s.shelter > 0:
        tell(s, Say.TOLL_SHELTERED, die, 0, 0)
    else:
        tokens = t.card_tokens[card(s)]
        if give_up(s, tokens if tokens != 0 else 1, TOLL) == 0:
            tell(s, Say.TOLL_NOTHING, die, 0, 0)


def give_up(s: State, tokens: int, why: int) -> int:
    """Ask for as many of your tokens as there are, and say how many that is [darkhouse-nothing]."""
    if in_reserve(s) == 0 and aboard(s) == 0 and s.cabin == 0:
        return 0
    owed = 1 if tokens == 1 else min(tokens, in_reserve(s) + count(aboard(s)) + count(s.cabin))
    for _ in range(owed):
        push(s, Step.DARKHOUSE_DISCARD, why, 0, 0, 0)
    return owed
