"""Expansion 2: the collision. Who runs into whom, who has more harpoons, and what is left aboard afterwards."""

from __future__ import annotations

from itertools import chain, combinations
from typing import Any

import pytest

from leagues.games.nautilion.decisions import place_token
from leagues.games.nautilion.game import GAME
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import MERCENARY
from leagues.games.nautilion.steps import Purpose, Step
from leagues.games.nautilion.tables import SHIPS, read_tables
from leagues.kernel.frames import push
from leagues.kernel.table import Table

from ..positions import (
    SHIPPED,
    asked,
    kind_of,
    legal,
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
from .test_mercenaries import GROUPS, bits, hired

MEETING = "I … N 1 3 6 P … A"
BY = ["phantom", "nautilion"]
FILLERS = ["9 9", "9", "9 9", "9", "9 9"]  # behind the Phantom, so that every turn has emptied two places
TIE: dict[str, Any] = {"mercenaries": [4]}  # two harpoons against two
WIN: dict[str, Any] = {"mercenaries": [4, 5]}


def meet(by: str = "phantom", **details: Any) -> Table:
    """The submarines have just met: the Phantom ran into the Nautilion, or the other way round."""
    table = sail(details.pop("drawing", MEETING), plan="1 4 1" if by == "phantom" else "1 1 3", **details)
    assert "say-collision" in said(table)
    assert state(table).collided == 1
    return table


def settled(table: Table, *moves: str) -> Table:
    """The table after these moves, which end the turn."""
    turn = state(table).turn
    for move in moves:
        table.play(move)
    assert (asked(table), state(table).turn) == ("roll", turn + 1)
    return table


def all_but(*elsewhere: int | str) -> list[int | str]:
    """A reserve with every token of the game except these, so that the discard pile is empty."""
    left = [kind for kind, count in enumerate([4, *[4] * 9, 0, 0, 0, 9]) for _ in range(count)]
    for token in elsewhere:
        left.remove(kind_of(token))
    return list(left)


# When they collide


@pytest.mark.rule("collision")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("between", range(5))
def test_the_phantom_collides_when_its_die_is_more_than_the_tokens_between(between: int, die: int) -> None:
    signs = ["1", "3", "4", "6"][:between]
    drawing = " ".join(["I … N", *signs, "P", FILLERS[between], "… A"])
    table = sail(drawing, plan=f"1 {die} 1", **TIE)
    if die > between:
        assert said(table)[-2:] == ["say-collision", "say-collision-tied"]
        assert "say-phantom-landed" not in said(table)
    else:
        assert told(table, "say-phantom-landed") == (die, int(signs[-die]), 0)


@pytest.mark.rule("collision")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize("between", range(5))
def test_the_nautilion_collides_when_its_die_is_more_than_the_tokens_between(between: int, die: int) -> None:
    signs = ["1", "3", "4", "6"][:between]
    fillers = FILLERS[between].replace("9 9", "")  # the Phantom takes one first
    table = sail(" ".join(["I … N", *signs, "7 P", fillers, "… A"]), plan=f"1 1 {die}", **TIE)
    assert ("say-collision" in said(table)) == bool(state(table).collided) == (die > between)
    if die <= between:
        assert told(table, "say-nautilion-landed") == (die, int(signs[die - 1]), 0)


@pytest.mark.rule("collision", "gaps-skipped")
@pytest.mark.parametrize(("die", "collides"), [(2, False), (3, True)])
def test_emptied_spaces_between_them_do_not_count(die: int, collides: bool) -> None:
    table = sail("I … N . . 1 . 3 . . P 9 … A", plan=f"1 {die} 1", **TIE)
    assert ("say-phantom-landed" in said(table)) != collides


@pytest.mark.rule("collision", "phantom-skips")
def test_landing_on_the_last_token_is_an_ordinary_stop() -> None:
    table = sail(MEETING, plan="1 3 1", **TIE)
    assert (picture(state(table)), state(table).collided) == ("I … N P 3 6 … A", 1)  # then the Nautilion's die collides
    table = sail(MEETING, plan="1 1 2", **TIE)
    s = state(table)
    assert (picture(s), s.collided, s.landed, asked(table)) == ("I … 1 N P … A", 0, 3, "place-token")


# Where they stop, and what that ends


@pytest.mark.rule("collision-stop")
def test_the_phantom_stops_in_front_of_the_nautilion_beyond_the_last_token() -> None:
    before = state(sail(MEETING, **TIE))
    table = meet("phantom", **TIE)
    s = state(table)
    assert picture(s) == "I … N P 1 3 6 … A"
    assert (s.path_length, s.laid, s.landed) == (46, 46, 0)
    assert [s.path.count(kind) for kind in range(1, 14)] == [before.path.count(kind) for kind in range(1, 14)]
    assert s.discard == [count + (kind == MERCENARY) for kind, count in enumerate(before.discard)]  # the one aboard
    assert "say-phantom-landed" not in said(table)


@pytest.mark.rule("collision-stop")
def test_the_nautilion_stops_in_front_of_the_phantom_beyond_the_last_token() -> None:
    table = meet("nautilion", **TIE)
    s = state(table)
    assert picture(s) == "I … 1 3 N P … A"
    assert (s.path_length, s.landed, s.reserve) == (46, 0, tokens())
    assert "say-nautilion-landed" not in said(table)


@pytest.mark.rule("collision-stop")
@pytest.mark.parametrize("by", BY)
def test_with_nothing_between_them_they_stand_face_to_face_as_well(by: str) -> None:
    drawing = "I 5 7 … N P 9 … A" if by == "phantom" else "I 5 … N 7 P 9 … A"
    table = sail(drawing, plan="1 1 1", **TIE)
    s = state(table)
    assert picture(s) == ("I 5 7 … N P … 9 … A" if by == "phantom" else "I 5 … N P … 9 … A")
    assert s.phantom == s.nautilion + 1


@pytest.mark.rule("collision-ends-turn", "order-of-figures")
def test_a_phantom_that_collides_takes_the_nautilions_die_with_it() -> None:
    table = settled(meet("phantom", **TIE), "recover 9")
    s = state(table)
    assert (picture(s), s.crew, s.mercenaries, s.reserve) == ("I … N P 1 3 6 … A", 0, 0, tokens(9))
    assert "say-nautilion-landed" not in said(table)


@pytest.mark.rule("collision-ends-turn")
def test_points_left_on_the_die_are_lost() -> None:
    table = settled(sail("I 5 8 … N P 9 … A", plan="1 4 1", **TIE), "recover 7")
    assert picture(state(table)) == "I 5 8 … N P … 9 … A"


@pytest.mark.rule("collision-ends-turn", "two-alternate")
@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_other_player_has_the_next_turn_as_ever(seat: int, by: str) -> None:
    table = meet(by, players=2, active=seat, ship="C1", crew=[3, 5], mercenaries=[4], captives=[8])
    for move in ("recover 9", "keep 3"):
        assert table.who == seat
        table.play(move, seat=seat)
    assert (asked(table), table.who) == ("roll", 1 - seat)
    assert told(table, "say-turn") == (state(table).turn, 1 - seat, 2)


# At the ends of the path


@pytest.mark.rule("collision-before-ends", "phantom-arrives")
@pytest.mark.parametrize(("die", "collides"), [(3, False), (4, True)])
def test_a_phantom_runs_into_a_nautilion_on_the_happy_isles(die: int, collides: bool) -> None:
    table = sail("N 1 3 6 P … A", plan=f"1 {die} 1", cards=[7, 4], lamp=1, **TIE)  # card 7 brought it back there
    assert (table.outcome, bool(state(table).collided)) == (None, True)  # the Nautilion's own die collides after a 3
    assert picture(state(table)) == ("N P 1 3 6 … A" if collides else "I N P 3 6 … A")
    assert ("say-phantom-landed" in said(table)) != collides
    settled(table, "recover 9")
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert table.outcome == "lost-phantom-at-isles"  # the next time nothing is in its way


@pytest.mark.rule("collision-before-ends")
@pytest.mark.parametrize(("die", "collides"), [(3, False), (4, True)])
def test_a_nautilion_runs_into_a_phantom_in_the_abyss(die: int, collides: bool) -> None:
    details: dict[str, Any] = {"heroics": [1], "deck": [2, 5], "phantom_stays": 1, "crew": [2, 5, 9, 8]}
    table = sail("I … N 1 3 6 P", plan=f"1 1 {die}", expansions="mercenaries", **details)
    s = state(table)
    assert (table.outcome, bool(s.collided)) == (None, collides)
    assert picture(s) == ("I … 1 3 6 N P" if collides else "I … 1 3 N P")
    assert s.landed == (0 if collides else 6)


@pytest.mark.rule("collision-before-ends", "victory")
def test_after_the_collision_before_the_abyss_the_nautilion_arrives_there() -> None:
    details: dict[str, Any] = {"deck": [1, 2, 5], "phantom_stays": 1, "crew": range(1, 10)}
    table = settled(sail("I … N 1 3 6 P", plan="1 1 4", expansions="mercenaries", **details), "recover 9", "reserve")
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert table.outcome == "won-full-crew"


@pytest.mark.rule("backwards-no-collision")
@pytest.mark.parametrize(("die", "where"), [(2, "I N 3 … 1 9 P … A"), (3, "N 5 3 … 1 9 P … A"), (4, "N 5 3 … 1 9 P … A")])
def test_a_nautilion_that_moves_backwards_never_collides(die: int, where: str) -> None:
    table = sail("I 5 3 … N 1 9 6 P … A", plan=f"1 1 {die}", cards=[7], **TIE)
    s = state(table)
    assert (picture(s), s.collided, s.mercenaries) == (where, 0, 1 << 4)
    assert "say-collision" not in said(table)


@pytest.mark.rule("backwards-no-collision")
@pytest.mark.parametrize(("die", "then"), [(1, "P 3 6 … A"), (3, "9 3 P … A"), (4, "9 3 6 … P")])
def test_a_phantom_that_moves_backwards_never_collides(die: int, then: str) -> None:
    table = sail("I … N 1 4 P 9 3 6 … A", plan=f"1 {die} 1", heroics=[1], deck=[2], phantom_back=1, captives=["m"])
    s = state(table)
    assert (picture(s), s.collided, s.landed) == (f"I … N 4 … {then}", 0, 1)
    assert "say-collision" not in said(table)


@pytest.mark.rule("backwards-no-collision", "collision")
def test_with_nothing_between_them_only_the_one_that_moves_forward_collides() -> None:
    table = sail("I … N P 9 3 6 … A", plan="1 2 2", heroics=[1], deck=[2], phantom_back=1, **TIE)
    assert told(table, "say-phantom-back") == (2, 3, 0)
    assert picture(state(table)) == "I … 9 N P 6 … A"  # the Nautilion's 2 was too much: one token lay between them


# Harpoons


@pytest.mark.rule("harpoons", "phantom-harpoons")
@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("captives", [[], [2], [5, 8], ["m"], [2, "m", "m"], [2, 2, 2, 8, 8, 8], ["m"] * 6])
@pytest.mark.parametrize("harpoons", [2, 3])
def test_2_5_8_have_one_harpoon_a_mercenary_two_and_the_phantom_its_own(
    harpoons: int, captives: list[int | str], by: str
) -> None:  # fmt: skip
    theirs = harpoons + sum(2 if one == "m" else 1 for one in captives)
    warriors = chain.from_iterable(combinations((2, 5, 8), count) for count in range(4))
    for crew in warriors:
        for mercenaries in ([], [1], [1, 4, 7]):
            ours = len(crew) + 2 * len(mercenaries)
            details: dict[str, Any] = {"crew": [*crew, 3, 9], "mercenaries": mercenaries, "harpoons": harpoons}
            table = meet(by, captives=captives, expansions="mercenaries", **details)
            assert told(table, "say-collision") == (ours, theirs, 0)
            lost = table.outcome == "lost-collision"
            assert lost == (theirs > ours)
            if not lost:
                assert ("say-collision-won" in said(table)) == (ours > theirs)
                assert ("say-collision-tied" in said(table)) == (ours == theirs)


@pytest.mark.rule("harpoons")
@pytest.mark.parametrize("space", range(1, 10))
def test_a_mercenary_has_two_harpoons_wherever_it_stands(space: int) -> None:
    assert told(meet(mercenaries=[space]), "say-collision") == (2, 2, 0)


@pytest.mark.rule("harpoons")
def test_nobody_in_the_reserve_has_a_harpoon() -> None:
    table = meet(crew=[1, 3, 4, 6, 7, 9], reserve=["m", "m", 2, 5, 8], expansions="mercenaries")
    assert told(table, "say-collision") == (0, 2, 0)


@pytest.mark.rule("harpoons")
def test_an_owners_harpoons_are_followed() -> None:
    tables = read_tables("[mercenaries]\nharpoons = 3\nwarriors = [1, 9]\n")
    table = meet(crew=[1, 2, 9], mercenaries=[4], captives=["m", 9], tables=tables)
    assert told(table, "say-collision") == (5, 6, 0)


@pytest.mark.rule("collision-lost")
@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("players", [1, 2])
def test_with_one_harpoon_fewer_the_game_is_lost_at_once(players: int, by: str) -> None:
    table = meet(by, players=players, mercenaries=[4], captives=[2], reserve=[0, 0])
    assert (table.outcome, table.legal) == ("lost-collision", [])
    assert said(table)[-2:] == ["say-collision", "say-collision-lost"]
    assert table.journal[-2].rules == ("collision", "harpoons")
    assert (table.journal[-1].arguments, table.journal[-1].rules) == ((2, 3, 0), ("collision-lost",))
    assert [GAME.score(table.state, SHIPPED, seat) for seat in range(players)] == [0] * players


@pytest.mark.rule("collision-lost")
@pytest.mark.parametrize("by", BY)
def test_as_many_as_the_phantom_are_enough(by: str) -> None:
    table = meet(by, mercenaries=[4], crew=[5], captives=[2])
    assert (table.outcome, asked(table)) == (None, "recover")


# The boards are cleared


@pytest.mark.rule("collision-clears")
@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize(("captives", "message"), [([2, 5, "m"], "tied"), ([2, 5], "won")])
def test_everyone_on_the_phantoms_board_and_every_mercenary_is_discarded(
    captives: list[int | str], message: str, by: str
) -> None:  # fmt: skip
    details: dict[str, Any] = {"mercenaries": [4, 5, 9], "captives": captives, "reserve": ["m", 8]}
    before = state(sail(MEETING, **details)).discard
    table = meet(by, **details)
    assert told(table, f"say-collision-{message}") == (0, 0, 0)
    s = state(table)
    gained = [now - then for now, then in zip(s.discard, before, strict=True)]
    destroyed = [] if by == "phantom" else [6]  # where the Phantom stopped before
    assert gained == tokens(*captives, "m", "m", "m", *destroyed)
    assert (s.captives, s.mercenaries, s.reserve) == (tokens(), 0, tokens("m", 8))


@pytest.mark.rule("collision-clears")
def test_crew_aboard_is_not_discarded() -> None:
    table = settled(meet(crew=[2, 3, 8, 9], mercenaries=[4]), "recover green")
    assert state(table).crew == bits({2, 3, 8, 9})


@pytest.mark.rule("collision-clears", "mercenary-blow")
def test_the_phantoms_board_is_not_used_any_more() -> None:
    table = settled(meet(drawing="I 8 9 … N 1 3 6 P … A", **TIE), "recover 9")
    roll(table, "1 2 1")
    before = state(table).discard[8]
    table.play("give 1 2 1")
    assert (state(table).captives, state(table).discard[8]) == (tokens(), before + 1)


# A token comes back

PILE: dict[str, Any] = {"expansions": "mages mercenaries reefs", "drawing": "I 9 … N 1 3 6 P … A", "box": [5, 6, 6]}
NAMED = ["green", *map(str, range(1, 10)), "mage a", "mage b", "mage c", "mercenary", "reef"]


@pytest.mark.rule("collision-recover")
@pytest.mark.parametrize("kind", range(15), ids=NAMED)
def test_after_a_tie_one_token_of_any_kind_comes_back_to_the_reserve(kind: int) -> None:
    table = meet(**PILE, **TIE)
    assert "say-collision-tied" in said(table)
    assert legal(table) == [f"recover {name}" for name in NAMED]  # and no way to decline
    before = state(table).discard
    settled(table, f"recover {NAMED[kind]}")
    s = state(table)
    assert (s.reserve, s.crew, s.cabin) == (tokens(kind), 0, 0)
    assert s.discard[kind] == before[kind] - 1
    assert told(table, "say-recovered") == (kind, 0, 0)


@pytest.mark.rule("collision-recover", "one-discard")
def test_only_what_lies_in_the_pile_can_come_back() -> None:
    table = meet(reserve=[0, 0, 0, 0, 7, 7, 7, 7], **TIE)
    assert legal(table) == [f"recover {name}" for name in ["1", "2", "3", "4", "5", "6", "8", "9", "mercenary"]]
    for missing in ("green", "7", "mage a", "reef"):
        assert refused(table, f"recover {missing}") == "one-discard"


@pytest.mark.rule("collision-recover")
@pytest.mark.parametrize(("captives", "name"), [(["m", 5], "mercenary"), (["m", 5], "5")])
def test_those_who_were_discarded_just_now_can_come_back(captives: list[int | str], name: str) -> None:
    pile = all_but(1, 3, 6, "m", "m", 5, 2)
    table = meet(crew=[2], mercenaries=[1], captives=[5], reserve=[*pile, "m"])
    assert legal(table) == ["recover 5", "recover mercenary"]  # nothing was in the pile before
    settled(table, f"recover {name}")
    assert sum(state(table).discard) == 1


@pytest.mark.rule("collision-recover")
def test_an_empty_pile_gives_nothing() -> None:
    table = meet(crew=[2, 5, 9], expansions="mercenaries", reserve=all_but(1, 3, 6, 2, 5, 9))
    assert told(table, "say-collision") == (2, 2, 0)
    assert sum(state(table).discard) == 0
    assert (asked(table), said(table)[-2:]) == ("roll", ["say-collision-tied", "say-turn"])


@pytest.mark.rule("collision-recover")
def test_after_a_tie_even_crew_goes_to_the_reserve() -> None:
    table = settled(meet(crew=[3], **TIE), "recover 9")
    assert (state(table).crew, state(table).reserve) == (1 << 3, tokens(9))


@pytest.mark.rule("collision-recover", "two-shared-reserve")
@pytest.mark.parametrize("seat", [0, 1])
def test_to_the_reserve_either_player_may_recover_any_crew(seat: int) -> None:
    for number in range(1, 10):
        table = settled(meet(players=2, active=seat, **TIE), f"recover {number}")
        assert state(table).reserve == tokens(number)


# Aboard, after a battle won


@pytest.mark.rule("collision-board")
@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("number", range(1, 10))
def test_after_a_victory_crew_may_board_instead(number: int, by: str) -> None:
    table = meet(by, **WIN)
    assert "say-collision-won" in said(table)
    assert table.journal[-1].rules == ("collision-clears", "collision-board")
    table.play(f"recover {number}")
    assert (asked(table), legal(table)) == ("place-token", ["reserve", "place"])
    settled(table, "place")
    assert (state(table).crew, state(table).reserve, state(table).landed) == (1 << number, tokens(), 0)
    kept = settled(meet(by, **WIN), f"recover {number}", "reserve")
    assert (state(kept).crew, state(kept).reserve) == (0, tokens(number))


@pytest.mark.rule("collision-board", "place-on-ship", "duct-placement")
def test_a_winner_keeps_to_the_rules_of_the_ship() -> None:
    for number, rule in ((3, "place-on-ship"), (8, "duct-placement")):
        table = meet(ship="C1", crew=[3], mercenaries=[4, 5])
        table.play(f"recover {number}")
        assert refused(table, "place") == rule
        assert legal(table) == ["reserve"]


@pytest.mark.rule("collision-repair", "collision-group")
def test_crew_in_a_mercenarys_place_repairs_the_ducts() -> None:
    table = meet(ship="C1", crew=[3, 5], mercenaries=[4])
    settled(table, "recover 4", "place")  # nobody is asked which group stays
    s = state(table)
    assert (s.crew, s.mercenaries, s.departing) == (bits({3, 4, 5}), 0, 0)


@pytest.mark.rule("collision-repair", "collision-group")
def test_if_it_goes_to_the_reserve_the_ducts_stay_broken() -> None:
    table = meet(ship="C1", crew=[3, 5], mercenaries=[4])
    for move in ("recover 4", "reserve"):
        table.play(move)
    assert (asked(table), legal(table)) == ("keep-group", ["keep 3", "keep 5"])


@pytest.mark.rule("collision-repair", "collision-group")
@pytest.mark.parametrize(("number", "groups"), [(2, []), (3, ["keep 1", "keep 3"]), (4, ["keep 1", "keep 4"])])
def test_crew_may_board_where_only_departing_mercenaries_join_it(number: int, groups: list[str]) -> None:
    table = meet(ship="C1", crew=[1], mercenaries=[2, 3])  # 1-2-3-4 in a row
    for move in (f"recover {number}", "place"):
        table.play(move)
    assert state(table).crew == bits({1, number})
    assert (asked(table), legal(table)) == (("keep-group", groups) if groups else ("roll", ["roll"]))


@pytest.mark.rule("collision-repair", "duct-placement")
@pytest.mark.parametrize("number", [5, 6, 7, 8])
def test_beyond_them_nobody_may_board(number: int) -> None:
    table = meet(ship="C1", crew=[1], mercenaries=[2, 3])
    table.play(f"recover {number}")
    assert refused(table, "place") == "duct-placement"


@pytest.mark.rule("collision-repair", "first-token")
@pytest.mark.parametrize("number", range(1, 10))
def test_if_only_mercenaries_were_aboard_any_number_may_board(number: int) -> None:
    table = settled(meet(ship="C1", mercenaries=[4, 5]), f"recover {number}", "place")
    assert state(table).crew == 1 << number


@pytest.mark.rule("collision-repair", "collision-board")
@pytest.mark.parametrize("ship", SHIPS)
def test_whoever_was_aboard_the_right_crew_may_board(ship: str) -> None:
    s = position(MEETING, ship=ship, expansions="mercenaries")
    push(s, Step.PLACE_TOKEN, Purpose.CONQUERING, 0, 0, 0)
    for group in GROUPS:
        if not together(ship, group):
            continue
        left = hired(group)
        crew = group - left
        s.departing, s.crew = bits(left), bits(crew)
        for number in range(1, 10):
            s.landed = number
            joined = not crew or joined_to(ship, number) & group
            verdict = Rule.PLACE_ON_SHIP if number in crew else 0 if joined else Rule.DUCT_PLACEMENT
            assert place_token.forbidden(s, SHIPPED, place_token.SHIP) == verdict


@pytest.mark.rule("collision-crew-only")
@pytest.mark.parametrize("kind", [0, 10, 11, 12, 13, 14])
def test_even_after_a_victory_anything_but_crew_goes_to_the_reserve(kind: int) -> None:
    table = meet(**PILE, **WIN)
    settled(table, f"recover {NAMED[kind]}")  # nobody asks where to put it
    s = state(table)
    assert (s.reserve, s.cabin, s.mercenaries, s.crew) == (tokens(kind), 0, 0, 0)


@pytest.mark.rule("collision-crew-only")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_and_nobody_goes_to_the_cabin(number: int) -> None:
    table = meet(**PILE, **WIN)
    table.play(f"recover {number}")
    assert refused(table, "cabin") == "collision-crew-only"
    assert legal(table) == ["reserve", "place"]


@pytest.mark.rule("collision-admiral")
@pytest.mark.parametrize("by", BY)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("card", "shows"), [(1, [1, 2, 3, 4, 5]), (2, [5, 6, 7, 8, 9])])
def test_a_winner_takes_aboard_only_crew_of_the_own_admiral(card: int, shows: list[int], seat: int, by: str) -> None:
    admirals = (card, 3 - card) if seat == 0 else (3 - card, card)
    for number in range(1, 10):
        table = meet(by, players=2, active=seat, admirals=admirals, **WIN)
        table.play(f"recover {number}", seat=seat)
        if number in shows:
            assert legal(table) == ["reserve", "place"]
        else:
            assert refused(table, "place") == "collision-admiral"
            assert legal(table) == ["reserve"]


# One group stays


@pytest.mark.rule("collision-group")
@pytest.mark.parametrize(("kept", "lost"), [(3, 5), (5, 3)])
def test_of_two_groups_one_stays_and_the_other_is_discarded(kept: int, lost: int) -> None:
    table = meet(ship="C1", crew=[3, 5], mercenaries=[4], captives=[2])
    table.play("recover green")
    assert (asked(table), table.who, legal(table)) == ("keep-group", 0, ["keep 3", "keep 5"])
    before = state(table).discard
    settled(table, f"keep {kept}")
    s = state(table)
    assert (s.crew, s.reserve) == (1 << kept, tokens(0))
    assert [now - then for now, then in zip(s.discard, before, strict=True)] == tokens(lost)
    assert told(table, "say-group-kept") == (1, 1, kept)


@pytest.mark.rule("collision-group")
@pytest.mark.parametrize(("kept", "stay", "go"), [(1, {1, 2}, [4, 6, 7]), (4, {4}, [1, 2, 6, 7]), (6, {6, 7}, [1, 2, 4])])
def test_of_three_groups_one_stays(kept: int, stay: set[int], go: list[int]) -> None:
    table = meet(ship="A1", crew=[1, 2, 4, 6, 7], mercenaries=[9], captives=[5])
    table.play("recover green")
    assert legal(table) == ["keep 1", "keep 4", "keep 6"]  # each by its lowest number
    for other in (2, 7, 3, 9):
        assert refused(table, f"keep {other}") == "collision-group"
    before = state(table).discard
    settled(table, f"keep {kept}")
    assert state(table).crew == bits(stay)
    assert [now - then for now, then in zip(state(table).discard, before, strict=True)] == tokens(*go)
    assert told(table, "say-group-kept") == (len(stay), len(go), kept)


@pytest.mark.rule("collision-group")
@pytest.mark.parametrize("crew", [[], [3], [3, 4], [8, 9, 1]])
def test_a_crew_that_still_hangs_together_stays(crew: list[int]) -> None:
    table = meet(ship="C1", crew=crew, mercenaries=[5] if 4 in crew else [2], captives=[2] if 8 in crew else [])
    settled(table, "recover green")
    assert state(table).crew == bits(set(crew))


@pytest.mark.rule("collision-group")
def test_the_groups_are_looked_at_last_so_that_whoever_is_lost_there_does_not_come_back() -> None:
    table = meet(ship="C1", crew=[3, 5], mercenaries=[4], reserve=all_but(1, 3, 6, 3, 5, "m"))
    assert legal(table) == ["recover mercenary"]
    settled(table, "recover mercenary", "keep 5")
    assert state(table).discard == tokens(3)


@pytest.mark.rule("collision-group", "collision-board")
def test_a_group_can_be_what_has_just_come_aboard() -> None:
    table = meet(ship="C1", crew=[1], mercenaries=[2, 3])
    settled(table, "recover 4", "place", "keep 4")
    assert (state(table).crew, state(table).discard[1]) == (1 << 4, 3)


# Once a game


@pytest.mark.rule("collision-once", "phantom-skips")
@pytest.mark.parametrize(("die", "where"), [(3, "I 9 P … N 1 3 … A"), (4, "I P 5 … N 1 3 … A")])
def test_afterwards_the_phantom_passes_the_nautilion(die: int, where: str) -> None:
    table = sail("I 9 5 … N 1 3 P … A", dice=[1, die, 1], collided=True)
    table.play(f"give 1 {die} 1")
    s = state(table)
    assert "say-collision" not in said(table)
    assert (picture(s), s.path_length) == (where.replace("N 1 3", "… N 3").replace("… … ", "… "), 46)


@pytest.mark.rule("collision-once", "nautilion-skips")
@pytest.mark.parametrize(("die", "token"), [(1, 1), (2, 7), (3, 4)])
def test_afterwards_the_nautilion_passes_the_phantom(die: int, token: int) -> None:
    table = sail("I … N 1 3 P 7 4 … A", plan=f"1 1 {die}", collided=True)
    assert "say-collision" not in said(table)
    assert state(table).landed == token


@pytest.mark.rule("collision-once")
@pytest.mark.parametrize("by", BY)
def test_face_to_face_they_sail_on_the_next_turn(by: str) -> None:
    table = meet(by, drawing="I 5 7 … N 1 3 6 P 4 8 … A", **TIE)
    settled(table, "recover 9")
    roll(table, "1 2 1")
    table.play("give 1 2 1")
    s = state(table)
    if by == "phantom":  # it stood before the Nautilion: 7 and 5 lie behind that
        assert picture(s) == "I P 7 … N 3 6 … 4 8 … A"
    else:  # the Nautilion lies in its way to 3 and 1
        assert picture(s) == "I 5 7 … P 3 … N 8 … A"
    assert said(table).count("say-collision") == 1


@pytest.mark.rule("collision-once", "mercenary-to-reserve", "mercenary-blow")
@pytest.mark.parametrize("by", BY)
def test_from_then_on_mercenaries_are_what_they_are_after_a_collision(by: str) -> None:
    table = meet(by, drawing="I 7 m … N m m 1 P m … A", **TIE)
    settled(table, "recover 9")
    assert state(table).collided == 1
    roll(table, "1 1 1")
    table.play("give 1 1 1")
    assert (said(table)[-1], legal(table)) == ("say-mercenary-blow", ["discard reserve"])
    for move in ("discard reserve", "pay 9"):
        table.play(move)
    assert (state(table).landed, legal(table)) == (MERCENARY, ["reserve"])
