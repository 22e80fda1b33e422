"""Clockwork Cipher: once in each Action Phase a ship shows its other side
[upgrade-clockwork-cipher, cipher-ship, once-a-phase]."""

from __future__ import annotations

from leagues.games.nemo import greedy_values, names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State, fitted, once
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, tell

ME = names.upgrade(__name__)
NEEDS = ("box", "expanded")
USE = 400
ACTS = ("cipher",)
NOT_FITTED = Rule.UPGRADE_CLOCKWORK_CIPHER


def cannot_act(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """It must be there and silent so far, and somebody with another side must lie here; it costs nothing [ship-groups]."""
    if not fitted(s, ME):
        return Rule.UPGRADE_CLOCKWORK_CIPHER
    if not once(s, ME):
        return Rule.ONCE_A_PHASE
    for ship in range(names.EARLIER_SHIPS):
        if seas.at_sea(s, ship, s.nautilus):
            return 0
    return Rule.CIPHER_SHIP


def act(s: State, t: Tables, me: int, way: int) -> None:
    """One is asked which ship."""
    s.used |= 1 << ME
    tell(s, Say.UPGRADE_USED, ME, 0, 0)
    ask(s, Step.DECIPHER)


def act_worth(s: State, t: Tables, me: int, way: int, found: int) -> int:
    """What the ship that gains most would gain."""
    best = 0
    for ship in range(names.EARLIER_SHIPS):
        if seas.at_sea(s, ship, s.nautilus):
            best = max(best, greedy_values.turned(s, t, ship))
    return best
