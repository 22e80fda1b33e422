"""Cards of the tableau: when they can be used, and how."""

from __future__ import annotations

from leagues.games.nemo import effects, questions
from leagues.games.nemo.actions import whole_price
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resolve import word_at
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import CARD
from leagues.games.nemo.starts import begin_effect, begin_test
from leagues.games.nemo.state import IN_PLAY, TABLEAU, State
from leagues.games.nemo.tables import HELP_REROLL, KEEP_CARD, Tables
from leagues.kernel.frames import tell


def tested(t: Tables, card: int) -> bool:
    """Whether a card is tested when it is used."""
    return t.card_type[card] == KEEP_CARD and t.test[card] > 0


def card_price(s: State, t: Tables, card: int) -> int:
    """The action points for using a card [keep-when, lull-cheaper]."""
    return whole_price(s, t, t.card_cost[card])


def cannot_use(s: State, t: Tables, card: int, acting: bool) -> int:
    """0, or the rule that keeps a card from being used now. Most lie elsewhere, and are found out at once."""
    return cannot_play(s, t, card, acting) if s.cards[card] == TABLEAU else Rule.TABLEAU


def cannot_play(s: State, t: Tables, card: int, acting: bool) -> int:
    """0, or the rule that keeps a card of the tableau from being used now [keep-when]. What costs or brings action points is
    for the Action Phase."""
    program = effects.of_card(card, effects.USE)
    first = word_at(t, program, 0)
    if not tested(t, card) and first == effects.NONE:
        return Rule.KEEP_HELD
    if t.where[card] != 0 and not t.where[card] >> s.nautilus & 1:
        return Rule.KEEP_WHEN
    if not acting and (t.card_cost[card] > 0 or questions.brings_actions(s, t, first, False)):
        return Rule.KEEP_WHEN
    if t.card_cost[card] == 0 and questions.idle(s, t, first, t.effects[program][1], False):
        return Rule.KEEP_WHEN
    return Rule.NOT_ENOUGH_POINTS if s.actions < card_price(s, t, card) else 0


def use_card(s: State, t: Tables, card: int) -> None:
    """A card of the tableau is played [keep-done]. Until its rows say where it goes, it stays where it is."""
    s.actions -= card_price(s, t, card)
    tell(s, Say.CARD_USED, card, 0, 0)
    questions.card_used(s, t, card)
    if tested(t, card):
        s.cards[card] = IN_PLAY
        begin_test(s, CARD, card, 0)
    else:
        begin_effect(s, effects.of_card(card, effects.USE), card)


def helps_roll(s: State, t: Tables, card: int, what: int) -> bool:
    """Whether a card of the tableau can be given up after a roll of this kind [help, help-by-feel, event-8]."""
    if s.cards[card] != TABLEAU or t.help[card] == 0:
        return False
    return t.help_for[card] == 0 or bool(t.help_for[card] >> what & 1)


def rolls_again(t: Tables, card: int) -> bool:
    """Whether giving it up lets both dice be rolled again."""
    return t.help[card] == HELP_REROLL
