"""The ship cup: who comes into it again, and when."""

from __future__ import annotations

import pytest

from leagues.games.nemo import cup, names
from leagues.games.nemo.decisions.target import HIDDEN, forbidden
from leagues.games.nemo.rulebook import Rule
from leagues.games.nemo.state import (
    AT_SEA,
    BOX,
    CUP,
    DISCARDED,
    DRAWN,
    GROUPS,
    PALE_YELLOW,
    SALVAGED,
    SHIPS,
    TONNAGE,
    WHITE,
    State,
)

from ..positions import SHIPPED, position

LATE = ("blue", "green", "dark-yellow", "orange")
ONE_OF_EACH = {group: SHIPPED.group.index(group) for group in range(GROUPS)}


def alone(ship: int, place: int) -> State:
    """A state in which one ship is somewhere and all others are sunk."""
    s = position(hidden={"north-atlantic": 1})
    s.ships = [TONNAGE] * names.EARLIER_SHIPS + [BOX] * (SHIPS - names.EARLIER_SHIPS)
    s.ships[ship] = place
    s.groups = 1 << WHITE | 1 << PALE_YELLOW
    return s


@pytest.mark.rule("cup-reinforced", "cup-dry")
@pytest.mark.parametrize("group", range(GROUPS), ids=names.GROUPS)
def test_of_the_ships_in_the_box_the_later_groups_can_come(group: int) -> None:
    s = alone(ONE_OF_EACH[group], BOX)
    late = names.GROUPS[group] in LATE
    assert cup.can_fill(s, SHIPPED) == late
    assert forbidden(s, SHIPPED, HIDDEN) == (0 if late else Rule.ATTACK_TARGET)
    assert cup.fill(s, SHIPPED) == late
    assert s.ships[ONE_OF_EACH[group]] == (CUP if late else BOX)


@pytest.mark.rule("cup-refilled", "cup-dry")
@pytest.mark.parametrize("group", range(GROUPS), ids=names.GROUPS)
@pytest.mark.parametrize("place", [CUP, DISCARDED, DRAWN, AT_SEA, SALVAGED, TONNAGE])
def test_of_the_others_those_that_are_in_the_cup_or_discarded(group: int, place: int) -> None:
    s = alone(ONE_OF_EACH[group], place)
    comes = place in (CUP, DISCARDED)
    assert cup.can_fill(s, SHIPPED) == comes
    assert cup.fill(s, SHIPPED) == comes
    assert s.ships[ONE_OF_EACH[group]] == (CUP if comes else place)


@pytest.mark.rule("cup-refilled")
def test_while_the_cup_has_a_ship_it_is_not_filled() -> None:
    s = alone(SHIPS - 1, CUP)
    s.ships[0] = DISCARDED
    assert cup.fill(s, SHIPPED)
    assert (s.ships[0], s.ships[SHIPS - 1]) == (DISCARDED, CUP)


@pytest.mark.rule("cup-refilled", "cup-reinforced")
def test_while_ships_are_discarded_no_group_comes() -> None:
    blue = ONE_OF_EACH[names.GROUPS.index("blue")]
    s = alone(blue, BOX)
    s.ships[0] = DISCARDED
    assert cup.fill(s, SHIPPED)
    assert (s.ships[0], s.ships[blue]) == (CUP, BOX)


@pytest.mark.rule("cup-refilled")
def test_the_last_ship_counts_too() -> None:
    s = alone(SHIPS - 1, DISCARDED)
    assert cup.can_fill(s, SHIPPED)
    assert cup.in_cup(s, SHIPPED, 0) == 0
    assert cup.fill(s, SHIPPED)
    assert cup.in_cup(s, SHIPPED, 0) == 1
