"""You must give up a token, to the Darkhouse or to a Mercenary's blow: from the reserve, the cabin, or one aboard that the
others can do without."""

from __future__ import annotations

from leagues.games.nautilion import cabin
from leagues.games.nautilion.darkhouse import BLOW
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import charge, in_reserve
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import aboard, splits
from leagues.games.nautilion.state import CABIN_CREW, MERCENARY, State
from leagues.games.nautilion.steps import Purpose
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

RESERVE = 0
CABIN = 10
SIZE = 16  # 0 is a token of the reserve, i the token on space i of the ship, CABIN + i the one on space i of the cabin
RULES = (
    Rule.DARKHOUSE_TOLL, Rule.DUCT_DISCARD, Rule.TOLL_ALWAYS_PAYABLE, Rule.CABIN_DISCARD, Rule.MERCENARY_DUCTS,
    Rule.MERCENARY_BLOW, Rule.TOLL_OF_TWO, Rule.TOLL_FOUR_ONLY,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    # [admiral-discard]
    asks = Rule.MERCENARY_BLOW if s.frames[s.depth - 1].a == BLOW else Rule.DARKHOUSE_TOLL
    if action == RESERVE:
        return asks if in_reserve(s) == 0 else 0
    if action >= CABIN:
        return 0 if s.cabin >> (action - CABIN) & 1 else Rule.CABIN_DISCARD
    if not aboard(s) >> action & 1:
        return asks
    if splits(s, t, action):
        return Rule.DUCT_DISCARD
    return 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The loop over `forbidden`, over what you have."""
    count = 0
    if in_reserve(s) > 0:
        out[count] = RESERVE
        count += 1
    spaces = aboard(s)
    for space in range(1, 10):
        if spaces >> space & 1 and not splits(s, t, space):
            out[count] = space
            count += 1
    for space in range(6):
        if s.cabin >> space & 1:
            out[count] = CABIN + space
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    if action == RESERVE:
        tell(s, Say.TOLL_RESERVE, in_reserve(s) - 1, 0, 0)
        charge(s, 1, Purpose.ORDINARY)
    elif action >= CABIN:
        token = cabin.token_on(t, action - CABIN)
        s.cabin &= ~(1 << (action - CABIN))
        s.discard[token] += 1
        tell(s, Say.TOLL_CABIN, token, 0, 0)
    elif s.mercenaries >> action & 1:
        s.mercenaries &= ~(1 << action)
        s.discard[MERCENARY] += 1
        tell(s, Say.TOLL_MERCENARY, action, 0, 0)
    else:
        s.crew &= ~(1 << action)
        s.discard[action] += 1
        tell(s, Say.TOLL_CREW, action, 0, 0)


def notation(action: int) -> str:
    if action >= CABIN + CABIN_CREW:
        return f"discard partner {'abc'[action - CABIN - CABIN_CREW]}"
    if action >= CABIN:
        return f"discard mage {'abc'[action - CABIN]}"
    return "discard reserve" if action == RESERVE else f"discard {action}"


def words(action: int) -> tuple[str, dict[str, int]]:
    if action >= CABIN + CABIN_CREW:
        return "do-discard-partner", {"mage": action - CABIN - CABIN_CREW + 1}
    if action >= CABIN:
        return "do-discard-mage", {"mage": action - CABIN + 1}
    return ("do-discard-reserve", {}) if action == RESERVE else ("do-discard-crew", {"crew": action})
