"""Expansion 2, the Mercenaries: whom they sail with before the collision, and what they do after it."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nautilion.decisions import darkhouse_discard, place_token
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import MERCENARY
from leagues.games.nautilion.tables import SHIPS, read_tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    kind_of,
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
from ..ships import joined_to, together

WAY = "I … N 3 8 6 9 2 P … A"
AFTER = "I 7 9 3 6 m 8 P … N m 1 3 4 A"  # after the collision, both submarines one step before a Mercenary
EVERYONE = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "m"]
GROUPS = [{number for number in range(1, 10) if bits >> number & 1} for bits in range(2, 1024, 2)]


def landing(**details: Any) -> Table:
    """The Nautilion has just picked up a Mercenary."""
    return sail("I … N m 9 3 P … A", plan="1 1 1", expansions="mercenaries", **details)


def bits(spaces: set[int]) -> int:
    return sum(1 << space for space in spaces)


def hired(group: set[int]) -> set[int]:
    """Some of a group, so that over many groups Mercenaries stand everywhere."""
    return {space for at, space in enumerate(sorted(group)) if (at + sum(group)) % 2}


# Setting up


@pytest.mark.rule("mercenaries-setup")
def test_nine_mercenaries_are_shuffled_into_the_path() -> None:
    table = new_table(deal=(), expansions=["mercenaries"])
    crew = [(str(number), 4) for number in range(1, 10)]
    assert [(str(move), move.weight) for move in table.legal] == [*crew, ("mercenary", 9)]
    for _ in range(9):
        table.feed("mercenary")
    assert "mercenary" not in legal(table)
    assert state(table).path[1:11] == [MERCENARY] * 9 + [0]


@pytest.mark.rule("mercenaries-setup")
@pytest.mark.parametrize(("expansions", "length"), [(["mercenaries"], 47), (["mages", "mercenaries"], 56)])
def test_with_the_ends_the_path_counts_47_or_56(expansions: list[str], length: int) -> None:
    s = state(new_table(deal=(), expansions=expansions))
    assert (s.path_length + 2, s.captives, s.mercenaries) == (length, tokens(), 0)


@pytest.mark.rule("mercenaries-setup")
def test_without_the_expansion_the_phantom_has_no_board_and_nobody_collides() -> None:
    assert "mercenary" not in legal(new_table(deal=(), expansions=["mages", "reefs"]))
    table = sail("I … 2 9 N 1 5 8 P … A", plan="1 4 1", expansions="mages")
    s = state(table)
    assert (s.captives, s.collided, s.path_length) == (tokens(), 0, 45)
    assert picture(s) == "I … 2 P … N 5 8 … A"


@pytest.mark.rule("mercenaries-setup", "gaps-skipped")
def test_on_the_path_a_mercenary_counts_for_both_submarines_like_any_other_token() -> None:
    table = sail("I … N m 1 m 2 3 m 4 P … A", plan="1 2 3", expansions="mercenaries")
    s = state(table)
    assert (s.landed, picture(s)) == (MERCENARY, "I … m 1 N 2 3 P 4 … A")


@pytest.mark.rule("mercenaries-setup")
def test_an_owners_number_of_mercenaries_is_followed() -> None:
    s = state(new_table(deal=(), tables=read_tables("[mercenaries]\ntokens = 4\n"), expansions=["mercenaries"]))
    assert (s.cup[MERCENARY], s.path_length) == (4, 40)


@pytest.mark.rule("phantom-harpoons")
@pytest.mark.parametrize("harpoons", [2, 3])
def test_the_phantom_has_two_harpoons_of_its_own_or_three(harpoons: int) -> None:
    s = state(new_table(deal=(), expansions=["mercenaries"], harpoons=harpoons))
    assert s.hard_phantom == harpoons - 2
    table = sail("I … N P … A", plan="1 1 1", expansions="mercenaries", harpoons=harpoons)
    assert told(table, "say-collision") == (0, harpoons, 0)


@pytest.mark.rule("phantom-harpoons")
def test_two_are_the_usual_number_and_four_are_none_of_the_choices() -> None:
    assert state(new_table(deal=(), expansions=["mercenaries"])).hard_phantom == 0
    with pytest.raises(LeaguesError) as caught:
        new_table(deal=(), expansions=["mercenaries"], harpoons=4)
    assert caught.value.code == "bad-option"
    tables = read_tables("[mercenaries]\nphantom_harpoons = [4, 7]\n")
    for side, harpoons in ((2, 4), (3, 7)):
        table = sail("I … N P … A", plan="1 1 1", expansions="mercenaries", harpoons=side, tables=tables)
        assert told(table, "say-collision") == (0, harpoons, 0)


# Hiring


@pytest.mark.rule("mercenary-place", "first-token")
def test_on_an_empty_ship_a_mercenary_may_take_any_space() -> None:
    table = landing()
    assert legal(table) == ["reserve", *[f"place {space}" for space in range(1, 10)]]
    table.play("place 6")
    s = state(table)
    assert (s.mercenaries, s.crew, s.reserve, s.landed) == (1 << 6, 0, tokens(), 0)
    assert told(table, "say-placed-mercenary") == (6, 0, 0)


@pytest.mark.rule("mercenary-place", "keep-in-reserve")
def test_or_it_goes_to_the_reserve() -> None:
    table = landing(crew=[1])
    table.play("reserve")
    assert (state(table).reserve, state(table).mercenaries) == (tokens("m"), 0)
    assert told(table, "say-kept") == (MERCENARY, 0, 0)


@pytest.mark.rule("mercenary-place", "duct-placement")
def test_it_takes_only_a_free_space_that_a_duct_joins_to_the_others() -> None:
    table = landing(ship="C1", crew=[4], mercenaries=[5])  # 4: 3, 5, 9; 5: 4, 6
    assert legal(table) == ["reserve", "place 3", "place 6", "place 9"]
    for taken in (4, 5):
        assert refused(table, f"place {taken}") == "mercenary-place"
    for apart in (1, 2, 7, 8):
        assert refused(table, f"place {apart}") == "duct-placement"


@pytest.mark.rule("mercenary-place")
def test_it_has_no_number_of_its_own_and_no_space_in_the_cabin() -> None:
    table = landing(cabin="a1")
    assert refused(table, "place") == "mercenary-place"
    assert refused(table, "cabin") == "cabin-place"


@pytest.mark.rule("mercenary-place", "place-on-ship")
@pytest.mark.parametrize("number", [1, 2, 9])
def test_crew_may_not_choose_a_space(number: int) -> None:
    table = sail(f"I … N {number} 9 3 P … A", plan="1 1 1", expansions="mercenaries")
    for space in range(1, 10):
        assert refused(table, f"place {space}") == "place-on-ship"
    assert legal(table) == ["reserve", "place"]


@pytest.mark.rule("mercenary-place", "mercenary-ducts")
@pytest.mark.parametrize("ship", SHIPS)
def test_whoever_is_aboard_the_right_spaces_are_open(ship: str) -> None:
    s = position(WAY, ship=ship, expansions="mercenaries")
    s.landed = MERCENARY
    for group in [set[int](), *GROUPS]:
        if not together(ship, group):
            continue
        s.mercenaries = bits(hired(group))
        s.crew = bits(group) & ~s.mercenaries
        for space in range(1, 10):
            joined = not group or joined_to(ship, space) & group
            verdict = Rule.MERCENARY_PLACE if space in group else 0 if joined else Rule.DUCT_PLACEMENT
            assert place_token.forbidden(s, SHIPPED, place_token.SPACE + space) == verdict


@pytest.mark.rule("mercenary-place", "tokens-stay")
def test_aboard_it_stays_until_something_takes_it() -> None:
    table = sail(WAY, mercenaries=[3], crew=[2], dice=[1, 1, 1], reserve=[0, 0])
    assert {move.split()[0] for move in legal(table)} == {"give", "whirlwind", "tide", "translate"}
    table.play("give 1 1 1")
    table.play("reserve")
    roll(table, "1 1 1")
    assert state(table).mercenaries == 1 << 3


@pytest.mark.rule("spell-not-from-ship")
def test_a_mercenary_aboard_pays_for_no_spell() -> None:
    table = sail(WAY, mercenaries=[3, 4])
    assert refused(table, "whirlwind") == "spell-cost"


# Ducts


@pytest.mark.rule("mercenary-ducts", "duct-placement")
def test_crew_may_join_up_with_a_mercenary() -> None:
    apart = sail("I … N 6 9 3 P … A", plan="1 1 1", ship="C1", crew=[4], expansions="mercenaries")
    assert refused(apart, "place") == "duct-placement"
    table = sail("I … N 6 9 3 P … A", plan="1 1 1", ship="C1", crew=[4], mercenaries=[5])
    table.play("place")
    assert (state(table).crew, state(table).mercenaries) == (1 << 4 | 1 << 6, 1 << 5)


@pytest.mark.rule("mercenary-ducts", "place-on-ship")
def test_a_mercenary_keeps_the_owner_of_its_space_away() -> None:
    table = sail("I … N 5 9 3 P … A", plan="1 1 1", ship="C1", crew=[4], mercenaries=[5])
    assert refused(table, "place") == "place-on-ship"
    assert legal(table) == ["reserve"]


@pytest.mark.rule("mercenary-ducts", "first-token")
def test_a_ship_with_a_mercenary_is_not_empty() -> None:
    table = sail("I … N 8 9 3 P … A", plan="1 1 1", ship="C1", mercenaries=[4])
    assert refused(table, "place") == "duct-placement"


@pytest.mark.rule("mercenary-ducts", "duct-discard")
def test_a_mercenary_that_holds_the_others_together_cannot_go() -> None:
    table = sail(WAY, plan="3 1 1", ship="C1", crew=[3, 5], mercenaries=[4])
    assert refused(table, "discard 4") == "duct-discard"
    assert legal(table) == ["discard 3", "discard 5"]


@pytest.mark.rule("mercenary-ducts", "duct-discard")
def test_crew_that_holds_mercenaries_together_cannot_go() -> None:
    table = sail(WAY, plan="3 1 1", ship="C1", crew=[4], mercenaries=[3, 5])
    assert refused(table, "discard 4") == "duct-discard"
    assert legal(table) == ["discard 3", "discard 5"]
    before = state(table).discard
    table.play("discard 5")
    s = state(table)
    assert (s.mercenaries, s.crew, s.discard[MERCENARY]) == (1 << 3, 1 << 4, before[MERCENARY] + 1)
    assert s.discard[5] == before[5]  # a Mercenary is lost, no 5
    assert told(table, "say-toll-mercenary") == (5, 0, 0)


@pytest.mark.rule("mercenary-ducts", "duct-discard", "toll-always-payable")
@pytest.mark.parametrize("ship", SHIPS)
def test_whatever_the_group_the_right_ones_may_leave_and_one_always_can(ship: str) -> None:
    s = position(WAY, ship=ship, expansions="mercenaries")
    for group in GROUPS:
        if not together(ship, group):
            continue
        s.mercenaries = bits(hired(group))
        s.crew = bits(group) & ~s.mercenaries
        free = {space for space in group if together(ship, group - {space})}
        assert len(free) >= min(2, len(group))
        for space in range(1, 10):
            verdict = Rule.DARKHOUSE_TOLL if space not in group else 0 if space in free else Rule.DUCT_DISCARD
            assert darkhouse_discard.forbidden(s, SHIPPED, space) == verdict


@pytest.mark.rule("mercenary-ducts", "darkhouse-nothing")
def test_a_single_mercenary_is_something_to_lose() -> None:
    table = sail(WAY, plan="4 1 1", mercenaries=[7])
    assert legal(table) == ["discard 7"]
    table.play("discard 7")
    assert (state(table).mercenaries, asked(table)) == (0, "place-token")


@pytest.mark.rule("mercenary-admirals")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("admirals", [(1, 2), (2, 1)])
def test_no_admiral_limits_a_mercenary(seat: int, admirals: tuple[int, int]) -> None:
    table = landing(players=2, active=seat, admirals=admirals)
    assert table.who == seat
    assert legal(table) == ["reserve", *[f"place {space}" for space in range(1, 10)]]
    joined = landing(players=2, active=seat, admirals=admirals, ship="C1", crew=[4])
    assert legal(joined) == ["reserve", "place 3", "place 5", "place 9"]


@pytest.mark.rule("admiral-discard")
@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_lose_a_mercenary_from_any_space(seat: int) -> None:
    table = sail(WAY, plan="3 1 1", players=2, active=seat, mercenaries=[1, 8])
    assert legal(table) == ["discard 1", "discard 8"]


# The Phantom's board


@pytest.mark.rule("phantom-recruits", "phantom-discards")
@pytest.mark.parametrize("sign", EVERYONE)
def test_the_phantom_takes_mercenaries_and_2_5_8_and_destroys_everyone_else(sign: str) -> None:
    table = sail(f"I … N 1 3 9 {sign} P … A", dice=[1, 1, 1], expansions="mages mercenaries")
    kind = kind_of(int(sign) if sign.isdigit() else sign)
    before = state(table).discard
    table.play("give 1 1 1")
    s = state(table)
    if sign in ("2", "5", "8", "m"):
        assert (s.captives, s.discard) == (tokens(kind), before)
        assert told(table, "say-phantom-recruited") == (1, kind, 4 if sign == "m" else 3)
        assert "say-phantom-landed" not in said(table)
    else:
        assert (s.captives, s.discard[kind]) == (tokens(), before[kind] + 1)
        assert told(table, "say-phantom-landed") == (1, kind, 0)
    assert s.path[s.phantom] == 0


@pytest.mark.rule("phantom-recruits")
def test_no_ducts_and_no_order_on_the_phantoms_board() -> None:
    table = sail("I … N 1 3 6 9 2 P … A", dice=[1, 1, 1], captives=[2, 2, "m"])
    table.play("give 1 1 1")
    assert state(table).captives == tokens(2, 2, 2, "m")  # one number may come again and again


@pytest.mark.rule("phantom-full")
@pytest.mark.parametrize("sign", ["2", "5", "8", "m"])
@pytest.mark.parametrize("captives", [[2, 5, 8, "m", "m"], [8, 8, 8, 5, 5], ["m"] * 5])
def test_the_sixth_still_finds_room_and_the_seventh_does_not(captives: list[int | str], sign: str) -> None:
    kind = kind_of(int(sign) if sign.isdigit() else sign)
    sixth = sail(f"I … N 1 3 6 9 {sign} P … A", dice=[1, 1, 1], captives=captives)
    lost = state(sixth).discard[kind]
    sixth.play("give 1 1 1")
    assert state(sixth).captives == tokens(*captives, kind)
    assert state(sixth).discard[kind] == lost
    full = sail(f"I … N 1 3 6 9 {sign} P … A", dice=[1, 1, 1], captives=[*captives, 5])
    lost = state(full).discard[kind]
    full.play("give 1 1 1")
    assert state(full).captives == tokens(*captives, 5)
    assert state(full).discard[kind] == lost + 1
    assert told(full, "say-phantom-landed") == (1, kind, 0)


@pytest.mark.rule("phantom-full")
def test_an_owners_number_of_places_is_followed() -> None:
    tables = read_tables("[mercenaries]\nphantom_places = 2\n")
    table = sail("I … N 1 3 6 9 m P … A", dice=[1, 1, 1], captives=[2, 5], tables=tables)
    table.play("give 1 1 1")
    assert state(table).captives == tokens(2, 5)


# After the collision


@pytest.mark.rule("mercenary-to-reserve")
def test_after_the_collision_a_mercenary_you_pick_up_goes_to_the_reserve() -> None:
    table = sail(AFTER, plan="1 2 1", collided=True, crew=[1])
    table.play("discard 1")  # the Phantom stopped on a Mercenary
    assert (asked(table), state(table).landed, legal(table)) == ("place-token", MERCENARY, ["reserve"])
    for space in range(1, 10):
        assert refused(table, f"place {space}") == "mercenary-to-reserve"
    assert refused(table, "place") == "mercenary-to-reserve"
    table.play("reserve")
    assert (state(table).reserve, state(table).mercenaries) == (tokens("m"), 0)


@pytest.mark.rule("mercenary-blow")
def test_a_phantom_that_stops_on_a_mercenary_destroys_it_and_costs_you_a_token() -> None:
    table = sail(AFTER.replace("7 9", "9"), dice=[1, 2, 2], collided=True, crew=[1, 2], cabin="a4", reserve=[0, 8])
    before = state(table).discard[MERCENARY]
    table.play("give 1 2 2")
    s = state(table)
    assert (s.discard[MERCENARY], s.captives) == (before + 1, tokens())
    assert told(table, "say-phantom-landed") == (2, MERCENARY, 0)
    assert said(table)[-1] == "say-mercenary-blow"
    assert table.journal[-1].arguments == (0, 0, 0)
    assert table.journal[-1].rules == ("mercenary-blow",)
    assert legal(table) == ["discard reserve", "discard 1", "discard 2", "discard mage a", "discard partner b"]
    table.play("discard mage a")
    assert state(table).discard[10] == 3
    assert (asked(table), state(table).landed) == ("place-token", 1)  # phase 5 follows, once


@pytest.mark.rule("mercenary-blow", "payment-chosen")
def test_a_blow_may_be_paid_from_the_reserve() -> None:
    table = sail(AFTER, plan="1 2 2", collided=True, reserve=[0, 8])
    assert legal(table) == ["discard reserve"]
    table.play("discard reserve")
    assert legal(table) == ["pay green", "pay 8"]
    table.play("pay 8")
    assert (state(table).reserve, asked(table)) == (tokens(0), "place-token")


@pytest.mark.rule("mercenary-blow", "darkhouse-nothing")
def test_whoever_has_nothing_loses_nothing() -> None:
    table = sail(AFTER, plan="1 2 2", collided=True)
    assert (asked(table), state(table).landed) == ("place-token", 1)


@pytest.mark.rule("mercenary-blow")
def test_a_blow_cannot_be_met_with_what_is_not_there() -> None:
    table = sail(AFTER, plan="1 2 2", collided=True, crew=[1, 2])
    for missing in ("reserve", "3"):
        assert refused(table, f"discard {missing}") == "mercenary-blow"
    toll = sail(AFTER, plan="3 2 2", collided=True, crew=[1, 2])
    for missing in ("reserve", "3"):
        assert refused(toll, f"discard {missing}") == "darkhouse-toll"


@pytest.mark.rule("mercenary-blow", "duct-discard")
def test_the_ducts_hold_against_a_blow_too() -> None:
    table = sail(AFTER, plan="1 2 2", collided=True, ship="C1", crew=[3, 4, 5])
    assert refused(table, "discard 4") == "duct-discard"
    assert legal(table) == ["discard 3", "discard 5"]


@pytest.mark.rule("mercenary-blow")
@pytest.mark.parametrize("sign", [1, 2, 5, 8, 9])
def test_after_the_collision_anyone_else_is_just_destroyed(sign: int) -> None:
    table = sail(AFTER.replace("m 8 P", f"{sign} 8 P"), dice=[1, 2, 2], collided=True, reserve=[0])
    lost = state(table).discard[sign]
    table.play("give 1 2 2")
    s = state(table)
    assert (asked(table), s.discard[sign], s.captives, s.reserve) == ("place-token", lost + 1, tokens(), tokens(0))


@pytest.mark.rule("mercenary-blow")
def test_before_the_collision_a_mercenary_costs_you_nothing() -> None:
    table = sail("I … N 1 3 m P … A", plan="1 1 1", expansions="mercenaries", reserve=[0])
    assert (asked(table), state(table).reserve) == ("place-token", tokens(0))


@pytest.mark.rule("mercenary-blow")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_whoever_has_the_turn_takes_the_blow(seat: int) -> None:
    table = sail(AFTER, plan="1 2 2", collided=True, players=2, active=seat, crew=[1, 9])
    assert (table.who, legal(table)) == (seat, ["discard 1", "discard 9"])
