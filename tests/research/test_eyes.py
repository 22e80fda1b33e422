"""What the network is shown is what the rules say: a die leads to the token that is told at its number."""

from __future__ import annotations

from random import Random
from typing import Any

import leagues
from leagues.games import GAMES
from leagues.games.nautilion import path
from leagues.games.nautilion.steps import Step
from leagues.kernel.frames import doing
from leagues.kernel.observing import layout_of, make_observe
from tests.research import needs

pytestmark = needs("torch")
GAME = GAMES["nautilion"]
LAYOUT = layout_of(GAME, GAME.editions[0])


def positions(games: int = 6) -> list[Any]:
    """States of whole games, in which somebody has to choose."""
    found, chooser = [], Random(5)
    for number in range(games):
        table = leagues.new("nautilion", seed=f"eyes {number}", ship="A1", reserve=6)
        while not table.over:
            found.append(table.state)
            swaps = [move for move in table.legal if str(move) == "translate"]
            table.play(chooser.choice(swaps if chooser.random() < 0.5 and swaps else table.legal))
    return found


def test_dice_lead_to_the_tokens_that_are_told() -> None:
    import torch

    from leagues.train.eyes import AHEAD, BELOW, CREW, TOKENS, Eyes

    tables, observe = GAME.read_tables(None), make_observe(GAME, LAYOUT)
    states, rows = positions(), []
    for state in states:
        row = bytearray(LAYOUT.size)
        observe(state, tables, state.active, row)
        rows.append(list(row))
    eyes = Eyes(LAYOUT, torch.device("cpu"))
    sight = eyes(torch.tensor(rows, dtype=torch.uint8))
    assert sight.columns.shape == (len(states), eyes.size)
    lanes = 14  # how many numbers are told before the tokens ahead
    gaps = swaps = 0
    for state, columns, ahead, below in zip(states, sight.columns, sight.ahead, sight.below, strict=True):
        ones = torch.nonzero(columns[: eyes.ones]).flatten() - eyes.starts  # one of each
        lane, under = ones[lanes : lanes + AHEAD].tolist(), ones[lanes + AHEAD : lanes + AHEAD + BELOW].tolist()
        wanted = columns[eyes.ones + CREW :].tolist()
        for die in range(1, 7):
            place = path.toward_abyss(state, state.nautilion, die)
            token = state.path[place] if place <= state.path_length else 0
            assert lane[die - 1] == token
            assert wanted[die - 1] == (token > 0 and not state.crew >> token & 1)
            assert ahead[place] == (die if token else 0)
            gaps += token > 0 and place > state.nautilion + die
            place = path.toward_isles(state, state.phantom, die)
            assert under[die - 1] == (state.path[place] if place > 0 else 0)
            assert below[place] == (die if place > 0 else 0)
        assert ones[3:6].tolist() == sorted(state.dice)
        assert ones[10] == sum(state.reserve)
        assert ones[12] == path.tokens_between(state, 0, state.phantom)
        if doing(state) == Step.SWAP_SECOND:
            swaps += 1
            assert ones[1] == state.path[state.frames[state.depth - 1].a] != 0
        assert max(lane) < TOKENS
    assert gaps > 20
    assert swaps > 5


def test_a_place_is_preferred_for_what_lies_there() -> None:
    import torch

    from leagues.train.eyes import FAR, Sight
    from leagues.train.network import REASONS, Network

    token = torch.tensor([[0, 7, 0, 3, 0]])
    ahead, below = torch.tensor([[0, 0, 0, FAR, 0]]), torch.tensor([[0, 2, 0, 0, 0]])
    reasons = torch.zeros(1, sum(REASONS))
    reasons[0, 7], reasons[0, REASONS[0] + FAR], reasons[0, REASONS[0] + REASONS[1] + 2] = 1.0, 10.0, 100.0
    liked = Network.places(Sight(torch.zeros(1, 1), token, ahead, below), reasons)
    assert liked.tolist() == [[101.0, 0.0, 10.0]]
