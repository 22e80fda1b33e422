"""A crushed uprising: abandon a cube, or press on and gain Notoriety."""

from __future__ import annotations

from leagues.games.nemo import questions, ready
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import TREASURES, State
from leagues.games.nemo.tables import Tables
from leagues.games.nemo.treasure import use
from leagues.kernel.frames import pop, tell

ABANDON, PRESS_ON = 0, 1
KEPT = 2  # KEPT + kind of Treasure
SIZE = KEPT + TREASURES
RULES = (Rule.UPRISING_CHECK, Rule.UPRISING_CRUSHED, Rule.UPRISING_AND_DEFEAT, Rule.KEPT_IN_BETWEEN)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    if action >= KEPT:
        frozen = questions.frozen(s, t, False)
        return Rule.KEPT_IN_TIME if frozen else ready.cannot_calm(s, t, action - KEPT)
    return Rule.PIRACY_OTHER_PRICE if action == PRESS_ON and questions.frozen(s, t, False) else 0


def apply(s: State, t: Tables, action: int) -> None:
    if action >= KEPT:
        use(s, t, action - KEPT)
        return
    frame = s.frames[s.depth - 1]
    ocean, die = frame.a, frame.b
    pop(s)
    if action == ABANDON:
        s.cubes[ocean] -= 1
        tell(s, Say.CUBE_REMOVED, ocean, 0, 0)
    else:
        change_notoriety(s, t, die)


def notation(action: int) -> str:
    if action >= KEPT:
        return ready.use_treasure(action - KEPT)
    return "abandon" if action == ABANDON else "press-on"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= KEPT:
        return ready.told_treasure(action - KEPT)
    return ("do-abandon" if action == ABANDON else "do-press-on"), {}
