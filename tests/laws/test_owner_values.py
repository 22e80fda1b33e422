"""The laws with an owner's values, odd ones too: games still end, and every state on the way is possible."""

from __future__ import annotations

import json
from random import Random

import pytest

from leagues.kernel.schema import checked_copy
from tests.laws.cases import COVERING, Case
from tests.laws.players import Player

LONGEST_GAME = 3000
OWNERS = {
    "few tokens": "[crew]\ncopies = 1\n[mages]\ncopies = 1\n[mercenaries]\ntokens = 1\n",
    "dear dice": (
        "[dice]\nfaces = [1, 2, 3, 4, 5, 6]\n[darkhouse]\ntoll = [1, 2, 3, 4, 5, 6]\n"
        "[spells]\ntide = 1\nwhirlwind = 1\ntranslation = 1\n"
    ),
    "a path that grows": (
        '[darkhouse_cards.1]\neffect = "insert"\n[darkhouse_cards.2]\neffect = "insert"\n'
        '[darkhouse_cards.4]\neffect = "backwards"\n'
    ),
    "tolls and offers": (
        "[darkhouse_cards.4]\ntokens = 3\ntoll = [1, 2, 3, 4]\n[darkhouse_cards.12]\nprice = 0\n"
        '[darkhouse_cards.11]\neffect = "buy"\nprice = 3\n'
    ),
    "other heroics": (
        '[heroics.1]\neffect = "to-reserve"\namount = 9\n[heroics.2]\neffect = "haul"\n[heroics.3]\neffect = "set-dice"\n'
        '[heroics.4]\neffect = "cabin"\n[heroics.5]\neffect = "mercenary"\n'
        '[heroics.8]\neffect = "from-path"\npaid_with = [1, 2]\n'
    ),
    "other numbers": (
        "[mages]\ncrew = [2, 5, 8]\n"
        "[mercenaries]\nwarriors = [1, 2, 3, 4, 5, 6, 7, 8, 9]\nphantom_places = 1\nharpoons = 5\n"
        "[reefs]\nevery = 1\ncopies = 20\nescape = 9\nbonus = 0\nnumbers = [1, 2, 3]\n"
    ),
}


@pytest.mark.parametrize("case", COVERING["nautilion"][::4], ids=str)
@pytest.mark.parametrize("owner", OWNERS.values(), ids=OWNERS.keys())
def test_games_with_an_owners_values_end_and_every_state_is_possible(case: Case, owner: str) -> None:
    game, tables = case.game, case.game.read_tables(owner)
    luck = Random(f"{case} {owner}")
    for player in (Player("random"), Player("greedy", daring=0.2)):
        state = checked_copy(game.new_state(tables, game.read_options(dict(case.options))))
        steps = 0
        while state.ending == 0:
            assert game.load_state(tables, json.loads(json.dumps(state.brief()))) == state
            game.flow.apply(state, tables, player.answer(game, tables, state, luck))
            steps += 1
            assert steps < LONGEST_GAME
        assert state.fault == 0
        assert game.impossible(state, tables) == []
