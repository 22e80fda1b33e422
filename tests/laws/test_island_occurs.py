"""Everything that the rules of Nautilus Island say can happen does happen: each answer, message, refusal and ending."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from functools import partial
from types import ModuleType

import pytest

from leagues.games import GAMES
from leagues.games.island import storing
from leagues.games.island.messages import Say
from leagues.games.island.rulebook import Rule
from tests.laws.cases import SIMPLE, Case
from tests.laws.enough import census
from tests.laws.players import Player

GAME = GAMES["island"]
GAMES_EACH = ((Player("random"), 50), (Player("greedy"), 10), (Player("greedy", 0.3), 10))
LEAST = 100  # games that are played in any case
RULES = {int(rule): rule.name for rule in Rule}


def everything() -> set[str]:
    """All that can happen."""
    found = {f"says {message.name}" for message in Say} | {f"refuses {rule}" for rule in rules_of_refusals()}
    for decision in GAME.decisions.by_number.values():
        found |= {answered(decision.name, text) for text in decision.texts}
    return found | {f"ends {ending.name} for {players}" for players in (2, 3, 4) for ending in list(GAME.endings)[:players]}


def answered(asked: str, answer: str) -> str:
    """An answer; of what is stored only the colour and how many cards."""
    words = answer.split()
    return f"{asked}: {answer}" if words[0] != "store" else f"store {words[1]} {len(words) - 2}"


def rules_of_refusals() -> set[str]:
    """The rules that `forbidden` can name, as they are written."""
    modules: list[ModuleType] = [storing]
    modules += [decision.module for decision in GAME.decisions.by_number.values() if not decision.chance]
    found = set()
    for module in modules:
        for function in ast.parse(inspect.getsource(module)).body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith(("forbidden", "cannot_")):
                named = [one for one in ast.walk(function) if isinstance(one, ast.Attribute)]
                found |= {one.attr for one in named if isinstance(one.value, ast.Name) and one.value.id == "Rule"}
    return found


def happened(case: Case, player: Player, number: int) -> Counter[str]:
    """Play a game and count what happens in it."""
    found: Counter[str] = Counter()
    tables = GAME.read_tables(None)
    for state, answer in player.moments(case, number):
        if state.ending != 0:
            found[f"ends {GAME.endings(state.ending).name} for {state.players}"] += 1
            found.update(f"says {Say(message).name}" for _, message, *_ in state.journal)
            continue
        decision = GAME.decisions.by_number[state.frames[state.depth - 1].doing]
        found[answered(decision.name, decision.notation(answer))] += 1
        if not decision.chance:
            named = {decision.module.forbidden(state, tables, action) for action in range(decision.size)}
            found.update(f"refuses {RULES[rule]}" for rule in named if rule)
    return found


@pytest.mark.census
def test_everything_happens_and_nothing_else() -> None:
    games = [
        partial(happened, case, player, number)
        for number in range(max(games for _, games in GAMES_EACH))
        for case in SIMPLE["island"]
        for player, most in GAMES_EACH
        if number < most
    ]
    found = set(census(games, everything(), LEAST))
    assert everything() - found == set()
    assert found - everything() == set()
