"""What a throw is for, and which one of its kind it is: the occasion that its luck is addressed with."""

from __future__ import annotations

from leagues.games.nemo.decisions import throw
from leagues.games.nemo.steps import (
    DISASTER,
    EVENT_SHIPS,
    FOGGING,
    HITTING,
    HULL_LOSS,
    PLACING,
    RISING_UP,
    START,
    TESTING,
)
from leagues.kernel.table import Table

from .cards.hands import last_stack, rolled, turned
from .positions import SHIPPED, asked, feed, new, ocean, play, sit, state

PACIFIC = "western-pacific"


def thrown(at: Table, *dice: int) -> list[tuple[int, ...]]:
    """Throw these dice: the occasions on which they are thrown, without the turn."""
    found = []
    for die in dice:
        assert asked(at) == "throw"
        turn, *occasion = throw.occasion(state(at), SHIPPED)
        assert turn == state(at).turn
        found.append(tuple(occasion))
        feed(at, die)
    return found


def test_the_die_of_the_prologue() -> None:
    at = new()
    while asked(at) != "throw":
        play(at, "leave") if asked(at) == "buy-first" else at.feed(at.legal[0])
    assert thrown(at, 3) == [(START, 0)]


def test_the_dice_of_the_placement_are_counted() -> None:
    at = sit(phase="prepare", act=3, turn=20, extra_die=1)
    play(at, "roll")
    assert thrown(at, 1, 2, 3, 4, 5) == [(PLACING, die) for die in range(5)]


def test_the_dice_of_a_test_are_two_and_begin_again_when_rolled_again() -> None:
    at = sit(PACIFIC, nemo=4)
    play(at, "rest", "none")
    assert thrown(at, 2, 3) == [(TESTING, 0), (TESTING, 1)]
    play(at, "sacrifice conseil")
    assert thrown(at, 2, 3) == [(TESTING, 0), (TESTING, 1)]


def test_the_dice_of_a_disaster_and_of_hits_are_of_their_own() -> None:
    at = sit(PACIFIC, ships={"lord-clyde": PACIFIC})
    play(at, "bold", "lord-clyde")
    thrown(at, 1, 1)
    play(at, "accept")
    assert thrown(at, 2, 1, 3) == [(DISASTER, 0), (HITTING, 0), (HITTING, 0)]


def test_the_die_of_an_uprising_names_its_ocean() -> None:
    oceans = ("western-pacific", "indian-ocean")
    at = sit(phase="prepare", actions=0, cubes=dict.fromkeys(oceans, 1))
    play(at, "roll")
    thrown(at, 2, 2)
    assert thrown(at, 6, 6) == [(RISING_UP, ocean(name)) for name in oceans]


def test_the_dice_of_the_fog_are_two() -> None:
    at = sit(upgrades=["fog-machine"], notoriety=12, actions=5)
    play(at, "fog")
    assert thrown(at, 2, 3) == [(FOGGING, 0), (FOGGING, 1)]


def test_the_dice_of_an_event_count_down() -> None:
    at = turned("rising", motive="war", act=3, turn=16, notoriety=44)
    assert thrown(at, 1, 2, 3, 4) == [(EVENT_SHIPS, left) for left in (3, 2, 1, 0)]


def test_the_die_of_the_maelstrom() -> None:
    at = rolled(last_stack(finale="a"), 9)
    assert thrown(at, 5) == [(HULL_LOSS, 0)]
