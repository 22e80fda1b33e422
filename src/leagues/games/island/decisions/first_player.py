"""Who begins."""

from __future__ import annotations

from leagues.games.island.messages import Say
from leagues.games.island.rulebook import Rule
from leagues.games.island.state import SEATS, State
from leagues.games.island.tables import Tables
from leagues.kernel.frames import CHANCE, pop, tell

SIZE = SEATS  # outcome i is the seat i
RULES = (Rule.FIRST_PLAYER, Rule.FIRST_ROUND_ORDER)


def who(s: State, t: Tables) -> int:
    return CHANCE


def weight(s: State, t: Tables, outcome: int) -> int:
    return 1 if outcome < s.players else 0


def occasion(s: State, t: Tables) -> tuple[int, ...]:
    return ()


def apply(s: State, t: Tables, outcome: int) -> None:
    pop(s)
    for place in range(s.players):
        s.order[place] = (outcome + place) % s.players
    tell(s, Say.BEGINS, outcome, 0, 0)


def notation(outcome: int) -> str:
    return f"seat {outcome}"


def words(outcome: int) -> tuple[str, dict[str, int]]:
    return "do-first-player", {"seat": outcome}
