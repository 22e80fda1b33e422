"""Notoriety and its levels."""

from __future__ import annotations

import pytest

from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.resources import change_notoriety
from leagues.games.nemo.state import BLUE, BOX, CUP, GREEN

from ..positions import SHIPPED, position, ship, state, table


@pytest.mark.rule("notoriety", "notoriety-floor")
def test_notoriety_rises_and_never_falls_below_zero() -> None:
    """004:721."""
    s = position(notoriety=3)
    change_notoriety(s, SHIPPED, 2)
    assert s.notoriety == 5
    change_notoriety(s, SHIPPED, -9)
    assert s.notoriety == 0


@pytest.mark.rule("blue-group", "green-group", "difficulty-groups", "colour-groups")
@pytest.mark.parametrize(("level", "blue", "green"), [("sailor", 18, 30), ("officer", 14, 26), ("captain", 10, 22)])
def test_notoriety_brings_the_blue_and_the_green_ships(level: str, blue: int, green: int) -> None:
    """004:730-736."""
    for limit, name, group in ((blue, "victoria", BLUE), (green, "moshun", GREEN)):
        s = position(motive="war", levels={"reinforcements": level})
        change_notoriety(s, SHIPPED, limit - 1)
        assert s.ships[ship(name)] == BOX
        change_notoriety(s, SHIPPED, 1)
        assert s.ships[ship(name)] == CUP
        assert s.groups >> group & 1


@pytest.mark.rule("groups-stay")
def test_a_group_stays_when_notoriety_falls_and_comes_but_once() -> None:
    """004:730-736."""
    s = position()
    change_notoriety(s, SHIPPED, 14)
    change_notoriety(s, SHIPPED, -10)
    assert s.ships[ship("victoria")] == CUP
    s.ships[ship("victoria")] = 30
    change_notoriety(s, SHIPPED, 10)
    assert s.ships[ship("victoria")] == 30


@pytest.mark.rule("allied-navies", "allied-navies-gray", "levels-in-order")
def test_at_36_all_warships_at_sea_but_the_gray_ones_turn_purple() -> None:
    """004:744."""
    ships = {"lord-clyde": "indian-ocean", "clyde": "indian-ocean", "scotia*": "indian-ocean"}
    s = position(motive="war", ships=ships)
    change_notoriety(s, SHIPPED, 36)
    assert s.allied == 1
    assert [s.backs[ship(name)] for name in ("lord-clyde", "clyde", "scotia")] == [1, 0, 1]
    assert s.groups >> BLUE & 1
    assert s.groups >> GREEN & 1


@pytest.mark.rule("allied-navies-stay")
def test_the_alliance_outlasts_a_fall() -> None:
    """004:744."""
    s = position(motive="war", notoriety=35, ships={"lord-clyde": "indian-ocean"})
    change_notoriety(s, SHIPPED, 1)
    change_notoriety(s, SHIPPED, -20)
    assert (s.allied, s.backs[ship("lord-clyde")]) == (1, 1)


@pytest.mark.rule("defeat-level-only", "pariah", "levels-in-order")
def test_a_level_that_is_the_defeat_does_nothing_else() -> None:
    """004:744."""
    s = position(motive="explore", notoriety=35, ships={"lord-clyde": "indian-ocean"})
    change_notoriety(s, SHIPPED, 3)
    assert (s.allied, s.backs[ship("lord-clyde")], s.ending) == (0, 0, 4)
    s = position(motive="science", notoriety=25)
    change_notoriety(s, SHIPPED, 1)
    assert s.ships[ship("moshun")] == BOX


@pytest.mark.rule("pariah", "motive-explore", "motive-science", "motive-anti-imperialism", "motive-war", "motives")
@pytest.mark.parametrize(("motive", "level"), [("science", 26), ("explore", 36), ("anti-imperialism", 44), ("war", 51)])
def test_the_defeat_of_each_motive(motive: str, level: int) -> None:
    """004:1668."""
    s = position(motive=motive, notoriety=level - 2)
    change_notoriety(s, SHIPPED, 1)
    assert s.ending == 0
    change_notoriety(s, SHIPPED, 1)
    assert s.ending == 4


@pytest.mark.rule("notoriety-net")
def test_what_a_card_adds_and_takes_at_once_is_one_change() -> None:
    tables = read_tables('[events.39]\ndo = ["notoriety 4", "notoriety -3", "to-fail"]\n')
    at = table(position(phase="event", notoriety=33, tables=tables), tables)
    at.feed("event 39")
    assert (at.outcome, state(at).notoriety) == (None, 34)


@pytest.mark.rule("notoriety")
def test_the_track_ends_at_51() -> None:
    s = position(motive="war", notoriety=50)
    change_notoriety(s, SHIPPED, 9)
    assert s.notoriety == 51
