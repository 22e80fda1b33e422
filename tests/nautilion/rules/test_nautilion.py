"""Phase 5, the Nautilion: its move, and what becomes of the token it takes."""

from __future__ import annotations

import pytest

import leagues
from leagues.games.nautilion.boarding import cannot_board
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.tables import SHIPS
from leagues.kernel.errors import LeaguesError

from ..positions import (
    LATE,
    SHIPPED,
    asked,
    legal,
    new_table,
    picture,
    position,
    refused,
    roll,
    said,
    sail,
    state,
    tokens,
    told,
)  # fmt: skip
from ..ships import joined_to


@pytest.mark.rule("nautilion-move", "landing")
def test_the_nautilion_travels_towards_the_abyss_and_takes_what_it_lands_on() -> None:
    table = sail(LATE, plan="1 1 3")
    assert picture(state(table)) == "I … 1 2 N 4 5 P … A"
    assert state(table).landed == 3
    assert told(table, "say-nautilion-landed") == (3, 3, 0)
    assert table.journal[-1].rules == ("nautilion-move", "landing")


@pytest.mark.rule("nautilion-skips")
def test_the_nautilion_passes_over_the_phantom_without_spending_a_point() -> None:
    table = sail("I … N 1 2 3 P 4 5 6 … A", plan="1 1 3")
    assert picture(state(table)) == "I … 1 2 P … N 5 6 … A"
    assert state(table).landed == 4


@pytest.mark.rule("nautilion-skips")
def test_with_one_point_less_it_stops_in_front_of_the_phantom() -> None:
    table = sail("I … N 1 2 3 P 4 5 6 … A", plan="1 1 2")
    assert picture(state(table)) == "I … 1 N P … 4 5 6 … A"


@pytest.mark.rule("landing")
def test_the_token_goes_aboard_or_into_the_reserve_and_nowhere_else() -> None:
    table = sail(LATE, plan="1 1 3")
    assert (asked(table), table.who, legal(table)) == ("place-token", 0, ["reserve", "place"])
    for move in ("leave", "discard", "discard 3"):
        with pytest.raises(LeaguesError) as caught:
            table.play(move)
        assert caught.value.code == "unknown-move"


@pytest.mark.rule("place-on-ship")
def test_aboard_it_takes_the_space_of_its_number() -> None:
    table = sail(LATE, plan="1 1 3", crew=[2])
    table.play("place")
    s = state(table)
    assert (s.crew, s.landed, s.reserve) == (1 << 2 | 1 << 3, 0, tokens())
    assert told(table, "say-placed") == (3, 0, 0)


@pytest.mark.rule("place-on-ship")
def test_no_number_comes_aboard_twice() -> None:
    table = sail(LATE, plan="1 1 3", crew=[2, 3])
    assert refused(table, "place") == "place-on-ship"
    assert legal(table) == ["reserve"]


@pytest.mark.rule("duct-placement")
@pytest.mark.parametrize("number", [1, 2, 3, 5, 6, 7, 8, 9])
def test_with_4_alone_aboard_only_3_5_and_9_can_join(number: int) -> None:
    table = sail(f"I … N {number} 1 P … A", plan="1 1 1", crew=[4])
    if number in (3, 5, 9):
        assert legal(table) == ["reserve", "place"]
    else:
        assert legal(table) == ["reserve"]
        assert refused(table, "place") == "duct-placement"


@pytest.mark.rule("duct-placement", "place-on-ship")
@pytest.mark.parametrize("ship", SHIPS)
def test_on_every_ship_a_newcomer_needs_a_duct_to_someone_aboard(ship: str) -> None:
    s = position(ship=ship)
    for aboard in range(1, 10):
        for other in range(1, 10):
            s.crew = 1 << aboard | 1 << other
            for number in range(1, 10):
                linked = number in joined_to(ship, aboard) | joined_to(ship, other)
                verdict = Rule.PLACE_ON_SHIP if number in (aboard, other) else 0 if linked else Rule.DUCT_PLACEMENT
                assert cannot_board(s, SHIPPED, number) == verdict


@pytest.mark.rule("first-token")
@pytest.mark.parametrize("ship", SHIPS)
def test_on_an_empty_ship_anyone_may_come_aboard(ship: str) -> None:
    s = position(ship=ship)
    assert [cannot_board(s, SHIPPED, number) for number in range(1, 10)] == [0] * 9


@pytest.mark.rule("keep-in-reserve")
def test_any_token_may_be_kept_and_the_reserve_knows_no_limit() -> None:
    table = sail(LATE, plan="1 1 3", reserve=[0, 0, 0, 0, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9])
    table.play("reserve")
    assert state(table).reserve == tokens(0, 0, 0, 0, 3, 7, 7, 7, 7, 8, 8, 8, 8, 9, 9)
    assert (state(table).landed, state(table).crew) == (0, 0)
    assert told(table, "say-kept") == (3, 0, 0)
    assert "say-placed" not in said(table)


@pytest.mark.rule("keep-in-reserve")
def test_a_token_that_cannot_come_aboard_has_to_be_kept() -> None:
    table = sail(LATE, plan="1 1 3", crew=[3])
    assert legal(table) == ["reserve"]


@pytest.mark.rule("reserve-open")
def test_everybody_can_look_into_the_reserve() -> None:
    table = sail(reserve=[0, 7, 7])
    assert table.view(0)["reserve"] == table.view(-1)["reserve"] == tokens(0, 7, 7)


@pytest.mark.rule("tokens-stay")
def test_no_token_ever_goes_from_the_ship_to_the_reserve_or_back() -> None:
    table = leagues.new("nautilion", seed="tokens stay", reserve=6, auto=False)
    choice = 0
    while not table.over:
        before, waits, move = state(table), asked(table), table.legal[choice % table.option_count]
        table.play(move)
        choice += 7
        after = state(table)
        came, kept = after.crew & ~before.crew, sum(after.reserve) - sum(before.reserve)
        if waits == "place-token":
            assert (came, kept) == ((1 << before.landed, 0) if str(move) == "place" else (0, 1))
        else:
            assert came == 0
            assert kept <= 0
    assert choice > 100


@pytest.mark.rule("start-ends-stay")
def test_the_tokens_on_which_the_submarines_start_are_neither_taken_nor_destroyed() -> None:
    table = new_table()
    roll(table, "1 1 2")
    table.play("give 1 1 2")
    s = state(table)
    assert s.landed == 2
    assert s.discard == tokens(9)
    assert (s.path[0], s.path[37]) == (0, 0)
    assert sum(1 for token in s.path if token) == 34
