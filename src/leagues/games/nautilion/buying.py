"""What Darkhouse card 12 offers: two tokens of the reserve for one of the discard pile, which comes aboard."""

from __future__ import annotations

from leagues.games.nautilion import boarding, darkhouse
from leagues.games.nautilion.effects import Card
from leagues.games.nautilion.reserve import charge, in_reserve
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import MERCENARY, State
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import push


def cannot_buy(s: State, t: Tables) -> int:
    """0, or the rule that forbids it: once a turn, and only if it can be carried out to the end [buy, buy-window]."""
    if darkhouse.effect(s, t) != Card.BUY or s.bought or in_reserve(s) < price(s, t):
        return Rule.BUY
    if not (placeable(s, t, s.discard) or (price(s, t) > 0 and placeable(s, t, s.reserve))):
        return Rule.BUY_WINDOW
    return 0


def price(s: State, t: Tables) -> int:
    """How many tokens it costs."""
    return t.card_prices[darkhouse.card(s)]


def placeable(s: State, t: Tables, pile: list[int]) -> bool:
    """Whether a pile holds a token that could come aboard [buy-cabin]."""
    for kind in range(1, MERCENARY + 1):
        if pile[kind] > 0 and boarding.can_be_placed(s, t, kind):
            return True
    return False


def buy(s: State, t: Tables) -> None:
    """First the tokens are paid, then one is recovered."""
    s.bought = 1
    push(s, Step.RECOVER, Purpose.BUYING, 1, 0, 0)
    charge(s, price(s, t), Purpose.BUYING)


def would_strand(s: State, t: Tables, kind: int, more: int) -> bool:
    """Whether paying this token, with `more` still to be paid, would leave nothing that could come aboard."""
    if placeable(s, t, s.discard) or boarding.can_be_placed(s, t, kind):
        return False
    return more == 0 or not placeable(s, t, s.reserve)
