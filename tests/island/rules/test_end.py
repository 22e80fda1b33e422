"""The end: the last round, what counts, and who wins."""

from __future__ import annotations

import pytest

from leagues.games.island.camp import points, treasure_points
from leagues.games.island.endings import winner
from leagues.games.island.game import GAME

from ..positions import SHIPPED, act, position, sit, state, told


def play_out(at, moves: int = 99) -> None:  # type: ignore[no-untyped-def]
    """Answer with the first option, feed the first outcome."""
    while not at.over and moves:
        moves -= 1
        (at.feed if at.decision.chance else at.play)(at.legal[0])


@pytest.mark.rule("column-empty", "final-round")
def test_an_empty_column_ends_the_game_after_this_round_and_one_more() -> None:
    at = sit("", at=1, others=(2,), heights=[1, 8, 8, 8], order=(0, 1))
    act(at, "collect")
    assert told(at, "say-column-empty") == (1, 0, 0)
    assert (state(at).final, state(at).round, at.who) == (1, 5, 1)
    at.play("column 3")
    play_out(at, 2)
    assert (state(at).final, state(at).round) == (2, 6)
    assert told(at, "say-last-round") == (6, 0, 0)
    rounds = [entry.decision.name for entry in at.entries].count("explore")
    play_out(at)
    assert at.over
    assert [entry.decision.name for entry in at.entries].count("explore") - rounds == 2


@pytest.mark.rule("final-round")
def test_the_last_round_follows_also_when_the_last_player_empties_a_column() -> None:
    at = sit("", at=1, others=(2,), heights=[1, 8, 8, 8], order=(1, 0))
    act(at, "collect")
    assert (state(at).final, state(at).round) == (2, 6)
    assert at.who == 0


@pytest.mark.rule("final-round", "turn-order")
def test_the_order_of_the_last_round_is_the_usual_one() -> None:
    at = sit("", at=4, others=(2,), heights=[8, 8, 8, 1], order=(1, 0))
    act(at, "collect")
    at.feed("clothes a")
    at.feed("clothes a")
    assert state(at).final == 2
    assert at.who == 1


@pytest.mark.rule("one-final-round")
def test_another_empty_column_adds_no_round() -> None:
    at = sit("", at=2, others=(3,), heights=[0, 1, 8, 8], order=(1, 0), final=2, round=9)
    act(at, "collect")
    at.feed("clothes a")
    assert at.over
    assert told(at, "say-column-empty") == (2, 2, 0)


@pytest.mark.rule("scoring", "treasures-score", "leftover-cards")
def test_bonus_tokens_portholes_and_treasures_count_and_nothing_else() -> None:
    s = position(
        "ta tb td na nb", camps={0: "ca ca cb ra"}, bonuses=[(0, "clothes", "pair"), (0, "repair", "odd")],
        portholes=[(0, "clothes", 5)],
    )  # fmt: skip
    assert treasure_points(s, SHIPPED, 0) == 1 + 2 + 3
    assert points(s, SHIPPED, 0) == 5 + 5 + 4 + 6
    assert points(s, SHIPPED, 1) == 0
    assert GAME.score(s, SHIPPED, 0) == 20


@pytest.mark.rule("leftover-cards")
def test_cards_left_in_hand_cost_nothing() -> None:
    s = position("ca cb cc cd na nb nc nd")
    assert points(s, SHIPPED, 0) == 0


@pytest.mark.rule("most-points", "goal")
@pytest.mark.parametrize("rich", range(3))
def test_the_most_points_win(rich: int) -> None:
    s = position("", players=3, hands={rich: "td"})
    assert winner(s, SHIPPED) == rich


@pytest.mark.rule("tie-break")
@pytest.mark.parametrize(("columns", "first"), [((4, 2, 3), 1), ((1, 5, 3), 0), ((5, 4, 2), 2)])
def test_of_equals_the_one_nearest_to_the_back_wins(columns: tuple[int, int, int], first: int) -> None:
    s = position("", players=3, at=columns[0], others=columns[1:], hands=dict.fromkeys(range(3), "td"))
    assert winner(s, SHIPPED) == first


@pytest.mark.rule("tie-break", "most-points")
def test_the_tie_break_does_not_help_who_has_fewer_points() -> None:
    s = position("ta", players=3, at=1, others=(4, 5), hands={2: "td"})
    assert winner(s, SHIPPED) == 2


@pytest.mark.rule("most-points")
def test_the_winner_is_told_and_is_the_ending() -> None:
    at = sit("td", at=1, others=(3,), heights=[0, 3, 3, 3], order=(1, 0), final=2, round=9)
    assert at.outcome == "won-by-seat-0"
    assert told(at, "say-won") == (0, 3, 0)
    assert [line.arguments for line in at.journal if line.message == "say-scored"] == [(0, 3, 0), (1, 0, 0)]
