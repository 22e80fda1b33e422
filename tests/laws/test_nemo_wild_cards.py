"""Nemo's War with every card, token, action and ship rewritten at random, as an owner's file may: voyages still end, every
state on the way is possible, and the stack has room."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from leagues.games import GAMES
from leagues.games.nemo import effects, names
from leagues.games.nemo.effects import NUMBERS, ROWS
from leagues.games.nemo.fitting import impossible_tables, misplaced
from leagues.games.nemo.state import FIRST_ADVENTURE, TREASURES
from leagues.games.nemo.vocabulary import WORDS, discard, end, to_fail, to_pass, to_tableau
from leagues.kernel.schema import checked_copy
from tests.laws.players import Player

GAME = GAMES["nemo"]
LONGEST_GAME = 20_000
DEEPEST = 17  # frames: `tests/nemo/test_owner.py` shows them
MOST_ROWS = 5  # before those that part a choice
PLAIN = [word for word in range(1, len(WORDS)) if word not in (effects.CHOOSE, effects.OR, effects.DONE, end.ME)]
PLACES = [to_pass.ME, to_fail.ME, to_tableau.ME, discard.ME]
PROGRAMS = [
    *(effects.of_card(card, part) for card in range(1, len(names.CARDS)) for part in range(len(effects.PARTS))),
    *range(effects.OF_TREASURES, effects.OF_TREASURES + TREASURES),
    *range(effects.OF_ACTIONS, effects.OF_ACTIONS + 25),
    *range(effects.OF_SHIPS + 1, effects.OF_SHIPS + 4),
]


def row(luck: Random, word: int) -> list[int]:
    """A row with this word, and something that it takes."""
    takes = WORDS[word].takes
    low, high = WORDS[word].least, WORDS[word].most
    amount = luck.randint(max(low, -1), min(high, 2))
    if takes == effects.AMOUNT:
        return [word, amount, 0]
    if takes == effects.OCEAN_AMOUNT:
        return [word, luck.randrange(len(names.OCEANS)), amount]
    lengths = {
        effects.NOTHING: 1, effects.OCEAN: len(names.OCEANS), effects.SHIP: names.EARLIER_SHIPS,
        effects.GROUP: names.GROUPS.index("deadly-seas"), effects.UPGRADE: len(names.UPGRADES),
    }  # fmt: skip
    if takes in lengths:
        return [word, luck.randrange(lengths[takes]), 0]
    return [word, luck.randrange(1, 1 << (len(names.OCEANS) if takes == effects.SOME_OCEANS else len(names.CHARACTERS))), 0]


def effect(luck: Random) -> list[int]:
    """Some rows, perhaps with a choice; most say where the card goes."""
    words = [luck.choice(PLAIN) for _ in range(luck.randint(1, MOST_ROWS))]
    if luck.random() < 0.8:
        words.insert(luck.randrange(len(words) + 1), luck.choice(PLACES))
    rows = [row(luck, word) for word in words]
    if luck.random() < 0.3:
        at = luck.randrange(len(rows))
        between = [[effects.OR, 0, 0], row(luck, luck.choice(PLAIN))] * luck.randint(0, 2)
        rows[at : at + 1] = [[effects.CHOOSE, 0, 0], rows[at], *between, [effects.DONE, 0, 0]]
    flat = [number for one in rows[:ROWS] for number in one]
    return flat + [0] * (ROWS * NUMBERS - len(flat))


def wild_tables(luck: Random) -> Any:
    """Tables that an owner could have written: every word stands where it can."""
    t: Any = GAME.read_tables(None)
    for card in range(1, len(names.CARDS)):
        t.card_type[card] = luck.randint(1, 3)
        t.test[card], t.card_exert[card] = luck.choice((0, 7, 9, 11)), luck.randrange(8)
        t.card_cost[card], t.help[card] = luck.choice((0, 1, 1, 2)), luck.choice((0, 0, 1, 3))
    for kind in range(FIRST_ADVENTURE):  # the tokens of Adventure stay what they are
        t.treasure_kind[kind] = luck.choice((0, 2, 3, 3))
    for ship in range(len(names.SHIPS)):
        t.bonus[ship] = luck.randrange(4)
    for program in PROGRAMS:
        t.effects[program] = effect(luck)
        while misplaced(t, program)[0]:
            t.effects[program] = effect(luck)
    assert impossible_tables(t) == []
    return t


@pytest.mark.parametrize("number", range(6))
def test_voyages_with_wild_cards_end_and_every_state_is_possible(number: int) -> None:
    luck = Random(f"wild {number}")
    tables = wild_tables(luck)
    options = {"motive": names.MOTIVES[number % 4], "difficulty": names.LEVELS[number % 3]}
    for policy in ("random", "greedy"):
        state: Any = checked_copy(GAME.new_state(tables, GAME.read_options(options)))
        steps = 0
        while state.ending == 0:
            GAME.flow.apply(state, tables, Player(policy, daring=0.3).answer(GAME, tables, state, luck))
            steps += 1
            assert steps < LONGEST_GAME
            assert state.depth <= DEEPEST
            if steps % 5 == 0:
                assert GAME.impossible(state, tables) == []
        assert state.fault == 0
        assert GAME.impossible(state, tables) == []
