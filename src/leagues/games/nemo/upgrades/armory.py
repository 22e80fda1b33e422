"""Armory: against dangerous animals and peoples, for Notoriety or Hull that one gives before the dice are thrown, each time
with more [upgrade-armory, armory-when, armory-order]. An event brings it."""

from __future__ import annotations

from leagues.games.nemo import greedy_rolls, greedy_values, modifiers, names, questions, sources
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety, lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import HULL, State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
NEEDS = ("box", "expanded")
LATER = True
USE = 250
OFFERS = ("arm for notoriety", "arm for hull")
BY_NOTORIETY, BY_HULL = range(2)


def wager(s: State, t: Tables, what: int, subject: int, found: bool) -> bool:
    """Asked after exertion and Treasures, as often as one likes [armory-order]."""
    if not fitted(s, ME) or not modifiers.against_foes(s, t, what, subject):
        return found
    push(s, Step.TAKE_UP, ME, 0, 0, 0)
    return True


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """So much for each time, even if the Armory itself is gone by then."""
    return found + t.upgrade_adds[ME] * s.armed if s.armed > 0 and modifiers.against_foes(s, t, what, subject) else found


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """Notoriety that no longer changes pays for nothing [piracy-other-price]."""
    if s.frames[s.depth - 1].a != ME:
        return Rule.UPGRADE_ARMORY
    return Rule.PIRACY_OTHER_PRICE if way == BY_NOTORIETY and questions.frozen(s, t, False) else 0


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """It is lost whatever the dice show, and one is asked again [upgrade-armory]."""
    tell(s, Say.UPGRADE_USED, ME, 0, 0)
    s.armed += 1
    push(s, Step.TAKE_UP, ME, 0, 0, 0)
    if way == BY_NOTORIETY:
        change_notoriety(s, t, t.upgrade_last[ME])
    else:
        lose(s, t, HULL, 1)


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """The throws that pass by it, at what passing is worth, less the price."""
    price = greedy_values.change(s, t, HULL, -1)
    if way == BY_NOTORIETY:
        price = greedy_values.notoriety(s, t, t.upgrade_last[ME])
    frame = s.frames[s.depth - 2]
    return greedy_rolls.armed(s, t, frame.a, frame.b, t.upgrade_adds[ME]) + price
