"""The turn begins when its player takes the dice, or the one die that must free the Nautilion from a Reef. Until then
the last turn can still be taken back; and what Darkhouse card 12 offers can be bought."""

from __future__ import annotations

from leagues.games.nautilion.buying import buy, cannot_buy
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import ANYONE, ask, pop

ROLL, BUY = 0, 1
SIZE = 2
RULES = (Rule.ROLL, Rule.TURN_PHASES, Rule.REEF_ROLL, Rule.BUY_WINDOW)
WAIT = True


def who(s: State, t: Tables) -> int:
    return ANYONE if s.players == 2 and s.turn == 1 else s.active


def forbidden(s: State, t: Tables, action: int) -> int:
    return cannot_buy(s, t) if action == BUY else 0


def apply(s: State, t: Tables, action: int) -> None:
    if action == BUY:
        buy(s, t)
        return
    escaping = s.frames[s.depth - 1].a != 0
    pop(s)
    if escaping:
        ask(s, Step.REEF_DIE)
    else:
        s.rolls = 1
        ask(s, Step.ROLL_DIE)


def notation(action: int) -> str:
    return "buy" if action == BUY else "roll"


def words(action: int) -> tuple[str, dict[str, int]]:
    return ("do-buy", {}) if action == BUY else ("do-roll", {})
