"""A sailor for tests: plays Nautilion with any expansions, sensibly enough to see much of the game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import leagues
from leagues.games.nautilion import greedy, preview
from leagues.games.nautilion.aids import outlook
from leagues.games.nautilion.decisions import place_token, plan
from leagues.games.nautilion.state import EXPANSIONS
from leagues.games.nautilion.tables import Tables
from leagues.kernel.entries import Move
from leagues.kernel.table import Table

ALL = ",".join(EXPANSIONS)
WHIM = 0.2  # how often something else is tried before the dice are given


def voyage(seed: str, **options: Any) -> Iterator[Table]:
    """A whole game, stopped at every choice and at its end: the same table each time, one choice further."""
    table = leagues.new("nautilion", seed=seed, wait=True, **options)
    whims = random.Random(seed)
    while not table.over:
        yield table
        table.play(choice(table, whims))
    yield table


@cache
def sailed(seed: str, **options: Any) -> tuple[str, ...]:
    """The moves of a whole game."""
    *_, table = voyage(seed, **options)
    return tuple(entry.notation for entry in table.entries if entry.by >= 0 and not entry.forced)


def choice(table: Table, whims: random.Random) -> Move:
    """What the sailor does now."""
    decision, legal = table.decision, table.legal
    assert decision is not None
    if decision.name == "plan":
        gives = [move for move in legal if move.answer < plan.GIVES or plan.GIVE_TWO <= move.answer < plan.GIVE_ONE]
        others = [move for move in legal if move not in gives]
        if not gives or (others and whims.random() < WHIM):
            word = whims.choice(sorted({str(move).split()[0] for move in others}))  # one kind as likely as another
            return whims.choice([move for move in others if str(move).startswith(word)])
        return max(gives, key=lambda move: worth(outlook.gift(table, preview.state(table), move.answer)))
    if decision.name == "place-token":
        return whims.choice([move for move in legal if move.answer != place_token.RESERVE] or legal)
    return legal[0] if decision.name == "darkhouse-discard" else whims.choice(legal)


def worth(gift: outlook.Gift) -> int:
    """Who comes aboard, what it costs, and how near the Phantom gets."""
    sum_of = -3 * gift.tokens
    if gift.phantom is not None:
        sum_of -= 2 * gift.phantom.die + 4 * (gift.phantom.how == "recruits")
    if gift.nautilion is not None and gift.nautilion.fate in ("boards", "both", "cabin"):
        sum_of += 10
    return sum_of + (0 if gift.ending is None else 100 if gift.ending.startswith("won") else -100)


def plodding(table: Table) -> int:
    """The greedy policy of the base game: no Mage enters the cabin, nobody is hired, no Heroic Action is played."""
    decision = table.decision
    assert decision is not None
    answers = [move.answer for move in table.legal]
    if decision.name == "place-token":
        return place_token.SHIP if place_token.SHIP in answers else place_token.RESERVE
    plain = [answer for answer in answers if answer < plan.REROLL] if decision.name == "plan" else answers
    out = [*plain, *[0] * 128]
    answer = greedy.choose([table.state], 0, cast(Tables, table.tables), out, len(plain), [0] * 4)
    return answer if answer in answers else answers[0]
