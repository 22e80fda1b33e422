"""Heroic Actions: the cards on the table, who pays for them and when, and what they mean for victory."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, cast

import pytest

from leagues.games.nautilion.decisions import pay_crew
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import EXPANSIONS, State
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import SHIPS, Tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, push
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

from ..positions import (
    LATE,
    SHIPPED,
    asked,
    at_table,
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
from ..ships import together

NEEDS = {10: "mages", 11: "mercenaries", 12: "reefs"}  # the expansions that three of the cards belong to
COMBINATIONS = [chosen for size in range(4) for chosen in combinations(EXPANSIONS[:3], size)]
CREWS = [{number for number in range(1, 10) if bits >> number & 1} for bits in range(2, 1024, 2)]


def bits(cards: Sequence[int] | set[int]) -> int:
    """A set of cards or crew as the state holds it."""
    return sum(1 << card for card in cards)


def ready(drawing: str, heroics: Sequence[int], **details: Any) -> Table:
    """A table at the Plan where these cards lie open. Of the three that once lay open, those that are missing were played.
    The turn is one on which so many places can be empty, and on which the Darkhouse stands where it does."""
    words = str(details.get("expansions", "")).split()
    played_with = {
        "mages": "mages" in words or "cabin" in details,
        "mercenaries": "mercenaries" in words or any(one in details for one in ("mercenaries", "captives", "collided")),
        "reefs": "reefs" in words or ":" in drawing,
    }
    cards = [card for card in range(1, 13) if card not in NEEDS or played_with[NEEDS[card]]]
    unseen = [card for card in cards if card not in heroics]
    laid = 36 + 9 * played_with["mages"] + 9 * played_with["mercenaries"] + details.get("collided", False)
    turns = (laid - sum(sign[0] in "123456789abcm" for sign in drawing.split()) + 1) // 2
    while details.get("cards") and turns % 5 != details.get("lamp", 0):
        turns += 1
    return sail(drawing, heroics=heroics, **{"deck": unseen[max(0, 3 - len(heroics)) :], "turn": turns + 1, **details})


def play(table: Table, *moves: str) -> Table:
    """Play these moves."""
    for move in moves:
        table.play(move)
    return table


def place(table: Table, sign: int | str, nth: int = 0) -> int:
    """The place of a token on the path: of the first such, or of a later one."""
    s = state(table)
    return [at for at in range(1, s.path_length + 1) if s.path[at] == kind_of(sign)][nth]


def dealt(expansions: Sequence[str], tables: Tables = SHIPPED) -> Table:
    """A new game in which everything is laid out but the Heroic Actions."""
    s = cast(State, GAME.new_state(tables, GAME.read_options({"expansions": expansions})))
    table = at_table(checked_copy(s).copy(), tables)
    while asked(table) != "reveal-heroic":
        table.feed(legal(table)[0])
    return table


# --- setting up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroics-setup")
def test_three_cards_lie_open_and_the_others_are_a_deck_face_down() -> None:
    table = dealt(EXPANSIONS)
    assert table.who == CHANCE
    assert [(str(move), move.weight) for move in table.legal] == [(f"heroic {card}", 1) for card in range(1, 13)]
    for card in ("heroic 4", "heroic 11", "heroic 1"):
        table.feed(card)
    s = state(table)
    assert (s.heroics, s.heroic_deck) == (bits([1, 4, 11]), bits([2, 3, 5, 6, 7, 8, 9, 10, 12]))
    assert [line.arguments[0] for line in table.journal if line.message == "say-heroic-revealed"] == [4, 11, 1]
    assert asked(table) in ("recover", "choose-figure", "roll")  # the first turn has begun


@pytest.mark.rule("heroics-setup")
def test_a_card_is_in_the_deck_once() -> None:
    table = dealt(["heroics"])
    table.feed("heroic 7")
    with pytest.raises(LeaguesError) as caught:
        table.feed("heroic 7")
    assert caught.value.code == "impossible-outcome"
    assert legal(table) == [f"heroic {card}" for card in (1, 2, 3, 4, 5, 6, 8, 9)]


@pytest.mark.rule("heroics-setup")
def test_without_the_expansion_there_are_no_cards() -> None:
    s = state(new_table())
    assert (s.heroics, s.heroic_deck) == (0, 0)


@pytest.mark.rule("heroics-absent")
@pytest.mark.parametrize("others", COMBINATIONS, ids=lambda others: "+".join(others) or "none")
def test_cards_of_expansions_that_are_not_in_play_never_show_up(others: tuple[str, ...]) -> None:
    table = dealt([*others, "heroics"])
    cards = [card for card in range(1, 13) if card not in NEEDS or NEEDS[card] in others]
    assert [(str(move), move.weight) for move in table.legal] == [(f"heroic {card}", 1) for card in cards]
    for card in cards[-3:]:
        table.feed(f"heroic {card}")
    assert state(table).heroics == bits(cards[-3:])
    assert state(table).heroic_deck == bits(cards[:-3])
    assert asked(table) == "roll"


# --- when ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroics-window")
def test_cards_are_played_after_the_roll_and_before_the_dice_are_given() -> None:
    table = ready("I … N 1 2 3 4 5 6 7 P … A", [4, 8, 9], plan="1 1 1", crew=[5])
    play(table, "reserve")
    assert legal(table) == ["roll"]
    roll(table, "1 1 3")
    assert {"heroic 4", "heroic 8", "heroic 9"} < set(legal(table))
    play(table, "give 3 1 1")
    assert (asked(table), legal(table)) == ("darkhouse-discard", ["discard reserve", "discard 5"])
    play(table, "discard reserve", "pay 1")
    assert (asked(table), legal(table)) == ("place-token", ["reserve"])


@pytest.mark.rule("heroics-window", "heroic-cost")
def test_as_many_cards_as_crew_can_pay_for_in_one_turn() -> None:
    table = ready(LATE, [3, 4, 9], crew=[1, 2])
    play(table, "heroic 4", "sacrifice 1", "heroic 9", "sacrifice 2")
    s = state(table)
    assert (s.crew, s.heroics, s.phantom_back, s.haul) == (0, bits([3]), 1, 1)
    assert refused(table, "heroic 3") == "heroic-cost"


@pytest.mark.rule("heroics-window")
def test_nobody_has_to_be_heroic() -> None:
    table = play(ready(LATE, [3, 4, 9], crew=[1]), "give 2 1 3", "reserve")
    assert (asked(table), state(table).heroics, state(table).crew) == ("roll", bits([3, 4, 9]), bits([1]))


@pytest.mark.rule("heroics-window")
def test_cards_and_spells_come_in_any_order() -> None:
    table = ready(LATE, [1, 3, 9], dice=[1, 2, 3], crew=[1, 2, 9], reserve=[0, 0, 0, 7, 7])
    play(table, "whirlwind", "pay green")
    roll(table, "4 4 4")
    play(table, "heroic 1", "sacrifice 1", "tide 4 2", "pay 7", "pay 7", "heroic 3", "sacrifice 2")
    play(table, "translate", f"swap {place(table, 1)}", f"with {place(table, 6)}", "pay green", "pay green")
    play(table, "heroic 9", "sacrifice 9")
    s = state(table)
    assert (sorted(s.dice), s.crew, s.heroics, sum(s.reserve)) == ([2, 4, 4], 0, 0, 0)
    assert (s.shelter, s.phantom_stays, s.haul) == (2, 1, 1)
    assert picture(s) == "I … N 6 2 3 4 5 1 P … A"
    assert legal(table) == ["give 2 4 4", "give 4 2 4", "give 4 4 2"]


@pytest.mark.rule("heroics-window")
def test_a_card_that_has_been_chosen_is_paid_for_at_once() -> None:
    table = play(ready(LATE, [3, 4, 9], crew=[1, 2], reserve=[0, 0]), "heroic 4")
    assert (asked(table), legal(table)) == ("pay-crew", ["sacrifice 1", "sacrifice 2"])
    assert state(table).heroics == bits([3, 4, 9])  # it can still be taken back
    table.undo()
    assert asked(table) == "plan"


# --- who pays ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-cost")
@pytest.mark.parametrize("payer", range(1, 10))
def test_each_card_costs_one_of_the_crew_aboard_who_goes_to_the_discard_pile(payer: int) -> None:
    table = ready(LATE, [3, 4, 9], crew=range(1, 10), reserve=[0])
    before = state(table)
    play(table, "heroic 3", f"sacrifice {payer}")
    s = state(table)
    assert s.crew == before.crew & ~(1 << payer)
    assert [now - then for now, then in zip(s.discard, before.discard, strict=True)] == tokens(payer)
    assert (s.reserve, s.cabin, s.path) == (before.reserve, before.cabin, before.path)
    assert told(table, "say-heroic-played") == (3, payer, 0)


@pytest.mark.rule("heroic-cost")
def test_whoever_is_not_aboard_cannot_pay() -> None:
    table = play(ready(LATE, [3, 4, 9], crew=[1, 9], reserve=[5]), "heroic 3")
    assert legal(table) == ["sacrifice 1", "sacrifice 9"]
    for number in (2, 5, 8):
        assert refused(table, f"sacrifice {number}") == "heroic-cost"


@pytest.mark.rule("heroic-cost")
@pytest.mark.parametrize(
    "details",
    [
        {},
        {"reserve": [0, 0, 1, 4, 7]},
        {"mercenaries": [1, 2]},
        {"cabin": "abc147"},
        {"mercenaries": [4], "cabin": "abc147", "reserve": [0, 0, 1]},
    ],
    ids=["nothing", "reserve", "mercenaries", "cabin", "all of them"],
)
def test_only_crew_aboard_can_pay_not_mercenaries_cabin_or_reserve(details: dict[str, Any]) -> None:
    table = ready("I … N 1 2 3 4 P … A", [1, 3, 8], **details)
    for card in (1, 3, 8):
        assert refused(table, f"heroic {card}") == "heroic-cost"
    assert not [move for move in legal(table) if move.startswith("heroic")]


@pytest.mark.rule("heroic-cost", "cabin-apart")
def test_a_mercenary_on_a_space_and_crew_in_the_cabin_do_not_stand_for_the_number() -> None:
    table = ready("I … N 1 2 3 4 P … A", [1, 3, 8], crew=[9], mercenaries=[2], cabin="a147", reserve=[5])
    play(table, "heroic 1")
    assert legal(table) == ["sacrifice 9"]
    for number in (1, 2, 4, 5, 7):
        assert refused(table, f"sacrifice {number}") == "heroic-cost"


@pytest.mark.rule("heroic-cost")
def test_the_last_of_the_crew_may_pay() -> None:
    table = play(ready("I … N 7 1 P … A", [1, 3, 8], ship="C1", crew=[4]), "heroic 3", "sacrifice 4")
    assert state(table).crew == 0
    play(table, "give 1 2 3")


@pytest.mark.rule("heroic-split")
@pytest.mark.parametrize("ship", SHIPS)
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 8, 9, 10, 11, 12])
def test_whoever_pays_must_leave_the_others_together(ship: str, card: int) -> None:
    s = position(ship=ship, expansions="mages mercenaries reefs heroics", heroics=[card], turn=30)
    push(s, Step.PAY_CREW, card, 0, 0, 0)
    for crew in CREWS[card::10] + CREWS[-40:]:
        if together(ship, crew):
            s.crew = bits(crew)
            for number in range(1, 10):
                rule = 0 if together(ship, crew - {number}) else Rule.HEROIC_SPLIT
                assert pay_crew.forbidden(s, SHIPPED, number - 1) == (rule if number in crew else Rule.HEROIC_COST)


@pytest.mark.rule("heroic-split")
def test_mercenaries_are_among_the_others_who_stay_together() -> None:
    table = play(ready(LATE, [1, 3, 8], crew=[1, 9], mercenaries=[5]), "heroic 1")
    assert refused(table, "sacrifice 9") == "heroic-split"
    assert legal(table) == ["sacrifice 1"]


@pytest.mark.rule("heroic-split", "mercenary-ducts")
def test_a_card_cannot_be_played_if_only_mercenaries_could_leave() -> None:
    table = ready(LATE, [1, 6, 8], crew=[9], mercenaries=[1, 5])
    assert refused(table, "heroic 1") == "heroic-split"
    assert refused(table, "heroic 8") == "heroic-split"
    assert not [move for move in legal(table) if move.startswith("heroic")]
    one_side = ready(LATE, [1, 6, 8], crew=[9], mercenaries=[1, 2])
    assert {"heroic 1", "heroic 6", "heroic 8"} < set(legal(one_side))


# --- played and gone -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroic-gone")
@pytest.mark.parametrize("card", range(1, 13))
def test_a_card_that_was_played_is_out_of_the_game(card: int) -> None:
    open_cards = sorted({card, 3 if card == 4 else 4, 9 if card == 1 else 1})
    table = ready("I … N 1:3 2 3 4:6 5 6 P … A", open_cards, crew=[3, 9], cabin="a", captives=["m"])
    before = state(table)
    play(table, f"heroic {card}", "sacrifice 3")
    while asked(table) not in ("plan", "reveal-heroic"):
        play(table, legal(table)[0])
    s = state(table)
    assert not s.heroics >> card & 1
    assert s.heroic_deck == before.heroic_deck
    assert not before.heroic_deck >> card & 1


@pytest.mark.rule("heroics-setup", "heroic-gone")
def test_only_an_open_card_can_be_played_and_only_once() -> None:
    table = ready(LATE, [1, 3, 9], crew=[1, 2, 9])
    for card in (2, 4, 10, 12):
        assert refused(table, f"heroic {card}") == "heroics-setup"
    play(table, "heroic 3", "sacrifice 1")
    assert refused(table, "heroic 3") == "heroics-setup"
    assert [move for move in legal(table) if move.startswith("heroic")] == ["heroic 1", "heroic 9"]


@pytest.mark.rule("heroic-gone")
def test_what_a_card_does_ends_with_the_turn() -> None:
    table = ready("I … 6 N 1 2 3 4 5 6 7 8 P 9 9 … A", [3, 4, 9], crew=[1, 2, 3], dice=[1, 1, 1])
    play(table, "heroic 4", "sacrifice 1", "heroic 9", "sacrifice 3", "give 1 1 1")
    assert picture(state(table)) == "I … N … 3 4 5 6 7 8 … P 9 … A"
    roll(table, "1 1 1")
    play(table, "give 1 1 1", "reserve")
    assert picture(state(table)) == "I … N 4 5 6 7 P … 9 … A"
    roll(table, "1 1 1")
    play(table, "heroic 3", "sacrifice 2", "give 1 1 1", "reserve")
    assert picture(state(table)) == "I … N 5 6 7 P … 9 … A"
    roll(table, "1 1 1")
    play(table, "give 1 1 1", "reserve")
    assert picture(state(table)) == "I … N 6 P … 9 … A"


# --- victory and defeat --------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroics-victory")
@pytest.mark.parametrize("die", [2, 3])
def test_a_full_crew_that_arrives_with_no_card_open_wins(die: int) -> None:
    table = ready("I … 7 P 1 N 5 A", [], expansions="heroics", dice=[1, 1, die], crew=range(1, 10))
    play(table, f"give 1 1 {die}")
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("heroics-victory")
def test_cards_that_are_still_in_the_deck_do_not_matter() -> None:
    table = ready("I … 7 P 1 N A", [], expansions="heroics", dice=[1, 1, 1], crew=range(1, 10))
    assert state(table).heroic_deck != 0
    play(table, "give 1 1 1")
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("heroic-left")
@pytest.mark.parametrize("left", [[7], [2, 9], [1, 5, 8]])
@pytest.mark.parametrize("die", [1, 4])
def test_a_full_crew_that_arrives_while_a_card_lies_open_loses(left: list[int], die: int) -> None:
    table = play(ready("I … 7 P 1 N A", left, dice=[1, 1, die], crew=range(1, 10)), f"give 1 1 {die}")
    assert table.outcome == "lost-heroic-left"
    assert told(table, "say-heroic-left") == (len(left), 0, 0)
    assert table.journal[-1].rules == ("heroic-left",)


@pytest.mark.rule("heroic-left", "heroics-victory")
@pytest.mark.parametrize(
    ("crew", "cabin", "left", "outcome"),
    [
        (8, "ab", [7], "lost-crew-missing"),
        (8, "abc", [], "lost-crew-missing"),
        (9, "ab147", [7], "lost-mage-missing"),
        (9, "ab", [], "lost-mage-missing"),
        (9, "abc", [7], "lost-heroic-left"),
        (9, "abc", [], "won-full-crew"),
    ],
)
def test_crew_then_mages_then_cards_tell_why_the_game_is_lost(crew: int, cabin: str, left: list[int], outcome: str) -> None:
    table = ready("I … 7 P 1 N A", left, expansions="heroics", dice=[1, 1, 1], crew=range(1, crew + 1), cabin=cabin)
    assert play(table, "give 1 1 1").outcome == outcome


@pytest.mark.rule("heroic-left")
def test_the_phantom_at_the_happy_isles_loses_first_whatever_lies_open() -> None:
    table = play(ready("I … 7 P 2 N A", [7], dice=[1, 2, 1], crew=range(1, 10)), "give 1 2 1")
    assert table.outcome == "lost-phantom-at-isles"


@pytest.mark.rule("heroics-victory")
def test_a_card_played_on_the_last_turn_counts_but_its_price_is_missed() -> None:
    table = ready("I … 7 P 1 N A", [3], dice=[1, 1, 1], crew=range(1, 10))
    assert play(table, "heroic 3", "sacrifice 4", "give 1 1 1").outcome == "lost-crew-missing"


# --- two players ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("heroics-window", "two-alternate")
@pytest.mark.parametrize("active", [0, 1])
def test_whoever_has_the_turn_plays_the_cards(active: int) -> None:
    table = ready(LATE, [3, 4, 9], players=2, active=active, crew=[1, 9])
    with pytest.raises(LeaguesError) as caught:
        table.play("heroic 3", seat=1 - active)
    assert caught.value.code == "not-your-turn"
    table.play("heroic 3", seat=active)
    assert table.who == active
    with pytest.raises(LeaguesError) as caught:
        table.play("sacrifice 1", seat=1 - active)
    assert caught.value.code == "not-your-turn"


@pytest.mark.rule("heroic-cost", "admiral-discard")
@pytest.mark.parametrize("admirals", [(1, 2), (2, 1)])
def test_any_crew_pays_whatever_the_admiral(admirals: tuple[int, int]) -> None:
    table = ready(LATE, [3, 4, 9], players=2, admirals=admirals, crew=range(1, 10))
    play(table, "heroic 3")
    assert legal(table) == [f"sacrifice {number}" for number in range(1, 10)]


@pytest.mark.rule("admiral-phase-five", "heroic-from-path")
@pytest.mark.parametrize("admirals", [(1, 2), (2, 1)])
def test_crew_from_the_path_boards_whatever_the_admiral(admirals: tuple[int, int]) -> None:
    table = ready("I … 1 N 2 8 P … A", [6, 7, 9], players=2, admirals=admirals, crew=[5, 9])
    play(table, "heroic 6", "sacrifice 5")
    assert legal(table) == [f"take {place(table, number)}" for number in (1, 2, 8)]


@pytest.mark.rule("admiral-phase-five", "heroic-from-discard")
@pytest.mark.parametrize("admirals", [(1, 2), (2, 1)])
def test_crew_from_the_discard_pile_boards_whatever_the_admiral(admirals: tuple[int, int]) -> None:
    table = ready("I … 1 N 2 8 P … A", [6, 7, 9], players=2, admirals=admirals, crew=[5, 9])
    play(table, "heroic 7", "sacrifice 5")
    assert legal(table) == [f"recover {number}" for number in (1, 2, 3, 4, 6, 7, 8)]


@pytest.mark.rule("admiral-phase-five", "heroic-cabin")
@pytest.mark.parametrize("admirals", [(1, 2), (2, 1)])
def test_crew_enters_the_cabin_by_a_card_whatever_the_admiral(admirals: tuple[int, int]) -> None:
    table = ready("I … 1 N 2 8 P … A", [7, 9, 10], players=2, admirals=admirals, crew=[4, 9], expansions="mages")
    play(table, "heroic 10", "sacrifice 4")
    assert state(table).cabin == 0b101000


@pytest.mark.rule("admiral-limit", "heroics-window")
def test_what_the_nautilion_lands_on_is_still_limited_by_the_admiral() -> None:
    table = ready("I … 1 N 2 8 P … A", [3, 4, 9], players=2, admirals=(2, 1), crew=[1, 9], dice=[1, 1, 1])
    play(table, "heroic 3", "sacrifice 1", "give 1 1 1")
    assert refused(table, "place") == "admiral-limit"


# --- the reserve ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("payment-chosen", "heroic-from-discard")
def test_with_heroic_actions_the_token_that_pays_is_chosen_because_it_can_come_back() -> None:
    table = ready("I … N 1 2 3 P … A", [6, 7, 9], crew=[1, 9], reserve=[0, 5, 6], dice=[1, 1, 1])
    play(table, "whirlwind")
    assert (asked(table), legal(table)) == ("pay", ["pay green", "pay 5", "pay 6"])
    play(table, "pay 6")
    roll(table, "3 1 1")
    play(table, "give 3 1 1", "discard reserve")
    assert legal(table) == ["pay green", "pay 5"]
    play(table, "pay 5")
    assert (state(table).reserve, state(table).crew) == (tokens(0), bits([1, 9]))
    assert said(table).count("say-paid") == 2
