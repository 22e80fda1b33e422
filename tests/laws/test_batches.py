"""Batches of games: the same games as the interpreter plays, whatever is in play."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from leagues.compiled.batch import Batch
from leagues.games import GAMES
from leagues.kernel import sfc32
from leagues.kernel.decisions import FORCED, MOST_OPTIONS, NOT_CHANCE
from leagues.kernel.errors import LeaguesError
from leagues.kernel.game import Game
from leagues.simulate import seed_words

pytestmark = pytest.mark.compiled


ALL = {"expansions": "all", "darkhouse_level": "normal"}
MAGES_AND_REEFS = {"expansions": "mages,reefs", "ship": "C2", "reserve": 6}  # no collision: these games are longer


@pytest.mark.parametrize(
    ("id", "threads", "options"),
    [
        ("nautilion", 1, {}),
        ("nautilion", 2, {}),
        ("nautilion", 1, ALL),
        ("nautilion", 2, MAGES_AND_REEFS),
        ("island", 2, {}),
        ("nemo", 2, {"motive": "war"}),
    ],
)
def test_a_batch_plays_the_same_games_and_starts_anew(id: str, threads: int, options: dict[str, Any]) -> None:
    game = GAMES[id]
    tables = game.read_tables(None)
    count, luck = 6, Random(5)
    seats = 1 if id == "nemo" else 2
    together: dict[str, Any] = {"players": seats} if seats > 1 else {}
    batch = Batch(game, count, seed="batch", threads=threads, **together, **options)
    start = game.new_state(tables, batch.options)
    high, low = seed_words("batch")
    mirrors: list[Any] = []
    for number in range(count):
        g = [0] * 4
        sfc32.seed(g, high, low, number)
        mirrors.append([settle(game, start.copy(), tables, g), g, number])
    ended = 0
    for _ in range(150 if seats == 2 else 400):
        actions = np.zeros(count, np.int64)
        for i, (state, _g, _number) in enumerate(mirrors):
            assert batch.state(i) == state
            out = [0] * MOST_OPTIONS
            legal = out[: game.flow.options(state, tables, out)]
            id_of = game.decisions.by_number[state.frames[state.depth - 1].doing].id_of
            assert np.flatnonzero(batch.legal[i]).tolist() == sorted(map(id_of, legal))
            assert batch.seats[i] == game.flow.who(state, tables)
            actions[i] = id_of(luck.choice(legal))
        batch.step(actions)
        for i, mirror in enumerate(mirrors):
            state, g, number = mirror
            ids = game.decisions.by_number[state.frames[state.depth - 1].doing].ids
            game.flow.apply(state, tables, ids.index(actions[i]))
            settle(game, state, tables, g)
            assert batch.done[i] == (state.ending != 0)
            if state.ending:
                ended += 1
                assert batch.scores[i].tolist() == [game.score(state, tables, seat) for seat in range(seats)]
                sfc32.seed(g, high, low, number + count)
                mirror[:] = [settle(game, start.copy(), tables, g), g, number + count]
                assert batch.numbers[i] == number + count
    assert ended > count


def settle(game: Game, state: Any, tables: Any, g: list[int]) -> Any:
    out = [0] * MOST_OPTIONS
    while state.ending == 0:
        answer = game.flow.draw(state, tables, g)
        if answer == NOT_CHANCE:
            if game.flow.options(state, tables, out) > 1:
                break
            answer = out[0]
        elif answer < 0:
            answer = FORCED - answer
        game.flow.apply(state, tables, answer)
    return state


def test_a_wrong_action_is_named_and_changes_nothing() -> None:
    batch = Batch(GAMES["nautilion"], 3, seed="wrong")
    actions = batch.legal.argmax(1)
    before = batch.states.copy()
    for wrong in (-1, batch.actions, int(np.flatnonzero(~batch.legal[2])[0])):
        actions[2] = wrong
        with pytest.raises(LeaguesError) as refused:
            batch.step(actions)
        assert refused.value.details == {"index": 2, "action": wrong}
        assert (batch.states == before).all()
    with pytest.raises(LeaguesError, match="shape"):
        batch.step([0, 0])
    right = batch.legal.argmax(1)
    for unfit in (right.astype(float), right + 0.5, right.astype(bool), [None] * 3, [str(one) for one in right]):
        with pytest.raises(LeaguesError) as refused:
            batch.step(unfit)
        assert refused.value.code == "batch-kind"
        assert (batch.states == before).all()
    batch.step(right.astype(np.uint16))
