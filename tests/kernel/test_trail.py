"""How a table stood, step by step: at each line of the journal, and after each entry."""

from __future__ import annotations

import random

import pytest

import leagues
from leagues.games import GAMES
from leagues.kernel.table import Table
from leagues.kernel.trail import Stood, Trail


def played(game: str, moves: int) -> Table:
    table = leagues.new(game, seed="trail")
    luck = random.Random(3)
    for _ in range(moves):
        table.play(luck.choice(table.legal))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_each_line_and_each_entry_is_a_step(game: str) -> None:
    table = played(game, 12)
    again = table.replayed(0)
    trail = again.follow()
    for entry in table.entries:
        again.enter(entry)
    assert again.now == table.now
    assert again.journal == table.journal
    lines = [line.entry for line in table.journal if line.entry >= 0]
    assert [one.entry for one in trail.steps] == [-1, *sorted([*lines, *range(len(table.entries))])]
    last = {one.entry: one.state for one in trail.steps}
    for count in (1, len(table.entries) // 2, len(table.entries)):
        assert last[count - 1] == table.state_at(count)


def test_a_copy_is_not_followed_and_what_is_taken_back_is_forgotten() -> None:
    table = leagues.new("nautilion", seed="trail", wait=True)
    trail, first = table.follow(), len(table.entries)
    copy = table.copy()
    copy.play("roll")
    assert [one.entry for one in trail.steps] == [first - 1]
    table.play("roll")
    rolled = len(table.entries)
    table.play(table.legal[0])
    assert [one.entry for one in trail.since(rolled, rolled + 1)][:2] == [rolled - 1, rolled]
    table.undo()
    assert trail.since(rolled, len(table.entries) + 1) == [Stood(rolled - 1, table.now)]
    assert {one.entry for one in trail.steps} == set(range(first - 1, rolled))


def test_what_was_told_to_everybody_is_let_go() -> None:
    table = leagues.new("nautilion", seed="trail", wait=True)
    trail, first = table.follow(), len(table.entries)
    table.play("roll")
    trail.cut(first + 2)
    assert trail.since(first + 2, first + 9)[0].entry == first + 1
    assert trail.since(first, first + 9) == []
    assert Trail().since(0, 9) == []
