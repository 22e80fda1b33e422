"""Allies: Treasures that come with World Order, and can take the place of a ship on the Tonnage track."""

from __future__ import annotations

from leagues.games.nemo import captains, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import ALLIES, FIRST_ALLY, TREASURES, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import ALLY, Tables
from leagues.kernel.frames import push, tell


def join_cup(s: State, t: Tables) -> int:
    """All Allies into the Treasure cup [world-order-allies]; how many they are."""
    found = 0
    for kind in range(TREASURES):
        if t.treasure_kind[kind] == ALLY:
            s.cup[kind] = t.treasures[kind]
            found += t.treasures[kind]
    return found


def cannot_place(s: State, t: Tables, kind: int) -> int:
    """0, or the rule that keeps an Ally from the Tonnage track now [allies-tonnage, allies-where]."""
    if s.held[kind] == 0 or t.treasure_kind[kind] != ALLY:
        return Rule.ALLIES_TONNAGE
    return 0 if questions.allies_near(s, t, False) else Rule.ALLIES_WHERE


def begin_placing(s: State, kind: int) -> None:
    """An Ally takes the place of a ship; it may be asked which row."""
    push(s, Step.ENLIST, kind, 0, 0, 0)


def place(s: State, t: Tables, kind: int, row: int) -> None:
    """An Ally lies face down on a row of the Tonnage track, as if a ship had been sunk here [allies-tonnage]."""
    s.held[kind] -= 1
    s.ally_rows[kind - FIRST_ALLY] = row + 1
    captains.wins_ally(s, kind - FIRST_ALLY)
    tell(s, Say.ALLY_PLACED, kind, row, 0)
    change_notoriety(s, t, t.ally_notoriety[kind - FIRST_ALLY])


def add_placing(s: State, t: Tables, out: list[int], count: int, first: int) -> int:
    """Behind `count` answers those that place an Ally; how many there are then."""
    if not questions.allies_near(s, t, False):
        return count
    for ally in range(ALLIES):
        if cannot_place(s, t, FIRST_ALLY + ally) == 0:
            out[count] = first + ally
            count += 1
    return count
