"""The Map Room."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import sources
from leagues.games.nemo.aids.choices import choices_of
from leagues.games.nemo.decisions import act, take_up
from leagues.games.nemo.decisions import help as helping
from leagues.games.nemo.game import GAME
from leagues.games.nemo.modifiers import modifiers, total
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.sources import ATTACK, CARD, INCITE, REST, SEARCH

from ..positions import SHIPPED, asked, feed, legal, play, position, sit, state, treasure, why_not

HERE = "north-atlantic"
FITTED: dict[str, Any] = {"upgrades": ["map-room"]}
SECOND = {"decline", "second for notoriety", "second for nemo"}


def searched(**more: Any) -> Any:
    """A search has succeeded; the next Treasure is drawn."""
    at = sit(HERE, gems=[HERE], **{**FITTED, **more})
    play(at, "search", "none")
    feed(at, 4, 4)
    play(at, "accept")
    return at


@pytest.mark.rule("upgrade-map-room")
@pytest.mark.parametrize(("what", "adds"), [(SEARCH, 1), (INCITE, 0), (REST, 0), (CARD, 0), (ATTACK, 0)])
def test_searching_is_rolled_with_more(what: int, adds: int) -> None:
    """004:1791-1799."""
    source = sources.NAMES.index("map-room")
    for upgrades, amount in ((["map-room"], adds), ([], 0)):
        s = position(upgrades=upgrades)
        modifiers(s, SHIPPED, what, 0, s.amounts)
        assert s.amounts[source] == amount


@pytest.mark.rule("upgrade-map-room", "upgrade-arcane-library")
def test_it_adds_to_what_the_arcane_library_adds() -> None:
    at = sit(HERE, gems=[HERE], upgrades=["map-room", "arcane-library"])
    told = choices_of(GAME, state(at), SHIPPED)[act.SEARCH]["roll"]["modifiers"]
    assert {"source": "map-room", "amount": 1} in told
    play(at, "search", "none")
    feed(at, 2, 3)
    assert total(state(at)) == 7


@pytest.mark.rule("map-room-second", "map-room-each")
@pytest.mark.parametrize(("way", "notoriety", "nemo"), [("second for notoriety", 6, 5), ("second for nemo", 5, 4)])
def test_a_second_treasure_is_drawn_for_a_price_and_one_goes_back(way: str, notoriety: int, nemo: int) -> None:
    at = searched(notoriety=5, nemo=5)
    before = sum(state(at).cup)
    feed(at, "map-1")
    assert (asked(at), set(legal(at)), state(at).held[treasure("map-1")]) == ("take-up", SECOND, 0)
    play(at, way)
    assert (state(at).notoriety, state(at).tracks[0]) == (notoriety, nemo)
    feed(at, "map-4")
    assert set(legal(at)) == {"keep the first", "keep the second"}
    assert why_not(at, "decline") == "map-room-second"
    play(at, "keep the second")
    assert (state(at).held[treasure("map-1")], state(at).held[treasure("map-4")]) == (0, 1)
    assert sum(state(at).cup) == before - 1
    assert asked(at) == "act"  # no third one


@pytest.mark.rule("map-room-second")
def test_the_first_one_can_be_kept_with_a_second_or_without() -> None:
    at = searched()
    feed(at, "map-1")
    play(at, "decline")
    assert (state(at).held[treasure("map-1")], state(at).notoriety, asked(at)) == (1, 0, "act")
    at = searched()
    feed(at, "map-1")
    play(at, "second for notoriety")
    feed(at, "map-0")
    play(at, "keep the first")
    assert (state(at).held[treasure("map-1")], state(at).held[treasure("map-0")]) == (1, 0)
    assert state(at).cup[treasure("map-0")] == SHIPPED.treasures[treasure("map-0")]


@pytest.mark.rule("map-room-each")
def test_what_would_do_harm_at_once_can_be_put_back() -> None:
    at = searched(notoriety=5)
    feed(at, "scandal")
    assert (asked(at), state(at).notoriety) == ("take-up", 5)
    play(at, "second for notoriety")
    feed(at, "map-1")
    play(at, "keep the second")
    assert (state(at).notoriety, state(at).cup[treasure("scandal")]) == (6, SHIPPED.treasures[treasure("scandal")])


@pytest.mark.rule("map-room-each", "treasure-x")
def test_each_of_two_more_has_an_offer_of_its_own() -> None:
    at = searched()
    feed(at, "two-more")
    play(at, "decline")
    for name in ("map-1", "map-2"):
        feed(at, name)
        assert set(legal(at)) == SECOND
        play(at, "decline")
    assert (state(at).held[treasure("map-1")], state(at).held[treasure("map-2")], asked(at)) == (1, 1, "act")


@pytest.mark.rule("map-room-each")
def test_two_of_a_kind_are_no_choice_and_an_empty_cup_has_no_second() -> None:
    at = searched()
    feed(at, "map-1")
    play(at, "second for notoriety")
    feed(at, "map-1")
    assert (state(at).held[treasure("map-1")], asked(at)) == (1, "act")
    cup = [0] * len(SHIPPED.treasures)
    cup[treasure("map-1")] = 1
    at = searched(cup=cup)
    assert (state(at).held[treasure("map-1")], asked(at)) in {(0, "draw-treasure"), (1, "act")}
    if asked(at) == "draw-treasure":
        feed(at, "map-1")
    assert (state(at).held[treasure("map-1")], asked(at)) == (1, "act")


@pytest.mark.rule("map-room-each", "broken")
def test_the_last_step_can_be_given_for_it() -> None:
    at = searched(nemo=1)
    feed(at, "map-1")
    play(at, "second for nemo")
    assert (at.over, at.outcome) == (True, "lost-broken")


@pytest.mark.rule("map-room-return", "treasure-as-modifier")
@pytest.mark.parametrize(("answer", "back"), [("return", 1), ("decline", 0)])
def test_a_treasure_that_is_spent_may_go_back(answer: str, back: int) -> None:
    at = sit(crew=5, held={"map-2": 1}, **FITTED)
    before = state(at).cup[treasure("map-2")]
    play(at, "rest", "none", "spend map-2")
    assert (asked(at), set(legal(at))) == ("take-up", {"decline", "return"})
    play(at, answer)
    assert (state(at).held[treasure("map-2")], state(at).cup[treasure("map-2")]) == (0, before + back)
    feed(at, 2, 2)
    assert state(at).amounts[sources.TREASURE_SPENT] == 2  # it has helped all the same


@pytest.mark.rule("map-room-return", "expensive")
@pytest.mark.parametrize(("lost", "offered"), [("map-0", True), ("abyss", False)])
def test_a_treasure_that_is_lost_may_go_back_if_it_has_a_value(lost: str, offered: bool) -> None:
    """A value of 0 is one; a Wonder has none."""
    at = sit(hull=5, held={lost: 1, "map-1": 1}, **FITTED)
    play(at, "repair", "none", "none")
    feed(at, 3, 4)
    play(at, "accept", lost)
    assert asked(at) == ("take-up" if offered else "act")


@pytest.mark.rule("map-room-return", "treasure-retain", "re-roll")
def test_a_treasure_that_is_used_may_go_back() -> None:
    at = sit(hull=5, held={"retain-hull": 1}, **FITTED)
    play(at, "use retain-hull")
    assert (asked(at), set(legal(at))) == ("take-up", {"decline", "return"})
    play(at, "return")
    assert (state(at).tracks[2], state(at).held[treasure("retain-hull")]) == (6, 0)
    at = sit(crew=5, held={"retain-reroll": 1}, **FITTED)
    play(at, "rest", "none", "none")
    feed(at, 1, 2)
    play(at, "use retain-reroll")
    assert asked(at) == "take-up"
    play(at, "return")
    assert (asked(at), state(at).held[treasure("retain-reroll")]) == ("throw", 0)
    feed(at, 6, 6)


@pytest.mark.rule("map-room-return", "re-roll")
def test_a_new_roll_is_told_as_one_with_it_too() -> None:
    found = []
    for upgrades in ([], ["map-room"]):
        at = sit(crew=5, held={"retain-reroll": 1}, upgrades=upgrades)
        before = choices_of(GAME, state(at), SHIPPED)[act.REST]["roll"]
        play(at, "rest", "none", "none")
        feed(at, 1, 2)
        after = choices_of(GAME, state(at), SHIPPED)[helping.TREASURE + treasure("retain-reroll")]
        found.append((before, after))
    assert found[0] == found[1]


@pytest.mark.rule("map-room-return")
def test_without_it_nothing_is_offered() -> None:
    at = sit(crew=5, held={"map-2": 1})
    play(at, "rest", "none", "spend map-2")
    assert asked(at) == "throw"
    at = searched(upgrades=[])
    feed(at, "map-1")
    assert asked(at) == "act"


@pytest.mark.rule("map-room-second", "upgrade-manifesto")
def test_only_what_is_offered_just_now() -> None:
    at = searched()
    feed(at, "map-1")
    assert why_not(at, "keep the first") == "map-room-second"
    assert why_not(at, "return") == "map-room-return"
    assert why_not(at, "give hull") == "upgrade-manifesto"


@pytest.mark.rule("upgrade-map-room")
def test_values_are_the_owners_to_change() -> None:
    tables = read_tables("[upgrades.map-room]\nadds = 3\nlast = 2\n")
    at = searched(tables=tables, notoriety=5)
    feed(at, "map-1")
    play(at, "second for notoriety")
    assert state(at).notoriety == 7


@pytest.mark.rule("map-room-second")
def test_what_is_chosen_from_is_told() -> None:
    at = searched(notoriety=5)
    feed(at, "map-1")
    told = choices_of(GAME, state(at), SHIPPED)
    assert ("aid-keep-treasure", {"treasure": treasure("map-1")}) in told[take_up.DECLINE]["more"]
    assert ("aid-notoriety-then", {"count": 1, "at": 6}) in told[take_up.OFFERED]["more"]
    play(at, "second for notoriety")
    feed(at, "map-4")
    sentences = [one["sentence"] for one in choices_of(GAME, state(at), SHIPPED).values()]
    assert sentences == [("aid-keep-treasure", {"treasure": treasure(name)}) for name in ("map-1", "map-4")]


@pytest.mark.rule("piracy-other-price", "map-room-second")
def test_who_cannot_become_more_notorious_pays_otherwise() -> None:
    """Ruling A19."""
    at = searched(motive="piracy", notoriety=50)
    feed(at, "map-1")
    assert set(legal(at)) == SECOND
    at = searched(motive="piracy", notoriety=51)
    feed(at, "map-1")
    assert set(legal(at)) == SECOND - {"second for notoriety"}
    assert why_not(at, "second for notoriety") == "piracy-other-price"
