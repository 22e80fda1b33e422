"""Phase 3, the Darkhouse: its toll, and what holds the crew together."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.decisions import darkhouse_discard
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.tables import SHIPS, read_tables

from ..positions import LATE, SHIPPED, asked, legal, picture, position, refused, said, sail, state, tokens, told
from ..ships import together

CREWS = [{number for number in range(1, 10) if bits >> number & 1} for bits in range(2, 1024, 2)]


@pytest.mark.rule("darkhouse-toll")
@pytest.mark.parametrize("die", [1, 2])
def test_a_1_or_a_2_costs_nothing(die: int) -> None:
    table = sail(plan=f"{die} 1 1", crew=[1], reserve=[0])
    assert asked(table) == "place-token"
    assert told(table, "say-toll-free") == (die, 0, 0)
    assert (state(table).crew, state(table).reserve) == (1 << 1, tokens(0))


@pytest.mark.rule("darkhouse-toll")
@pytest.mark.parametrize("die", [3, 4])
def test_a_3_or_a_4_costs_one_token_from_the_ship_or_the_reserve(die: int) -> None:
    table = sail(plan=f"{die} 1 1", crew=[1, 2], reserve=[0, 0])
    assert (asked(table), table.who) == ("darkhouse-discard", 0)
    assert legal(table) == ["discard reserve", "discard 1", "discard 2"]
    table.play("discard 2")
    s = state(table)
    assert (s.crew, s.reserve, s.discard[2]) == (1 << 1, tokens(0, 0), 3)
    assert told(table, "say-toll-crew") == (2, 0, 0)
    assert asked(table) == "place-token"


@pytest.mark.rule("darkhouse-toll", "reserve-alike")
def test_a_toll_from_the_reserve_takes_a_green_token_first() -> None:
    table = sail(plan="3 1 1", reserve=[0, 8, 9])
    table.play("discard reserve")
    s = state(table)
    assert (s.reserve, s.discard[0]) == (tokens(8, 9), 4)
    assert told(table, "say-toll-reserve") == (2, 0, 0)
    assert asked(table) == "place-token"


@pytest.mark.rule("darkhouse-toll")
def test_the_toll_cannot_be_paid_with_what_is_not_there() -> None:
    table = sail(plan="4 1 1", crew=[1, 2])
    assert refused(table, "discard reserve") == "darkhouse-toll"
    assert refused(table, "discard 3") == "darkhouse-toll"


@pytest.mark.rule("darkhouse-toll")
def test_an_owners_toll_is_followed() -> None:
    tables = read_tables("[darkhouse]\ntoll = [1]\n")
    assert asked(sail(plan="4 1 1", reserve=[0], tables=tables)) == "place-token"
    assert asked(sail(plan="1 1 4", reserve=[0], tables=tables)) == "darkhouse-discard"


@pytest.mark.rule("darkhouse-nothing")
def test_with_ship_and_reserve_empty_the_darkhouse_takes_nothing() -> None:
    table = sail(plan="3 1 1")
    assert asked(table) == "place-token"
    assert told(table, "say-toll-nothing") == (3, 0, 0)
    assert asked(sail(plan="3 1 1", crew=[4])) == "darkhouse-discard"
    assert asked(sail(plan="3 1 1", reserve=[4])) == "darkhouse-discard"


@pytest.mark.rule("duct-discard")
@pytest.mark.parametrize(
    ("ship", "crew", "needed"),
    [
        ("A1", [1, 5, 9], [9]),
        ("A1", [1, 2, 3], [2]),
        ("A1", [2, 3, 4, 9], []),
        ("A2", [1, 2, 3], [2]),
        ("A2", [3, 5, 6, 8], [5, 8]),
        ("B1", [1, 4, 5, 6], [4, 5]),
        ("B2", [3, 4, 5, 9], [4]),
        ("C1", [4, 8, 9], [9]),
        ("C1", [1, 2, 3, 4, 5, 6, 7, 8, 9], []),
        ("C2", [1, 2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5]),
    ],
)
def test_nobody_leaves_whom_the_others_need_to_hang_together(ship: str, crew: list[int], needed: list[int]) -> None:
    table = sail("I … N P … A", plan="3 1 1", ship=ship, crew=crew)
    for number in needed:
        assert refused(table, f"discard {number}") == "duct-discard"
    assert legal(table) == [f"discard {number}" for number in crew if number not in needed]


@pytest.mark.rule("duct-discard", "toll-always-payable")
@pytest.mark.parametrize("ship", SHIPS)
def test_whatever_the_crew_the_right_ones_may_leave_and_one_always_can(ship: str) -> None:
    s = position(ship=ship)
    for crew in CREWS:
        if together(ship, crew):
            s.crew = sum(1 << number for number in crew)
            free = {number for number in crew if together(ship, crew - {number})}
            assert len(free) >= min(2, len(crew))
            for number in range(1, 10):
                verdict = Rule.DARKHOUSE_TOLL if number not in crew else 0 if number in free else Rule.DUCT_DISCARD
                assert darkhouse_discard.forbidden(s, SHIPPED, number) == verdict


@pytest.mark.rule("duct-discard", "first-token")
def test_the_very_last_one_may_go_and_the_next_to_come_is_free_again() -> None:
    table = sail("I … N 7 2 P … A", plan="3 1 1", ship="C1", crew=[4])
    assert legal(table) == ["discard 4"]
    table.play("discard 4")
    assert (state(table).crew, state(table).landed) == (0, 7)
    table.play("place")
    assert state(table).crew == 1 << 7


@pytest.mark.rule("one-discard", "setup-discard")
def test_everything_lost_goes_to_one_open_pile() -> None:
    table = sail("I … N 6 7 P … A", dice=[3, 1, 1], crew=[1], reserve=[8, 8, 9])
    before = state(table).discard
    table.play("tide 1 1")
    table.play("give 3 1 1")
    table.play("discard 1")
    gained = [now - then for now, then in zip(state(table).discard, before, strict=True)]
    assert gained == tokens(8, 8, 1, 7)
    assert said(table)[-3:] == ["say-toll-crew", "say-phantom-landed", "say-nautilion-landed"]
    assert table.view(0)["discard"] == table.view(-1)["discard"] == state(table).discard


@pytest.mark.rule("darkhouse-toll")
def test_the_darkhouse_never_moves_a_submarine() -> None:
    table = sail(LATE, plan="4 1 1", reserve=[0])
    assert picture(state(table)) == LATE
