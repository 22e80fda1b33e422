"""Where a Heroic Action meets another rule in one turn: the list of all such pairs, and what holds where nothing is said.

    H1 … H12   the other Heroic Actions               C- C0 C+   the Mercenaries before, at and after the collision
    D1 … D12   the Darkhouse cards                    RS RB RG   a Reef that holds you, one where you land, one beside a gap
    M          the Mages                              2P  B      two players, the base game

    =     nothing to say: each does its own. The tests in this file play every such pair and see both happen.
    +     they touch: tests say how, here, in `test_pairs_heroics_darkhouse`, in `test_pairs_heroics_expansions`, or, where
          only the base game or the Admirals are touched, in `test_heroics`, `test_heroic_cards` and `test_heroic_crew`.
    .     they cannot meet.

             H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12
        1    .  =  =  =  +  =  =  =  =  =   =   =    shelter
        2    =  .  =  =  +  =  =  =  =  =   =   =    dice to order
        3    =  =  .  +  +  =  =  =  +  =   =   =    the Phantom waits
        4    =  =  +  .  +  =  =  =  +  =   =   =    the Phantom retreats
        5    +  +  +  +  .  +  +  +  +  +   +   +    another task
        6    =  =  =  =  +  .  +  =  +  =   =   =    crew from the path
        7    =  =  =  =  +  +  .  +  =  +   =   =    crew from the discard pile
        8    =  =  =  =  +  =  +  .  =  +   +   +    two for the reserve
        9    =  =  +  +  +  +  =  =  .  =   =   +    the great haul
        10   =  =  =  =  +  =  +  +  =  .   =   =    mates for the Mages
        11   =  =  =  =  +  =  =  +  =  =   .   =    one harpooner fewer
        12   =  =  =  =  +  =  =  +  +  =   =   .    clear waters

             D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12
        1    +  +  =  +  +  =  =  +  =  +   =   =
        2    +  +  =  =  +  =  =  +  +  =   =   =
        3    +  +  =  =  =  +  =  +  =  =   =   =
        4    +  +  =  =  =  +  +  +  =  =   =   =
        5    +  +  =  =  =  =  =  +  =  =   =   =
        6    +  +  +  =  =  =  =  +  =  =   =   +
        7    +  +  +  =  =  =  =  +  =  =   +   +
        8    +  +  =  =  =  =  =  +  =  =   +   +
        9    +  +  +  =  =  +  +  +  =  =   =   =
        10   +  +  =  =  =  =  =  +  +  =   =   +
        11   +  +  =  =  =  =  =  +  =  =   =   =
        12   +  +  =  =  =  +  +  +  +  =   =   =

             M  C- C0 C+ RS RB RG 2P B
        1    =  =  +  +  =  =  =  +  =
        2    +  =  +  =  +  =  =  =  +
        3    =  +  +  =  =  +  =  =  +
        4    =  +  +  +  =  +  =  =  +
        5    +  +  =  +  =  +  =  =  =
        6    +  +  +  =  =  +  +  +  +
        7    +  +  +  =  =  +  =  +  +
        8    +  +  +  +  =  +  =  =  +
        9    +  +  +  +  +  +  +  =  +
        10   +  =  =  =  =  =  =  +  .
        11   =  +  +  +  =  =  =  =  .
        12   =  =  =  =  +  +  +  =  .

A card never meets itself: there is one of each. No card can be played on turn 1, when nobody is aboard to pay: so the first
turn of Darkhouse 7 and the choice of the first player are not in the list. 10, 11 and 12 need their expansion, so that they
are never in the base game alone. Every card meets Darkhouse 1, 2 and 8 alike, in when it can be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from leagues.games.nautilion.state import State
from leagues.kernel.table import Table

from ..positions import asked, legal, refused, roll, state, tokens
from .test_heroics import bits, place, play, ready

Haul = Sequence[int | str]  # tokens, as in drawings
CARDS = range(1, 13)
CREW = [1, 2, 3, 4, 5, 6, 9]  # on A1: 9 holds all of them together
PAYERS = {10: 1, 11: 2, 12: 3}  # for cards that want somebody
SCENE = "I . . . . 5 3 6 . N 2:6 4 7 6:3 m 5 9:9 P . 8:3 3 7 … A"  # dice 4 1 2: the Phantom meets 9, the Nautilion 4
TURN_BEFORE = "I . . . . 5 3 6 N 1 2:6 4 7 6:3 m 5 9:9 a P 8:3 3 7 … A"  # all dice 1 lead to that scene
EVERYTHING: dict[str, Any] = {"crew": CREW, "reserve": [0, 0], "cabin": "b", "captives": ["m", 2], "dice": [4, 1, 2]}
GIVES = ("give 4 1 2", "give 3 1 2", "give 4 2 3", "give 4 1", "give 3 1", "give nautilion")


def perform(table: Table, card: int, paid: int, keep: int = 0, effect: int = 0) -> None:
    """Play a card to its end. Heroic 5 replaces a card, but not `keep`; Heroic 2 wants 3 1 2, or as many dice as there are.

    With an owner's file, `effect` is the card whose effect this one has.
    """
    play(table, f"heroic {card}", f"sacrifice {paid}")
    card = effect or card
    if card == 2:
        wishes = wished(table)
        while asked(table) == "set-die":
            play(table, f"set {wishes.pop(0)}")
    elif card == 5:
        play(table, next(move for move in legal(table) if move != f"replace {keep}"))
        table.feed(legal(table)[-1])
    elif card == 6:
        play(table, f"take {place(table, 7, -1)}")
    elif card == 7:
        play(table, "recover 8")
    elif card == 8:
        play(table, "recover green", "recover 8")


def wished(table: Table) -> list[int]:
    """What Heroic 2 sets the dice to: one, two or three of them."""
    return {1: [3], 2: [3, 2] if state(table).figure else [3, 1], 3: [3, 1, 2]}[3 - state(table).spare]


def finish(table: Table) -> list[str]:
    """Play the turn to its end, tolls from the reserve and landings into it; gives the decisions that were asked."""
    seen: list[str] = []
    turn = state(table).turn
    while not table.over and state(table).turn == turn:
        seen.append(asked(table))
        moves = legal(table)
        wanted = {"plan": GIVES, "darkhouse-discard": ("discard reserve",), "place-token": ("reserve",)}.get(seen[-1], ())
        play(table, next((move for move in wanted if move in moves), moves[0]))
    return seen


def tokens_ahead(s: State, count: int) -> int:
    """The place of the token that lies so many tokens from the Phantom towards the Abyss."""
    return [place for place in range(s.phantom + 1, s.path_length + 1) if s.path[place]][count - 1]


def happened(
    card: int, before: State, then: State, after: State, seen: list[str], back: int = 1, haul: Haul = (2, 4, 7)
) -> bool:
    """Whether a card did what it says: `before` it was played, `then` at the end of phase 1, `after` the turn.

    `back` is how many tokens Heroic 4 leads the Phantom back, `haul` what Heroic 9 brings.
    """
    crew = [now - once for now, once in zip(after.reserve[1:], then.reserve[1:], strict=True)]
    return {
        1: "darkhouse-discard" not in seen,
        2: 3 in then.dice and 4 not in then.dice,
        3: after.phantom == before.phantom,
        4: after.phantom == tokens_ahead(then, back),
        5: bin(then.heroics | before.heroics).count("1") == bin(before.heroics).count("1") + 1,
        6: then.crew >> 7 & 1 == 1 and then.path.count(7) == before.path.count(7) - 1,
        7: then.crew >> 8 & 1 == 1 and then.discard[8] < before.discard[8],
        8: [now - once for now, once in zip(then.reserve, before.reserve, strict=True)] == tokens(0, 8),
        9: crew == tokens(*haul)[1:],
        10: then.cabin == before.cabin | 0b110000,
        11: then.captives[13] == before.captives[13] - 1,
        12: 3 in before.reefs and 3 not in then.reefs,
    }[card]


# --- Heroic Actions with each other --------------------------------------------------------------------------------------


@pytest.mark.rule("heroics-window", "heroic-stays-and-back")
@pytest.mark.parametrize(("one", "two"), list(combinations(CARDS, 2)))
def test_two_cards_of_one_turn_both_happen_in_either_order(one: int, two: int) -> None:
    third = next(card for card in (1, 4, 9) if card not in (one, two))
    payers = {one: PAYERS.get(one, 5), two: PAYERS.get(two, 6)}
    ends = []
    for order in ((one, two), (two, one)):
        table = ready(SCENE, sorted({one, two, third}), **EVERYTHING)
        before = state(table)
        for card in order:
            perform(table, card, payers[card], keep=order[1])
        then = state(table)
        seen = finish(table)
        ends.append(state(table))
        for card in order:
            if card == 4 and 3 in order:
                assert ends[-1].phantom == before.phantom  # it stays
            else:
                assert happened(card, before, then, ends[-1], seen), card
    assert ends[0] == ends[1]


@pytest.mark.rule("heroic-replace", "heroics-setup")
@pytest.mark.parametrize("card", [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12])
def test_the_card_that_5_removes_cannot_be_played_and_the_one_it_brings_can(card: int) -> None:
    table = ready(SCENE, [5, card], **EVERYTHING)
    play(table, "heroic 5", "sacrifice 6", f"replace {card}")
    table.feed(legal(table)[0])
    assert refused(table, f"heroic {card}") == "heroics-setup"
    other = next(one for one in (4, 9) if one != card)
    table = ready(SCENE, [5, other], **{**EVERYTHING, "deck": [card, 1 if card == 2 else 2]})
    before = state(table)
    play(table, "heroic 5", "sacrifice 6", f"replace {other}")
    table.feed(f"heroic {card}")
    perform(table, card, PAYERS.get(card, 5))
    then = state(table)
    seen = finish(table)
    assert happened(card, before, then, state(table), seen)
    assert state(table).heroics == 0


@pytest.mark.rule("heroic-haul", "heroic-phantom-stays", "heroic-phantom-back", "haul-neighbours")
@pytest.mark.parametrize(("other", "got"), [(1, (3, 6, 4)), (3, (3, 6, 8)), (4, (3, 6, 8))])
def test_a_phantom_that_waits_or_retreats_leaves_the_neighbour_for_the_haul(other: int, got: tuple[int, ...]) -> None:
    table = ready("I … 3 N 6 8 P 2 4 … A", [other, 9], crew=[1, 2, 9], dice=[1, 1, 1])
    if other == 1:
        table = ready("I … 3 N 6 8 P . 4 … A", [other, 9], crew=[1, 2, 9], dice=[1, 1, 1])
    play(table, "heroic 9", "sacrifice 1", f"heroic {other}", "sacrifice 2", "give 1 1 1")
    assert state(table).reserve == tokens(*got)


@pytest.mark.rule("heroic-from-path", "haul-neighbours")
def test_what_6_takes_from_the_path_is_no_neighbour_for_9() -> None:
    table = ready("I … 3 N 6 8 4 5 P … A", [1, 6, 9], crew=[1, 2, 9], dice=[1, 1, 1])
    play(table, "heroic 6", "sacrifice 1", f"take {place(table, 8)}", "heroic 9", "sacrifice 2", "give 1 1 1")
    assert state(table).reserve == tokens(3, 6, 4)


@pytest.mark.rule("heroic-from-path", "heroic-from-discard", "heroic-cost")
def test_who_came_by_6_may_pay_for_7_and_who_paid_for_6_may_come_back_by_7() -> None:
    table = ready("I … N 3 3 3 8 P … A", [1, 6, 7], crew=[3, 9], dice=[1, 1, 1])
    play(table, "heroic 6", "sacrifice 3", f"take {place(table, 8)}", "heroic 7", "sacrifice 8")
    assert refused(table, "recover 8") == "heroic-other-number"
    play(table, "recover 3")
    assert (state(table).crew, state(table).path.count(8)) == (bits([3, 9]), 0)


@pytest.mark.rule("heroic-from-discard", "heroic-to-reserve", "one-discard")
def test_7_and_8_take_from_one_pile() -> None:
    drawing = "I … N 8 8 8 1 P … A"
    table = ready(drawing, [1, 7, 8], crew=[3, 4, 9])
    play(table, "heroic 8", "sacrifice 3", "recover 8", "recover green", "heroic 7", "sacrifice 4")
    assert refused(table, "recover 8") == "one-discard"  # what is in reserve stays there
    table = ready(drawing, [1, 7, 8], crew=[3, 4, 9])
    play(table, "heroic 7", "sacrifice 3", "recover 8", "heroic 8", "sacrifice 4")
    assert refused(table, "recover 8") == "one-discard"
    play(table, "recover 3", "recover 4")  # both who paid
    assert (state(table).crew, state(table).reserve) == (bits([8, 9]), tokens(3, 4))


@pytest.mark.rule("heroic-cabin-room", "heroic-from-discard", "heroic-to-reserve")
def test_7_8_and_10_compete_for_the_last_of_a_number() -> None:
    drawing, details = "I … N 4 4 4 2 P … A", {"crew": [1, 3, 9], "expansions": "mages"}
    table = ready(drawing, [7, 8, 10], **details)
    play(table, "heroic 10", "sacrifice 1", "heroic 7", "sacrifice 3")
    assert refused(table, "recover 4") == "one-discard"
    assert state(table).cabin == 0b110000
    table = ready(drawing, [7, 8, 10], **details)
    play(table, "heroic 7", "sacrifice 3", "recover 4", "heroic 10", "sacrifice 1")
    assert (state(table).cabin, state(table).crew) == (0b100000, bits([4, 9]))
    table = ready(drawing, [7, 8, 10], **details)
    play(table, "heroic 8", "sacrifice 3", "recover 4", "recover 3", "heroic 10", "sacrifice 1")
    assert (state(table).cabin, state(table).reserve) == (0b100000, tokens(4, 3))


@pytest.mark.rule("heroic-cabin-room", "heroic-cost")
def test_who_paid_for_another_card_may_come_to_the_cabin_by_10() -> None:
    table = ready("I … N 4 4 4 2 P … A", [3, 8, 10], crew=[1, 4, 9], expansions="mages")
    play(table, "heroic 3", "sacrifice 4", "heroic 10", "sacrifice 1")
    assert state(table).cabin == 0b110000


@pytest.mark.rule("heroic-mercenary", "heroic-to-reserve")
def test_the_mercenary_that_11_drives_off_may_come_to_the_reserve_by_8() -> None:
    table = ready("I … N m m m m m m m m P … A", [1, 8, 11], crew=[2, 3, 9], captives=["m"])
    play(table, "heroic 8", "sacrifice 3")
    assert refused(table, "recover mercenary") == "one-discard"
    table.undo()
    table.undo()
    play(table, "heroic 11", "sacrifice 2", "heroic 8", "sacrifice 3", "recover mercenary", "recover green")
    assert state(table).reserve == tokens("m", 0)


@pytest.mark.rule("heroic-reefs-path", "heroic-to-reserve")
def test_reefs_that_12_removes_do_not_come_back_by_8() -> None:
    table = ready("I … N 1:3 2 5 1:3 P … A", [1, 8, 12], crew=[3, 4, 9])
    play(table, "heroic 12", "sacrifice 3", "heroic 8", "sacrifice 4")
    assert refused(table, "recover reef") == "one-discard"


@pytest.mark.rule("heroic-reefs", "heroic-haul")
@pytest.mark.parametrize(("cleared", "asked_for"), [(False, "reef-die"), (True, "roll-die")])
def test_12_clears_the_place_where_9_is_about_to_land(cleared: bool, asked_for: str) -> None:
    table = ready("I … N 1 2:3 5 1 4 P … A", [1, 9, 12], crew=[3, 4, 9], dice=[1, 1, 2])
    play(table, "heroic 9", "sacrifice 4")
    if cleared:
        play(table, "heroic 12", "sacrifice 3")
    play(table, "give 1 1 2", "roll")
    assert asked(table) == asked_for
    assert state(table).reserve == tokens(1, 2, 5)


# --- Heroic Actions under the Darkhouse cards ----------------------------------------------------------------------------


def under(darkhouse: int, card: int) -> Table:
    """The last roll of a turn under a Darkhouse card, all expansions in play, begun on the turn before."""
    first = 5 if darkhouse == 4 else 4
    heroics = sorted({card, 3 if card == 4 else 4, 9 if card == 1 else 1})
    table = ready(TURN_BEFORE, heroics, **{**EVERYTHING, "cards": [first, darkhouse], "dice": [1, 1, 1]})
    play(table, "give 1 1 1", "reserve")
    if darkhouse == 3:
        play(table, "recover 5", f"insert {place(table, 7, -1)}")
    elif darkhouse == 11:
        play(table, "recover 5")
    elif darkhouse == 8:
        play(table, "choose phantom")
    if darkhouse == 2:
        roll(table, "4")
        play(table, "give darkhouse")
        roll(table, "1")
        play(table, "give phantom")
        roll(table, "2")
    elif darkhouse == 8:
        roll(table, "1")
        play(table, "give phantom")
        roll(table, "4 2")
    elif darkhouse != 9:
        roll(table, "4 1 2")
    assert asked(table) == "plan"
    return table


HAULS: dict[int, Haul] = {  # what Heroic 9 brings where it is not 2, 4 and 7
    1: (2, 4, 7, 6, "m", 8),  # 5 falls to the Phantom before the second landing, so that the next token is beyond it
    6: (2, 4, 7, 9),  # 9 is what the Phantom stops on
    7: (5, 3, 6),
    9: (4, 7, 6),  # the Nautilion's die is a 3
}


@pytest.mark.rule("heroics-window", "heroic-twice", "heroic-haul")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("darkhouse", CARDS)
def test_every_card_works_under_every_darkhouse_card(card: int, darkhouse: int) -> None:
    table = under(darkhouse, card)
    before = state(table)
    perform(table, card, PAYERS.get(card, 5))
    then = state(table)
    seen = finish(table)
    assert state(table).turn == before.turn + 1
    back = 2 if darkhouse in (1, 9) else 1  # twice a 1, or a 2
    assert happened(card, before, then, state(table), seen, back=back, haul=HAULS.get(darkhouse, (2, 4, 7)))


@pytest.mark.rule("darkhouse-usual-toll", "heroic-shelter")
@pytest.mark.parametrize("darkhouse", CARDS)
def test_without_heroic_1_the_same_turn_costs_its_toll(darkhouse: int) -> None:
    assert finish(under(darkhouse, 1)).count("darkhouse-discard") == (2 if darkhouse in (1, 4) else 1)


# --- Heroic Actions with the other expansions and with two players -------------------------------------------------------

BARE = "I … 5 3 6 . N 2 4 7 6 1 5 9 P . 8 3 7 A"
PASSED = "I … 5 3 6 P 1 2 4 7 6 m N 2 4 7 8 3 … A"
SITUATIONS: dict[str, tuple[str, dict[str, Any]]] = {
    "base": (BARE, {}),
    "two players": (BARE, {"players": 2, "active": 1}),
    "the other Admiral": (BARE, {"players": 2, "active": 1, "admirals": (2, 1)}),
    "mages": (BARE, {"cabin": "b"}),
    "mercenaries": (BARE, {"captives": ["m", 2]}),
    "after the collision": (PASSED, {"collided": True}),
    "reefs": ("I … 5 3 6 . N 2 4 7:3 6 1 5 9:3 P . 8 3 7 A", {}),
    "a reef where you land": ("I … 5 3 6 . N 2 4:6 7 6 1 5 9:3 P . 8 3 7 A", {}),
    "reefs beside gaps": ("I … 5 3 6 .:3 N 2 4 7 6 1 5 9 P .:3 8 3 7 A", {}),
    "held by a reef": ("I … 5 3 6 . N:6 2 4 7 6:3 1 5 9 P . 8 3 7 A", {"stuck": 1, "spare": 1, "dice": [4, 1, 0]}),
}


@pytest.mark.rule("heroics-window", "expansions-combine")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("others", ["alone", "with the others"])
@pytest.mark.parametrize("where", SITUATIONS)
def test_every_card_works_with_each_expansion(where: str, others: str, card: int) -> None:
    drawing, details = SITUATIONS[where]
    details = {"crew": CREW, "reserve": [0, 0], "dice": [4, 1, 2], **details}
    if others != "alone":
        details = {"cabin": "b", **({} if "collided" in details else {"captives": ["m", 2]}), **details}
    in_play = {10: "cabin" in details, 11: "captives" in details or "collided" in details, 12: ":" in drawing}
    if not in_play.get(card, True):
        assert not state(ready(drawing, [1, 4, 9], **details)).heroic_deck >> card & 1
        return
    table = ready(drawing, sorted({card, 3 if card == 4 else 4, 9 if card == 1 else 1}), **details)
    before = state(table)
    perform(table, card, PAYERS.get(card, 5))
    then = state(table)
    seen = finish(table)
    after = state(table)
    if card == 9 and where == "held by a reef":
        assert [now - once for now, once in zip(after.reserve, then.reserve, strict=True)] == [-1, *tokens("r")[1:]]
    elif card == 11 and where == "after the collision":
        assert then.captives == before.captives == tokens()
    else:
        assert happened(card, before, then, after, seen)


@pytest.mark.rule("heroics-window", "collision")
@pytest.mark.parametrize("card", [5, 10, 12])
def test_5_10_and_12_do_their_own_in_a_turn_that_ends_in_a_collision(card: int) -> None:
    details = {**EVERYTHING, "captives": ["m"], "mercenaries": [8]}
    table = ready("I … 5 3 6 . N 4 P . 8:3 3 7 … A", sorted({card, 4, 9}), **details)
    before = state(table)
    perform(table, card, PAYERS.get(card, 6))
    then = state(table)
    seen = finish(table)
    assert (state(table).collided, table.outcome) == (1, None)
    assert happened(card, before, then, state(table), seen)
