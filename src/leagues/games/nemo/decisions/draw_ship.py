"""Which ship token is drawn from the cup."""

from __future__ import annotations

from leagues.games.nemo import names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CUP, DRAWN, SHIPS, WHITE, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = SHIPS  # outcome i is the ship i
RULES = (Rule.DRAW_AT_RANDOM, Rule.REVEAL, Rule.ATTACK_HIDDEN, Rule.GO_HUNTING)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    if s.ships[outcome] != CUP:
        return 0
    return 0 if s.frames[s.depth - 1].a == 1 and t.group[outcome] == WHITE else 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return s.turn, sum(1 for place in s.ships if place == CUP)


def apply(s: State, t: Tables, outcome: int) -> None:
    back = s.frames[s.depth - 1].b
    pop(s)
    s.ships[outcome] = DRAWN
    s.drawn = outcome + 1
    tell(s, Say.SHIP_DRAWN, outcome, 0, 0)
    if back > 0:
        s.ships[back - 1] = CUP
    else:
        questions.ship_drawn(s, t)


def notation(outcome: int) -> str:
    return names.SHIPS[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-draw-ship", {"ship": outcome}
