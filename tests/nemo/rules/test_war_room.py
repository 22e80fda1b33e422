"""The War Room."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.aids.wagers import help_choices
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.modifiers import natural_two
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.scoring import WARSHIPS, points
from leagues.games.nemo.sources import ATTACK, INCITE, SEARCH
from leagues.kernel.table import Table

from ..positions import SHIPPED, asked, feed, legal, play, position, ship, sit, state, why_not

HERE = "western-pacific"
FIRST, SECOND = "plan first die", "plan second die"


def shot_at(first: int, second: int, **more: Any) -> Table:
    """The Lord Clyde (attack 8) shoots."""
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["war-room"], **more)
    play(at, "bold", "lord-clyde")
    feed(at, first, second)
    return at


@pytest.mark.rule("upgrade-war-room", "enemy-misses")
def test_a_die_against_us_is_turned() -> None:
    """004:1407, 004:1887-1893."""
    at = shot_at(1, 4)
    assert {FIRST} <= set(legal(at))
    assert why_not(at, SECOND) == "war-room-die"  # it shows a 4 already
    play(at, FIRST)
    assert asked(at) == "exert"  # she has missed with her 8


@pytest.mark.rule("upgrade-war-room", "enemy-snake-eyes", "help-natural-two")
def test_two_ones_are_none_any_more() -> None:
    at = shot_at(1, 1)
    play(at, SECOND)
    assert state(at).dice == [1, 4]
    assert not natural_two(state(at))
    assert "sacrifice ned-land" in legal(at)
    play(at, "accept")
    feed(at, 4)
    assert asked(at) == "absorb"  # one hit, of the lowest die, and no die for their number


@pytest.mark.rule("war-room-die", "enemy-hits")
def test_one_die_of_each_roll_and_hits_by_the_lowest() -> None:
    at = sit(HERE, ships={"monarch*": HERE}, upgrades=["war-room"], act=3)
    play(at, "bold", "monarch")
    feed(at, 3, 6)
    play(at, SECOND)
    assert state(at).dice == [3, 4]
    assert why_not(at, FIRST) == "war-room-die"


@pytest.mark.rule("war-room-die", "re-roll")
def test_a_roll_that_is_made_again_can_be_planned_again() -> None:
    at = shot_at(1, 2)
    play(at, FIRST, "sacrifice conseil")
    feed(at, 2, 3)
    assert {FIRST, SECOND} <= set(legal(at))


@pytest.mark.rule("upgrade-war-room", "own-hit")
def test_a_die_of_our_attack_is_turned() -> None:
    at = sit(HERE, ships={"clyde": HERE}, upgrades=["war-room"])
    play(at, "bold", "clyde", "none")
    feed(at, 1, SHIPPED.defence[0][ship("clyde")] - 4)
    play(at, FIRST)
    assert asked(at) == "dispose"


@pytest.mark.rule("war-room-die", "torpedo-roll")
def test_a_torpedo_is_planned_while_it_has_two_dice() -> None:
    for worn, planned in ((0, True), (1, False)):
        at = sit(HERE, ships={"clyde": HERE}, upgrades=["war-room", "steam-torpedoes"], torpedo_worn=worn)
        play(at, "torpedo", "clyde")
        feed(at, *((1, 1) if worn == 0 else (1,)))
        assert (asked(at) == "help") == planned
        if planned:
            assert FIRST in legal(at)


@pytest.mark.rule("war-room-die")
def test_inciting_is_planned_and_searching_is_not() -> None:
    for action, planned in (("incite", True), ("search", False)):
        at = sit("indian-ocean", upgrades=["war-room"], gems=["indian-ocean"])
        play(at, action, "none")
        feed(at, 2, 2)
        assert (FIRST in legal(at)) == planned
        if not planned:
            assert why_not(at, FIRST) == "war-room-die"


@pytest.mark.rule("upgrade-war-room")
def test_without_it_nothing_is_planned() -> None:
    at = sit(HERE, ships={"lord-clyde": HERE})
    play(at, "bold", "lord-clyde")
    feed(at, 1, 2)
    assert why_not(at, FIRST) == "upgrade-war-room"


@pytest.mark.rule("upgrade-war-room")
def test_an_owner_says_which_face() -> None:
    tables = read_tables("[upgrades.war-room]\nface = 6\nwarship = 5\n")
    at = sit(HERE, ships={"lord-clyde": HERE}, upgrades=["war-room"], tables=tables)
    play(at, "bold", "lord-clyde")
    feed(at, 1, 2)
    play(at, FIRST)
    assert asked(at) == "exert"
    assert points(state(at), tables, WARSHIPS) == 4


@pytest.mark.rule("upgrade-war-room", "score-upgrades")
@pytest.mark.parametrize(("motive", "scored"), [("explore", 2), ("science", 3), ("war", 3 + SHIPPED.adds[3][WARSHIPS])])
def test_it_scores_as_a_warship(motive: str, scored: int) -> None:
    assert points(position(motive=motive, upgrades=["war-room"]), SHIPPED, WARSHIPS) == scored
    assert points(position(motive=motive, available=["war-room"]), SHIPPED, WARSHIPS) == 0


@pytest.mark.rule("upgrade-war-room")
def test_the_odds_before_the_roll_count_it() -> None:
    """The Clyde needs so much; a throw that fails may have one of its dice turned."""
    s = position(HERE, ships={"clyde": HERE}, upgrades=["war-room"])
    needed = SHIPPED.defence[0][ship("clyde")]
    told = {helping.notation(one["answer"]): one["chance"] for one in roll_of(s, SHIPPED, ATTACK, ship("clyde"))["help"]}
    throws = [(one, two) for one in range(1, 7) for two in range(1, 7)]
    passing = [dice for dice in throws if sum(dice) >= needed or 4 + dice[1] >= needed]
    assert told[FIRST] == {"lots": len(passing), "of": 36}
    assert not [one for one in roll_of(s, SHIPPED, SEARCH, 0)["help"] if "plan" in helping.notation(one["answer"])]
    assert [one for one in roll_of(s, SHIPPED, INCITE, 0)["help"] if helping.notation(one["answer"]) == SECOND]


@pytest.mark.rule("upgrade-war-room")
def test_after_the_roll_it_says_what_it_would_change() -> None:
    at = shot_at(1, 4)
    told = help_choices(state(at), SHIPPED)
    [answer] = [one for one in told if helping.notation(one) == FIRST]
    assert told[answer]["change"] == "passes"
    at = shot_at(1, 1)
    told = help_choices(state(at), SHIPPED)
    assert {told[one]["change"] for one in told if helping.offer_of(one) >= 0} == {"better"}
