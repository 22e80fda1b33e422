"""The end: won with all nine at the Abyss, lost otherwise."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.endings import Ending
from leagues.games.nautilion.game import GAME
from leagues.kernel.errors import LeaguesError

from ..positions import SHIPPED, asked, sail, state, told

ALL = range(1, 10)
HOME = "I 8 9 P … N 1 2 A"


@pytest.mark.rule("victory", "objective")
@pytest.mark.parametrize("die", [3, 4])
def test_to_reach_or_pass_the_abyss_with_all_nine_aboard_is_to_win(die: int) -> None:
    table = sail(HOME, plan=f"1 1 {die}", crew=ALL)
    assert table.outcome == "won-full-crew"
    assert told(table, "say-won") == (state(table).turn, 0, 0)
    assert table.journal[-1].rules == ("victory",)
    assert GAME.score(table.state, SHIPPED, 0) == 1


@pytest.mark.rule("victory")
def test_a_full_crew_wins_nothing_before_the_abyss() -> None:
    table = sail(HOME, plan="1 1 2", crew=ALL)
    assert (table.outcome, asked(table)) == (None, "place-token")
    assert GAME.score(table.state, SHIPPED, 0) == 0


@pytest.mark.rule("crew-missing")
@pytest.mark.parametrize("missing", ALL)
def test_with_even_one_number_missing_the_game_is_lost(missing: int) -> None:
    table = sail(HOME, plan="1 1 3", crew=[number for number in ALL if number != missing])
    assert table.outcome == "lost-crew-missing"
    assert told(table, "say-crew-missing") == (8, 9, 0)
    assert table.journal[-1].rules == ("crew-missing",)
    assert GAME.score(table.state, SHIPPED, 0) == 0


@pytest.mark.rule("crew-missing", "order-of-figures")
def test_a_toll_on_the_last_turn_can_cost_the_victory() -> None:
    table = sail(HOME, plan="3 1 4", crew=ALL)
    table.play("discard 5")
    assert table.outcome == "lost-crew-missing"


@pytest.mark.rule("objective")
def test_there_is_one_way_to_win_and_two_to_lose_and_each_of_three_expansions_adds_one() -> None:
    assert [ending.name for ending in Ending] == [
        "WON_FULL_CREW", "LOST_PHANTOM_AT_ISLES", "LOST_CREW_MISSING",
        "LOST_MAGE_MISSING", "LOST_HEROIC_LEFT", "LOST_COLLISION",
    ]  # fmt: skip
    table = sail(HOME, plan="1 3 1", crew=ALL)
    assert table.outcome == "lost-phantom-at-isles"
    assert GAME.score(table.state, SHIPPED, 0) == 0


@pytest.mark.rule("victory")
def test_a_game_that_is_over_asks_nothing() -> None:
    table = sail(HOME, plan="1 1 3", crew=ALL)
    assert (table.legal, table.decision) == ([], None)
    with pytest.raises(LeaguesError) as caught:
        table.play("roll")
    assert caught.value.code == "game-over"


@pytest.mark.rule("crew-missing")
def test_everyone_aboard_is_counted() -> None:
    for count in range(9):
        for crew in (range(1, 1 + count), range(10 - count, 10)):
            assert told(sail(HOME, plan="1 1 3", crew=crew), "say-crew-missing") == (count, 9, 0)
