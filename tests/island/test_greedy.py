"""The policy `greedy`: it beats `random`, closes sets, and sees no more than its seat may."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from leagues.compiled.layout import to_numpy
from leagues.compiled.numba_rules import compile_cached, key, register
from leagues.games.island.game import GAME
from leagues.games.island.state import TREASURES
from leagues.kernel import sfc32
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.playout import TALLY, build, policies
from leagues.simulate import seed_words

from .positions import SHIPPED, legal, position, sit, table

EACH = 1000  # games with greedy on either seat
WON, CLOSED = range(2)


def duel(policy: str, seat: int) -> list[int]:
    """How many games of two castaways a seat wins, and in how many it closes a set, played compiled."""
    player = build(GAME, policy)
    play, needed = player.play, player.states

    def run(template: Any, t: Any, high: int, low: int, count: int, seat: int, found: Any) -> None:
        states = np.empty(needed, template.dtype)
        g, whims = np.empty(4, np.int64), np.empty(4, np.int64)
        out, tally = np.empty(MOST_OPTIONS, np.int64), np.empty(TALLY, np.int64)
        for number in range(count):
            states[0] = template[0]
            sfc32.seed(g, high, low, number)
            sfc32.seed(whims, low, high, number)
            play(states, t[0], g, whims, out, tally)
            found[WON] += states[0].ending == seat + 1
            shut = 0
            for colour in range(TREASURES):
                shut += states[0].portholes[seat][colour] > 0
            found[CLOSED] += shut > 0

    register(player.sources, GAME)
    register(player.thinking, inline=False)
    compiled = compile_cached(run, key([*player.sources, *player.thinking, run], [GAME.state, GAME.tables]))
    found = np.zeros(2, np.int64)
    start = GAME.new_state(SHIPPED, GAME.read_options({"players": 2}))
    compiled(to_numpy(start), to_numpy(SHIPPED), *seed_words("duel"), EACH, seat, found)
    return [int(count) for count in found]


@pytest.mark.compiled
def test_greedy_beats_random_from_either_seat_and_closes_sets() -> None:
    """At least 95 % of 2,000 games with the seats swapped, and a set closed in 95 %; random does neither."""
    one, other = duel("greedy,random", 0), duel("random,greedy", 1)
    assert one[WON] + other[WON] >= 0.95 * 2 * EACH
    assert one[CLOSED] + other[CLOSED] >= 0.95 * 2 * EACH
    assert duel("greedy,random", 1)[WON] == EACH - one[WON]


def answer(at: Any) -> str:
    """What greedy answers at a table."""
    view, out = at.state, [0] * MOST_OPTIONS
    GAME.hide(view, SHIPPED, at.who)
    count = GAME.flow.options(view, SHIPPED, out)
    return str(at.decision.notation(policies(GAME)["greedy"].choose([view], 0, SHIPPED, out, count, [0] * 4)))


def test_it_stores_what_closes_a_set_rather_than_a_single_card() -> None:
    at = sit("ca cb na", at=2, camps={0: "cc cd"}, tops=["ra", "rb", "rc", "rd"])
    assert answer(at) == "store clothes a b"
    at.play("store clothes a b")
    assert answer(at) == "close"


def test_it_waits_with_closing_while_better_cards_are_in_hand() -> None:
    at = sit("ca cb cc", at=1, camps={0: "cd cd"}, others=(4,))
    at.play("store clothes a")
    assert legal(at) == ["leave", "close"]
    assert answer(at) == "leave"


def test_in_the_last_round_it_does_not_wait() -> None:
    at = sit("ca cb cc", at=1, camps={0: "cd cd"}, others=(4,), heights=[0, 3, 3, 3], final=2, round=9)
    at.play("store clothes a")
    assert answer(at) == "close"


def test_of_equal_sets_it_prefers_the_one_with_a_pair() -> None:
    at = sit("ca cb cb", at=2, spaces="pair two two two two", tops=["ra", "rb", "rc", "rd"])
    stored = [move for move in legal(at) if move.startswith("store") and len(move.split()) == 4]
    assert stored == ["store clothes a b", "store clothes b b"]
    assert answer(at) == "store clothes b b"


def test_it_goes_where_a_set_can_be_closed() -> None:
    start = position(
        "ca cb cc cd", explored=False, came_from=1, others=(3,), heights=[0, 2, 2, 2], final=2, round=9, order=(0, 1)
    )  # fmt: skip
    assert answer(table(start)) == "column 4"
