"""Expansion 4, the Darkhouse: the blue cards that give tokens back. 11 one for the reserve, 12 two for one that comes
aboard. Card 10 is with the tolls."""

from __future__ import annotations

import pytest

from leagues.games.nautilion.tables import read_tables
from leagues.kernel.table import Table

from ..dawn import dawn, give_up, new_game
from ..positions import LATE, asked, legal, picture, refused, roll, state, tokens, told

ALL = ("green", *map(str, range(1, 10)), "mage a", "mage b", "mage c", "mercenary", "reef")


def gained(before: list[int], after: list[int]) -> list[int]:
    """What a pile has more than before, kind by kind."""
    return [now - then for now, then in zip(after, before, strict=True)]


# Card 11: one token for the reserve


@pytest.mark.rule("recover-one")
@pytest.mark.parametrize(("kind", "token"), list(enumerate(ALL)))
def test_card_11_one_token_of_any_kind_comes_back_into_the_reserve(kind: int, token: str) -> None:
    table = dawn("I 9:3 … N 1 2 P 8 … A", cards=[11], expansions="mages mercenaries", box=[5, 6, 5])
    assert (asked(table), table.who) == ("recover", 0)
    assert legal(table) == [f"recover {one}" for one in ALL]  # and no way to decline
    before = state(table)
    table.play(f"recover {token}")
    s = state(table)
    assert gained(before.reserve, s.reserve) == gained(s.discard, before.discard) == [int(one == kind) for one in range(15)]
    assert told(table, "say-recovered") == (kind, 0, 0)
    assert (asked(table), s.crew, s.cabin, s.mercenaries) == ("roll", 0, 0, 0)  # once, and nowhere else


@pytest.mark.rule("recover-one")
def test_card_11_only_what_lies_there_comes_back() -> None:
    table = dawn("I … N 5 5 5 1 P … A", cards=[11], crew=[5], reserve=[0, 0, 0, 0])
    assert refused(table, "recover 5") == "one-discard"
    assert refused(table, "recover green") == "one-discard"


@pytest.mark.rule("recover-one")
def test_card_11_gives_nothing_from_an_empty_pile() -> None:
    table = new_game(11, 4, 5, 6, 7)
    assert (asked(table), state(table).reserve) == ("roll", tokens(0, 0, 0, 0))


@pytest.mark.rule("recover-one")
@pytest.mark.parametrize("active", [0, 1])
def test_card_11_the_admirals_do_not_matter_for_the_reserve(active: int) -> None:
    table = dawn(cards=[11], players=2, active=active)
    assert table.who == active
    for number in (2, 8):
        assert f"recover {number}" in legal(table)


@pytest.mark.rule("recover-one")
def test_card_11_the_token_can_be_spent_in_the_same_turn() -> None:
    table = dawn(cards=[11])
    table.play("recover 8")
    roll(table, "4 4 4")
    table.play("whirlwind")
    table.play("pay 8")
    assert state(table).reserve == tokens()


# Card 12: two tokens of the reserve for one that comes aboard


def bought(table: Table, pay: str, recover: str, place: str) -> Table:
    """Buy: pay two tokens, take one, put it somewhere."""
    table.play("buy")
    for token in pay.split():
        table.play(f"pay {token}")
    table.play(f"recover {recover}")
    table.play(place)
    return table


@pytest.mark.rule("buy")
def test_card_12_two_tokens_of_the_reserve_for_one_of_the_pile_that_comes_aboard() -> None:
    table = dawn(cards=[12], crew=[4], reserve=[0, 0, 8])
    assert (asked(table), legal(table)) == ("roll", ["roll", "buy"])
    before = state(table)
    table.play("buy")
    assert (asked(table), legal(table)) == ("pay", ["pay green", "pay 8"])
    table.play("pay 8")
    assert (asked(table), legal(table)) == ("pay", ["pay green"])
    table.play("pay green")
    assert (asked(table), legal(table)) == ("recover", ["recover 3", "recover 5", "recover 9"])
    table.play("recover 5")
    assert (asked(table), legal(table)) == ("place-token", ["place"])
    table.play("place")
    s = state(table)
    assert (s.crew, s.reserve) == (1 << 4 | 1 << 5, tokens(0))
    assert gained(before.discard, s.discard) == [1, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert asked(table) == "roll"


@pytest.mark.rule("buy")
def test_card_12_may_be_left_alone() -> None:
    table = dawn(cards=[12], reserve=[0, 0])
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert (asked(table), state(table).reserve) == ("place-token", tokens(0, 0))


@pytest.mark.rule("buy")
@pytest.mark.parametrize("again", ["roll", "plan"])
def test_card_12_once_in_a_turn(again: str) -> None:
    table = bought(dawn(cards=[12], reserve=[0, 0, 8, 8]), "green green", "5", "place")
    if again == "plan":
        roll(table, "1 1 1")
    assert asked(table) == again
    assert refused(table, "buy") == "buy"
    assert "buy" not in legal(table)


@pytest.mark.rule("buy")
def test_card_12_once_in_a_turn_also_after_the_roll() -> None:
    table = dawn(cards=[12], reserve=[0, 0, 8, 8])
    roll(table, "1 1 1")
    bought(table, "green green", "5", "place")
    assert asked(table) == "plan"
    assert refused(table, "buy") == "buy"


@pytest.mark.rule("buy")
def test_card_12_offers_it_anew_on_its_next_turn() -> None:
    table = dawn("I … N 1 1 1 1 2 2 2 2 3 3 3 3 4 4 4 4 P … A", cards=[12, 10, 4, 5, 6], reserve=[0, 0, 8, 8])
    bought(table, "green green", "5", "place")
    for _ in range(5):
        roll(table, "1 1 1")
        table.play("give 1 1 1")
        table.play("reserve")
    assert (state(table).lamp, legal(table)) == (0, ["roll", "buy"])


@pytest.mark.rule("buy")
def test_card_12_needs_two_tokens_in_the_reserve() -> None:
    table = dawn(cards=[12], crew=[1, 2], reserve=[0], cabin="ab")
    assert (legal(table), refused(table, "buy")) == (["roll"], "buy")
    roll(table, "1 1 1")
    assert refused(table, "buy") == "buy"


@pytest.mark.rule("buy")
@pytest.mark.parametrize("card", [1, 4, 5, 6, 7, 10])
def test_no_other_card_sells_anything(card: int) -> None:
    table = dawn(cards=[card], reserve=[0, 0, 0])
    assert refused(table, "buy") == "buy"
    roll(table, "1 1 1")
    assert refused(table, "buy") == "buy"


@pytest.mark.rule("buy")
@pytest.mark.parametrize("pay", ["8 green", "green 8"])
def test_card_12_the_two_that_paid_may_come_back(pay: str) -> None:
    table = dawn("I … N 8 8 8 1 P … A", cards=[12], reserve=[0, 8])
    assert state(table).discard[8] == 0
    bought(table, pay, "8", "place")
    assert (state(table).crew, state(table).discard[8]) == (1 << 8, 0)


@pytest.mark.rule("buy")
def test_card_12_an_owners_price_is_followed() -> None:
    tables = read_tables("[darkhouse_cards.12]\nprice = 3\n")
    assert refused(dawn(cards=[12], reserve=[0, 0], tables=tables), "buy") == "buy"
    bought(dawn(cards=[12], reserve=[0, 0, 0], tables=tables), "green green green", "5", "place")


@pytest.mark.rule("buy-placement")
def test_card_12_follows_the_rules_of_the_ship() -> None:
    table = dawn(cards=[12], ship="C1", crew=[4], reserve=[0, 0, 0])
    for move in ("buy", "pay green", "pay green"):
        table.play(move)
    assert legal(table) == ["recover 3", "recover 5", "recover 9"]
    assert refused(table, "recover 4") == "buy-placement"  # its space is taken
    assert refused(table, "recover 7") == "buy-placement"  # no duct leads there
    assert refused(table, "recover green") == "buy-placement"
    table.play("recover 9")
    assert refused(table, "reserve") == "buy-placement"
    assert refused(table, "cabin") == "cabin-place"


@pytest.mark.rule("buy-placement", "first-token")
def test_card_12_the_first_aboard_may_be_anyone() -> None:
    table = dawn("I … N 1 1 1 1 P 6 … A", cards=[12], ship="C1", reserve=[0, 0])
    for move in ("buy", "pay green", "pay green"):
        table.play(move)
    assert legal(table) == [f"recover {number}" for number in range(2, 10)]


@pytest.mark.rule("buy-placement")
def test_card_12_sells_no_reef() -> None:
    table = dawn("I 9:3 … N 1 2 P 8 … A", cards=[12], reserve=[0, "r"], box=[5, 6, 5])
    for move in ("buy", "pay green", "pay reef"):
        table.play(move)
    assert refused(table, "recover reef") == "buy-placement"


@pytest.mark.rule("buy-placement")
def test_card_12_a_mercenary_before_the_collision_takes_any_free_space_with_a_duct() -> None:
    table = dawn(cards=[12], ship="C1", crew=[4], mercenaries=[5], reserve=[0, 0])
    for move in ("buy", "pay green", "pay green", "recover mercenary"):
        table.play(move)
    assert legal(table) == ["place 3", "place 6", "place 9"]
    assert refused(table, "place 5") == "mercenary-place"
    assert refused(table, "place 8") == "duct-placement"
    assert refused(table, "reserve") == "buy-placement"
    table.play("place 6")
    assert state(table).mercenaries == 1 << 5 | 1 << 6


@pytest.mark.rule("buy-placement")
def test_card_12_no_mercenary_after_the_collision() -> None:
    table = dawn("I 1 P … N 2 … A", cards=[12], collided=True, crew=[4], reserve=[0, 0, "m"])
    for move in ("buy", "pay green", "pay mercenary"):
        table.play(move)
    assert refused(table, "recover mercenary") == "buy-placement"


@pytest.mark.rule("buy-admiral")
@pytest.mark.parametrize(("active", "own", "others"), [(0, range(1, 6), range(6, 10)), (1, range(5, 10), range(1, 5))])
def test_card_12_only_crew_of_the_buyers_admiral(active: int, own: range, others: range) -> None:
    table = dawn(cards=[12], players=2, active=active, reserve=[0, 0])
    for move in ("buy", "pay green", "pay green"):
        table.play(move, seat=active)
    assert legal(table) == [f"recover {number}" for number in own]
    for number in others:
        assert refused(table, f"recover {number}") == "buy-admiral"


@pytest.mark.rule("buy-admiral", "buy-cabin")
def test_card_12_the_admiral_limits_the_cabin_too_but_not_the_mages() -> None:
    table = dawn(cards=[12], players=2, active=0, reserve=[0, 0], expansions="mages", crew=[1, 2, 3, 4, 5])
    for move in ("buy", "pay green", "pay green"):
        table.play(move)
    assert legal(table) == ["recover 1", "recover 4", "recover mage a", "recover mage b", "recover mage c"]
    assert refused(table, "recover 7") == "buy-admiral"
    table.play("recover 4")
    assert legal(table) == ["cabin"]


@pytest.mark.rule("buy-admiral")
def test_card_12_mercenaries_are_nobodys_crew() -> None:
    table = dawn(cards=[12], players=2, active=0, reserve=[0, 0], expansions="mercenaries")
    bought(table, "green green", "mercenary", "place 9")
    assert state(table).mercenaries == 1 << 9


@pytest.mark.rule("buy-cabin")
@pytest.mark.parametrize(("token", "places"), [
    ("mage a", ["cabin"]), ("mage b", ["cabin"]), ("1", ["place", "cabin"]), ("4", ["cabin"]), ("9", ["place"]),
])  # fmt: skip
def test_card_12_a_token_with_a_space_in_the_cabin_may_go_there(token: str, places: list[str]) -> None:
    table = dawn(cards=[12], reserve=[0, 0], cabin="c7", crew=[2])
    for move in ("buy", "pay green", "pay green", f"recover {token}"):
        table.play(move)
    assert legal(table) == places  # 4 has no duct to 2, and needs none in the cabin
    table.play(places[-1])
    assert (asked(table), state(table).landed) == ("roll", 0)


@pytest.mark.rule("buy-cabin", "buy-placement")
def test_card_12_a_space_of_the_cabin_that_is_taken_is_no_place() -> None:
    table = dawn(cards=[12], reserve=[0, 0], cabin="c7", crew=[2])
    for move in ("buy", "pay green", "pay green"):
        table.play(move)
    assert refused(table, "recover mage c") == "buy-placement"
    assert refused(table, "recover 7") == "buy-placement"


@pytest.mark.rule("buy-window")
def test_card_12_from_phase_0_until_the_dice_are_given() -> None:
    table = dawn("I … N:3 1 2 3 4 P … A", cards=[12], reserve=[0, 0, 0, 0, 8])
    assert legal(table) == ["roll", "buy"]  # before the roll to escape
    roll(table, "3")
    assert (asked(table), legal(table)) == ("roll", ["roll", "buy"])  # before the dice
    roll(table, "1 1 3")
    assert "buy" in legal(table)
    for move in ("whirlwind", "pay 8"):
        table.play(move)
    roll(table, "3 1 1")
    assert "buy" in legal(table)  # after a spell
    bought(table, "green green", "9", "place")
    assert (asked(table), state(table).dice, state(table).crew) == ("plan", [3, 1, 1], 1 << 9)


@pytest.mark.rule("buy-window")
def test_card_12_not_once_the_dice_are_given() -> None:
    table = dawn(LATE, cards=[12], reserve=[0, 0, 0])
    roll(table, "3 1 1")
    table.play("give 3 1 1")
    assert legal(table) == ["discard reserve"]
    give_up(table)
    assert legal(table) == ["reserve", "place"]


@pytest.mark.rule("buy-window")
def test_card_12_not_when_nothing_finds_a_place() -> None:
    table = dawn(cards=[12], crew=range(1, 10), reserve=[0, 0, 1])
    assert (legal(table), refused(table, "buy")) == (["roll"], "buy-window")
    roll(table, "1 1 1")
    assert refused(table, "buy") == "buy-window"


@pytest.mark.rule("buy-window")
@pytest.mark.parametrize("pay", ["green 9", "9 green"])
def test_card_12_when_only_a_token_that_pays_can_come_back_it_must_pay(pay: str) -> None:
    table = dawn("I … N 9 9 9 1 P … A", cards=[12], crew=range(1, 9), reserve=[0, 0, 9])
    assert legal(table) == ["roll", "buy"]
    table.play("buy")
    first, second = pay.split()
    table.play(f"pay {first}")
    if first == "green":
        assert (legal(table), refused(table, "pay green")) == (["pay 9"], "buy-window")
    table.play(f"pay {second}")
    assert legal(table) == ["recover 9"]
    table.play("recover 9")
    table.play("place")
    assert state(table).crew == 0b1111111110
    assert picture(state(table)) == "I … N 9 9 9 1 P … A"
