"""A token comes back from the discard pile, to where a card or the collision sends it."""

from __future__ import annotations

from leagues.games.nautilion.boarding import can_be_placed
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import any_discarded, kind_name
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.ship import aboard, connected, fits, shown
from leagues.games.nautilion.state import GREEN, KINDS, MERCENARY, State
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ask, pop, push, tell

SIZE = KINDS  # action i is a token of kind i
RULES = (
    Rule.ONE_DISCARD, Rule.INSERT, Rule.RECOVER_ONE, Rule.BUY, Rule.COLLISION_RECOVER, Rule.HEROIC_FROM_DISCARD,
    Rule.HEROIC_TO_RESERVE, Rule.INSERT_TOKENS, Rule.BUY_PLACEMENT,
)  # fmt: skip


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    frame = s.frames[s.depth - 1]
    if s.discard[action] == 0:
        return Rule.ONE_DISCARD
    if frame.a == Purpose.INSERTING and (action == GREEN or action > MERCENARY):
        return Rule.INSERT_TOKENS
    if frame.a == Purpose.BUYING and not can_be_placed(s, t, action):
        return Rule.BUY_ADMIRAL if GREEN < action <= 9 and not shown(s, t, action) else Rule.BUY_PLACEMENT
    if frame.a == Purpose.BOARDING:
        return cannot_return(s, t, action, frame.c)
    return 0


def cannot_return(s: State, t: Tables, token: int, paid: int) -> int:
    """0, or the rule that keeps a token from coming aboard in the place of the one that paid for it."""
    if token == GREEN or token > 9:
        return Rule.HEROIC_FROM_DISCARD
    if token == paid:
        return Rule.HEROIC_OTHER_NUMBER
    group = aboard(s)
    if group >> token & 1:
        return Rule.PLACE_ON_SHIP
    if not fits(s, t, group, token):
        return Rule.DUCT_PLACEMENT if connected(s, t, group) else Rule.HEROIC_RECONNECT
    return 0


def apply(s: State, t: Tables, action: int) -> None:
    frame = s.frames[s.depth - 1]
    purpose = frame.a
    s.discard[action] -= 1
    frame.b -= 1
    if frame.b == 0 or not any_discarded(s):
        pop(s)
    if purpose == Purpose.INSERTING:
        s.landed = action
        ask(s, Step.INSERT)
    elif purpose == Purpose.BUYING or (purpose == Purpose.CONQUERING and GREEN < action <= 9):
        s.landed = action
        push(s, Step.PLACE_TOKEN, purpose, 0, 0, 0)
    elif purpose == Purpose.BOARDING:
        s.crew |= 1 << action
        tell(s, Say.PLACED, action, 0, 0)
    else:
        s.reserve[action] += 1
        tell(s, Say.RECOVERED, action, 0, 0)


def notation(action: int) -> str:
    return f"recover {kind_name(action)}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-recover", {"token": action}
