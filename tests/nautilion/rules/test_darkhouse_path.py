"""Expansion 4, the Darkhouse: the red cards that change the path. 3 back into it, 6 the exchange, 7 backwards."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nautilion.flow import can_insert
from leagues.games.nautilion.path import room_for_a_place

from ..dawn import dawn, give_up, new_game, pile
from ..positions import asked, legal, picture, position, refused, roll, said, sail, state, tokens, told

# Card 3: a token goes back into the path


@pytest.mark.rule("insert", "insert-ahead", "insert-slots")
@pytest.mark.parametrize(
    ("after", "becomes"),
    [(3, "I 7 … N 5 1 2 P 8 … A"), (4, "I 7 … N 1 5 2 P 8 … A"), (5, "I 7 … N 1 2 5 P 8 … A"),
     (6, "I 7 … N 1 2 P 5 8 … A"), (7, "I 7 … N 1 2 P 8 5 … A")],
)  # fmt: skip
def test_card_3_a_token_of_choice_goes_between_any_neighbours_ahead(after: int, becomes: str) -> None:
    table = dawn("I 7 . N 1 2 P 8 … A", cards=[3])
    assert asked(table) == "recover"
    before = state(table)
    table.play("recover 5")
    assert (asked(table), legal(table)) == ("insert", ["insert 3", "insert 4", "insert 5", "insert 6", "insert 7"])
    table.play(f"insert {after}")
    s = state(table)
    assert (picture(s), s.path_length, s.discard[5]) == (becomes, before.path_length + 1, before.discard[5] - 1)
    assert (s.landed, asked(table)) == (0, "roll")
    assert told(table, "say-inserted")[0] == 5


@pytest.mark.rule("insert-ahead")
def test_card_3_nothing_goes_behind_the_nautilion() -> None:
    table = dawn("I 7 . N 1 2 P 8 … A", cards=[3])
    table.play("recover 5")
    for after in (0, 1, 2):
        assert refused(table, f"insert {after}") == "insert-ahead"


@pytest.mark.rule("insert-slots")
def test_card_3_an_emptied_space_and_what_lies_beyond_the_abyss_are_no_neighbours() -> None:
    table = dawn("I 7 . N 1 . P 8 … A", cards=[3])
    table.play("recover 5")
    assert legal(table) == ["insert 3", "insert 4", "insert 6", "insert 7"]
    assert refused(table, "insert 5") == "insert-slots"
    assert refused(table, "insert 20") == "insert-slots"
    assert refused(table, "insert 37") == "insert-slots"


@pytest.mark.rule("insert-slots")
def test_card_3_right_before_the_abyss_and_right_before_a_phantom_upon_it() -> None:
    table = dawn("I 1 P … N 7 A", cards=[3])
    table.play("recover 5")
    assert legal(table) == ["insert 35", "insert 36"]
    table.play("insert 36")
    assert picture(state(table)) == "I 1 P … N 7 5 A"
    table = dawn("I … N 7 P", cards=[3], heroics=[1, 2], deck=[3, 5, 6, 7, 8, 9])  # Heroic Action 4 has sent it back
    table.play("recover 5")
    assert legal(table) == ["insert 35", "insert 36"]
    table.play("insert 36")
    assert picture(state(table)) == "I … N 7 5 P"


@pytest.mark.rule("insert-slots")
def test_card_3_with_nothing_left_ahead_there_is_one_place() -> None:
    table = dawn("I 1 P … N … A", cards=[3])
    table.play("recover 5")
    (only,) = legal(table)
    table.play(only)
    assert picture(state(table)) == "I 1 P … N 5 … A"


@pytest.mark.rule("insert")
def test_card_3_counts_at_once_for_both_submarines() -> None:
    table = dawn("I … N 1 2 3 P 8 … A", cards=[3])
    table.play("recover 9")
    table.play(f"insert {state(table).nautilion}")
    roll(table, "1 2 1")
    table.play("give 1 2 1")
    assert (state(table).landed, picture(state(table))) == (9, "I … N 1 P 3 … 8 … A")


@pytest.mark.rule("insert")
def test_card_3_cannot_be_declined() -> None:
    table = dawn("I 7 . N 1 2 P 8 … A", cards=[3])
    assert all(move.startswith("recover") for move in legal(table))
    table.play("recover 5")
    assert all(move.startswith("insert") for move in legal(table))


@pytest.mark.rule("insert-tokens")
def test_card_3_takes_crew_mages_and_mercenaries_but_neither_green_tokens_nor_reefs() -> None:
    table = dawn("I 7:3 . N 1 2 P 8 … A", cards=[3], expansions="mages mercenaries", box=[5, 6, 5], crew=[2], reserve=[2, 2])
    assert state(table).discard[0] == 4
    assert legal(table) == [f"recover {kind}" for kind in
                            (1, 3, 4, 5, 6, 7, 8, 9, "mage a", "mage b", "mage c", "mercenary")]  # fmt: skip
    assert refused(table, "recover green") == "insert-tokens"
    assert refused(table, "recover reef") == "insert-tokens"
    assert refused(table, "recover 2") == "one-discard"  # one aboard, two in the reserve, one on the path
    table.play("recover mage b")
    table.play("insert 3")
    assert picture(state(table)) == "I 7:3 … N b 1 2 P 8 … A"


@pytest.mark.rule("insert-tokens", "insert")
def test_card_3_does_nothing_with_an_empty_pile() -> None:
    table = new_game(3, 4, 5, 6, 7)
    assert (asked(table), picture(state(table))[:6]) == ("roll", "N 1 1 ")


@pytest.mark.rule("insert-tokens")
def test_card_3_does_nothing_when_only_green_tokens_lie_there() -> None:
    table = new_game(4, 3, 5, 6, 7, deal=["m"] * 4, expansions="mercenaries")
    roll(table, "3 1 1")
    table.play("give 3 1 1")  # the Phantom takes the last token, a Mercenary, on its board
    give_up(table)
    give_up(table)
    table.play("reserve")
    assert (state(table).lamp, state(table).discard) == (1, tokens(0, 0))
    assert asked(table) == "roll"


@pytest.mark.rule("insert", "collision")
@pytest.mark.parametrize(
    ("details", "longest"),
    [({}, 80), ({"expansions": "mercenaries"}, 79), ({"expansions": "mercenaries", "collided": True}, 80)],
)
def test_card_3_does_nothing_when_the_path_is_full_and_a_place_is_kept_for_the_collision(
    details: dict[str, Any], longest: int
) -> None:
    s = position(cards=[3], **details)
    s.path_length = longest - 1
    assert room_for_a_place(s)
    assert can_insert(s)
    s.path_length = longest
    assert not room_for_a_place(s)
    assert not can_insert(s)


# Card 6: the submarines exchange what they land on


@pytest.mark.rule("exchange")
def test_card_6_the_phantoms_token_is_yours_at_once_and_yours_is_the_phantoms() -> None:
    table = sail("I … N 1 2 3 4 5 6 P … A", plan="1 2 3", cards=[6], crew=[4])
    assert (asked(table), state(table).landed) == ("place-token", 5)  # in phase 4
    assert picture(state(table)) == "I … N 1 2 3 4 P 6 … A"
    before = pile(state(table))
    table.play("place")
    assert state(table).crew == 1 << 4 | 1 << 5
    assert picture(state(table)) == "I … 1 2 N 4 P 6 … A"
    assert [now - then for now, then in zip(pile(state(table)), before, strict=True)] == tokens(3)
    assert (told(table, "say-exchange-taken"), told(table, "say-exchange-given")) == ((2, 5, 0), (3, 0, 0))
    assert asked(table) == "roll"  # nothing to place in phase 5


@pytest.mark.rule("exchange")
def test_card_6_what_you_get_is_placed_as_in_phase_5() -> None:
    table = sail("I … N 1 2 3 4 5 6 P … A", plan="1 1 1", cards=[6], crew=[4, 3])
    assert (state(table).landed, legal(table)) == (6, ["reserve"])
    assert refused(table, "place") == "duct-placement"
    table.play("reserve")
    assert state(table).reserve == tokens(6)
    table = sail("I … N 1 2 3 4 5 6 P … A", plan="1 1 1", cards=[6], crew=[6])
    assert refused(table, "place") == "place-on-ship"


@pytest.mark.rule("exchange", "victory")
def test_card_6_the_token_is_placed_before_the_nautilion_moves() -> None:
    for where, outcome in (("place", "won-full-crew"), ("reserve", "lost-crew-missing")):
        table = sail("I 5 1 P … N 7 A", plan="1 1 2", cards=[6], crew=range(2, 10))
        assert (state(table).landed, table.outcome) == (1, None)
        table.play(where)
        assert table.outcome == outcome


@pytest.mark.rule("exchange", "admiral-limit")
def test_card_6_with_two_players_the_admiral_limits_what_you_place() -> None:
    table = sail("I … N 1 2 3 4 5 6 P … A", plan="1 1 1", cards=[6], players=2, active=0)
    assert refused(table, "place") == "admiral-limit"  # Admiral 1 has no 6
    table = sail("I … N 1 2 3 4 5 6 P … A", plan="1 2 1", cards=[6], players=2, active=0)
    assert legal(table) == ["reserve", "place"]


@pytest.mark.rule("exchange", "cabin-place")
def test_card_6_brings_a_mage_into_the_cabin_and_destroys_the_one_you_land_on() -> None:
    table = sail("I … N a 2 3 b P … A", plan="1 1 1", cards=[6], expansions="mages")
    assert legal(table) == ["reserve", "cabin"]
    table.play("cabin")
    assert (state(table).cabin, state(table).discard[10]) == (1 << 1, 3)


@pytest.mark.rule("exchange")
@pytest.mark.parametrize("token", [2, 5, 8, "m"])
def test_card_6_before_the_collision_the_phantom_takes_your_warrior_or_mercenary_on_its_board(token: int | str) -> None:
    table = sail(f"I … N {token} 1 3 4 P … A", plan="1 1 1", cards=[6], expansions="mercenaries")
    table.play("reserve")
    assert state(table).captives == tokens(token)


@pytest.mark.rule("exchange")
@pytest.mark.parametrize("token", [1, 3, 4, 6, 7, 9])
def test_card_6_before_the_collision_any_other_token_of_yours_is_destroyed(token: int) -> None:
    table = sail(f"I … N {token} 1 3 4 P … A", plan="1 1 1", cards=[6], expansions="mercenaries")
    before = state(table).discard[token]
    table.play("reserve")
    assert (state(table).captives, state(table).discard[token]) == (tokens(), before + 1)


@pytest.mark.rule("exchange", "phantom-full")
def test_card_6_a_full_board_of_the_phantom_destroys_it_too() -> None:
    table = sail("I … N m 1 3 4 P … A", plan="1 1 1", cards=[6], captives=[2, 2, 5, 5, 8, 8])
    before = state(table).discard[13]
    table.play("reserve")
    assert (state(table).captives, state(table).discard[13]) == (tokens(2, 2, 5, 5, 8, 8), before + 1)


@pytest.mark.rule("exchange")
@pytest.mark.parametrize("token", [2, "m"])
def test_card_6_before_the_collision_the_phantoms_warrior_or_mercenary_is_yours(token: int | str) -> None:
    table = sail(f"I … N 1 3 4 {token} P … A", plan="1 1 1", cards=[6], expansions="mercenaries")
    assert state(table).captives == tokens()
    assert "reserve" in legal(table)
    table.play("place" if token == 2 else "place 9")
    assert (state(table).crew, state(table).mercenaries) == ((1 << 2, 0) if token == 2 else (0, 1 << 9))


@pytest.mark.rule("exchange-reefs")
def test_card_6_leaves_the_reefs_where_both_submarines_stop() -> None:
    table = sail("I … N 1:3 2 3 4 5 6:9 P … A", plan="1 1 1", cards=[6])
    table.play("reserve")
    assert picture(state(table)) == "I … N:3 2 3 4 5 P:9 … A"
    assert state(table).discard[14] == 0
    assert "say-phantom-reef" not in said(table)


@pytest.mark.rule("exchange-stuck")
def test_card_6_is_ignored_while_a_reef_holds_the_nautilion() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6:9 P … A", cards=[6])
    roll(table, "2")
    roll(table, "1 1")
    before = state(table).discard[6]
    table.play("give 1 1")
    s = state(table)
    assert (s.discard[6], s.discard[14], s.reserve) == (before + 1, 1, tokens("r"))
    assert picture(s) == "I … N 1 2 3 4 5 P … A"
    assert asked(table) == "roll"


@pytest.mark.rule("exchange-stuck")
def test_card_6_holds_for_a_nautilion_that_escapes() -> None:
    table = dawn("I … N:3 1 2 3 4 5 6 P … A", cards=[6])
    roll(table, "3")
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert (asked(table), state(table).landed) == ("place-token", 6)


@pytest.mark.rule("exchange-mercenary")
def test_card_6_after_the_collision_the_phantoms_mercenary_goes_to_the_reserve_and_still_costs_a_token() -> None:
    for paid in ("discard reserve", "discard 3"):
        table = sail("I 1 m P … N 2 3 … A", plan="1 1 1", cards=[6], collided=True, crew=[3])
        before = state(table).discard[13]
        assert (asked(table), state(table).reserve) == ("darkhouse-discard", tokens("m"))
        assert legal(table) == ["discard reserve", "discard 3"]
        table.play(paid)
        if paid == "discard reserve":
            table.play("pay mercenary")  # it may be that very one
        gone = 1 if paid == "discard reserve" else 0
        assert (state(table).discard[13] - before, sum(state(table).reserve)) == (gone, 1 - gone)
        assert picture(state(table)) == "I 1 P … N 3 … A"  # and the turn goes on


@pytest.mark.rule("exchange-mercenary")
def test_card_6_after_the_collision_a_mercenary_where_you_stop_is_destroyed_without_a_blow() -> None:
    table = sail("I 1 2 P … N m 3 … A", plan="1 1 1", cards=[6], collided=True, reserve=[0])
    before = state(table).discard[13]
    assert state(table).landed == 2
    table.play("reserve")
    assert (state(table).discard[13], state(table).reserve) == (before + 1, tokens(0, 2))
    assert (asked(table), state(table).captives) == ("roll", tokens())


# Card 7: the Nautilion moves backwards


@pytest.mark.rule("backwards")
@pytest.mark.parametrize(("die", "token", "becomes"), [
    (1, 7, "I 9 … 8 … N … 2 3 4 5 P … A"), (2, 8, "I 9 … N … 7 … 2 3 4 5 P … A"), (3, 9, "I N … 8 … 7 … 2 3 4 5 P … A"),
])  # fmt: skip
def test_card_7_moves_the_nautilion_towards_the_happy_isles_and_it_takes_what_it_stops_on(
    die: int, token: int, becomes: str
) -> None:
    table = sail("I 9 … 8 . 7 N 2 3 4 5 6 P … A", plan=f"1 1 {die}", cards=[7])
    assert (asked(table), state(table).landed) == ("place-token", token)
    assert picture(state(table)) == becomes
    assert told(table, "say-nautilion-back") == (die, token, 0)
    table.play("place")
    assert state(table).crew == 1 << token


@pytest.mark.rule("backwards")
def test_card_7_does_not_turn_the_phantom() -> None:
    table = sail("I 9 … N 2 3 4 5 6 P 7 … A", plan="1 2 1", cards=[7])
    assert picture(state(table)) == "I N … 2 3 4 P 6 … 7 … A"


@pytest.mark.rule("backwards", "nautilion-skips")
def test_card_7_skips_the_phantom_once_they_have_crossed() -> None:
    table = sail("I 9 8 … P 7 . N 2 3 … A", plan="1 1 2", cards=[7])
    assert (state(table).landed, picture(state(table))) == (9, "I N P … 7 … 2 3 … A")


@pytest.mark.rule("backwards-isles")
@pytest.mark.parametrize("die", [3, 4])
def test_card_7_stops_at_the_happy_isles_and_takes_nothing_there(die: int) -> None:
    table = sail("I 9 … 8 N 2 3 4 5 6 P … A", plan=f"1 1 {die}", cards=[7], reserve=[0])
    assert (state(table).nautilion, state(table).landed, state(table).reserve) == (0, 0, tokens(0))
    assert picture(state(table)) == "N 9 … 8 … 2 3 4 5 P … A"
    assert told(table, "say-nautilion-at-isles") == (die, 0, 0)
    assert asked(table) == "roll"  # the game goes on


@pytest.mark.rule("backwards-isles")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_card_7_on_the_happy_isles_the_nautilion_stays_there(die: int) -> None:
    table = sail("N … 2 3 4 5 6 P … A", plan=f"1 1 {die}", cards=[7])
    assert (asked(table), state(table).nautilion) == ("roll", 0)
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert state(table).landed == 2  # the next card lets it set out again


@pytest.mark.rule("backwards-first-turn")
def test_card_7_is_ignored_on_the_first_turn_only() -> None:
    table = new_game(7, 4, 5, 3, 9, deal=[1, 2, 3])
    roll(table, "1 1 2")
    table.play("give 1 1 2")
    assert (state(table).landed, state(table).nautilion) == (2, 2)
    table.play("reserve")
    table = new_game(4, 7, 5, 3, 9, deal=[1, 2, 3])
    for back in (False, True):
        roll(table, "1 1 2")
        table.play("give 1 1 2")
        assert asked(table) == ("roll" if back else "place-token")
        if not back:
            table.play("reserve")
    assert state(table).nautilion == 0  # one token behind it, and a 2


@pytest.mark.rule("backwards-first-turn")
def test_card_7_holds_when_the_row_comes_round_to_it_again() -> None:
    table = new_game(7, 4, 5, 6, 10, deal=[1, 2, 3, 4, 5, 6, 7])
    for _ in range(5):
        roll(table, "1 1 1")
        table.play("give 1 1 1")
        table.play("reserve")
    place = state(table).nautilion
    assert (state(table).turn, state(table).lamp, place) == (6, 0, 5)
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert state(table).nautilion == 0  # everything behind is taken


@pytest.mark.rule("backwards-stuck")
def test_card_7_is_ignored_while_a_reef_holds_the_nautilion() -> None:
    table = dawn("I 9 … N:6 2 3 4 5 P … A", cards=[7])
    roll(table, "1")
    roll(table, "1 1")
    table.play("give 1 1")
    assert (picture(state(table)), state(table).reserve) == ("I 9 … N 2 3 4 P … A", tokens("r"))
    assert "say-nautilion-back" not in said(table)


@pytest.mark.rule("backwards", "backwards-stuck")
def test_card_7_holds_for_a_nautilion_that_escapes() -> None:
    table = dawn("I 9 … N:6 2 3 4 5 P … A", cards=[7])
    roll(table, "4")
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert (state(table).landed, state(table).reserve) == (9, tokens("r"))
