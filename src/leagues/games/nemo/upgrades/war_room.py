"""War Room: one die of a roll in battle or of an incitement is turned to another face [upgrade-war-room, war-room-die]."""

from __future__ import annotations

from leagues.games.nemo import names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import ATTACK, INCITE
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.steps import TURNED
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 900
HELPS = ("plan first die", "plan second die")


def cannot_help(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """It must be there; it is for two dice of a battle, a torpedo's or a diplomat's too, or of an incitement, and for one
    die of each roll. A die that shows the face already is left alone."""
    if not fitted(s, ME):
        return Rule.UPGRADE_WAR_ROOM
    test = s.frames[s.depth - 2]
    planned = test.a == INCITE or test.a >= ATTACK
    return 0 if planned and not test.d & TURNED and s.dice[way] != t.upgrade_face[ME] else Rule.WAR_ROOM_DIE


def helps(s: State, t: Tables, me: int, way: int) -> None:
    """The plan is carried out; the dice are asked for help with the test on top."""
    s.frames[s.depth - 1].d |= TURNED
    tell(s, Say.DIE_TURNED, s.dice[way], t.upgrade_face[ME], 0)
    s.dice[way] = t.upgrade_face[ME]


def help_turns(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What the die gains."""
    return t.upgrade_face[ME] - s.dice[way]
