"""A token is in hand: it goes aboard, into the Mages' cabin, or into the reserve."""

from __future__ import annotations

from leagues.games.nautilion import cabin
from leagues.games.nautilion.boarding import cannot_board, cannot_hire
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import MERCENARY, State
from leagues.games.nautilion.steps import Purpose
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

RESERVE, SHIP, CABIN = 0, 1, 2
SPACE = 2  # SPACE + n: a Mercenary on space n
SIZE = 12
RULES = (
    Rule.LANDING, Rule.PLACE_ON_SHIP, Rule.DUCT_PLACEMENT, Rule.FIRST_TOKEN, Rule.KEEP_IN_RESERVE, Rule.TOKENS_STAY,
    Rule.CABIN_PLACE, Rule.MERCENARY_PLACE, Rule.MERCENARY_TO_RESERVE, Rule.BUY_PLACEMENT, Rule.COLLISION_BOARD,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    purpose = s.frames[s.depth - 1].a
    if action == RESERVE:
        return Rule.BUY_PLACEMENT if purpose == Purpose.BUYING else 0
    if action == SHIP:
        rule = cannot_board(s, t, s.landed)
        return Rule.COLLISION_ADMIRAL if rule == Rule.ADMIRAL_LIMIT and purpose == Purpose.CONQUERING else rule
    if action == CABIN:
        return Rule.COLLISION_CREW_ONLY if purpose == Purpose.CONQUERING else cabin.cannot_enter(s, t, s.landed)
    return cannot_hire(s, t, s.landed, action - SPACE)


def options(s: State, t: Tables, out: list[int]) -> int:
    """The loop over `forbidden`, without trying the spaces that only Mercenaries may choose."""
    count = 0
    for action in range(SIZE if s.landed == MERCENARY else SHIP + 1 if s.expansions == 0 else CABIN + 1):
        if forbidden(s, t, action) == 0:
            out[count] = action
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    token = s.landed
    s.landed = 0
    if action == SHIP:
        s.crew |= 1 << token
        tell(s, Say.PLACED, token, 0, 0)
    elif action == RESERVE:
        s.reserve[token] += 1
        tell(s, Say.KEPT, token, 0, 0)
    elif action == CABIN:
        cabin.enter(s, t, token)
        tell(s, Say.PLACED_CABIN, token, 0, 0)
    else:
        s.mercenaries |= 1 << (action - SPACE)
        tell(s, Say.PLACED_MERCENARY, action - SPACE, 0, 0)


def notation(action: int) -> str:
    if action > CABIN:
        return f"place {action - SPACE}"
    return ("reserve", "place", "cabin")[action]


def words(action: int) -> tuple[str, dict[str, int]]:
    if action > CABIN:
        return "do-place-mercenary", {"space": action - SPACE}
    return ("do-reserve", "do-place", "do-cabin")[action], {}
