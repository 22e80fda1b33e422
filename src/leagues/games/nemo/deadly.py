"""Deadly Seas: tokens in the ship cup that are no ships, and Ship Groups, which bring others along."""

from __future__ import annotations

from leagues.games.nemo import effects, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.placing import FOR_REVEAL
from leagues.games.nemo.state import DEADLY, DISCARDED, SHIP_GROUPS, SHIPS, State
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import doing, pop, push, tell

RULE = names.OPTIONAL_RULES.index("deadly-seas")
CYCLONE = SHIPS  # as who attacks: it is behind all ships


def is_group(t: Tables, ship: int) -> bool:
    """Whether a ship is a Ship Group [ship-group-tokens]."""
    return t.group[ship] == SHIP_GROUPS


def is_token(program: int) -> bool:
    """Whether an effect is that of such a token."""
    return effects.OF_DEADLY <= program < effects.OF_DEADLY + DEADLY


def come_up(s: State, t: Tables, kind: int) -> None:
    """A token is drawn instead of a ship: it is resolved at once, and gone. The Hidden ship stays where it is, and an attack
    on it is over; only who hunts or is searched for is drawn anew
    [deadly-seas, deadly-hidden-stays, deadly-attack-spent, deadly-gone, deadly-search]."""
    s.deadly[kind] -= 1
    tell(s, Say.DEADLY, kind, 0, 0)
    ocean = ocean_due(s)
    frame = s.frames[s.depth - 1]
    if doing(s) == Step.FIGHT or doing(s) == Step.REVEAL or (doing(s) == Step.PLACE and frame.b == FOR_REVEAL):
        pop(s)
    push(s, Step.RESOLVE, effects.OF_DEADLY + kind, 0, 0, ocean + 1)


def ocean_due(s: State) -> int:
    """The ocean for which a ship was due; in every battle that of the Nautilus [village-where]."""
    frame = s.frames[s.depth - 1]
    return frame.a if frame.doing == Step.PLACE or frame.doing == Step.REVEAL else s.nautilus


def ocean_there(s: State) -> int:
    """The ocean that the token is about whose effect goes on."""
    for above in range(s.depth):
        frame = s.frames[s.depth - 1 - above]
        if frame.doing == Step.RESOLVE and is_token(frame.a):
            return frame.d - 1
    return s.nautilus


def sweep(s: State, t: Tables) -> None:
    """The Cyclone leaves no ship where the Nautilus is, hidden or revealed [cyclone]."""
    ocean = s.nautilus
    tell(s, Say.SWEPT, ocean, s.hidden[ocean], s.revealed[ocean])
    s.hidden[ocean] = 0
    for ship in range(SHIPS):
        if seas.at_sea(s, ship, ocean):
            seas.take_ship(s, t, ship, DISCARDED)
            s.backs[ship] = 0


def brings(s: State, t: Tables, ship: int, ocean: int) -> None:
    """More ships come to the ocean of a Ship Group, before anything else [ship-groups, ship-group-first]."""
    tell(s, Say.GROUP_BRINGS, ship, ocean, t.group_brings)
    push(s, Step.CONVOY, ocean, t.group_brings, s.sunk, 0)
