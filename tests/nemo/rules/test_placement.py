"""The Placement Phase: dice, the ladder of full oceans, hunting ships and the cup."""

from __future__ import annotations

from itertools import product

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.placing import count_dice
from leagues.games.nemo.state import AT_SEA, DISCARDED, SHIPS, TONNAGE
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, ocean, play, position, ship, sit, state, table, told, where, why_not

FULL_PACIFIC = {"western-pacific": 4, "indian-ocean": 3, "arctic-ocean": 1, "central-pacific": 2, "south-pacific": 1}
FULL_PACIFIC |= {"pacific-coast": 1}  # the Western Pacific and all that is next to it


def roll(at: Table, *dice: int) -> None:
    """Roll the dice of the Placement Phase."""
    play(at, "roll")
    feed(at, *dice)


@pytest.mark.rule("place-hidden", "placement-each-die", "open-spaces", "placement-roll", "act-dice", "dice", "turn-phases")
def test_every_die_brings_a_hidden_ship_to_its_ocean() -> None:
    at = sit(phase="prepare", actions=0)
    roll(at, 2, 6)
    assert [state(at).hidden[ocean(name)] for name in ("eastern-pacific", "indian-ocean")] == [1, 1]
    assert sum(state(at).hidden) == 2
    assert asked(at) == "act"


@pytest.mark.rule("ocean-numbers", "place-hidden")
@pytest.mark.parametrize(("die", "name"), list(enumerate(names.OCEANS[:6], 1)))
def test_a_die_names_one_of_the_six_major_oceans(die: int, name: str) -> None:
    """004:806, 004:917: white and black ones alike."""
    at = sit(phase="prepare", act=2, actions=0)
    roll(at, die, die % 6 + 1, die)
    other = names.OCEANS[die % 6]
    assert {one: state(at).hidden[ocean(one)] for one in (name, other)} == {name: 2, other: 1}
    assert sum(state(at).hidden) == 3


@pytest.mark.rule("act-dice", "act-two")
def test_the_second_act_adds_a_black_die() -> None:
    """004:779."""
    at = sit(phase="prepare", act=2, actions=0)
    roll(at, 2, 6, 3)
    assert sum(state(at).hidden) == 3
    assert state(at).actions == 4


@pytest.mark.rule("determination", "act-dice")
def test_notoriety_adds_another_black_die() -> None:
    """004:444, 004:748, 004:779."""
    at = sit(phase="event", motive="war", act=2, actions=0, notoriety=44, turn=4, extra_die=1)
    at.feed("event 13")
    roll(at, 2, 6, 3, 4)
    assert sum(state(at).hidden) == 4


@pytest.mark.rule("determination-gone", "determination")
@pytest.mark.parametrize(("notoriety", "dice"), [(43, 0), (44, 1)])
def test_the_extra_die_is_settled_when_a_turn_begins(notoriety: int, dice: int) -> None:
    """004:748."""
    at = sit(motive="war", act=2, notoriety=notoriety, extra_die=1)
    play(at, "end")
    assert state(at).turn == 6
    assert state(at).extra_die == dice


@pytest.mark.rule("action-points", "dice")
def test_the_difference_of_the_white_dice_is_the_action_points() -> None:
    """004:287-293."""
    at = sit(phase="prepare", actions=0)
    roll(at, 4, 1)
    assert state(at).actions == 3


@pytest.mark.rule("action-point-limit", "save-one-point")
def test_there_are_at_most_five_action_points() -> None:
    """004:999."""
    at = sit(phase="prepare", actions=1)
    roll(at, 6, 1)
    assert state(at).actions == 5


@pytest.mark.rule("three-white-dice", "act-three")
def test_in_the_third_act_two_of_three_white_dice_are_chosen() -> None:
    """004:989."""
    at = sit(phase="prepare", act=3, actions=0)
    roll(at, 2, 6, 5, 1)
    assert legal(at) == ["without 1", "without 2", "without 3"]
    play(at, "without 3")
    assert state(at).actions == 4
    assert sum(state(at).hidden) == 4


@pytest.mark.rule("three-white-dice")
def test_equal_dice_are_one_choice_and_doubles_may_be_chosen() -> None:
    """004:989, 004:1003."""
    at = sit(phase="prepare", act=3, actions=0)
    roll(at, 5, 5, 1, 2)
    assert legal(at) == ["without 1", "without 3"]
    assert why_not(at, "without 2") == "three-white-dice"
    play(at, "without 3")
    assert state(at).lull == 1


@pytest.mark.rule("action-point-odds")
def test_the_odds_of_the_third_act() -> None:
    """004:1013-1018, 004:1040-1044."""
    start = position(act=3, actions=0, black=[1, 0])
    best = [0] * 6
    lulls = 0
    for dice in product(range(1, 7), repeat=3):
        found = []
        for left_out in range(3):
            s = start.copy()
            s.white = list(dice)
            count_dice(s, SHIPPED, left_out)
            found.append(s.actions)
        best[max(found)] += 1
        lulls += 0 in found
    assert best == [6, 30, 48, 54, 48, 30]
    assert lulls == 96


@pytest.mark.rule("placement-order")
def test_ships_come_from_the_lowest_ocean_to_the_highest() -> None:
    """004:806-849."""
    at = sit(phase="prepare", act=2, actions=0)
    roll(at, 6, 4, 1)
    assert [line.arguments[0] for line in at.journal if line.message == "say-hidden-placed"] == [0, 3, 5]


@pytest.mark.rule("spread-out", "ladder", "dotted-lines", "links")
def test_a_full_ocean_spreads_along_solid_and_dotted_lines() -> None:
    """004:806-849."""
    at = sit(phase="prepare", actions=0, hidden={"north-atlantic": 4})
    roll(at, 3, 1)
    assert asked(at) == "spread"
    assert legal(at) == ["south-atlantic", "european-seas", "pacific-coast", "arctic-ocean"]
    assert why_not(at, "indian-ocean") == "spread-out"
    play(at, "pacific-coast")
    assert state(at).hidden[ocean("pacific-coast")] == 1


@pytest.mark.rule("spread-out", "open-spaces")
def test_a_full_neighbour_takes_nobody() -> None:
    at = sit(phase="prepare", actions=0, hidden={"north-atlantic": 4, "pacific-coast": 1})
    roll(at, 3, 1)
    assert why_not(at, "pacific-coast") == "open-spaces"


@pytest.mark.rule("reveal", "reveal-where", "draw-at-random", "side-shown")
def test_with_no_room_next_to_it_a_hidden_ship_is_revealed() -> None:
    """004:806-849."""
    at = sit(phase="prepare", actions=0, hidden=FULL_PACIFIC)
    roll(at, 1, 2)
    assert asked(at) == "draw-ship"
    feed(at, "clyde")
    assert asked(at) == "replace-hidden"
    assert set(legal(at)) == set(FULL_PACIFIC)
    assert why_not(at, "cape-horn") == "reveal-where"
    play(at, "pacific-coast")
    assert where(at, "clyde") == AT_SEA + ocean("pacific-coast")
    assert state(at).backs[ship("clyde")] == 0
    assert state(at).hidden[ocean("pacific-coast")] == 0


@pytest.mark.rule("reveal")
def test_only_a_hidden_ship_can_be_replaced() -> None:
    hidden = {**FULL_PACIFIC, "pacific-coast": 0}
    at = sit(phase="prepare", actions=0, hidden=hidden, ships={"scotia": "pacific-coast"})
    roll(at, 1, 2)
    feed(at, "clyde")
    assert why_not(at, "pacific-coast") == "reveal"


@pytest.mark.rule("side-shown", "allied-navies", "allied-navies-stay")
@pytest.mark.parametrize(("notoriety", "side"), [(35, 0), (36, 1)])
def test_warships_show_their_purple_side_once_the_navies_are_allied(notoriety: int, side: int) -> None:
    at = sit(phase="prepare", motive="war", actions=0, hidden=FULL_PACIFIC, notoriety=notoriety)
    roll(at, 1, 2)
    feed(at, "lord-clyde")
    play(at, "pacific-coast")
    assert state(at).backs[ship("lord-clyde")] == side


def crowd(white: int) -> dict[str, str]:
    """Twelve revealed ships that fill the Western Pacific and all that is next to it, the first `white` of them white."""
    places = [name for name, count in FULL_PACIFIC.items() for _ in range(count)]
    merchants = [
        "clyde",
        "scotia",
        "rhone",
        "syria",
        "jumna",
        "donau",
        "gange",
        "chance",
        "alfred",
        "america",
        "ariel",
        "fulmar",
    ]
    return {
        f"{name}{'' if at < white else '*'}": place for at, (name, place) in enumerate(zip(merchants, places, strict=True))
    }


@pytest.mark.rule("get-hostile", "ladder", "hostile-white-only")
def test_with_everything_revealed_a_white_ship_turns_gray() -> None:
    """004:806-849."""
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(5))
    roll(at, 1, 2)
    assert asked(at) == "turn-hostile"
    assert legal(at) == sorted(["clyde", "scotia", "rhone", "syria", "jumna"], key=ship)
    assert why_not(at, "donau") == "hostile-white-only"
    assert why_not(at, "zeeland") == "get-hostile"
    before = state(at).warships[0]
    play(at, "clyde")
    assert state(at).warships[0] == before + 1


@pytest.mark.rule("go-hunting", "hunter-gray", "hunter-anywhere", "ladder")
def test_with_nobody_left_to_turn_a_hunter_comes_anywhere_in_the_world() -> None:
    """004:806-849."""
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0))
    roll(at, 1, 2)
    assert asked(at) == "draw-ship"
    feed(at, "tynwald")
    assert asked(at) == "hunt"
    assert why_not(at, "western-pacific") == "open-spaces"
    play(at, "cape-horn")
    assert where(at, "tynwald") == AT_SEA + ocean("cape-horn")
    assert state(at).backs[ship("tynwald")] == 1


@pytest.mark.rule("hunter-fights", "stalk-forced", "hunter-survives")
def test_a_hunter_where_the_nautilus_is_is_stalked_at_once() -> None:
    """004:848."""
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0))
    roll(at, 1, 2)
    feed(at, "tynwald")
    play(at, "south-atlantic")
    assert told(at, "say-attacks") == (ship("tynwald"), 2, 1)
    feed(at, 6, 6)  # her shot misses
    play(at, "none")
    feed(at, 1, 2)
    play(at, "accept")
    assert where(at, "tynwald") == AT_SEA + ocean("south-atlantic")
    assert state(at).notoriety == 1
    assert asked(at) == "act"


@pytest.mark.rule("go-hunting", "hunter-fights", "hunter-anywhere", "lull-placement")
def test_two_hunters_of_one_turn_come_one_after_the_other() -> None:
    """Each is drawn for the ocean that is full, and the first is fought before the second is drawn. 004:806, 004:848."""
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0))
    roll(at, 1, 1)
    for number, name in enumerate(("tynwald", "zeeland"), 1):
        feed(at, name)
        top = state(at).frames[state(at).depth - 1]
        assert (asked(at), top.a, state(at).drawn) == ("hunt", ocean("western-pacific"), ship(name) + 1)
        play(at, "south-atlantic")
        feed(at, 6, 6)
        play(at, "none")
        feed(at, 1, 2)
        play(at, "accept")
        assert (state(at).notoriety, state(at).revealed[ocean("south-atlantic")]) == (number, number)
    assert asked(at) == "act"


@pytest.mark.rule("imperialist-victory", "end-at-once", "defeat-unscored")
def test_a_hunter_without_an_open_space_anywhere_ends_the_voyage() -> None:
    """004:849."""
    rest = {"eastern-pacific": 4, "north-atlantic": 4, "south-atlantic": 3, "european-seas": 4, "cape-horn": 1}
    rest |= {"cape-of-good-hope": 1}
    at = sit("south-atlantic", phase="prepare", actions=0, ships=crowd(0), hidden=rest)
    roll(at, 1, 2)
    feed(at, "tynwald")
    assert at.outcome == "lost-imperialists"
    assert at.game.score(at.state, SHIPPED, 0) == 0


def emptied(*discarded: str, late: bool = False) -> list[int]:
    """Where the ships are when the cup is empty: sunk or discarded; with `late` those of the later groups too."""
    places = [TONNAGE if one < names.EARLIER_SHIPS else 0 for one in range(SHIPS)]
    if not late:
        places = [TONNAGE if SHIPPED.group[one] < 2 else 0 for one in range(SHIPS)]
    for name in discarded:
        places[ship(name)] = DISCARDED
    return places


@pytest.mark.rule("cup-refilled", "ship-discard")
def test_an_empty_cup_is_filled_with_the_discarded_ships() -> None:
    """004:851."""
    s = position(phase="prepare", actions=0, hidden=FULL_PACIFIC)
    s.ships = emptied("clyde", "scotia")
    at = table(s)
    roll(at, 1, 2)
    assert legal(at) == ["clyde", "scotia"]


@pytest.mark.rule("cup-reinforced")
def test_without_discarded_ships_the_later_groups_come() -> None:
    """004:851."""
    s = position(phase="prepare", actions=0, hidden=FULL_PACIFIC)
    s.ships = emptied()
    at = table(s)
    roll(at, 1, 2)
    groups = {SHIPPED.group[ship(name)] for name in legal(at)}
    assert groups == {2, 3, 4, 5}


@pytest.mark.rule("cup-dry")
def test_a_dry_cup_reveals_nobody() -> None:
    s = position(phase="prepare", actions=0, hidden=FULL_PACIFIC)
    s.ships = emptied(late=True)
    at = table(s)
    roll(at, 1, 2)
    assert asked(at) == "act"
    assert sum(state(at).hidden) == 13
    assert told(at, "say-cup-dry") is not None


@pytest.mark.rule("component-limits", "component-counts")
def test_there_are_thirty_hidden_ships() -> None:
    tables = SHIPPED.copy()
    tables.hidden_stock = 2
    at = table(position(phase="prepare", actions=0, hidden={"indian-ocean": 1}, tables=tables), tables)
    roll(at, 2, 3)
    assert sum(state(at).hidden) == 2
    assert SHIPPED.hidden_stock == 30
