"""What the network is shown is what the rules say: a die leads to the token that is told at its number."""

from __future__ import annotations

from random import Random
from typing import Any

import leagues
from leagues.games import GAMES
from leagues.games.nautilion import path
from leagues.games.nautilion.boarding import cannot_board
from leagues.games.nautilion.decisions import plan
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

    tables: Any = GAME.read_tables(None)
    observe = make_observe(GAME, LAYOUT)
    states, rows = positions(), []
    for state in states:
        row = bytearray(LAYOUT.size)
        observe(state, tables, state.active, row)
        rows.append(list(row))
    ducts = tables.ducts[0]
    eyes = Eyes(LAYOUT, ducts, torch.device("cpu"), states[0].path_length)
    sight = eyes(torch.tensor(rows, dtype=torch.uint8))
    assert sight.columns.shape == (len(states), eyes.size)
    lanes = 14  # how many numbers are told before the tokens ahead
    gaps = swaps = joined = 0
    for at, (state, columns, ahead, below) in enumerate(zip(states, sight.columns, sight.ahead, sight.below, strict=True)):
        ones = torch.nonzero(columns[: eyes.ones]).flatten() - eyes.starts  # one of each
        lane, under = ones[lanes : lanes + AHEAD].tolist(), ones[lanes + AHEAD : lanes + AHEAD + BELOW].tolist()
        near = AHEAD + BELOW
        wanted, fits = columns[eyes.ones + CREW :][:near].tolist(), columns[eyes.ones + CREW + near :].tolist()
        assert (sight.lane[at].tolist(), sight.under[at].tolist()) == (lane[:6], under[:6])
        for die in range(1, 7):
            place = path.toward_abyss(state, state.nautilion, die)
            token = state.path[place] if place <= state.path_length else 0
            assert lane[die - 1] == token
            assert wanted[die - 1] == (token > 0 and not state.crew >> token & 1)
            assert fits[die - 1] == (token > 0 and cannot_board(state, tables, token) == 0)
            joined += fits[die - 1]
            assert ahead[place] == (die if token else 0)
            gaps += token > 0 and place > state.nautilion + die
            place = path.toward_isles(state, state.phantom, die)
            assert under[die - 1] == (state.path[place] if place > 0 else 0)
            assert wanted[AHEAD + die - 1] == (place > 0 and not state.crew >> state.path[place] & 1)
            assert fits[AHEAD + die - 1] == (place > 0 and cannot_board(state, tables, state.path[place]) == 0)
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
    assert joined > 100


def test_a_place_is_preferred_for_what_lies_there() -> None:
    import torch

    from leagues.train.eyes import FAR, Sight
    from leagues.train.network import PLACE, Network

    token = torch.tensor([[0, 7, 0, 3, 0]])
    ahead, below = torch.tensor([[0, 0, 0, FAR, 0]]), torch.tensor([[0, 2, 0, 0, 0]])
    reasons, none = torch.zeros(1, sum(PLACE)), torch.zeros(1, 1)
    reasons[0, 7], reasons[0, PLACE[0] + FAR], reasons[0, PLACE[0] + PLACE[1] + 2] = 1.0, 10.0, 100.0
    liked = Network.places(Sight(none, token, ahead, below, none, none), reasons)
    assert liked.tolist() == [[101.0, 0.0, 10.0]]


def test_dice_are_preferred_for_what_they_bring_each_figure() -> None:
    import torch

    from leagues.train.eyes import Sight
    from leagues.train.network import DICE, TIDE, Network

    none = torch.zeros(1, 1)
    lane, under = torch.tensor([[9, 8, 7, 6, 0, 0]]), torch.tensor([[1, 2, 3, 0, 0, 0]])
    reasons = torch.zeros(1, sum(DICE))
    for part, at, worth in ((0, 3, 1.0), (1, 1, 10.0), (2, 2, 100.0), (3, 2, 1000.0), (4, 7, 10000.0)):
        reasons[0, sum(DICE[:part]) + at] = worth  # the Darkhouse a 4; the Phantom a 2, token 2; the Nautilion a 3, token 7
    liked = Network.dice(Sight(none, none, none, none, lane, under), reasons)[0]
    assert liked[plan.give(4, 2, 3)] == 11111.0
    assert liked[plan.give(3, 2, 4)] == 110.0
    assert liked[plan.give(4, 3, 2)] == 1.0
    reasons = torch.zeros(1, sum(TIDE))
    reasons[0, 1], reasons[0, TIDE[0] + 3] = 1.0, 10.0
    turned = Network.turns(reasons)[0]
    assert turned[plan.tide(2, 4) - plan.TIDE] == 11.0
    assert turned[plan.tide(4, 2) - plan.TIDE] == 0.0
