"""Which token of the reserve pays. Asked where a token of the discard pile can come back, so that it matters."""

from __future__ import annotations

from leagues.games.nautilion.buying import would_strand
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.reserve import kind_name
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import KINDS, State
from leagues.games.nautilion.steps import Purpose
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, tell

SIZE = KINDS  # action i is a token of kind i
RULES = (Rule.PAYMENT_CHOSEN, Rule.SPELL_PAYMENT, Rule.ONE_DISCARD, Rule.BUY_WINDOW)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    frame = s.frames[s.depth - 1]
    if s.reserve[action] == 0:
        return Rule.PAYMENT_CHOSEN
    if frame.b == Purpose.BUYING and would_strand(s, t, action, frame.a - 1):
        return Rule.BUY_WINDOW
    return 0


def options(s: State, t: Tables, out: list[int]) -> int:
    """The loop over `forbidden`, over what there is."""
    count = 0
    for kind in range(KINDS):
        if s.reserve[kind] > 0 and forbidden(s, t, kind) == 0:
            out[count] = kind
            count += 1
    return count


def apply(s: State, t: Tables, action: int) -> None:
    s.reserve[action] -= 1
    s.discard[action] += 1
    tell(s, Say.PAID, action, 0, 0)
    frame = s.frames[s.depth - 1]
    frame.a -= 1
    if frame.a == 0:
        pop(s)


def notation(action: int) -> str:
    return f"pay {kind_name(action)}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-pay", {"token": action}
