"""Expansion 4, the Darkhouse, where rules meet: the cards about the toll, 4, 5 and 10, and those that give tokens back, 11
and 12. The table of all pairs is in test_pairs_darkhouse.py."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.kernel.table import Table

from ..dawn import dawn, give_up, gives, new_game
from ..positions import LATE, asked, legal, picture, refused, roll, said, sail, state, tokens, told

TOLLS = [4, 5, 10]


def tolled(card: int, drawing: str = LATE, phantom: int = 1, nautilion: int = 1, **details: Any) -> Table:
    """A turn under card 4, 5 or 10 that costs something: with a 4, or under card 5 with a 2 that becomes one."""
    die = 2 if card == 5 else 4
    table = sail(drawing, f"{die} {phantom} {nautilion}", cards=[card], **details)
    if card == 5:
        table.feed("4")
    return table


def cost(card: int) -> int:
    """How many tokens that is."""
    return 2 if card == 4 else 1


# Cards 4, 5 and 10: the toll


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "mercenary-ducts")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_before_the_collision_a_mercenary_that_holds_the_crew_together_cannot_pay(card: int) -> None:
    table = tolled(card, ship="C1", crew=[1, 3], mercenaries=[2])
    assert (legal(table), refused(table, "discard 2")) == (["discard 1", "discard 3"], "duct-discard")
    table.play("discard 1")
    if card == 4:
        assert legal(table) == ["discard 2", "discard 3"]  # now it can
        table.play("discard 2")
        assert (state(table).mercenaries, told(table, "say-toll-mercenary")) == (0, (2, 0, 0))
    assert asked(table) == "place-token"


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "harpoons")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_at_the_collision_what_paid_the_toll_has_no_harpoons_left(card: int) -> None:
    table = tolled(card, "I … N 1 3 P … A", phantom=3, ship="C1", crew=[1], mercenaries=[2])
    table.play("discard 2")
    if card == 4:
        table.play("discard 1")
    assert (told(table, "say-collision"), table.outcome) == ((0, 2, 0), "lost-collision")


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "mercenary-blow")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_after_the_collision_a_mercenarys_blow_costs_one_token_beside_the_toll(card: int) -> None:
    table = tolled(card, "I 1 m P … N 2 3 … A", collided=True, reserve=[0, 0, 0, 0])
    for _ in range(cost(card) + 1):
        give_up(table)
    assert (asked(table), sum(state(table).reserve)) == ("place-token", 4 - cost(card) - 1)


@pytest.mark.rule("toll-four-only", "mercenary-blow")
def test_card_10_after_the_collision_the_blow_comes_with_a_free_3_too() -> None:
    table = sail("I 1 m P … N 2 3 … A", "3 1 1", cards=[10], collided=True, reserve=[0])
    give_up(table)
    assert asked(table) == "place-token"


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "reef-stuck")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_stuck_on_a_reef_the_toll_is_the_same_and_comes_before_the_reef_is_taken(card: int) -> None:
    table = dawn("I … N:3 1 2 3 4 P … A", cards=[card], crew=[1, 2])
    roll(table, "2")
    roll(table, f"{2 if card == 5 else 4} 1")
    table.play(f"give {2 if card == 5 else 4} 1")
    if card == 5:
        table.feed("3")
    assert legal(table) == ["discard 1", "discard 2"]  # the Reef is not in the reserve yet
    for number in range(1, cost(card) + 1):
        table.play(f"discard {number}")
    assert (asked(table), state(table).reserve) == ("roll", tokens("r"))


@pytest.mark.rule("toll-four-only", "reef-stuck")
def test_card_10_stuck_on_a_reef_a_3_is_free() -> None:
    table = dawn("I … N:3 1 2 3 4 P … A", cards=[10], crew=[1, 2])
    roll(table, "2")
    roll(table, "3 1")
    table.play("give 3 1")
    assert (asked(table), state(table).crew) == ("roll", 0b110)


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "reef-spent")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_escaped_the_reef_can_pay_the_toll(card: int) -> None:
    table = dawn("I … N:3 1 2 3 4 P … A", cards=[card])
    roll(table, "4")
    roll(table, f"{2 if card == 5 else 4} 1 1")
    table.play(f"give {2 if card == 5 else 4} 1 1")
    if card == 5:
        table.feed("3")
    give_up(table, "r")
    assert (asked(table), state(table).discard[14]) == ("place-token", 1)  # under card 4 there is no second to take


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "admiral-discard")
@pytest.mark.parametrize("card", TOLLS)
@pytest.mark.parametrize("active", [0, 1])
def test_cards_4_5_10_two_players_the_one_whose_turn_it_is_pays_with_any_token(card: int, active: int) -> None:
    table = tolled(card, players=2, active=active, crew=[1, 9, 5], reserve=[0])
    assert (legal(table), table.who) == (["discard reserve", "discard 1", "discard 5"], active)
    for number in (1, 9)[: cost(card)]:
        table.play(f"discard {number}", seat=active)
    assert asked(table) == "place-token"


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "darkhouse-first-turn")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_first_turn_the_card_holds_and_the_green_tokens_pay(card: int) -> None:
    table = new_game(card, *[other for other in (1, 2, 3, 6) if card < 10 or other < 6], *([] if card < 10 else [11]))
    die = 2 if card == 5 else 4
    roll(table, f"{die} 1 1")
    table.play(f"give {die} 1 1")
    if card == 5:
        table.feed("4")
    for _ in range(cost(card)):
        give_up(table)
    assert (asked(table), state(table).reserve) == ("place-token", tokens(*[0] * (4 - cost(card))))


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "crew-missing")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_full_aboard_the_toll_can_take_the_victory_away(card: int) -> None:
    table = tolled(card, "I 1 2 3 P … N 4 A", nautilion=2, crew=range(1, 10))
    for number in range(1, cost(card) + 1):
        table.play(f"discard {number}")
    assert (table.outcome, told(table, "say-crew-missing")) == ("lost-crew-missing", (9 - cost(card), 9, 0))


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "phantom-arrives")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_ends_the_toll_is_paid_before_anybody_arrives(card: int) -> None:
    table = tolled(card, "I 1 P … N 4 … A", phantom=2, reserve=[0, 0])
    for _ in range(cost(card)):
        assert table.outcome is None
        give_up(table)
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("toll-of-two", "toll-reroll", "toll-four-only", "darkhouse-nothing")
@pytest.mark.parametrize("card", TOLLS)
def test_cards_4_5_10_reserve_empty_the_ship_and_the_cabin_pay(card: int) -> None:
    table = tolled(card, crew=[3], cabin="b")
    assert (legal(table), refused(table, "discard reserve")) == (["discard 3", "discard mage b"], "darkhouse-toll")


# Card 11: one token for the reserve


@pytest.mark.rule("recover-one", "reef-after-machinations")
@pytest.mark.parametrize(("die", "column"), [(2, "stuck"), (3, "escaped")])
def test_card_11_stuck_or_escaped_the_token_comes_before_the_roll(die: int, column: str) -> None:
    table = dawn("I … N:3 1 2 3 4 P … A", cards=[11])
    assert asked(table) == "recover"
    table.play("recover 3")
    table.play("roll")
    assert asked(table) == "reef-die"
    table.feed(str(die))
    assert told(table, "say-reef-rolled") == (die, 0, 3)  # a 3 in the reserve steers no ship
    assert (state(table).stuck == 1) == (column == "stuck")
    assert state(table).reserve == (tokens(3) if column == "stuck" else tokens(3, "r"))


@pytest.mark.rule("recover-one", "collision-clears")
def test_card_11_after_the_collision_what_it_cleared_away_can_come_back() -> None:
    table = sail("I … N 1 3 P … A", "1 3 1", cards=[10, 11, 9, 4, 5], mercenaries=[9])
    table.play("recover 4")
    assert (asked(table), state(table).lamp) == ("recover", 1)
    table.play("recover mercenary")
    assert state(table).reserve == tokens(4, "m")


@pytest.mark.rule("recover-one")
def test_card_11_full_aboard_or_not_the_token_goes_to_the_reserve() -> None:
    table = dawn(cards=[11], crew=range(1, 10))
    table.play("recover 8")
    assert (state(table).reserve, asked(table)) == (tokens(8), "roll")


# Card 12: two tokens for one that comes aboard


@pytest.mark.rule("buy-cabin", "mage-reroll")
def test_card_12_mages_a_partnership_bought_after_the_roll_rolls_a_die_in_the_same_turn() -> None:
    table = dawn(cards=[12], reserve=[0, 0], cabin="a")
    roll(table, "4 4 4")
    assert refused(table, "reroll 4") == "mage-reroll"
    for move in ("buy", "pay green", "pay green", "recover 1", "cabin"):
        table.play(move)
    table.play("reroll 4")
    table.feed("1")
    assert state(table).dice == [1, 4, 4]
    assert refused(table, "reroll 4") == "mage-reroll"


@pytest.mark.rule("buy-placement", "harpoons")
def test_card_12_at_the_collision_a_mercenary_just_bought_fights() -> None:
    for buying, outcome in ((True, None), (False, "lost-collision")):
        table = dawn("I … N 1 3 P … A", cards=[12], expansions="mercenaries", reserve=[0, 0])
        if buying:
            for move in ("buy", "pay green", "pay green", "recover mercenary", "place 9"):
                table.play(move)
        roll(table, "1 3 1")
        table.play("give 1 3 1")
        assert table.outcome == outcome


@pytest.mark.rule("buy-window", "reef-bonus")
@pytest.mark.parametrize("buying", [False, True])
def test_card_12_stuck_or_not_a_navigator_bought_before_the_roll_helps_to_escape(buying: bool) -> None:
    table = dawn("I … N:3 1 2 4 5 P … A", cards=[12], reserve=[0, 0])
    if buying:
        for move in ("buy", "pay green", "pay green", "recover 3", "place"):
            table.play(move)
    roll(table, "2")
    assert (told(table, "say-reef-rolled"), state(table).stuck) == ((2, int(buying), 3), int(not buying))


@pytest.mark.rule("buy-window", "reef-stuck")
@pytest.mark.parametrize("late", [False, True])
def test_card_12_stuck_on_a_reef_the_offer_stands_before_and_after_the_two_dice(late: bool) -> None:
    table = dawn("I … N:3 1 2 4 5 P … A", cards=[12], reserve=[0, 0])
    roll(table, "1")
    if late:
        roll(table, "1 2")
    for move in ("buy", "pay green", "pay green", "recover 3", "place"):
        table.play(move)
    if not late:
        roll(table, "1 2")
    assert (gives(table), state(table).stuck) == (["give 1 2", "give 2 1"], 1)  # too late to steer


@pytest.mark.rule("buy", "reef-spent")
def test_card_12_escaped_the_reef_pays() -> None:
    table = dawn("I … N:3 1 2 4 5 P … A", cards=[12], reserve=[0])
    assert refused(table, "buy") == "buy"
    roll(table, "3")
    for move in ("buy", "pay reef", "pay green", "recover 9", "place"):
        table.play(move)
    assert (state(table).crew, state(table).reserve) == (1 << 9, tokens())


@pytest.mark.rule("buy-window")
@pytest.mark.parametrize("players", [1, 2])
def test_card_12_first_turn_there_is_nothing_to_buy(players: int) -> None:
    table = new_game(12, 4, 5, 6, 7, players=players)
    assert (legal(table), refused(table, "buy")) == (["roll"], "buy-window")
    roll(table, "1 1 1")
    if players == 2:
        table.play("first 1")
    for move in ("whirlwind", "pay green"):  # a green token in the pile is nothing to buy either
        table.play(move)
    roll(table, "1 1 1")
    assert refused(table, "buy") == "buy-window"


@pytest.mark.rule("buy", "victory")
def test_card_12_ends_the_last_of_the_crew_may_be_bought_on_the_way_into_the_abyss() -> None:
    table = dawn("I 1 2 3 P … N 4 A", cards=[12], crew=range(1, 9), reserve=[0, 0])
    roll(table, "1 1 2")
    for move in ("buy", "pay green", "pay green", "recover 9", "place", "give 1 1 2"):
        table.play(move)
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("buy-window", "mercenary-place")
def test_card_12_full_of_crew_and_mercenaries_there_is_no_place_to_buy_for() -> None:
    table = dawn(cards=[12], crew=range(1, 9), mercenaries=[9], reserve=[0, 0])
    assert refused(table, "buy") == "buy-window"


@pytest.mark.rule("buy-window", "buy-cabin")
def test_card_12_full_aboard_the_cabin_still_has_places() -> None:
    table = dawn(cards=[12], crew=range(1, 10), cabin="a1", reserve=[0, 0])
    for move in ("buy", "pay green", "pay green"):
        table.play(move)
    assert legal(table) == ["recover 4", "recover 7", "recover mage b", "recover mage c"]


@pytest.mark.rule("buy", "payment-chosen")
def test_card_12_reserve_mixed_each_of_the_two_is_chosen() -> None:
    reserve = [0, 7, "r", "a", "m"]
    table = dawn("I … N:3 1 2 4 5 P … A", cards=[12], reserve=reserve, expansions="mages mercenaries", box=[5, 5, 6])
    table.play("buy")
    assert legal(table) == ["pay green", "pay 7", "pay mage a", "pay mercenary", "pay reef"]
    table.play("pay 7")
    assert legal(table) == ["pay green", "pay mage a", "pay mercenary", "pay reef"]
    assert refused(table, "pay 7") == "payment-chosen"
    assert "say-recovered" not in said(table)


@pytest.mark.rule("buy-window")
def test_card_12_after_the_collision_with_every_crew_aboard_mercenaries_are_nothing_to_buy() -> None:
    table = dawn("I 1 P … N 2 … A", cards=[12], collided=True, crew=range(1, 10), reserve=[0, "m"])
    assert refused(table, "buy") == "buy-window"
    assert picture(state(table)) == "I 1 P … N 2 … A"
