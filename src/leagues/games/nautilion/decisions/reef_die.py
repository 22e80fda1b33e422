"""The roll that must free the Nautilion from a Reef. Neither spells nor Mages touch this die."""

from __future__ import annotations

from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import REEF, State
from leagues.games.nautilion.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = 6  # outcome i is a die that shows i + 1
RULES = (Rule.REEF_ROLL, Rule.REEF_BONUS, Rule.REEF_ESCAPE, Rule.REEF_STUCK, Rule.DICE_FACES)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return t.faces[outcome + 1]


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return (s.turn,)


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    reef = s.reefs[s.nautilion]
    bonus = t.reef_bonus if s.crew >> reef & 1 else 0
    tell(s, Say.REEF_ROLLED, outcome + 1, bonus, reef)
    if outcome + 1 + bonus >= t.reef_escape:
        s.reefs[s.nautilion] = 0
        s.reserve[REEF] += 1
        tell(s, Say.REEF_ESCAPED, reef, 0, 0)
    else:
        s.stuck = 1
        tell(s, Say.REEF_HOLDS, reef, 0, 0)


def notation(outcome: int) -> str:
    return str(outcome + 1)


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-reef-die", {"value": outcome + 1}
