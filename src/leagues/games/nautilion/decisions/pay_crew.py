"""A Heroic Action is paid with a crew member of the Nautilion, whom the others can do without; then it happens."""

from __future__ import annotations

from leagues.games.nautilion import heroic
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = 9  # action i is crew i + 1
RULES = (Rule.HEROIC_COST, Rule.HEROIC_SPLIT, Rule.HEROIC_RECONNECT, Rule.HEROIC_WRONG_TOKEN)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    return heroic.cannot_pay(s, t, s.frames[s.depth - 1].a, action + 1)


def apply(s: State, t: Tables, action: int) -> None:
    card = s.frames[s.depth - 1].a
    paid = action + 1
    pop(s)
    s.crew &= ~(1 << paid)
    s.discard[paid] += 1
    s.heroics &= ~(1 << card)
    tell(s, Say.HEROIC_PLAYED, card, paid, 0)
    heroic.perform(s, t, card, paid)


def notation(action: int) -> str:
    return f"sacrifice {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-pay-crew", {"crew": action + 1}
