"""The Nautilion has taken a token: it goes aboard or into the reserve."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import joined
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

RESERVE, SHIP = 0, 1
SIZE = 2
RULES = (Rule.LANDING, Rule.PLACE_ON_SHIP, Rule.DUCT_PLACEMENT, Rule.FIRST_TOKEN, Rule.KEEP_IN_RESERVE, Rule.TOKENS_STAY)


def who(s: State, t: Tables) -> int:
    return s.active


def cannot_board(s: State, t: Tables, number: int) -> int:
    """0, or the rule that keeps this crew off the ship."""
    if s.crew >> number & 1:
        return Rule.PLACE_ON_SHIP
    if not joined(s, t, number):
        return Rule.DUCT_PLACEMENT
    if s.players == 2 and not t.admirals[s.admirals[s.active] - 1] >> number & 1:
        return Rule.ADMIRAL_LIMIT
    return 0


def forbidden(s: State, t: Tables, action: int) -> int:
    return cannot_board(s, t, s.landed) if action == SHIP else 0


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    token = s.landed
    s.landed = 0
    if action == SHIP:
        s.crew |= 1 << token
        tell(s, Say.PLACED, token, 0, 0)
    else:
        s.reserve[token] += 1
        tell(s, Say.KEPT, token, 0, 0)


def notation(action: int) -> str:
    return "place" if action == SHIP else "reserve"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-place", {}) if action == SHIP else ("do-reserve", {})
