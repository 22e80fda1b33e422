"""Which ship in the Nautilus' ocean shows its other side, by the Clockwork Cipher."""

from __future__ import annotations

from leagues.games.nemo import names, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = names.EARLIER_SHIPS  # action i is the ship i; a Ship Group has no other side
RULES = (Rule.UPGRADE_CLOCKWORK_CIPHER, Rule.CIPHER_SHIP)


def who(s: State, t: Tables) -> int:
    return s.captain


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if seas.at_sea(s, action, s.nautilus) else Rule.CIPHER_SHIP


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    seas.flip(s, t, action)
    tell(s, Say.DECIPHERED, action, s.nautilus, s.backs[action])


def notation(action: int) -> str:
    return names.SHIPS[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-decipher", {"ship": action}
