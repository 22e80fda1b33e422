"""Which rules Nemo's War names when it refuses an answer, for each sentence of each decision: voyages in which everything is
asked for that could be.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from leagues.games import GAMES
from leagues.games.nemo.rulebook import Rule
from tests.laws.cases import SIMPLE
from tests.laws.players import Player

GAME = GAMES["nemo"]
TABLES: Any = GAME.read_tables(None)
PLAYERS = ((Player("random"), 6), (Player("greedy", daring=0.2), 1))
REFUSED: dict[str, str] = {
}


def refused() -> dict[str, set[str]]:
    """For each sentence the rules that were named."""
    found: dict[str, set[str]] = defaultdict(set)
    for player, count in PLAYERS:
        for case in SIMPLE["nemo"]:
            for number in range(count):
                for s, _ in player.moments(case, number):
                    if s.ending == 0:
                        look(s, found)
    return found


def look(s: Any, found: dict[str, set[str]]) -> None:
    """Ask for every answer to the decision on top."""
    decision = GAME.decisions.by_number[s.frames[s.depth - 1].doing]
    if decision.chance:
        return
    for action in range(decision.module.SIZE):
        rule = decision.module.forbidden(s, TABLES, action)
        if rule:
            found[f"{decision.name} {decision.module.words(action)[0]}"].add(Rule(rule).name)
