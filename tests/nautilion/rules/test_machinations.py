"""Expansion 4, the Darkhouse: its row of cards, the card in force, and the toll that every card leaves standing."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import comb, factorial

import pytest

from leagues.games.nautilion.decisions import deal_card
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.state import State
from leagues.games.nautilion.tables import LEVELS, read_tables
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE
from leagues.kernel.table import Table

from ..dawn import dawn, give_up, gives, new_game, row_to_lay
from ..positions import SHIPPED, asked, legal, new_table, roll, said, sail, same_options, state, told

RED, BLUE = range(1, 10), range(10, 13)
BY_LEVEL = [("intro", 3, 2), ("normal", 4, 1), ("difficult", 5, 0)]


# The row


@pytest.mark.rule("darkhouse-setup")
def test_chance_lays_five_cards_from_the_left_and_the_darkhouse_stands_on_the_first() -> None:
    table = row_to_lay(12, 7, 10, 3, 9)
    assert (asked(table), table.who) == ("deal-card", CHANCE)
    for place, card in enumerate((12, 7, 10, 3, 9), 1):
        assert table.address(GAME.decisions.by_name["deal-card"]) == ("deal-card", str(place))
        table.feed(f"card {card}")
        assert told(table, "say-card-laid") == (card, place, 0)
        assert state(table).cards == [12, 7, 10, 3, 9][:place] + [0] * (5 - place)
    assert (asked(table), state(table).lamp) == ("roll", 0)
    assert table.view(0)["cards"] == table.view(-1)["cards"] == [12, 7, 10, 3, 9]  # face up


@pytest.mark.rule("darkhouse-setup")
def test_no_card_lies_in_the_row_twice() -> None:
    table = row_to_lay(1, 2, 3, 4, 5)
    table.feed("card 6")
    with pytest.raises(LeaguesError) as caught:
        table.feed("card 6")
    assert caught.value.code == "impossible-outcome"


@pytest.mark.rule("darkhouse-setup")
def test_without_the_expansion_there_is_no_row_and_nothing_moves() -> None:
    table = new_table()
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    table.play("reserve")
    assert (state(table).cards, state(table).lamp) == ([0] * 5, 0)
    assert "say-machinations" not in said(table)


@pytest.mark.rule("darkhouse-levels")
@pytest.mark.parametrize(("level", "red", "blue"), BY_LEVEL)
def test_the_row_has_exactly_as_many_red_and_blue_cards_as_the_level_says(level: str, red: int, blue: int) -> None:
    for blue_first in (False, True):
        table = row_to_lay(darkhouse_level=level)
        while asked(table) == "deal-card":
            found = [int(str(move).split()[1]) for move in table.legal]
            wished = [card for card in found if (card in BLUE) == blue_first] or found
            table.feed(f"card {wished[0]}")
        row = state(table).cards
        assert (sum(card in RED for card in row), sum(card in BLUE for card in row)) == (red, blue)


def rows(s: State, place: int, chance: Fraction) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Every row that can be laid, with its probability, from the weights of its cards one after the other."""
    if place == 5:
        yield tuple(s.cards), chance
        return
    weights = [(card, deal_card.weight(s, SHIPPED, card - 1)) for card in range(1, 13)]
    total = sum(weight for _, weight in weights)
    for card, weight in weights:
        if weight:
            s.cards[place] = card
            yield from rows(s, place + 1, chance * Fraction(weight, total))
            s.cards[place] = 0


@pytest.mark.rule("darkhouse-setup", "darkhouse-levels")
@pytest.mark.parametrize(("level", "red", "blue"), BY_LEVEL)
def test_every_row_of_the_level_is_as_likely_as_any_other(level: str, red: int, blue: int) -> None:
    s = State()
    s.darkhouse_level = LEVELS.index(level)
    found = dict(rows(s, 0, Fraction(1)))
    assert len(found) == comb(9, red) * comb(3, blue) * factorial(5)
    assert set(found.values()) == {Fraction(1, comb(9, red) * comb(3, blue) * factorial(5))}
    assert sum(found.values()) == 1
    for card in range(1, 13):  # what that means for a player: a card's chance to be there, and to be the first
        of_its_colour, wanted = (9, red) if card in RED else (3, blue)
        there = sum((chance for row, chance in found.items() if card in row), Fraction())
        first = sum((chance for row, chance in found.items() if row[0] == card), Fraction())
        assert (there, first) == (Fraction(wanted, of_its_colour), Fraction(wanted, of_its_colour * 5))


@pytest.mark.rule("darkhouse-levels")
def test_an_owners_colours_and_levels_are_followed() -> None:
    blue = "".join(f'[darkhouse_cards.{card}]\ncolour = "blue"\n' for card in (1, 2))
    tables = read_tables("[darkhouse_levels]\nintro = [1, 4]\n" + blue)
    s = State()
    weights = [deal_card.weight(s, tables, card - 1) for card in range(1, 13)]
    chances = [Fraction(weight, sum(weights)) for weight in weights]
    assert chances == [Fraction(4, 25)] * 2 + [Fraction(1, 35)] * 7 + [Fraction(4, 25)] * 3


# Phase 0


def play_turn(table: Table) -> None:
    """A quiet turn: nothing for the Darkhouse where that can be, and what was taken goes into the reserve."""
    if asked(table) == "roll":
        roll(table, "1 1 1")
        table.play("give 1 1 1")
    else:
        table.play("give 2 3 4")
    table.play("reserve")


@pytest.mark.rule("machinations", "darkhouse-first-turn", "darkhouse-circle")
def test_the_darkhouse_begins_on_the_first_card_and_walks_the_row_round_and_round() -> None:
    table = new_game(10, 4, 5, 12, 9)
    for turn in range(1, 8):
        place = (turn - 1) % 5
        assert (state(table).turn, state(table).lamp) == (turn, place)
        assert told(table, "say-machinations") == ((10, 4, 5, 12, 9)[place], place + 1, 0)
        assert said(table).count("say-machinations") == turn
        play_turn(table)


@pytest.mark.rule("machinations")
def test_it_moves_before_the_dice_are_rolled() -> None:
    table = sail(plan="1 1 1", cards=[10, 12, 4, 5, 9], lamp=1)
    table.play("reserve")
    assert said(table)[-2:] == ["say-turn", "say-machinations"]
    assert (asked(table), state(table).dice, state(table).lamp) == ("roll", [0, 0, 0], 2)


@pytest.mark.rule("darkhouse-first-turn")
def test_the_first_card_holds_on_the_first_turn() -> None:
    table = new_game(9, 8, 7, 6, 5)
    assert (asked(table), state(table).dice) == ("plan", [2, 3, 4])
    table = new_game(8, 9, 7, 6, 5)
    assert asked(table) == "choose-figure"


@pytest.mark.rule("machinations")
def test_a_card_holds_for_its_own_turn_alone() -> None:
    table = new_game(10, 4, 5, 12, 9, reserve=6)
    roll(table, "3 1 1")
    table.play("give 3 1 1")
    table.play("reserve")  # card 10: a 3 is free
    roll(table, "3 1 1")
    table.play("give 3 1 1")
    give_up(table)
    give_up(table)  # card 4: a 3 costs two
    table.play("reserve")
    roll(table, "3 1 1")
    table.play("give 3 1 1")
    give_up(table)  # card 5: a 3 costs one
    assert asked(table) == "place-token"


@pytest.mark.rule("machinations")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_players_the_darkhouse_moves_on_every_turn_whoever_plays_it(first: int) -> None:
    table = new_game(10, 4, 5, 12, 9, players=2)
    roll(table, "1 1 1")
    table.play(f"first {first}")
    table.play("give 1 1 1")
    table.play("reserve")
    assert (state(table).active, state(table).lamp) == (1 - first, 1)
    play_turn(table)
    assert (state(table).active, state(table).lamp) == (first, 2)


# The toll


def after_the_plan(card: int, die: int) -> Table:
    """A turn under a card, in which the Darkhouse has got this die; there is enough to lose."""
    table = dawn("I 9 … N 1 2 3 4 5 6 7 8 P … A", cards=[card], reserve=[0, 0, 0])
    while asked(table) == "recover":  # cards 3 and 11
        table.play("recover 9")
    if asked(table) == "insert":
        table.play(legal(table)[-1])
    if card == 8:
        table.play("choose darkhouse")
    if card in (2, 8):
        roll(table, str(die))
        table.play("give darkhouse")
    if card == 2:
        for figure in ("phantom", "nautilion"):
            roll(table, "1")
            table.play(f"give {figure}")
        return table
    if card == 8:
        roll(table, "1 1")
        table.play(f"give {die} 1 1")
    elif card == 9:
        others = sorted({2, 3, 4} - {die})
        table.play(f"give {die} {others[0]} {others[1]}")
    else:
        roll(table, f"{die} 1 1")
        table.play(f"give {die} 1 1")
    return table


COSTS = {card: {1: 0, 2: 0, 3: 1, 4: 1} for card in range(1, 13)}
COSTS[4] = {1: 0, 2: 0, 3: 2, 4: 2}
COSTS[10] = {1: 0, 2: 0, 3: 0, 4: 1}
del COSTS[9][1]  # its dice are 2, 3 and 4
del COSTS[5][2]  # that one is rolled again


@pytest.mark.rule("darkhouse-usual-toll", "darkhouse-toll")
@pytest.mark.parametrize(("card", "die"), [(card, die) for card, costs in COSTS.items() for die in costs])
def test_under_every_card_but_4_and_10_a_3_or_a_4_costs_one_token_and_nothing_else_does(card: int, die: int) -> None:
    table = after_the_plan(card, die)
    before = sum(state(table).reserve)
    paid = 0
    while asked(table) == "darkhouse-discard":
        give_up(table)
        paid += 1
    assert (paid, before - sum(state(table).reserve)) == (COSTS[card][die], COSTS[card][die])
    assert asked(table) == "place-token"


# The Plan


@pytest.mark.rule("plan", "machinations")
@pytest.mark.parametrize("card", range(1, 13))
@pytest.mark.parametrize("reef", ["", ":6"])
def test_under_every_card_the_quick_list_of_plans_is_what_no_rule_forbids(card: int, reef: str) -> None:
    drawing = f"I 9 … N{reef} 1 2 3 4 5 6 7 8 P … A"
    table = dawn(drawing, cards=[card], reserve=[0, 0, 7], cabin="a1", mercenaries=[9])
    if card in (3, 11):
        table.play("recover 9")
    if card == 3:
        table.play(legal(table)[0])
    if reef:
        roll(table, "1")
    if asked(table) == "choose-figure":
        table.play("choose phantom")
    turn, plans = state(table).turn, 0
    while state(table).turn == turn and asked(table) in ("roll", "roll-die", "plan"):
        if asked(table) == "plan":
            assert same_options(state(table))
            plans += 1
            table.play(gives(table)[0])
        elif asked(table) == "roll":
            table.play("roll")
        else:
            table.feed("1")
    free, held = {1: (1, 2), 2: (3, 2), 8: (2, 1)}.get(card, (1, 1))  # how often something is given, with and without a Reef
    assert plans == (held if reef else free)


# Two players: who plays first


def two_players(card: int) -> Table:
    """A new game for two, whose first card is this one."""
    rest = [other for other in (4, 5, 6, 3, 9) if other != card][: 3 if card >= 10 else 4]
    return new_game(card, *rest, *((12 if card == 10 else 10,) if card >= 10 else ()), players=2)


@pytest.mark.rule("darkhouse-first-player")
@pytest.mark.parametrize("card", [1, 3, 4, 5, 6, 7, 10, 11, 12])
def test_the_first_player_is_chosen_when_three_dice_lie_there(card: int) -> None:
    table = two_players(card)
    assert (asked(table), table.who) == ("roll", ANYONE)
    roll(table, "1 2 3")
    assert (asked(table), table.who, state(table).dice) == ("choose-first", ANYONE, [1, 2, 3])


@pytest.mark.rule("darkhouse-first-player")
@pytest.mark.parametrize("first", [0, 1])
def test_under_card_2_the_first_player_is_chosen_after_one_die_and_gives_it(first: int) -> None:
    table = two_players(2)
    roll(table, "3")
    assert (asked(table), table.who, state(table).dice) == ("choose-first", ANYONE, [3, 0, 0])
    table.play(f"first {first}")
    assert (asked(table), table.who) == ("plan", first)
    table.play("give phantom", seat=first)
    roll(table, "1")
    assert (asked(table), table.who) == ("plan", first)  # asked once


@pytest.mark.rule("darkhouse-first-player")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_under_card_8_both_choose_the_figure_and_then_after_one_die_the_first_player(seat: int, first: int) -> None:
    table = two_players(8)
    assert (asked(table), table.who) == ("choose-figure", ANYONE)
    table.play("choose nautilion", seat=seat)
    assert (asked(table), table.who) == ("roll", ANYONE)
    table.play("roll", seat=1 - seat)
    table.feed("4")
    assert (asked(table), table.who, state(table).dice) == ("choose-first", ANYONE, [4, 0, 0])
    table.play(f"first {first}")
    table.play("give nautilion", seat=first)
    roll(table, "1 2")
    table.play("give 1 2 4", seat=first)
    table.play("reserve", seat=first)
    assert state(table).active == 1 - first


@pytest.mark.rule("darkhouse-first-player")
def test_under_card_8_on_a_later_turn_its_player_alone_chooses_the_figure() -> None:
    for active in (0, 1):
        table = dawn(cards=[8], players=2, active=active)
        assert (asked(table), table.who) == ("choose-figure", active)


@pytest.mark.rule("darkhouse-first-player")
@pytest.mark.parametrize("first", [0, 1])
def test_under_card_9_the_first_player_is_chosen_once_the_dice_are_set(first: int) -> None:
    table = two_players(9)
    assert (asked(table), table.who, state(table).dice) == ("choose-first", ANYONE, [2, 3, 4])
    table.play(f"first {first}")
    assert (asked(table), table.who) == ("plan", first)


@pytest.mark.rule("darkhouse-first-player")
def test_under_every_card_the_two_agree_only_once() -> None:
    for card in range(1, 13):
        table = dawn(cards=[card], players=2)
        if card in (3, 11):
            table.play("recover 9")
        if card == 3:
            table.play(legal(table)[0])
        if card == 8:
            table.play("choose phantom")
        if asked(table) == "roll":
            assert table.who == state(table).active
            roll(table, "1" if card in (2, 8) else "1 1 1")
        assert asked(table) == "plan"
