"""Map Room: searching is rolled with more, a second Treasure can be drawn to choose from, and one that is discarded can go
back into the cup [upgrade-map-room, map-room-second, map-room-each, map-room-return]."""

from __future__ import annotations

from leagues.games.nemo import greedy_values, names, questions, resolve, sources
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety, lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import SEARCH
from leagues.games.nemo.state import NEMO, TREASURES, State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import ADVENTURE, Tables
from leagues.kernel.frames import push, tell

ME, SOURCE = names.upgrade(__name__), sources.of_file(__name__)
NEEDS = ("box", "expanded")
USE = 700
OFFERS = ("second for notoriety", "second for nemo", "keep the first", "keep the second", "return")
BY_NOTORIETY, BY_NEMO, FIRST, SECOND, RETURN = range(5)
DISCARDED = TREASURES + 1  # in the place of a second Treasure: the first has left the hand


def modifier(s: State, t: Tables, what: int, subject: int, found: int) -> int:
    """It is where the maps are read."""
    return found + t.upgrade_adds[ME] if what == SEARCH and fitted(s, ME) else found


def treasure_waits(s: State, t: Tables, kind: int, found: bool) -> bool:
    """Each Treasure is looked at before it does anything, while there is another in the cup [map-room-each]."""
    if not fitted(s, ME) or resolve.cup_empty(s):
        return found
    tell(s, Say.TREASURE_SEEN, kind, 0, 0)
    push(s, Step.TAKE_UP, ME, kind + 1, 0, 0)
    return True


def treasure_discarded(s: State, t: Tables, kind: int) -> None:
    """One that has a value, 0 too, may go back; an Adventure token never came from there."""
    if fitted(s, ME) and t.treasure_points[kind] >= 0 and t.treasure_kind[kind] != ADVENTURE:
        push(s, Step.TAKE_UP, ME, kind + 1, DISCARDED, 0)


def cannot_decline(s: State, t: Tables, me: int, found: int) -> int:
    """Of two one must be kept."""
    return Rule.MAP_ROOM_SECOND if 0 < s.frames[s.depth - 1].c < DISCARDED else 0


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """A second one for the first while the cup has any, one of the two, or a discarded one back; two of a kind are no
    choice."""
    if s.frames[s.depth - 1].a != ME:
        return Rule.UPGRADE_MAP_ROOM
    first, second = s.frames[s.depth - 1].b, s.frames[s.depth - 1].c
    if way == RETURN:
        return 0 if second == DISCARDED else Rule.MAP_ROOM_RETURN
    if way >= FIRST:
        right = 0 < second < DISCARDED and (way == FIRST or first != second)
    elif way == BY_NOTORIETY and questions.frozen(s, t, False):
        return Rule.PIRACY_OTHER_PRICE
    else:
        right = second == 0 and not resolve.cup_empty(s)
    return 0 if right else Rule.MAP_ROOM_SECOND


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """What is given for the second one comes first; of the two the other goes back."""
    if way == BY_NOTORIETY:
        change_notoriety(s, t, t.upgrade_last[ME])
    elif way == BY_NEMO:
        lose(s, t, NEMO, t.upgrade_last[ME])
    if way <= BY_NEMO:
        if s.ending == 0:
            push(s, Step.DRAW_TREASURE, about, ME, 0, 0)
        return
    back = other if way == FIRST else about
    s.cup[back - 1] += 1
    tell(s, Say.TREASURE_RETURNED, back - 1, 0, 0)
    if way != RETURN:
        resolve.keep(s, t, about - 1 if way == FIRST else other - 1)


def decline(s: State, t: Tables, me: int, about: int, other: int) -> None:
    """The first one is good enough."""
    if other != DISCARDED:
        resolve.keep(s, t, about - 1)


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """By how much a second one can be expected to be better, less its price."""
    first, second = s.frames[s.depth - 1].b, s.frames[s.depth - 1].c
    if way == RETURN:
        return greedy_values.treasure(s, t, first - 1) - greedy_values.mean_treasure(s, t)
    if way >= FIRST:
        return greedy_values.found(s, t, first - 1 if way == FIRST else second - 1)
    price = greedy_values.notoriety(s, t, t.upgrade_last[ME]) if way == BY_NOTORIETY else 0
    if way == BY_NEMO:
        price = greedy_values.change(s, t, NEMO, -t.upgrade_last[ME])
    return greedy_values.better_treasure(s, t, first - 1) + price
