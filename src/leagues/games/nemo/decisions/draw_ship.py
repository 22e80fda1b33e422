"""Which ship token is drawn from the cup."""

from __future__ import annotations

from leagues.games.nemo import cup, deadly, names, questions
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import CUP, DEADLY, DRAWN, SHIPS, State
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

TOKEN = SHIPS  # below it, outcome i is the ship i; TOKEN + another token of Deadly Seas
SIZE = TOKEN + DEADLY
RULES = (Rule.DRAW_AT_RANDOM, Rule.REVEAL, Rule.ATTACK_HIDDEN, Rule.GO_HUNTING, Rule.DEADLY_SEAS)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    if outcome >= TOKEN:
        return s.deadly[outcome - TOKEN]
    if s.ships[outcome] != CUP:
        return 0
    return 0 if s.frames[s.depth - 1].a == 1 and not cup.armed_token(t, outcome) else 1


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return s.turn, sum(1 for place in s.ships if place == CUP) + sum(s.deadly)


def apply(s: State, t: Tables, outcome: int) -> None:
    back = s.frames[s.depth - 1].b
    pop(s)
    if outcome >= TOKEN:
        if back > 0:  # the first ship goes back all the same [deadly-binoculars]
            s.ships[back - 1] = CUP
            s.drawn = 0
        deadly.come_up(s, t, outcome - TOKEN)
        return
    s.ships[outcome] = DRAWN
    s.drawn = outcome + 1
    tell(s, Say.SHIP_DRAWN, outcome, 0, 0)
    if back > 0:
        s.ships[back - 1] = CUP
    else:
        questions.ship_drawn(s, t)


def notation(outcome: int) -> str:
    return names.DEADLY[outcome - TOKEN] if outcome >= TOKEN else names.SHIPS[outcome]


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return ("do-draw-deadly", {"deadly": outcome - TOKEN}) if outcome >= TOKEN else ("do-draw-ship", {"ship": outcome})
