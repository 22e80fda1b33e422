"""Who pursues the Nautilus, where Relentless Pursuit is played."""

from __future__ import annotations

from leagues.games.nemo import figures, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.starts import begin_fight
from leagues.games.nemo.state import BOLD, SHIPS, State
from leagues.games.nemo.steps import PURSUING, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import push, tell

RULE = names.OPTIONAL_RULES.index("relentless-pursuit")


def name(s: State, t: Tables, ship: int) -> None:
    """Her die is thrown."""
    s.pursuers[ship] = 0
    s.frames[s.depth - 1].a = ship + 1
    push(s, Step.THROW, PURSUING, 0, 0, 0)


def look_at(s: State, t: Tables, ship: int) -> None:
    """Below what she is worth now she attacks: a Bold attack, for nothing [relentless-pursuit, britannia-pursuit]."""
    worth = figures.worth(s, t, ship, s.backs[ship])
    if s.thrown < worth:
        tell(s, Say.PURSUES, ship, s.thrown, s.backs[ship])
        begin_fight(s, ship + 1, BOLD, 0)
    else:
        tell(s, Say.NO_PURSUIT, ship, s.thrown, s.backs[ship])


def here(s: State, t: Tables, ship: int) -> bool:
    """Whether a ship is a Warship where the Nautilus is."""
    return seas.at_sea(s, ship, s.nautilus) and seas.is_warship(s, t, ship)


def waits(s: State, t: Tables, ship: int) -> bool:
    """Whether a ship's die is still to be thrown."""
    return s.pursuers[ship] == 1 and here(s, t, ship)


def anybody(s: State, t: Tables) -> bool:
    """Whether any die is still to be thrown."""
    for ship in range(SHIPS):
        if waits(s, t, ship):
            return True
    return False


def forget(s: State) -> None:
    """Nobody waits any more."""
    for ship in range(SHIPS):
        s.pursuers[ship] = 0
