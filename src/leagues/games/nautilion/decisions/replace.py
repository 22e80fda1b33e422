"""Heroic Action 5: the other open card that leaves the game; the next of the deck takes its place."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import pop, push, tell

SIZE = 12  # action i is card i + 1
RULES = (Rule.HEROIC_REPLACE, Rule.HEROIC_REPLACE_NOTHING)


def who(s: State, t: Tables) -> int:
    return s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    return 0 if s.heroics >> (action + 1) & 1 else Rule.HEROIC_REPLACE


def apply(s: State, t: Tables, action: int) -> None:
    pop(s)
    s.heroics &= ~(1 << (action + 1))
    tell(s, Say.HEROIC_REPLACED, action + 1, 0, 0)
    if s.heroic_deck != 0:
        push(s, Step.REVEAL_HEROIC, 1, 0, 0, 0)


def notation(action: int) -> str:
    return f"replace {action + 1}"


def words(action: int) -> tuple[str, dict[str, int]]:
    return "do-replace", {"card": action + 1}
