"""Electro Coil Bolts: for a hit to the Hull a sunk ship makes the Nautilus less notorious instead of more
[upgrade-electro-coil-bolts, bolts-cost]."""

from __future__ import annotations

from leagues.games.nemo import combat, greedy_values, names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.resources import lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import HULL, State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 300
SAVES = 4
OFFERS = ("bolts",)


def bargain(s: State, t: Tables, ship: int, found: bool) -> bool:
    """Whatever the ship, and however it was sunk; not where no Notoriety changes any more [piracy-frozen]."""
    if not fitted(s, ME) or questions.frozen(s, t, False):
        return found
    push(s, Step.TAKE_UP, ME, ship + 1, 0, 0)
    return True


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """When a ship was sunk just now."""
    return 0 if s.frames[s.depth - 1].a == ME else Rule.UPGRADE_ELECTRO_COIL_BOLTS


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """The hit is a price: nothing softens it [bolts-cost]."""
    tell(s, Say.UPGRADE_USED, ME, 0, 0)
    lose(s, t, HULL, 1)
    if s.ending == 0:
        combat.bring(s, t, about - 1, -t.upgrade_adds[ME])


def decline(s: State, t: Tables, me: int, about: int, other: int) -> None:
    """The ship brings what it always does."""
    combat.bring(s, t, about - 1, combat.infamy(s, t, about - 1, s.style))


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """The Notoriety that is spared, less a step of the Hull."""
    spared = combat.infamy(s, t, s.frames[s.depth - 1].b - 1, s.style)
    gain = greedy_values.notoriety(s, t, -t.upgrade_adds[ME]) - greedy_values.notoriety(s, t, spared)
    return gain + greedy_values.change(s, t, HULL, -1)
