"""What happens in games of Nautilion, counted thing by thing: answers, messages, cards, endings, refusals."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from leagues.games import GAMES
from leagues.games.nautilion import boarding, buying, cabin, heroic
from leagues.games.nautilion.effects import Heroic
from leagues.games.nautilion.messages import Say
from leagues.games.nautilion.rulebook import Rule
from tests.laws.cases import Case
from tests.laws.players import Player

GAME = GAMES["nautilion"]
MANY_OR_SELDOM = ("plan", "swap-first", "swap-second", "insert", "take", "replace", "keep-group")  # not counted one by one
# What shows that a Darkhouse card did what it does, while it was in force: a message, and its first argument if it matters.
CARDS: dict[int, list[tuple[Say, int | None]]] = {
    1: [(Say.SECOND_PASS, None)],
    2: [(Say.GAVE_ONE, 0), (Say.GAVE_ONE, 1), (Say.GAVE_ONE, 2)],
    3: [(Say.INSERTED, None)],
    4: [(Say.TOLL_RESERVE, None), (Say.TOLL_CREW, None), (Say.TOLL_CABIN, None), (Say.TOLL_MERCENARY, None)],
    5: [(Say.TOLL_REROLLED, 2)],
    6: [(Say.EXCHANGE_TAKEN, None), (Say.EXCHANGE_GIVEN, None)],
    7: [(Say.NAUTILION_BACK, None), (Say.NAUTILION_AT_ISLES, None)],
    8: [(Say.FIGURE_CHOSEN, 0), (Say.FIGURE_CHOSEN, 1), (Say.FIGURE_CHOSEN, 2)],
    9: [(Say.DICE_FIXED, None)],
    10: [(Say.TOLL_FREE, 3), (Say.TOLL_RESERVE, None)],
    11: [(Say.RECOVERED, None)],
    12: [],  # `buy` is an answer of its own
}
RULES = {int(rule): rule.name for rule in Rule}
TOLLS = (Say.TOLL_RESERVE, Say.TOLL_CREW, Say.TOLL_CABIN, Say.TOLL_MERCENARY)
PAID_WITH = (Heroic.CABIN, Heroic.MERCENARY, Heroic.REEFS)
CAN_FAIL = (Heroic.REPLACE, Heroic.FROM_PATH, Heroic.FROM_DISCARD, Heroic.CABIN, Heroic.MERCENARY)


def everything() -> set[str]:
    """All that the rules say can happen."""
    found = {f"says {message.name}" for message in Say} | {f"refuses {rule}" for rule in rules_of_refusals()}
    for decision in GAME.decisions.by_number.values():
        for answer in range(decision.size):
            found |= set(answered(decision, answer))
    for kind, name, first, _ in GAME.decisions.table():
        found.add(f"uses {kind} {name} {first}")
    for ending in GAME.endings:
        found |= {f"ends {ending.name} for {players}" for players in (1, 2)}
    for card, signs in CARDS.items():
        found |= {sign(card, message, a) for message, a in signs}
    found.add("card 4 takes 2")
    for effect in range(1, 13):  # the shipped cards have the effect of their number
        found.add(f"heroic {effect}")
    found |= {f"heroic {effect} wasted" for effect in PAID_WITH} | {f"heroic {effect} for nothing" for effect in CAN_FAIL}
    return found


def answered(decision: Any, answer: int) -> Iterator[str]:
    yield f"{decision.name} {decision.module.words(answer)[0]}"
    if decision.name not in MANY_OR_SELDOM:
        yield f"{decision.name}: {decision.notation(answer)}"


def sign(card: int, message: int, a: int | None) -> str:
    return f"card {card} {Say(message).name}" + ("" if a is None else f" {a}")


def rules_of_refusals() -> set[str]:
    """The rules that `forbidden` can name, as they are written."""
    modules: list[ModuleType] = [boarding, buying, cabin, heroic]
    modules += [decision.module for decision in GAME.decisions.by_number.values() if not decision.chance]
    found = set()
    for module in modules:
        for function in ast.parse(inspect.getsource(module)).body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith(("forbidden", "cannot_")):
                named = [one for one in ast.walk(function) if isinstance(one, ast.Attribute)]
                found |= {one.attr for one in named if isinstance(one.value, ast.Name) and one.value.id == "Rule"}
    return found


def happened(case: Case, player: Player, number: int, owner: str | None = None) -> Counter[str]:
    """Play a game and count what happens in it."""
    found: Counter[str] = Counter()
    tables = GAME.read_tables(owner)
    blocks = [(kind == "chance", range(first, first + size), f"uses {kind} {name} {first}")
              for kind, name, first, size in GAME.decisions.table()]  # fmt: skip
    for state, answer in player.moments(case, number, owner):
        if state.ending != 0:
            found[f"ends {GAME.endings(state.ending).name} for {state.players}"] += 1
            found += told(state.journal)
            continue
        decision = GAME.decisions.by_number[state.frames[state.depth - 1].doing]
        found.update(answered(decision, answer))
        id = decision.id_of(answer)
        found.update(name for chance, ids, name in blocks if chance == decision.chance and id in ids)
        if not decision.chance:
            named = {decision.module.forbidden(state, tables, action) for action in range(decision.size)}
            found.update(f"refuses {RULES[rule]}" for rule in named if rule)
    return found


def told(journal: list[tuple[int, int, int, int, int]]) -> Counter[str]:
    """What the journal of a game tells."""
    found: Counter[str] = Counter()
    card = taken = 0
    for _, message, a, _, _ in journal:
        found[f"says {Say(message).name}"] += 1
        if message == Say.TURN:
            card = taken = 0
        elif message == Say.MACHINATIONS:
            card = a
        elif message == Say.HEROIC_PLAYED:
            found[f"heroic {a}"] += 1
        elif message == Say.HEROIC_WASTED:
            found[f"heroic {a} wasted"] += 1
        elif message == Say.HEROIC_NOTHING:
            found[f"heroic {a} for nothing"] += 1
        taken += message in TOLLS
        if card == 4 and taken == 2:
            found["card 4 takes 2"] += 1
        for shown, argument in CARDS.get(card, []):
            if message == shown and argument in (None, a):
                found[sign(card, shown, argument)] += 1
    return found
