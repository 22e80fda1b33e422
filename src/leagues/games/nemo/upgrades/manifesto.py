"""Nemo's Manifesto: after a successful incitement a step of a track lowers Notoriety further
[upgrade-manifesto, manifesto-printed]."""

from __future__ import annotations

from leagues.games.nemo import greedy_values, names
from leagues.games.nemo.messages import Say
from leagues.games.nemo.modifiers import FAIR
from leagues.games.nemo.resources import change_notoriety, lose
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.sources import INCITE
from leagues.games.nemo.state import State, fitted
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 100
SAVES = 3
OFFERS = ("give nemo", "give crew", "give hull")  # way i is the track i


def action_rolled(s: State, t: Tables, what: int, reached: int) -> None:
    """It is read out where people listen."""
    if what == INCITE and reached >= FAIR and fitted(s, ME):
        push(s, Step.TAKE_UP, ME, 0, 0, 0)


def cannot_take_up(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """When people were incited just now; any track will do."""
    return 0 if s.frames[s.depth - 1].a == ME else Rule.UPGRADE_MANIFESTO


def take_up(s: State, t: Tables, me: int, way: int, about: int, other: int) -> None:
    """What the track would add to a roll, as it is printed and before the loss [manifesto-printed]."""
    amount = t.exert[way][s.tracks[way]]
    tell(s, Say.UPGRADE_USED, ME, 0, 0)
    lose(s, t, way, 1)
    change_notoriety(s, t, -amount)


def take_up_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """The Notoriety, less the step."""
    return greedy_values.notoriety(s, t, -t.exert[way][s.tracks[way]]) + greedy_values.change(s, t, way, -1)
