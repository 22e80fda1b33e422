"""Treasures in hand: what they are worth, and using those that are retained."""

from __future__ import annotations

from leagues.games.nemo import effects, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.starts import begin_effect
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import ADVENTURE, ALLY, RETAIN, Tables
from leagues.kernel.frames import tell

REROLL, ADD, NOTORIETY, REVEAL = map(effects.NAMES.index, ("reroll", "add", "notoriety", "reveal-upgrade"))


def first_word(t: Tables, kind: int) -> int:
    """The first word of what a Treasure does."""
    return t.effects[effects.OF_TREASURES + kind][0]


def retained(s: State, t: Tables, kind: int) -> bool:
    """Whether a Treasure of that kind is held, to be used or kept [treasure-retain, adventure-retained]; or an Ally, who can
    be called upon only at some places [allies-help]."""
    if s.held[kind] == 0:
        return False
    if t.treasure_kind[kind] == ALLY:
        return questions.allies_near(s, t, False)
    return t.treasure_kind[kind] == RETAIN or t.treasure_kind[kind] == ADVENTURE


def can_be_lost(s: State, t: Tables, kind: int) -> bool:
    """Whether a Treasure in hand can pay for an expensive result; an Adventure token only by its value as a Treasure
    [adventure-spent]."""
    return s.held[kind] > 0 and (t.treasure_kind[kind] != ADVENTURE or t.treasure_points[kind] >= 0)


def mends(s: State, t: Tables, kind: int) -> bool:
    """Whether a retained Treasure would now raise a track."""
    return retained(s, t, kind) and lifts(s, t, kind)


def lifts(s: State, t: Tables, kind: int) -> bool:
    """Whether what a Treasure does begins with a track that can rise now."""
    return questions.raises(s, t, first_word(t, kind), -1) >= 0 and not useless(s, t, kind)


def useless(s: State, t: Tables, kind: int) -> bool:
    """Whether what a Treasure does would be of no use now."""
    program = effects.OF_TREASURES + kind
    return questions.idle(s, t, t.effects[program][0], t.effects[program][1], False)


def restores(s: State, t: Tables) -> bool:
    """Whether any retained Treasure would."""
    for kind in range(TREASURES):
        if retained(s, t, kind) and lifts(s, t, kind):
            return True
    return False


def rerolls(s: State, t: Tables, kind: int) -> bool:
    """Whether a retained Treasure lets both dice be rolled again [treasure-retain-reroll]."""
    return retained(s, t, kind) and first_word(t, kind) == REROLL


def helps_with(s: State, t: Tables, kind: int) -> int:
    """What a retained Treasure adds after a roll."""
    if not retained(s, t, kind) or first_word(t, kind) != ADD:
        return 0
    return t.effects[effects.OF_TREASURES + kind][1]


def calms(s: State, t: Tables, kind: int) -> bool:
    """Whether a retained Treasure would now lower Notoriety."""
    lowers = first_word(t, kind) == NOTORIETY and t.effects[effects.OF_TREASURES + kind][1] < 0
    return retained(s, t, kind) and lowers and s.notoriety > 0


def usable(s: State, t: Tables, kind: int, acting: bool) -> bool:
    """Whether a retained Treasure can be used now [treasure-retain]."""
    return retained(s, t, kind) and timely(s, t, kind, acting)


def timely(s: State, t: Tables, kind: int, acting: bool) -> bool:
    """Whether what a Treasure does is of use now; action points are for the Action Phase."""
    word = first_word(t, kind)
    if word == effects.NONE or useless(s, t, kind):
        return False
    return acting or not questions.brings_actions(s, t, word, False)


def use(s: State, t: Tables, kind: int) -> None:
    """A retained Treasure is discarded for what it does."""
    s.held[kind] -= 1
    tell(s, Say.TREASURE_USED, kind, 0, 0)
    begin_effect(s, effects.OF_TREASURES + kind, 0)
    questions.treasure_discarded(s, t, kind)
