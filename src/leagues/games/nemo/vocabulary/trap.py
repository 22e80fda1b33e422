"""Two Warships are drawn, and the Nautilus must fight one after the other; the next rows ask whether both were sunk."""

from __future__ import annotations

from leagues.games.nemo import cup, effects, questions, seas
from leagues.games.nemo.messages import Say
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.starts import FORCED, begin_fight
from leagues.games.nemo.state import BOLD, State
from leagues.games.nemo.steps import Springing, Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.frames import ask, next_step, pop, push, tell

ME = effects.word(__name__)
FINALE = STIRS = True
TWO = 2


def perform(s: State, t: Tables, me: int, card: int, one: int, two: int) -> None:
    """It springs [finale-j]."""
    push(s, Step.TRAP, 0, 0, 0, 0)


def run(s: State, t: Tables, routine: int) -> None:
    """The ships are drawn, then fought in the order that the player chooses, boldly and each on its own
    [finale-j, trap-order, trap-one-by-one]. Where a Cyclone has come up meanwhile, there is nothing to choose. The frame
    holds the two, from 1, until each is fought, and whether the first was sunk."""
    if routine != Step.TRAP:
        return
    frame = s.frames[s.depth - 1]
    step = next_step(s)
    if step == Springing.DRAW:
        if s.drawn > 0:
            lay(s, t)
        if frame.b == 0 and cup.in_cup(s, t, 1) > 0:
            frame.step = Springing.DRAW
            push(s, Step.DRAW_SHIP, 1, 0, 0, 0)
    elif step == Springing.ORDER:
        if frame.b > 0 and waits(s, frame.a - 1) and waits(s, frame.b - 1):
            ask(s, Step.SPRING)
    elif step == Springing.FIRST:
        fight(s, frame.a)
        frame.a = 0
    elif step == Springing.SECOND:
        frame.c += s.sunk
        ship = frame.b
        frame.b = 0
        fight(s, ship)
    else:
        both = frame.c + s.sunk == TWO
        pop(s)
        s.sunk = 1 if both else 0


def lay(s: State, t: Tables) -> None:
    """A drawn Warship comes to the Nautilus' ocean, whether there is room or not [overstacked]."""
    frame = s.frames[s.depth - 1]
    ship = s.drawn - 1
    s.drawn = 0
    if frame.a == 0:
        frame.a = ship + 1
    else:
        frame.b = ship + 1
    seas.put_ship(s, t, ship, s.nautilus, cup.side_of(s, t, ship))
    tell(s, Say.REVEALED, ship, s.nautilus, s.backs[ship])
    questions.ship_placed(s, t, ship, s.nautilus)


def waits(s: State, ship: int) -> bool:
    """Whether one of them is still there [cyclone]."""
    return seas.at_sea(s, ship, s.nautilus)


def fight(s: State, ship: int) -> None:
    """A battle with one of them, if she came."""
    s.sunk = 0
    if ship > 0:
        begin_fight(s, ship, BOLD, FORCED)


def cannot_target(s: State, t: Tables, ship: int, found: int) -> int:
    """Who waits in the trap has a battle of her own [trap-one-by-one]."""
    for at in range(s.depth):
        if s.frames[at].doing == Step.TRAP and s.frames[at].b == ship + 1:
            return Rule.TRAP_ONE_BY_ONE
    return found
