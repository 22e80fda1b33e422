"""A preview says what then happens: every line is compared with the move, really played."""

from __future__ import annotations

import pytest

import leagues
from leagues.games.nautilion.decisions import place_token, plan
from leagues.kernel.table import Table
from leagues.terminal import preview
from leagues.terminal.preview import A_CREW, A_TOKEN, DEPENDS, FREE, NOTHING_LEFT

from .conftest import greedy_moves


def positions(seed: str, **options: object) -> list[Table]:
    """Every Plan of a game, each as a table of its own."""
    table, _ = greedy_moves(seed, **options)
    found = []
    for count in range(len(table.entries)):
        state = table.state_at(count)
        if state.ending == 0 and state.frames[state.depth - 1].doing == 15:
            assert table.luck is not None
            fork = table.fork(count, table.luck)
            if fork.decision is not None and fork.decision.name == "plan":  # with a single option it answers itself
                found.append(fork)
    return found


@pytest.mark.parametrize(("seed", "options"), [
    ("s14", {"reserve": 6}), ("s16", {"reserve": 1, "ship": "C2"}), ("s2", {"reserve": 1, "ship": "C1"}),
    ("s5", {"players": 2, "reserve": 2, "ship": "B2"}),
])  # fmt: skip
def test_giving_the_dice(seed: str, options: dict[str, object]) -> None:
    seen = set()
    for table in positions(seed, **options):
        for move in table.legal:
            if move.answer < plan.GIVES:
                seen |= compare(table, move.answer)
    assert {FREE, A_TOKEN, "boards", "barred"} <= seen


def compare(table: Table, answer: int) -> set[str]:
    """Play it on a fork and look; gives what kinds of things were seen."""
    gift = preview.gift(table, preview.state(table), answer)
    assert table.luck is not None
    real = table.fork(len(table.entries), table.luck)
    real.auto = False
    before = preview.state(real)
    real.play(answer)
    asked = real.decision is not None and real.decision.name == "darkhouse-discard"
    assert asked == (gift.price in (A_TOKEN, A_CREW))
    if gift.price == NOTHING_LEFT:
        assert before.crew == 0
        assert sum(before.reserve) == 0
    if asked:
        moves = {str(move): move for move in real.legal}
        assert ("discard reserve" in moves) == (gift.price == A_TOKEN)
        real.play(moves.get("discard reserve", next(iter(moves.values()))))
    after = preview.state(real)
    assert real.outcome == gift.ending
    assert after.phantom == gift.phantom.place
    assert gift.phantom.token == (before.path[after.phantom] if after.phantom else 0)
    if gift.nautilion is None:
        assert real.outcome == "lost-phantom-at-isles"
        return {gift.price, "phantom arrives"}
    assert after.nautilion == gift.nautilion.place
    assert after.landed == gift.nautilion.token
    if not after.landed:
        return {gift.price, str(real.outcome)}
    if gift.bars != DEPENDS:
        assert real.forbids(place_token.SHIP) == gift.bars
    return {gift.price, "barred" if gift.bars else "boards"}


def test_the_way_left_is_the_least_die_that_arrives() -> None:
    table = leagues.new("nautilion", seed="sea")
    s = preview.state(table)
    assert (preview.to_isles(s), preview.to_abyss(s)) == (37, 37)
    s.path[36] = s.path[35] = 0
    assert (preview.to_isles(s), preview.to_abyss(s)) == (35, 35)
    s.phantom, s.nautilion = 0, 37
    assert (preview.to_isles(s), preview.to_abyss(s)) == (0, 0)


def test_a_crew_toll_that_changes_who_can_board_says_so() -> None:
    """Reserve empty, 1 aboard alone, a 2 ahead: giving up the 1 empties the ship, and then anyone may board."""
    table = leagues.new("nautilion", seed="sea", ship="C2")
    s = preview.state(table)
    s.reserve = [0] * 10
    s.crew = 0b110  # 1 and 2; on C2 the 3 hangs on the 2
    s.dice = [3, 1, 1]
    s.path[1] = 3
    gift = preview.gift(table, s, plan.give(3, 1, 1))
    assert gift.price == A_CREW
    assert gift.nautilion is not None
    assert gift.nautilion.token == 3
    assert gift.bars == DEPENDS


def test_tide_shows_each_figure_with_the_turned_die() -> None:
    table = leagues.new("nautilion", seed="sea", wait=True)
    table.play("roll")
    s = preview.state(table)
    would = preview.turned(table, s, plan.tide(1, 3))
    assert would.price == A_TOKEN
    assert would.phantom is not None
    assert would.phantom.die == 3
    assert would.phantom.left == 33
    assert would.nautilion is not None
    assert would.nautilion.token == s.path[3]
    assert would.bars == 0
