"""Only rules that hold with the options of a table are cited at it: by the engine, in the journal and behind a choice."""

from __future__ import annotations

import random

import pytest

import leagues
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.kernel.table import Table

EXPANSIONS = ("mages", "mercenaries", "reefs", "darkhouse", "heroics")
FIRST = {"mages": 200, "mercenaries": 220, "reefs": 260, "darkhouse": 280, "heroics": 400}
NUMBERS = {rule.id: int(rule) for rule in Rule}


def cited(table: Table) -> set[str]:
    """Every rule that a random game cites."""
    luck = random.Random(1)
    found: set[str] = set()
    while not table.over:
        found |= {id for move in table.legal for id in move.rules}
        table.play(str(luck.choice(table.legal)))
    return found | {id for line in table.journal for id in line.rules}


@pytest.mark.parametrize("players", [1, 2])
def test_a_base_game_cites_no_expansion(players: int) -> None:
    found = cited(leagues.new("nautilion", seed="in force", players=players))
    assert {"plan", "roll", "darkhouse-toll"} <= found
    assert max(NUMBERS[id] for id in found) < 200
    assert ("two-alternate" in GAME.in_force({"players": players, "expansions": ()})) == (players == 2)


def test_a_game_with_everything_cites_as_much_as_before() -> None:
    table = leagues.new("nautilion", seed="in force", players=2, expansions=EXPANSIONS)
    assert table.in_force([rule.id for rule in Rule]) == tuple(rule.id for rule in Rule)


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_an_expansion_brings_its_own_rules_only(expansion: str) -> None:
    alone = GAME.in_force({"players": 1, "expansions": (expansion,)}) - GAME.in_force({"players": 1, "expansions": ()})
    first = FIRST[expansion]
    last = min([number for number in FIRST.values() if number > first], default=500)
    assert alone == {rule.id for rule in Rule if first <= rule < last}
