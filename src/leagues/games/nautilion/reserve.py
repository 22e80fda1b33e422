"""The reserve and the discard pile."""

from __future__ import annotations

from leagues.games.nautilion.state import DARKHOUSE_CARDS, HEROICS, KINDS, MERCENARIES, State, plays_with
from leagues.games.nautilion.steps import Step
from leagues.kernel.frames import push


def kinds(s: State) -> int:
    """How many kinds of tokens there are: 0 to 9 are those of the base game."""
    return KINDS if s.expansions != 0 else 10


def in_reserve(s: State) -> int:
    """How many tokens the reserve holds."""
    count = 0
    for kind in range(kinds(s)):
        count += s.reserve[kind]
    return count


def any_discarded(s: State) -> bool:
    """Whether anything lies in the discard pile."""
    for kind in range(KINDS):
        if s.discard[kind] != 0:
            return True
    return False


def alike(s: State) -> bool:
    """Whether it does not matter which token pays: nothing ever comes back from the discard pile [reserve-alike]."""
    return not plays_with(s, MERCENARIES | DARKHOUSE_CARDS | HEROICS)


def charge(s: State, tokens: int, purpose: int) -> None:
    """Take tokens from the reserve; where it matters which, ask [payment-chosen]."""
    if alike(s):
        spend(s, tokens)
    elif tokens > 0:
        push(s, Step.PAY, tokens, purpose, 0, 0)


def spend(s: State, tokens: int) -> None:
    """Discard from the reserve: green tokens first, then crew from 1 upwards
    [reserve-alike, one-discard, setup-grimoire, two-shared-reserve, reef-spent]."""
    kind = 0
    while tokens > 0:
        if s.reserve[kind] > 0:
            s.reserve[kind] -= 1
            s.discard[kind] += 1
            tokens -= 1
        else:
            kind += 1


def kind_name(kind: int) -> str:
    """A token in notation."""
    if kind == 0:
        return "green"
    if kind <= 9:
        return str(kind)
    return ("mage a", "mage b", "mage c", "mercenary", "reef")[kind - 10]
