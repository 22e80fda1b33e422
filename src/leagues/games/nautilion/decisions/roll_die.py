"""What one die shows. The dice that show 0, and are not left out of the roll, are rolled one after the other."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 6  # outcome i is a die that shows i + 1
RULES = (Rule.ROLL, Rule.DICE_FACES)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return t.faces[outcome + 1]


def total(s: State, t: Tables) -> int:
    """A die has six faces."""
    return 6


def next_die(s: State) -> int:
    """The first die that is still to be rolled [setup-dice]."""
    die = 0
    while s.dice[die] != 0:
        die += 1
    return die


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return s.turn, s.rolls, next_die(s) + 1


def left_out(s: State) -> int:
    """How many dice are not part of the roll."""
    return s.spare


def apply(s: State, t: Tables, outcome: int) -> None:
    rolled = next_die(s)
    s.dice[rolled] = outcome + 1
    for die in range(rolled + 1, 3 - left_out(s)):
        if s.dice[die] == 0:
            return
    pop(s)
    if s.spare == 0:
        tell(s, Say.ROLLED, s.dice[0], s.dice[1], s.dice[2])
    elif s.spare == 1:
        tell(s, Say.ROLLED_TWO, s.dice[0], s.dice[1], 0)
    else:
        tell(s, Say.ROLLED_ONE, s.dice[0], 0, 0)


def notation(outcome: int) -> str:
    return str(outcome + 1)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-roll-die", {"value": outcome + 1}
