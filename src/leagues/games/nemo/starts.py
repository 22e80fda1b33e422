"""How tests, battles and effects come onto the stack."""

from __future__ import annotations

from leagues.games.nemo.sources import SOURCES
from leagues.games.nemo.state import STALK, State
from leagues.games.nemo.steps import Step
from leagues.kernel.frames import push

# Flags of a battle.
FORCED = 1  # thrust upon the Nautilus: it cannot be declined, and what came of it matters
FOLLOWS = 2  # one of a series
REVERSED = 4  # the Nautilus attacks first: who is not sunk shoots back
SUSPECTED = 8  # a die is thrown for hidden guns
JOINED = 16  # the ship has been revealed, and others that she brings come first
# How it went.
UNDECIDED, MISSED, SUNK, SENT_DOWN, STRIPPED, PARLEYED = range(6)


def begin_test(s: State, what: int, subject: int, card: int) -> None:
    """A test of a card, an action or a ship; `card` is one that the roll is made for."""
    clear_roll(s)
    push(s, Step.TEST, what, subject, card, 0)


def clear_roll(s: State) -> None:
    """Nothing is wagered, thrown or added, nor refused."""
    s.refused = 0
    s.exerted = 0
    s.spent = 0
    s.armed = 0
    s.pledged = 0
    s.dice[0] = 0
    s.dice[1] = 0
    for source in range(SOURCES):
        s.amounts[source] = 0


def begin_fight(s: State, ship: int, style: int, flags: int) -> None:
    """A battle; `ship` counts from 1, 0 when the target is still to be named, and so with `style`. A hunter that comes in
    the middle of a series of attacks does not begin another one [upgrade-crew-armor]."""
    if not flags & FOLLOWS and not (style == STALK and in_battle(s)):
        s.armor_used = 0
    push(s, Step.FIGHT, ship, style, flags, 0)


def acting(s: State) -> bool:
    """Whether it is the Action Phase."""
    for at in range(s.depth):
        if s.frames[at].doing == Step.ACTIONS:
            return True
    return False


def in_battle(s: State) -> bool:
    """Whether a battle is going on."""
    for at in range(s.depth):
        if s.frames[at].doing == Step.FIGHT:
            return True
    return False


def hands_free(s: State) -> bool:
    """Whether nothing that is kept is being used already: what one sets off is done before the next."""
    for at in range(s.depth - 1):
        if stays(s.frames[at].doing):
            return False
    return True


def stays(step: int) -> bool:
    """Whether a decision is one that stays below what is used in its middle."""
    if step == Step.EXERT or step == Step.CHOOSE or step == Step.PICK_DICE or step == Step.HELP or step == Step.ABSORB:
        return True
    if step == Step.FORESTALL or step == Step.TARGET or step == Step.DISPOSE or step == Step.ANSWER_UPRISING:
        return True
    if step == Step.PICK_CHARACTER or step == Step.PARLEY or step == Step.AT_ALL_COSTS or step == Step.CHANGE_MOTIVE:
        return True
    if step == Step.INSTALL or step == Step.DISCARD_TREASURE or step == Step.EXHIBIT or step == Step.HUNT:
        return True
    return step == Step.TAKE_UP


def begin_effect(s: State, program: int, card: int) -> None:
    """An effect, on behalf of a card or of none."""
    push(s, Step.RESOLVE, program, card, 0, 0)


def begin_treasures(s: State, count: int) -> None:
    """Treasures to be drawn."""
    if count > 0:
        push(s, Step.TREASURES, count, 0, 0, 0)
