"""Expansion 1, the Mages: their cabin, the dice they roll again, and what victory asks for besides the crew."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nautilion.decisions import place_token
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.tables import read_tables, standings
from leagues.kernel.rulebook import Standing
from leagues.kernel.table import Table

from ..positions import (
    CABIN,
    SHIPPED,
    SIGNS,
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
    same_options,
    state,
    tokens,
    told,
)  # fmt: skip

HOME = "I 7 8 9 P … N 1 2 A"  # three steps from the Abyss
WAY = "I … N 3 8 6 9 2 P … A"
CABINS = ["".join(sign for at, sign in enumerate(CABIN) if bits >> at & 1) for bits in range(64)]
PARTNERS = {"a": "1", "b": "4", "c": "7"}
TOKEN = {sign: kind_of(int(sign) if sign.isdigit() else sign) for sign in CABIN}
NAMES = {"a": "mage a", "b": "mage b", "c": "mage c", "1": "partner a", "4": "partner b", "7": "partner c"}


def landing(sign: str | int, **details: Any) -> Table:
    """The Nautilion has just picked up this token in a game with Mages."""
    return sail(f"I … N {sign} 9 3 P … A", plan="1 1 1", expansions="mages", **details)


def reroll(table: Table, shows: int, becomes: int) -> None:
    """A pair of the cabin rolls a die again."""
    table.play(f"reroll {shows}")
    table.feed(str(becomes))


# Setting up


@pytest.mark.rule("mages-setup", "mage-tokens")
def test_nine_mages_three_of_each_letter_are_shuffled_into_the_path() -> None:
    table = new_table(deal=(), expansions=["mages"])
    crew = [(str(number), 4) for number in range(1, 10)]
    assert [(str(move), move.weight) for move in table.legal] == [*crew, ("mage a", 3), ("mage b", 3), ("mage c", 3)]
    for letter in "abc":
        for _ in range(3):
            table.feed(f"mage {letter}")
        assert f"mage {letter}" not in legal(table)
    assert state(table).path[1:10] == [10, 10, 10, 11, 11, 11, 12, 12, 12]


@pytest.mark.rule("mages-setup")
@pytest.mark.parametrize(("expansions", "length"), [(["mages"], 47), (["mages", "mercenaries"], 56), (["reefs"], 38)])
def test_with_the_ends_the_path_counts_47_or_56(expansions: list[str], length: int) -> None:
    assert state(new_table(deal=(), expansions=expansions)).path_length + 2 == length


@pytest.mark.rule("mages-setup")
def test_without_the_expansion_there_are_neither_mages_nor_a_cabin() -> None:
    table = new_table(deal=(), expansions=["mercenaries"])
    assert not any("mage" in move for move in legal(table))
    for number in (1, 4, 7):
        for expansions in ("", "mercenaries reefs"):
            drawing = f"I … N {number} 9 3 P … A" if expansions else f"I … N {number} 9 3 5 P … A"
            assert refused(sail(drawing, plan="1 1 1", expansions=expansions), "cabin") == "cabin-place"


@pytest.mark.rule("mages-setup")
def test_the_cabin_starts_empty() -> None:
    assert state(new_table(deal=(), expansions=["mages"])).cabin == 0


@pytest.mark.rule("mages-setup", "gaps-skipped")
def test_on_the_path_a_mage_counts_for_both_submarines_like_any_other_token() -> None:
    table = sail("I … N a 1 b 2 c P … A", plan="1 2 3", expansions="mages")
    assert (state(table).landed, picture(state(table))) == (kind_of("b"), "I … a 1 N P c … A")


@pytest.mark.rule("mage-tokens")
def test_how_many_there_are_of_each_is_inferred_and_an_owner_can_say() -> None:
    assert Rule.MAGE_TOKENS.standing is Standing.INFERRED
    assert standings()["mages"] == "inferred"
    tables = read_tables("[mages]\ncopies = 2\n")
    table = new_table(deal=(), tables=tables, expansions=["mages"])
    assert (state(table).cup[10:13], state(table).path_length) == ([2, 2, 2], 42)


# Placing


@pytest.mark.rule("cabin-place")
@pytest.mark.parametrize("mage", "abc")
def test_a_mage_goes_to_the_cabin_or_the_reserve_and_never_aboard(mage: str) -> None:
    table = landing(mage)
    assert legal(table) == ["reserve", "cabin"]
    assert refused(table, "place") == "cabin-place"
    assert refused(table, "place 5") == "place-on-ship"
    kept = landing(mage)
    kept.play("reserve")
    assert (state(kept).reserve, state(kept).cabin) == (tokens(mage), 0)
    table.play("cabin")
    s = state(table)
    assert (s.cabin, s.crew, s.reserve, s.landed) == (1 << CABIN.index(mage), 0, tokens(), 0)
    assert told(table, "say-placed-cabin") == (kind_of(mage), 0, 0)


@pytest.mark.rule("cabin-place")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_1_4_and_7_choose_between_ship_cabin_and_reserve(number: int) -> None:
    assert legal(landing(number)) == ["reserve", "place", "cabin"]
    reached = {}
    for move in ("reserve", "place", "cabin"):
        table = landing(number)
        table.play(move)
        s = state(table)
        reached[move] = (s.reserve, s.crew, s.cabin)
    assert reached == {
        "reserve": (tokens(number), 0, 0),
        "place": (tokens(), 1 << number, 0),
        "cabin": (tokens(), 0, 1 << CABIN.index(str(number))),
    }


@pytest.mark.rule("cabin-place")
@pytest.mark.parametrize("number", [2, 3, 5, 6, 8, 9])
def test_no_other_crew_has_a_space_there(number: int) -> None:
    table = landing(number)
    assert refused(table, "cabin") == "cabin-place"
    assert legal(table) == ["reserve", "place"]


@pytest.mark.rule("cabin-place", "keep-in-reserve")
@pytest.mark.parametrize("sign", CABIN)
def test_a_space_that_is_taken_takes_nobody_else(sign: str) -> None:
    table = landing(sign, cabin=sign, crew=[1, 4, 7, 9])  # the crew's numbers are aboard already, too
    assert refused(table, "cabin") == "cabin-place"
    assert legal(table) == ["reserve"]


@pytest.mark.rule("cabin-place")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_a_number_may_stand_aboard_and_in_the_cabin(number: int) -> None:
    for details, move in (({"crew": [number]}, "cabin"), ({"cabin": str(number)}, "place")):
        table = landing(number, **details)
        table.play(move)
        assert (state(table).crew, state(table).cabin) == (1 << number, 1 << CABIN.index(str(number)))


@pytest.mark.rule("cabin-no-ducts", "cabin-place")
def test_the_cabin_can_be_filled_in_any_order_whoever_is_aboard() -> None:
    s = position(WAY, expansions="mages", ship="C1", crew=[5])
    for cabin in CABINS:
        s.cabin = sum(1 << CABIN.index(sign) for sign in cabin)
        for sign in CABIN:
            s.landed = TOKEN[sign]
            verdict = Rule.CABIN_PLACE if sign in cabin else 0
            assert place_token.forbidden(s, SHIPPED, place_token.CABIN) == verdict, (cabin, sign)


@pytest.mark.rule("cabin-no-ducts")
@pytest.mark.parametrize("number", [1, 7])
def test_crew_that_no_duct_lets_aboard_may_enter_the_cabin(number: int) -> None:
    table = landing(number, ship="C1", crew=[4])
    assert refused(table, "place") == "duct-placement"
    assert legal(table) == ["reserve", "cabin"]


@pytest.mark.rule("cabin-no-ducts", "duct-placement")
def test_nobody_in_the_cabin_joins_anybody_aboard() -> None:
    table = landing(3, ship="C1", crew=[1], cabin="b4c7")  # 3 is joined to 2 and 4
    assert refused(table, "place") == "duct-placement"
    alone = landing(3, ship="C1", cabin="b4c7")
    assert legal(alone) == ["reserve", "place"]  # the ship is empty, whoever is in the cabin


@pytest.mark.rule("tokens-stay", "spell-not-from-ship")
def test_what_stands_in_the_cabin_stays_and_pays_for_no_spell() -> None:
    table = sail(WAY, cabin="ab147", dice=[1, 2, 3])
    assert {move.split()[0] for move in legal(table)} == {"give", "reroll"}
    for spell in ("whirlwind", "tide 1 2", "translate"):
        assert refused(table, spell) == "spell-cost"


# Cabin crew is not aboard


@pytest.mark.rule("cabin-apart", "crew-missing")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_cabin_crew_is_no_part_of_the_full_crew(number: int) -> None:
    crew = [one for one in range(1, 10) if one != number]
    table = sail(HOME, plan="1 1 3", crew=crew, cabin="abc147")
    assert table.outcome == "lost-crew-missing"
    assert told(table, "say-crew-missing") == (8, 9, 0)


@pytest.mark.rule("cabin-apart", "harpoons")
def test_cabin_crew_has_no_harpoon_even_if_an_owner_lets_warriors_in() -> None:
    tables = read_tables("[mages]\ncrew = [2, 5, 8]\n")
    table = sail("I … N P … A", plan="1 1 1", cabin="147", mercenaries=[1], captives=[], crew=[9], tables=tables)
    assert told(table, "say-collision") == (2, 2, 0)


@pytest.mark.rule("cabin-apart", "reef-bonus")
def test_cabin_crew_helps_against_no_reef_even_if_an_owner_lets_navigators_in() -> None:
    tables = read_tables("[mages]\ncrew = [3, 6, 9]\n")
    for details, held in (({"cabin": "1"}, 1), ({"crew": [3]}, 0)):
        table = sail("I … N 5:3 6 9 P … A", plan="1 1 1", expansions="mages", tables=tables, **details)
        table.play("reserve")
        roll(table, "2")
        assert state(table).stuck == held


@pytest.mark.rule("cabin-apart")
def test_cabin_crew_pays_for_no_heroic_action() -> None:
    table = sail(WAY, cabin="147", heroics=[1, 4, 8])
    assert refused(table, "heroic 1") == "heroic-cost"
    table = sail(WAY, cabin="147", crew=[5], heroics=[1, 4, 8])
    table.play("heroic 1")
    assert legal(table) == ["sacrifice 5"]


# The dice that are rolled again


def pairs(cabin: str) -> int:
    """How many Mages have their own crew beside them."""
    return sum(mage in cabin and crew in cabin for mage, crew in PARTNERS.items())


@pytest.mark.rule("mage-reroll")
@pytest.mark.parametrize("cabin", CABINS, ids=lambda cabin: cabin or "empty")
def test_each_pair_rolls_one_die_again_once_a_turn(cabin: str) -> None:
    table = sail(WAY, cabin=cabin, expansions="mages", dice=[1, 1, 1])
    for time in range(pairs(cabin)):
        assert "reroll 1" in legal(table)
        assert same_options(state(table))
        reroll(table, 1, 1)
        assert told(table, "say-mage-reroll") == (1, pairs(cabin) - time - 1, 0)
    assert refused(table, "reroll 1") == "mage-reroll"
    assert "reroll 1" not in legal(table)
    assert same_options(state(table))


@pytest.mark.rule("mage-reroll")
@pytest.mark.parametrize("die", [0, 1, 2])
def test_that_die_is_rolled_and_the_others_lie_as_they_are(die: int) -> None:
    table = sail(WAY, cabin="b4", dice=[1, 2, 3], reserve=[0])
    table.play(f"reroll {die + 1}")
    assert asked(table) == "roll-die"
    assert table.address(GAME.decisions.by_name["roll-die"]) == ("roll-die", f"{state(table).turn}.2.{die + 1}")
    assert [(str(move), move.weight) for move in table.legal] == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    table.feed("4")
    assert state(table).dice == [4 if at == die else at + 1 for at in range(3)]
    assert asked(table) == "plan"
    assert state(table).reserve == tokens(0)  # it costs nothing
    assert told(table, "say-rolled") == tuple(state(table).dice)


@pytest.mark.rule("mage-reroll")
def test_several_pairs_may_work_on_one_die_or_on_several() -> None:
    one = sail(WAY, cabin="a1b4c7", dice=[1, 2, 3])
    reroll(one, 3, 4)
    reroll(one, 4, 3)
    reroll(one, 3, 1)
    assert state(one).dice == [1, 2, 1]
    several = sail(WAY, cabin="a1b4c7", dice=[1, 2, 3])
    for die in (1, 2, 3):
        reroll(several, die, 4)
    assert state(several).dice == [4, 4, 4]


@pytest.mark.rule("mage-reroll")
def test_only_a_die_that_is_there_can_be_rolled_again() -> None:
    table = sail(WAY, cabin="a1", dice=[1, 3, 3])
    assert [move for move in legal(table) if move.startswith("reroll")] == ["reroll 1", "reroll 3"]
    for missing in (2, 4):
        assert refused(table, f"reroll {missing}") == "mage-reroll"
    reroll(table, 3, 2)
    assert state(table).dice == [1, 2, 3]  # one of two that look the same


@pytest.mark.rule("mage-reroll")
def test_the_next_turn_the_pairs_are_fresh() -> None:
    table = sail(WAY, cabin="a1", dice=[1, 1, 1])
    reroll(table, 1, 1)
    table.play("give 1 1 1")
    table.play("reserve")
    assert legal(table) == ["roll"]  # nothing to roll again before the roll
    roll(table, "2 2 2")
    reroll(table, 2, 1)
    assert state(table).dice == [1, 2, 2]
    assert refused(table, "reroll 2") == "mage-reroll"


@pytest.mark.rule("mage-reroll")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_two_players_the_pairs_work_for_whoever_has_the_turn(seat: int) -> None:
    table = sail(WAY, cabin="c7", dice=[1, 2, 3], players=2, active=seat)
    table.play("reroll 2", seat=seat)
    table.feed("1")
    assert state(table).dice == [1, 1, 3]


@pytest.mark.rule("mage-reroll")
def test_a_pair_that_lost_a_partner_to_the_toll_works_no_more() -> None:
    for lost in ("mage a", "partner a"):
        table = sail(WAY, cabin="a1b", plan="3 1 1")
        table.play(f"discard {lost}")
        table.play("reserve")
        roll(table, "1 1 1")
        assert refused(table, "reroll 1") == "mage-reroll"


@pytest.mark.rule("mage-reroll-any-order")
def test_mages_and_spells_take_turns() -> None:
    table = sail(WAY, cabin="a1b4c7", dice=[1, 1, 1], reserve=[0] * 4 + [8, 8])
    reroll(table, 1, 2)
    table.play("whirlwind")
    for die in "334":
        table.feed(die)
    reroll(table, 4, 1)
    table.play("tide 1 2")
    for move in ("translate", "swap 21", "with 23"):
        table.play(move)
    reroll(table, 2, 4)
    assert (state(table).dice, state(table).reserve) == ([3, 3, 4], tokens(8))
    assert picture(state(table)) == "I … N 6 8 3 9 2 P … A"
    table.play("whirlwind")
    for die in "111":
        table.feed(die)
    assert refused(table, "reroll 1") == "mage-reroll"  # a Whirlwind gives no pair its turn back


@pytest.mark.rule("mage-reroll-currents")
@pytest.mark.parametrize(("die", "then"), [("1", "1 1"), ("4", "1 1 1")])
def test_neither_mage_nor_spell_touches_the_die_against_a_reef(die: str, then: str) -> None:
    table = sail("I … N 5:3 6 9 8 2 P … A", plan="1 1 1", cabin="a1b4c7", reserve=[0, 0, 0, 0])
    table.play("reserve")
    assert legal(table) == ["roll"]
    table.play("roll")
    assert asked(table) == "reef-die"
    table.feed(die)
    assert (asked(table), legal(table)) == ("roll", ["roll"])  # the die stands: now come those of phase 1
    roll(table, then)
    assert [move for move in legal(table) if "reroll" in move] == ["reroll 1"]
    for _ in range(3):
        reroll(table, 1, 1)


@pytest.mark.rule("mage-reroll-currents")
def test_neither_mage_nor_spell_touches_the_die_of_darkhouse_card_5() -> None:
    table = sail(WAY, plan="2 1 1", cards=[5], cabin="a1b4c7", reserve=[0, 0, 0, 0])
    assert asked(table) == "toll-die"
    table.feed("4")
    assert asked(table) == "darkhouse-discard"
    assert all(move.startswith("discard") for move in legal(table))


@pytest.mark.rule("mage-reroll-currents")
def test_no_mage_rolls_the_fixed_dice_of_darkhouse_card_9() -> None:
    table = sail(WAY, dice=[2, 3, 4], cards=[9], cabin="a1b4c7", reserve=[0, 0], rolls=0)
    for die in (2, 3, 4):
        assert refused(table, f"reroll {die}") == "fixed-dice-spells"
    assert not any("reroll" in move for move in legal(table))


# What is lost


@pytest.mark.rule("cabin-discard", "darkhouse-toll")
@pytest.mark.parametrize("sign", CABIN)
def test_a_toll_may_be_paid_with_any_token_of_the_cabin(sign: str) -> None:
    table = sail(WAY, plan="4 1 1", cabin="abc147", crew=[3, 4], reserve=[0])
    everything = ["discard reserve", "discard 3", "discard 4", *[f"discard {NAMES[one]}" for one in CABIN]]
    assert legal(table) == everything
    before = state(table).discard
    table.play(f"discard {NAMES[sign]}")
    s = state(table)
    assert (s.cabin, s.crew, s.reserve) == (0b111111 & ~(1 << CABIN.index(sign)), 1 << 3 | 1 << 4, tokens(0))
    assert s.discard[TOKEN[sign]] == before[TOKEN[sign]] + 1
    assert told(table, "say-toll-cabin") == (TOKEN[sign], 0, 0)
    assert next(line.rules for line in table.journal if line.message == "say-toll-cabin") == ("cabin-discard",)


@pytest.mark.rule("cabin-discard")
@pytest.mark.parametrize("sign", CABIN)
def test_an_empty_space_of_the_cabin_pays_nothing(sign: str) -> None:
    table = sail(WAY, plan="3 1 1", cabin="".join(one for one in CABIN if one != sign))
    assert refused(table, f"discard {NAMES[sign]}") == "cabin-discard"


@pytest.mark.rule("cabin-discard", "darkhouse-nothing")
@pytest.mark.parametrize("sign", CABIN)
def test_a_cabin_that_is_all_you_have_must_pay(sign: str) -> None:
    table = sail(WAY, plan="3 1 1", cabin=sign)
    assert legal(table) == [f"discard {NAMES[sign]}"]
    nothing = sail(WAY, plan="3 1 1", expansions="mages")
    assert (asked(nothing), told(nothing, "say-toll-nothing")) == ("place-token", (3, 0, 0))


@pytest.mark.rule("cabin-discard", "duct-discard")
def test_the_ducts_of_the_ship_say_nothing_about_the_cabin() -> None:
    table = sail(WAY, plan="3 1 1", ship="C1", crew=[3, 4, 5], cabin="a4")
    assert refused(table, "discard 4") == "duct-discard"
    assert legal(table) == ["discard 3", "discard 5", "discard mage a", "discard partner b"]
    table.play("discard partner b")
    assert (state(table).crew, state(table).cabin) == (0b111000, 1)


@pytest.mark.rule("phantom-mage")
@pytest.mark.parametrize("mage", "abc")
@pytest.mark.parametrize("expansions", ["mages", "mages mercenaries"])
def test_a_mage_is_destroyed_where_the_phantom_stops(mage: str, expansions: str) -> None:
    drawing = f"I … N 1 2 {mage} P … A" if expansions == "mages" else f"I … N 1 2 3 {mage} P … A"
    table = sail(drawing, dice=[1, 1, 1], expansions=expansions)
    before = state(table).discard[SIGNS[mage]]
    table.play("give 1 1 1")
    s = state(table)
    assert (s.discard[SIGNS[mage]], sum(s.captives), s.cabin) == (before + 1, 0, 0)
    assert told(table, "say-phantom-landed") == (1, SIGNS[mage], 0)


# Victory


@pytest.mark.rule("mage-victory", "mage-missing")
@pytest.mark.parametrize("cabin", CABINS, ids=lambda cabin: cabin or "empty")
def test_victory_asks_for_all_three_mages_and_never_for_their_crew(cabin: str) -> None:
    table = sail(HOME, plan="1 1 3", crew=range(1, 10), cabin=cabin, expansions="mages")
    mages = len(set(cabin) & set("abc"))
    assert table.outcome == ("won-full-crew" if mages == 3 else "lost-mage-missing")
    assert GAME.score(table.state, SHIPPED, 0) == (mages == 3)
    if mages < 3:
        assert told(table, "say-mage-missing") == (mages, 3, 0)
        assert table.journal[-1].rules == ("mage-missing",)


@pytest.mark.rule("mage-missing", "mage-victory")
@pytest.mark.parametrize("mage", "abc")
def test_a_mage_in_the_reserve_or_just_lost_does_not_count(mage: str) -> None:
    others = "abc".replace(mage, "")
    table = sail(HOME, plan="1 1 3", crew=range(1, 10), cabin=others, reserve=[mage])
    assert table.outcome == "lost-mage-missing"
    table = sail(HOME, plan="4 1 3", crew=range(1, 10), cabin="abc")
    table.play(f"discard mage {mage}")
    assert table.outcome == "lost-mage-missing"


@pytest.mark.rule("mage-victory", "crew-missing")
def test_three_mages_are_no_crew() -> None:
    table = sail(HOME, plan="1 1 3", crew=range(1, 9), cabin="abc147")
    assert table.outcome == "lost-crew-missing"
    neither = sail(HOME, plan="1 1 3", crew=range(1, 9), expansions="mages")
    assert neither.outcome == "lost-crew-missing"


@pytest.mark.rule("mage-victory")
def test_without_the_expansion_victory_asks_for_no_mage() -> None:
    table = sail("I 7 8 9 P … N 1 2 3:3 A", plan="1 1 4", crew=range(1, 10))
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("mage-victory")
def test_before_the_abyss_three_mages_win_nothing() -> None:
    table = sail(HOME, plan="1 1 2", crew=range(1, 10), cabin="abc")
    assert (table.outcome, asked(table)) == (None, "place-token")


# Two players


@pytest.mark.rule("mage-admirals", "admiral-limit")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "shows"), [(1, "14"), (2, "7")])
def test_either_player_places_any_mage_but_only_the_crew_of_the_own_admiral(card: int, shows: str, seat: int) -> None:
    admirals = (card, 3 - card) if seat == 0 else (3 - card, card)
    for sign in CABIN:
        table = landing(sign, players=2, active=seat, admirals=admirals)
        if sign in "abc":
            assert legal(table) == ["reserve", "cabin"]
        elif sign in shows:
            assert legal(table) == ["reserve", "place", "cabin"]
        else:
            assert refused(table, "cabin") == "mage-admirals"
            assert refused(table, "place") == "admiral-limit"
            assert legal(table) == ["reserve"]


@pytest.mark.rule("mage-admirals")
def test_whoever_plays_alone_has_no_admiral_to_ask() -> None:
    for sign in "147":
        assert legal(landing(sign)) == ["reserve", "place", "cabin"]


@pytest.mark.rule("admiral-discard", "cabin-discard")
@pytest.mark.parametrize("seat", [0, 1])
def test_when_a_token_has_to_go_the_cabin_knows_no_admiral(seat: int) -> None:
    table = sail(WAY, plan="3 1 1", players=2, active=seat, cabin="abc147")
    assert table.who == seat
    assert legal(table) == [f"discard {NAMES[sign]}" for sign in CABIN]


@pytest.mark.rule("mage-victory", "two-shared-reserve")
def test_two_players_fill_one_cabin_and_win_together() -> None:
    table = sail("I 7 8 9 P … N c 1 2 3 A", plan="1 1 1", players=2, cabin="ab", crew=range(1, 10))
    table.play("cabin", seat=0)
    table.play("roll", seat=1)
    for die in "114":
        table.feed(die)
    table.play("give 1 1 4", seat=1)
    assert table.outcome == "won-full-crew"
    assert [GAME.score(table.state, SHIPPED, seat) for seat in (0, 1)] == [1, 1]
    assert said(table)[-1] == "say-won"
