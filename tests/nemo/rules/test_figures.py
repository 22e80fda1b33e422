"""Figures of the book's index that no other test shows: what exerting adds, what actions cost, the dice, three ships."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from leagues.games.nemo.placing import count_dice
from leagues.games.nemo.seas import is_warship
from leagues.games.nemo.state import CREW, HULL, NEMO

from ..positions import SHIPPED, play, position, ship, sit, state


@pytest.mark.rule("exert-values", "setup-tracks")
def test_what_exerting_adds_on_each_space() -> None:
    """004:1130, 004:1654: four below its start the Crew adds two, and a less stable Nemo adds more."""
    assert SHIPPED.track_start == [6, 10, 10]
    assert SHIPPED.exert[NEMO][1:7] == [3, 3, 3, 2, 2, 2]
    assert SHIPPED.exert[CREW][1:] == [1, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert SHIPPED.exert[HULL][1:] == [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]
    assert SHIPPED.exert[CREW][SHIPPED.track_start[CREW] - 4] == 2


@pytest.mark.rule("action-costs", "actions")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        ("adventure", 2), ("bold", 1), ("stalk", 1), ("incite", 1), ("move indian-ocean", 1), ("rest", 2), ("repair", 2),
        ("refit", 2), ("search", 1),
    ],
)  # fmt: skip
def test_what_each_action_costs(action: str, cost: int) -> None:
    """004:1024-1034."""
    at = sit("western-pacific", gems=["western-pacific"], ships={"clyde": "western-pacific"}, actions=5,
             salvage=["rhone", "syria"], available=["fog-machine"])  # fmt: skip
    play(at, action)
    assert state(at).actions == 5 - cost


@pytest.mark.rule("action-point-odds", "lull")
def test_the_odds_of_two_white_dice() -> None:
    """004:1040-1044: a Lull in one roll of six."""
    start = position(actions=0, black=[0, 0])
    points: Counter[int] = Counter()
    for one, two in product(range(1, 7), repeat=2):
        s = start.copy()
        s.white = [one, two, 0]
        count_dice(s, SHIPPED, 2)
        assert s.lull == (one == two)
        points[s.actions] += 1
    assert points == {0: 6, 1: 10, 2: 8, 3: 6, 4: 4, 5: 2}


@pytest.mark.rule("ship-tokens", "warships")
def test_the_ships_of_the_books_example() -> None:
    """004:1434-1549: the Donau, the Kōtetsu and the Victoria."""
    donau, kotetsu, victoria = ship("donau"), ship("kotetsu"), ship("victoria")
    assert (SHIPPED.attack[0][donau], SHIPPED.worth[0][donau]) == (0, 1)
    figures = [table[0][kotetsu] for table in (SHIPPED.attack, SHIPPED.defence, SHIPPED.infamy, SHIPPED.worth)]
    assert figures == [7, 10, 1, 2]
    s = position("western-pacific", act=2, ships={"donau": "western-pacific", "victoria": "western-pacific"}, notoriety=26)
    assert [bool(is_warship(s, SHIPPED, one)) for one in (donau, kotetsu, victoria)][::2] == [False, True]
